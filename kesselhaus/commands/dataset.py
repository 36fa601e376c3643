"""`kesselhaus dataset`: decisions of bots as tables for learners."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import get_args

from kesselhaus.commands.experiment import a_shard, sorry_if_not_possible
from kesselhaus.commands.matches import a_pairing, add_matches, how_many, where
from kesselhaus.commands.shared import (
    Sorry,
    a_game,
    add_json,
    choose,
    console,
    number,
    print_json,
    progress,
)

HELP = "write decisions of bots (what was known, legal, chosen, what came of it) as Parquet or Arrow"
FORMATS = ("parquet", "arrow")
ROWS = ("decisions", "positions")


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=1000, bots="greedy")
    parser.add_argument(
        "--out", default="dataset", metavar="DIR", help="folder for the parts (default: dataset)"
    )
    parser.add_argument("--format", default=FORMATS[0], help="parquet (default) or arrow")
    parser.add_argument(
        "--rows",
        default=ROWS[0],
        help="decisions (default): what was known and chosen; positions: what all know when a phase ends",
    )
    parser.add_argument("--sample", metavar="N", help="only so many rows of each match, drawn by the seed")
    parser.add_argument("--part", default="100", metavar="N", help="so many matches in a file (default: 100)")
    parser.add_argument(
        "--resume", action="store_true", help="need not be said: what is in --out is always gone on with"
    )
    parser.add_argument("--shard", metavar="I/N", help="write only each Nth part from the Ith on")
    parser.add_argument("--on", metavar="ray[:ADDRESS]", help="play on a Ray cluster that shares the folder")
    add_json(parser)


def run(arguments: Namespace) -> int:
    try:
        from kesselhaus.lab import dataset
        from kesselhaus.lab.notes import noted
        from kesselhaus.lab.rows import Rows
    except ImportError as missing:
        raise Sorry("Views as numbers need numpy: pip install 'kesselhaus[data]'.") from missing

    game = a_game(arguments.game)
    games, cores = how_many(arguments)
    assert (get_args(dataset.Format), get_args(Rows)) == (FORMATS, ROWS)
    plan = dataset.Plan(
        a_pairing(game, arguments, arguments.seats),
        games,
        arguments.out,
        choose(arguments.format, FORMATS, "format"),  # type: ignore[arg-type]
        choose(arguments.rows, ROWS, "kind of rows"),  # type: ignore[arg-type]
        None if arguments.sample is None else number(arguments.sample, "--sample", 1, 1_000_000),
        number(arguments.part, "--part", 1, 1_000_000),
    )
    folder, shard = Path(arguments.out), a_shard(arguments)
    mine = sum(len(plan.matches(part)) for part in shard.numbers(plan.parts))
    with (
        progress(f"{game.title}, {plan.pairing.seats} seats", mine) as advance,
        sorry_if_not_possible(folder),
    ):
        try:
            written = list(dataset.write(game, plan, where(arguments.on, cores), advance, shard))
        except dataset.NoTables as missing:
            raise Sorry(str(missing)) from missing
        except FileExistsError as other:
            raise Sorry(f"{folder}: {other.strerror}.") from other
        except KeyboardInterrupt:
            there = sum(plan.file(part).exists() for part in range(plan.parts))
            raise Sorry(
                f"Stopped. {there} of {plan.parts} parts are whole in {folder}, and {noted(folder)} matches "
                "of others are kept; the same command goes on with them.",
                130,
            ) from None
    described = dataset.describe(game, plan)
    if arguments.json:
        print_json({"dataset": described, "written": [str(file) for file in written], "folder": str(folder)})
        return 0
    out = console()
    out.print(
        f"{games} matches of {game.title} in {plan.parts} parts, of which {len(written)} are new: {folder}",
        markup=False,
    )
    out.print(
        f"a view has {len(described.view)} numbers, the catalogue {described.options} options "
        f"({described.catalogue})"
    )
    return 0

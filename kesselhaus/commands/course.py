"""`kesselhaus course`: how the numbers of a game move through matches between bots."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from kesselhaus.commands.shared import (
    Sorry,
    a_bot,
    a_game,
    add_json,
    console,
    number,
    print_json,
    progress,
    seats_and_variants,
    table,
)
from kesselhaus.lab.course import Report, course, keep
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.plots import NoPlots, plot_course

HELP = "follow the numbers of a game (prices, scores) through matches between bots, with plots"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", default="40", help="number of matches for each number of seats (default: 40)"
    )
    parser.add_argument("--bots", default="greedy", help="names, separated by commas (default: greedy)")
    parser.add_argument(
        "--seats", help="numbers of players, separated by commas, or all (default: the usual number)"
    )
    parser.add_argument("--variants", default="", help="keys of variants, separated by commas")
    parser.add_argument("--seed", default="1", help="equal seeds deal equal matches (default: 1)")
    parser.add_argument("--cores", help="number of processes (default: all cores)")
    parser.add_argument("--out", default="course", metavar="DIR", help="folder for report, table and plots")
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    games = number(arguments.games, "--games", 1, 1_000_000)
    cores = None if arguments.cores is None else number(arguments.cores, "--cores", 1, 1024)
    bots = tuple(a_bot(name) for name in arguments.bots.split(","))
    seed = number(arguments.seed, "--seed", 0, 2**63 - 1)
    counts = arguments.seats.split(",") if arguments.seats else [str(game.usual_seats)]
    if counts == ["all"]:
        counts = [str(seats) for seats in game.seats]
    pairings = [Pairing(*seats_and_variants(game, seats, arguments.variants), bots, seed) for seats in counts]
    with progress(game.title, games * len(pairings)) as advance:
        followed = [course(game, pairing, games, advance, cores) for pairing in pairings]
    reports, folder = [report for report, _ in followed], Path(arguments.out)
    try:
        files = keep(followed, folder)
        files |= plot_course(reports, folder)
    except OSError as error:
        raise Sorry(f"{arguments.out} cannot be written: {error.strerror}.") from error
    except NoPlots as missing:
        files["plots"] = str(missing)
    if arguments.json:
        print_json({"reports": reports, "files": files})
    else:
        _tell(reports, files)
    return 0


def _tell(reports: list[Report], files: dict[str, str]) -> None:
    out = console()
    for report in reports:
        out.print(
            f"{report.games} matches of {report.game}, {report.seats} seats, {', '.join(report.bots)}\n"
        )
        heads = ("scale", "rises a match", "falls", "at its floor", "at its top", "stuck", "mean at the end")
        listed = table("number", figures=heads)
        for line in report.lines:
            listed.add_row(
                f"{line.kind} {line.name}",
                "" if line.floor is None or line.top is None else f"{line.floor:g}-{line.top:g}",
                f"{line.rises:g}",
                f"{line.falls:g}",
                *(
                    "" if share is None else f"{share:.0%}"
                    for share in (line.at_floor, line.at_top, line.stuck)
                ),
                f"{line.points[-1].mean:.1f}",
            )
        out.print(listed)
        for warning in report.warnings:
            out.print(f"! {warning}", style="yellow", markup=False)
        out.print()
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)

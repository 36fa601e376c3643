"""`kesselhaus compare`: two bots or two editions on the same deals."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kesselhaus.commands.experiment import add_experiment, carry_out, conclude, to_play
from kesselhaus.commands.matches import a_pairing, add_matches, the_components
from kesselhaus.commands.shared import Sorry, a_bot, a_game, add_json, console, print_json, progress, table
from kesselhaus.engine.game import Game
from kesselhaus.lab.compare import COMPARE, Comparison, Pair, score_differences, versus
from kesselhaus.lab.plots import NoPlots, plot_compare

HELP = "play two bots, or two editions of the components, on the same deals: paired differences"
SHIPPED = "shipped"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=100, bots="greedy")
    what = f"a bot; or an edition: a components file (FILE.toml) or '{SHIPPED}'"
    parser.add_argument("first", metavar="A", help=what)
    parser.add_argument("second", metavar="B", help=what)
    parser.add_argument(
        "--against",
        metavar="BOTS",
        help="bots at the other seats; without them A and B share the table and change places",
    )
    add_experiment(parser, out=None)
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    plan = _plan(game, arguments)
    folder = Path(arguments.out) if arguments.out else None
    with progress(f"{game.title}, {plan.seats} seats", to_play(arguments)) as advance:
        pairs = carry_out(COMPARE, game, plan, arguments, advance, folder)
    told(game, plan, pairs, folder, arguments.json)
    return 0


def _plan(game: Game[Any], arguments: Namespace) -> Comparison:
    usual = a_pairing(game, arguments, arguments.seats)
    names = (arguments.first, arguments.second)
    if names[0] == names[1]:
        raise Sorry(f"{names[0]} is compared with itself: name two different bots or editions.")
    if any(_is_edition(name) for name in names):
        return _of_editions(game, usual.seats, usual.variants, usual.bots, usual.seed, names)
    one, other = (a_bot(name) for name in names)
    against = [a_bot(name) for name in arguments.against.split(",")] if arguments.against else ()
    return Comparison(
        usual.seats,
        usual.variants,
        usual.seed,
        (one, other),
        versus(one, other, usual.seats, against),
        usual.components,
        usual.components,
        kind="among others" if against else "head to head",
    )


def _of_editions(
    game: Game[Any],
    seats: int,
    variants: tuple[str, ...],
    bots: tuple[str, ...],
    seed: int,
    names: tuple[str, str],
) -> Comparison:
    if not all(_is_edition(name) for name in names):
        raise Sorry(f"Two editions are compared, or two bots; {names[0]} and {names[1]} are one of each.")
    one, other = (None if name == SHIPPED else the_components(game, name) for name in names)
    lineup = tuple(bots[place % len(bots)] for place in range(seats))
    return Comparison(seats, variants, seed, names, (lineup, lineup), one, other, kind="editions")


def _is_edition(name: str) -> bool:
    return name == SHIPPED or name.endswith(".toml")


def told(
    game: Game[Any], plan: Comparison, pairs: Sequence[Pair], folder: Path | None, as_json: bool
) -> None:
    report, files = conclude(COMPARE, game, plan, pairs, folder)
    if folder is not None:
        try:
            plot_compare(report, score_differences(plan, pairs), folder / "plot.png")
            files["plot"] = str(folder / "plot.png")
        except NoPlots as missing:
            files["plot"] = str(missing)
    if as_json:
        print_json({"report": report, "files": files})
        return
    out, (one, other) = console(), report.names
    out.print(f"{report.pairs} deals of {report.game}, {report.seats} seats, each played twice", markup=False)
    listed = table("", figures=(one, other, f"{one} more by"))
    for difference in report.differences:
        more = difference.more
        listed.add_row(
            difference.what,
            f"{difference.first.value:.2f}",
            f"{difference.second.value:.2f}",
            f"{more.value:+.2f} ({more.low:+.2f} to {more.high:+.2f})",
        )
    out.print(listed)
    if plan.kind != "editions":
        won = report.won
        out.print(f"of the deals that differ {one} has {won.value:.0%} ({won.low:.0%} to {won.high:.0%})")
    for what, file in files.items():
        out.print(f"{what}: {file}", markup=False)

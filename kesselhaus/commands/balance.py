"""`kesselhaus balance`: what bot matches tell about a game."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kesselhaus.commands.experiment import add_experiment, carry_out, conclude, to_play
from kesselhaus.commands.matches import a_pairing, add_matches
from kesselhaus.commands.shared import Sorry, a_game, add_json, choose, console, print_json, progress, table
from kesselhaus.engine.game import Game
from kesselhaus.lab.balance import BALANCE, Counted, Report
from kesselhaus.lab.figures import percent
from kesselhaus.lab.matches import Dealt, Pairing
from kesselhaus.lab.plots import NoPlots, plot_balance

HELP = "report seat advantage, scores, length, and what is taken and whether that wins"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=200, bots="greedy")
    parser.add_argument(
        "--assign",
        metavar="random",
        help="deal what seats begin with (abilities, experiments) instead of letting them choose",
    )
    parser.add_argument("--options", action="store_true", help="list what was offered and chosen, too")
    add_experiment(parser, out=None)
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    pairing = a_pairing(game, arguments, arguments.seats)
    if arguments.assign is not None:
        pairing = _dealt(game, pairing, arguments.assign)
    folder = Path(arguments.out) if arguments.out else None
    with progress(f"{game.title}, {pairing.seats} seats", to_play(arguments)) as advance:
        counted = carry_out(BALANCE, game, pairing, arguments, advance, folder)
    told(game, pairing, counted, folder, arguments.json, arguments.options)
    return 0


def _dealt(game: Game[Any], pairing: Pairing, how: str) -> Pairing:
    choose(how, ("random",), "way to assign")
    if not game.beginnings:
        raise Sorry(f"In {game.title} nobody chooses what he begins with: there is nothing to deal.")
    seats, variants, bots = pairing.seats, pairing.variants, pairing.bots
    return Dealt(seats, variants, bots, pairing.seed, pairing.components, assign="random")


def told(
    game: Game[Any],
    pairing: Pairing,
    counted: Sequence[Counted],
    folder: Path | None,
    as_json: bool,
    with_options: bool = False,
) -> None:
    report, files = conclude(BALANCE, game, pairing, counted, folder)
    if folder is not None:
        try:
            plot_balance(report, folder / "plot.png")
            files["plot"] = str(folder / "plot.png")
        except NoPlots as missing:
            files["plot"] = str(missing)
    if as_json:
        print_json(report)
        return
    _tell(report, with_options)
    for what, file in files.items():
        console().print(f"{what}: {file}", markup=False)


def _tell(report: Report, with_options: bool) -> None:
    out = console()
    out.print(f"{report.games} matches of {report.game}, {report.seats} seats, {', '.join(report.bots)}")
    out.print(f"scores: {report.score}, from {report.least} to {report.most}", markup=False)
    out.print(f"winners: {report.winning_score}, ahead by {report.margin}", markup=False)
    out.print(f"length: {report.decisions} decisions, {report.turns} turns", markup=False)
    out.print(f"ends: {', '.join(f'{why} {times}' for why, times in report.reasons.items())}\n")
    seats = table("wins", figures=[str(place + 1) for place in range(report.seats)])
    seats.add_row("by seat", *map(percent, report.by_seat))
    seats.add_row("by order of first decisions", *map(percent, report.by_order))
    out.print(seats)
    out.print()
    heads = (
        "per match",
        "seats that did it",
        "their share of wins",
        "more at the same place",
        "chance",
    )
    things = table("thing", figures=heads)
    for thing in report.things:
        more = "" if thing.more is None else percent(thing.more)
        chance = "" if thing.chance is None else f"{thing.chance:.3f}"
        won = percent(thing.win_share)
        things.add_row(thing.what, f"{thing.per_match:g}", f"{thing.takers:.0%}", won, more, chance)
    out.print(things)
    if with_options:
        out.print()
        choices = table("option", figures=("offered", "chosen", "share"))
        for choice in report.choices:
            choices.add_row(choice.what, f"{choice.offered:,}", f"{choice.chosen:,}", f"{choice.share:.1%}")
        out.print(choices)
    out.print()
    for warning in report.warnings:
        out.print(f"! {warning}", style="yellow", markup=False)
    if not report.warnings:
        out.print("Nothing stands out.")

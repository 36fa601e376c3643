"""`kesselhaus flow`: which task of a game leads to which, as a drawing."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from kesselhaus.commands.matches import a_pairing, add_matches, how_many
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, print_json, progress, table
from kesselhaus.engine.game import Game
from kesselhaus.lab.flow.drawing import draw
from kesselhaus.lab.flow.following import Flow, Way, flow
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.players import BotFailed
from kesselhaus.lab.simulate import Plan

HELP = "follow the tasks of a game through matches between bots and draw which leads to which"

SEATS = "numbers of players, separated by commas (default: all of the game); each plays all matches"

VARIANTS = "keys of variants, separated by commas; random: each match draws its own set (default: random)"


def arguments(parser: ArgumentParser) -> None:
    add_matches(parser, games=20, bots="greedy", seats=SEATS, variants=VARIANTS)
    parser.set_defaults(variants="random")
    parser.add_argument("--out", metavar="FILE.svg", help="where to write the drawing")
    add_json(parser)


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    games, cores = how_many(arguments)
    counts = arguments.seats.split(",") if arguments.seats else [str(seats) for seats in game.seats]
    if arguments.variants == "random":
        pairings, games = list(_drawn(game, arguments, counts, games)), 1
    else:
        pairings = [a_pairing(game, arguments, seats) for seats in counts]
    with progress(game.title, games * len(pairings)) as advance:
        try:
            found = flow(game, pairings, games, advance, cores)
        except BotFailed as failure:
            raise Sorry(str(failure)) from failure
    if arguments.out is not None:
        try:
            Path(arguments.out).write_text(draw(found), encoding="utf-8")
        except OSError as error:
            raise Sorry(f"{arguments.out} cannot be written: {error.strerror}.") from error
    if arguments.json:
        print_json(msgspec.to_builtins(found) | {"file": arguments.out})
    else:
        _tell(found, arguments.out)
    return 0


def _drawn(game: Game[Any], arguments: Namespace, counts: Sequence[str], games: int) -> Iterator[Pairing]:
    """For each match variants of its own, so that nearly all tasks come up."""
    arguments.variants = ""
    for seats in counts:
        usual = a_pairing(game, arguments, seats)
        plan = Plan(usual.seats, "random", usual.bots, usual.seed)
        for number in range(games):
            variants = tuple(sorted(plan.variants_of(game, number)))
            yield replace(usual, variants=variants, seed=usual.seed + number)


def _tell(found: Flow, file: str | None) -> None:
    out = console()
    listed = table("task", "rule", figures=("times a match", "done"))
    listed.add_column("leads to")
    listed.add_column("waits behind it")
    for stop in found.stops:
        ways = [way for way in found.ways if way.start == stop.name]
        leads, leaves = (_named(way for way in ways if way.waits is waits) for waits in (False, True))
        done = f"{stop.done:.0%}" if stop.done else ""
        listed.add_row(stop.name, stop.rule, f"{stop.per_match:g}", done, leads, leaves)
    out.print(listed)
    if found.unmet:
        out.print(f"not met: {', '.join(found.unmet)}")
    if file is not None:
        out.print(f"drawing: {file}", markup=False)


def _named(ways: Iterable[Way]) -> str:
    return ", ".join(f"{way.to} {way.share:.0%}" for way in ways)

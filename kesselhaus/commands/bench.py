"""`kesselhaus bench`: how fast the games run on one core."""

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import to_builtins

from kesselhaus.commands.matches import VARIANTS
from kesselhaus.commands.shared import (
    Sorry,
    a_game,
    add_json,
    console,
    number,
    print_json,
    progress,
    seats_and_variants,
    table,
)
from kesselhaus.engine.catalogue import NotListed
from kesselhaus.engine.game import Game
from kesselhaus.games import shelf
from kesselhaus.lab.bench import ROUNDS, Speed, bench

if TYPE_CHECKING:
    from kesselhaus.lab.env_bench import LearningSpeed

Way: TypeAlias = tuple[Game[Any], int, tuple[str, ...]]
"""A game, with so many seats and variants."""

HELP = "measure the speed of games: decisions and matches per second, time of a fork"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all of the shelf")
    parser.add_argument("--seconds", default="8", help="for each game and number of seats (default: 8)")
    parser.add_argument("--seats", help="number of players (default: each number)")
    parser.add_argument("--variants", default="", help=f"{VARIANTS}; of one game")
    add_json(parser)


def run(arguments: Namespace) -> int:
    seconds = number(arguments.seconds, "--seconds", 1, 3600)
    games = [a_game(name) for name in arguments.games] or list(shelf().values())
    if arguments.variants and len(games) > 1:
        raise Sorry("Variants are those of one game: kesselhaus bench GAME --variants …")
    ways = [
        (game, *seats_and_variants(game, str(seats), arguments.variants))
        for game in games
        for seats in ([arguments.seats] if arguments.seats else game.seats)
    ]
    speeds: list[Speed] = []
    with progress("measuring", len(ways) * (ROUNDS + 1)) as advance:
        for game, seats, variants in ways:
            speeds.append(bench(game, seats, seconds, advance, variants))
    learning = _learning(ways, seconds / 4)
    if arguments.json:
        print_json(
            [
                {**to_builtins(speed), "learning": to_builtins(found)}
                for speed, found in zip(speeds, learning, strict=True)
            ]
        )
    else:
        _tell(speeds)
        if any(learning):
            _tell_learning(speeds, learning)
    return 0


def _learning(ways: list[Way], seconds: float) -> "list[LearningSpeed | None]":
    """Nothing for games whose options cannot be listed, and for none where the extra `rl` is missing."""
    try:
        from kesselhaus.lab.env_bench import learning_speed
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("kesselhaus"):
            raise
        sentence = "kesselhaus: What learners get is not measured; it takes pip install 'kesselhaus[rl]'."
        print(sentence, file=sys.stderr)
        return [None] * len(ways)
    found: list[LearningSpeed | None] = []
    with progress("measuring for learners", len(ways)) as advance:
        for game, seats, variants in ways:
            try:
                found.append(learning_speed(game.key, seats, seconds, variants))
            except NotListed:
                found.append(None)
            advance(1)
    return found


def _tell_learning(speeds: list[Speed], learning: "list[LearningSpeed | None]") -> None:
    heads = ("options", "numbers", "encode µs", "AEC steps/s", "vector steps/s")
    listed = table("game", "seats", figures=heads)
    for speed, found in zip(speeds, learning, strict=True):
        if found is not None:
            steps = f"{found.aec_steps_per_s:,}", f"{found.vector_steps_per_s:,}"
            counts = f"{found.options:,}", f"{found.numbers:,}", f"{found.encode_us}"
            listed.add_row(speed.game, str(speed.seats), *counts, *steps)
    console().print(listed)


def _tell(speeds: list[Speed]) -> None:
    heads = ("decisions/s", "matches/s", "decisions/match", "options/decision", "forced", "fork µs")
    listed = table("game", "seats", figures=heads)
    for speed in speeds:
        listed.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_s:,}",
            f"{speed.games_per_s:,}",
            f"{speed.decisions_per_game}",
            f"{speed.options_per_decision}",
            f"{speed.forced_share:.0%}",
            f"{speed.fork_us}",
        )
    console().print(listed)

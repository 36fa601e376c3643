"""`kesselhaus trace`: matches of random players as lines of text, to compare two versions of the rules."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import Any

from kesselhaus.commands.matches import SEATS, a_seed
from kesselhaus.commands.shared import Sorry, a_game, number, seats_and_variants
from kesselhaus.engine.game import Game
from kesselhaus.lab.simulate import Plan
from kesselhaus.lab.trace import STRIDE, in_full, trace

HELP = "write matches of random players as lines of hashes: equal rules write equal lines"
MOST = 1_000_000

VARIANTS = "keys of variants, separated by commas; random: each match draws its own set"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--matches", default="10", help="number of matches (default: 10)")
    parser.add_argument("--seats", help=SEATS)
    parser.add_argument("--variants", default="", help=VARIANTS)
    parser.add_argument("--seed", default="1", help="equal seeds deal equal matches (default: 1)")
    parser.add_argument(
        "--from",
        dest="first",
        metavar="MATCH:ANSWER",
        help=f"print {STRIDE} questions and answers of a match in full, from this one on",
    )


def run(arguments: Namespace) -> int:
    game = a_game(arguments.game)
    matches = number(arguments.matches, "--matches", 1, MOST)
    plan, box = _plan(game, arguments), game.load_box(None)
    if arguments.first is not None:
        lines: Iterable[str] = in_full(game, plan, *_place(arguments.first), box)
    else:
        lines = (line for match in range(matches) for line in trace(game, plan, match, box))
    for line in lines:
        print(line)
    return 0


def _plan(game: Game[Any], arguments: Namespace) -> Plan:
    drawn = arguments.variants == "random"
    seats, variants = seats_and_variants(game, arguments.seats, "" if drawn else arguments.variants)
    return Plan(seats, "random" if drawn else variants, ("random",) * seats, a_seed(arguments))


def _place(text: str) -> tuple[int, int]:
    match, colon, answer = text.partition(":")
    if not colon:
        raise Sorry(f"--from names a match and an answer of it, as 3:151, not {text!r}.")
    return number(match, "The match of --from", 0, MOST), number(answer, "The answer of --from", 1, MOST)

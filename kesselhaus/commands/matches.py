"""What commands share that let bots play matches: which ones, how many, on how many cores."""

from argparse import ArgumentParser, Namespace
from typing import Any

from kesselhaus.commands.shared import a_bot, number, seats_and_variants
from kesselhaus.engine.game import Game
from kesselhaus.lab.matches import Pairing

SEATS = "number of players (default: the usual number)"
BOTS = "one name for all seats or several, separated by commas: search:200ms,greedy,random"
VARIANTS = "keys of variants, separated by commas"


def add_matches(
    parser: ArgumentParser, games: int, bots: str, seats: str = SEATS, variants: str = VARIANTS
) -> None:
    """The arguments, with what a command usually plays."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", default=str(games), help=f"number of matches (default: {games})")
    parser.add_argument("--bots", default=bots, help=f"{BOTS} (default: {bots})")
    parser.add_argument("--seats", help=seats)
    parser.add_argument("--variants", default="", help=variants)
    parser.add_argument("--seed", default="1", help="equal seeds deal equal matches (default: 1)")
    parser.add_argument("--cores", help="number of processes (default: all cores)")


def how_many(arguments: Namespace, most: int = 1_000_000) -> tuple[int, int | None]:
    """Matches, and processes that play them."""
    cores = None if arguments.cores is None else number(arguments.cores, "--cores", 1, 1024)
    return number(arguments.games, "--games", 1, most), cores


def a_seed(arguments: Namespace) -> int:
    return number(arguments.seed, "--seed", 0, 2**63 - 1)


def a_pairing(game: Game[Any], arguments: Namespace, seats: str | None) -> Pairing:
    """Who plays, if the game is played so."""
    bots = tuple(a_bot(name) for name in arguments.bots.split(","))
    return Pairing(*seats_and_variants(game, seats, arguments.variants), bots, a_seed(arguments))

"""What commands share that let bots play matches: which ones, how many, with what, and where."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kesselhaus.commands.shared import Sorry, a_bot, number, seats_and_variants
from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.game import Game
from kesselhaus.lab import cluster
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.spread import Spread, on_cores

SEATS = "number of players (default: the usual number)"
BOTS = (
    "one name for all seats or several, separated by commas: search:200ms,greedy,random; "
    "or bots of your own: file.py:Class, module:Class"
)
VARIANTS = "keys of variants, separated by commas"
LARGEST_FILE = 1_000_000


def add_matches(
    parser: ArgumentParser, games: int, bots: str, seats: str = SEATS, variants: str = VARIANTS
) -> None:
    """The arguments, with what a command usually plays."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", default=str(games), help=f"number of matches (default: {games})")
    parser.add_argument("--bots", default=bots, help=f"{BOTS} (default: {bots})")
    parser.add_argument("--seats", help=seats)
    parser.add_argument("--variants", default="", help=variants)
    parser.add_argument(
        "--components", metavar="FILE", help="a components file instead of the shipped components"
    )
    parser.add_argument("--seed", default="1", help="equal seeds deal equal matches (default: 1)")
    parser.add_argument("--cores", help="number of processes (default: all cores)")


def how_many(arguments: Namespace, most: int = 1_000_000) -> tuple[int, int | None]:
    """Matches, and processes that play them."""
    cores = None if arguments.cores is None else number(arguments.cores, "--cores", 1, 1024)
    return number(arguments.games, "--games", 1, most), cores


def where(on: str | None, cores: int | None) -> Spread:
    """Where matches are played: on cores of this machine, or on a cluster."""
    if on is None:
        return on_cores(cores)
    name, _, address = on.partition(":")
    if name != cluster.NAME:
        raise Sorry(f"--on names a cluster, ray or ray:ADDRESS, not {on!r}.")
    try:
        return cluster.on_ray(address or None)
    except cluster.NoCluster as error:
        raise Sorry(str(error)) from error


def a_seed(arguments: Namespace) -> int:
    return number(arguments.seed, "--seed", 0, 2**63 - 1)


def a_pairing(game: Game[Any], arguments: Namespace, seats: str | None) -> Pairing:
    """Who plays, if the game is played so."""
    bots = tuple(a_bot(name) for name in arguments.bots.split(","))
    chosen = seats_and_variants(game, seats, arguments.variants)
    return Pairing(*chosen, bots, a_seed(arguments), the_components(game, arguments.components))


def the_components(game: Game[Any], file: str | None) -> str | None:
    """The text of a components file, if the game can be played with it."""
    if file is None:
        return None
    try:
        with Path(file).open("rb") as opened:
            text = opened.read(LARGEST_FILE + 1)
        if len(text) > LARGEST_FILE:
            raise Sorry(f"{file} has more than {LARGEST_FILE:,} bytes; a components file has fewer.")
        game.box(text)
        return text.decode()
    except OSError as error:
        raise Sorry(f"{file} cannot be read: {error.strerror}.") from error
    except ComponentError as error:
        raise Sorry(f"{file} holds no components of {game.title}: {error}") from error

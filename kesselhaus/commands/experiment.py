"""What commands share that play experiments: keeping the matches, going on, playing parts elsewhere."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kesselhaus.commands.matches import how_many, where
from kesselhaus.commands.shared import Advance, Sorry, number
from kesselhaus.engine.game import Game
from kesselhaus.lab.cluster import NoCluster
from kesselhaus.lab.experiments import F, Kind, P, R, Shard, described, play_all
from kesselhaus.lab.ledger import Ledger, LedgerError
from kesselhaus.lab.players import BotFailed, NoSuchBot

OUT = "folder for every match as it ends, the report, tables and plots"
WHOLE = Shard()


def add_experiment(parser: ArgumentParser, out: str | None) -> None:
    """The arguments of a command that keeps its matches."""
    usual = "" if out is None else f" (default: {out})"
    parser.add_argument("--out", default=out, metavar="DIR", help=f"{OUT}{usual}")
    parser.add_argument(
        "--resume", action="store_true", help="go on with the experiment in --out where it was stopped"
    )
    parser.add_argument(
        "--shard", metavar="I/N", help="play only each Nth match from the Ith on; `merge` puts parts together"
    )
    parser.add_argument(
        "--on", metavar="ray[:ADDRESS]", help="play on a Ray cluster instead of the cores of this machine"
    )


def a_shard(arguments: Namespace) -> Shard:
    if arguments.shard is None:
        return WHOLE
    place, slash, of = arguments.shard.partition("/")
    if not slash:
        raise Sorry(f"--shard names a part and how many there are, as 2/8, not {arguments.shard!r}.")
    parts = number(of, "The number of parts of --shard", 1, 1_000_000)
    return Shard(number(place, "The part of --shard", 1, parts), parts)


def to_play(arguments: Namespace, most: int = 1_000_000) -> int:
    """How many matches of the experiment this part has."""
    return len(a_shard(arguments).numbers(how_many(arguments, most)[0]))


def carry_out(
    kind: Kind[P, F, R],
    game: Game[Any],
    plan: P,
    arguments: Namespace,
    advance: Advance,
    folder: Path | None = None,
    most: int = 1_000_000,
) -> list[F]:
    """Play what is missing; each match is kept when it ends, if there is a folder."""
    games, cores = how_many(arguments, most)
    shard = a_shard(arguments)
    if folder is None and (arguments.resume or shard != WHOLE):
        raise Sorry("--resume and --shard need a folder in which the matches are kept: --out DIR.")
    with sorry_if_not_possible(folder):
        ledger = None
        if folder is not None:
            ledger = Ledger(folder, described(kind, game, plan, games), kind.found, resume=arguments.resume)
        try:
            spread = where(arguments.on, cores)
            return play_all(kind.play, game.key, plan, games, advance, spread, ledger, shard, records=False)
        except KeyboardInterrupt:
            if ledger is not None:
                raise Sorry(f"Stopped. {_kept(ledger)}", 130) from None
            raise
        except BotFailed as failure:
            raise Sorry(f"{failure} {_kept(ledger)}" if ledger else str(failure)) from failure


def _kept(ledger: Ledger[Any]) -> str:
    return (
        f"{len(ledger.numbers)} of {ledger.experiment.games} matches are kept in {ledger.folder}; "
        "--resume goes on with them."
    )


def conclude(
    kind: Kind[P, F, R], game: Game[Any], plan: P, found: Sequence[F], folder: Path | None
) -> tuple[R, dict[str, str]]:
    """What is told of all matches, and the files in which it stands."""
    report = kind.report(game, plan, found)
    if folder is None:
        return report, {}
    with sorry_if_not_possible(folder):
        return report, kind.keep(report, found, folder)


@contextmanager
def sorry_if_not_possible(folder: Path | None) -> Iterator[None]:
    try:
        yield
    except (LedgerError, NoCluster, NoSuchBot, BotFailed) as error:
        raise Sorry(str(error)) from error
    except OSError as error:
        raise Sorry(f"{folder} cannot be written: {error.strerror}.") from error

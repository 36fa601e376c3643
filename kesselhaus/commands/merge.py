"""`kesselhaus merge`: parts of an experiment that were played elsewhere, put together."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from kesselhaus.commands import balance, compare, course, habits, simulate, tournament
from kesselhaus.commands.experiment import sorry_if_not_possible
from kesselhaus.commands.shared import Sorry, a_game, add_json, choose
from kesselhaus.engine.game import Game
from kesselhaus.lab.balance import BALANCE
from kesselhaus.lab.compare import COMPARE
from kesselhaus.lab.experiments import Kind
from kesselhaus.lab.gauges import COURSE, report_on
from kesselhaus.lab.habits import HABITS
from kesselhaus.lab.ledger import merged, read_experiment
from kesselhaus.lab.simulate import SIMULATE
from kesselhaus.lab.tournament import TOURNAMENT

HELP = "put the parts of an experiment together that were played with --shard"

Tell = Callable[[Game[Any], Any, list[Any], Path, bool], object]
"""What a command tells of all matches."""
KINDS: Mapping[str, tuple[Kind[Any, Any, Any], Tell]] = {
    "tournament": (
        TOURNAMENT,
        lambda game, plan, found, folder, as_json: tournament.told(
            game, plan, found, folder, as_json, _thought(found)
        ),
    ),
    "balance": (BALANCE, balance.told),
    "compare": (COMPARE, compare.told),
    "habits": (HABITS, habits.told),
    "simulate": (
        SIMULATE,
        lambda game, plan, found, folder, as_json: simulate.told(
            game, plan, found, folder, as_json, _thought(found)
        ),
    ),
    "course": (
        COURSE,
        lambda game, plan, found, folder, as_json: course.told(
            [(report_on(game, plan, found), found)], folder, as_json
        ),
    ),
}


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("parts", nargs="+", metavar="DIR", help="folders of parts of the same experiment")
    parser.add_argument("--out", required=True, metavar="DIR", help="folder for all of it")
    add_json(parser)


def run(arguments: Namespace) -> int:
    parts, into = [Path(part) for part in arguments.parts], Path(arguments.out)
    with sorry_if_not_possible(into):
        experiments = [read_experiment(part) for part in parts]
        if None in experiments:
            raise Sorry(f"{parts[experiments.index(None)]} holds no part of an experiment.")
        first = experiments[0]
        assert first is not None
        if any(other != first for other in experiments):
            raise Sorry(
                "These are parts of different experiments; only parts of the same one belong together."
            )
        game = a_game(first.game)
        kind, tell = KINDS[choose(first.command, KINDS, "kind of experiment")]
        ledger = merged(parts, into, first, kind.found)
    missing = first.games - len(ledger.numbers)
    if missing:
        raise Sorry(
            f"{missing} of {first.games} matches are in none of these folders; the others are in {into} now."
        )
    plan = msgspec.convert(first.plan, kind.plan)
    tell(game, plan, [found for _, found in ledger.found()], into, arguments.json)
    return 0


def _thought(found: list[Any]) -> float:
    """How long all bots thought."""
    return float(sum(sum(match.seconds) for match in found))

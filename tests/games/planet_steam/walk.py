"""Whole matches, step by step, with players who get somewhere: pure chance spends all on the first bid."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct

from kesselhaus.engine.agenda import flow
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Option, Question
from kesselhaus.engine.steps import Kept
from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import shipped
from kesselhaus.games.planet_steam.examples.positions import tank
from kesselhaus.games.planet_steam.state import Table

EAGER = (
    o.Activate,
    o.BuyTank,
    o.ImportTank,
    o.BuyConverter,
    o.BuySupercharger,
    o.RaiseCarrier,
    o.Use,
    o.ClaimByDie,
    o.ClaimFreely,
    o.ClaimByPermit,
    o.BuyPermit,
    o.BuyQuarters,
    o.KeepCarrier,
)


def choose(chance: Random, question: Question) -> Any:
    """An answer to a question: small bids, few passes, and mostly what brings a player on."""
    if isinstance(question, Draw):
        return chance.choice(question.outcomes)
    options = question.options
    if isinstance(options[0], o.Bid):
        passes = isinstance(options[-1], o.Pass) and chance.random() < 0.5
        return options[-1] if passes else options[chance.randrange(min(4, len(options)))]
    if chance.random() < 0.7:
        eager: list[Option] = [option for option in options if isinstance(option, EAGER)]
        if eager:
            return chance.choice(eager)
    return chance.choice(options)


class Step(Struct, frozen=True):
    """One task of a match: its kind, and the tables before and after it was done."""

    kind: type[Task]
    before: Table
    after: Table
    asked: tuple[Ask, ...]
    answers: tuple[Any, ...]


def steps(seats: int, variants: frozenset[str], chance: Random, rich: bool = False) -> Iterator[Step]:
    """All tasks of a match, those included in which nobody is asked."""
    table = GAME.setup(seats, variants, shipped())
    if rich:
        enrich(table)
    begun: list[Table] = []
    kept = Kept(list[Answer](), table)
    kept.on_step = begun.append
    play, asked, answers = flow(table, kept), list[Ask](), list[Answer]()
    while table.agenda:
        try:
            question = play.send(answers[-1] if answers else None)
        except StopIteration:
            begun.append(table.copy())
        for before, after in pairwise(begun):
            yield Step(type(before.agenda[-1]), before, after, tuple(asked), tuple(answers))
            asked, answers = [], []
        del begun[:-1]
        asked += [question] if isinstance(question, Ask) else []
        answers.append(choose(chance, question))


def enrich(table: Table) -> None:
    """Goods, credits and tanks for everybody, so that a short match meets more of the rules."""
    for player in table.players:
        player.credits += 150
        player.goods = {"quartz": 2, "ore": 3, "water": 4, "energy": 4}
        for zone, converter in zip(table.own_zones(player.seat), ("quartz", "ore"), strict=False):
            tank(table, player.seat, zone, converter, supercharger=True)


def start(seats: int, variants: frozenset[str], chance: Random) -> Match[Table]:
    return Match(GAME, seats, variants, chance=chance)


def advance(match: Match[Table], chance: Random, answers: int) -> Match[Table]:
    """So many answers further, or to the end."""
    for _ in range(answers):
        if match.question is None:
            break
        match.answer(choose(chance, match.question))
    return match

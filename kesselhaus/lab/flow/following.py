"""Which task leads to which, followed through matches between bots."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from inspect import isgeneratorfunction
from itertools import pairwise
from typing import Any

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import RULES, Task
from kesselhaus.lab.matches import Pairing, from_shelf, on_all_cores, sit_down

END = "End"
"""What comes after the last task."""


class Stop(Struct, frozen=True):
    """A kind of task."""

    name: str
    title: str
    rule: str
    told: str
    """What it is for, in the words of its kind."""
    asks: bool
    part: bool
    """Whether its answer belongs to the one before it."""
    per_match: float


class Way(Struct, frozen=True):
    """From one kind of task to the next that was done."""

    start: str
    to: str
    share: float
    """Of all ways from there."""
    waited: bool
    """Whether it mostly lay on the agenda already, instead of following from the rule."""


class Flow(Struct, frozen=True):
    """The flow of a game, over all matches that were followed."""

    game: str
    title: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    matches: int
    first: str
    stops: tuple[Stop, ...]
    ways: tuple[Way, ...]
    unmet: tuple[str, ...]
    """Kinds of tasks that came up in no match."""


class Seen(Struct, frozen=True):
    """One way as it was seen: from, to, and whether the task had waited."""

    start: str
    to: str
    waited: bool


def follow(key: str, pairing: Pairing, number: int) -> list[Seen]:
    """All ways of one match, wherever it is played, in their order."""
    game, box = from_shelf(key)
    tables: list[tuple[str, int]] = []

    def on_step(table: State) -> None:
        tables.append((type(table.doing).__name__, len(table.agenda)))

    sit_down(game, pairing, number, box, on_step=on_step)
    tables.append((END, 0))
    return list(_ways(tables))


def _ways(tables: Sequence[tuple[str, int]]) -> Iterable[Seen]:
    """A task that the rule before it returned lies as high on the agenda as that one did, or higher."""
    for (start, height), (to, then) in pairwise(tables):
        yield Seen(start, to, waited=then < height and to != END)


def flow(
    game: Game[Any],
    pairings: Sequence[Pairing],
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> Flow:
    """Follow so many matches of each pairing."""
    matches = [
        match
        for pairing in pairings
        for match in on_all_cores(follow, game.key, pairing, games, advance, processes)
    ]
    return flow_of(game, pairings, matches)


def flow_of(game: Game[Any], pairings: Sequence[Pairing], matches: Sequence[Sequence[Seen]]) -> Flow:
    seen = Counter(way for match in matches for way in match)
    times = Counter[str]()
    for way, count in seen.items():
        times[way.start] += count
    met = [kind for kind in game.tasks if times[kind.__name__]]
    return Flow(
        game=game.key,
        title=game.title,
        seats=tuple(pairing.seats for pairing in pairings),
        bots=pairings[0].bots,
        matches=len(matches),
        first=matches[0][0].start,
        stops=tuple(_stop(kind, times[kind.__name__] / len(matches)) for kind in met),
        ways=tuple(_merged(seen, times)),
        unmet=tuple(kind.__name__ for kind in game.tasks if kind not in met),
    )


def _merged(seen: Counter[Seen], times: Counter[str]) -> Iterable[Way]:
    """Each way once, the most frequent of each task first."""
    pairs = Counter[tuple[str, str]]()
    for way, count in seen.items():
        pairs[way.start, way.to] += count
    for (start, to), count in sorted(pairs.items(), key=lambda pair: (pair[0][0], -pair[1], pair[0][1])):
        waited = seen[Seen(start, to, True)] > count / 2
        yield Way(start, to, round(count / times[start], 4), waited)


def _stop(kind: type[Task], per_match: float) -> Stop:
    rule, told = cited(kind)
    return Stop(
        name=kind.__name__,
        title=title_of(kind),
        rule=rule,
        told=told,
        asks=isgeneratorfunction(RULES[kind]),
        part=kind.part,
        per_match=round(per_match, 2),
    )


def title_of(kind: type[Task]) -> str:
    """`BetweenMoves` as it is said: Between moves."""
    words = re.findall(r"[A-Z][^A-Z]*", kind.__name__)
    return " ".join([words[0], *(word.lower() for word in words[1:])])


def cited(kind: type[Task]) -> tuple[str, str]:
    """The rule that a kind of task cites, and what it says of itself."""
    rule, _, told = " ".join((kind.__doc__ or "").split()).partition(": ")
    return rule, told.rstrip(".")

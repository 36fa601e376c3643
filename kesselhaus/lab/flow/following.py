"""Which task leads to which, followed through matches between bots."""

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import pairwise
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import RULES, Task
from kesselhaus.lab.experiments import play_all
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import Pairing, from_shelf, sit_down
from kesselhaus.lab.spread import on_cores

END = "End"
"""Where the last task of a match leads."""
DONE = ""
"""Where a task leads that leaves nothing to do: what waited on the agenda goes on."""


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
    done: float
    """The share in which nothing follows from it."""


class Way(Struct, frozen=True):
    """What follows from a task, or waits behind it."""

    start: str
    to: str
    share: float
    """Of all tasks of that kind."""
    waits: bool
    """Whether the same rule has put both on the agenda, one behind the other."""


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
    """What was seen to follow from a task, or to wait behind it."""

    start: str
    to: str
    waits: bool = False


class Followed(Found, frozen=True, kw_only=True):
    """What was seen in one match, in its order."""

    seen: tuple[Seen, ...]


def follow(key: str, pairing: Pairing, number: int) -> Followed:
    """What followed from all tasks of one match, wherever it is played, in their order."""
    game, box = from_shelf(key, pairing.components)
    agendas: list[list[str]] = []

    def on_step(table: State) -> None:
        agendas.append([type(task).__name__ for task in table.agenda])

    sit_down(game, pairing, number, box, on_step=on_step)
    return Followed(seen=tuple(followed(agendas)))


def followed(agendas: Sequence[list[str]]) -> Iterable[Seen]:
    """What a rule returns takes the place of its task on the agenda; where that is less, it was nothing."""
    yield from _behind(agendas[0])
    for before, after in pairwise(agendas):
        returned = after[len(before) - 1 :]
        yield Seen(before[-1], returned[-1] if returned else DONE)
        yield from _behind(returned)
    yield Seen(agendas[-1][-1], END)


def _behind(returned: Sequence[str]) -> Iterable[Seen]:
    """Tasks that were put on the agenda together; the last of them is done first."""
    return (Seen(start, to, waits=True) for to, start in pairwise(returned) if start != to)


def flow(
    game: Game[Any],
    pairings: Sequence[Pairing],
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> Flow:
    """Follow so many matches of each pairing."""
    matches = [
        match.seen
        for pairing in pairings
        for match in play_all(follow, game.key, pairing, games, advance, on_cores(processes))
    ]
    return flow_of(game, pairings, matches)


def flow_of(game: Game[Any], pairings: Sequence[Pairing], matches: Sequence[Sequence[Seen]]) -> Flow:
    seen = Counter(one for match in matches for one in match)
    times = Counter[str]()
    for one, count in seen.items():
        times[one.start] += 0 if one.waits else count
    met = [kind for kind in game.tasks if times[kind.__name__]]
    return Flow(
        game=game.key,
        title=game.title,
        seats=tuple(dict.fromkeys(pairing.seats for pairing in pairings)),
        bots=pairings[0].bots,
        matches=len(matches),
        first=next(one.start for one in matches[0] if not one.waits),
        stops=tuple(_stop(kind, times[kind.__name__], seen, len(matches)) for kind in met),
        ways=tuple(_ways(seen, times)),
        unmet=tuple(kind.__name__ for kind in game.tasks if kind not in met),
    )


def _ways(seen: Counter[Seen], times: Counter[str]) -> Iterable[Way]:
    """Those of a task together, what is done next before what waits, the frequent before the rare."""
    found = [(one, count) for one, count in seen.items() if one.to != DONE]
    for one, count in sorted(found, key=lambda pair: (pair[0].start, pair[0].waits, -pair[1], pair[0].to)):
        yield Way(one.start, one.to, round(count / times[one.start], 4), one.waits)


def _stop(kind: type[Task], times: int, seen: Counter[Seen], matches: int) -> Stop:
    rule, told = cited(kind)
    return Stop(
        name=kind.__name__,
        title=title_of(kind),
        rule=rule,
        told=told,
        asks=asks(RULES[kind]),
        part=kind.part,
        per_match=round(times / matches, 2),
        done=round(seen[Seen(kind.__name__, DONE)] / times, 4),
    )


def asks(rule: Callable[..., Any]) -> bool:
    """Whether a rule says that it asks, always or sometimes."""
    comes = get_type_hints(rule)["return"]
    parts = get_args(comes) if get_origin(comes) in (Union, UnionType) else (comes,)
    return any(get_origin(part) is Generator for part in parts)


def title_of(kind: type[Task]) -> str:
    """`BetweenMoves` as it is said: Between moves."""
    words = re.findall(r"[A-Z][^A-Z]*", kind.__name__)
    return " ".join([words[0], *(word.lower() for word in words[1:])])


def cited(kind: type[Task]) -> tuple[str, str]:
    """The rule that a kind of task cites, and what it says of itself."""
    rule, _, told = " ".join((kind.__doc__ or "").split()).partition(": ")
    return rule.rstrip("."), told.rstrip(".")

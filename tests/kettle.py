"""A tiny game of our own for tests of whatever works with any game: who draws the most steam from the kettle?

Each seat has a secret thirst. In turn the seats take one to three units of steam; who has as much as his
thirst when the kettle is empty scores double. Its variants break the house rules on purpose.
"""

from collections.abc import Iterable
from random import Random
from typing import Self

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game, Result, Variant
from kesselhaus.engine.questions import Ask, Draw, Option
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.tasks import Play, Task, Then, does

STEAM = 12


class Take(Option, frozen=True):
    units: int


class Took(Event, frozen=True):
    seat: int
    units: int


class Thirst(Task, frozen=True):
    """KE-1: what a seat wants is drawn."""

    seat: int


class Turn(Task, frozen=True):
    """KE-2: a seat takes steam."""

    seat: int


class Hissing(Task, frozen=True):
    """KE-4: steam that has left the kettle comes back, which asks nobody."""

    steam: int


class Kettle(State, kw_only=True):
    agenda: list[Thirst | Turn | Hissing]
    steam: int
    taken: list[int]
    thirst: list[int]

    def copy(self) -> Self:
        twin = super().copy()
        twin.taken, twin.thirst = self.taken[:], self.thirst[:]
        return twin


def setup(seats: int, variants: frozenset[str], box: Box) -> Kettle:
    return Kettle(
        agenda=[Turn(0), *map(Thirst, reversed(range(seats)))],
        box=box,
        seats=seats,
        variants=variants,
        steam=STEAM,
        taken=[0] * seats,
        thirst=[],
    )


@does(Thirst)
def draw_thirst(state: Kettle, task: Thirst) -> Play:
    state.thirst.append((yield Draw("KE-1", (3, 4, 5))))
    return ()


@does(Hissing)
def hiss(state: Kettle, task: Hissing) -> Then:
    state.steam += task.steam
    return ()


@does(Turn)
def take(state: Kettle, task: Turn) -> Play:
    seat, following = task.seat, Turn((task.seat + 1) % state.seats)
    units = [] if "stuck" in state.variants and state.steam < 6 else [1, 2, 3]
    options = [Take(n) for n in units if n <= state.steam]
    chosen = yield Ask(seat, "KE-2", options)
    if "crash" in state.variants and state.steam < 6:
        raise RuntimeError("the kettle burst")
    if "endless" not in state.variants:
        state.steam -= chosen.units
        state.taken[seat] += chosen.units
    if "leak" in state.variants and state.steam < 6:
        state.steam -= 1
    state.tell(Took(seat, chosen.units, rule="KE-2"))
    state.turn += 1
    if "hiss" in state.variants and 0 < state.steam < 6:
        state.steam -= 1
        return (Hissing(1), following)
    return following if state.steam > 0 else ()


def result(state: Kettle) -> Result:
    doubled = [t * 2 if t == want else t for t, want in zip(state.taken, state.thirst, strict=True)]
    scores = tuple(doubled)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(scores, {"steam": scores}, winners, "KE-3")


def conceal(state: Kettle, seat: int | None) -> Kettle:
    seen = state.copy()
    seen.thirst = [want if who == seat else 0 for who, want in enumerate(state.thirst)]
    return seen


def imagine(state: Kettle, seat: int | None, chance: Random) -> Kettle:
    full = state.copy()
    full.thirst = [want or chance.choice((3, 4, 5)) for want in state.thirst]
    return full


def broken(before: Kettle | None, after: Kettle, between_steps: bool) -> Iterable[str]:
    if after.steam + sum(after.taken) != STEAM:
        yield "INV-1"


GAME = Game(
    key="kettle",
    title="Kettle",
    rules_version=1,
    seats=(2, 3),
    usual_seats=2,
    colours=lambda state: ("red", "blue", "green")[: len(state.taken)],
    variants=tuple(Variant(key, "KE-4") for key in ("stuck", "crash", "endless", "leak", "hiss")),
    options=(Take,),
    events=(Took,),
    minutes=(1, 2),
    weight=1,
    load_box=lambda text: Box("kettle"),
    setup=setup,
    tasks=(Thirst, Turn, Hissing),
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=broken,
    standings=lambda state: tuple(state.taken),
)

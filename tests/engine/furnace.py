"""A tiny game that has everything the engine knows of: draws, nested questions, questions with one option,
questions for a number, secrets, private events, questions to others, and a rule that breaks.

Each seat is dealt a secret coal. In a turn a seat stokes, rolls, whispers, shows its coal, asks a neighbour
for help, or ends the turn. After three turns each the fire goes out.
"""

from random import Random
from typing import Self

from msgspec import Struct

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game, Result, Variant
from kesselhaus.engine.questions import Ask, Draw, NumberOption, Numbers, Option
from kesselhaus.engine.state import Event, State, shallow
from kesselhaus.engine.tasks import Play, Task, does

TURNS = 3


class Do(Option, frozen=True):
    what: str


class Amount(NumberOption, frozen=True):
    pass


class Pass(Option, frozen=True):
    pass


class Confirm(Option, frozen=True):
    coal: int = 0


class Dealt(Event, frozen=True):
    seat: int
    coal: int


class Heated(Event, frozen=True):
    seat: int
    by: int


class Whispered(Event, frozen=True):
    seat: int


class Shown(Event, frozen=True):
    seat: int
    coal: int


class Ended(Event, frozen=True):
    seat: int


class Hearth(Struct):
    heat: int = 0
    coal: int = 0
    shown: bool = False


class Dealing(Task, frozen=True):
    """FU-1: a coal for a seat."""

    seat: int


class Turn(Task, frozen=True):
    """FU-2: a deed of a seat, as often as it likes."""

    seat: int


class Weighing(Task, frozen=True):
    """FU-6: how much; no decision apart from that to weigh."""

    part = True

    seat: int


class Helping(Task, frozen=True):
    """FU-9: a neighbour is asked."""

    seat: int
    neighbour: int


class Furnace(State, kw_only=True):
    agenda: list[Dealing | Turn | Weighing | Helping]
    hearths: list[Hearth]

    def copy(self) -> Self:
        twin = super().copy()
        twin.hearths = [shallow(hearth) for hearth in self.hearths]
        return twin


DEEDS = ("stoke", "roll", "weigh", "whisper", "show", "help", "burst", "end")


@does(Dealing)
def deal(state: Furnace, task: Dealing) -> Play:
    coal = state.hearths[task.seat].coal = yield Draw("FU-1", (1, 2, 3), (1, 1, 2))
    state.tell(Dealt(task.seat, coal, rule="FU-1", seats=(task.seat,)))
    return ()


@does(Turn)
def deed(state: Furnace, task: Turn) -> Play:
    seat, hearth = task.seat, state.hearths[task.seat]
    match (yield Ask(seat, "FU-2", [Do(what) for what in DEEDS])).what:
        case "stoke":
            hearth.heat += (yield Ask(seat, "FU-3", [Amount(1), Amount(2)])).number
            hearth.heat += (yield Ask(seat, "FU-4", [Amount(5)])).number
            state.tell(Heated(seat, hearth.heat, rule="FU-3"))
        case "roll":
            hearth.heat += yield Draw("FU-5", range(1, 7))
            state.tell(Heated(seat, hearth.heat, rule="FU-5"))
        case "weigh":
            return (Weighing(seat), task)
        case "whisper":
            yield Ask(seat, "FU-7", [Confirm(hearth.coal)], secret=True)
            state.tell(Whispered(seat, rule="FU-7", seats=(seat,)))
        case "show":
            yield Ask(seat, "FU-8", [Confirm()])
            hearth.shown = True
            state.sealed += 1
            state.tell(Shown(seat, hearth.coal, rule="FU-8"))
        case "help":
            return (Helping(seat, (seat + 1) % state.seats), task)
        case "burst":
            hearth.heat = 1000
            state.tell(Heated(seat, hearth.heat, rule="FU-10"))
            yield Ask(seat, "FU-10", [Confirm()])
            raise RuntimeError("the furnace burst")
        case "end":
            state.tell(Ended(seat, rule="FU-11"))
            state.turn += 1
            return () if state.turn == TURNS * state.seats else Turn((seat + 1) % state.seats)
    return task


@does(Weighing)
def weigh(state: Furnace, task: Weighing) -> Play:
    chosen = yield Ask(task.seat, "FU-6", Numbers(Amount, 0, 9, (Pass(),)))
    state.hearths[task.seat].heat += chosen.number if isinstance(chosen, Amount) else 0
    return ()


@does(Helping)
def help_out(state: Furnace, task: Helping) -> Play:
    answer = yield Ask(task.neighbour, "FU-9", [Amount(1), Pass()])
    state.hearths[task.seat].heat += 1 if isinstance(answer, Amount) else 0
    return ()


def result(state: Furnace) -> Result:
    scores = tuple(hearth.heat for hearth in state.hearths)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(scores, {"heat": scores}, winners, "FU-12")


def conceal(state: Furnace, seat: int | None) -> Furnace:
    seen = state.copy()
    for who, hearth in enumerate(seen.hearths):
        if who != seat and not hearth.shown and hearth.coal:
            hearth.coal = -1
    return seen


def imagine(state: Furnace, seat: int | None, chance: Random) -> Furnace:
    full = state.copy()
    for hearth in full.hearths:
        if hearth.coal == -1:
            hearth.coal = chance.choices((1, 2, 3), (1, 1, 2))[0]
    return full


GAME: Game[Furnace] = Game(
    key="furnace",
    title="Furnace",
    rules_version=3,
    seats=(2, 3),
    usual_seats=2,
    colours=lambda state: ("red", "blue", "green")[: state.seats],
    variants=(
        Variant("cold", "FU-13"),
        Variant("hot", "FU-13", excludes=("cold",)),
        Variant("white", "FU-13", needs=("hot",)),
        Variant("trio", "FU-13", seats=(3,)),
        Variant("duel", "FU-13", seats=(2,), implied=True),
    ),
    options=(Do, Amount, Pass, Confirm),
    events=(Dealt, Heated, Whispered, Shown, Ended),
    minutes=(1, 2),
    weight=1,
    load_box=lambda text: Box("edition-1" if text is None else text.decode()),
    setup=lambda seats, variants, box: Furnace(
        agenda=[Turn(0), *map(Dealing, reversed(range(seats)))],
        box=box,
        seats=seats,
        variants=variants,
        hearths=[Hearth() for _ in range(seats)],
    ),
    tasks=(Dealing, Turn, Weighing, Helping),
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=lambda before, state, whole: (),
    standings=lambda state: tuple(hearth.heat for hearth in state.hearths),
)

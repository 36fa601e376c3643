"""The answers a player of Airship City can give (section 6 of the spec)."""

from functools import cache

from kesselhaus.engine.questions import Option

ROWS = tuple(f"row_{index}" for index in range(4))
COLUMNS = tuple(f"column_{index}" for index in range(4))
GRID_LINES = ROWS + COLUMNS


def directions(grid_line: str) -> tuple[str, str]:
    return ("left", "right") if grid_line in ROWS else ("up", "down")


class Step(Option, frozen=True):
    """D-1: the worker on `start` begins its move with a step to the tile `to`."""

    start: str
    to: str


class StepOn(Option, frozen=True):
    """D-2: the worker in transit steps on."""

    to: str


class Shift(Option, frozen=True):
    """D-3: slide one grid line by one cell for a gear."""

    grid_line: str
    direction: str


class Act(Option, frozen=True):
    """D-4: carry out the action of the tile."""


class Decline(Option, frozen=True):
    """D-4: leave the action of the tile."""


class Donate(Option, frozen=True):
    """D-5: build an airship and give it to the city."""

    airship: str


class Sell(Option, frozen=True):
    """D-5: build an airship and sell it."""

    airship: str


class BuildFacility(Option, frozen=True):
    """D-6."""

    facility: str


class BuyUpgrade(Option, frozen=True):
    """D-7, first part."""

    resource: str


class Develop(Option, frozen=True):
    """D-7, second part: the tile that is turned over."""

    tile: str


class TakeContract(Option, frozen=True):
    """D-8."""

    contract: str


class FreeShift(Option, frozen=True):
    """D-9: a shift of the lighthouse by one cell."""

    grid_line: str
    direction: str


class ShiftByTwo(Option, frozen=True):
    """D-9: the second form of the lighthouse; both directions give the same grid."""

    grid_line: str


class StopShifting(Option, frozen=True):
    """D-9: do without the second shift of the lighthouse."""


class ChooseResource(Option, frozen=True):
    """D-10, D-14, D-17: one kind for a bonus of free choice."""

    resource: str


class Fulfil(Option, frozen=True):
    """D-11."""

    contract: str


class Barter(Option, frozen=True):
    """D-12."""

    pay: str
    gain: str


class FlyOn(Option, frozen=True):
    """D-13: long-haul flight to a further tile."""

    to: str


class UseNegotiator(Option, frozen=True):
    """D-15: raise the piggyback bonus by one."""


class KeepNegotiator(Option, frozen=True):
    """D-15, D-18: keep the seasoned negotiator for later."""


class NegotiateAlone(Option, frozen=True):
    """D-18: in the solo game, gain one more of a kind that the tile yields."""

    resource: str


class EndTurn(Option, frozen=True):
    """D-16."""


ALL: tuple[type[Option], ...] = (
    Step,
    StepOn,
    Shift,
    Act,
    Decline,
    Donate,
    Sell,
    BuildFacility,
    BuyUpgrade,
    Develop,
    TakeContract,
    FreeShift,
    ShiftByTwo,
    StopShifting,
    ChooseResource,
    Fulfil,
    Barter,
    FlyOn,
    UseNegotiator,
    KeepNegotiator,
    NegotiateAlone,
    EndTurn,
)

# Options are small and always the same ones, so each is made once and kept.
step = cache(Step)
step_on = cache(StepOn)
fly_on = cache(FlyOn)
choose_resource = cache(ChooseResource)
fulfil = cache(Fulfil)
barter = cache(Barter)
ACT, DECLINE, END_TURN, STOP_SHIFTING = Act(), Decline(), EndTurn(), StopShifting()
USE_NEGOTIATOR, KEEP_NEGOTIATOR = UseNegotiator(), KeepNegotiator()
SHIFTS = tuple(Shift(line, direction) for line in GRID_LINES for direction in directions(line))
FREE_SHIFTS = tuple(FreeShift(line, direction) for line in GRID_LINES for direction in directions(line))
SHIFTS_BY_TWO = tuple(ShiftByTwo(line) for line in GRID_LINES)

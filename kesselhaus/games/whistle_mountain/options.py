"""The answers a player of Whistle Mountain can give (section 6 of the spec)."""

from functools import cache, lru_cache

from kesselhaus.engine.grids import Squares
from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain.effects import BASIC, RESOURCES, SIZES
from kesselhaus.games.whistle_mountain.ground import GRID


class ChooseAbility(Option, frozen=True):
    """DC-1."""

    ability: str


class Send(Option, frozen=True):
    """DC-4, DC-6: Collect with this airship: small, medium or large."""

    airship: str


class Forge(Option, frozen=True):
    """DC-4: recall the airships and build."""


class PlayCard(Option, frozen=True):
    """DC-5."""

    card: str


class UseAward(Option, frozen=True):
    """DC-5."""

    award: str


class Dock(Option, frozen=True):
    """DC-6: the airship goes to a dock."""

    dock: str


class Lie(Option, frozen=True):
    """DC-6, DC-23: the airship will lie on the grid or on a machine, over so many squares, across or upright;
    the square comes next (`At`, its left or lower end).
    """

    length: int
    upright: bool


class At(Option, frozen=True):
    """A square: of a scaffold its middle square (b), of a machine the lower left one, of an airship its left
    or lower end, of a worker where it goes.
    """

    column: int
    row: int


class Activate(Option, frozen=True):
    """DC-7, DC-20, DC-21."""

    machine: str


class TakeMachine(Option, frozen=True):
    """DC-9."""

    machine: str


class DrawCards(Option, frozen=True):
    """DC-10: how many cards."""

    count: int


class TakeUpgrade(Option, frozen=True):
    """DC-11."""

    upgrade: str


class TakeScaffolds(Option, frozen=True):
    """DC-12: how many at a scaffold dock."""

    count: int


class TakeScaffold(Option, frozen=True):
    """DC-2, DC-12: the top tile of a stack: l, s or t."""

    stack: str


class Move(Option, frozen=True):
    """DC-15: the move action of a Forge; worker and square come next."""


class Rescue(Option, frozen=True):
    """DC-15: the rescue action of a Forge; the square comes next."""


class FromBarracks(Option, frozen=True):
    """DC-14: the worker that moves leaves this level."""

    level: int


class FromSquare(Option, frozen=True):
    """DC-14: the worker that moves leaves this scaffold square."""

    column: int
    row: int


class BuildScaffold(Option, frozen=True):
    """DC-3, DC-16: this tile; its turn and its square come next."""

    scaffold: str


class BuildMachine(Option, frozen=True):
    """DC-16."""

    machine: str


class Turn(Option, frozen=True):
    """DC-16: quarter turns clockwise; of machines 0 is lying, 1 upright."""

    turn: int


class Pay(Option, frozen=True):
    """DC-9, DC-11, DC-17: exactly these resources."""

    coal: int
    iron: int
    water: int
    gold: int
    whistle: int


class TakeAward(Option, frozen=True):
    """DC-18."""

    award: str


class ChooseResource(Option, frozen=True):
    """DC-19: one resource of that kind."""

    resource: str


class Swap(Option, frozen=True):
    """DC-19."""

    give: str
    take: str


class PlaceToken(Option, frozen=True):
    """DC-20: the duplicator token goes on this machine."""

    machine: str


class ReturnAirship(Option, frozen=True):
    """DC-22."""

    airship: str


class Decline(Option, frozen=True):
    """DC-8: do without the step, or without what is left of it."""


class EndTurn(Option, frozen=True):
    """DC-5, DC-15: nothing more in this turn."""


ALL: tuple[type[Option], ...] = (
    ChooseAbility,
    Send,
    Forge,
    PlayCard,
    UseAward,
    Dock,
    Lie,
    At,
    Activate,
    TakeMachine,
    DrawCards,
    TakeUpgrade,
    TakeScaffolds,
    TakeScaffold,
    Move,
    Rescue,
    FromBarracks,
    FromSquare,
    BuildScaffold,
    BuildMachine,
    Turn,
    Pay,
    TakeAward,
    ChooseResource,
    Swap,
    PlaceToken,
    ReturnAirship,
    Decline,
    EndTurn,
)

# Options are small and always the same ones, so each is made once and kept.
choose_ability = cache(ChooseAbility)
play_card = cache(PlayCard)
use_award = cache(UseAward)
dock = cache(Dock)
lie = cache(Lie)
activate = cache(Activate)
take_machine = cache(TakeMachine)
draw_cards = cache(DrawCards)
take_upgrade = cache(TakeUpgrade)
take_scaffolds = cache(TakeScaffolds)
take_scaffold = cache(TakeScaffold)
from_barracks = cache(FromBarracks)
build_scaffold = cache(BuildScaffold)
build_machine = cache(BuildMachine)
turn = cache(Turn)
pay = cache(Pay)
take_award = cache(TakeAward)
place_token = cache(PlaceToken)
FORGE, MOVE, RESCUE, DECLINE, END_TURN = Forge(), Move(), Rescue(), Decline(), EndTurn()
SEND = {airship: Send(airship) for airship in SIZES}
RETURN = {airship: ReturnAirship(airship) for airship in SIZES}
AT = {square: At(*square) for square in GRID.bit}
FROM = {square: FromSquare(*square) for square in GRID.bit}
CHOOSE_RESOURCE = tuple(ChooseResource(kind) for kind in BASIC)
SWAPS = {give: tuple(Swap(give, take) for take in BASIC if take != give) for give in RESOURCES}


HALF_ROW = GRID.stride // 2


@cache
def _half_row(number: int, bits: int) -> tuple[Option, ...]:
    row, columns = number // 2, range(HALF_ROW * (number % 2), HALF_ROW * (number % 2 + 1))
    return tuple(AT[column, row] for place, column in enumerate(columns) if bits >> place & 1)


def places(squares: Squares) -> list[Option]:
    """The options for each square of a set, row by row."""
    return list(_places(squares))


@lru_cache(maxsize=1024)
def _places(squares: Squares) -> tuple[Option, ...]:
    """Put together from half rows that are made once; who forks asks for the same places again and again."""
    found: list[Option] = []
    number, full = 0, (1 << HALF_ROW) - 1
    while squares:
        bits = squares & full
        if bits:
            found += _half_row(number, bits)
        squares >>= HALF_ROW
        number += 1
    return tuple(found)

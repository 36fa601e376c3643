"""Setup (section 3)."""

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Ask, Asking, Draw, dealt
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.events import (
    AbilitiesLaidOut,
    AbilityChosen,
    AwardsDealt,
    ScaffoldPlaced,
    StartPlayerDrawn,
)
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, DISPLAYS, STACKS
from kesselhaus.games.whistle_mountain.ground import FLOORS
from kesselhaus.games.whistle_mountain.rules.scaffolds import (
    places_of_scaffold,
    put_scaffold,
    turns_of_scaffold,
)
from kesselhaus.games.whistle_mountain.rules.taking import take_scaffold, turn_up, without
from kesselhaus.games.whistle_mountain.state import HOME, Player, Spot, Table
from kesselhaus.games.whistle_mountain.tasks.placing import PlacingFirstTile, TurningFirstTile
from kesselhaus.games.whistle_mountain.tasks.turn import (
    BeginningTurn,
    ChoosingAbility,
    ChoosingFirstTile,
    Preparation,
    TakingFirstScaffold,
)


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """All that is the same in every game (WM-2, WM-6, WM-8, WM-9, WM-10, WM-18)."""
    assert isinstance(box, MountainBox)
    return Table(
        box=box,
        seats=seats,
        variants=variants,
        agenda=[Preparation()],
        players=[_player(seat, box) for seat in range(seats)],
        stacks=dict(box.stacks),
        displays=dict.fromkeys(DISPLAYS, ()),
        deck=box.deck,
        tower=((),) * FLOORS,
        scaffolds={},
        machines={},
    )


def _player(seat: int, box: MountainBox) -> Player:
    return Player(
        seat=seat,
        goods=dict(box.start_goods),
        airships=dict.fromkeys(AIRSHIPS, HOME),
        barracks=tuple(range(1, box.barracks_levels + 1)),
        pool=box.workers_in_pool,
        powers=box.powers("", ()),
    )


@does(Preparation)
def prepare(table: Table, task: Preparation) -> Asking[tuple[Task, ...]]:
    """Everything that chance decides before the first choice."""
    box = table.box
    for display in DISPLAYS:
        rule, count = (
            ("WM-5", 1) if display in STACKS else ("WM-4" if display == "upgrade" else "WM-3", box.display)
        )
        for _ in range(count):
            table.displays[display] += yield from turn_up(table, display, rule)
    per_floor = box.awards_per_floor(table.seats)
    awards = yield from dealt("WM-7", box.award_tokens, per_floor * FLOORS)
    table.tower = tuple(tuple(awards[floor * per_floor : (floor + 1) * per_floor]) for floor in range(FLOORS))
    table.tell(AwardsDealt(table.tower, rule="WM-7"))
    table.start_player = yield Draw("WM-12", range(table.seats))
    table.tell(StartPlayerDrawn(table.start_player, rule="WM-12"))
    for seat, whistles in zip(table.order, box.start_whistles, strict=False):
        table.players[seat].goods["whistle"] += whistles
    laid_out = yield from dealt("WM-13", tuple(box.abilities), table.seats + box.spare_abilities)
    table.abilities = tuple(sorted(laid_out))
    table.tell(AbilitiesLaidOut(table.abilities, rule="WM-13"))
    return first_choices(table)


def first_choices(table: Table) -> tuple[Task, ...]:
    """WM-13 to WM-16: the draft from the last player to the first, then in turn order each takes both tiles,
    then in turn order each lays one of them.
    """
    order, count = table.order, table.box.starting_scaffolds
    return (
        *map(ChoosingAbility, reversed(order)),
        *[TakingFirstScaffold(seat) for seat in order for _ in range(count)],
        *map(ChoosingFirstTile, order),
        BeginningTurn(table.start_player),
    )


@does(ChoosingAbility)
def draft(table: Table, task: ChoosingAbility) -> Play:
    """WM-13: one of those laid out."""
    choices = [options.choose_ability(ability) for ability in table.abilities]
    ability = (yield Ask(task.seat, "WM-13", choices)).ability
    player = table.players[task.seat]
    player.ability = ability
    player.powers = table.box.powers(ability, ())
    table.abilities = without(table.abilities, ability)
    table.tell(AbilityChosen(task.seat, ability, rule="WM-13"))
    return ()


@does(TakingFirstScaffold)
def take_first_scaffold(table: Table, task: TakingFirstScaffold) -> Play:
    """WM-14: from a stack of one's choice."""
    table.active = task.seat
    yield from take_scaffold(table, table.players[task.seat], "WM-14")
    return ()


@does(ChoosingFirstTile)
def choose_first_tile(table: Table, task: ChoosingFirstTile) -> Asking[TurningFirstTile]:
    """WM-15: one of the two goes on the grid."""
    table.active = task.seat
    choices = [options.build_scaffold(tile) for tile in table.players[task.seat].scaffolds]
    answer = yield Ask(task.seat, "WM-15", choices)
    return TurningFirstTile(task.seat, answer.scaffold)


@does(TurningFirstTile)
def turn_first_tile(table: Table, task: TurningFirstTile) -> Asking[PlacingFirstTile]:
    """WM-16: as in building."""
    answer = yield Ask(task.seat, "WM-16", turns_of_scaffold(table, task.tile))
    return PlacingFirstTile(task.seat, task.tile, answer.turn)


@does(PlacingFirstTile)
def put_first_tile(table: Table, task: PlacingFirstTile) -> Play:
    """WM-16, WM-17: it scores nothing and triggers nothing."""
    places = places_of_scaffold(table, task.tile, task.turn)
    at = yield Ask(task.seat, "WM-16", options.places(places))
    put_scaffold(table, table.players[task.seat], task.tile, Spot(task.turn, at.column, at.row))
    table.tell(ScaffoldPlaced(task.seat, task.tile, table.squares(task.tile), rule="WM-16"))
    return ()

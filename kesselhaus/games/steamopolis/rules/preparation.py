"""Setup (section 3)."""

from functools import cache

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Asking, Draw, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, SteamBox, back
from kesselhaus.games.steamopolis.events import (
    CharacterDealt,
    CharacterPutBack,
    MarkerPut,
    PassengerShown,
    PlacedStartTile,
    StartMachineDrawn,
    StartPlayerFound,
    TileShown,
)
from kesselhaus.games.steamopolis.options import place_capacity, place_start_machine
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.buying import put_in
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.storing import ENTRY
from kesselhaus.games.steamopolis.state import (
    BASE,
    FREE,
    LEDGER,
    PINK,
    STONE,
    Lot,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.turn import (
    CharacterEffect,
    PlacingStartCapacity,
    PlacingStartMachine,
    Preparation,
    Round,
    Storing,
)

FIRST_GAME = "first_game"
SOLO_STARTS = {
    "solo_start_5": "easy_start_sp",
    "solo_start_3": "hard_start_sp",
    "solo_start_2": "hardest_start_sp",
}
"""ST-19: the variants that change the vote points at the start."""
face_down = cache(Lot)


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """ST-1 to ST-11, as far as chance and players have no part in it."""
    assert isinstance(box, SteamBox)
    return Table(
        agenda=[Preparation()],
        box=box,
        seats=seats,
        variants=variants,
        players=[_airship(seat, box, _start_sp(seats, variants, box)) for seat in range(seats)],
        supply=dict(box.supply),
        markets=dict.fromkeys(box.market_levels, ()),
        extra={},
        rows=dict(box.rows),
        passengers=dict(box.passenger_start),
        stack=box.passenger_tiles,
    )


def _start_sp(seats: int, variants: frozenset[str], box: SteamBox) -> int:
    """ST-10, ST-19."""
    if seats > 1:
        return 0
    chosen = [figure for key, figure in SOLO_STARTS.items() if key in variants]
    sp: int = getattr(box.solo, chosen[0] if chosen else "start_sp")
    return sp


def _airship(seat: int, box: SteamBox, sp: int) -> Player:
    """ST-10, ST-11: three stones on positions 1, 2, 3, the others in the personal supply."""
    ledger = [0] * len(LEDGER)
    ledger[ENTRY["start"]] = sp
    stones = box.start_stones
    return Player(
        seat=seat,
        gauge=[BASE, *[STONE] * stones, *[FREE] * (box.positions - stones - 1)],
        room=[None] * box.slots,
        targets={},
        parasites=(None,) * box.parasites,
        ledger=ledger,
        reserve=box.stones - stones,
        score=sp,
        boilers=box.boilers,
        storage=box.storage,
    )


@does(Preparation)
def deal(table: Table, task: Preparation) -> Play:
    """ST-3 to ST-9, ST-12: everything that chance decides before the first choice."""
    yield from _deal_characters(table)
    start_machines = list(table.box.start_machines)
    for player in table.players:
        player.start_machine = yield Draw("ST-12", tuple(start_machines))
        start_machines.remove(player.start_machine)
        table.tell(StartMachineDrawn(player.seat, player.start_machine, rule="ST-12"))
    yield from _fill_markets(table)
    tile = yield Draw("ST-7", table.stack)
    table.open_tile = tile
    table.stack = tuple(other for other in table.stack if other != tile)
    table.tell(PassengerShown(tile, rule="ST-7"))
    by_number = sorted(table.players, key=lambda player: player.character)
    table.start_player = table.active = by_number[0].seat
    table.tell(StartPlayerFound(table.start_player, rule="ST-9"))
    choices = [place(seat) for seat in table.order for place in (PlacingStartMachine, PlacingStartCapacity)]
    effects = [CharacterEffect(player.seat) for player in by_number]
    return (*choices, *effects, Round(1))


def _deal_characters(table: Table) -> Asking[None]:
    """ST-9; in a first game some are put back and redrawn (ST-15)."""
    left = list(table.box.characters)
    for player in table.players:
        while True:
            number = yield Draw("ST-9", tuple(left))
            left.remove(number)
            if FIRST_GAME in table.variants and not table.box.characters[number].first_game:
                table.tell(CharacterPutBack(player.seat, number, rule="ST-15"))
                continue
            break
        player.character = number
        table.tell(CharacterDealt(player.seat, number, rule="ST-9"))


def _fill_markets(table: Table) -> Asking[None]:
    """ST-3 to ST-5: of face-down tiles only rank and colour are decided, for nobody sees more of them."""
    box = table.box
    open_tiles = list(box.first_tiles)
    for level in box.market_levels:
        tile = yield Draw("ST-3", tuple(open_tiles))
        open_tiles.remove(tile)
        table.markets[level] = (Lot(0, box.machines[tile].colour, tile),)
        table.tell(TileShown(level, tile, False, rule="ST-3"))
    for rank in (1, 2, 3):
        left = box.colours_of[rank].copy()
        for level in box.market_levels:
            colour = yield Draw("ST-3", tuple(left), tuple(left.values()))
            left[colour] -= 1
            if not left[colour]:
                del left[colour]
            table.markets[level] += (face_down(rank, colour),)
    if table.seats == 4:
        for level in box.extra_levels:
            tile = yield Draw("ST-4", tuple(open_tiles))
            open_tiles.remove(tile)
            table.extra[level] = tile
            table.tell(TileShown(level, tile, True, rule="ST-4"))


@does(PlacingStartMachine)
def place_start(table: Table, task: PlacingStartMachine) -> Asking[tuple[()]]:
    """ST-12: slot and side of the start machine. The first option is the layout of a first game (ST-16)."""
    player = table.players[task.seat]
    machine = player.start_machine
    answer = yield ask(table, task.seat, "ST-12", _places_for(machine, table.box.slots))
    put_in(table, player, answer.slot, answer.face)
    table.tell(PlacedStartTile(task.seat, answer.slot, answer.face, rule="ST-12"))
    return ()


@cache
def _places_for(machine: str, slots: int) -> tuple[Option, ...]:
    faces = (back(machine), machine)
    return tuple(place_start_machine(slot, face) for face in faces for slot in range(1, slots + 1))


@does(PlacingStartCapacity)
def place_start_capacity(table: Table, task: PlacingStartCapacity) -> Asking[tuple[()]]:
    """ST-12: the capacity tile goes into another slot."""
    player = table.players[task.seat]
    free = [place_capacity(slot) for slot, face in enumerate(player.room, start=1) if face is None]
    answer = yield ask(table, task.seat, "ST-12", free)
    table.supply["capacity"] -= 1
    put_in(table, player, answer.slot, CAPACITY_TILE)
    table.tell(PlacedStartTile(task.seat, answer.slot, CAPACITY_TILE, rule="ST-12"))
    return ()


@does(CharacterEffect)
def character(table: Table, task: CharacterEffect) -> tuple[Task, ...]:
    """ST-13, ST-14: the effect from top to bottom, in ascending order of numbers (RU-4); then storing."""
    player = table.players[task.seat]
    table.active = task.seat
    number = player.character
    place = table.box.characters[number].pink_marker
    if place is not None:
        player.gauge[place] = PINK
        table.pink_boxed = False
        table.tell(MarkerPut(task.seat, table.box.digit[place], place, True, rule="ST-13"))
    parts = table.box.character_parts[number]
    return (*use(task.seat, f"character {number}", parts), Storing(task.seat))

"""What lies on the table of Whistle Mountain, as numbers."""

from array import array
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from msgspec import Struct

from kesselhaus.engine.grids import Squares
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import RESOURCES, SIZES
from kesselhaus.games.whistle_mountain.figures import DISPLAYS, POWERS, STACKS
from kesselhaus.games.whistle_mountain.ground import COLUMNS, FLOORS, GRID, ROWS, WET
from kesselhaus.games.whistle_mountain.state import BARRACKS, BESIDE, REMOVED, STANDSTILL, Berth, Player
from kesselhaus.games.whistle_mountain.tasks.effects import Effecting
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, padded, places, row_names

OPEN = False
RULES = (
    *("WM-13", "WM-14", "WM-15", "WM-16", "WM-32", "WM-34", "WM-41", "WM-47", "WM-48", "WM-61", "WM-65"),
    *("WM-66", "WM-70", "WM-71", "WM-72", "WM-73", "WM-75", "WM-77", "WM-79", "WM-83", "WM-88", "WM-90"),
    *("WM-100", "WM-101", "WM-102", "WM-106", "WM-112", "WM-135", "WM-136", "WM-137", "WM-142", "WM-143"),
    *("WM-144", "WM-145", "WM-146", "WM-147", "WM-148", "WM-150", "WM-151", "WM-155"),
)
"""What questions cite."""


def words(box: MountainBox, seats: int) -> Iterator[str]:
    """What tasks and answers name."""
    yield from (*SIZES, *box.docks, *box.scaffolds, *box.machines, *box.cards, *box.awards)
    yield from (*box.upgrades, *box.abilities, *RESOURCES, *STACKS)


class StepUnderWay(Struct, frozen=True):
    """A step of an effect without what it consists of, which its source says (2.7)."""

    seat: int
    source: str
    left: int
    must: bool
    count: int
    done: tuple[str, ...]


def told(task: Effecting) -> Hashable:
    """Steps of effects hold costs, so they are no keys; their kind and their source tell the rest."""
    count, done = getattr(task.step, "count", 1), getattr(task, "done", ())
    return type(task), StepUnderWay(task.seat, task.source, task.left, task.must, count, done)


TOLD = {Effecting: told}


def blocks(box: MountainBox, seats: int) -> Iterator[Block]:
    yield _time(box, seats)
    yield _turn(box)
    yield from _layers()
    yield _scaffolds(box)
    yield _machines(box)
    yield _offers(box)
    yield _cards(box)
    yield _tower(box)
    yield from _boards(box)


def _time(box: MountainBox, seats: int) -> Block:
    ends = (BARRACKS, STANDSTILL)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        start, active = (t.start_player - seat) % seats, (t.active - seat) % seats
        return (
            start,
            active,
            t.round,
            t.turns_left,
            t.standstill_count,
            t.water_level,
            t.end_reason,
            len(t.agenda),
        )

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        start, active, round, left, standstill, water, end, runs = facts
        count = [round, left + 1, standstill, water, not runs]
        return [*hot(range(seats), start), *hot(range(seats), active), *count, *hot(ends, end)]

    who = [f"{what} {place}" for what in ("start player", "turn of") for place in places(seats)]
    names = (*who, "round", "turns left", "standing still", "water level", "over", *ends)
    full = {"round": 30.0, "turns left": float(seats), "standing still": 5.0, "water level": float(ROWS)}
    return Block("time", names, facts, numbers, full)


def _turn(box: MountainBox) -> Block:
    """What has been done in the running turn."""
    machines = tuple(box.machines)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.sent, t.returned, t.barred, t.cards_played, t.awards_used, t.docks_open, t.progress

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        sent, returned, barred, *others = facts
        return [*hot(SIZES, sent), *hot(SIZES, *returned), *hot(machines, *barred), *others]

    airships = [f"{airship} {what}" for what in ("sent", "returned") for airship in SIZES]
    barred = [f"{machine} barred" for machine in machines]
    names = (*airships, *barred, "cards played", "awards used", "docks open", "progress")
    return Block("turn", names, facts, numbers)


# ------------------------------------------------------------------ the grid


class Layer:
    """Writes a set of squares, row by row from the bottom."""

    names = row_names((f"row {row}" for row in range(ROWS)), range(1, COLUMNS + 1))

    def __init__(self) -> None:
        self._rows: dict[int, bytes] = {}

    def __call__(self, squares: Squares) -> bytes:
        return b"".join([self._row(squares >> row * GRID.stride + 1 & FULL_ROW) for row in range(ROWS)])

    def _row(self, bits: int) -> bytes:
        written = self._rows.get(bits)
        if written is None:
            numbers = [float(bits >> column & 1) for column in range(COLUMNS)]
            written = self._rows[bits] = array("f", numbers).tobytes()
        return written


FULL_ROW = (1 << COLUMNS) - 1


def _layers() -> Iterator[Block]:
    """WM-20 to WM-25: what lies on each square; of machines also with which neighbour it is one."""
    layer = Layer()

    def block(name: str, squares: Callable[[Any], Squares]) -> Block:
        return Block(name, Layer.names, lambda moment, seat: squares(moment.table), layer)

    yield block("water", lambda table: WET[table.water_level])
    yield block("scaffold squares", lambda table: table.ground.scaffold)
    yield block("machine squares", lambda table: table.ground.machine)
    yield block("joined to the right", lambda table: table.ground.joined_right)
    yield block("joined upwards", lambda table: table.ground.joined_up)
    for kind in RESOURCES:
        yield block(f"{kind} on scaffolds", lambda table, kind=kind: table.ground.icons[kind])  # type: ignore[misc]

    def workers(moment: Moment, seat: int) -> Squares:
        player: Player = moment.table.players[seat]
        return GRID.cover(player.standing)

    yield Block("workers", Layer.names, workers, layer, of_players=True)
    for airship in SIZES:

        def lying(moment: Moment, seat: int, airship: str = airship) -> Squares:
            player: Player = moment.table.players[seat]
            return GRID.cover(player.airships[airship].squares)

        yield Block(f"{airship} airship", Layer.names, lying, layer, of_players=True)


def _scaffolds(box: MountainBox) -> Block:
    """Where each tile lies on the grid, and which are still face down."""
    tiles = tuple(box.scaffolds)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        scaffolds, stacks = table.scaffolds, table.stacks
        return (*scaffolds,), (*scaffolds.values(),), *[stacks[stack] for stack in STACKS]

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        laid, spots, *stacks = facts
        lying = dict(zip(laid, spots, strict=True))
        found = [number for tile in tiles for number in _spot(lying.get(tile))]
        return found + hot(tiles, *(tile for stack in stacks for tile in stack))

    spots = row_names(tiles, ("lies", "column", "row", "turn"))
    full = {name: _full(name) for name in spots}
    return Block("scaffolds", (*spots, *(f"{tile} face down" for tile in tiles)), facts, numbers, full)


def _machines(box: MountainBox) -> Block:
    machines = tuple(box.machines)
    tokens = (BESIDE, REMOVED, *machines)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        built, working = table.machines, table.ground.working
        return (*built,), (*built.values(),), (*working,), table.duplicator

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        built, spots, working, token = facts
        lying = dict(zip(built, spots, strict=True))
        found = [number for machine in machines for number in _spot(lying.get(machine))]
        return [*found, *hot(machines, *working), *hot(tokens, token)]

    spots = row_names(machines, ("lies", "column", "row", "turn"))
    full = {name: _full(name) for name in spots}
    token = [f"token {where}" for where in ("beside", *tokens[1:])]
    return Block("machines", (*spots, *(f"{each} works" for each in machines), *token), facts, numbers, full)


def _spot(spot: Any) -> tuple[float, ...]:
    return (1.0, spot.column, spot.row, spot.turn) if spot else (0.0,) * 4


def _full(name: str) -> float:
    return {"column": float(COLUMNS), "row": float(ROWS), "turn": 4.0}.get(name.rpartition(".")[2], 1.0)


# ------------------------------------------------------------------ what can be taken


def _offers(box: MountainBox) -> Block:
    """What lies open, which machines and upgrades are face down, and what the draft has left."""
    tiles = (*box.machines, *box.upgrades, *box.scaffolds)
    down, abilities = (*SIZES, "upgrade"), tuple(box.abilities)
    hidden = (*box.machines, *box.upgrades)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return (
            t.abilities,
            tuple([t.stacks[stack] for stack in down]),
            *[t.displays[each] for each in DISPLAYS],
        )

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        left, stacks, *displays = facts
        shown = hot(tiles, *(tile for display in displays for tile in display))
        return [*shown, *hot(hidden, *(tile for stack in stacks for tile in stack)), *hot(abilities, *left)]

    names = (*(f"open {tile}" for tile in tiles), *(f"face down {tile}" for tile in hidden), *abilities)
    return Block("offers", names, facts, numbers)


def _cards(box: MountainBox) -> Block:
    """WM-136: the deck by its size, the discards by kind."""
    cards = tuple(box.cards)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        return moment.table.discarded, len(moment.table.deck)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        discarded, deck = facts
        return [*hot(cards, *discarded), float(deck)]

    return Block("cards", (*cards, "deck"), facts, numbers, {"deck": 30.0})


def _tower(box: MountainBox) -> Block:
    awards = tuple(box.awards)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        return moment.table.used_awards, moment.table.tower

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        used, tower = facts
        floors = [number for floor in tower for number in hot(awards, *floor)]
        return [*hot(awards, *used), *padded(floors, FLOORS * len(awards))]

    floors = row_names((f"floor {floor}" for floor in range(1, FLOORS + 1)), awards)
    return Block("tower", (*(f"used {award}" for award in awards), *floors), facts, numbers)


# ------------------------------------------------------------------ the boards of the players


def _boards(box: MountainBox) -> Iterator[Block]:
    def stores(moment: Moment, seat: int) -> tuple[int, ...]:
        player: Player = moment.table.players[seat]
        return (*player.goods.values(), player.score, player.pool)

    full = dict.fromkeys(RESOURCES, 6.0) | {"score": 50.0, "pool": 3.0}
    yield Block("stores", (*RESOURCES, "score", "pool"), stores, full=full, of_players=True)
    yield _workers_left(box)
    yield _storage(box)
    yield _berths(box)


def _workers_left(box: MountainBox) -> Block:
    """The barracks, the tower, and what ability and upgrades add up to."""
    levels, floors = range(1, box.barracks_levels + 1), range(1, FLOORS + 1)
    abilities, upgrades = tuple(box.abilities), tuple(box.upgrades)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        player: Player = moment.table.players[seat]
        return player.barracks, player.tower, player.ability, player.upgrades

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        barracks, tower, ability, owned = facts
        powers = box.powers(ability, owned)
        mine = [*hot(abilities, ability), *hot(upgrades, *owned), *(powers[power] for power in POWERS)]
        return [*hot(levels, *barracks), *hot(floors, *tower), *mine]

    stood = *(f"barracks {level}" for level in levels), *(f"floor {floor}" for floor in floors)
    names = (*stood, *abilities, *upgrades, *POWERS)
    return Block("crew", names, facts, numbers, of_players=True)


def _storage(box: MountainBox) -> Block:
    """Cards by kind as far as they are known, and how many there are."""
    tiles, cards, awards = (*box.scaffolds, *box.machines), tuple(box.cards), tuple(box.awards)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        player: Player = moment.table.players[seat]
        return player.scaffolds, player.machines, player.awards, player.cards

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        scaffolds, machines, tokens, hand = facts
        stored = hot(tiles, *scaffolds, *machines)
        return [*stored, *hot(awards, *tokens), *hot(cards, *hand), float(len(hand))]

    return Block("storage", (*tiles, *awards, *cards, "hand"), facts, numbers, {"hand": 5.0}, of_players=True)


def _berths(box: MountainBox) -> Block:
    """Where each airship is; its squares are told by its layer."""
    docks = tuple(box.docks)
    spots = ("home", "grid", *docks, *box.machines)
    write = HotRows(spots, len(SIZES))

    def spot(berth: Berth) -> str:
        return berth.dock or berth.machine or ("grid" if berth.squares else "home")

    def facts(moment: Moment, seat: int) -> tuple[str, ...]:
        player: Player = moment.table.players[seat]
        return tuple(map(spot, player.airships.values()))

    return Block("berths", row_names(SIZES, spots), facts, write, of_players=True)

"""What always holds (section 8). INV-18 is a matter of the questions, INV-21 one of the views."""

from collections import Counter
from collections.abc import Iterator

from kesselhaus.games.steamopolis.box import CAPACITY_TILE, PASSENGERS, RESOURCES, SteamBox
from kesselhaus.games.steamopolis.state import (
    ARROW,
    BASE,
    BESIDE,
    BONUS,
    PINK,
    STONE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.buying import PayingMarker, PuttingMarker, TurningUp
from kesselhaus.games.steamopolis.tasks.turn import (
    Action,
    ArrowMoves,
    EnteringGauge,
    FinalSteam,
    MachineRun,
    Preparation,
)


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold. `whole` says that the table stands between two steps.

    What has not changed since the table before was looked at then and is not looked at again.
    """
    if isinstance(table.doing, Preparation):
        return
    changed = [before is None or before.players[player.seat] != player for player in table.players]
    for player in table.players:
        if changed[player.seat] or player.seat == table.active:
            yield from _gauge(table, player)
            yield from _belongings(table, player)
            yield from _parasites(table, player)
    if before is None or any(changed) or before.supply != table.supply:
        yield from _supplies(table)
    yield from _districts(table)
    if before is None or before.markets != table.markets or before.rows != table.rows:
        yield from _markets(table)
    if (
        before is None
        or before.markets != table.markets
        or (any(changed) and _rooms(before) != _rooms(table))
    ):
        yield from _tiles(table)
    yield from _passengers(table)
    if whole and _between_turns(table):
        yield from _tidy(table)
    if before is not None:
        yield from _since(before, table)


def _rooms(table: Table) -> list[tuple[list[str | None], tuple[str, ...]]]:
    return [(player.room, player.banners) for player in table.players]


def _between_turns(table: Table) -> bool:
    """Nothing of the turn has happened yet."""
    return not table.agenda or isinstance(table.doing, Action | ArrowMoves | FinalSteam)


def _gauge(table: Table, player: Player) -> Iterator[str]:
    gauge, box, who = player.gauge, table.box, f"seat {player.seat + 1}"
    away = sum(
        isinstance(task, MachineRun | EnteringGauge) and task.seat == player.seat for task in table.agenda
    )
    owned = player.stones + away
    if owned + player.reserve != box.stones:
        yield f"INV-2: {who} has {owned} stones and {player.reserve} in the supply"
    if not 1 <= owned <= box.stones:
        yield f"INV-3: {who} owns {owned} stones"
    if not 0 <= player.base <= box.last_base:
        yield f"INV-4: the base marker of {who} is on {player.base}"
    elif gauge[player.base] != BASE or gauge.count(BASE) != 1 or len(gauge) != box.positions:
        yield f"INV-4: the base marker of {who} is not on {player.base} alone"
    if any(piece in (STONE, ARROW) for piece in gauge[: player.base]):
        yield f"INV-4: {who} has a stone left of the base marker"


def _belongings(table: Table, player: Player) -> Iterator[str]:
    box, who = table.box, f"seat {player.seat + 1}"
    if len(player.sponsors) > box.sponsor_limit[player.character]:
        yield f"INV-10: {who} has {len(player.sponsors)} sponsors"
    if len(player.room) != box.slots:
        yield f"INV-20: the machine room of {who} has {len(player.room)} slots"
    machines = [box.machines[face] for face in player.room if face]
    if player.storage != box.storage + sum(machine.storage for machine in machines):
        yield f"INV-11: the storage spaces of {who} are miscounted"
    if player.boilers != box.boilers + sum(machine.boiler_count for machine in machines):
        yield f"INV-20: the boilers of {who} are miscounted"
    if player.score < 0 or player.score != sum(player.ledger):
        yield f"INV-17: the score of {who} is {player.score}, its parts {sum(player.ledger)}"


def _parasites(table: Table, player: Player) -> Iterator[str]:
    who = f"seat {player.seat + 1}"
    if len(player.parasites) != table.box.parasites:
        yield f"INV-12: {who} has {len(player.parasites)} parasites"
    most, placed = 2 if table.seats == 2 else 1, [place for place in player.parasites if place is not None]
    for place in placed:
        if table.seats == 1:
            if place.kind != BESIDE:
                yield f"INV-12: a parasite of {who} lies on {place.kind}"
            continue
        machine = table.machine(place.seat, place.slot) if place.seat != player.seat else None
        if machine is None or place.kind not in machine.spots:
            yield f"INV-12: a parasite of {who} lies nowhere"
        if sum((other.seat, other.slot) == (place.seat, place.slot) for other in placed) > most:
            yield f"INV-12: too many parasites of {who} on one machine"


def _supplies(table: Table) -> Iterator[str]:
    box, supply, players = table.box, table.supply, table.players
    for kind in RESOURCES:
        held = sum(player.holds(kind) for player in players)
        if supply[kind] + held != box.supply[kind] or supply[kind] < 0:
            yield f"INV-1: {supply[kind]} {kind} in the supply and {held} held"
        galas = sum(player.gala == kind for player in players)
        if supply[f"{kind}_gala"] + galas != box.supply[f"{kind}_gala"]:
            yield f"INV-10: {supply[f'{kind}_gala']} {kind} galas in the supply, {galas} held"
    rooms = sum(player.room.count(CAPACITY_TILE) for player in players)
    if supply["capacity"] + rooms != box.supply["capacity"]:
        yield f"INV-9: {supply['capacity']} capacity tiles in the supply and {rooms} in machine rooms"
    sponsors = sum(len(player.sponsors) for player in players)
    if supply["sponsor"] + sponsors != box.supply["sponsor"]:
        yield f"INV-10: {supply['sponsor']} sponsors in the supply, {sponsors} held"


def _districts(table: Table) -> Iterator[str]:
    stones = Counter(district for player in table.players for district in player.targets)
    last = table.final or not table.agenda
    if not last:
        for district, count in stones.items():
            if count > 1:
                yield f"INV-6: {count} stones on {district}"
    if not table.flew and not last and any(place in stones for place in table.shadow):
        yield "INV-6: a shadow stone shares a district"
    if len(table.shadow) > table.box.shadow_stones or (table.shadow and table.seats > 1):
        yield f"INV-6: shadow stones on {table.shadow}"


def _markets(table: Table) -> Iterator[str]:
    box = table.box
    revealing = {task.level for task in table.agenda if isinstance(task, TurningUp)}
    for level, lots in table.markets.items():
        ranks = [lot.rank for lot in lots]
        if ranks != list(range(4))[4 - len(ranks) :]:
            yield f"INV-7: the market of level {level} holds ranks {ranks}"
        if lots and level not in revealing and (lots[0].tile is None or lots[0].peeked):
            yield f"INV-7: the first tile of level {level} is not open"
        if any(lot.tile and not lot.peeked for lot in lots[1:]):
            yield f"INV-7: a tile of level {level} is open too early"
        if (level in table.tower) != (not lots):
            yield f"INV-16: the statue of level {level} is in the wrong place"
    for row, digits in table.rows.items():
        if digits != box.rows[row][len(box.rows[row]) - len(digits) :]:
            yield f"INV-15: the {row} row holds {digits}"
    if (1 in table.tower) != (not table.markers_left) or len(set(table.tower)) != len(table.tower):
        yield f"INV-16: statues of {table.tower} are on the tower"
    in_hand = sum(isinstance(task, PuttingMarker) for task in table.agenda)
    in_hand -= sum(isinstance(task, PayingMarker) for task in table.agenda)
    white = sum(player.gauge.count(BONUS) for player in table.players)
    if table.markers_left + white + in_hand + table.boxed_markers != len(box.markers):
        yield "INV-15: a bonus marker is missing"
    pink = sum(player.gauge.count(PINK) for player in table.players)
    if pink + table.pink_boxed != 1:
        yield "INV-15: the pink bonus marker is in the wrong place"


def _tiles(table: Table) -> Iterator[str]:
    box, places = table.box, Counter[str]()
    for player in table.players:
        places.update(face for face in player.room if face in box.tiles)
        places.update(player.banners)
    places.update(tile for tile in table.boxed if tile in box.tiles)
    places.update(table.extra.values())
    hidden = Counter[tuple[int, str]]()
    for lots in table.markets.values():
        places.update(lot.tile for lot in lots if lot.tile)
        hidden.update((lot.rank, lot.colour) for lot in lots if not lot.tile)
    if any(count > 1 for count in places.values()):
        yield "INV-8: a machine tile is in two places"
    for kind, count in hidden.items():
        if count > len(_left(box, kind, places)):
            yield f"INV-8: there are not enough tiles for {count} face-down ones of {kind}"


def _left(box: SteamBox, kind: tuple[int, str], places: Counter[str]) -> list[str]:
    return [tile for tile in box.tiles_of[kind] if tile not in places]


def _passengers(table: Table) -> Iterator[str]:
    for passenger, levels in zip(PASSENGERS, ((5, 8), (1, 4)), strict=True):
        level, aboard = table.passengers[passenger], [who for who, _ in table.aboard]
        if (level == 0) != (passenger in aboard) or (level and not levels[0] <= level <= levels[1]):
            yield f"INV-13: the {passenger} is on level {level}"
    owned = sum(len(player.passenger_tiles) for player in table.players)
    in_front = table.open_tile is not None and not table.tile_taken
    tiles = len(table.stack) + owned + len(table.boxed_passengers) + in_front
    if tiles != len(table.box.passenger_tiles) or (table.boxed_passengers and table.seats > 1):
        yield f"INV-14: there are {tiles} passenger tiles"


def _tidy(table: Table) -> Iterator[str]:
    """Between turns."""
    for player in table.players:
        if player.hand_crystal or player.hand_gear:
            yield f"INV-11: seat {player.seat + 1} has resources in hand between turns"
        if player.crystal + player.gear > player.storage and not table.lost:
            yield f"INV-11: seat {player.seat + 1} has more resources than storage spaces"
    if table.aboard:
        yield "INV-13: a passenger is aboard between turns"
    if table.waiting(MachineRun):
        yield "INV-19: a stone is in the machine room between turns"


def _since(before: Table, table: Table) -> Iterator[str]:
    for old, new in zip(before.players, table.players, strict=True):
        if new.base < old.base:
            yield f"INV-5: the base marker of seat {new.seat + 1} moved left"
        if new.score < old.score and (table.seats > 1 or old.score - new.score > 1):
            yield f"INV-17: the score of seat {new.seat + 1} dropped"

"""The solo game (5.4): time pressure, the shadow, and parasites beside the passenger stack."""

from kesselhaus.engine.questions import Asking, Draw, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import (
    ParasitesPutBeside,
    PassengerShown,
    ShadowBoxedPassenger,
    ShadowMoved,
    ShadowRemovedMarkers,
    ShadowRemovedTile,
    SpLost,
    TileUsed,
)
from kesselhaus.games.steamopolis.options import DECLINE, DONE, PUT_BESIDE, UseTile, use_tile
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.ending import end_game, trigger_end
from kesselhaus.games.steamopolis.rules.market import raise_statue, take_open
from kesselhaus.games.steamopolis.rules.storing import ENTRY
from kesselhaus.games.steamopolis.state import (
    BESIDE,
    Player,
    Table,
    spot,
)
from kesselhaus.games.steamopolis.tasks.effects import PlacingAndUsing, PlacingParasites, UsingParasites
from kesselhaus.games.steamopolis.tasks.turn import RemovedTiles, Shadow, ShadowPassenger, Storing

# ------------------------------------------------------------------ time pressure and the shadow's stones


def time_pressure(table: Table, player: Player, action: str) -> bool:
    """ST-172: Make Steam and Fly cost a vote point at once; in the final turn only the first of them does
    (ST-186). Who has none left then has lost.
    """
    if table.seats > 1:
        return True
    if table.final:
        if table.paid_shadow:
            return True
        table.paid_shadow = True
    lost = table.box.solo.time_pressure
    player.score -= lost
    player.ledger[ENTRY["time_pressure"]] -= lost
    table.tell(SpLost(player.seat, lost, action, rule="ST-186" if table.final else "ST-172"))
    if player.score > 0:
        return True
    table.lost = True
    end_game(table)
    return False


def cast_shadow(table: Table, player: Player) -> None:
    """ST-173: shadow stones come to every district with an own stone, and leave all others."""
    if table.seats == 1:
        table.shadow = tuple(player.targets)[: table.box.shadow_stones]
        table.tell(ShadowMoved(table.shadow, rule="ST-173"))


# ------------------------------------------------------------------ what the shadow removes


@does(Shadow)
def remove_tiles(table: Table, task: Shadow) -> tuple[Task, ...]:
    """ST-174 to ST-176: after a Fly action, the open tiles on the targets of the open passenger tile."""
    following: list[Task] = []
    removed: tuple[str, ...] = ()
    for passenger in ("banker", "stoker"):
        level = table.targets_of(passenger)[0]
        if level == 1:
            _remove_markers(table)
        elif lots := table.markets.get(level):
            tile = lots[0].tile
            assert tile is not None
            table.boxed += (tile,)
            removed += (tile,)
            table.tell(ShadowRemovedTile(level, tile, rule="ST-174"))
            following += take_open(table, level, None)
    beside = _beside(table.players[task.seat])
    return (*following, RemovedTiles(task.seat, removed, beside), ShadowPassenger(task.seat))


def _remove_markers(table: Table) -> None:
    """ST-175: the leftmost marker of each row."""
    gone = tuple((row, digits[0]) for row, digits in table.rows.items() if digits)
    if not gone:
        return
    for row, _digit in gone:
        table.rows[row] = table.rows[row][1:]
    table.boxed_markers += len(gone)
    table.tell(ShadowRemovedMarkers(gone, rule="ST-175"))
    if not table.markers_left:
        raise_statue(table, 1, None)


@does(RemovedTiles)
def use_removed(table: Table, task: RemovedTiles) -> Play:
    """ST-181, ST-181a: parasites that lay beside the stack when this step began may be taken back, one by
    one, each for an effect of a removed tile.
    """
    player, tiles = table.players[task.seat], task.tiles
    if not task.parasites or not tiles:
        return ()
    answer = yield ask(table, task.seat, "ST-181", [*_effects_of(table, tiles), DONE])
    if type(answer) is not UseTile:
        return ()
    number = task.parasites[0]
    player.parasites = (*player.parasites[:number], None, *player.parasites[number + 1 :])
    table.tell(TileUsed(task.seat, answer.tile, answer.spot, True, rule="ST-181"))
    return (
        *use(task.seat, answer.tile, table.box.machines[answer.tile].parts(answer.spot)),
        Storing(task.seat),
        RemovedTiles(task.seat, tiles, task.parasites[1:]),
    )


@does(ShadowPassenger)
def next_passenger(table: Table, task: ShadowPassenger) -> Play:
    """ST-177, ST-178: the open passenger tile goes to the box and the next one is turned up."""
    tile = table.open_tile
    if tile is not None:
        table.boxed_passengers += (tile,)
        table.tell(ShadowBoxedPassenger(tile, rule="ST-177"))
        yield from turn_up_passenger(table, "ST-177")
    return ()


def turn_up_passenger(table: Table, rule: str) -> Asking[None]:
    """ST-158: the next passenger tile; when none is left the end is triggered (RU-20)."""
    table.open_tile = None
    if not table.stack:
        trigger_end(table, "passengers", "ST-162")
        return
    tile = yield Draw(rule, table.stack)
    table.open_tile = tile
    table.stack = tuple(other for other in table.stack if other != tile)
    table.tell(PassengerShown(tile, rule=rule))


# ------------------------------------------------------------------ parasites


def _beside(player: Player) -> tuple[int, ...]:
    return tuple(number for number, place in enumerate(player.parasites) if place is not None)


def _effects_of(table: Table, tiles: tuple[str, ...] | list[str]) -> list[Option]:
    machines = table.box.machines
    return [use_tile(tile, kind) for tile in tiles for kind in machines[tile].spots]


def put_beside(table: Table, task: PlacingParasites) -> Play:
    """ST-180: up to n from the personal supply go beside the stack."""
    if (yield from _put_one_beside(table, task)) and task.n > 1:
        return PlacingParasites(task.seat, task.source, task.n - 1, begun=True)
    return ()


def put_beside_and_use(table: Table, task: PlacingAndUsing) -> Play:
    """ST-183: of `par_place_act` one, and then an effect is used."""
    yield from _put_one_beside(table, task)
    return UsingParasites(task.seat, task.source, 1) if _beside(table.players[task.seat]) else ()


def _put_one_beside(table: Table, task: PlacingParasites | PlacingAndUsing) -> Asking[bool]:
    player, seat = table.players[task.seat], task.seat
    if None not in player.parasites:
        return False
    answer = yield ask(table, seat, "ST-180", (PUT_BESIDE, DONE if task.begun else DECLINE))
    if answer != PUT_BESIDE:
        return False
    number = player.parasites.index(None)
    place = spot(seat, 0, BESIDE)
    player.parasites = (*player.parasites[:number], place, *player.parasites[number + 1 :])
    table.tell(ParasitesPutBeside(seat, len(_beside(player)), rule="ST-180"))
    return True


def use_open_tiles(table: Table, task: UsingParasites) -> Play:
    """ST-182: for each parasite beside the stack, an effect of an open tile on a level that is a target of
    the open passenger tile; the parasites stay.
    """
    seat = task.seat
    left = task.n if task.begun else min(task.n, len(_beside(table.players[seat])))
    levels = [table.targets_of(passenger)[0] for passenger in ("banker", "stoker")]
    choices = _effects_of(table, [tile for level in levels for tile in table.open_tiles(level)])
    if not left or not choices:
        return ()
    answer = yield ask(table, seat, "ST-182", [*choices, DONE if task.begun else DECLINE])
    if type(answer) is not UseTile:
        return ()
    table.tell(TileUsed(seat, answer.tile, answer.spot, False, rule="ST-182"))
    effect = use(seat, answer.tile, table.box.machines[answer.tile].parts(answer.spot))
    return (*effect, UsingParasites(seat, task.source, left - 1, begun=True)) if left > 1 else effect

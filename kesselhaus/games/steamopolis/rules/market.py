"""The markets: tiles that are turned up, looked at in secret or removed, and their statues (2.7, ST-133)."""

from kesselhaus.engine.questions import Draw, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import Peeked, PeekShown, StatueRaised, TileShown
from kesselhaus.games.steamopolis.options import DECLINE, Peek, peek
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.ending import trigger_end
from kesselhaus.games.steamopolis.rules.storing import gain_sp
from kesselhaus.games.steamopolis.state import Lot, Player, Table
from kesselhaus.games.steamopolis.tasks.buying import Purchase, TurningUp
from kesselhaus.games.steamopolis.tasks.effects import Peeking


def unseen(table: Table, rank: int, colour: str) -> list[str]:
    """The tiles that a face-down tile of this rank and colour can still be."""
    seen = [*table.boxed, *table.extra.values()]
    if purchase := table.waiting(Purchase):
        seen.append(purchase.tile)
    seen += [lot.tile for lots in table.markets.values() for lot in lots if lot.rank == rank and lot.tile]
    for player in table.players:
        seen += player.banners
        seen += [face for face in player.room if face]
    return [tile for tile in table.box.tiles_of[rank, colour] if tile not in seen]


def take_open(table: Table, level: int, buyer: Player | None) -> tuple[Task, ...]:
    """ST-127: the open tile leaves its market; the next one is turned up, or the statue is raised. Without a
    buyer it is the shadow that takes it (ST-176).
    """
    lots = table.markets[level] = table.markets[level][1:]
    if not lots:
        raise_statue(table, level, buyer)
        return ()
    return (TurningUp(level),)


@does(TurningUp)
def reveal(table: Table, task: TurningUp) -> Play:
    """ST-127: it is decided now what the next tile is, unless somebody has peeked."""
    level = task.level
    lot = table.markets[level][0]
    tile = lot.tile
    if tile is None:
        tile = yield Draw("ST-127", unseen(table, lot.rank, lot.colour))
    else:
        table.sealed += 1
    table.markets[level] = (Lot(lot.rank, lot.colour, tile), *table.markets[level][1:])
    table.tell(TileShown(level, tile, False, rule="ST-127"))
    return ()


def raise_statue(table: Table, level: int, buyer: Player | None) -> None:
    """ST-133, ST-143, ST-163: the third one ends the game, and gives who bought it vote points."""
    table.tower = (*table.tower, level)
    count, box = len(table.tower), table.box
    table.tell(StatueRaised(None if buyer is None else buyer.seat, level, count, rule="ST-133"))
    if count == box.statues_for_end:
        if buyer is not None:
            gain_sp(table, buyer, box.third_statue_sp, "statue", "statue", "ST-163")
        trigger_end(table, "statues", "ST-162")


@does(Peeking)
def look(table: Table, task: Peeking) -> Play:
    """ST-101: `peek` shows one face-down tile to the acting player only; in a first game it does nothing
    (ST-17). What was seen is decided in the last moment of a step, so that no later answer tells it.
    """
    seat = task.seat
    choices: list[Option] = []
    if "first_game" not in table.variants:
        for level, lots in table.markets.items():
            choices += [peek(level, lot.rank) for lot in lots[1:] if seat not in lot.peeked]
    if not choices:
        return ()
    answer = yield ask(table, seat, "ST-101", [*choices, DECLINE])
    if type(answer) is not Peek:
        return ()
    lots = table.markets[answer.level]
    place = next(number for number, lot in enumerate(lots) if lot.rank == answer.rank)
    lot = lots[place]
    tile = lot.tile
    if tile is None:
        tile = yield Draw("ST-101", unseen(table, lot.rank, lot.colour))
    looked = Lot(lot.rank, lot.colour, tile, (*lot.peeked, seat))
    table.markets[answer.level] = (*lots[:place], looked, *lots[place + 1 :])
    table.sealed += 1
    table.tell(Peeked(seat, answer.level, answer.rank, rule="ST-101"))
    table.tell(PeekShown(answer.level, tile, rule="ST-101", seats=(seat,)))
    return ()

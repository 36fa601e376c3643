"""The positions of the examples: what lies there before something is done."""

from itertools import islice

from kesselhaus.games.whistle_mountain.examples.positions import (
    A,
    B,
    able,
    block,
    deal,
    decorate,
    flooded,
    fly,
    hall,
    hold,
    in_turn,
    lay,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.state import Player, Table


def whistle_as_wild() -> Table:
    """EX-1."""
    table = lay()
    hold(table, A, coal=2, whistle=1)
    fly(table, B, "small", dock="dk01")
    return table


def cards() -> Table:
    """EX-2."""
    table = lay()
    hold(table, A, water=1, gold=1)
    return table


def scaffold_dock() -> Table:
    """EX-3."""
    table = lay()
    hold(table, A, coal=4, whistle=1)
    return table


def limit() -> Table:
    """EX-4."""
    table = lay()
    hold(table, A, coal=6, iron=4, whistle=5)
    return table


def one_tile() -> Table:
    """EX-5: tile st01 at the water, nothing else on the grid."""
    table = lay()
    put(table, "st01", 5, 1)
    return table


def works() -> Table:
    """EX-6: mm02 on (6,4) to (7,5), ms09 on (8,4), (9,4), coal at (8,5), blanks above mm02."""
    table = lay()
    put(table, "sl03", 6, 4)
    put(table, "sl07", 6, 5, turn=2)
    put(table, "sl02", 8, 4)
    put(table, "sl08", 8, 5, turn=2)
    put(table, "mm02", 6, 4)
    put(table, "ms09", 8, 4)
    return table


def contacts() -> Table:
    """EX-12."""
    table = one_tile()
    store(table, A, "sl10")
    return table


def no_contact() -> Table:
    """EX-13."""
    table = one_tile()
    store(table, A, "sl02")
    return table


def forge_costs() -> Table:
    """EX-7."""
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02", "st03", "ms01", "ss02")
    hold(table, A, water=2, gold=1)
    table.players[A].pool = 2
    return table


def all_at_home() -> Table:
    """EX-8."""
    table = lay()
    block(table, 1, 1)
    store(table, A, "st02")
    hold(table, A, gold=1)
    return table


def mast(*stored: str) -> Table:
    """EX-9: scaffolds on columns 3 and 4, rows 1 to 12; A stores some machines."""
    table = lay()
    for row in (1, 5, 9):
        block(table, 3, row)
    store(table, A, *stored)
    return table


def above_the_bridge() -> Table:
    """EX-9: two small machines, and water for the second building."""
    table = mast("ms01", "ms02")
    hold(table, A, water=1)
    return table


def new_machine() -> Table:
    """EX-10."""
    table = lay()
    block(table, 4, 3)
    store(table, A, "ms06")
    decorate(table, A, "aw07")
    deal(table, A, "cd12")
    put(table, "ms01", 4, 5, turn=1)
    return table


def yard() -> Table:
    """Scaffolds on columns 1 to 6, rows 3 to 6."""
    table = lay()
    for column in (1, 3, 5):
        block(table, column, 3)
    return table


def promotion_by_another() -> Table:
    """EX-11."""
    table = yard()
    stand(table, B, (2, 5))
    table.tower = tuple(("aw01",) if floor == 5 else () for floor in range(1, 15))
    store(table, A, "mm01")
    return table


def last_worker(seat: int = B) -> Table:
    """EX-14: one worker is left in the barracks."""
    table = lay()
    block(table, 1, 1)
    for player in table.players:
        player.pool, player.barracks = (8, (7,)) if player.seat == seat else (9, ())
    in_turn(table, seat)
    hold(table, seat, gold=1)
    return table


def last_turn() -> Table:
    """The end has been triggered, and A has the last turn. All workers stand on scaffolds."""
    table = lay()
    for column in (1, 3, 5, 7):
        block(table, column, 1)
    squares = iter([(column, row) for row in range(1, 5) for column in range(1, 9)])
    for player in table.players:
        workers = len(player.barracks) + player.pool
        player.barracks, player.pool = (), 0
        stand(table, player.seat, *islice(squares, workers))
    table.end_reason, table.turns_left = "barracks", 0
    return table


def promoted(table: Table, seat: int, *floors: int) -> Player:
    """Workers of a player have come from the scaffolds to these floors."""
    player = table.players[seat]
    player.standing, player.tower = player.standing[len(floors) :], floors
    table.__dict__.pop("ground", None)
    return player


def final_scoring() -> Table:
    """EX-15."""
    table = last_turn()
    player = able(table, A, "ab09", "up10", "up24")
    promoted(table, A, 9, 9, 5)
    player.score, player.pool, player.standing = 84, 2, player.standing[2:]
    store(table, A, "ms01", "sl02", "sl03", "sl04")
    decorate(table, A, "aw01", "aw02")
    deal(table, A, "cd01", "cd02", "cd03", "cd04", "cd05")
    hold(table, A, coal=4, iron=4, gold=3)
    return table


TIED = 127


def tie() -> Table:
    """EX-16: equal points; the highest worker of A on floor 9, of B on floor 10."""
    return _tied({A: 9, B: 10})


def tie_of_floors() -> Table:
    """EX-16: both on floor 10, with 14 and 12 components in storage."""
    table = _tied({A: 10, B: 10})
    for seat, cards in ((A, ("cd01", "cd02")), (B, ())):
        deal(table, seat, *cards)
        hold(table, seat, coal=4, iron=4, gold=4)
    return table


def _tied(floor_of: dict[int, int]) -> Table:
    table = last_turn()
    for seat, floor in floor_of.items():
        promoted(table, seat, floor).score = TIED - table.box.floor_vp[floor]
    return table


def rescue() -> Table:
    """EX-17."""
    table = one_tile()
    stand(table, B, (6, 1))
    player = hold(table, A, gold=2)
    player.pool, player.standing = 1, ((7, 2),)
    return table


def duplicator() -> Table:
    """EX-18."""
    table = hall(("mm13", 1, 1), ("ms06", 3, 4), ("mm04", 5, 1), ("mm14", 5, 3))
    table.duplicator = "ms06"
    hold(table, A, water=1)
    return table


def skipped_activation() -> Table:
    """EX-19."""
    table = lay()
    block(table, 1, 4)
    block(table, 1, 8)
    block(table, 3, 4)
    put(table, "mm16", 1, 5)
    put(table, "ms04", 3, 4)
    put(table, "ms05", 3, 6)
    flooded(table, 3)
    store(table, A, "ms01")
    hold(table, A, water=1)
    table.scaffolds.pop(next(tile for tile in table.scaffolds if (3, 5) in table.squares(tile)))
    return table


def last_strips() -> Table:
    """EX-20."""
    table = lay()
    block(table, 3, 8)
    flooded(table, 7)
    table.end_reason, table.turns_left = "barracks", 0
    stand(table, B, (3, 9))
    store(table, A, "ms01")
    return table


def awards_in_rounds() -> Table:
    """EX-21."""
    table = yard()
    flooded(table, 2)
    stand(table, A, (3, 6), (4, 6))
    stand(table, B, (5, 6))
    store(table, A, "ml01")
    return table


def standstill() -> Table:
    """EX-22."""
    table = lay()
    block(table, 1, 1)
    store(table, B, "st02")
    in_turn(table, B)
    table.standstill_count = 23
    return table


def duplicator_under_water() -> Table:
    """EX-23."""
    table = lay()
    block(table, 4, 7)
    block(table, 8, 9)
    put(table, "ms06", 8, 9)
    flooded(table, 6)
    store(table, A, "mm13")
    able(table, A, "ab03")
    return table

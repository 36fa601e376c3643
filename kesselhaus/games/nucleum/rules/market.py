"""The market and the stacks of action tiles (NU-5, NU-6, NU-107, NU-108)."""

from functools import cache

from kesselhaus.engine.questions import Asking, Draw
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.nucleum.events import TileShown
from kesselhaus.games.nucleum.rules.ending import STACKS_EMPTY, meet
from kesselhaus.games.nucleum.rules.tuples import replaced, without
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.actions import RefillingMarket

PLACES = 5


def take_out(table: Table, tiles: tuple[str, ...]) -> None:
    """NU-107: the others move to the right until all gaps are closed."""
    left = tuple(filter(None, table.market))
    for tile in tiles:
        left = without(left, tile)
    table.market = ("",) * (PLACES - len(left)) + left


@does(RefillingMarket)
def refill_market(table: Table, task: RefillingMarket) -> Play:
    """NU-107, NU-108: who draws the last tile fulfils END-1."""
    if any(table.stacks):
        yield from show_tiles(table, "NU-107")
        if not any(table.stacks):
            meet(table, table.players[task.seat], STACKS_EMPTY)
    return ()


def show_tiles(table: Table, rule: str) -> Asking[None]:
    """NU-6, NU-107: on the free places from right to left, while there are tiles."""
    for place in reversed(range(table.market.count(""))):
        if not any(table.stacks):
            return
        unseen, weights = tiles_to_come(table)
        tile: str = (yield Draw(rule, unseen, weights)) if len(unseen) > 1 else unseen[0]
        leave_stack(table, tile)
        table.market = replaced(table.market, place, tile)
        table.tell(TileShown(tile, rule=rule))


def tiles_to_come(table: Table) -> tuple[tuple[str, ...], tuple[int, ...] | None]:
    """NU-5, NU-107: what may lie on top of the active stack, with weights. Which general tiles were shuffled
    in is decided tile by tile: a draw is a base tile or a general one as often as the stacks hold such tiles.
    """
    base, general = table.base_tiles, table.general_tiles
    if not table.general_left:
        return base, None
    if not base:
        return general, None
    return base + general, weights_of(len(base), len(general), table.general_left)


@cache
def weights_of(base: int, general: int, left: int) -> tuple[int, ...]:
    """Of so many base tiles and then general ones, of which some are left."""
    return (general,) * base + (left,) * general


def leave_stack(table: Table, tile: str) -> None:
    """A tile was drawn from the active stack, the first that is not empty."""
    if table.box.is_base[tile]:
        table.base_tiles = without(table.base_tiles, tile)
    else:
        table.general_tiles = without(table.general_tiles, tile)
        table.general_left -= 1
    first, second, third = table.stacks
    if first:
        table.stacks = (first - 1, second, third)
    elif second:
        table.stacks = (0, second - 1, third)
    else:
        table.stacks = (0, 0, third - 1)

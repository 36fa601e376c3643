"""The market and the stacks of action tiles (NU-5, NU-6, NU-107, NU-108)."""

from collections.abc import Generator
from typing import Any

from kesselhaus.engine.questions import Draw, Play
from kesselhaus.games.nucleum.events import TileShown
from kesselhaus.games.nucleum.rules.ends import STACKS_EMPTY, meet
from kesselhaus.games.nucleum.rules.tuples import replaced, without
from kesselhaus.games.nucleum.state import Player, Table

PLACES = 5


def take_out(table: Table, tiles: tuple[str, ...]) -> None:
    """NU-107: the others move to the right until all gaps are closed."""
    left = tuple(tile for tile in table.market if tile and tile not in tiles)
    table.market = ("",) * (PLACES - len(left)) + left


def refill(table: Table, player: Player | None) -> Play:
    """NU-6, NU-107: the free places from right to left. Who draws the last tile fulfils END-1 (NU-108)."""
    while "" in table.market and any(table.stacks):
        tile = yield from draw_tile(table, "NU-107" if player else "NU-6")
        place = PLACES - 1 - table.market[::-1].index("")
        table.market = replaced(table.market, place, tile)
        table.tell(TileShown, tile, rule="NU-107" if player else "NU-6")
        if player is not None and not any(table.stacks):
            meet(table, player, STACKS_EMPTY)


def draw_tile(table: Table, rule: str) -> Generator[Draw, Any, str]:
    """NU-5, NU-107: from the active stack. Which general tiles were shuffled in is decided tile by tile: a
    draw is a base tile or a general one as often as the stacks hold such tiles.
    """
    base, general = table.base_tiles, table.general_tiles
    if not table.general_left:
        tile: str = (yield Draw(rule, base)) if len(base) > 1 else base[0]
    elif not base:
        tile = (yield Draw(rule, general)) if len(general) > 1 else general[0]
    else:
        weights = (len(general),) * len(base) + (table.general_left,) * len(general)
        tile = yield Draw(rule, base + general, weights)
    if tile in base:
        table.base_tiles = without(base, tile)
    else:
        table.general_tiles = without(general, tile)
        table.general_left -= 1
    first, second, third = table.stacks
    if first:
        table.stacks = (first - 1, second, third)
    elif second:
        table.stacks = (0, second - 1, third)
    else:
        table.stacks = (0, 0, third - 1)
    return tile

"""The Baron sits down (NU-166, NU-167)."""

from kesselhaus.engine.questions import Draw
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.nucleum.events import BaronArrived
from kesselhaus.games.nucleum.rules.tuples import without
from kesselhaus.games.nucleum.state import BARON, Table
from kesselhaus.games.nucleum.tasks.turn import SeatingBaron


@does(SeatingBaron)
def seat_the_baron(table: Table, task: SeatingBaron) -> Play:
    """NU-166, NU-167: a random other experiment, of which he uses only the tiles; a row of its 4 two-sided
    tiles and 2 general tiles in random order, the directive at the right end as the stop tile.
    """
    box, figures, baron = table.box, table.box.baron, table.players[BARON]
    others = [each for each in box.experiments if each != table.players[0].experiment]
    experiment = yield Draw("NU-166", tuple(others))
    tiles = [tile for tile in box.start_tiles[experiment] if tile not in box.directives]
    stop = next(tile for tile in box.start_tiles[experiment] if tile in box.directives)
    for _ in range(figures.general_tiles):
        tile = yield Draw("NU-167", table.general_tiles)
        table.general_tiles = without(table.general_tiles, tile)
        tiles.append(tile)
    row = []
    while tiles:
        tile = (yield Draw("NU-167", tuple(tiles))) if len(tiles) > 1 else tiles[0]
        tiles.remove(tile)
        row.append(tile)
    baron.row = (*row, stop)
    baron.thaler, baron.workers = figures.start_thaler, figures.start_workers
    baron.supply = box.workers - figures.start_workers
    table.tell(BaronArrived(experiment, baron.row, rule="NU-167"))
    return ()

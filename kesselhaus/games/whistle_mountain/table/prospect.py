"""What is held over the grid, turned as chosen, and what each square would bring."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import FirstTile
from kesselhaus.games.whistle_mountain.words.prospects import (
    MACHINE,
    SCAFFOLD,
    WORKER,
    Held,
    floods,
    harvest,
    held,
    lifted,
    machine_points,
    scaffold_points,
)

__all__ = ["Held", "Yield", "by_worth", "held", "ranked", "worth", "worths"]


class Yield(NamedTuple):
    """What a place brings."""

    figure: int
    """Points at once; of an airship how many resources."""
    machines: int = 0
    """Machines that an airship would activate."""
    tower: int = 0
    """What the own workers under a machine will be worth in the tower (WM-165)."""
    flood: bool = False
    """The water rises."""

    @property
    def rank(self) -> int:
        return self.figure + 2 * self.machines + self.tower


def worth(table: Table, player: Player, thing: Held, square: Square) -> Yield | None:
    """What the thing brings if its handle comes on that square; None where nothing is counted."""
    if thing.kind == WORKER or isinstance(table.doing, FirstTile):
        return None
    covered = thing.piece.lying(GRID.bit[square])
    if thing.kind == SCAFFOLD:
        return Yield(scaffold_points(table, player, covered))
    if thing.kind == MACHINE:
        tower = sum(table.box.floor_vp[row] for _, row in lifted(player, covered))
        points = machine_points(table, player, thing.thing, covered)
        return Yield(points, tower=tower, flood=floods(table, covered))
    goods, _, machines = harvest(table, player, thing.thing, covered)
    return Yield(sum(goods.values()), len(machines))


def worths(view: View[Table], squares: tuple[o.At, ...]) -> dict[Square, Yield]:
    """What all of these squares would bring, as far as it can be counted."""
    if not squares or not isinstance(view.question, Ask):
        return {}
    thing, player = held(view), view.state.players[view.question.seat]
    found: dict[Square, Yield] = {}
    for at in squares:
        brought = worth(view.state, player, thing, (at.column, at.row))
        if brought is not None:
            found[at.column, at.row] = brought
    return found


def ranked(view: View[Table], squares: tuple[o.At, ...]) -> list[Square]:
    """The squares by what they bring, the best one first; where nothing is counted the higher ones."""
    return by_worth(((at.column, at.row) for at in squares), worths(view, squares))


def by_worth(squares: Iterable[Square], brought: Mapping[Square, Yield]) -> list[Square]:
    return sorted(squares, key=lambda at: (-brought[at].rank if at in brought else 0, -at[1], at[0]))

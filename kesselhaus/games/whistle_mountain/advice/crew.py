"""What workers may hope for, wherever they are."""

from functools import lru_cache

from kesselhaus.engine.grids import Squares
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import Player, Table

STRIDE = GRID.stride


@lru_cache(maxsize=4096)
def sites(scaffold: Squares) -> tuple[Squares, Squares]:
    """Where a medium machine fits over a worker, and where at least a small one does."""
    across, upright = scaffold & scaffold >> 1, scaffold & scaffold >> STRIDE
    corners = across & across >> STRIDE
    wide = corners | corners << 1
    return wide | wide << STRIDE, across | across << 1 | upright | upright << STRIDE


class Hopes:
    """What squares and places promise to the workers of one player in one position."""

    __slots__ = (
        "award",
        "chance",
        "danger",
        "hurry",
        "more",
        "narrow",
        "player",
        "table",
        "turns",
        "weights",
        "wide",
    )

    def __init__(self, table: Table, player: Player, turns: float, weights: Weights) -> None:
        self.table, self.player, self.turns, self.weights = table, player, turns, weights
        scaffold = table.ground.scaffold
        self.wide, self.narrow = sites(scaffold)
        self.chance = weights.promotion * (turns + 0.2) / (turns + 2.2)
        self.danger = weights.danger * min(1.0, turns / 2) if scaffold & table.box.bridge else 0.0
        self.award = weights.new_award * min(1.0, turns / 2)
        powers = player.powers
        self.more = powers["promotion_vp"] + powers["tower_vp"]
        self.hurry = weights.sitting * max(0.0, table.turn / table.seats - weights.late)

    def promoted(self, row: int) -> float:
        """What a worker is worth that reaches this floor."""
        award = self.award if self.table.tower[row - 1] else 0.0
        return self.table.box.floor_vp[row] + self.more + award

    def standing(self, bit: Squares, row: int) -> float:
        """What a worker on a scaffold square is worth."""
        chance = self.chance
        if not bit & self.wide:
            chance *= self.weights.narrow if bit & self.narrow else self.weights.lonely
        worth = chance * self.promoted(row)
        if self.danger:
            height = row - self.table.water_level
            if height < 4:
                drowned = self.danger / height
                worth = worth * (1 - drowned) - drowned * 2.0
        return worth

    def typical(self) -> float:
        """What a worker may hope for that is not on the grid yet."""
        return self.chance * (self.weights.floor + 2.0 + self.more + self.award)

    def barracks(self) -> float:
        """Only so many will still be moved; the others may be glad to stay dry."""
        player = self.player
        count = len(player.barracks)
        if not count:
            return 0.0
        soon = 0.5 + self.weights.forges * self.turns * (1 + player.powers["errands"])
        able = min(float(count), soon)
        worth = self.weights.leaving * self.typical() * able - self.hurry * count
        if self.danger:
            first = player.barracks[0] - self.table.water_level
            worth -= 2.5 * self.danger / first
        return worth

    def next_to_leave(self) -> float:
        """What the barracks lose with one worker."""
        count = len(self.player.barracks)
        soon = 0.5 + self.weights.forges * self.turns * (1 + self.player.powers["errands"])
        share = min(1.0, max(0.0, soon - (count - 1)))
        return self.weights.leaving * self.typical() * share - self.hurry

    def in_pool(self) -> float:
        """What one worker in the pool is worth, mostly less than nothing."""
        saved = self.weights.rescue * self.turns / (self.turns + 3.0)
        return saved * self.typical() - (1 - saved) * self.table.box.pool_penalty

    def best_square(self) -> float:
        """What the best empty scaffold square promises; below 0 where there is none."""
        free = self.table.ground.scaffold & ~self.table.ground.workers
        best = -1.0
        for squares in (free & self.wide, free & self.narrow & ~self.wide, free & ~self.narrow):
            if squares:
                highest = squares.bit_length() - 1
                best = max(best, self.standing(1 << highest, highest // STRIDE))
        return best

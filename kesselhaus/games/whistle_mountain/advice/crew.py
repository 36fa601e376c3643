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


COVER = {"small": 1.0, "medium": 1.6, "large": 2.4}
"""How many own workers a machine in storage will cover."""


class Hopes:
    """What squares and places promise to the workers of one player in one position."""

    __slots__ = (
        "award",
        "chance",
        "covered",
        "danger",
        "hurry",
        "luck",
        "more",
        "narrow",
        "player",
        "spare",
        "table",
        "turns",
        "weights",
        "wide",
    )

    def __init__(self, table: Table, player: Player, turns: float, weights: Weights) -> None:
        self.table, self.player, self.turns, self.weights = table, player, turns, weights
        scaffold, box, powers = table.ground.scaffold, table.box, player.powers
        self.wide, self.narrow = sites(scaffold)
        time = (turns + 0.2) / (turns + 2.2)
        self.luck = weights.luck * time
        """The chance of a worker for whom there is no own machine in storage; others build too."""
        self.covered = weights.promotion * time
        """The chance of one for whom there is."""
        places = sum([COVER[box.machines[machine].size] for machine in player.machines])
        count = len(player.standing)
        self.spare = places - count
        share = 0.0 if not places else 1.0 if self.spare >= 0 else places / count
        self.chance = self.luck + (self.covered - self.luck) * share
        """The chance of each worker that is on the grid now."""
        self.danger = weights.danger * min(1.0, turns / 2) if scaffold & box.bridge else 0.0
        self.award = weights.new_award * min(1.0, turns / 2)
        self.more = powers["promotion_vp"] + powers["tower_vp"]
        self.hurry = weights.sitting * max(0.0, table.turn / table.seats - weights.late)

    def promoted(self, row: int) -> float:
        """What a worker is worth that reaches this floor."""
        award = self.award if self.table.tower[row - 1] else 0.0
        return self.table.box.floor_vp[row] + self.more + award

    def standing(self, bit: Squares, row: int, chance: float = -1.0) -> float:
        """What a worker on a scaffold square is worth."""
        if chance < 0:
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
        """What a worker finds that is not on the grid yet, if all goes well."""
        return self.weights.floor + 2.0 + self.more + self.award

    def barracks(self) -> float:
        """Only so many will still be moved; the others may be glad to stay dry."""
        player = self.player
        count = len(player.barracks)
        if not count:
            return 0.0
        soon = 0.5 + self.weights.forges * self.turns * (1 + player.powers["errands"])
        able = min(float(count), soon)
        worth = self.weights.leaving * self.luck * self.typical() * able - self.hurry * count
        if self.danger:
            first = player.barracks[0] - self.table.water_level
            worth -= 2.5 * self.danger / first
        return worth

    def next_to_leave(self) -> float:
        """What the barracks lose with one worker."""
        count = len(self.player.barracks)
        soon = 0.5 + self.weights.forges * self.turns * (1 + self.player.powers["errands"])
        share = min(1.0, max(0.0, soon - (count - 1)))
        return self.weights.leaving * self.luck * self.typical() * share - self.hurry

    def in_pool(self) -> float:
        """What one worker in the pool is worth, mostly less than nothing."""
        saved = self.weights.rescue * self.turns / (self.turns + 3.0)
        return saved * self.luck * self.typical() - (1 - saved) * self.table.box.pool_penalty

    def room(self) -> float:
        """What machines in storage promise to workers that are not on the grid yet."""
        if self.spare <= 0:
            return 0.0
        coming = min(self.spare, float(len(self.player.barracks) + self.player.pool))
        return self.weights.coming * (self.covered - self.luck) * self.typical() * coming

    def more_room(self, machine: str) -> float:
        """What it changes for the workers if a machine comes into storage."""
        more = COVER[self.table.box.machines[machine].size]
        count = len(self.player.standing)
        return self._promised(self.spare + count + more, count) - self._promised(self.spare + count, count)

    def less_room(self, machine: str, promoted: int) -> float:
        """What it changes for the others if a machine is built over so many own workers."""
        less = COVER[self.table.box.machines[machine].size]
        count = len(self.player.standing)
        after = self._promised(self.spare + count - less, count - promoted)
        return after - self._promised(self.spare + count, count)

    def _promised(self, places: float, count: int) -> float:
        """What so many places in machines are worth to workers on the grid and to those that may come."""
        coming = min(max(0.0, places - count), len(self.player.barracks) + self.player.pool)
        served = min(places, count) + self.weights.coming * coming
        return (self.covered - self.luck) * self.typical() * served

    def best_square(self) -> float:
        """What the best empty scaffold square promises to one more worker; below 0 where there is none."""
        free = self.table.ground.scaffold & ~self.table.ground.workers
        chance = self.covered if self.spare > 0.5 else self.luck
        best = -1.0
        for squares in (free & self.wide, free & self.narrow & ~self.wide, free & ~self.narrow):
            if squares:
                highest = squares.bit_length() - 1
                best = max(best, self.standing(1 << highest, highest // STRIDE, chance))
        return best

"""What the estimates of a running turn have in common."""

from collections.abc import Mapping

from kesselhaus.games.whistle_mountain.advice.crew import Hopes
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.advice.worth import Purse
from kesselhaus.games.whistle_mountain.state import Player, Table

SHORT = 99.0
"""What cannot be paid is worth nothing at this price."""


class Ledger:
    """A position as its active player sees it: what resources are worth, and what workers may hope for."""

    __slots__ = ("hopes", "player", "purse", "table", "turns", "weights")

    def __init__(self, table: Table, player: Player, purse: Purse, hopes: Hopes) -> None:
        self.table, self.player, self.purse, self.hopes = table, player, purse, hopes
        self.turns: float = hopes.turns
        self.weights: Weights = hopes.weights

    def gained(self, kind: str, amount: int) -> float:
        """What so many more of a kind are worth."""
        have, worth = self.player.goods[kind], self.purse[kind]
        return worth[have + amount] - worth[have]

    def spent(self, cost: Mapping[str, int], discount: int = 0) -> float:
        """What is paid; whistles stand in for what is short and not forgiven."""
        goods, paid, whistles = self.player.goods, 0.0, 0
        for kind, amount in cost.items():
            have, worth = goods[kind], self.purse[kind]
            if amount <= have:
                paid += worth[have] - worth[have - amount]
            else:
                paid += worth[have]
                whistles += amount - have
        if discount > whistles:
            paid -= min(paid, (discount - whistles) * self.weights.coal)
        whistles -= discount
        if whistles > 0:
            have, worth = goods["whistle"], self.purse["whistle"]
            paid += worth[have] - worth[have - whistles] if whistles <= have else SHORT
        return paid

"""What open contracts are worth: a chance and a threat."""

from kesselhaus.games.airship_city.advice.survey import YIELD, Survey
from kesselhaus.games.airship_city.state import Player, Table


def contracts_worth(sight: Survey, table: Table, player: Player) -> float:
    """The nearest deadline first; what one contract needs is not there for the next."""
    stock = player.goods.copy()
    work = worth = 0.0
    for contract, space in sorted(player.contracts, key=_deadline):
        more, chance = chance_of(sight, player, contract, space, stock, work)
        work += more
        worth += gain_or_loss(sight, contract, chance)
        spend(sight, contract, stock)
    return worth


def best_on_display(sight: Survey, table: Table, player: Player) -> float:
    """The best contract that can be taken, after those that are open already."""
    stock, work = player.goods, 0.0
    if player.contracts:
        stock = stock.copy()
        for contract, space in player.contracts:
            work += chance_of(sight, player, contract, space, stock, work)[0]
            spend(sight, contract, stock)
    best = 0.0
    for contract in table.display:
        deadline = table.box.contracts[contract].deadline
        chance = chance_of(sight, player, contract, deadline, stock, work)[1]
        best = max(best, gain_or_loss(sight, contract, chance))
    return best


def _deadline(contract: tuple[str, int]) -> int:
    return contract[1]


def spend(sight: Survey, contract: str, stock: dict[str, int]) -> None:
    for kind, amount in sight.table.box.contracts[contract].cost.items():
        stock[kind] = max(0, stock[kind] - amount)


def chance_of(
    sight: Survey, player: Player, contract: str, space: int, stock: dict[str, int], work: float
) -> tuple[float, float]:
    """The collecting moves that are missing, and the chance to fulfil after `work` for earlier ones."""
    box, weights = sight.table.box, sight.weights
    more = 0.0
    for kind, amount in box.contracts[contract].cost.items():
        lack = amount - stock[kind]
        if lack > 0:
            more += lack / YIELD[kind]
            if amount > player.capacity[kind]:
                more += 4.0
    if not more and not work:
        return 0.0, 0.97
    rounds = -sight.table.round % box.rounds_per_stage + box.rounds_per_stage * (space - 1)
    hands = min(sight.hands, sight.now + rounds * sight.count) * weights.pace
    if hands <= 0:
        return more, 0.0
    return more, max(0.0, 0.97 - weights.risk * (more + work) / (hands + 0.5))


def gain_or_loss(sight: Survey, contract: str, chance: float) -> float:
    """Points and gold for goods if it is fulfilled; points lost if not."""
    card, prices = sight.table.box.contracts[contract], sight.prices
    gain = card.vp + prices["gold"] * card.gold + sight.weights.trade
    for kind, amount in card.cost.items():
        gain -= prices[kind] * amount
    return chance * gain - (1 - chance) * card.vp

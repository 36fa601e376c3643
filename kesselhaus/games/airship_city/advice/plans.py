"""What could be bought: the profit of each purchase, now or after some collecting."""

from collections.abc import Iterator, Mapping

from kesselhaus.games.airship_city.advice.survey import YIELD, Offer, Survey
from kesselhaus.games.airship_city.state import Player


class Outlook:
    """The best plans, what is ready for each action, and how much a unit of a kind brings the best nearer."""

    __slots__ = ("best", "nearer", "ready", "second", "worth")

    def __init__(
        self, best: float, second: float, worth: float, ready: dict[str, float], nearer: dict[str, float]
    ) -> None:
        self.best, self.second, self.worth, self.ready, self.nearer = best, second, worth, ready, nearer


def outlook(sight: Survey, player: Player) -> Outlook:
    """An offer counts by its profit, and the less the more moves it takes to collect what is missing."""
    offers = sight.offers
    if offers is None:
        offers = sight.offers = tuple(_offers(sight))
    goods, capacity, weights = player.goods, player.capacity, sight.weights
    room, gold_price = capacity["gold"] - goods["gold"], sight.prices["gold"]
    reach = min(weights.reach, sight.hands)
    best = second = 0.0
    chosen: Offer | None = None
    ready: dict[str, float] = {}
    for offer in offers:
        action, profit, cost, gold = offer
        if gold > room:
            profit -= (gold - room) * gold_price
        if profit <= second:
            if profit > 0 and profit > ready.get(action, 0.0) and player.can_pay(dict(cost)):
                ready[action] = profit
            continue
        moves = 0.0
        for kind, amount in cost:
            lack = amount - goods[kind]
            if lack > 0:
                moves += lack / YIELD[kind] if amount <= capacity[kind] else 99.0
        if not moves:
            if profit > ready.get(action, 0.0):
                ready[action] = profit
            worth = profit
        elif moves < reach:
            worth = profit * (1 - moves / reach)
        else:
            continue
        if worth > best:
            second, best, chosen = best, worth, offer
        elif worth > second:
            second = worth
    nearer: dict[str, float] = {}
    if chosen is not None:
        for kind, amount in chosen[2]:
            if amount > goods[kind]:
                nearer[kind] = weights.plan * chosen[1] / (reach * YIELD[kind])
    return Outlook(best, second, weights.plan * (best + weights.second_plan * second), ready, nearer)


def _offers(sight: Survey) -> Iterator[Offer]:
    """Everything that pays, for this seat at this time."""
    for offer in (*_ships(sight), *_facilities(sight), *_growth(sight)):
        if offer[1] > 0:
            yield offer


def _offer(sight: Survey, action: str, gain: float, cost: Mapping[str, int], gold: int = 0) -> Offer:
    """`gain` is in points; the cost is lowered by donation bonuses (AC-91)."""
    left = dict(cost)
    for airship, resource, by in sight.table.box.lowering[action]:
        if resource in left:
            left[resource] = max(0, left[resource] - by * sight.marks[airship])
    spent = sum(sight.prices[kind] * amount for kind, amount in left.items())
    profit = gain + sight.prices["gold"] * gold - spent
    return action, profit, tuple((kind, amount) for kind, amount in left.items() if amount), gold


def _ships(sight: Survey) -> Iterator[Offer]:
    table, weights = sight.table, sight.weights
    box = table.box
    counted = sight.marks if "prerequisite_counts_majority" in table.variants else sight.placed
    for ship in box.airships.values():
        if ship.prerequisite is not None and counted[ship.prerequisite] < box.prerequisite_count:
            continue
        if ship.sellable:
            gold = box.prices[ship.id][table.prices[ship.id] - 1]
            yield _offer(sight, "shipyard", 0.0, ship.cost, gold)
        if sight.player.supply and len(table.fields[ship.id]) < box.fields(ship.id, table.seats):
            ahead, markers = _majority(sight, ship.id, weights.ship_majority)
            gain = ship.vp + ahead + markers * sight.saved[ship.id]
            if ship.level < 3 and sight.placed[ship.id] < box.prerequisite_count:
                gain += weights.ladder * ship.level * min(sight.turns, 10.0)
            yield _offer(sight, "shipyard", gain, ship.cost)


def _majority(sight: Survey, section: str, worth: float) -> tuple[float, int]:
    """What a marker here does for majorities, and how many markers it makes."""
    table, seat = sight.table, sight.player.seat
    holder, fields = table.majority.get(section), table.fields[section]
    if not fields:
        return worth, 2
    if holder == seat:
        return sight.weights.defence, 1
    own = fields.count(seat) + 1
    best = max((fields.count(other) for other in set(fields) if other != seat), default=0)
    if own > best:
        return worth, 2
    return (0.4 * worth, 1) if own == best and holder is not None else (0.0, 1)


def _facilities(sight: Survey) -> Iterator[Offer]:
    table = sight.table
    for facility in table.box.facilities.values():
        fields = table.fields[facility.id]
        if sight.player.supply and len(fields) < table.box.fields(facility.id, table.seats):
            ahead, _ = _majority(sight, facility.id, sight.weights.facility_majority)
            yield _offer(sight, "architects_office", facility.vp + ahead, facility.cost)


def _growth(sight: Survey) -> Iterator[Offer]:
    """A worker, an upgrade."""
    box, weights = sight.table.box, sight.weights
    if sight.count < box.max_workers:
        gain = sight.worth_of_workers(sight.count + 1) - sight.moves
        yield _offer(sight, "guild_hall", gain, {"gold": box.hire_cost})
    for upgrade in box.upgrades.values():
        if upgrade.resource not in sight.player.upgrades:
            gain = box.upgrade_vp + weights.upgrade + weights.upgrade_turn * sight.turns
            yield _offer(sight, "workshop", gain, upgrade.cost)

"""What is being auctioned, and what a bid for it may bring."""

from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.advice.works import works
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import (
    Claiming,
    InProduction,
    InTankPhase,
    Mooring,
    SpecialistBidding,
    Trading,
    ZoneBidding,
)

TURN_ORDER_MATTERS = (Claiming, Mooring, InTankPhase, InProduction, Trading)


def zone_worth(table: Table, seat: int, zone: str, weights: Weights) -> float:
    """What a zone is worth to a seat, its end value included."""
    box, claims = table.box, table.claims
    turns = table.rounds_left
    beside = sum(claims.get(near) == seat for near in box.neighbours[zone])
    worth = box.zone_value + 0.5 * weights.open_zone * turns + weights.neighbour * beside * min(turns, 2)
    return worth + (weights.river * min(turns, 2) if zone in box.river else 0.0)


def card_worth(table: Table, player: Player, card: str, weights: Weights) -> float:
    """What the specialists of a card still bring this round."""
    worth = 0.0
    auction = isinstance(table.doing, SpecialistBidding)
    for specialist in table.box.specialists[card]:
        if specialist == "lady_steam":
            worth += weights.first_turn
        elif specialist == "speculator":
            worth += weights.nominate
        elif specialist == "airship_captain":
            worth += weights.captain + _best_row(table, player.seat)
        elif auction:
            worth += 15.0
    return worth


def _best_row(table: Table, seat: int) -> float:
    """What the support airship brings in the best row."""
    price = table.price
    best = 0
    for row in works(table, seat).rows:
        worth = 0
        for resource in row:
            worth += price[resource]
        if worth > best:
            best = worth
    return 0.6 * best


def held_card(table: Table, player: Player, weights: Weights) -> float:
    """The card in hand, for what it has not given yet."""
    if player.card is None:
        return 0.0
    shown, late = table.box.specialists[player.card], isinstance(table.doing, TURN_ORDER_MATTERS)
    worth = 0.0
    if "lady_steam" in shown and table.rounds_left:
        worth += weights.first_turn * (0.5 if late else 1.0)
    if "speculator" in shown and not late:
        worth += weights.nominate
    if "airship_captain" in shown and table.airship is None and not isinstance(table.doing, Trading):
        worth += weights.captain + _best_row(table, player.seat)
    return worth


def hopes(table: Table, player: Player, weights: Weights) -> float:
    """The highest bidder's hope: a better bid wins more often and brings less."""
    bidding = table.bidding
    if bidding is None:
        return 0.0
    bid = bidding.bids[player.seat]
    if not bid or bid < bidding.highest:
        return 0.0
    price: float = bid
    if isinstance(bidding, ZoneBidding):
        gain = weights.zone_hunger * zone_worth(table, player.seat, bidding.zone, weights)
        if player.card is not None and "speculator" in table.box.specialists[player.card]:
            price = (bid + 1) // 2
    elif isinstance(bidding, SpecialistBidding):
        worths = sorted((card_worth(table, player, card, weights) for card in table.display), reverse=True)
        prices = sorted((table.price[resource] for resource in table.bonus_field), reverse=True)
        gain = worths[0] - worths[-1] if worths else 0.0
        gain += prices[0] - prices[-1] if prices else 0.0
    else:
        gain = 12.0
    if len(bidding.waiting) == 1:
        return gain - price
    chance = (bid + 2) / (bid + 2 + weights.rival)
    return chance * (gain - price)

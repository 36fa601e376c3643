"""What always holds (section 8)."""

from collections.abc import Iterator

from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.changes import broken_since
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.rules.bidding import ZONE
from kesselhaus.games.planet_steam.scoring import final_wealth
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import (
    Bidding,
    CarrierBidding,
    InTurnOrder,
    LayingOutBonus,
    Round,
    SpecialistAuction,
    SpecialistBidding,
    ZoneBidding,
)

WITH_CARDS = (InTurnOrder, ZoneBidding)
"""From the end of the specialist auction to the cleanup."""


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold. `whole` says that the table stands between two steps."""
    yield from _pieces(table)
    yield from _map(table)
    yield from _terminal(table)
    yield from _round(table)
    for player in table.players:
        yield from _player(table, player)
    if table.bidding is not None:
        yield from _bidding(table, table.bidding)
    if before is not None:
        yield from broken_since(before, table)


def _pieces(table: Table) -> Iterator[str]:
    box, tanks = table.box, table.tanks.values()
    if table.bank_tanks < 0:
        yield f"INV-1: {len(tanks)} tanks are on the map"
    for kind in CONVERTERS:
        attached = sum(tank.converter == kind for tank in tanks)
        if table.converters[kind] < 0 or attached + table.converters[kind] != box.converters[kind]:
            yield f"INV-2: {attached} {kind} converters attached, {table.converters[kind]} in the bank"
    attached = sum(tank.supercharger for tank in tanks)
    if table.superchargers < 0 or attached + table.superchargers != box.superchargers:
        yield f"INV-2: {attached} superchargers attached, {table.superchargers} in the bank"
    place = table.seats - 2
    permits = sum(player.permits for player in table.players)
    if (
        min(table.permits, table.lost_permits) < 0
        or table.permits + permits + table.lost_permits != box.permit.in_play[place]
    ):
        yield f"INV-10: {table.permits} permits in the bank, {permits} owned, {table.lost_permits} gone"
    quarters = sum(player.quarters for player in table.players)
    if table.quarters < 0 or table.quarters + quarters != box.quarters.in_play[place]:
        yield f"INV-10: {table.quarters} luxury quarters in the bank, {quarters} owned"


def _map(table: Table) -> Iterator[str]:
    box, claims = table.box, table.claims
    for player in table.players:
        on_map = list(claims.values()).count(player.seat)
        if player.reserve < 0 or on_map + player.reserve != box.claim_markers:
            yield f"INV-3: seat {player.seat + 1} has {on_map} markers and {player.reserve} in reserve"
    if list(claims.values()).count(NEUTRAL) > box.neutral_markers:
        yield "INV-3: more neutral markers are on the map than there are"
    accessible = box.accessible[table.seats]
    for zone in claims:
        if zone not in accessible:
            yield f"INV-14: the inaccessible zone {zone} is claimed"
    for zone, tank in table.tanks.items():
        if claims.get(zone, NEUTRAL) == NEUTRAL:
            yield f"INV-4: a tank stands on {zone}, which nobody owns"
        restricted = "adv_river_restriction" in table.variants and zone in box.river
        if restricted and tank.converter in ("quartz", "ore"):
            yield f"INV-21: the river zone {zone} carries a converter for {tank.converter}"
    if table.sabotaged is not None and (
        table.sabotaged not in table.tanks
        or table.round < box.sabotage.not_before_round
        or not isinstance(table.doing, (*WITH_CARDS, SpecialistAuction, CarrierBidding))
    ):
        yield f"INV-22: {table.sabotaged} is sabotaged in round {table.round}, {table.doing}"


def _terminal(table: Table) -> Iterator[str]:
    box = table.box
    for resource in RESOURCES:
        if not 0 <= table.supply[resource] <= box.highest_supply[resource]:
            yield f"INV-8: the supply of {resource} is {table.supply[resource]}"
        if not box.lowest_price[resource] <= table.price[resource] <= box.highest_price[resource]:
            yield f"INV-8: the price of {resource} is {table.price[resource]}"
    if not 0 <= table.stock <= box.highest_stock:
        yield f"INV-9: the tank market has a stock of {table.stock}"
    if len(set(table.bonus_field)) != len(table.bonus_field):
        yield "INV-12: the bonus field holds two units of a resource"
    if table.bonus_field and not isinstance(table.doing, (SpecialistAuction, LayingOutBonus)):
        yield f"INV-12: the bonus field is not empty in {table.doing}"


def _round(table: Table) -> Iterator[str]:
    rounds = table.box.rounds(table.seats)
    over = table.doing is None
    running = table.round > 0 and not over and not isinstance(table.doing, Round)
    if table.rounds_left + table.round - running != rounds:
        yield f"INV-9: the round marker is on {table.rounds_left} in round {table.round}"
    if over and table.round != rounds:
        yield f"INV-23: the game ended after {table.round} rounds"
    cards = [player.card for player in table.players if player.card is not None]
    if isinstance(table.doing, WITH_CARDS):
        if sorted(cards) != sorted(table.box.card_set[table.seats]):
            yield f"INV-11: the players hold {cards}"
        elif table.turn_order[0] != table.holder("lady_steam"):
            yield "INV-11: Lady Steam is not first in turn order"
    elif len(set(cards)) != len(cards):
        yield f"INV-11: the players hold {cards}"


def _player(table: Table, player: Player) -> Iterator[str]:
    who = f"seat {player.seat + 1}"
    if not all(1 <= level <= table.box.highest_class for level in player.classes.values()):
        yield f"INV-18: {who} has carriers of classes {player.classes}"
        return
    tanks = [tank for zone, tank in table.tanks.items() if table.claims.get(zone) == player.seat]
    converters = sum(tank.converter is not None for tank in tanks)
    if max(sum(tank.supercharger for tank in tanks), converters) > len(tanks):
        yield f"INV-5: {who} has more attachments than tanks"
    room = table.box.extra_room if table.carrier_holder == player.seat else 0
    if min(player.goods.values()) < 0 or table.excess(player) > room:
        yield f"INV-6: {who} has {player.goods} on carriers of classes {player.classes}"
    if player.credits < 0 or table.locked_credits < 0:
        yield f"INV-7: {who} has {player.credits} credits, {table.locked_credits} are locked"
    if final_wealth(table, player) < 0:
        yield f"INV-26: {who} has a wealth of {final_wealth(table, player)}"


def _bidding(table: Table, bidding: Bidding) -> Iterator[str]:
    for seat, bid in enumerate(bidding.bids):
        half = bidding.thing == ZONE and seat == table.holder("speculator")
        if table.players[seat].credits < ((bid + 1) // 2 if half else bid):
            yield f"INV-15: seat {seat + 1} cannot pay the bid of {bid}"
    if isinstance(bidding, SpecialistBidding) and not bidding.highest:
        for seat in bidding.waiting:
            if table.players[seat].credits < 1:
                yield f"INV-16: seat {seat + 1} has no credits to bid with"

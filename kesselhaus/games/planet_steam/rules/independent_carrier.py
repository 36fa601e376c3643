"""The Independent Carrier (PS-173 to PS-185)."""

from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.planet_steam.events import (
    AuctionWon,
    CarrierGivenUp,
    CarrierKept,
    NotAuctioned,
    UnitsReturned,
)
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import GIVE_UP_CARRIER, KEEP_CARRIER, KeepCarrier
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.rules.bidding import INDEPENDENT_CARRIER, next_bid, opened, won
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import CarrierBidding, KeepingCarrier


def auction_carrier(table: Table, opener: int) -> tuple[Task, ...]:
    """PS-173, PS-181: one bidding round with all players. PS-184: without credits anywhere nobody has it."""
    bidders = opened(table, INDEPENDENT_CARRIER, opener, range(table.seats))
    if bidders is not None:
        return (CarrierBidding(*bidders),)
    table.tell(NotAuctioned(INDEPENDENT_CARRIER, rule="PS-184"))
    hand_over(table, None)
    return ()


@does(CarrierBidding)
def bid_for_carrier(table: Table, task: CarrierBidding) -> Play:
    """PS-174: the winning bid is locked on the card."""
    bidding = yield from next_bid(table, task)
    if not bidding.is_decided:
        return bidding
    seat, bid = won(bidding)
    table.players[seat].credits -= bid
    table.locked_credits = bid
    table.tell(AuctionWon(seat, INDEPENDENT_CARRIER, bid, bid, rule="PS-174"))
    hand_over(table, seat)
    return ()


def hand_over(table: Table, seat: int | None) -> None:
    """PS-182, PS-185: to its new holder; a former one returns what he can no longer store."""
    former = table.carrier_holder
    table.carrier_holder = seat
    table.carrier_since = table.round
    if former is not None and former != seat:
        return_units(table, table.players[former])


def return_units(table: Table, player: Player) -> None:
    """PS-182: all units beyond the carriers' capacities, without any supply change."""
    returned = []
    for resource in RESOURCES:
        surplus = player.goods[resource] - table.capacity(player, resource)
        if surplus > 0:
            player.goods[resource] -= surplus
            returned.append((resource, surplus))
    if returned:
        table.tell(UnitsReturned(player.seat, tuple(returned), rule="PS-182"))


@does(KeepingCarrier)
def keep_or_give_up(table: Table, task: KeepingCarrier) -> Play:
    """PS-178 to PS-180: keeping costs as much as is locked, and only once. PS-181: else a new auction."""
    if table.carrier_holder is not None:
        player, locked = table.players[table.carrier_holder], table.locked_credits
        if locked:
            choices = (KEEP_CARRIER, GIVE_UP_CARRIER) if player.credits >= locked else (GIVE_UP_CARRIER,)
            choice = yield ask(table, player.seat, "PS-178", choices, secret=True)
            if isinstance(choice, KeepCarrier):
                player.credits -= locked
                table.locked_credits = 0
                table.tell(CarrierKept(player.seat, locked, rule="PS-179"))
                return ()
        table.tell(CarrierGivenUp(player.seat, locked, rule="PS-180"))
        table.locked_credits = 0
    return auction_carrier(table, table.holder("lady_steam"))

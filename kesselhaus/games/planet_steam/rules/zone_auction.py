"""The zone auction (4.2.3)."""

from kesselhaus.engine.questions import Asking
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import AuctionWon, NotAuctioned, ZoneNominated
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.rules.bidding import ZONE, next_bid, opened, won
from kesselhaus.games.planet_steam.rules.claims import put_claim_marker
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Nominating, ZoneBidding


@does(Nominating)
def nominate(table: Table, task: Nominating) -> Asking[ZoneBidding | tuple[()]]:
    """PS-64, PS-65: the Speculator's holder names an unclaimed zone, else a neutral one, else the step is
    skipped. PS-68: so it is if nobody can bid.
    """
    zones = table.unclaimed() or table.neutral()
    if not zones:
        table.tell(NotAuctioned(ZONE, rule="PS-65"))
        return ()
    seat = table.holder("speculator")
    choices = [options.nominate(zone) for zone in zones]
    zone = (yield from decide(table, seat, "PS-64", choices)).zone
    table.tell(ZoneNominated(seat, zone, rule="PS-64"))
    participants = [player.seat for player in table.players if player.reserve]
    bidders = opened(table, ZONE, table.holder("lady_steam"), participants)
    if bidders is None:
        table.tell(NotAuctioned(ZONE, rule="PS-68"))
        return ()
    return ZoneBidding(*bidders, zone)


@does(ZoneBidding)
def bid_for_zone(table: Table, task: ZoneBidding) -> Play:
    """PS-67, PS-69, PS-70: the winner pays, the Speculator's holder only half, and claims the zone."""
    bidding = yield from next_bid(table, task)
    if not bidding.is_decided:
        return bidding
    seat, bid = won(bidding)
    price = (bid + 1) // 2 if seat == table.holder("speculator") else bid
    player = table.players[seat]
    player.credits -= price
    table.tell(AuctionWon(seat, ZONE, bid, price, rule="PS-69"))
    put_claim_marker(table, player, task.zone, "auction", rule="PS-69")
    return ()

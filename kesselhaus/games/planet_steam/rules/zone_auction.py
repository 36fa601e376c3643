"""The zone auction (4.2.3)."""

from kesselhaus.engine.questions import Play
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import AuctionWon, NotAuctioned, ZoneNominated
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.rules.bidding import ZONE, decided, end_bidding, next_bid, open_bidding
from kesselhaus.games.planet_steam.rules.claims import put_claim_marker
from kesselhaus.games.planet_steam.state import CLAIMING, ZONE_BID, Table


def nominate(table: Table) -> Play:
    """PS-64, PS-65: the Speculator's holder names an unclaimed zone, else a neutral one, else the step is
    skipped.
    """
    zones = table.unclaimed() or table.neutral()
    if not zones:
        skip_auction(table, rule="PS-65")
        return
    seat = table.holder("speculator")
    choices = [options.nominate(zone) for zone in zones]
    table.nominated = (yield from decide(table, seat, "PS-64", choices)).zone
    table.tell(ZoneNominated(seat, table.nominated, rule="PS-64"))
    participants = [player.seat for player in table.players if player.reserve]
    if open_bidding(table, ZONE, table.holder("lady_steam"), participants):
        table.enter(ZONE_BID)
    else:
        skip_auction(table, rule="PS-68")


def skip_auction(table: Table, rule: str) -> None:
    table.nominated = None
    table.tell(NotAuctioned(ZONE, rule=rule))
    table.enter(CLAIMING)


def bid_for_zone(table: Table) -> Play:
    """PS-67, PS-69, PS-70: the winner pays, the Speculator's holder only half, and claims the zone."""
    if not decided(table):
        yield from next_bid(table)
    if decided(table):
        seat, bid = end_bidding(table)
        price = (bid + 1) // 2 if seat == table.holder("speculator") else bid
        player, zone = table.players[seat], table.nominated
        assert zone is not None
        player.credits -= price
        table.tell(AuctionWon(seat, ZONE, bid, price, rule="PS-69"))
        put_claim_marker(table, player, zone, "auction", rule="PS-69")
        table.nominated = None
        table.enter(CLAIMING)

"""One bidding round, whatever is auctioned (PS-49 to PS-53)."""

from collections.abc import Collection

from kesselhaus.engine.questions import Numbers, Play
from kesselhaus.games.planet_steam.events import BidMade, OpeningPassedOn, Passed
from kesselhaus.games.planet_steam.options import PASS, Bid, Pass
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.state import Bidding, Table

SPECIALIST, ZONE, INDEPENDENT_CARRIER = "specialist", "zone", "independent_carrier"

OPENING_RULE = {SPECIALIST: "PS-49", ZONE: "PS-67", INDEPENDENT_CARRIER: "PS-173"}
PASSED_ON_RULE = {SPECIALIST: "PS-48", ZONE: "PS-68", INDEPENDENT_CARRIER: "PS-183"}


def open_bidding(table: Table, thing: str, first: int, participants: Collection[int]) -> bool:
    """Clockwise from a seat (PS-22). Who cannot make the forced opening bid is passed over and out (PS-68,
    PS-183); who is alone wins with a bid of 1 (PS-53, PS-68a). False says that nobody can bid.
    """
    waiting = [seat for seat in table.clockwise(first) if seat in participants]
    alone = len(waiting) == 1
    while waiting and own_maximum(table, thing, waiting[0]) < 1:
        table.tell(OpeningPassedOn(waiting.pop(0), thing, rule=PASSED_ON_RULE[thing]))
    if not waiting:
        return False
    bids = [0] * table.seats
    bids[waiting[0]] = 1 if alone else 0
    table.bidding = Bidding(thing, tuple(waiting), tuple(bids))
    return True


def own_maximum(table: Table, thing: str, seat: int) -> int:
    """PS-50a: his credits. PS-71: the Speculator's holder may bid what he can pay half of."""
    credits = table.players[seat].credits
    return 2 * credits if thing == ZONE and seat == table.holder("speculator") else credits


def next_bid(table: Table) -> Play:
    """PS-49, PS-50: the opener must bid; then each bids higher or passes, and is out (PS-51)."""
    bidding = table.bidding
    assert bidding is not None
    seat, *others = bidding.waiting
    thing, highest = bidding.thing, bidding.highest
    rule, also = ("PS-50", (PASS,)) if highest else (OPENING_RULE[thing], ())
    choices = Numbers(Bid, highest + 1, own_maximum(table, thing, seat), also)
    choice = yield ask(table, seat, rule, choices, secret=True)
    if isinstance(choice, Pass):
        table.bidding = Bidding(thing, tuple(others), bidding.bids)
        table.tell(Passed(seat, thing, rule="PS-51"))
    else:
        bids = (*bidding.bids[:seat], choice.number, *bidding.bids[seat + 1 :])
        table.bidding = Bidding(thing, (*others, seat), bids)
        table.tell(BidMade(seat, thing, choice.number, rule=rule))


def decided(table: Table) -> bool:
    return table.bidding is not None and table.bidding.is_decided


def end_bidding(table: Table) -> tuple[int, int]:
    """PS-52: the winner and his bid."""
    bidding = table.bidding
    assert bidding is not None
    table.bidding = None
    return bidding.waiting[0], bidding.highest

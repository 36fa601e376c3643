"""One bidding round, whatever is auctioned (PS-49 to PS-53)."""

from collections.abc import Collection
from typing import TypeVar

from kesselhaus.engine.questions import Asking, Numbers
from kesselhaus.games.planet_steam.events import BidMade, OpeningPassedOn, Passed
from kesselhaus.games.planet_steam.options import PASS, Bid, Pass
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Bidding, CarrierBidding, SpecialistBidding, ZoneBidding

B = TypeVar("B", bound=Bidding)

SPECIALIST, ZONE, INDEPENDENT_CARRIER = SpecialistBidding.thing, ZoneBidding.thing, CarrierBidding.thing

OPENING_RULE = {SPECIALIST: "PS-49", ZONE: "PS-67", INDEPENDENT_CARRIER: "PS-173"}
PASSED_ON_RULE = {SPECIALIST: "PS-48", ZONE: "PS-68", INDEPENDENT_CARRIER: "PS-183"}

Opened = tuple[tuple[int, ...], tuple[int, ...]]
"""Who has not passed, and the bids of all seats, when a bidding round begins."""


def opened(table: Table, thing: str, first: int, participants: Collection[int]) -> Opened | None:
    """Clockwise from a seat (PS-22). Who cannot make the forced opening bid is passed over and out (PS-68,
    PS-183); who is alone wins with a bid of 1 (PS-53, PS-68a). None says that nobody can bid.
    """
    waiting = [seat for seat in table.clockwise(first) if seat in participants]
    alone = len(waiting) == 1
    while waiting and own_maximum(table, thing, waiting[0]) < 1:
        table.tell(OpeningPassedOn(waiting.pop(0), thing, rule=PASSED_ON_RULE[thing]))
    if not waiting:
        return None
    bids = [0] * table.seats
    bids[waiting[0]] = 1 if alone else 0
    return tuple(waiting), tuple(bids)


def own_maximum(table: Table, thing: str, seat: int) -> int:
    """PS-50a: his credits. PS-71: the Speculator's holder may bid what he can pay half of."""
    credits = table.players[seat].credits
    return 2 * credits if thing == ZONE and seat == table.holder("speculator") else credits


def next_bid(table: Table, bidding: B) -> Asking[B]:
    """PS-49, PS-50: the opener must bid; then each bids higher or passes, and is out (PS-51)."""
    if bidding.is_decided:
        return bidding
    seat, others = bidding.waiting[0], bidding.waiting[1:]
    thing, bids, highest = bidding.thing, bidding.bids, bidding.highest
    rule, also = ("PS-50", (PASS,)) if highest else (OPENING_RULE[thing], ())
    choices = Numbers(Bid, highest + 1, own_maximum(table, thing, seat), also)
    choice = yield ask(table, seat, rule, choices, secret=True)
    if isinstance(choice, Pass):
        table.tell(Passed(seat, thing, rule="PS-51"))
        return bidding.after(others, bids)
    table.tell(BidMade(seat, thing, choice.number, rule=rule))
    return bidding.after((*others, seat), (*bids[:seat], choice.number, *bids[seat + 1 :]))


def won(bidding: Bidding) -> tuple[int, int]:
    """PS-52: the winner and his bid."""
    return bidding.waiting[0], bidding.highest

"""Who bids how much, who has passed; and once all have a card, in which order they play (PS-21, PS-50)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.games.planet_steam.table.rounds import phase_of
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import (
    Bidding,
    ChoosingColour,
    Claiming,
    InProduction,
    InTankPhase,
    OfWinner,
    Trading,
    TradingCertificate,
    ZoneBidding,
)

IN_TURN_ORDER = (Claiming, InTankPhase, InProduction, Trading, TradingCertificate)
"""What every seat does in turn order."""


NO_BID = Html("–")


class Line(NamedTuple):
    seat: int
    figure: Html
    note: str
    css: str


def standings(sight: Sight) -> Html:
    """A line for every seat, always in an order that means something."""
    title, lines = _lines(sight)
    drawn = "".join(
        f'<li class="{escape(line.css)}" data-x="player-{line.seat}">{mark(sight.colour(line.seat), 20)}'
        f"<span><i>{escape(sight.who(line.seat))}</i><small>{escape(sight.say(line.note))}</small></span>"
        f"<b>{line.figure}</b></li>"
        for line in lines
    )
    bidding = sight.table.bidding
    about = bidding is not None and bidding.thing == "specialist"
    css = " ".join(filter(None, ("bids", "many" if len(lines) > 4 else "", "about" if about else "")))
    return f'<div class="{escape(css)}"><h3 class="t">{escape(title)}</h3><ol>{drawn}</ol></div>'


def _lines(sight: Sight) -> tuple[str, Sequence[Line]]:
    table = sight.table
    if table.bidding is not None:
        return _bidding(sight, table.bidding)
    if table.turn_order:
        order = [_in_order(sight, place, seat) for place, seat in enumerate(table.turn_order)]
        return sight.say("turn_order"), order
    winner = won.seat if (won := table.running(OfWinner)) else -1
    return sight.say("next_bids"), [
        _waiting(sight, seat, winner) for seat in table.clockwise(table.start_player)
    ]


def _bidding(sight: Sight, bidding: Bidding) -> tuple[str, Sequence[Line]]:
    """PS-50: clockwise; the brass plate is the highest bid."""
    table, to_bid = sight.table, bidding.waiting[0]
    lines = []
    for seat in table.clockwise(table.start_player):
        bid = bidding.bids[seat]
        if bid and bid == bidding.highest:
            note, css = "highest_bid", "hi"
        elif seat == to_bid:
            note, css = ("your_turn", "you") if seat == sight.view.seat else ("to_bid", "next")
        elif seat in bidding.waiting:
            note, css = "still_in", ""
        elif bidding.thing == "specialist" and table.players[seat].card is not None:
            note, css = "has_card", "has"
        else:
            note, css = "passed", "out"
        lines.append(Line(seat, escape(bid or "–"), note, css))
    zone = bidding.zone if isinstance(bidding, ZoneBidding) else ""
    return sight.say(f"bids_{bidding.thing}", zone=zone), lines


def _in_order(sight: Sight, place: int, seat: int) -> Line:
    table = sight.table
    number = escape(sight.box.number[card]) if (card := table.players[seat].card) else NOTHING
    doing: Any = table.running(*IN_TURN_ORDER)
    if doing and place < table.turn_order.index(doing.seat):
        return Line(seat, number, "done", "has")
    if seat == sight.asked:
        return Line(seat, number, *(("your_turn", "you") if seat == sight.view.seat else ("to_move", "next")))
    return Line(seat, number, "waits", "")


def _waiting(sight: Sight, seat: int, winner: int) -> Line:
    """Between two bidding rounds and before the first one."""
    table = sight.table
    if seat == winner:
        return Line(seat, NO_BID, "has_won", "hi")
    if seat == sight.asked:
        note, css = ("your_turn", "you") if seat == sight.view.seat else ("to_move", "next")
        return Line(seat, NO_BID, note, css)
    if table.players[seat].card is not None:
        return Line(seat, NO_BID, "has_card", "has")
    if (
        sight.view.fact(phase_of) == "setup"
        and seat == table.start_player
        and not table.running(ChoosingColour)
    ):
        return Line(seat, NO_BID, "start_player", "")
    return Line(seat, NO_BID, "takes_part", "")

"""Price Manipulation, Sabotage and the Independent Carrier, where they are played (2.11)."""

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.planet_steam.options import KeepCarrier
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import CarrierBidding, Sabotaging

CARDS = ("price_manipulation", "sabotage", "independent_carrier")


def optional_cards(sight: Sight) -> Html:
    """A slip for each card: who has it, or who will get it."""
    played = [card for card in CARDS if f"opt_{card}" in sight.table.variants]
    slips = "".join(_slip(sight, card, *_holder(sight, card)) for card in played)
    return f'<div class="slips">{slips}</div>' if slips else NOTHING


def _slip(sight: Sight, card: str, holder: int | None, note: Html) -> Html:
    css, target = "slip", ""
    if card == "independent_carrier" and KeepCarrier() in sight.legal:
        css += " glow"
        target = sight.target(KeepCarrier())
    who = f"{mark(sight.colour(holder), 15)}<i>{escape(sight.who(holder))}</i>" if holder is not None else ""
    return (
        f'<div id="slip-{escape(card)}" data-x="slip-{escape(card)}"'
        f' class="{css}" title="{escape(sight.name(card))}"{target}>'
        f"{icon(f'i-{card}', 22)}"
        f"<div><b>{escape(sight.name(card, 12))}</b><span>{who}{note}</span></div></div>"
    )


def _holder(sight: Sight, card: str) -> tuple[int | None, Html]:
    table = sight.table
    if card == "price_manipulation":
        return table.manipulator, NOTHING if table.manipulator is not None else escape(
            sight.say("first_winner")
        )
    if card == "sabotage":
        return table.saboteur, _sabotage(sight, table)
    return table.carrier_holder, _carrier(sight, table)


def _sabotage(sight: Sight, table: Table) -> Html:
    """PS-166: from round 2 on; then where the tank lies on its side."""
    if table.saboteur is None:
        first = sight.box.sabotage.not_before_round
        if table.round < first:
            return escape(sight.say("from_round", round=first))
        return escape(sight.say("last_winner"))
    if table.sabotaged is not None:
        return icon("g-arrow", 12, "arr") + escape(table.sabotaged)
    return NOTHING if table.running(Sabotaging) else escape(sight.say("wasted"))


def _carrier(sight: Sight, table: Table) -> Html:
    """PS-174: the credits that lie on it; none once it has been kept (PS-179)."""
    if table.running(CarrierBidding):
        return NOTHING
    if table.carrier_holder is None:
        return escape(sight.say("beside_board"))
    if table.locked_credits:
        told = escape(sight.say("locked"))
        return f'<em title="{told}">{sight.credits(table.locked_credits, 13)}</em>'
    return escape(sight.say("none_locked"))

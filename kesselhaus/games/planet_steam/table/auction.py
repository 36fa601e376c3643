"""Specialists and their holders, the bidding, the bonus field and the optional cards (2.9, 2.11, PS-44)."""

from functools import cache

from kesselhaus.art.furniture import board
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import TakeCard, TakeResource
from kesselhaus.games.planet_steam.table.bids import standings
from kesselhaus.games.planet_steam.table.optional_cards import optional_cards
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import TakingBonus


def auction(sight: Sight) -> Html:
    cards = sight.box.card_set[sight.table.seats]
    shares = " ".join(f"minmax(0,{len(sight.box.cards[card].specialists)}fr)" for card in cards)
    specialists = "".join(sight.part(_card, card) for card in cards)
    css = "specs many" if len(cards) > 4 else "specs"
    content = (
        f'<div class="aucg"><div class="aucl"><div class="{css}" style="--shares:{escape(shares)}">'
        f"{specialists}"
        f"</div>{sight.part(optional_cards)}</div>"
        f'<div class="aucr">{standings(sight)}{sight.part(_bonus_field)}</div></div>'
    )
    return board("auction", sight.say("auction"), content, "auc", upright=True)


def _card(sight: Sight, card: str) -> Html:
    """A specialist card; once taken it tells by whom and for how much (PS-54)."""
    number = sight.box.number[card]
    holder = next((player.seat for player in sight.table.players if player.card == card), None)
    option = TakeCard(card)
    css, target = "spec", ""
    if holder is not None:
        css += " taken"
    elif option in sight.legal:
        css += " glow"
        target = sight.target(option)
    people = "".join(
        f'<div><svg class="cam" viewBox="0 0 60 72" aria-hidden="true">{_cameo(specialist)}</svg>'
        f"<b>{escape(sight.name(specialist, 10))}</b>"
        f"{'' if holder is not None else f'<p>{escape(_benefit(sight, specialist))}</p>'}</div>"
        for specialist in sight.box.cards[card].specialists
    )
    own = ""
    if holder is not None:
        paid = sight.paid_for_cards.get(card)
        price = sight.credits(paid, 14) if paid is not None else ""
        own = (
            f'<span class="own">{mark(sight.colour(holder), 16)}<i>{escape(sight.who(holder))}</i>'
            f"{price}</span>"
        )
    told = escape(sight.say("turn_number", number=number))
    return (
        f'<div id="card-{escape(card)}" data-x="card-{escape(card)}" class="{css}"{target}>'
        f'<span class="no" title="{told}">{number}</span>'
        f'<div class="faces">{people}</div>{own}</div>'
    )


@cache
def _cameo(specialist: str) -> Html:
    return f'<use href="#k-{escape(specialist)}" width="60" height="72"/>'


def _benefit(sight: Sight, specialist: str) -> str:
    return sight.say(f"does_{specialist}", credits=sight.box.engineer_credits)


def _bonus_field(sight: Sight) -> Html:
    """PS-44: one socket for each resource."""
    field = sight.table.bonus_field
    choosing = sight.table.running(TakingBonus)
    drawn = NOTHING
    for resource in RESOURCES:
        there = resource in field
        name = sight.name(resource)
        told = sight.say("on_bonus_field" if there else "not_on_bonus_field", resource=name)
        option = TakeResource(resource)
        css, target = "sock" if there else "sock off", ""
        if choosing and option in sight.legal:
            css += " glow"
            target = sight.target(option)
        unit = icon(f"i-{resource}", 22, title=told)
        drawn += (
            f'<span id="bonus-{escape(resource)}" data-x="bonus-{escape(resource)}"'
            f' class="{css}"{target}>{unit}</span>'
        )
    return f'<div class="bf"><h3 class="t">{escape(sight.name("bonus_field", 6))}</h3>{drawn}</div>'

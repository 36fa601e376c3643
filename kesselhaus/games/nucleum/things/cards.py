"""The cards of Nucleum by what is drawn; their texts by subject in the files beside this one."""

from collections.abc import Callable

from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.things import boards, maps, stars, tiles
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.things.signs import RULES, SIGNS
from kesselhaus.parts.looking import card_of
from kesselhaus.parts.things import Thing

CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **maps.CARDS,
    **tiles.CARDS,
    **boards.CARDS,
    **stars.CARDS,
}


def thing(address: str, view: View[Table], lang: str) -> Thing | None:
    """The card of a thing; None where there is none of that address."""
    # The edges of a tile are drawn at its left or its right end.
    sign = address.removesuffix("-left").removesuffix("-right") if address.startswith("e-") else address
    return card_of(Look(view, lang), sign, SIGNS.of(lang), RULES, CARDS)

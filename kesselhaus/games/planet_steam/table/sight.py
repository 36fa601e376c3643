"""One look at the table: whose, in which language, and what may be done."""

from collections.abc import Sequence
from functools import lru_cache

from kesselhaus.art.furniture import amount
from kesselhaus.art.html import Html
from kesselhaus.art.phrases import Lexicon
from kesselhaus.engine.questions import Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.planet_steam.box import NEUTRAL, PlanetBox
from kesselhaus.games.planet_steam.events import AuctionWon, CardTaken, RoundBegan
from kesselhaus.games.planet_steam.figures import Price
from kesselhaus.games.planet_steam.rules.bidding import SPECIALIST
from kesselhaus.games.planet_steam.state import HIDDEN, Player, Table
from kesselhaus.games.planet_steam.table.labels import label
from kesselhaus.games.planet_steam.table.places import place
from kesselhaus.games.planet_steam.words.keys import option as option_words
from kesselhaus.games.planet_steam.words.names import lexicon, name
from kesselhaus.languages import FORMS
from kesselhaus.parts.sight import BaseSight, longest_fitting

GREY = "grey"
"""The colour of neutral markers."""


@lru_cache(maxsize=4096)
def fitting_name(component: str, lang: str, letters: int, box: PlanetBox) -> str:
    """The longest form of a name that has room."""
    return longest_fitting([name(component, lang, form, box) for form in FORMS], letters)


class Sight(BaseSight[Table]):
    """What Planet Steam adds: credits, neutral markers, and prices that were paid this round."""

    @property
    def box(self) -> PlanetBox:
        return self.view.state.box

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    # ------------------------------------------------------------------ words

    def colour(self, seat: int) -> str:
        return GREY if seat == NEUTRAL else super().colour(seat)

    def who(self, seat: int) -> str:
        return self.say("neutral") if seat == NEUTRAL else super().who(seat)

    def name(self, component: str, letters: int = 99) -> str:
        """What a thing is called on the boards: the longest form that has room."""
        return fitting_name(component, self.lang, letters, self.box)

    def say(self, key: str, **values: object) -> str:
        return label(key, self.lang, **values)

    def label(self, option: Option) -> Label:
        return self.view.fact(option_label, option, self.lang)

    def place(self, option: Option) -> str:
        return place(option)

    @property
    def lexicon(self) -> Lexicon:
        return lexicon(self.lang)

    # ------------------------------------------------------------------ amounts

    def credits(self, count: int, size: float = 14) -> Html:
        return amount(count, "credit", size, self.name("credits"))

    def price(self, price: Price, size: float = 14) -> Html:
        """Credits and resources together."""
        return (self.credits(price.credits, size) if price.credits else "") + self.goods(price.goods, size)

    def knows_credits(self, player: Player) -> bool:
        """PS-41: one's own, and at the end those of all."""
        return player.credits != HIDDEN

    # ------------------------------------------------------------------ the log

    @property
    def paid_for_cards(self) -> dict[str, int]:
        """What this round's specialist cards went for; it lies on no board, but was seen by all (PS-54)."""
        return self.view.fact(_paid_for_cards)


def _paid_for_cards(view: View[Table]) -> dict[str, int]:
    bids: dict[int, int] = {}
    taken: dict[str, int] = {}
    for event in _this_round(view.log):
        if isinstance(event, AuctionWon) and event.thing == SPECIALIST:
            bids[event.seat] = event.credits
        elif isinstance(event, CardTaken) and event.seat in bids:
            taken[event.card] = bids[event.seat]
    return taken


def _this_round(log: Sequence[Event]) -> Sequence[Event]:
    begins = next(
        (place for place in range(len(log) - 1, -1, -1) if isinstance(log[place], RoundBegan)), len(log)
    )
    return log[begins:]


def option_label(view: View[Table], option: Option, lang: str) -> Label:
    return option_words(option, view, lang)

"""One look at the table: whose, in which language, and what may be done."""

from functools import cache, cached_property

from kesselhaus.art.phrases import Lexicon
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.airship_city.scoring import final_scores
from kesselhaus.games.airship_city.state import CITY, Player, Table
from kesselhaus.games.airship_city.table.labels import label
from kesselhaus.games.airship_city.table.places import place
from kesselhaus.games.airship_city.tasks import BetweenTurns
from kesselhaus.games.airship_city.words.keys import option as option_words
from kesselhaus.games.airship_city.words.names import lexicon, name
from kesselhaus.languages import FORMS
from kesselhaus.parts.sight import BaseSight, longest_fitting

NEUTRAL = "grey"


@cache
def fitting_name(component: str, lang: str, letters: int) -> str:
    """The longest form of a name that is not in full and has room."""
    return longest_fitting([name(component, lang, form) for form in FORMS[1:]], letters)


class Sight(BaseSight[Table]):
    """What Airship City adds: the city as a colour of its own, and whose turn it is."""

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    @property
    def in_turn(self) -> bool:
        """A turn is running, so that workers are moved or unmoved."""
        return not self.table.is_over and not self.table.running(BetweenTurns)

    def colour(self, seat: int) -> str:
        return NEUTRAL if seat == CITY else super().colour(seat)

    def who(self, seat: int) -> str:
        return self.say("the_city") if seat == CITY else super().who(seat)

    def name(self, component: str, letters: int = 12) -> str:
        """What a tile, an airship or a resource is called on the boards: the longest form that has room."""
        return fitting_name(component, self.lang, letters)

    def label(self, option: Option) -> Label:
        return self.view.fact(option_label, option, self.lang)

    def place(self, option: Option) -> str:
        return place(option)

    @property
    def lexicon(self) -> Lexicon:
        return lexicon(self.lang)

    def say(self, key: str, **values: object) -> str:
        return label(key, self.lang, **values)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat; once the game has ended with the awards in them."""
        return self.view.fact(_scores)


def _scores(view: View[Table]) -> tuple[int, ...]:
    return final_scores(view.state)


def option_label(view: View[Table], option: Option, lang: str) -> Label:
    return option_words(option, view, lang)

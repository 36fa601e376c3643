"""One look at the table: whose, in which language, and what may be done."""

from functools import cache, cached_property

from kesselhaus.art.phrases import Lexicon
from kesselhaus.engine.questions import Option
from kesselhaus.engine.wording import Label
from kesselhaus.games.airship_city.scoring import final_scores
from kesselhaus.games.airship_city.state import ARRIVED, CITY, DONE, MAIN, OVER, TRANSIT, Player, Table
from kesselhaus.games.airship_city.table.labels import label
from kesselhaus.games.airship_city.table.places import place
from kesselhaus.games.airship_city.words.keys import option as option_words
from kesselhaus.games.airship_city.words.names import FORMS, lexicon, name
from kesselhaus.parts.sight import BaseSight

NEUTRAL = "grey"


@cache
def fitting_name(component: str, lang: str, letters: int) -> str:
    """The longest form of a name that is not in full and has room."""
    forms = [name(component, lang, form) for form in FORMS[1:]]
    return next((form for form in forms if len(form) <= letters), forms[-1])


class Sight(BaseSight[Table]):
    """What Airship City adds: the city as a colour of its own, and whose turn it is."""

    @cached_property
    def centre(self) -> int:
        """Whose board lies in the middle: the viewer's, and for a spectator that of the player to move."""
        return self.table.active if self.view.seat is None else self.view.seat

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    @property
    def in_turn(self) -> bool:
        """A turn is running, so that workers are moved or unmoved."""
        return self.table.moment in (MAIN, TRANSIT, ARRIVED, DONE)

    @property
    def is_over(self) -> bool:
        return self.table.moment == OVER

    def colour(self, seat: int) -> str:
        return NEUTRAL if seat == CITY else self.people[seat].colour

    def who(self, seat: int) -> str:
        return self.say("the_city") if seat == CITY else self.people[seat].name

    def name(self, component: str, letters: int = 12) -> str:
        """What a tile, an airship or a resource is called on the boards: the longest form that has room."""
        return fitting_name(component, self.lang, letters)

    def label(self, option: Option) -> Label:
        return option_words(option, self.view, self.lang)

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
        return final_scores(self.table)

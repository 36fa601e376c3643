"""One look at the table: whose, in which language, and what may be done."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from kesselhaus.art.furniture import amount, place_attributes
from kesselhaus.art.phrases import People, plain
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city.scoring import final_scores
from kesselhaus.games.airship_city.state import ARRIVED, CITY, DONE, MAIN, OVER, TRANSIT, Player, Table
from kesselhaus.games.airship_city.table.labels import label
from kesselhaus.games.airship_city.table.places import place
from kesselhaus.games.airship_city.words.keys import option as option_words
from kesselhaus.games.airship_city.words.names import FORMS, lexicon, name

NEUTRAL = "grey"


@cache
def fitting_name(component: str, lang: str, letters: int) -> str:
    """The longest form of a name that is not in full and has room."""
    forms = [name(component, lang, form) for form in FORMS[1:]]
    return next((form for form in forms if len(form) <= letters), forms[-1])


@dataclass(frozen=True)
class Sight:
    """A view with the people round the table and the language of the reader."""

    view: View[Table]
    people: People
    lang: str

    @property
    def table(self) -> Table:
        return self.view.state

    @cached_property
    def centre(self) -> int:
        """Whose board lies in the middle: the viewer's, and for a spectator that of the player to move."""
        return self.table.active if self.view.seat is None else self.view.seat

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What the viewer may do now."""
        question = self.view.question
        return tuple(question.options) if isinstance(question, Ask) else ()

    @cached_property
    def legal(self) -> frozenset[Option]:
        return frozenset(self.options)

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

    def target(self, option: Option, subject: str = "") -> str:
        """The attributes of the place that answers like the key of an option; it is read out like the key."""
        words = option_words(option, self.view, self.lang)
        told = plain(words.hint or words.label, self.people, lexicon(self.lang), self.view.seat)
        return place_attributes(place(option), told, subject)

    def say(self, key: str, **values: object) -> str:
        return label(key, self.lang, **values)

    def goods(self, cost: Mapping[str, int] | Iterable[tuple[str, int]], size: float = 14) -> str:
        """Amounts of resources in the order given; nothing where the amount is zero."""
        pairs = cost.items() if isinstance(cost, Mapping) else cost
        return "".join(amount(count, kind, size, self.name(kind)) for kind, count in pairs if count)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat; once the game has ended with the awards in them."""
        return final_scores(self.table)

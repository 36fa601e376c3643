"""One look at the table: whose, in which language, and what may be done."""

from functools import cached_property, lru_cache

from kesselhaus.art.furniture import rings
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.phrases import Lexicon, plain
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.steamopolis.box import SteamBox
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.table.labels import label
from kesselhaus.games.steamopolis.table.places import place
from kesselhaus.games.steamopolis.table.stones import Stones, stones
from kesselhaus.games.steamopolis.things.addresses import concerns
from kesselhaus.games.steamopolis.words import option as option_words
from kesselhaus.games.steamopolis.words.effects import district_words, machine_words
from kesselhaus.games.steamopolis.words.names import lexicon, name
from kesselhaus.languages import Form
from kesselhaus.parts.sight import BaseSight

SHADOW = "grey"


@lru_cache(maxsize=1024)
def _told(box: SteamBox, thing: str, lang: str) -> str:
    """A district or a machine with what it does, as it is read out."""
    does = (
        district_words(box.districts[thing], lang)
        if thing in box.districts
        else machine_words(box.machines[thing], lang)
    )
    return f"{name(thing, lang)}: {plain(does, (), lexicon(lang))}"


class Sight(BaseSight[Table]):
    """What Steamopolis adds: the airship in the middle, and which stone is which."""

    @property
    def box(self) -> SteamBox:
        return self.view.state.box

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    @cached_property
    def stones(self) -> list[Stones]:
        """Which of the stones is where, by seat."""
        return self.view.fact(_stones)

    # ------------------------------------------------------------------ words

    def name(self, component: str, form: Form = "short") -> str:
        return name(component, self.lang, form)

    def say(self, key: str, **values: object) -> str:
        return label(key, self.lang, **values)

    def label(self, option: Option) -> Label:
        return self.view.fact(option_label, option, self.lang)

    def place(self, option: Option) -> str:
        return place(option)

    @property
    def lexicon(self) -> Lexicon:
        return lexicon(self.lang)

    def told(self, thing: str) -> str:
        return _told(self.box, thing, self.lang)

    # ------------------------------------------------------------------ targets in drawings

    def ring(
        self,
        option: Option,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 5,
        inside: Html = NOTHING,
        subject: str = "",
        picked: bool = True,
    ) -> Html:
        """The place of an option in a drawing, if it is legal: a bed to be hit, halo and ring."""
        if option not in self.legal:
            return NOTHING
        bed = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="bed"/>'
        css = "target picked" if picked else "target"
        thing = self.view.fact(thing_of, option)
        return (
            f'<g class="{css}"{self.target(option, subject)} data-x="{escape(thing)}">{bed}{inside}'
            f"{rings(x, y, width, height, radius)}</g>"
        )


def option_label(view: View[Table], option: Option, lang: str) -> Label:
    return option_words(option, view, lang)


def thing_of(view: View[Table], option: Option) -> str:
    """What the place of an option explains."""
    return concerns(option, view)[0]


def _stones(view: View[Table]) -> list[Stones]:
    return stones(view.state, view.log)

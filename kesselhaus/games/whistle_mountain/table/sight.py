"""One look at the table: whose, in which language, and what may be done."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from kesselhaus.art.phrases import Lexicon, plain
from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.table.labels import label
from kesselhaus.games.whistle_mountain.table.notation import Signs, effect
from kesselhaus.games.whistle_mountain.table.places import place
from kesselhaus.games.whistle_mountain.table.prospect import Held, Yield, held, worths
from kesselhaus.games.whistle_mountain.words import option as option_words
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.names import lexicon, name
from kesselhaus.games.whistle_mountain.words.powers import powers
from kesselhaus.languages import FORMS
from kesselhaus.parts.sight import BaseSight, longest_fitting

WIDTHS = {
    **dict.fromkeys("fijltI '.", 0.6),
    **dict.fromkeys("hnukbdpq", 1.07),
    **dict.fromkeys("mwMW", 1.7),
    **dict.fromkeys("ceszr", 0.9),
}
"""Of letters, in parts of a middling one."""


@lru_cache(maxsize=4096)
def _fitting(component: str, lang: str, letters: float) -> str:
    return longest_fitting([name(component, lang, form) for form in FORMS], letters, _measured)


def _measured(words: str) -> float:
    """How wide a name is, in letters of middling width."""
    return sum(WIDTHS.get(letter, 1.22 if letter.isupper() else 1.0) for letter in words)


# What is printed does not change, and all of it is shown again after every move.


@lru_cache(maxsize=1024)
def _signs(box: MountainBox, thing: str) -> Signs:
    return effect(box.effects[thing])


@lru_cache(maxsize=1024)
def _told(box: MountainBox, thing: str, lang: str) -> str:
    if thing in box.effects:
        does = told_effect(box.effects[thing], lang)
    else:
        owned = box.upgrades[thing] if thing in box.upgrades else box.abilities[thing]
        does = powers(owned.powers, lang, box.contacts_for_ability)
    return f"{name(thing, lang)}: {plain(does, (), lexicon(lang))}"


@dataclass(frozen=True)
class Sight(BaseSight[Table]):
    """What Whistle Mountain adds: effects in signs, and what is held over the grid."""

    lying: Square | None = None
    """Where what is held lies now; nowhere where that was not chosen."""

    @property
    def box(self) -> MountainBox:
        return self.view.state.box

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    # ------------------------------------------------------------------ words

    def name(self, component: str, letters: float = 99) -> str:
        """What a thing is called on the boards: the longest form that has room, given in letters."""
        return _fitting(component, self.lang, letters)

    @property
    def chooser(self) -> int:
        """Who has to answer now, where that is a question to somebody."""
        assert self.asked is not None
        return self.asked

    def say(self, key: str, **values: object) -> str:
        return label(key, self.lang, **values)

    def label(self, option: Option) -> Label:
        return self.view.fact(option_label, option, self.lang)

    def place(self, option: Option) -> str:
        return place(option)

    @property
    def lexicon(self) -> Lexicon:
        return lexicon(self.lang)

    # ------------------------------------------------------------------ what things do

    def signs(self, thing: str) -> Signs:
        """The effect of a machine, a card or an award, as it is printed on it."""
        return _signs(self.box, thing)

    def told(self, thing: str) -> str:
        """A machine, a card, an award, an upgrade or an ability with what it does, as it is read out."""
        return _told(self.box, thing, self.lang)

    def limit(self, player: Player) -> int:
        """WM-38: how many of each kind a player keeps."""
        return self.box.resource_limit + player.powers["limit"]

    # ------------------------------------------------------------------ what is held over the grid

    @cached_property
    def squares(self) -> tuple[o.At, ...]:
        """The squares that answer the open question."""
        return self.offered(o.At)

    @cached_property
    def held(self) -> Held | None:
        """What would come on one of them."""
        return held(self.view) if self.squares else None

    @cached_property
    def picked(self) -> str:
        """The tile or the airship that is being placed: turned, or on its way to a square."""
        return self.view.fact(_picked)

    @cached_property
    def worths(self) -> dict[Square, Yield]:
        """What it would bring there."""
        return worths(self.view, self.squares)


def option_label(view: View[Table], option: Option, lang: str) -> Label:
    return option_words(option, view, lang)


def _picked(view: View[Table]) -> str:
    options = view.question.options if isinstance(view.question, Ask) else ()
    return held(view).thing if options and isinstance(options[-1], o.At | o.Turn | o.Lie) else ""

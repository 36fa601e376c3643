"""One look at the table: whose, in which language, and what may be done."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from kesselhaus.art.html import Html
from kesselhaus.art.phrases import Lexicon, html, plain
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.figures import ActionTile
from kesselhaus.games.nucleum.options import Orient
from kesselhaus.games.nucleum.state import COLOURS, NEUTRAL, Player, Table
from kesselhaus.games.nucleum.table.labels import label
from kesselhaus.games.nucleum.table.places import place
from kesselhaus.games.nucleum.words.keys import option as option_words
from kesselhaus.games.nucleum.words.names import lexicon, name
from kesselhaus.games.nucleum.words.players import chosen_space, tile_in_hand
from kesselhaus.games.nucleum.words.tiles import both
from kesselhaus.languages import FORMS
from kesselhaus.parts.sight import BaseSight, longest_fitting

GREY = "grey"
"""The colour of neutral buildings."""


@lru_cache(maxsize=4096)
def fitting_name(component: str, lang: str, letters: int, box: NucleumBox) -> str:
    """The longest form of a name that has room."""
    return longest_fitting([name(component, lang, form, box) for form in FORMS], letters)


@lru_cache(maxsize=512)
def told_tile(tile: str, lang: str, box: NucleumBox) -> str:
    """A tile as it is read out."""
    return plain(both(box, tile, lang), (), lexicon(lang))


@dataclass(frozen=True)
class Sight(BaseSight[Table]):
    """What Nucleum adds: neutral buildings, the Baron, tiles in words, and where a tile could be laid."""

    lying: tuple[str, int] | None = None
    """Where the tile in hand lies by choice: the space, and the half at end a of its link."""

    @property
    def box(self) -> NucleumBox:
        return self.view.state.box

    @cached_property
    def centre(self) -> int:
        """Never the Baron's, who has no board."""
        seat = super().centre
        return 0 if self.table.is_baron(seat) else seat

    @property
    def player(self) -> Player:
        return self.table.players[self.centre]

    # ------------------------------------------------------------------ words

    def colour(self, seat: int) -> str:
        if seat == NEUTRAL:
            return GREY
        return COLOURS[seat] if self.table.is_baron(seat) else super().colour(seat)

    def who(self, seat: int) -> str:
        if seat == NEUTRAL:
            return self.name("neutral")
        return self.name("baron") if self.table.is_baron(seat) else super().who(seat)

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

    def plain(self, phrase: str) -> str:
        """A phrase in markup as it is read out."""
        return plain(phrase, self.people, self.lexicon, self.view.seat)

    def html(self, phrase: str, size: float = 14) -> Html:
        return html(phrase, self.people, self.lexicon, self.view.seat, size)

    def tile(self, id: str) -> tuple[ActionTile, str]:
        """A tile, and what is read out for it."""
        return self.box.tiles[id], told_tile(id, self.lang, self.box)

    # ------------------------------------------------------------------ laying a tile

    @cached_property
    def chosen_space(self) -> str:
        """Where the tile is about to be laid, once that has been chosen."""
        return chosen_space(self.table)

    @cached_property
    def tile_in_hand(self) -> str:
        """The tile that is about to be laid; empty where none is."""
        return tile_in_hand(self.table)

    @cached_property
    def is_orienting(self) -> bool:
        return bool(self.offered(Orient))


def option_label(view: View[Table], option: Option, lang: str) -> Label:
    return option_words(option, view, lang)

"""The shelf as a worker tells of it: all that the web process ever knows of games."""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from kesselhaus.art.html import Html, trusted
from kesselhaus.engine import variants
from kesselhaus.engine.variants import Variant
from kesselhaus.engine.wording import About
from kesselhaus.protocol.base import Request

MARK = re.compile("\x00([^\x00]+)\x00")
"""Where a region belongs in a layout, or the two that are no region of the game: question bar and log."""
CONSOLE, LOG = "the question bar", "the log"


def marked(region: str) -> Html:
    return trusted(f"\x00{region}\x00")


class ChapterOnShelf(Struct, frozen=True):
    """A chapter of a guided first match: its title and its minutes, by language."""

    key: str
    titles: dict[str, str]
    minutes: dict[str, int]


class GameOnShelf(Struct, frozen=True):
    """A game as its box tells of it. Words are there in every language of the house."""

    key: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    usual_seats: int
    minutes: tuple[int, int]
    weight: int
    variants: tuple[Variant, ...]
    asks_out_of_turn: bool
    edition: str
    components: bytes
    """The shipped components, and which edition they are."""
    abouts: dict[str, About]
    variant_abouts: dict[str, dict[str, About]]
    """By language and key."""
    rulebooks: dict[str, str]
    style: str
    symbols: dict[str, Html]
    cover: dict[str, Html]
    """The symbols of the picture on the box."""
    colours: dict[int, tuple[str, ...]]
    """Of the seats before anything has happened, for each number of them."""
    layout: str
    """The page of a table, with a mark in the place of each region."""
    signs: dict[str, tuple[tuple[str, str], ...]] = {}
    """By language, what each symbol that stands in texts and on boards is called."""
    lesson: tuple[ChapterOnShelf, ...] = ()
    """The guided first match, if the game has one."""
    learner: int = 0
    """The seat of who learns in it."""
    learners: int = 0
    """The number of seats in it."""
    summary: bool = False
    """Whether it is told on one page."""

    def lesson_minutes(self, lang: str) -> int:
        return sum(chapter.minutes[lang] for chapter in self.lesson)

    def about(self, lang: str) -> About:
        return self.abouts[lang]

    def variant(self, key: str, lang: str) -> About:
        return self.variant_abouts[lang][key]

    def chosen_variants(self, seats: int, wanted: Iterable[str]) -> frozenset[str]:
        """The variants in force. Raises ValueError with a sentence if they cannot be."""
        return variants.chosen_variants(self, seats, wanted)

    def laid_out(self, regions: Mapping[str, Html], console: Html, log: Html) -> Html:
        """The regions in their places."""
        parts = {**regions, CONSOLE: console, LOG: log}
        return trusted(MARK.sub(lambda mark: parts[mark[1]], self.layout))


class LeftOff(Struct, frozen=True):
    """A folder that is no game yet: what it lacks, or what is wrong with it."""

    key: str
    why: str


class Shelf(Struct, frozen=True, tag=True):
    """The games that can be played here, by key, and the bots that play them, the weakest first."""

    games: dict[str, GameOnShelf]
    levels: tuple[str, ...]
    left_off: tuple[LeftOff, ...] = ()

    def game(self, key: str) -> GameOnShelf:
        """The game of that key. Raises Unplayable with a sentence that lists what is there."""
        try:
            return self.games[key]
        except KeyError:
            raise variants.Unplayable("game", key=key, possible=", ".join(self.games)) from None

    def name(self, key: str, lang: str) -> str:
        """What a game is called; one that is not on the shelf any more has no other name than its key."""
        return self.games[key].about(lang).name if key in self.games else key

    @property
    def covers(self) -> dict[str, Html]:
        """The pictures on the boxes, and what they are drawn with."""
        return {name: drawn for game in self.games.values() for name, drawn in game.cover.items()}


class ShowShelf(Request[Shelf], frozen=True, tag=True):
    """What games there are."""

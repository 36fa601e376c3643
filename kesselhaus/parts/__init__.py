"""What a game brings besides its rules: modules that are only loaded where they are needed."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from kesselhaus.art.html import Html
from kesselhaus.art.keys import Part
from kesselhaus.art.phrases import Lexicon, People
from kesselhaus.art.symbols import Symbols
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Result
from kesselhaus.engine.gauges import Reading
from kesselhaus.engine.questions import Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import About, Heading, Label, Words
from kesselhaus.parts.ahead import Ahead
from kesselhaus.parts.encoding import Block
from kesselhaus.parts.things import Reason, Thing


class Advice(Protocol):
    """`advice`: what bots ask a game."""

    SPREAD: float
    """A lead of so many points is worth something, but not the game."""

    FIRST_SIGHT: float
    """How many visits of a search the first sight of an option counts for: many where a phase is noisy."""

    def phase(self, table: Any) -> Hashable:
        """What belongs together, a turn or an auction of all: positions are best judged when it changes."""

    def value(self, table: Any, seat: int) -> float:
        """What a position is worth to a seat, in points it may expect at the end."""

    def judgement(self, table: Any, seat: int) -> float:
        """The same by a second, better opinion, for those who think longer. A game may have only one."""

    def features(self, table: Any, seat: int) -> dict[str, float]:
        """What that value is made of. An advice may also have STYLES: by the name of a style, how much more
        than they should some of these count for its players.
        """


class Listing(Protocol):
    """`catalogue`: what can be answered in a game, in a fixed order, for learners and tables of decisions."""

    def options(self, box: Any, seats: int, variants: frozenset[str]) -> Iterable[Option]:
        """Every option that can ever be legal; numbers without an end up to a top that the game declares. The
        order is part of the rules: it only changes with their version.
        """


class Encoding(Protocol):
    """`encoding`: the table as a seat may know it, as numbers, for learners and learned values."""

    OPEN: bool
    """Whether every seat knows everything, so that a table need not be concealed before it is written."""

    def glance(self, table: Any, seat: int) -> Any:
        """The table as the seat may know it, to be written and thrown away: the same as `conceal`, which a
        game may do here with fewer copies.
        """

    RULES: tuple[str, ...]
    """What the questions of the game cite."""

    TOLD: Mapping[type, Callable[[Any], Hashable]]
    """What is told of tasks of these kinds, which are no keys (see `parts.under_way`)."""

    def words(self, box: Any, seats: int) -> Iterable[str]:
        """The things that tasks, answers and outcomes of draws can name."""

    def players(self, seats: int) -> int:
        """How many sit round the table; more than seats where one is played by the rules."""

    def blocks(self, box: Any, seats: int) -> Iterable[Block]:
        """What lies on the table. Each block is made of what a concealed table shows."""


class Gauges(Protocol):
    """`gauges`: numbers of the game that are worth following through a match."""

    def reading(self, table: Any) -> Reading | None:
        """What its gauges show now, at the start of a step or at the end; None where nobody would look."""

    def scales(self, box: Any) -> dict[str, dict[str, tuple[float, float]]]:
        """Where the scales of its numbers end; numbers without an end are not listed."""


class GameWords(Protocol):
    """`words`: the game in sentences, in every language of the house."""

    def name(self, id: str, lang: str) -> str: ...
    def lexicon(self, lang: str) -> Lexicon: ...
    def question(self, view: View[Any], lang: str) -> Words: ...
    def option(self, option: Option, view: View[Any], lang: str) -> Label: ...
    def grouped(self, view: View[Any], lang: str) -> Sequence[tuple[Heading, Sequence[int]]]: ...
    def event(self, event: Event, lang: str, box: Box | None = None) -> str: ...
    def is_heading(self, event: Event) -> bool: ...
    def weight(self, event: Event) -> int:
        """How much of a turn's gist an event is. 0: it says nothing; −1: it ends all turns."""

    def holdings(self, table: Any, seat: int) -> Mapping[str, int]:
        """What a player has beside points, by nouns of the lexicon: the yield of a turn is told in these."""

    def describe(self, view: View[Any], lang: str) -> str: ...
    def about(self, lang: str) -> About: ...
    def variant(self, key: str, lang: str) -> About: ...
    def category(self, key: str, lang: str) -> str: ...
    def end_reason(self, key: str, lang: str) -> str: ...
    def verdict(self, result: Result, lang: str) -> str: ...


class DrawnTable(Protocol):
    """`table`: how the game looks, from what a seat may know and nothing else."""

    CSS: str
    SYMBOLS: Symbols

    def draw(self, view: View[Any], people: People, lang: str) -> dict[str, Html]:
        """Every region of the table by the id of its element."""

    def body(self, regions: Mapping[str, Html], console: Html, log: Html) -> Html:
        """The regions in their places."""

    def groups(self, view: View[Any], lang: str) -> Sequence[Part]:
        """The options of the open question, as they stand in the question bar."""

    def ahead(self, view: View[Any], words: Sequence[str], people: People, lang: str) -> Ahead | None:
        """Where several answers are one decision: all of it at once, with what is chosen of it so far (as
        words, see `engine.rows`). None where the open question stands alone.
        """

    def place(self, option: Option) -> str:
        """The place on the board that means the same as an option."""

    def standing(self, view: View[Any], lang: str) -> str:
        """Where the match is, in a few words."""

    def purse(self, view: View[Any], people: People, lang: str) -> Html:
        """What the viewer owns, in a line."""


class Things(Protocol):
    """`things`: everything that is drawn explains itself. An address names a thing: what is drawn carries it
    as `data-x`, and an icon has the id of its symbol for an address.
    """

    def thing(self, address: str, view: View[Any], lang: str) -> Thing | None:
        """What a card says; None where there is no such thing, whatever the address is."""

    def concerns(self, option: Option, view: View[Any]) -> tuple[str, ...]:
        """The things that an option is about, the one that its key explains first."""

    def choosable(self, view: View[Any]) -> Collection[str]:
        """All things that an option can ever be about."""

    def why_not(self, view: View[Any], address: str, lang: str) -> Sequence[Reason]:
        """Why the seat that is asked cannot choose a choosable thing now; nothing where it can."""

    def not_now(self, view: View[Any], lang: str) -> Sequence[Option]:
        """What would be an option of the open question, but for lack of means."""

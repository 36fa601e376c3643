"""One look at a thing: in whose view, in which language, and for whom prices and yields are told.

What the cards of all games share. A game adds what only it has, as with `parts.sight` on the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from kesselhaus.art.symbols import icon
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View
from kesselhaus.parts.things import Gap, Reason, Thing

SIGN = 36
"""Size of a sign that is the drawing of a card."""


def address(kind: str, *names: object) -> str:
    return "-".join((kind, *map(str, names)))


def parts(address: str) -> tuple[str, str]:
    """The kind of a thing and its name."""
    kind, _, name = address.partition("-")
    return kind, name


def viewer(view: View[Any], turn: int = 0) -> int:
    """For whom prices and yields are told: who looks; for a spectator who is asked, or whose turn it is."""
    if view.seat is not None:
        return view.seat
    return view.question.seat if isinstance(view.question, Ask) else turn


T = TypeVar("T", bound=State)
L = TypeVar("L", bound="BaseLook[Any]")


@dataclass(frozen=True)
class BaseLook(ABC, Generic[T]):
    """A view, and the language of the reader."""

    view: View[T]
    lang: str

    @property
    def table(self) -> T:
        return self.view.state

    @property
    def is_spectator(self) -> bool:
        return self.view.seat is None

    @property
    def rule(self) -> str:
        """What the open question cites; it tells the moment."""
        return self.view.question.rule if isinstance(self.view.question, Ask) else ""

    def at(self, *rules: str) -> bool:
        return self.rule in rules

    @property
    def options(self) -> tuple[Option, ...]:
        question = self.view.question
        return tuple(question.options) if isinstance(question, Ask) else ()

    @abstractmethod
    def say(self, key: str, **values: object) -> str:
        """What a card says."""

    @abstractmethod
    def tell(self, key: str, **values: object) -> str:
        """What a reason says; `first` is that something else is to be answered first."""

    @abstractmethod
    def question(self) -> str:
        """The open question as a sentence."""

    def why(self, key: str, gap: Gap = Gap.MOMENT, *about: str, brief: str = "", **values: object) -> Reason:
        """Why something cannot be chosen now."""
        return Reason(self.tell(key, **values), gap, brief, about)

    def other_question(self, *about: str) -> Reason:
        """Something else is to be answered first."""
        return self.why("first", Gap.MOMENT, *about, question=self.question())


def card_of(
    look: L,
    address: str,
    signs: Mapping[str, tuple[str, str]],
    rules: Mapping[str, str],
    cards: Mapping[str, Callable[[L, str], Thing | None]],
) -> Thing | None:
    """The card of a sign, or of a thing by the kind that its address begins with; else None."""
    if found := signs.get(address):
        return Thing(found[0], look.say("sign_kind"), found[1], rules[address], icon(address, SIGN))
    kind, name = parts(address)
    return cards[kind](look, name) if kind in cards else None

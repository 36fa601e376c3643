"""One look at a table: whose, in which language, and what may be done. Games add what only they have."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from kesselhaus.art.furniture import amount, place_attributes
from kesselhaus.art.phrases import Lexicon, People, plain
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label

T = TypeVar("T", bound=State)


@dataclass(frozen=True)
class BaseSight(ABC, Generic[T]):
    """A view with the people round the table and the language of the reader."""

    view: View[T]
    people: People
    lang: str

    @property
    def table(self) -> T:
        return self.view.state

    @cached_property
    def asked(self) -> int | None:
        """Who has to answer now."""
        question = self.view.question
        return question.seat if isinstance(question, Ask) else None

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What the viewer may do now."""
        question = self.view.question
        return tuple(question.options) if isinstance(question, Ask) else ()

    @cached_property
    def legal(self) -> frozenset[Option]:
        """The options that are no numbers; of those there can be hundreds."""
        return frozenset(option for option in self.options if not isinstance(option, NumberOption))

    @abstractmethod
    def name(self, component: str) -> str:
        """What a thing is called on the boards."""

    @abstractmethod
    def label(self, option: Option) -> Label:
        """An option as it stands on its key."""

    @abstractmethod
    def place(self, option: Option) -> str:
        """Where on the boards an option belongs."""

    @property
    @abstractmethod
    def lexicon(self) -> Lexicon: ...

    def target(self, option: Option, subject: str = "") -> str:
        """The attributes of the place that answers like the key of an option; it is read out like the key."""
        label = self.label(option)
        hint = label.hint or ", ".join(filter(None, (label.label, label.note)))
        told = plain(hint, self.people, self.lexicon, self.view.seat)
        return place_attributes(self.place(option), told, subject)

    def goods(self, cost: Mapping[str, int] | Iterable[tuple[str, int]], size: float = 14) -> str:
        """Amounts of resources in the order given; nothing where the amount is zero."""
        pairs = cost.items() if isinstance(cost, Mapping) else cost
        return "".join(amount(count, kind, size, self.name(kind)) for kind, count in pairs if count)

"""One look at a table: whose, in which language, and what may be done. Games add what only they have."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

from kesselhaus.art.furniture import amount, place_attributes
from kesselhaus.art.phrases import Lexicon, People, plain
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label

T = TypeVar("T", bound=State)


def longest_fitting(forms: Sequence[str], room: float, width: Callable[[str], float] = len) -> str:
    """The first of the forms of a name, the longest first, that has room; else the last."""
    return next((form for form in forms if width(form) <= room), forms[-1])


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

    def number_of(self, option: Option) -> int | None:
        """The place of an option among those of the open question; None if it is none of them."""
        return self._numbers.get(option)

    @cached_property
    def _numbers(self) -> dict[Option, int]:
        return {option: number for number, option in enumerate(self.options)}

    @cached_property
    def legal(self) -> Set[Option]:
        """The options that are no numbers; of those there can be hundreds. Better asked for an option than
        gone through: what else is in it need not be known then.
        """
        return self.view.legal

    @cached_property
    def centre(self) -> int:
        """Whose board lies open: the viewer's; for a spectator that of the seat that is asked, and at the end
        that of the winner.
        """
        if self.view.seat is not None:
            return self.view.seat
        if self.asked is not None:
            return self.asked
        return next(iter(self.view.result.winners), 0) if self.view.result else 0

    @property
    def is_over(self) -> bool:
        return self.view.result is not None

    def colour(self, seat: int) -> str:
        return self.people[seat].colour

    def who(self, seat: int) -> str:
        return self.people[seat].name

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

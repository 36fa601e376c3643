"""One look at a table: whose, in which language, and what may be done. Games add what only they have."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar

from kesselhaus.art.furniture import amount, jump, place_attributes
from kesselhaus.art.html import Html, narrow
from kesselhaus.art.phrases import Lexicon, People, plain
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import Label

T = TypeVar("T", bound=State)
P = ParamSpec("P")
O = TypeVar("O", bound=Option)  # noqa: E741


def longest_fitting(forms: Sequence[str], room: float, width: Callable[[str], float] = len) -> str:
    """The first of the forms of a name, the longest first, that has room; else the last."""
    return next((form for form in forms if width(form) <= room), forms[-1])


def offered(view: View[Any], *kinds: type[O]) -> tuple[O, ...]:
    question = view.question
    options = question.options if isinstance(question, Ask) else ()
    return tuple(option for option in options if isinstance(option, kinds))


@kept
def _part(
    view: View[Any],
    draw: Callable[..., Html],
    sight: Callable[..., Any],
    people: People,
    lang: str,
    *about: Any,
) -> Html:
    return narrow(draw(sight(view, people, lang), *about))


@kept
def _part_of(
    view: View[Any],
    draw: Callable[..., Html],
    sight: Callable[..., Any],
    people: People,
    lang: str,
    seat: int,
    *about: Any,
) -> Html:
    look = sight(view, people, lang)
    return narrow(draw(look, look.table.players[seat], *about))


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

    def offered(self, *kinds: type[O]) -> tuple[O, ...]:
        """What the viewer may do now, of these kinds."""
        return self.view.fact(offered, *kinds)

    def part(self, draw: Callable[Concatenate[Self, P], Html], /, *about: P.args, **_none: P.kwargs) -> Html:
        """A part of a drawing that need not be drawn again with the rest, by a function of a look and of what
        it is about.
        """
        return self.view.fact(_part, draw, type(self), self.people, self.lang, *about)

    def part_of(
        self, seat: int, draw: Callable[Concatenate[Self, Any, P], Html], /, *about: P.args, **_none: P.kwargs
    ) -> Html:
        """The same of a player."""
        return self.view.fact(_part_of, draw, type(self), self.people, self.lang, seat, *about)

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
    def say(self, key: str, **values: object) -> str:
        """What stands on the boards."""

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

    def target(self, option: Option, subject: str = "") -> Html:
        """The attributes of the place that answers like the key of an option; it is read out like the key."""
        label = self.label(option)
        hint = label.hint or ", ".join(filter(None, (label.label, label.note)))
        told = plain(hint, self.people, self.lexicon, self.view.seat)
        return place_attributes(self.place(option), told, subject)

    def anchors(self, **boards: str) -> Html:
        """The row of anchors on the phone: boards, and what is said of each. Where a spectator looks, the own
        board is that of the active player.
        """
        if self.view.seat is None:
            boards["mine"] = "active"
        return jump((board, self.say(name)) for board, name in boards.items())

    def goods(self, cost: Mapping[str, int] | Iterable[tuple[str, int]], size: float = 14) -> Html:
        """Amounts of resources in the order given; nothing where the amount is zero."""
        pairs = cost.items() if isinstance(cost, Mapping) else cost
        return "".join(amount(count, kind, size, self.name(kind)) for kind, count in pairs if count)


L = TypeVar("L", bound=BaseSight[Any])


def drawn(regions: Mapping[str, Callable[[L], Html]], sight: L) -> dict[str, Html]:
    """Every region of a table by its id."""
    return {name: region(sight) for name, region in regions.items()}

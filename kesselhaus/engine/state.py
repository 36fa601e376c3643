"""What lies on the table, and the ear that may listen to what happens there."""

from collections.abc import Callable
from types import UnionType
from typing import Any, ParamSpec, Self, TypeVar, overload

from msgspec import Struct

from kesselhaus.engine.components import Box
from kesselhaus.engine.tasks import Task

P = ParamSpec("P")
T = TypeVar("T", bound=Struct)
K = TypeVar("K", bound=Task)
S = TypeVar("S", bound="State")


def shallow(struct: T) -> T:
    """An equal Struct that shares what its fields hold; several times as fast as `copy.copy`."""
    twin: Any = struct
    return twin.__copy__()  # type: ignore[no-any-return]


def whole(value: Any) -> Any:
    """An equal value that shares nothing mutable, all the way down."""
    match value:
        case list():
            return [whole(each) for each in value]
        case dict():
            return {key: whole(each) for key, each in value.items()}
        case set():
            return set(value)
        case Struct() if not value.__struct_config__.frozen:
            twin = shallow(value)
            for name in value.__struct_fields__:
                setattr(twin, name, whole(getattr(value, name)))
            return twin
    return value


class Event(Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened, for the log and the eye. `seats` are those who may know of it; None is
    everybody.
    """

    rule: str
    seats: tuple[int, ...] | None = None


class State(Struct, kw_only=True):
    """The table and the agenda. A game adds what lies on its table. It is copied whole; a game that is in a
    hurry copies what is mutable by hand, in a `copy` of its own.
    """

    box: Box
    seats: int
    variants: frozenset[str]
    turn: int = 0
    """Counts the turns begun; an undo stops where it changes."""
    sealed: int = 0
    """Counts what seals the past: a secret shown, another seat asked. No undo goes back behind it."""
    agenda: list[Any] = []
    """What is still to be done; the last task is next and stays until it is done. A game narrows the type to
    a list of its own kinds, so that a written table can be read. Rules return what comes then and leave this
    list alone; only an early end clears it.
    """
    ear: list[Event] | None = None
    """Listens while a step runs, if anybody wants to know; between steps it is always None."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.copy is State.copy:
            cls.copy = _copied_whole  # type: ignore[assignment, method-assign]

    @property
    def doing(self) -> Task | None:
        """The task that asks or comes next; None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def is_over(self) -> bool:
        """Nothing is left to be done."""
        return not self.agenda

    @overload
    def running(self, *kinds: type[K]) -> K | None: ...
    @overload
    def running(self, *kinds: UnionType) -> Task | None: ...
    def running(self, *kinds: Any) -> Any:
        """The task that is done, if it is of one of these kinds."""
        doing = self.doing
        return doing if isinstance(doing, kinds) else None

    def waiting(self, kind: type[K]) -> K | None:
        """The nearest task of a kind, the running one included; a base class stands for all its kinds."""
        return next((task for task in reversed(self.agenda) if isinstance(task, kind)), None)

    def copy(self) -> Self:
        """An equal state that shares nothing mutable with this one. A `copy` by hand begins with this and
        then copies the game's own fields. Nobody listens to a copy.
        """
        twin = shallow(self)
        twin.agenda = self.agenda[:]
        twin.ear = None
        return twin

    def tell(self, event: Event) -> None:
        """Report an event, if anybody listens. A rule never asks whether anybody does: an event is quickly
        made and thrown away. Where it takes work to put one together, see `tell_of`.
        """
        if self.ear is not None:
            self.ear.append(event)

    def tell_of(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event that is put together only if anybody listens: `tell_of(collected, seat, found)`."""
        if self.ear is not None:
            self.tell(event(*args, **kwargs))


def _copied_whole(state: S) -> S:
    twin = whole(state)
    twin.ear = None
    return twin  # type: ignore[no-any-return]

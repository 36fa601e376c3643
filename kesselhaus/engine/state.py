"""What lies on the table, and the ear that may listen to what happens there."""

from typing import Any, Self, TypeVar

from msgspec import Struct

from kesselhaus.engine.components import Box

T = TypeVar("T", bound=Struct)


def shallow(struct: T) -> T:
    """An equal Struct that shares what its fields hold; several times as fast as `copy.copy`."""
    twin: Any = struct
    return twin.__copy__()  # type: ignore[no-any-return]


class Event(Struct, frozen=True, tag=True, kw_only=True):
    """Something that happened, for the log and the eye. `seats` are those who may know of it; None is
    everybody.
    """

    rule: str
    seats: tuple[int, ...] | None = None


class State(Struct, kw_only=True):
    """The table between two steps. A game adds its own fields and copies its mutable ones in `copy`."""

    box: Box
    seats: int
    variants: frozenset[str]
    turn: int = 0
    """Counts the turns begun; an undo stops where it changes."""
    sealed: int = 0
    """Counts what seals the past: a secret shown, another seat asked. No undo goes back behind it."""
    ear: list[Event] | None = None
    """Listens while a step runs, if anybody wants to know; between steps it is always None."""

    def copy(self) -> Self:
        """An equal state that shares nothing mutable with this one."""
        raise TypeError(f"{type(self).__name__} has to say how it is copied")

    def tell(self, kind: type[Event], *told: object, rule: str, seats: tuple[int, ...] | None = None) -> None:
        """Report an event. It is only built if somebody listens. Rules that rollouts pass often look at
        `ear` before they call: that takes longer than the look.
        """
        if self.ear is not None:
            self.ear.append(kind(*told, rule=rule, seats=seats))

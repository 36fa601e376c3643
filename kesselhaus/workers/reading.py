"""What a drawing reads of a view: noted while it is drawn, so that it need not be drawn again while that is
the same. Nobody has to say it, so nobody can forget to.
"""

from collections.abc import Callable, Hashable, Iterator, Set
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View

T = TypeVar("T")
Step: TypeAlias = str | int | tuple[str, type[Task]]

KEPT = 4
"""So many drawings of a region are kept: for several seats, and for who goes back a step."""
HOPE, LOSS = 1.0, 0.2
"""Watching pays where more than every fifth drawing can be used again."""
PAUSE = 30
"""So often it is drawn without being watched where it does not."""
UNCHANGED = frozenset({"box", "game", "seats", "variants"})
"""What stays the same as long as a match lasts."""
CLASS, LENGTH = "__class__", "__len__"


class Place:
    """Where something is read: a field of a view, a place in that, a field of that; or the task of a kind
    that waits.
    """

    __slots__ = ("_parts", "step", "whole")

    def __init__(self, whole: "Place | None" = None, step: Step = "") -> None:
        self.whole, self.step = whole, step
        self._parts: dict[Step, Place] = {}

    def part(self, step: Step) -> "Place":
        found = self._parts.get(step)
        if found is None:
            found = self._parts[step] = Place(self, step)
        return found

    def held_by(self, thing: Any) -> Any:
        """What is at the last step of the way."""
        step = self.step
        if isinstance(step, int):
            return thing[step]
        if isinstance(step, tuple):
            return thing.waiting(step[1])
        return len(thing) if step == LENGTH else getattr(thing, step)


VIEW = Place()
LEGAL = VIEW.part("legal")


class Reads:
    """What was read: places with what they held, and options that were looked for."""

    __slots__ = ("_order", "fields", "options")

    def __init__(self) -> None:
        self.fields: dict[Place, Any] = {}
        self.options: dict[Hashable, bool] = {}
        self._order: list[tuple[Place, Any]] | None = None

    def hold_for(self, now: "Now") -> bool:
        """Whether a view would be read alike. What has changed once is looked at first the next time."""
        if self._order is None:
            self._order = list(self.fields.items())
        held = now.held
        for number, (place, was) in enumerate(self._order):
            found = held.get(place, held)
            if found is held:
                found = now.look(place)
            if found is not was and found != was:
                if number:
                    self._order.insert(0, self._order.pop(number))
                return False
        if not self.options:
            return True
        legal = now.look(LEGAL)
        return all((option in legal) is was for option, was in self.options.items())


class Now:
    """A view, as it is compared with what was read of others."""

    __slots__ = ("held", "view")

    def __init__(self, view: View[Any]) -> None:
        self.view = view
        self.held: dict[Place, Any] = {VIEW: view}

    def look(self, place: Place) -> Any:
        """What is at a place now; where there is no such place, something that nobody has read."""
        if place in self.held:
            return self.held[place]
        assert place.whole is not None
        whole = self.look(place.whole)
        try:
            found: Any = place.held_by(whole)
        except (AttributeError, IndexError, TypeError):
            found = self
        self.held[place] = found
        return found


# ------------------------------------------------------------------ watching


class Watched:
    """Stands in for a view, its table, a task, a question or somebody at the table, and notes which fields
    are read. What was read once is kept, so that reading it again costs nothing.
    """

    def __init__(self, thing: Any, reads: Reads, place: Place = VIEW) -> None:
        self.__dict__.update(_thing=thing, _reads=reads, _place=place)

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._read(name)
        return value

    def _read(self, name: str) -> Any:
        known = self.__dict__
        thing = known["_thing"]
        kind = type(thing)
        if name in kind.__struct_fields__:
            return self._field(getattr(thing, name), name)
        if isinstance(thing, State) and name == "doing":
            return _watched(thing.doing, known["_reads"], known["_place"].part(name))
        if isinstance(thing, State) and name == "waiting":
            return self._waiting
        if isinstance(thing, View) and name == "legal":
            return WatchedOptions(thing.legal, known["_reads"])
        found = getattr(kind, name, None)
        if isinstance(found, property) and found.fget is not None:
            return found.fget(self)
        if isinstance(found, FunctionType):
            return found.__get__(self)
        # Something of the type itself, or what only the whole thing can do.
        return getattr(self._whole(), name)

    def _field(self, value: Any, name: str) -> Any:
        if name in UNCHANGED:
            return value
        reads, place = self.__dict__["_reads"], self.__dict__["_place"].part(name)
        if name in ("state", "question"):
            return _watched(value, reads, place)
        if type(value) is list and name not in ("agenda", "options") and value and _is_struct(value[0]):
            reads.fields[place.part(LENGTH)] = len(value)
            return [_watched(each, reads, place.part(number)) for number, each in enumerate(value)]
        reads.fields[place] = value
        return value

    def _waiting(self, kind: type[Task]) -> Any:
        known = self.__dict__
        return _watched(
            known["_thing"].waiting(kind), known["_reads"], known["_place"].part(("waiting", kind))
        )

    def _whole(self) -> Any:
        known = self.__dict__
        known["_reads"].fields[known["_place"]] = known["_thing"]
        return known["_thing"]

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return type(self._thing)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return bool(self._whole() == (other._whole() if type(other) is Watched else other))

    def __hash__(self) -> int:
        return hash(self._whole())


def _is_struct(value: Any) -> bool:
    return isinstance(value, Struct)


def _watched(value: Any, reads: Reads, place: Place) -> Any:
    """Of a Struct its kind is known from now on, and its fields when they are read."""
    if not isinstance(value, Struct):
        reads.fields[place] = value
        return value
    reads.fields[place.part(CLASS)] = type(value)
    return Watched(value, reads, place)


class WatchedOptions(Set[Any]):
    """What may be answered: it is noted which options were looked for, and found or not."""

    def __init__(self, legal: Set[Any], reads: Reads) -> None:
        self._legal, self._reads = legal, reads

    def __contains__(self, option: object) -> bool:
        found = option in self._legal
        self._reads.options[option] = found
        return found

    def __iter__(self) -> Iterator[Any]:
        self._reads.fields[LEGAL] = self._legal
        return iter(self._legal)

    def __len__(self) -> int:
        self._reads.fields[LEGAL] = self._legal
        return len(self._legal)


# ------------------------------------------------------------------ remembering


class Remembered:
    """What was drawn, by what it was drawn from."""

    def __init__(self, hopes: dict[str, float] | None = None) -> None:
        self._kept: dict[object, Kept] = {}
        self._hopes = {} if hopes is None else hopes
        """How often drawings of a region could be used again, at other tables too."""
        self.drawn = 0
        """Counts what really was drawn."""

    def of(self, name: tuple[str, *tuple[object, ...]], now: Now, draw: Callable[[View[Any]], T]) -> T:
        """What `draw` makes of a view. The name says all that it reads besides: language, people."""
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = Kept(self._hopes.get(name[0], HOPE))
        found = kept.find(now)
        self._hopes[name[0]] = kept.hope
        if found is not None:
            return found[0]  # type: ignore[no-any-return]
        self.drawn += 1
        return draw(now.view) if kept.is_hopeless else self._noted(kept, now, draw)

    def _noted(self, kept: "Kept", now: Now, draw: Callable[[View[Any]], T]) -> T:
        """What a drawing reads is noted. One that needs the very things reads all of them."""
        reads = Reads()
        watched: Any = Watched(now.view, reads)
        try:
            made = draw(watched)
        except Exception:
            reads = Reads()
            reads.fields[VIEW] = now.view
            made = draw(now.view)
        kept.add(reads, made)
        return made


class Kept:
    """The last drawings of a region. Where hardly any could be used again, there is less watching."""

    __slots__ = ("_drawings", "_pause", "hope")

    def __init__(self, hope: float = HOPE) -> None:
        self._drawings: list[tuple[Reads, Any]] = []
        self.hope = hope
        self._pause = 0

    def find(self, now: Now) -> tuple[Any] | None:
        for place, (reads, made) in enumerate(self._drawings):
            if reads.hold_for(now):
                if place:
                    self._drawings.insert(0, self._drawings.pop(place))
                self.hope = min(HOPE, self.hope + 1)
                return (made,)
        self.hope = max(0.0, self.hope - LOSS)
        return None

    @property
    def is_hopeless(self) -> bool:
        """Whether it is not worth watching this time."""
        if self.hope:
            return False
        self._drawings.clear()
        self._pause = (self._pause + 1) % PAUSE
        return bool(self._pause)

    def add(self, reads: Reads, made: Any) -> None:
        self._drawings.insert(0, (reads, made))
        del self._drawings[KEPT:]

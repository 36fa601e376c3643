"""What a drawing reads of a view: noted while it is drawn, so that it need not be drawn again while that is
the same. Nobody has to say it, so nobody can forget to.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence, Set
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View

T = TypeVar("T")
Step: TypeAlias = str | int | tuple[str, type[Task]]
Path: TypeAlias = tuple[Step, ...]
"""A field, a place in that, a field of that: `("state", "players", 1, "goods")`; or the task of a kind that
waits: `("state", ("waiting", Turn))`.
"""

KEPT = 6
"""So many drawings of a region are kept: for several seats, and for who goes back a step."""
HOPE, LOSS = 4.0, 0.25
"""Watching pays where more than every fifth drawing can be used again."""
PAUSE = 10
"""So often it is drawn without being watched where it does not."""
UNCHANGED = frozenset({"box", "game", "seats", "variants"})
"""What stays the same as long as a match lasts."""
CLASS, LENGTH, BOOL = "__class__", "__len__", "__bool__"


class Reads:
    """What was read: fields with what they held, and options that were looked for."""

    __slots__ = ("fields", "options")

    def __init__(self) -> None:
        self.fields: dict[Path, Any] = {}
        self.options: dict[Hashable, bool] = {}

    def hold_for(self, now: "Now") -> bool:
        """Whether a view would be read alike."""
        held = now.held
        for path, was in self.fields.items():
            found = held(path)
            if found is not was and found != was:
                return False
        if not self.options:
            return True
        legal = now.legal
        return all((option in legal) is was for option, was in self.options.items())


class Now:
    """A view, as it is compared with what was read of others."""

    def __init__(self, view: View[Any]) -> None:
        self.view = view
        self._held: dict[Path, Any] = {(): view}
        self._legal: Set[Any] | None = None

    @property
    def legal(self) -> Set[Any]:
        if self._legal is None:
            self._legal = self.view.legal
        return self._legal

    def held(self, path: Path) -> Any:
        """What is at a path now; where there is no such place, something that nobody has read."""
        try:
            return self._held[path]
        except KeyError:
            pass
        whole, step = self.held(path[:-1]), path[-1]
        try:
            found: Any = _step(whole, step)
        except (AttributeError, IndexError, TypeError):
            found = self
        self._held[path] = found
        return found


def _step(whole: Any, step: Step) -> Any:
    if isinstance(step, int):
        return whole[step]
    if isinstance(step, tuple):
        return whole.waiting(step[1])
    if step == LENGTH:
        return len(whole)
    return bool(whole) if step == BOOL else getattr(whole, step)


class Watched:
    """Stands in for a view, its table, a task, a question or somebody at the table, and notes which fields
    are read. What was read once is kept, so that reading it again costs nothing.
    """

    def __init__(self, thing: Any, reads: Reads, path: Path = ()) -> None:
        self.__dict__.update(_thing=thing, _reads=reads, _path=path)

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = self._read(name)
        return value

    def _read(self, name: str) -> Any:
        thing, kind = self._thing, type(self._thing)
        found = getattr(kind, name, None)
        if name in kind.__struct_fields__:
            return self._field(name)
        if isinstance(thing, State) and name == "doing":
            return self._at("doing", thing.doing)
        if isinstance(thing, State) and name == "waiting":
            return lambda task: self._at((name, task), thing.waiting(task))
        if isinstance(thing, View) and name == "legal":
            return WatchedOptions(thing.legal, self._reads)
        if isinstance(found, property) and found.fget is not None:
            return found.fget(self)
        if isinstance(found, FunctionType):
            return found.__get__(self)
        # Something of the type itself, or what only the whole thing can do.
        return getattr(self._whole(), name)

    def _field(self, name: str) -> Any:
        value: Any = getattr(self._thing, name)
        if name in UNCHANGED:
            return value
        if name in ("state", "question"):
            return self._at(name, value)
        if isinstance(value, list) and (name == "agenda" or (value and isinstance(value[0], Struct))):
            return WatchedList(value, self._reads, (*self._path, name))
        self._reads.fields[*self._path, name] = value
        return value

    def _at(self, step: Step, value: Any) -> Any:
        return _watched(value, self._reads, (*self._path, step))

    def _whole(self) -> Any:
        self._reads.fields[self._path] = self._thing
        return self._thing

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return type(self._thing)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return bool(self._whole() == (other._whole() if type(other) is Watched else other))

    def __hash__(self) -> int:
        return hash(self._whole())


def _watched(value: Any, reads: Reads, path: Path) -> Any:
    """Of a Struct its kind is known from now on, and its fields when they are read."""
    if not isinstance(value, Struct):
        reads.fields[path] = value
        return value
    reads.fields[*path, CLASS] = type(value)
    return Watched(value, reads, path)


class WatchedList(Sequence[Any]):
    """Structs in a row, of which it is noted which were looked at."""

    def __init__(self, things: list[Any], reads: Reads, path: Path) -> None:
        self._things, self._reads, self._path = things, reads, path
        self._seen: dict[int, Any] = {}

    def __len__(self) -> int:
        self._reads.fields[*self._path, LENGTH] = len(self._things)
        return len(self._things)

    def __bool__(self) -> bool:
        self._reads.fields[*self._path, BOOL] = bool(self._things)
        return bool(self._things)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [*self][place]
        if place not in self._seen:
            self._seen[place] = _watched(self._things[place], self._reads, (*self._path, place))
        return self._seen[place]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))


class WatchedOptions(Set[Any]):
    """What may be answered: it is noted which options were looked for, and found or not."""

    def __init__(self, legal: Set[Any], reads: Reads) -> None:
        self._legal, self._reads = legal, reads

    def __contains__(self, option: object) -> bool:
        found = option in self._legal
        self._reads.options[option] = found
        return found

    def __iter__(self) -> Iterator[Any]:
        self._reads.fields["legal",] = self._legal
        return iter(self._legal)

    def __len__(self) -> int:
        self._reads.fields["legal",] = self._legal
        return len(self._legal)


class Remembered:
    """What was drawn, by what it was drawn from."""

    def __init__(self) -> None:
        self._kept: dict[object, Kept] = {}
        self.drawn = 0
        """Counts what really was drawn."""

    def of(self, name: object, now: Now, draw: Callable[[View[Any]], T]) -> T:
        """What `draw` makes of a view. The name says all that it reads besides: language, people."""
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = Kept()
        found, made = kept.find(now)
        if not found:
            self.drawn += 1
            made = kept.add(now.view, draw)
        return made  # type: ignore[no-any-return]


class Kept:
    """The last drawings of one region. Where hardly any could be used again, there is less watching."""

    __slots__ = ("_drawings", "_found", "_pause")

    def __init__(self) -> None:
        self._drawings: list[tuple[Reads, Any]] = []
        self._found = HOPE
        self._pause = 0

    def find(self, now: Now) -> tuple[bool, Any]:
        for place, (reads, made) in enumerate(self._drawings):
            if reads.hold_for(now):
                if place:
                    self._drawings.insert(0, self._drawings.pop(place))
                self._found = min(HOPE, self._found + 1)
                return True, made
        return False, None

    def add(self, view: View[Any], draw: Callable[[View[Any]], T]) -> T:
        self._found = max(0.0, self._found - LOSS)
        if not self._found and self._pause < PAUSE:
            self._pause += 1
            self._drawings.clear()
            return draw(view)
        self._pause = 0
        reads, made = noted(view, draw)
        self._drawings.insert(0, (reads, made))
        del self._drawings[KEPT:]
        return made


def noted(view: View[Any], draw: Callable[[View[Any]], T]) -> tuple[Reads, T]:
    """What a drawing reads, and what comes of it. One that needs the very things reads all of them."""
    reads = Reads()
    watched: Any = Watched(view, reads)
    try:
        return reads, draw(watched)
    except Exception:
        reads = Reads()
        reads.fields[()] = view
        return reads, draw(view)

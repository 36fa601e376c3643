"""A view that notes what is read of it: twins of the view, its table, the question and whoever sits there.

What a region was seen to read, at any table, is laid out for it when it is drawn the next time: fields of a
twin that are plain attributes. Only what it reads for the first time is noted, so watching costs next to
nothing.
"""

from collections.abc import Callable, Hashable, Iterator, Set
from functools import cache, cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View
from kesselhaus.workers.reading import UNCHANGED, WHOLE, Fact, Now, Reads


class Watch(NamedTuple):
    """A drawing under way: of what, and what followed from that."""

    now: Now
    facts: dict[Fact, Any]


class Twin:
    """Stands in for a view, its table, a question or somebody at the table. What is known to be read
    are its attributes; what is read for the first time is noted, and then is one too.
    """

    _thing: Any
    _reads: Reads
    _watch: Watch

    def __init__(self, thing: Any, reads: Reads, watch: Watch) -> None:
        shown = self.__dict__
        reads.lay_out(thing, shown)
        shown["_thing"], shown["_reads"], shown["_watch"] = thing, reads, watch

    def _read(self, name: str) -> Any:
        value = getattr(self._thing, name)
        if name in UNCHANGED:
            return value
        if name in WHOLE:
            self._reads.note(name)
            return value
        if name in ("state", "question"):
            reads = self._reads.within(name, type(value))
            return twin_of(value, reads, self._watch) if isinstance(value, Struct) else value
        if type(value) is list and value and isinstance(value[0], Struct):
            places = self._reads.listed(name, len(value))
            return [twin_of(each, reads, self._watch) for each, reads in zip(value, places, strict=False)]
        self._reads.note(name)
        return value

    def _whole(self) -> Any:
        """The thing itself, all of which is read."""
        for name in self._thing.__struct_fields__:
            if name not in UNCHANGED:
                getattr(self, name)
        for twin in (each for value in self.__dict__.values() for each in _as_twins(value)):
            twin._whole()
        return self._thing

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return type(self._thing)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return bool(self._whole() == (other._whole() if isinstance(other, Twin) else other))

    def __hash__(self) -> int:
        return hash(self._whole())


def _as_twins(value: Any) -> list[Twin]:
    if type(value) is list:
        return [each for each in value if issubclass(type(each), Twin)]
    return [value] if issubclass(type(value), Twin) else []


class Once:
    """What is read of a Struct: looked up once, then it is an attribute of the twin."""

    def __init__(self, name: str, made: Callable[[Any], Any] | None = None) -> None:
        self._name, self._made = name, made

    def __get__(self, twin: Any, _kind: object = None) -> Any:
        if twin is None:
            return self
        value = twin._read(self._name) if self._made is None else self._made(twin)
        twin.__dict__[self._name] = value
        return value


class Follows(Once):
    """What follows from a Struct and is a plain value: that is compared, and not what it follows from."""

    def __get__(self, twin: Any, kind: object = None) -> Any:
        if twin is not None and isinstance(getattr(twin._thing, self._name), PLAIN):
            twin._reads.note(self._name)
            value = twin.__dict__[self._name] = getattr(twin._thing, self._name)
            return value
        return super().__get__(twin, kind)


PLAIN = (str, int, type(None), tuple, frozenset, Task)


def twin_of(thing: Any, reads: Reads, watch: Watch) -> Any:
    kind: Any = type(thing)
    return _twins_of(kind)(thing, reads, watch)


@cache
def _twins_of(kind: Any) -> type[Twin]:
    """The class of the twins of a kind: with all that the kind can do, done by what the twin shows."""
    can: dict[str, Any] = {"__match_args__": getattr(kind, "__match_args__", ())}
    for base in reversed(kind.__mro__[:-1]):
        for name, what in vars(base).items():
            if isinstance(what, property):
                can[name] = Follows(name, what.fget)
            elif name not in SPECIAL and not name.startswith("__"):
                can[name] = Once(name) if isinstance(what, cached_property) else what
    can.update((name, Once(name)) for name in kind.__struct_fields__)
    if issubclass(kind, State):
        can |= {"doing": Once("doing"), "running": _running, "waiting": _waiting}
    if issubclass(kind, View):
        can["legal"] = Once("legal", lambda twin: WatchedOptions(twin._watch.now, twin._reads))
        can["fact"] = _fact
    return type(kind.__name__, (Twin,), can)


SPECIAL = frozenset(vars(Struct)) | {"_abc_impl"}


def _running(twin: Any, *kinds: type[Task]) -> Any:
    twin._reads.note_sought(("running", kinds))
    return twin._thing.running(*kinds)


def _waiting(twin: Any, kind: type[Task]) -> Any:
    twin._reads.note_sought(("waiting", (kind,)))
    return twin._thing.waiting(kind)


def _fact(twin: Any, found: Callable[..., Any], *about: Hashable) -> Any:
    fact, watch = (found, about), twin._watch
    value = watch.facts[fact] = watch.now.fact(fact)
    return value


class WatchedOptions(Set[Any]):
    """What may be answered: it is noted which kinds of options were looked for."""

    def __init__(self, now: Now, reads: Reads) -> None:
        self._now, self._reads = now, reads

    def __contains__(self, option: object) -> bool:
        self._reads.note_kind(type(option))
        return option in (self._now.legal(type(option)) or ())

    def __iter__(self) -> Iterator[Any]:
        self._reads.note_kind(None)
        return iter(self._now.view.legal)

    def __len__(self) -> int:
        self._reads.note_kind(None)
        return len(self._now.view.legal)

"""What a drawing reads of a view: noted while it is drawn, so that it need not be drawn again while that is
the same. Nobody has to say it, so nobody can forget to.

What a region was seen to read, at any table, is laid out for it when it is drawn the next time: a twin of the
view whose fields are plain attributes. Only what it reads for the first time is noted, so watching costs next
to nothing. A drawing is kept with all that its region has ever read, which may be more than it needed and is
never less.
"""

from collections.abc import Callable, Hashable, Iterator, Set
from functools import cache, cached_property
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View

T = TypeVar("T")
Sought: TypeAlias = tuple[str, tuple[type[Task], ...]]
"""The task of some kinds that runs or waits."""
Name: TypeAlias = tuple[Hashable, tuple[Hashable, ...]]
"""Of a drawing: what is drawn, and about what."""
Fact: TypeAlias = tuple[Callable[..., Any], tuple[Hashable, ...]]
"""What follows from a view, and about what."""

NOT_YET: Any = object()
UNCHANGED = frozenset({"box", "game", "seats", "variants"})
"""What stays the same as long as a match lasts."""
WHOLE = frozenset({"agenda", "options", "start"})
"""Fields that are compared as they are, whatever is in them."""


class Now:
    """A view, as it is compared with what was read of others."""

    __slots__ = ("_facts", "_held", "_kinds", "_remembered", "_seen", "view")

    def __init__(self, view: View[Any], remembered: "Remembered | None" = None) -> None:
        self.view, self._remembered = view, remembered
        self._held: dict[Reads, tuple[int, list[Any]]] = {}
        self._seen: Seen | None = None
        self._facts: dict[Fact, Any] = {}
        self._kinds: dict[type, set[Any]] | None = None

    @property
    def seen(self) -> View[Any]:
        """The same view, of which everything that follows is found once for all who look."""
        if self._seen is None:
            view = self.view
            self._seen = Seen(*(getattr(view, name) for name in View.__struct_fields__), self)  # type: ignore[call-arg]
        return self._seen

    def fact(self, fact: "Fact") -> Any:
        value = self._facts.get(fact, NOT_YET)
        if value is NOT_YET:
            found, about = fact
            if self._remembered is None or not hasattr(found, "is_kept"):
                value = found(self.view, *about)
            else:
                value = self._remembered.of(fact, self, lambda seen: found(seen, *about))
            self._facts[fact] = value
        return value

    def held(self, reads: "Reads") -> list[Any]:
        """What is at all places that were read."""
        known = self._held.get(reads)
        if known is None or known[0] != reads.grown:
            values: list[Any] = []
            try:
                reads.look(self.view, values, self)
            except Exception:  # what follows from other tables does not from this one: it is like no other
                values = [object()]
            known = self._held[reads] = reads.grown, values
        return known[1]

    def legal(self, kind: type) -> set[Any] | None:
        """The options of a kind that may be answered."""
        if self._kinds is None:
            self._kinds = {}
            for option in self.view.legal:
                self._kinds.setdefault(type(option), set()).add(option)
        return self._kinds.get(kind)


class Seen(View[Any], frozen=True):
    """A view that keeps what follows from it."""

    now: Any

    def fact(self, found: Callable[..., T], /, *about: Any, **named: Any) -> T:
        # One that was made of it by changing something is another view.
        if named or self.now.seen is not self:
            return found(self, *about, **named)
        return self.now.fact((found, about))  # type: ignore[no-any-return]


# ------------------------------------------------------------------ places


class Reads:
    """What is read of a Struct: some of its fields, what is in the Structs that it holds, and which kinds of
    options are looked for. It only grows.
    """

    __slots__ = ("_fetch", "_kinds", "_lists", "_names", "_plain", "_sought", "_top", "_within", "grown")

    def __init__(self, top: "Reads | None" = None) -> None:
        self._top = top or self
        self.grown = 0
        """Counts, at the top, what was read for the first time anywhere below."""
        self._names: list[str] = []
        self._fetch: Callable[[Any], Any] | None = None
        self._plain = True
        """Whether nothing is read but fields that are compared as they are."""
        self._sought: dict[Sought, None] = {}
        self._within: dict[str, dict[type, Reads]] = {}
        self._lists: dict[str, list[Reads]] = {}
        self._kinds: dict[type | None, None] = {}
        """Of options. None: all of them."""

    def note(self, name: str) -> None:
        """A field that is compared as it is."""
        if name in self._names:
            return
        self._names.append(name)
        self._fetch = attrgetter(*self._names)
        self._top.grown += 1

    def note_kind(self, kind: type | None) -> None:
        if kind not in self._kinds:
            self._plain = False
            self._kinds[kind] = None
            self._top.grown += 1

    def note_sought(self, sought: Sought) -> None:
        if sought not in self._sought:
            self._plain = False
            self._sought[sought] = None
            self._top.grown += 1

    def within(self, name: str, kind: type) -> "Reads":
        """Of a Struct in a field; that it is of this kind is known from then on."""
        kinds = self._within.get(name)
        if kinds is None:
            self._plain = False
            kinds = self._within[name] = {}
            self._top.grown += 1
        if kind not in kinds:
            kinds[kind] = Reads(self._top)
        return kinds[kind]

    def listed(self, name: str, length: int) -> "list[Reads]":
        """Of Structs in a list; how many there are is known from then on."""
        places = self._lists.get(name)
        if places is None:
            self._plain = False
            places = self._lists[name] = []
            self._top.grown += 1
        while len(places) < length:
            places.append(Reads(self._top))
        return places

    def lay_out(self, thing: Any, shown: dict[str, Any]) -> None:
        """The fields that are compared as they are, by name."""
        if self._fetch is None:
            return
        try:
            values = self._fetch(thing)
        except Exception:  # whoever needs it will see why
            return
        if len(self._names) > 1:
            shown.update(zip(self._names, values, strict=True))
        else:
            shown[self._names[0]] = values

    def look(self, thing: Any, values: list[Any], now: Now) -> None:
        """What is there now. Where a thing is of another kind than it ever was, that alone tells it apart.

        This is done for everything that is drawn, after every move.
        """
        if self._fetch is not None:
            values.append(self._fetch(thing))
        for how, tasks in self._sought:
            values.append(getattr(thing, how)(*tasks))
        for name in self._within:
            found = getattr(thing, name)
            kind = type(found)
            values.append(kind)
            reads = self._within[name].get(kind)
            if reads is not None:
                reads.look(found, values, now)
        for name in self._lists:
            things = getattr(thing, name)
            values.append(len(things))
            for each, reads in zip(things, self._lists[name], strict=False):
                if reads._plain and reads._fetch is not None:
                    values.append(reads._fetch(each))
                else:
                    reads.look(each, values, now)
        for sort in self._kinds:
            values.append(now.view.legal if sort is None else now.legal(sort))


# ------------------------------------------------------------------ watching


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
            return _twin(value, reads, self._watch) if isinstance(value, Struct) else value
        if type(value) is list and value and isinstance(value[0], Struct):
            places = self._reads.listed(name, len(value))
            return [_twin(each, reads, self._watch) for each, reads in zip(value, places, strict=False)]
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


def _twin(thing: Any, reads: Reads, watch: Watch) -> Any:
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


# ------------------------------------------------------------------ remembering


class Remembered:
    """What was drawn, by what it was drawn from."""

    def __init__(self, known: dict[Hashable, Reads] | None = None) -> None:
        self._kept: dict[Name, Kept] = {}
        self._known: dict[Hashable, Reads] = {} if known is None else known
        """What regions read, at other tables too."""
        self.drawn = 0
        """Counts what really was drawn."""

    def of(self, name: Name, now: Now, draw: Callable[[View[Any]], T], given: Hashable = None) -> T:
        """What `draw` makes of a view. The name says all that it reads besides, and what is `given`, of which
        there may be much: only the last is kept.
        """
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = Kept()
        reads = kept.reads.get(now.view.seat)
        if reads is None:
            reads = kept.reads[now.view.seat] = self._reads_of(name, now.view.seat)
        found = kept.find(now, reads, given)
        if found is not None:
            return found.made  # type: ignore[no-any-return]
        self.drawn += 1
        watch = Watch(now, {})
        made = self._watched(reads, watch, draw)
        return kept.add(Drawing(reads, reads.grown, given, now.held(reads), watch.facts, made))  # type: ignore[no-any-return]

    def _reads_of(self, name: Name, seat: int | None) -> Reads:
        """Another seat may read other players: its own, and those who are not. Numbers are seats too."""
        what, about = name
        whose = (what, seat, *(each for each in about if type(each) is int or callable(each)))
        if whose not in self._known:
            self._known[whose] = Reads()
        return self._known[whose]

    @staticmethod
    def _watched(reads: Reads, watch: Watch, draw: Callable[[View[Any]], T]) -> T:
        """A drawing that needs the very things reads all of them."""
        view = watch.now.view
        twin: Any = _twin(view, reads, watch)
        try:
            return draw(twin)
        except Exception:
            made = draw(view)
            twin._whole()
            return made


class Drawing(NamedTuple):
    """What was drawn, and of what: what was held at all places that are read, and what followed from it."""

    reads: Reads
    grown: int
    given: Hashable
    held: list[Any]
    facts: dict[Fact, Any]
    made: Any

    def holds_for(self, now: Now, given: Hashable) -> bool:
        if self.reads.grown != self.grown or self.given != given or now.held(self.reads) != self.held:
            return False  # the first: since then it was learned that more is read
        try:
            for fact, value in self.facts.items():
                if now.fact(fact) != value:
                    return False
        except Exception:  # what does not follow any more
            return False
        return True


class Kept:
    """The last drawings of a region, one for each seat that did not see what another one sees."""

    __slots__ = ("_drawings", "reads")

    def __init__(self) -> None:
        self._drawings: dict[Reads, Drawing] = {}
        self.reads: dict[int | None, Reads] = {}
        """By who looks."""

    def find(self, now: Now, reads: Reads, given: Hashable) -> Drawing | None:
        own = self._drawings.get(reads)
        if own is not None and own.holds_for(now, given):
            return own
        for drawing in self._drawings.values():
            if drawing is not own and drawing.holds_for(now, given):
                return drawing
        return None

    def add(self, drawing: Drawing) -> Any:
        """What several see alike is not kept several times, though each of them reads what is his own."""
        for other in self._drawings.values():
            if type(drawing.made) is str and other.made == drawing.made:
                drawing = drawing._replace(made=other.made)
        self._drawings[drawing.reads] = drawing
        return drawing.made

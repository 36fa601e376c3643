"""What a drawing reads of a view, and what is there now: places that were read (`watching.py` notes them) are
compared, so that nothing has to be drawn again that reads the same (`remembering.py`). Nobody has to say what
he reads, so nobody can forget to.
"""

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View

if TYPE_CHECKING:
    from kesselhaus.workers.remembering import Remembered

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

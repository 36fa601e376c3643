"""What was drawn, kept by what it was drawn from, so that it need not be drawn again while that is the same.

A drawing is kept with all that its region has ever read, which may be more than it needed and is never less.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from kesselhaus.engine.view import View
from kesselhaus.workers.reading import Fact, Name, Now, Reads
from kesselhaus.workers.watching import Watch, twin_of

T = TypeVar("T")


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
        twin: Any = twin_of(view, reads, watch)
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

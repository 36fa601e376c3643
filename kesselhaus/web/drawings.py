"""How a table looks now: the last drawing for each look, of which workers tell only what changed."""

from collections import OrderedDict

from msgspec.structs import replace

from kesselhaus.protocol import Drawn, Look, Redrawn
from kesselhaus.protocol.splicing import changed

KEPT = 8
"""So many looks at a table are kept as they were last drawn."""


class Drawings:
    """Those of one table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Look, bool], Drawn] = OrderedDict()
        """By look, and whether there is room for advice."""

    def last(self, look: Look, advised: bool) -> Drawn | None:
        last = self._kept.get((look, advised))
        if last is not None:
            # It will be asked what is new in it; meanwhile it is not to be forgotten.
            self._kept.move_to_end((look, advised))
        return last

    def take(self, look: Look, advised: bool, redrawn: Redrawn) -> Drawn:
        """The whole drawing that a worker's reply stands for."""
        drawn, last = redrawn.drawn, self._kept.get((look, advised))
        if drawn.base:
            assert last is not None
            assert last.number == drawn.base
            regions = last.regions | {
                name: self._shared(name, changed(last.regions[name], news))
                for name, news in drawn.news.items()
            }
            first, end = redrawn.stays
            drawn = replace(drawn, regions=regions, lines=last.lines[first:end] + drawn.lines)
        self._kept[look, advised] = drawn
        self._kept.move_to_end((look, advised))
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    def _shared(self, name: str, html: str) -> str:
        """The same text, if another look shows it too: it need not be kept twice."""
        others = (drawn.regions.get(name) for drawn in self._kept.values())
        return next((other for other in others if other == html), html)

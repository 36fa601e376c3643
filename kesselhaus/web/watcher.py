"""An open page: who looks, what it shows, and the letters that are on their way to it."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from kesselhaus.protocol import Drawn
from kesselhaus.protocol.splicing import RegionNews, change

ENDS = 4
"""So many lines at the end of the log may be other than they were after a move: the running turn and what was
told since.
"""


class Eyes(Struct, frozen=True):
    """Who looks at a table: an account or nobody, in a language, and from which of several own seats."""

    account: str | None
    lang: str
    wanted: int | None = None


class Watcher:
    """One open page. What it was sent last is kept, so that it is sent only what has changed."""

    def __init__(self, eyes: Eyes, kind: str = "playing", *, splices: bool = True) -> None:
        self.eyes, self.kind = eyes, kind
        self.version = 0
        self.seen = 0
        """The last entry that the page has had in view."""
        self.dropped = False
        self._splices = splices
        self._shows: dict[str, str] = {}
        """What stands on the page, by region."""
        self._drawing = 0
        """The number of the drawing that it shows."""
        self._has: set[str] = set()
        """Of these regions the page has what it was sent, to the letter: differences are enough for them."""
        self.surroundings: object = None
        self.around: dict[str, str] = {}
        """What stood around the boards when it was last drawn for this page, and the regions of that."""
        self._lines: Sequence[str] = ()
        self.letters: asyncio.Queue[dict[str, Any]] = asyncio.Queue(maxsize=100)
        self._told_at = time.monotonic()

    def remember(
        self, version: int, regions: Mapping[str, str], drawn: Drawn | None = None
    ) -> dict[str, RegionNews]:
        """Note that the page now shows this. Returns what is new to it: regions, or what is new in them."""
        news: dict[str, RegionNews] = {}
        known = drawn.news if drawn is not None and drawn.base == self._drawing else {}
        for region, html in regions.items():
            shown = self._shows.get(region)
            if html is shown or html == shown:
                continue
            self._shows[region] = html
            if shown is None or region not in self._has:
                news[region] = html
            else:
                news[region] = known[region] if region in known else change(shown, html)
            if self._splices:
                self._has.add(region)
        self.version = version
        if drawn is not None:
            self._drawing = drawn.number
        return news

    def shows(self, version: int, regions: Mapping[str, str], drawn: Drawn) -> None:
        """Note that the page was loaded with this."""
        self._shows.update(regions)
        self.version, self._drawing = version, drawn.number

    def remember_lines(self, lines: Sequence[str]) -> list[str] | None:
        """Note that the page now shows this log. Returns what is new or other in it; None: it is another."""
        before, self._lines = self._lines, lines
        if not before or not lines:
            return None if lines != before else []
        # Of a long log the most is as it was, and need not be looked through.
        gone = before.index(lines[0]) if lines[0] in before else 0
        stays = max(0, min(len(before) - gone, len(lines)) - ENDS)
        if before[gone : gone + stays] == lines[:stays]:
            before, lines = before[gone + stays :], lines[stays:]
        names, shown = [_name_of(line) for line in lines], [_name_of(line) for line in before]
        start = shown.index(names[0]) if names[0] in shown else len(shown)
        kept = len(shown) - start
        if not kept or names[:kept] != shown[start:] or (stays and start):
            return None
        known = set(before)
        return [line for line in lines if line not in known]

    def tell(self, letter: dict[str, Any]) -> bool:
        """False if the page has not taken its letters for so long that it must begin anew."""
        self._told_at = time.monotonic()
        try:
            self.letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.dropped = True
            return False
        return True

    @property
    def silent(self) -> float:
        """For so many seconds the page was told nothing."""
        return time.monotonic() - self._told_at


def _name_of(line: str) -> str:
    """The id of a line, with which its element begins."""
    return line.split('"', 2)[1]

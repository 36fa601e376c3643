"""Two people at a table: each has its page open, and whoever is asked answers at the table's beat."""

import asyncio
import re
from random import Random
from time import perf_counter
from uuid import uuid4

import msgspec
from msgspec import Struct

from kesselhaus.lab.load.browser import Browser, Lost
from kesselhaus.lab.load.line import Line, LineLost
from kesselhaus.protocol.splicing import RegionNews, changed

OPTION = re.compile(r'(?:name="option" value="|<option value=")(\d+)"')
VERSION = re.compile(r'data-version="(\d+)"')


ANSWERED_BY = ("console", "affairs")
"""The regions of a page from which somebody can tell what he may answer, and that it is over."""


class Letter(Struct):
    """What a page is told, as far as somebody reads it here."""

    version: int = 0
    mine: bool | None = None
    regions: dict[str, RegionNews] | None = None
    go: str | None = None
    reply: str = ""
    done: bool = False
    refusal: str | None = None


READ = msgspec.json.Decoder(Letter)


class Trouble(Exception):
    """Something that may not happen under load."""


class Counted(Struct):
    """What a load has seen so far. Times are in seconds."""

    moves: int = 0
    letters: int = 0
    letter_bytes: int = 0
    packed_bytes: int = 0
    """The same letters as they came, compressed."""
    shown: list[float] = []
    """From the answer to the other page's letter."""
    acknowledged: list[float] = []
    """From the answer to its acknowledgement."""
    pages: list[float] = []
    page_bytes: list[int] = []
    errors: list[str] = []
    finished: int = 0


class Person:
    """A browser with one seat's page open."""

    def __init__(
        self, address: str, seat: int, counted: Counted, *, by_line: bool = True, whole: bool = True
    ) -> None:
        self.whole = whole
        """Whether all that the page shows is kept, or only what has to be known to answer."""
        self.browser, self.seat, self.counted = Browser(address), seat, counted
        self.version = 0
        self.mine = self.over = False
        self.options: list[int] = []
        self.seen: dict[int, float] = {}
        """When each version was first told to this page."""
        self.regions: dict[str, str] = {}
        """What the page shows."""
        self.changed = asyncio.Event()
        self.by_line = by_line
        self._waits: dict[str, asyncio.Future[Letter]] = {}
        """Requests by the line that were not replied to yet."""
        self._line: Line | None = None
        self._lost = False

    async def open(self, table: str) -> None:
        began = perf_counter()
        page = await self.browser.get(f"/t/{table}", **{"Accept-Encoding": "gzip"})
        if page.status != 200:
            raise Trouble(f"The page of the table was answered with {page.status}.")
        self.counted.pages.append(perf_counter() - began)
        self.counted.page_bytes.append(len(page.body))
        # The page is not read here: with version 0 the line tells everything.
        self._line = await self.browser.page_line(
            f"/t/{table}/live?seat={self.seat}&version=0&kind=playing", self._read, self._is_lost
        )
        async with asyncio.timeout(self.browser.patience):
            while not self.version:
                await self.next_change()

    def _read(self, line: Line, text: bytes, packed: int) -> None:
        now, counted = perf_counter(), self.counted
        counted.letters += 1
        counted.letter_bytes += len(text)
        counted.packed_bytes += packed
        letter = READ.decode(text)
        waits = self._waits.pop(letter.reply, None)
        if waits is not None and not waits.done():
            waits.set_result(letter)
        if letter.go is not None:
            self.over = True
        if letter.mine is not None:
            self.mine = letter.mine
        # An acknowledgement shows nothing yet: what can be answered comes with the drawing.
        if letter.regions is not None:
            self._show(letter.regions)
            if letter.version > self.version:
                self.version = letter.version
                self.seen[self.version] = now
                line.send(str(self.version))
        self._tell()

    def _show(self, news: dict[str, RegionNews]) -> None:
        for name, told in news.items():
            if self.whole or name in ANSWERED_BY:
                self.regions[name] = changed(self.regions.get(name, ""), told)
        if "console" in news:
            self.options = [int(found) for found in OPTION.findall(self.regions["console"])]
        if 'href="/t/' in self.regions.get("affairs", "") and not self.options:
            self.over = True

    def _is_lost(self, why: LineLost) -> None:
        self._lost = True
        self.counted.errors.append(f"a line was lost: {why}")
        for waits in self._waits.values():
            if not waits.done():
                waits.set_exception(Lost("the line was lost"))
        self._tell()

    async def ask(self, table: str, wish: str, fields: dict[str, object]) -> Letter:
        """By the open line, as the script of the page does it."""
        line = self._line
        if line is None or not self.by_line:
            reply = await self.browser.post(
                f"/t/{table}/{wish}", {**fields, "live": 1}, Accept="application/json"
            )
            told = reply.status in (200, 409)
            return READ.decode(reply.body) if told else Letter(refusal=f"status {reply.status}")
        if self._lost:
            # Nobody would be told any more that it is: what is written to it goes nowhere.
            raise Lost("the line was lost")
        request = str(fields["request"])
        waits: asyncio.Future[Letter] = asyncio.get_running_loop().create_future()
        self._waits[request] = waits
        texts = {name: str(value) for name, value in fields.items()}
        line.send(msgspec.json.encode({"wish": wish, "fields": texts}).decode())
        async with asyncio.timeout(self.browser.patience):
            return await waits

    def _tell(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def next_change(self) -> None:
        if self._lost:
            raise Trouble("the line to a page is closed")
        await self.changed.wait()

    async def until(self, version: int) -> float:
        """When the page was told of a version."""
        async with asyncio.timeout(self.browser.patience):
            while version not in self.seen and self.version < version:
                await self.next_change()
        return self.seen.get(version, perf_counter())

    async def close(self) -> None:
        if self._line is not None:
            self._line.close()
        self.browser.hang_up()


class Pair:
    """Two people who lay a table and play at it."""

    def __init__(
        self,
        address: str,
        game: str,
        counted: Counted,
        chance: Random,
        *,
        by_line: bool = True,
        whole: bool = True,
    ) -> None:
        self.game, self.counted, self.chance = game, counted, chance
        self.people = [Person(address, seat, counted, by_line=by_line, whole=whole) for seat in (0, 1)]
        self.table = ""
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """Requests that were acknowledged, each with its table and the version that it led to."""

    async def sit_down(self) -> None:
        host, guest = self.people
        fields = [("game", self.game), ("seats", 2), ("who", "me"), ("who", "open"), ("name", "Ada")]
        laid = await host.browser.post("/new", fields)
        if laid.status != 303:
            raise Trouble(f"A table could not be laid: {laid.status}.")
        table = laid.headers["location"].removeprefix("/t/")
        joined = await guest.browser.post(f"/t/{table}/join", {"seat": 1, "name": "Bob"})
        if joined.status != 303:
            raise Trouble(f"Nobody could sit down: {joined.status}.")
        # Only a table where both sit is theirs: the server may be gone between the two.
        self.table = table

    async def look(self) -> None:
        await asyncio.gather(*(person.open(self.table) for person in self.people))

    async def play(self, beat: float, until: float) -> None:
        """One answer at every beat, until a moment."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.chance.random() * beat
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            try:
                await self.move()
            except (Trouble, Lost, TimeoutError) as error:
                self.counted.errors.append(f"{type(error).__name__}: {error}")
                return
            # Who is late does not hurry afterwards: the beat is the least pause.
            due = max(due + beat, loop.time())

    async def move(self) -> None:
        asked = next((person for person in self.people if person.mine and person.options), None)
        if asked is None:
            await self._begin_anew()
            return
        other = self.people[1 - asked.seat]
        version, option, request = asked.version, self.chance.choice(asked.options), uuid4().hex
        began = perf_counter()
        fields: dict[str, object] = {"version": version, "seat": asked.seat, "option": option}
        reply = await asked.ask(self.table, "answer", {**fields, "request": request, "confirmed": 1})
        if not reply.done:
            raise Trouble(f"An answer was refused: {reply.refusal or reply}")
        self.counted.acknowledged.append(perf_counter() - began)
        self.acknowledged[request] = (self.table, version + 1)
        self.counted.shown.append(await other.until(version + 1) - began)
        await asked.until(version + 1)
        self.counted.moves += 1

    async def _begin_anew(self) -> None:
        """The match is over: the same two lay another table."""
        await self.come_back()
        self.counted.finished += 1
        await self.sit_down()
        await self.look()

    async def come_back(self) -> None:
        """With new pages, as the same people."""
        await self.close()
        for seat, known in enumerate(self.people):
            person = Person(
                known.browser.address, seat, self.counted, by_line=known.by_line, whole=known.whole
            )
            person.browser.cookies = known.browser.cookies
            person.browser.patience = known.browser.patience
            self.people[seat] = person

    async def close(self) -> None:
        await asyncio.gather(*(person.close() for person in self.people))

"""A siege from its beginning to its findings: who shoots, who plays on meanwhile, and what is looked at."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct
from websockets.exceptions import InvalidStatus, WebSocketException

from kesselhaus.lab.fuzz.hostile import FORGED, Hostile, Target
from kesselhaus.lab.load.browser import Browser, Lost
from kesselhaus.lab.load.people import Counted, Pair, Trouble
from kesselhaus.lab.load.server import Server
from kesselhaus.lab.load.watch import use
from kesselhaus.store import open_store

AT_ONCE = 4
FRAMES_A_LINE = 4
BEAT = 0.2
"""Seconds between two moves of those who play on."""
STAMP = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (DEBUG|INFO|WARNING) [\w.]+: ")
"""How a line of the log begins in which nothing is wrong."""
BROKEN = 1011
"""A line closed so has met an error of the server."""
WARM = 0.25
"""Memory is measured from here on: caches are full then."""
GROWTH = 1.35
LEAST_GROWTH = 60.0
"""Memory that has grown by more than both, in parts and in megabytes, is not flat."""
MOST = 50
"""So many findings are told."""


class Plan(Struct, frozen=True):
    requests: int = 2000
    frames: int = 200
    games: tuple[str, ...] = ("airship_city",)
    seed: int = 1
    slow: float = 1.0
    """Seconds after which an answer to somebody who plays is slow."""


class Finding(Struct, frozen=True):
    """Something that may not be, and what leads to it."""

    what: str
    reproduce: str


class Report(Struct, kw_only=True):
    """What a siege has seen."""

    seed: int
    requests: int = 0
    frames: int = 0
    targets: int = 0
    seconds: float = 0.0
    statuses: dict[str, int] = {}
    slowest_hostile: float = 0.0
    """Milliseconds, of an answer to a hostile request."""
    moves: int = 0
    """Of those who played on meanwhile."""
    slowest_move: float = 0.0
    """Milliseconds until one of those was acknowledged."""
    tables_compared: int = 0
    megabytes_before: float | None = None
    megabytes_after: float | None = None
    log_lines: int = 0
    findings: list[Finding] = []


class Siege:
    def __init__(self, plan: Plan, server: Server, targets: Sequence[Target], lines: Sequence[str]) -> None:
        self.plan, self.server, self.targets, self.lines = plan, server, targets, lines
        self.report = Report(seed=plan.seed, targets=len(targets) + len(lines))
        self.chance = Random(plan.seed)
        self.counted = Counted()

    async def run(self, advance: Callable[[], None] = lambda: None) -> Report:
        began = perf_counter()
        quiet, loud, players = await self._people()
        before = await self._state(quiet)
        tables = [pair.table for pair in (*quiet, *loud)]
        # A stranger, somebody who sits elsewhere, and two opponents who shoot at their own table too.
        roles = [Browser(self.server.address)] + [person.browser for pair in loud for person in pair.people]
        playing = asyncio.create_task(self._play_on(players))
        shots = iter(range(self.plan.requests))
        await asyncio.gather(*(self._shoot(shots, roles, tables, advance) for _ in range(AT_ONCE)))
        frames = iter(range(0, self.plan.frames, FRAMES_A_LINE))
        await asyncio.gather(*(self._say(frames, roles, tables) for _ in range(AT_ONCE)))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        self._look_at_memory()
        await asyncio.gather(*(pair.close() for pair in (*quiet, *loud, players)))
        for browser in roles:
            browser.hang_up()
        for table, state in (await self._state(quiet)).items():
            self.report.tables_compared += 1
            if state != before[table]:
                self._found(f"The table {table} has changed, at which nobody did anything.", "the whole run")
        self._look_at_moves()
        self.report.seconds = round(perf_counter() - began, 1)
        return self.report

    async def _people(self) -> tuple[list[Pair], list[Pair], Pair]:
        """Two people of each game who do nothing, two who shoot, and two who play on."""
        made = [[self._pair(game) for game in self.plan.games] for _ in ("quiet", "loud")]
        players = self._pair(self.plan.games[0])
        for pair in (*made[0], *made[1], players):
            await pair.sit_down()
            await pair.look()
        for pair in made[0]:
            await pair.move()
        return made[0], made[1], players

    def _pair(self, game: str) -> Pair:
        return Pair(self.server.address, game, self.counted, Random(self.chance.random()))

    async def _play_on(self, players: Pair) -> None:
        self.counted.acknowledged.clear()
        while True:
            try:
                await players.move()
            except (Trouble, Lost, TimeoutError, WebSocketException) as error:
                self._found(f"Somebody who played could not go on: {error!r}", "the whole run")
                return
            await asyncio.sleep(BEAT)

    # ------------------------------------------------------------------ shooting

    async def _shoot(
        self, shots: Iterator[int], roles: list[Browser], tables: list[str], advance: Callable[[], None]
    ) -> None:
        for number in shots:
            chance = Random(f"{self.plan.seed} {number}")
            shot = Hostile(chance, self.server.address, tables).shot(chance.choice(self.targets))
            role = chance.randrange(len(roles))
            browser = Browser(self.server.address)
            browser.cookies = dict(roles[role].cookies)
            began = perf_counter()
            try:
                reply = await browser.send(shot.method, shot.path, shot.body, shot.headers)
                status = reply.status
            except Lost as lost:
                self._found(f"No answer: {lost}", f"request {number} as {_role(role)}: {shot.told()}")
                status = 0
            finally:
                browser.hang_up()
            self.report.slowest_hostile = max(
                self.report.slowest_hostile, round((perf_counter() - began) * 1000, 1)
            )
            self.report.requests += 1
            self.report.statuses[str(status)] = self.report.statuses.get(str(status), 0) + 1
            if status >= 500:
                self._found(f"Answered with {status}.", f"request {number} as {_role(role)}: {shot.told()}")
            if number == int(WARM * self.plan.requests):
                self.report.megabytes_before = self._megabytes()
            advance()

    async def _say(self, frames: Iterator[int], roles: list[Browser], tables: list[str]) -> None:
        for number in frames:
            chance = Random(f"{self.plan.seed} line {number}")
            hostile, role = Hostile(chance, self.server.address, tables), chance.randrange(len(roles))
            browser, path = Browser(self.server.address), hostile.line(chance.choice(self.lines))
            browser.cookies = dict(roles[role].cookies)
            said = [hostile.frame() for _ in range(FRAMES_A_LINE)]
            why = f"line {number} as {_role(role)}: {path[:300]} {[frame[:60] for frame in said]}"
            self.report.frames += FRAMES_A_LINE
            try:
                line = await browser.line(path)
            except InvalidStatus as refused:
                if refused.response.status_code >= 500:
                    self._found(f"A line was answered with {refused.response.status_code}.", why)
                continue
            except (Lost, WebSocketException) as lost:
                self._found(f"A line was not answered: {lost!r}", why)
                continue
            try:
                for frame in said:
                    await line.send(frame)
            except WebSocketException:
                pass
            await line.close()
            if line.close_code == BROKEN:
                self._found("A line met an error of the server.", why)

    # ------------------------------------------------------------------ looking

    async def _state(self, pairs: list[Pair]) -> dict[str, bytes]:
        """All that is stored of matches, besides what spectators may say there."""
        found = {}
        async with await open_store(self.server.db) as store:
            for pair in pairs:
                table = await store.matches.table(pair.table)
                assert table is not None
                match = msgspec.structs.replace(table.match, messages=0)
                found[pair.table] = msgspec.json.encode(
                    (match, table.seats, await store.entries.after(pair.table))
                )
        return found

    def _megabytes(self) -> float | None:
        used = use(self.server.pid)
        return round(used.megabytes, 1) if used is not None else None

    def _look_at_memory(self) -> None:
        before, after = self.report.megabytes_before, self._megabytes()
        self.report.megabytes_after = after
        if before is not None and after is not None and after > max(before * GROWTH, before + LEAST_GROWTH):
            self._found(f"Memory has grown from {before} to {after} MB.", "the whole run")

    def _look_at_moves(self) -> None:
        times = self.counted.acknowledged
        self.report.moves = len(times)
        self.report.slowest_move = round(max(times, default=0.0) * 1000, 1)
        slow = [round(time, 2) for time in times if time > self.plan.slow]
        if slow:
            self._found(f"Who played waited {slow[:5]} s for an answer.", "the whole run")
        if not times:
            self._found("Nobody could play meanwhile.", "the whole run")

    def look_at_log(self, log: Path) -> None:
        """Every line is the house's own, and tells of nothing that went wrong."""
        for line in log.read_text("utf-8", "backslashreplace").splitlines():
            self.report.log_lines += 1
            if line.startswith(FORGED[:19]):
                self._found("A line of the log is forged.", line[:300])
            elif not STAMP.match(line):
                self._found("The log tells of trouble.", line[:300])

    def _found(self, what: str, reproduce: str) -> None:
        if len(self.report.findings) < MOST:
            self.report.findings.append(Finding(what, reproduce))


def _role(role: int) -> str:
    return ("stranger", "player", "opponent")[0 if not role else 2 - role % 2]

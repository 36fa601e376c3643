"""A process dies while its bots think: another one on the same database goes on, within a bounded time."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from kesselhaus.web import duties
from kesselhaus.web.house import now
from kesselhaus.web.live import LiveTable
from kesselhaus.web.stand_ins import FORGOTTEN
from tests.postgres import Server
from tests.web.table.site import Open, Person, opened

pytestmark = pytest.mark.anyio

HURRY = 0.05


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def db() -> Iterator[str]:
    server = Server()
    yield server.new_database()
    server.remove()


class Frozen:
    """The other process, which waits for its bot for ever."""

    def __init__(self, db: str) -> None:
        command = [sys.executable, "-m", "tests.web.frozen", db]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        room, self.table = self._process.stdout.readline().split()
        self._room = int(room)

    def kill(self) -> None:
        """At once, and the room that it would have stopped with it."""
        if self._process.poll() is not None:
            return
        self._process.kill()
        self._process.wait()
        os.kill(self._room, signal.SIGKILL)
        assert self._process.stdout is not None
        self._process.stdout.close()


async def waits_for_bot(there: Open, frozen: Frozen) -> LiveTable:
    table = await there.house.hall.table(frozen.table)
    assert table is not None
    assert table.match.waiting == (1,)
    assert table.version == 1
    return table


async def test_a_bot_whose_process_died_plays_on_elsewhere(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duties, "PAUSE", HURRY)
    async with opened(db) as there:
        frozen = await asyncio.to_thread(Frozen, db)
        try:
            table = await waits_for_bot(there, frozen)
            watcher: Person = there.stranger()
            async with watcher.line(f"/t/{table.id}/live?version=1") as line:
                assert (await line.letter())["version"] == 1
                # However long it takes: as long as that process lives, the table is its own.
                there.house.duties._clock = lambda: now() + int(FORGOTTEN * 1000) + 1
                await there.house.hall.stand_ins.resume()
                assert (table.bot_asked, table.version) == (0, 1)
                frozen.kill()
                letter = await line.letter(lambda said: said.get("version", 0) > 1)
            assert letter["version"] == 2
            stored = await there.house.store.entries.after(table.id)
            assert (stored[1].kind, stored[1].seat) == ("answer", 1)
        finally:
            frozen.kill()


def test_it_is_taken_up_within_ten_seconds() -> None:
    assert FORGOTTEN + duties.PAUSE <= 10

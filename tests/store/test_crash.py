"""What was acknowledged is there, whole, whenever the writer is killed."""

import subprocess
import sys

import pytest

from kesselhaus.store import Store, open_store
from tests.store.house import entry, people, table
from tests.store.writer import MATCHES

pytestmark = pytest.mark.anyio
KILLS = 5


def acknowledged_before_the_kill(url: str, lines: int) -> dict[str, int]:
    """Let a process write until it has acknowledged so many entries, and kill it."""
    command = [sys.executable, "-m", "tests.store.writer", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        heard = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        heard += writer.stdout.readlines()
    assert writer.returncode == -9
    last: dict[str, int] = {}
    for line in heard:
        if line.endswith("\n"):  # the last line may have been cut off by the kill
            id, number = line.split()
            last[id] = int(number)
    return last


async def check(store: Store, acknowledged: dict[str, int]) -> None:
    for id in MATCHES:
        found = await store.matches.table(id)
        assert found is not None
        count = found.match.entries
        assert count >= acknowledged.get(id, 0)
        numbers = range(1, count + 1)
        entries = await store.entries.after(id)
        assert entries == tuple(entry(id, number, request=f"r{number}") for number in numbers)
        if count:
            assert (found.match.waiting, found.seats[0].bank) == ((count % 2,), count)


async def test_no_acknowledged_entry_is_lost_by_a_kill(url: str) -> None:
    async with await open_store(url) as store:
        await people(store, "ada", "bob")
        for id in MATCHES:
            await table(store, id)
    acknowledged: dict[str, int] = {}
    for kill in range(KILLS):
        acknowledged |= acknowledged_before_the_kill(url, 60 + 17 * kill)
        async with await open_store(url) as store:
            await check(store, acknowledged)
    assert sum(acknowledged.values()) >= 60 * KILLS
    async with await open_store(url) as store:
        claimed = await store.notices.claim(2**60, 2**61, limit=100_000)
        written = {(id, there.number) for id in MATCHES for there in await store.entries.after(id)}
        assert {(notice.match, notice.number) for notice in claimed} == written

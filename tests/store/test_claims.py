"""Claims: what one process has to itself, until it gives it back or ends."""

import signal
import subprocess
import sys

import psycopg
import pytest

from kesselhaus.store import News, open_store
from tests.postgres import Server

pytestmark = pytest.mark.anyio

HOLDER = """
import asyncio, sys
from kesselhaus.store import open_store

async def hold():
    store = await open_store(sys.argv[1])
    print(await store.claim("table m1"), flush=True)
    await asyncio.Event().wait()

asyncio.run(hold())
"""


async def test_of_two_processes_one_has_it(server: Server) -> None:
    url = server.new_database()
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.claim("table m1")
        assert await one.claim("table m1")
        assert not await two.claim("table m1")
        assert await two.claim("table m2")
        assert (one.claimed, two.claimed) == (("table m1",), ("table m2",))
        await one.give_back("table m2")
        assert not await one.claim("table m2")
        await one.give_back("table m1")
        assert one.claimed == ()
        assert await two.claim("table m1")


async def test_two_houses_in_one_database_do_not_share_claims(server: Server) -> None:
    one, two = await open_store(server.new_database()), await open_store(server.new_database())
    async with one, two:
        assert await one.claim("clocks")
        assert await two.claim("clocks")


async def test_a_dead_process_has_no_claims(server: Server) -> None:
    url = server.new_database()
    command = [sys.executable, "-c", HOLDER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        async with await open_store(url) as store:
            assert not await store.claim("table m1")
            holder.send_signal(signal.SIGKILL)
            holder.wait()
            # The server notices as soon as it reads from a line that nobody holds.
            for _ in range(1000):
                if await store.claim("table m1"):
                    break
            assert store.claimed == ("table m1",)


async def test_a_lost_line_loses_its_claims(server: Server) -> None:
    url = server.new_database()
    async with await open_store(url) as one, await open_store(url) as two:
        assert await one.claim("clocks")
        assert not await two.claim("clocks")
        with psycopg.connect(url, autocommit=True) as connection:
            holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            connection.execute(holders)
        while not await two.claim("clocks"):
            pass
        await one.look_after_claims()
        assert one.claimed == ()
        assert not await one.claim("clocks")


async def test_where_no_lock_is_left_the_work_is_done_all_the_same(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Then two may do it; as soon as there are locks again it is one's alone."""
    url = server.new_database()
    async with await open_store(url) as one, await open_store(url) as two:
        # A session that is open already needs no lock besides the claim's.
        assert await one.claim("clocks")
        assert not await two.claim("clocks")
        with psycopg.connect(url, autocommit=True) as greedy:
            with pytest.raises(psycopg.errors.OutOfMemory):
                greedy.execute("SELECT pg_advisory_lock(number) FROM generate_series(1, 1000000) number")
            assert await one.claim("table m1")
            assert await two.claim("table m1")
            assert await one.claim("clocks")
            said = [record.getMessage() for record in caplog.records]
            assert said == ["The database has no lock left (max_locks_per_transaction) for table m1."] * 2
            assert (one.claimed, two.claimed) == (("clocks",), ())
            greedy.execute("SELECT pg_advisory_unlock_all()")
            assert await two.claim("table m1")
            assert not await one.claim("table m1")


async def test_a_file_is_one_process_s_alone(tmp_path: object) -> None:
    async with await open_store(f"{tmp_path}/house.db") as store:
        assert not store.is_shared
        assert await store.claim("clocks")
        await store.give_back("clocks")
        assert store.claimed == ()


async def test_what_is_told_is_heard_by_all(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        ears = [store.listen() for store in ((one, two) if one.is_shared else (one,))]
        told = News("p sign 12", "taken", 3), News("p visitor 12", "lines", 4)
        await one.tell(*told)
        for ear in ears:
            assert [await anext(ear), await anext(ear)] == list(told)
            ear.close()

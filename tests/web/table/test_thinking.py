"""Bots take turns: the longest waiting table first, and who waits is told how many are before him."""

import asyncio

import pytest

from kesselhaus.web.thinking import Thinking, told_after
from kesselhaus.web.worker import Worker
from tests.web.table.site import Open

pytestmark = pytest.mark.anyio


async def test_tables_are_served_in_the_order_in_which_they_came() -> None:
    thinking, served = Thinking([Worker("one")]), list[str]()
    goes_on = asyncio.Event()

    async def think(table: str) -> None:
        async with thinking.turn(table):
            served.append(table)
            await goes_on.wait()

    tables = [asyncio.create_task(think(table)) for table in "abc"]
    while not served:
        await asyncio.sleep(0)
    assert served == ["a"]
    assert [thinking.before(table) for table in "abc"] == [None, 0, 1]
    assert thinking.waiting == 2
    tables[1].cancel()
    await asyncio.gather(tables[1], return_exceptions=True)
    assert thinking.before("c") == 0
    goes_on.set()
    await asyncio.gather(*tables, return_exceptions=True)
    assert served == ["a", "c"]
    async with thinking.turn("d"):
        assert thinking.waiting == 0


async def test_who_gives_up_in_the_moment_of_his_turn_gives_it_to_the_next() -> None:
    thinking = Thinking([Worker("one")])
    waiting: asyncio.Task[None]

    async def think() -> None:
        async with thinking.turn("b"):
            pass

    async with thinking.turn("a"):
        waiting = asyncio.create_task(think())
        while not thinking.waiting:
            await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(5), thinking.turn("c"):
        assert thinking.waiting == 0


async def test_what_takes_long_is_told_and_what_does_not_is_not() -> None:
    told = asyncio.Event()
    async with told_after(0.0, told.set):
        await told.wait()
    quick = asyncio.Event()
    async with told_after(3600, quick.set):
        pass
    assert not quick.is_set()


@pytest.mark.parametrize(("lang", "said"), [("en", "2 tables are before you"), ("de", "noch 2 Tische")])
async def test_the_page_says_how_many_tables_are_before(there: Open, lang: str, said: str) -> None:
    anna = await there.person("Anna", lang=lang)
    table = await there.lay(anna, "me me")
    assert said not in (await anna.get(f"/t/{table.id}")).text
    table.thinking = 2
    assert said in (await anna.get(f"/t/{table.id}")).text

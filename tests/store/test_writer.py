"""The writer: what could not be written is never told as written."""

import asyncio

import pytest

from kesselhaus.store.news import Broadcast, News
from kesselhaus.store.work import Work
from kesselhaus.store.writer import Job, Writer

pytestmark = pytest.mark.anyio


class Broken(Exception):
    """Something that nobody has thought of."""


def nothing() -> Work[str]:
    yield from ()
    return "written"


async def test_a_write_that_fails_unexpectedly_is_not_acknowledged(caplog: pytest.LogCaptureFixture) -> None:
    fails = True

    def together(group: list[Job]) -> list[News] | None:
        for job in group:
            job.result = "written"
        if fails:
            raise Broken
        return []

    writer = Writer(together, Broadcast())
    lost = await asyncio.gather(*(writer.write(nothing, "m1") for _ in range(3)), return_exceptions=True)
    assert [type(outcome) for outcome in lost] == [Broken] * 3
    told = caplog.records[0]
    assert (told.levelname, told.exc_info is not None) == ("ERROR", True)
    fails = False
    assert await writer.write(nothing, "m1") == "written", "the writer goes on"
    await writer.close()


async def test_in_a_group_that_fails_everybody_is_told_his_own_problem() -> None:
    released, loop = asyncio.Event(), asyncio.get_running_loop()
    groups: list[list[str]] = []

    def together(group: list[Job]) -> list[News] | None:
        groups.append([job.order for job in group])
        if len(groups) == 1:  # meanwhile the others gather
            asyncio.run_coroutine_threadsafe(released.wait(), loop).result()
            return []
        group[0].problem = ValueError("mine")
        raise Broken("everybody's")

    writer = Writer(together, Broadcast())
    first = asyncio.create_task(writer.write(nothing, "a"))
    while not groups:
        await asyncio.sleep(0)
    others = [asyncio.create_task(writer.write(nothing, order)) for order in "cb"]
    await asyncio.sleep(0)
    released.set()
    told = await asyncio.gather(first, *others, return_exceptions=True)
    assert [str(problem) for problem in told] == ["None", "everybody's", "mine"]
    assert groups == [["a"], ["b", "c"]], "in an order that all processes agree on"
    await writer.close()


async def test_who_closes_while_writes_are_queued_waits_for_them_and_no_longer() -> None:
    released, loop = asyncio.Event(), asyncio.get_running_loop()
    begun: list[int] = []

    def together(group: list[Job]) -> list[News] | None:
        begun.append(len(group))
        if len(begun) == 1:  # meanwhile the others gather, and then somebody closes
            asyncio.run_coroutine_threadsafe(released.wait(), loop).result()
        for job in group:
            job.result = "written"
        return []

    writer = Writer(together, Broadcast())
    first = asyncio.create_task(writer.write(nothing, "a"))
    while not begun:
        await asyncio.sleep(0)
    others = [asyncio.create_task(writer.write(nothing, order)) for order in "bc"]
    await asyncio.sleep(0)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    released.set()
    assert await asyncio.gather(first, *others) == ["written"] * 3
    await asyncio.wait([closing], timeout=5)
    try:
        assert closing.done()
        assert begun == [1, 2]
    finally:
        writer._queue.put(None)

"""Pages that are told what happens are counted: too many are told so, and go on without being told."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from kesselhaus.web import limits
from kesselhaus.web.limits import Lines
from kesselhaus.web.texts import phrases
from tests.web.table.site import Open, Person, asked, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_LINES", {"visitor": 3, "address": 5, "house": 8})


async def refused(person: Person, path: str, lang: str) -> None:
    async with person.line(path) as line:
        letter = await line.letter()
        assert letter == {"refusal": phrases(lang)["too_many_lines"], "full": True}
        assert await line.letters.get() is None
        assert line.closed == 4429


async def greeted(lines: AsyncExitStack, person: Person, path: str) -> Any:
    line = await lines.enter_async_context(person.line(path))
    assert "version" in await line.letter()
    return line


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_one_visitor_holds_so_many_lines(there: Open, few: None, lang: str) -> None:
    anna, ben = await there.person("Anna", lang), await there.person("Ben")
    table = await there.table_for(anna, ben)
    path = f"/t/{table.id}/live?version=1"
    async with AsyncExitStack() as lines:
        for _ in range(3):
            await greeted(lines, anna, path)
        await refused(anna, path, lang)
        await greeted(lines, ben, path)
        # The page goes on by itself: it is drawn, takes an answer and shows the table after it.
        await play([anna, ben], table, 3)
        assert (
            f'name="version" value="{table.version}"'
            in (await [anna, ben][asked(table)].get(f"/t/{table.id}")).text
        )
    async with AsyncExitStack() as lines:
        await greeted(lines, anna, path)
    assert not there.house.lines._open


async def test_one_address_holds_so_many_lines_whoever_asks(there: Open, few: None) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    path = f"/t/{table.id}/live?version=1"
    async with AsyncExitStack() as lines:
        for number in range(5):
            await greeted(lines, await there.person(f"Guest {number}"), path)
        await refused(there.stranger("de"), path, "de")
        await refused(await there.person("Late"), path, "en")


def test_all_lines_together_are_counted_and_nobody_is_remembered(few: None) -> None:
    lines = Lines()
    held = [lines.line(None, f"address {number}") for number in range(8)]
    assert all(each.__enter__() for each in held)
    with lines.line("somebody", "another") as free:
        assert not free
    held.pop().__exit__(None, None, None)
    with lines.line("somebody", "another") as free:
        assert free
    for each in held:
        each.__exit__(None, None, None)
    assert not lines._open


def test_without_limits_nothing_is_refused(few: None) -> None:
    lines = Lines(off=True)
    held = [lines.line("somebody", "an address") for _ in range(20)]
    assert all(each.__enter__() for each in held)

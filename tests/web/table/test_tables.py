"""Tables are opened while others write to them."""

import asyncio

import pytest

from kesselhaus.store import MISSED, Change, Entry, News
from kesselhaus.web.tables import Tables
from tests.web.table.site import Open

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("told", ["entry", "missed"])
async def test_what_is_written_while_a_table_is_being_opened_is_not_missed(there: Open, told: str) -> None:
    anna, store = await there.person("Anna"), there.house.store
    for _ in range(20):
        laid = await there.lay(anna, "me me")
        before, tables = laid.version, Tables(store, there.house.shelf)
        opening = asyncio.create_task(tables.find(laid.id))
        # Somewhere between two of its readings.
        await store.matches.get(laid.id)
        entry = Entry(match=laid.id, number=before + 1, kind="bot", seat=0, body={"level": "easy"}, at=1)
        await store.entries.append(entry, Change(status="playing", waiting=(1,)))
        lacking = tables.concerned(MISSED if told == "missed" else News(laid.id, "entry", entry.number))
        table = await opening
        assert table is not None
        for behind in lacking:
            await tables.refresh(behind)
        assert (table.version, table.match.waiting) == (before + 1, (1,))


async def test_a_match_that_does_not_exist_is_no_table(there: Open) -> None:
    assert await there.house.hall.table("nowhere") is None

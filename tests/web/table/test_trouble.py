"""Rules or bots that do not answer never stop the site: the table says so and can go on."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from kesselhaus.protocol import TakenOver
from kesselhaus.store import Change
from kesselhaus.web.entries import entry_of
from kesselhaus.web.worker import Worker
from tests.web.table.site import Open, asked, play

pytestmark = pytest.mark.anyio


@contextmanager
def hanging(room: Worker) -> Iterator[None]:
    """The process of a room stands still, as one does whose rules run in a circle."""
    assert room._process is not None
    os.kill(room._process.pid, signal.SIGSTOP)
    yield


async def test_rules_that_hang_are_stopped_and_the_match_goes_on(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 2)
    workers = there.house.workers
    workers.patience = 0.4
    with hanging(there.house.workers.owners[0]):
        refused = await anna.send(
            f"/t/{table.id}/answer", version=3, seat=asked(table), option=0, confirmed=1
        )
    workers.patience = 20.0
    assert refused.status == 409
    assert "did not answer in time" in refused.data["refusal"]
    assert table.version == 3
    page = await anna.get(f"/t/{table.id}")
    assert "did not answer in time" in page.text
    assert f"/t/{table.id}/retry" in page.text
    assert (await anna.send(f"/t/{table.id}/retry")).status == 200
    await play([anna], table, 1)
    assert table.version == 4
    assert "did not answer in time" not in (await anna.get(f"/t/{table.id}")).text


async def test_a_room_that_dies_is_replaced_unnoticed(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 1)
    process = there.house.workers.owners[0]._process
    assert process is not None
    process.kill()
    await process.wait()
    await play([anna], table, 1)
    assert table.version == 3


async def test_a_bot_that_hangs_is_answered_for(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me easy easy", game="planet_steam")
    workers = there.house.workers
    async with anna.line(f"/t/{table.id}/live?version=0") as line:
        # A room that has never been asked may still be opening; this one has.
        await line.letter(lambda said: said.get("mine") is True)
        while not any(entry.seat for entry in table.entries):
            await play([anna], table, 1)
            await line.letter(lambda said: said.get("mine") is True)
        workers.bot_patience = 0.4
        with hanging(there.house.workers.thinkers[0]):
            while asked(table) == 0:
                await play([anna], table, 1)
            letter = await line.letter(lambda said: "A bot" in said.get("regions", {}).get("affairs", ""))
        workers.bot_patience = 20.0
    assert "took too long" in letter["regions"]["affairs"]
    assert any(entry.seat in (1, 2) for entry in table.entries)


async def test_a_bot_whose_answer_is_refused_takes_the_first_option(
    there: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me", game="planet_steam")
    seat = asked(table)

    async def nonsense(*_: object) -> tuple[dict[str, str], None]:
        return {"type": "Nonsense"}, None

    monkeypatch.setattr(there.house.workers, "think", nonsense)
    bot = replace(table.seats[seat], account=None, bot="easy")
    handed = entry_of(table.id, 2, TakenOver(seat=seat, level="easy"), 0, None)
    async with anna.line(f"/t/{table.id}/live?version=0") as line:
        async with table.lock:
            await there.house.hall.note(
                table, handed, Change(status="playing", waiting=(seat,), seats=(bot,))
            )
        there.house.hall.go_on(table)
        letter = await line.letter(lambda said: "A bot failed" in said.get("regions", {}).get("affairs", ""))
    assert letter["version"] >= 3
    assert (table.entries[2].kind, table.entries[2].seat, table.trouble) == ("answer", seat, "bot_failed")


async def test_a_bot_that_fails_is_named_in_the_log_with_its_table(
    there: Open, caplog: pytest.LogCaptureFixture
) -> None:
    table = await there.lay(await there.person("Anna"), "me me")
    nobody = replace(table.seats[asked(table)], account=None, bot="nobody")
    assert await there.house.workers.think(table, nobody) == (0, "bot_failed")
    assert f"bot nobody at {table.id} failed: rules_failed" in [said.message for said in caplog.records]


async def test_what_is_stored_is_there_after_a_restart_of_everything(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 3)
    before = await anna.get(f"/t/{table.id}")
    there.house.hall.tables.close()
    await there.house.workers.stop()
    after = await anna.get(f"/t/{table.id}")
    assert before.text == after.text

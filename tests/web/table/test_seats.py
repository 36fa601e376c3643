"""Sitting down, leaving, and what the others may do about who is not there."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.web.table.site import Open, asked, play

pytestmark = pytest.mark.anyio


async def test_the_waiting_room_fills_and_the_match_begins(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me open open", variants=("prerequisite_counts_majority",))
    page = await anna.get(f"/t/{table.id}")
    assert "Majority markers count as ships" in page.text
    assert f"http://house/t/{table.id}" in page.text
    assert page.text.count("Sit here too") == 2
    assert (await there.stranger().get(f"/t/{table.id}")).text.count("Sit down") == 2
    async with anna.line(f"/t/{table.id}/live?kind=open") as line:
        await line.letter()
        stranger = there.stranger("de")
        joined = await stranger.post(f"/t/{table.id}/join", {"seat": 1, "name": "<i>Ben</i>"})
        assert joined.status == 303
        assert "kesselhaus=" in joined.headers["set-cookie"]
        letter = await line.letter(lambda said: "seats" in said.get("regions", {}))
        assert "&lt;i&gt;Ben&lt;/i&gt;" in letter["regions"]["seats"]
        await anna.send(f"/t/{table.id}/seat", seat=2, level="easy")
        assert (await line.letter(lambda said: "go" in said))["go"] == f"/t/{table.id}"
    assert table.match.status == "playing"
    assert table.seats[2].bot == "easy"


async def test_seats_are_taken_once_and_cleared_by_their_owner_or_the_host(there: Open) -> None:
    anna, ben, carla = [await there.person(name) for name in ("Anna", "Ben", "Carla")]
    table = await there.lay(anna, "me open open")
    assert (await ben.send(f"/t/{table.id}/join", seat=1)).status == 200
    assert "quicker" in (await carla.send(f"/t/{table.id}/join", seat=1)).data["refusal"]
    assert (await carla.send(f"/t/{table.id}/leave", seat=1)).status == 409
    assert (await carla.send(f"/t/{table.id}/seat", seat=2, level="easy")).status == 409
    assert (await anna.send(f"/t/{table.id}/leave", seat=1)).status == 200
    assert table.seats[1].is_empty
    assert (await carla.send(f"/t/{table.id}/join", seat=9)).status == 409


async def test_nobody_sits_down_while_the_table_is_being_read(there: Open) -> None:
    """Who has read the seats before would put them back as they were, and a full table would not begin."""
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.lay(anna, "me open")
    async with table.lock:
        joining = asyncio.create_task(ben.send(f"/t/{table.id}/join", seat=1))
        for _ in range(20):
            stored = await there.house.store.matches.table(table.id)
        assert stored is not None
        assert stored.seats[1].is_empty
    assert (await joining).status == 200
    assert table.match.status == "playing"


async def test_a_full_table_that_was_left_before_it_began_begins_when_somebody_looks(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.lay(anna, "me open")
    assert ben.account is not None
    taken = replace(table.seats[1], account=ben.account.id, name="Ben")
    assert await there.house.store.matches.change_seat(table.seats[1], taken, there.house.clock())
    async with table.lock:
        await there.house.hall.refresh(table)
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        assert await line.letter() == {"go": f"/t/{table.id}"}
    page = await anna.get(f"/t/{table.id}")
    assert table.match.status == "playing"
    assert 'id="console"' in page.text


async def test_who_leaves_can_be_replaced_by_a_bot(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    gone = asked(table)
    stays = [anna, ben][1 - gone]
    early = await stays.send(f"/t/{table.id}/bot", seat=gone, level="easy")
    assert "still there" in early.data["refusal"]
    await [anna, ben][gone].send(f"/t/{table.id}/leave")
    page = await stays.get(f"/t/{table.id}")
    assert "has left. You can wait" in page.text
    async with stays.line(f"/t/{table.id}/live?version={table.version}") as line:
        await line.letter()
        assert (await stays.send(f"/t/{table.id}/bot", seat=gone, level="easy")).status == 200
        await line.letter(lambda said: said.get("version", 0) >= 4)
    assert "is played by a bot from now on" in (await stays.get(f"/t/{table.id}")).text
    assert (await [anna, ben][gone].send(f"/t/{table.id}/leave")).status == 409


async def test_or_the_table_is_ended_which_nobody_can_while_all_are_there(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    assert "still playing" in (await ben.send(f"/t/{table.id}/end")).data["refusal"]
    await anna.send(f"/t/{table.id}/leave")
    assert (await ben.send(f"/t/{table.id}/end")).status == 200
    page = await ben.get(f"/t/{table.id}")
    assert "The table was ended before its time." in page.text
    assert (await ben.send(f"/t/{table.id}/answer", version=3, seat=1, option=0)).status == 409


async def test_one_who_has_gone_is_enough_to_end_it(there: Open) -> None:
    anna, ben, carla = [await there.person(name) for name in ("Anna", "Ben", "Carla")]
    table = await there.table_for(anna, ben, carla)
    await carla.send(f"/t/{table.id}/leave")
    assert (await anna.send(f"/t/{table.id}/end")).status == 200
    assert table.match.status == "ended"


async def test_running_out_of_time_leaves_the_choice_to_the_others(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, pace="live")
    slow, other = asked(table), [anna, ben][1 - asked(table)]
    page = await other.get(f"/t/{table.id}")
    assert 'data-left="' in page.text
    assert "run out of time" not in page.text
    assert [seat.bank for seat in table.seats] == [20 * 60_000, 20 * 60_000]
    house, real = there.house, there.house.hall.clock
    house.hall.clock = lambda: real() + 3_600_000
    house.hall.telling._clock = house.hall.clock
    page = await other.get(f"/t/{table.id}")
    assert "has run out of time." in page.text
    assert "Your time has run out" in (await [anna, ben][slow].get(f"/t/{table.id}")).text
    assert table.match.status == "playing"
    assert (await other.send(f"/t/{table.id}/grant", seat=slow)).status == 200
    page = await other.get(f"/t/{table.id}")
    assert "has run out of time." not in page.text
    assert "was granted time." in page.text
    await play([anna, ben], table, 1)
    assert table.version == 3


async def test_the_same_table_again(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await anna.send(f"/t/{table.id}/leave")
    await ben.send(f"/t/{table.id}/end")
    again = await ben.post(f"/t/{table.id}/again")
    assert again.status == 303
    fresh = await there.house.hall.table(again.headers["location"].removeprefix("/t/"))
    assert fresh is not None
    assert [seat.account is None for seat in fresh.seats] == [True, False]
    assert again.headers["location"] in (await anna.get(f"/t/{table.id}")).text

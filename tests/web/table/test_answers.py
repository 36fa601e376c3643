"""Answers from afar: one wins, and whatever is refused is refused with a sentence and the fresh table."""

import re

import pytest

from kesselhaus.web.limits import Limits
from kesselhaus.web.live import LiveTable
from tests.web.table.site import Open, Person, Reply, asked, play, version_in

pytestmark = pytest.mark.anyio


async def test_a_key_answers_without_a_script(there: Open) -> None:
    anna, ben = await there.person("Anna", confirm=False), await there.person("Ben")
    table = await there.table_for(anna, ben)
    people = [anna, ben]
    seat, page = asked(table), await people[asked(table)].get(f"/t/{table.id}")
    assert 'name="option"' in page.console
    reply = await people[seat].post(
        f"/t/{table.id}/answer", {"version": version_in(page), "seat": seat, "option": 0, "confirmed": 1}
    )
    assert (reply.status, reply.headers["location"]) == (303, f"/t/{table.id}")
    assert table.version == 2


async def test_who_is_not_asked_sees_no_options(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    other = [anna, ben][1 - asked(table)]
    for viewer in (other, there.stranger(), await there.person("Carla")):
        page = await viewer.get(f"/t/{table.id}")
        assert page.status == 200
        assert 'name="option"' not in page.text
        assert "data-t=" not in page.text


async def test_an_answer_is_for_the_own_seat_only(there: Open) -> None:
    anna, ben, eve = [await there.person(name) for name in ("Anna", "Ben", "Eve")]
    table = await there.table_for(anna, ben)
    seat = asked(table)
    for wrong in (eve, [anna, ben][1 - seat]):
        reply = await wrong.send(f"/t/{table.id}/answer", version=1, seat=seat, option=0)
        assert (reply.status, reply.data["refusal"]) == (409, "That is not your seat.")
    foreign = await [anna, ben][1 - seat].send(f"/t/{table.id}/answer", version=1, seat=1 - seat, option=0)
    assert "that is asked now" in foreign.data["refusal"]
    nobody = await there.stranger().send(f"/t/{table.id}/answer", version=1, seat=seat, option=0)
    assert nobody.status == 403
    assert table.version == 1


async def test_a_late_answer_is_told_what_happened_instead(there: Open) -> None:
    anna = await there.person("Anna", lang="de")
    table = await there.lay(anna, "me me")
    await play([anna], table, 1)
    reply = await anna.send(f"/t/{table.id}/answer", version=1, seat=asked(table), option=1)
    assert reply.status == 409
    assert reply.data["refusal"].startswith("Das kam zu spät: Anna ")
    assert reply.data["version"] == table.version == 2
    assert {"console", "city", "lines"} <= reply.data["regions"].keys()
    page = await anna.post(f"/t/{table.id}/answer", {"version": 1, "seat": asked(table), "option": 1})
    assert page.status == 409
    assert "Das kam zu spät" in page.text
    assert version_in(page) == 2


async def test_what_is_not_among_the_options_changes_nothing(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    wrong: list[object] = [999, '{"type":"Step","worker":0,"tile":"moon"}', '{"type":"Nonsense"}']
    for option in wrong:
        reply = await anna.send(f"/t/{table.id}/answer", version=1, seat=asked(table), option=option)
        assert reply.status == 409
        assert reply.data["refusal"]
    for unreadable in ("x", "{", ""):
        reply = await anna.send(f"/t/{table.id}/answer", version=1, seat=asked(table), option=unreadable)
        assert reply.status == 400
    assert table.version == 1


async def test_a_doubled_request_is_answered_as_the_first_was(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    seat = asked(table)
    fields = {"version": 1, "seat": seat, "option": 0, "confirmed": 1, "request": "abc-1"}
    first = await anna.send(f"/t/{table.id}/answer", **fields)
    second = await anna.send(f"/t/{table.id}/answer", **fields)
    assert (first.status, second.status) == (200, 200)
    assert table.version == 2
    assert len(await there.house.store.entries.after(table.id)) == 2


async def asked_before_the_end(person: Person, table: LiveTable) -> tuple[int, int, Reply]:
    """First options until the house asks whether the turn shall end: seat, version, what is asked."""
    for _ in range(40):
        seat, version = asked(table), table.version
        reply = await person.send(f"/t/{table.id}/answer", version=version, seat=seat, option=0)
        assert reply.status == 200
        if "confirm" in reply.data:
            assert table.version == version
            return seat, version, reply
        assert table.version == version + 1
    raise AssertionError("nobody was asked")


async def test_an_answer_that_ends_the_turn_is_confirmed_while_something_is_left_to_do(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me", game="steamopolis")
    seat, version, reply = await asked_before_the_end(anna, table)
    console = reply.data["asked"]["console"]
    assert "End your turn?" in console
    assert "You could still" in console
    assert "never ask again" in console
    back = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, option=-1)
    assert back.status == 200
    assert table.version == version
    yes = {"version": version, "seat": seat, "option": reply.data["confirm"], "confirmed": 1}
    assert (await anna.send(f"/t/{table.id}/answer", **yes)).status == 200
    assert table.version == version + 1


async def test_who_does_not_want_to_be_asked_again_is_not(
    there: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(there.house, "limits", Limits(off=True))
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me", game="steamopolis")
    seat, version, reply = await asked_before_the_end(anna, table)
    key = re.search(r'value="(-\d+)"[^>]*>(?:(?!<button).)*never ask again', reply.data["asked"]["console"])
    assert key is not None
    never = {"version": version, "seat": seat, "option": key.group(1), "confirmed": 1}
    assert (await anna.send(f"/t/{table.id}/answer", **never)).status == 200
    assert table.version == version + 1
    assert table.entries[-1].seat == seat
    with pytest.raises(AssertionError, match="nobody was asked"):
        await asked_before_the_end(anna, table)
    page = await anna.get("/account")
    assert re.search(r'name="confirm" value="1">', page.text)


async def test_a_number_that_was_chosen_on_the_wheel_is_not_asked_for_again(there: Open) -> None:
    anna = await there.person("Anna")
    table, bids = await there.lay(anna, "me me", game="planet_steam"), 0
    while bids < 3:
        seat, version = asked(table), table.version
        shown = (await anna.get(f"/t/{table.id}?seat={seat}")).console
        if 'class="stepv"' not in shown:
            await play([anna], table, 1)
            continue
        reply = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, option=0)
        assert "confirm" not in reply.data
        assert table.version == version + 1
        bids += 1


async def test_a_step_back(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    before = await anna.get(f"/t/{table.id}")
    await play([anna], table, 1)
    reply = await anna.send(f"/t/{table.id}/undo", version=2, seat=asked(table))
    assert reply.status == 200
    after = await anna.get(f"/t/{table.id}")
    assert table.version == 3
    assert before.console.replace('name="version" value="1"', 'name="version" value="3"') == after.console
    nothing = await anna.send(f"/t/{table.id}/undo", version=3, seat=asked(table))
    assert nothing.data["refusal"].startswith("There is nothing to take back")


async def test_a_private_table_is_not_there_for_others(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.lay(anna, "me me", visibility="private")
    assert (await anna.get(f"/t/{table.id}")).status == 200
    for stranger in (ben, there.stranger()):
        for path in ("", "/replay", "/record", "/since?from=1"):
            assert (await stranger.get(f"/t/{table.id}{path}")).status == 404
    async with ben.line(f"/t/{table.id}/live") as line:
        assert await line.letters.get() is None
        assert line.closed == 4404


async def test_a_write_from_another_site_is_refused(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    fields = {"version": 1, "seat": asked(table), "option": 0}
    reply = await anna.post(f"/t/{table.id}/answer", fields, origin="http://elsewhere")
    assert reply.status == 403
    assert table.version == 1

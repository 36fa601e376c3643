"""Nobody can spoil a match: what is over stays as it ended, and whatever somebody does beside the rules, as
often as he likes, no answer comes too late for it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from kesselhaus.web.beside import MOST_SET
from kesselhaus.web.limits import Limits
from kesselhaus.web.live import LiveTable
from tests.postgres import Server
from tests.web.table.recorded import before_the_end
from tests.web.table.site import Open, Person, asked, opened, play
from tests.web.table.test_out_of_turn import table_that_waits

pytestmark = pytest.mark.anyio

OFTEN = 100
HOUR = 3_600_000


@pytest.fixture(autouse=True)
def without_limits(there: Open) -> None:
    """Who spoils has many machines."""
    there.house.limits = Limits(off=True)


@pytest.fixture(scope="module")
async def elsewhere(anyio_backend: str) -> AsyncIterator[tuple[Open, Open]]:
    """Two web processes on one PostgreSQL; of what the first one writes, the second hears nothing in time."""
    server = Server()
    url = server.new_database()
    async with opened(url) as one, opened(url) as other:
        one.house.limits = other.house.limits = Limits(off=True)
        for listening in other.house._listening:
            listening.cancel()
        yield one, other
    server.remove()


def also_at(other: Open, person: Person) -> Person:
    """The same person, by the other process."""
    twin = Person(other.app, person.account, "", person.lang)
    twin.cookies = person.cookies
    return twin


@contextmanager
def later(there: Open, milliseconds: int) -> Iterator[None]:
    hall = there.house.hall
    real = hall.clock
    hall.clock = lambda: real() + milliseconds
    yield
    hall.clock = real


async def table_at(there: Open, table: LiveTable) -> LiveTable:
    found = await there.house.hall.table(table.id)
    assert found is not None
    return found


# ------------------------------------------------------------------ after the end


def everything_beside_the_rules(table: LiveTable) -> list[tuple[str, dict[str, object]]]:
    """What can be sent to a table, for each seat."""
    question = table.question
    wishes: list[tuple[str, dict[str, object]]] = [
        ("leave", {}),
        ("end", {}),
        ("ask-undo", {}),
        ("ask-undo", {"at": 1}),
        ("agree", {"entry": question}),
        ("refuse", {"entry": question}),
        ("retry", {}),
        ("advice", {"on": 1}),
    ]
    for seat in (0, 1):
        wishes += [
            ("grant", {"seat": seat}),
            ("bot", {"seat": seat, "level": "easy"}),
            ("decline", {"seat": seat, "on": 1}),
            ("undo", {"seat": seat, "version": table.version}),
            ("answer", {"seat": seat, "version": table.version, "option": 0, "confirmed": 1}),
        ]
    return wishes


async def test_a_match_that_is_over_stays_as_it_ended(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table, last, option = await before_the_end(there, *people)
    fields = {"version": table.version, "seat": asked(table), "confirmed": 1}
    sent = await last.send(f"/t/{table.id}/answer", option=msgspec.json.encode(option).decode(), **fields)
    assert sent.status == 200
    before = await there.house.store.matches.table(table.id)
    assert before is not None
    assert before.match.status == "over"
    assert before.match.result is not None
    for _ in range(OFTEN // 10):
        for wish, said in everything_beside_the_rules(table):
            replies = [await person.send(f"/t/{table.id}/{wish}", **said) for person in people]
            assert [reply.status for reply in replies] == [409, 409], wish
    assert await there.house.store.matches.table(table.id) == before
    for person in people:
        assert "The table was ended" not in (await person.get(f"/t/{table.id}")).text


async def test_nor_can_a_table_that_was_ended_be_taken_up_again(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 3)
    assert (await anna.send(f"/t/{table.id}/end")).status == 200
    before = await there.house.store.matches.table(table.id)
    for wish, said in everything_beside_the_rules(table):
        assert (await anna.send(f"/t/{table.id}/{wish}", **said)).status == 409, wish
    assert await there.house.store.matches.table(table.id) == before


@pytest.mark.parametrize("wish", ["leave", "end", "ask-undo"])
async def test_of_the_last_answer_and_what_comes_with_it_nothing_is_lost(
    elsewhere: tuple[Open, Open], wish: str
) -> None:
    """In one process and in two, the result of a match that is over stands, and nothing follows it."""
    one, other = elsewhere
    for where in (one, other, one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table, last, option = await before_the_end(one, *people)
        await table_at(where, table)
        loser = also_at(where, next(person for person in people if person is not last))
        fields = {"version": table.version, "seat": asked(table), "confirmed": 1}
        answered, spoilt = await asyncio.gather(
            last.send(f"/t/{table.id}/answer", option=msgspec.json.encode(option).decode(), **fields),
            loser.send(f"/t/{table.id}/{wish}"),
        )
        assert answered.status == 200
        await loser.send(f"/t/{table.id}/{wish}")
        stored = await one.house.store.matches.get(table.id)
        assert stored is not None
        assert (stored.status, stored.result is None, stored.finished is None) == ("over", False, False)
        entries = await one.house.store.entries.after(table.id)
        assert (entries[-1].kind, entries[-1].request is None) == ("answer", False)
        noted = [entry.kind for entry in entries if entry.kind in ("bot", "ended", "undo")]
        assert noted == (["bot"] if wish == "leave" and spoilt.status == 200 else [])


# ------------------------------------------------------------------ beside the rules


async def test_answers_are_never_late_for_what_is_beside_the_rules(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people, pace="live")
    for _ in range(4):
        seat, seen = asked(table), table.version
        spoiler, wanted = people[1 - seat], f"/t/{table.id}"
        for number in range(OFTEN):
            await spoiler.send(f"{wanted}/grant", seat=number % 2)
            await spoiler.send(f"{wanted}/decline", seat=1 - seat, on=number % 2)
        assert table.version - seen <= MOST_SET, "the log is not flooded either"
        reply = await people[seat].send(
            f"{wanted}/answer", version=seen, seat=seat, option=0, confirmed=1, live=1
        )
        assert reply.status == 200, reply.text


async def test_the_bar_of_who_is_asked_is_not_disturbed(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people)
    seat = asked(table)
    async with people[seat].line(f"/t/{table.id}/live?version={table.version}") as line:
        await line.letter()
        await people[1 - seat].send(f"/t/{table.id}/decline", seat=1 - seat, on=1)
        letter = await line.letter(lambda said: said.get("version") == table.version)
    assert "console" not in letter["regions"]
    assert letter["more"]


async def test_a_step_back_and_an_agreement_are_not_late_either(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people)
    await play(people, table, 1)
    seat, address = asked(table), f"/t/{table.id}"
    asking, other = people[seat], people[1 - seat]
    seen = table.version
    await other.send(f"{address}/decline", seat=1 - seat, on=1)
    assert (await asking.send(f"{address}/undo", version=seen, seat=seat)).status == 200
    await play(people, table, 1)
    assert (await asking.send(f"{address}/ask-undo")).status == 200
    assert table.undo is not None
    wish = table.undo.entry
    await other.send(f"{address}/decline", seat=1 - seat, on=0)
    assert "Do you agree?" in (await other.get(address)).text
    assert (await other.send(f"{address}/agree", entry=wish)).status == 200
    assert table.entries[-1].kind == "undo"


async def test_who_leaves_does_not_stand_in_the_way_of_what_the_others_agreed_on(there: Open) -> None:
    people = [await there.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await there.table_for(*people)
    await play(people, table, 1)
    seat = asked(table)
    agreeing, leaving = [person for number, person in enumerate(people) if number != seat]
    await people[seat].send(f"/t/{table.id}/ask-undo", at=1)
    assert table.undo is not None
    assert (await agreeing.send(f"/t/{table.id}/agree", entry=table.undo.entry)).status == 200
    assert (await leaving.send(f"/t/{table.id}/leave")).status == 200
    assert table.entries[-1].kind == "undo"


async def test_answers_are_not_late_for_what_another_process_writes(elsewhere: tuple[Open, Open]) -> None:
    one, other = elsewhere
    people = [await one.person("Anna"), await one.person("Ben")]
    table = await one.table_for(*people)
    twin = await table_at(other, table)
    for number in range(12):
        seat, seen = asked(table), table.version
        spoiler = also_at(other, people[1 - seat])
        fields = {"version": seen, "seat": seat, "option": 0, "confirmed": 1, "request": f"r{number}"}
        reply, *_ = await asyncio.gather(
            people[seat].send(f"/t/{table.id}/answer", **fields),
            *(spoiler.send(f"/t/{table.id}/decline", seat=1 - seat, on=on) for on in (1, 0, 1, 0)),
        )
        assert reply.status == 200, reply.text
        # A page that the other process has shown is answered here, whoever heard of it first.
        async with twin.lock:
            await other.house.hall.refresh(twin)
    stored = await one.house.store.entries.after(table.id)
    assert [entry.request for entry in stored if entry.request] == [f"r{number}" for number in range(12)]
    assert [entry.number for entry in stored] == list(range(1, len(stored) + 1))
    assert any(entry.kind == "bot" for entry in stored)


async def test_what_another_process_has_shown_can_be_answered_here(elsewhere: tuple[Open, Open]) -> None:
    one, other = elsewhere
    anna = await one.person("Anna")
    table = await one.lay(anna, "me me")
    twin = await table_at(other, table)
    for _ in range(6):
        await play([anna], table, 1)
        assert twin.version < table.version
        fields = {"version": table.version, "seat": asked(table), "option": 0, "confirmed": 1}
        assert (await also_at(other, anna).send(f"/t/{table.id}/answer", **fields)).status == 200
        async with table.lock:
            await one.house.hall.refresh(table)


async def test_a_setting_that_is_already_so_is_no_news(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table, seat = await table_that_waits(there, *people)
    before = table.version
    for _ in range(OFTEN):
        reply = await people[1 - seat].send(f"/t/{table.id}/decline", seat=1 - seat, on=0)
        assert reply.status == 200
    assert table.version == before
    stranger = await there.person("Eve")
    assert (await stranger.send(f"/t/{table.id}/decline", seat=0, on=0)).status == 409


# ------------------------------------------------------------------ time


async def grant(person: Person, table: LiveTable, seat: int) -> Any:
    return await person.send(f"/t/{table.id}/grant", seat=seat)


@pytest.mark.parametrize("pace", ["live", "daily"])
async def test_nobody_grants_himself_time(there: Open, pace: str) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people, pace=pace)
    seat = asked(table)
    for after in (0, 10 * 24 * HOUR):
        before = table.seats
        with later(there, after):
            for _ in range(OFTEN):
                reply = await grant(people[seat], table, seat)
                assert (reply.status, reply.data["refusal"]) == (409, "Only the others can grant you time.")
        assert table.seats == before
    assert table.version == 1


async def test_time_is_granted_once_when_it_has_run_out(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people, pace="live")
    seat = asked(table)
    for _ in range(OFTEN):
        for other in (0, 1):
            assert (await grant(people[1 - seat], table, other)).status == 409
    assert table.version == 1
    with later(there, HOUR):
        replies = await asyncio.gather(*(grant(people[1 - seat], table, seat) for _ in range(OFTEN)))
        assert sorted(reply.status for reply in replies) == [200] + [409] * (OFTEN - 1)
    assert table.version == 2


async def three(there: Open, pace: str) -> tuple[list[Person], LiveTable]:
    """Who is asked, and the two others."""
    people = [await there.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await there.table_for(*people, pace=pace)
    seat = asked(table)
    return [people[seat], *people[:seat], *people[seat + 1 :]], table


def seat_of(person: Person, table: LiveTable) -> int:
    assert person.account is not None
    return table.seats_of(person.account.id)[0]


async def test_in_a_live_match_time_is_granted_when_all_others_agree(there: Open) -> None:
    (_late, one, other), table = await three(there, "live")
    seat, before = asked(table), table.seats
    names = [table.seats[seat_of(person, table)].name for person in (one, other)]
    with later(there, HOUR):
        there.house.hall.telling._clock = there.house.hall.clock
        for _ in range(OFTEN):
            assert (await grant(one, table, seat)).status == 200
        assert (table.seats, table.version, table.question) == (before, 2, 1)
        page = await one.get(f"/t/{table.id}")
        assert f"Agreed to new time: {names[0]}. Still to agree: {names[1]}." in page.text
        assert f"/t/{table.id}/grant" not in page.text
        assert "would grant" in page.text
        assert f"/t/{table.id}/grant" in (await other.get(f"/t/{table.id}")).text
        assert (await grant(other, table, seat)).status == 200
        assert table.seats[seat].bank == 20 * 60_000
        assert table.seats[seat].since == table.entries[-1].at
        assert (await grant(one, table, seat)).status == 409
        page = await one.get(f"/t/{table.id}")
        assert "Still to agree" not in page.text
        assert "was granted time." in page.text
    assert table.version == 3


async def test_consent_to_new_time_is_for_this_time(there: Open) -> None:
    (_late, one, other), table = await three(there, "live")
    seat = asked(table)
    with later(there, HOUR):
        assert [(await grant(person, table, seat)).status for person in (one, other)] == [200, 200]
    granted = table.seats
    with later(there, 3 * HOUR):
        assert (await grant(one, table, seat)).status == 200
    assert table.seats == granted
    assert table.entries[-1].body == {"agreed": [seat_of(one, table)]}


async def test_who_has_left_need_not_agree_to_new_time(there: Open) -> None:
    (_late, one, other), table = await three(there, "live")
    seat = asked(table)
    with later(there, HOUR):
        there.house.hall.telling._clock = there.house.hall.clock
        assert (await grant(one, table, seat)).status == 200
        assert (await other.send(f"/t/{table.id}/leave")).status == 200
        assert f"/t/{table.id}/grant" in (await one.get(f"/t/{table.id}")).text
        assert (await grant(one, table, seat)).status == 200
    assert table.entries[-1].body == {"granted": 20 * 60_000}


async def test_with_days_to_think_one_of_the_others_grants_time(there: Open) -> None:
    (_late, one, _other), table = await three(there, "daily")
    with later(there, 10 * 24 * HOUR):
        assert (await grant(one, table, asked(table))).status == 200
    assert table.entries[-1].body == {"granted": 3 * 24 * HOUR}


async def test_no_time_is_granted_where_none_is_kept(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people)
    before = table.seats
    for seat in (0, 1):
        with later(there, HOUR):
            reply = await grant(people[1 - seat], table, seat)
        assert reply.data["refusal"].startswith("No time is kept at this table")
    assert (table.seats, table.version) == (before, 1)


# ------------------------------------------------------------------ who is there


async def test_at_a_table_with_a_clock_nobody_is_replaced_while_he_has_time(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people, pace="live")
    for seat in (0, 1):
        reply = await people[1 - seat].send(f"/t/{table.id}/bot", seat=seat, level="easy")
        assert (reply.status, "has time left" in reply.data["refusal"]) == (409, True)
        assert (await people[seat].send(f"/t/{table.id}/end")).status == 409
    late = asked(table)
    with later(there, HOUR):
        # Whose clock stands still has time, however long the other thinks.
        kept = await people[late].send(f"/t/{table.id}/bot", seat=1 - late, level="easy")
        assert kept.status == 409
        reply = await people[1 - late].send(f"/t/{table.id}/bot", seat=late, level="easy")
        assert reply.status == 200
    assert [seat.bot for seat in table.seats] == (["easy", None] if late == 0 else [None, "easy"])


async def test_only_who_sits_there_lets_a_table_in_trouble_go_on(there: Open) -> None:
    anna, eve = await there.person("Anna"), await there.person("Eve")
    table = await there.lay(anna, "me me")
    table.trouble = "rules_lost"
    assert (await eve.send(f"/t/{table.id}/retry")).data["refusal"] == "That is not your seat."
    assert table.trouble == "rules_lost"
    assert (await anna.send(f"/t/{table.id}/retry")).status == 200
    assert table.trouble is None

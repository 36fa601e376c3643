"""Entries: one of each number, each request once, and all that belongs to it or nothing."""

import asyncio
from typing import get_args

import pytest

from kesselhaus.store import (
    Appended,
    Change,
    Clock,
    Closed,
    News,
    Notice,
    OutOfOrder,
    Repeated,
    Seat,
    Store,
    Taken,
    Unfit,
    Unknown,
    open_store,
)
from kesselhaus.store.rows import EntryKind, Status
from tests.store.house import NOON, entry, house, match, play, playing, table

pytestmark = pytest.mark.anyio


async def test_an_entry_changes_match_seats_and_clocks_together(store: Store) -> None:
    await house(store)
    began = entry("m1", 1, kind="began", seat=None, body={"names": ["Ada", "Zoë"]}, request="r1")
    clocks = (Clock(0, 60_000, NOON + 1), Clock(1, 60_000, None))
    coloured = playing(0, clocks=clocks, colours=("red", "blue"), options={"advice": True})
    assert await store.entries.append(began, coloured) == Appended(began)
    bot = Seat(match="m1", seat=1, bot="greedy", name="Bot", left_at=NOON + 2)
    handed = entry("m1", 2, kind="bot", seat=1)
    assert await store.entries.append(handed, playing(0, 1, seats=(bot,))) == Appended(handed)
    over = Change(status="over", result={"points": [31, 29]}, finished=NOON + 3, clocks=(Clock(0, 5, None),))
    last = entry("m1", 3)
    assert await store.entries.append(last, over) == Appended(last)
    found = await store.matches.table("m1")
    assert found is not None
    assert found.match == match(
        "m1",
        status="over",
        entries=3,
        updated=NOON + 3,
        finished=NOON + 3,
        result={"points": [31, 29]},
        colours=("red", "blue"),
        options={"advice": True},
    )
    assert found.seats == (Seat(match="m1", seat=0, account="ada", name="ada", bank=5), bot)
    assert await store.entries.after("m1") == (began, handed, last)


async def test_entries_are_read_from_a_number_to_a_number(store: Store) -> None:
    await house(store)
    await table(store, "m2")
    await play(store, "m1", *range(1, 8))
    await play(store, "m2", 1)
    assert [found.number for found in await store.entries.after("m1", 4)] == [5, 6, 7]
    assert [found.number for found in await store.entries.after("m1", 1, until=3)] == [2, 3]
    assert await store.entries.after("m1", 7) == ()


async def test_a_taken_number_shows_what_is_there_and_changes_nothing(store: Store) -> None:
    await house(store)
    await play(store, "m1", 1, 2)
    before = await store.matches.table("m1")
    late = entry("m1", 1, body="late", request="late")
    assert await store.entries.append(late, Change(status="over")) == Taken(entry("m1", 1))
    assert await store.entries.append(entry("m1", 2), Change(status="over")) == Taken(entry("m1", 2))
    assert await store.matches.table("m1") == before
    assert len(await store.entries.after("m1")) == 2


async def test_a_repeated_request_is_answered_as_the_first(store: Store) -> None:
    await house(store)
    await table(store, "m2")
    first = entry("m1", 1, request="r1")
    assert await store.entries.append(first, playing(1)) == Appended(first)
    await play(store, "m1", 2)
    for number in (1, 2, 3, 9):
        again = entry("m1", number, body="other", request="r1")
        assert await store.entries.append(again, Change(status="over")) == Repeated(first)
    elsewhere = entry("m2", 1, request="r1")
    assert await store.entries.append(elsewhere, playing(1)) == Appended(elsewhere)
    assert len(await store.entries.after("m1")) == 2


async def test_numbers_have_no_gaps_and_matches_are_there(store: Store) -> None:
    await house(store)
    for number in (0, 2):
        with pytest.raises(OutOfOrder, match=f"'m1' has 0 entries; {number} does not follow"):
            await store.entries.append(entry("m1", number), playing(0))
    with pytest.raises(Unknown, match="no match 'm9'"):
        await store.entries.append(entry("m9", 1), playing(0))


async def test_what_cannot_be_written_whole_is_not_written_at_all(store: Store) -> None:
    await house(store)
    before = await store.matches.table("m1")
    stranger = Notice(match="m1", number=1, account="nobody", due=NOON)
    with pytest.raises(Unknown, match="not there"):
        await store.entries.append(entry("m1", 1), playing(0, notices=(stranger,)))
    with pytest.raises(Unfit, match="The entry takes 500002 bytes"):
        await store.entries.append(entry("m1", 1, body="x" * 500_000), playing(0))
    with pytest.raises(Unfit, match="The request id has 81 characters"):
        await store.entries.append(entry("m1", 1, request="x" * 81), playing(0))
    assert await store.matches.table("m1") == before
    assert await store.entries.after("m1") == ()
    await play(store, "m1", 1)


async def test_a_body_is_any_json(store: Store) -> None:
    await house(store)
    bodies = [None, [], {"text": "\0 \\u0000 ☃ 𝄞 '\"; --"}, [[1.5, -(2**53), True]]]
    written = tuple(entry("m1", number, body=body) for number, body in enumerate(bodies, start=1))
    for there in written:
        await store.entries.append(there, playing(0))
    assert await store.entries.after("m1") == written


async def test_of_200_entries_with_one_number_one_is_written(store: Store, url: str) -> None:
    await house(store)
    written = [entry("m1", 1, body=f"try {number}", request=f"r{number}") for number in range(200)]
    async with await open_store(url) as other:
        outcomes = await asyncio.gather(
            *(
                (store, other)[index % 2].entries.append(tried, playing(0))
                for index, tried in enumerate(written)
            )
        )
    (there,) = await store.entries.after("m1")
    won = [index for index, outcome in enumerate(outcomes) if isinstance(outcome, Appended)]
    assert [written[index] for index in won] == [there]
    assert [outcome for outcome in outcomes if not isinstance(outcome, Appended)] == [Taken(there)] * 199


async def test_a_request_sent_many_times_at_once_is_written_once(store: Store, url: str) -> None:
    await house(store)
    async with await open_store(url) as other:
        outcomes = await asyncio.gather(
            *(
                (store, other)[copy % 2].entries.append(
                    entry("m1", 1, at=NOON + copy, request="r"), playing(0)
                )
                for copy in range(50)
            )
        )
    (there,) = await store.entries.after("m1")
    assert outcomes.count(Appended(there)) == 1
    assert outcomes.count(Repeated(there)) == 49


async def test_writers_at_many_matches_get_on_with_each_other(store: Store, url: str) -> None:
    """Two stores write entries, chat and sights of the same matches in all orders."""
    await house(store)
    ids = [f"t{number}" for number in range(8)]
    for id in ids:
        await table(store, id)

    async def race(writer: Store, id: str) -> int:
        written, number = 0, 1
        while number <= 12:
            outcome = await writer.entries.append(
                entry(id, number), playing(0, clocks=(Clock(0, number, None),))
            )
            written += isinstance(outcome, Appended)
            number += 1
            await writer.seen.saw("ada", id, number)
        return written

    async with await open_store(url) as other:
        counts = await asyncio.gather(
            *(race(writer, id) for writer in (store, other) for id in (*ids, *ids[::-1]))
        )
    assert sum(counts) == 12 * len(ids)
    for id in ids:
        found = await store.matches.table(id)
        assert found is not None
        assert (found.match.entries, found.seats[0].bank) == (12, 12)
        assert [there.number for there in await store.entries.after(id)] == list(range(1, 13))


async def test_writes_that_come_together_are_committed_together(store: Store) -> None:
    await house(store)
    for number in range(64):
        await table(store, f"t{number}")
    before = store.commits
    outcomes = await asyncio.gather(
        *(store.entries.append(entry(f"t{number}", 1), playing(0)) for number in range(64))
    )
    assert all(isinstance(outcome, Appended) for outcome in outcomes)
    assert 1 <= store.commits - before <= 8


async def test_one_that_fails_does_not_take_the_others_along(store: Store) -> None:
    await house(store)
    said = [("ada" if number % 10 else "nobody", f"word {number}") for number in range(40)]
    outcomes = await asyncio.gather(
        *(store.chat.say("m1", account, "Ada", text, NOON) for account, text in said), return_exceptions=True
    )
    assert [isinstance(outcome, Unknown) for outcome in outcomes] == [who == "nobody" for who, _ in said]
    kept = await store.chat.after("m1")
    assert sorted(message.text for message in kept) == sorted(text for who, text in said if who == "ada")
    assert [message.number for message in kept] == list(range(1, 37))


async def test_a_write_outlives_whoever_asked_for_it(store: Store) -> None:
    await house(store)
    news = store.listen()
    writing = asyncio.ensure_future(store.entries.append(entry("m1", 1), playing(0)))
    await asyncio.wait([writing], timeout=0)
    writing.cancel()
    async for item in news:
        if item == News("m1", "entry", 1):
            break
    assert writing.cancelled()
    assert await store.entries.after("m1") == (entry("m1", 1),)


@pytest.mark.parametrize("end", ["over", "ended"])
async def test_a_match_that_has_ended_is_closed(store: Store, end: Status) -> None:
    await house(store)
    await play(store, "m1", 1)
    last = Change(status=end, result={"points": [31, 29]}, finished=NOON + 2)
    await store.entries.append(entry("m1", 2, request="last"), last)
    before = await store.matches.table("m1")
    for kind in get_args(EntryKind):
        later = entry("m1", 3, kind=kind, request=f"later {kind}")
        assert await store.entries.append(later, playing(0, options={"declining": [1]})) == Closed(end)
    assert not await store.matches.change("m1", NOON + 9, options={"advice": True})
    assert await store.matches.table("m1") == before
    again = await store.entries.append(entry("m1", 3, request="last"), playing(0))
    assert isinstance(again, Repeated), "who has ended it is told so again"


async def test_of_an_end_and_what_comes_at_the_same_time_one_is_written(store: Store, url: str) -> None:
    await house(store)
    async with await open_store(url) as other:
        for number in range(1, 40, 2):
            id = f"t{number}"
            await table(store, id)
            await play(store, id, 1)
            over = Change(status="over", result={"points": [1, 2]}, finished=NOON)
            ended, left = await asyncio.gather(
                store.entries.append(entry(id, 2), over),
                other.entries.append(entry(id, 2, kind="bot", seat=None), playing(0)),
            )
            assert isinstance(ended, Appended) != isinstance(left, Appended)
            later = await other.entries.append(entry(id, 3, kind="bot", seat=None), playing(0))
            found = await store.matches.get(id)
            assert found is not None
            assert isinstance(later, Closed) == isinstance(ended, Appended) == (found.status == "over")

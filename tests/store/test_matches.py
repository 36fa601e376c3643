"""Matches and their seats."""

import asyncio

import msgspec
import pytest

from kesselhaus.store import OutOfOrder, Seat, Store, Table, Unfit, Unknown
from tests.store.house import NOON, entry, house, match, people, play, playing, seats, table

pytestmark = pytest.mark.anyio


async def test_a_match_is_read_as_it_was_written(store: Store) -> None:
    await people(store, "ada", "bob")
    written = match(
        "m1",
        game="planet_steam",
        seats=3,
        variants=("fast", "open"),
        edition="2. Auflage",
        rules_version=7,
        automatic=False,
        pace={"bank": 600, "increment": 30.5},
        visibility="link",
        parent="m0",
        parent_entry=12,
        options={"advice": True},
        waiting=(0, 2),
        colours=("red", "green", "blue"),
        told={"en": "Round 2", "de": "Runde 2"},
    )
    around = [
        Seat(match="m1", seat=0, account="ada", name="Ada", bank=600_000, since=NOON),
        Seat(match="m1", seat=1, bot="greedy", name="Bot"),
        Seat(match="m1", seat=2, left_at=NOON),
    ]
    assert await store.matches.create(written, around, b"\0components\xff")
    assert await store.matches.get("m1") == written
    assert await store.matches.table("m1") == Table(written, tuple(around))
    assert await store.matches.components("m1") == b"\0components\xff"
    assert [seat.is_empty for seat in around] == [False, False, True]


async def test_a_match_that_is_not_there(store: Store) -> None:
    assert await store.matches.get("m1") is None
    assert await store.matches.table("m1") is None
    assert await store.entries.after("m1") == ()
    with pytest.raises(Unknown, match="no match 'm1'"):
        await store.matches.components("m1")
    with pytest.raises(Unknown, match="no match 'm1'"):
        await store.matches.change("m1", NOON)


async def test_an_id_is_given_once(store: Store) -> None:
    await house(store)
    assert not await store.matches.create(match("m1", game="planet_steam"), seats("m1", None, None))
    found = await store.matches.get("m1")
    assert found is not None
    assert found.game == "airship_city"
    assert await store.matches.components("m1") is None


async def test_a_continued_match_begins_with_entries(store: Store) -> None:
    await people(store, "ada")
    first = [entry("m2", number) for number in (1, 2, 3)]
    made = match("m2", parent="m1", parent_entry=3, visibility="private", status="playing")
    assert await store.matches.create(made, seats("m2", "ada", None), entries=first)
    assert await store.entries.after("m2") == tuple(first)
    found = await store.matches.get("m2")
    assert found == msgspec.structs.replace(made, entries=3)
    await play(store, "m2", 4)


async def test_a_match_that_does_not_fit_together_is_refused(store: Store) -> None:
    await people(store, "ada")
    with pytest.raises(Unfit, match="not one row for each"):
        await store.matches.create(match("m1"), seats("m1", "ada"))
    with pytest.raises(OutOfOrder, match="not numbered 1, 2, 3"):
        await store.matches.create(match("m1"), seats("m1", "ada", None), entries=[entry("m1", 2)])
    with pytest.raises(Unknown, match="not there"):
        await store.matches.create(match("m1", host="nobody"), seats("m1", "ada", None))
    with pytest.raises(Unfit, match="components are 1000001 bytes"):
        await store.matches.create(match("m1"), seats("m1", "ada", None), b"x" * 1_000_001)
    assert await store.matches.get("m1") is None


async def test_settings_change_one_by_one(store: Store) -> None:
    await house(store)
    await store.matches.change("m1", NOON + 1, visibility="private")
    await store.matches.change("m1", NOON + 2, host="bob", options={"confirm": False})
    await store.matches.change("m1", NOON + 3, pace={"days": 3})
    expected = match(
        "m1",
        host="bob",
        visibility="private",
        options={"confirm": False},
        pace={"days": 3},
        updated=NOON + 3,
    )
    assert await store.matches.get("m1") == expected


async def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    names = [f"guest{number}" for number in range(10)]
    await people(store, "ada", *names)
    empty = seats("m1", "ada", None)
    assert await store.matches.create(match("m1"), empty)
    wanted = [Seat(match="m1", seat=1, account=name, name=name) for name in names]
    won = await asyncio.gather(*(store.matches.change_seat(empty[1], seat, NOON + 1) for seat in wanted))
    assert sum(won) == 1
    found = await store.matches.table("m1")
    assert found is not None
    assert found.seats == (empty[0], wanted[won.index(True)])
    assert found.match.updated == NOON + 1


async def test_a_seat_goes_from_hand_to_hand_until_the_match_begins(store: Store) -> None:
    await house(store)
    bob = Seat(match="m1", seat=1, account="bob", name="bob")
    bot = Seat(match="m1", seat=1, bot="greedy", name="Bot")
    assert await store.matches.change_seat(bob, bot, NOON)
    assert not await store.matches.change_seat(bob, bot, NOON)
    assert await store.matches.change_seat(bot, bob, NOON)
    await store.entries.append(entry("m1", 1, kind="began", seat=None), playing(0))
    assert not await store.matches.change_seat(bob, bot, NOON)
    with pytest.raises(Unfit, match="only be changed into itself"):
        await store.matches.change_seat(bob, Seat(match="m1", seat=0), NOON)
    found = await store.matches.table("m1")
    assert found is not None
    assert found.seats[1] == bob


async def test_a_seat_has_one_holder(store: Store) -> None:
    await people(store, "ada", "bob")
    await table(store)
    both = Seat(match="m1", seat=1, account="bob", bot="greedy")
    with pytest.raises(Unknown):
        await store.matches.change_seat(seats("m1", "ada", "bob")[1], both, NOON)

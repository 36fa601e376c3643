"""Lists of tables."""

from base64 import b64encode
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from msgspec.structs import replace

from kesselhaus.store import Change, Clock, Page, Seat, Store, Unfit
from tests.store.house import NOON, entry, match, people, playing, seats, table

pytestmark = pytest.mark.anyio


def ids(page: Page) -> list[str]:
    return [listed.match.id for listed in page.tables]


async def all_pages(ask: Callable[..., Awaitable[Page]]) -> list[str]:
    page = await ask()
    found = ids(page)
    while page.after is not None:
        page = await ask(after=page.after)
        assert page.tables
        found += ids(page)
    return found


async def test_the_lobby_shows_open_tables_with_their_seats(store: Store) -> None:
    await people(store, "ada", "bob")
    await table(store, "old", created=NOON)
    await table(store, "new", created=NOON + 9)
    await table(store, "same", created=NOON)
    await table(store, "linked", visibility="link")
    await table(store, "secret", visibility="private")
    await table(store, "begun")
    await store.entries.append(entry("begun", 1), playing(0))
    page = await store.lists.lobby()
    assert ids(page) == ["new", "same", "old"]
    assert page.after is None
    assert page.tables[0].match == match("new", created=NOON + 9)
    assert page.tables[0].seats == tuple(seats("new", "ada", "bob"))


async def test_a_list_is_read_page_by_page(store: Store) -> None:
    await people(store, "ada", "bob")
    assert await store.lists.lobby() == Page((), None)
    for number in range(7):
        await table(store, f"t{number}", created=NOON + number // 2)
    expected = ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    for limit in (1, 2, 3, 7, 20):
        assert await all_pages(partial(store.lists.lobby, limit=limit)) == expected
    for nonsense in ("x", "!", "WzFd", "bnVsbA", "\0"):
        with pytest.raises(Unfit, match="no such page"):
            await store.lists.lobby(after=nonsense)
    for place in PLACES:
        with pytest.raises(Unfit, match=r"no such page|null character"):
            await store.lists.lobby(after=b64encode(place).decode())


PLACES = [
    b'[0,-99999999999999999999999,"a"]',
    b'[0,99999999999999999999999,"a"]',
    b'[0,-1,"a"]',
    b'[3,0,"a"]',
    b'[-1,0,"a"]',
    b'[0,0,"\xff"]',
    b'[0,0,"a\\u0000"]',
    b'[0,0,"%b"]' % (b"a" * 41),
]
"""Of a list as nobody has written it."""


async def test_my_tables_come_with_my_turn_first(store: Store) -> None:
    await people(store, "ada", "bob", "eve")
    for id in ("waits-long", "waits", "theirs", "over", "ended", "hot-seat"):
        await table(store, id, host="bob")
    await table(store, "unbegun", updated=NOON + 50)
    assert await store.matches.create(match("hosted", updated=NOON + 1), seats("hosted", "bob", "eve"))
    assert await store.matches.create(match("foreign", host="eve"), seats("foreign", "bob", "eve"))
    await store.entries.append(entry("waits-long", 1, at=NOON + 10), playing(0))
    await store.entries.append(entry("waits", 1, at=NOON + 20), playing(1, 0))
    await store.entries.append(entry("theirs", 1, at=NOON + 40), playing(1))
    await store.entries.append(entry("over", 1, at=NOON + 40), Change(status="over", finished=NOON + 40))
    await store.entries.append(entry("ended", 1, at=NOON + 41), Change(status="ended", finished=NOON + 41))
    both = tuple(Seat(match="hot-seat", seat=seat, account="ada", name="Ada") for seat in (0, 1))
    await store.entries.append(entry("hot-seat", 1, at=NOON + 15), playing(0, 1, seats=both))
    expected = ["waits", "hot-seat", "waits-long", "unbegun", "theirs", "hosted"]
    for limit in (1, 2, 4, 20):
        assert await all_pages(partial(store.lists.mine, "ada", limit=limit)) == expected

    assert await store.lists.turns("ada") == 3
    assert await store.lists.turns("bob") == 2
    game = (await store.matches.table("over")).match.game  # type: ignore[union-attr]
    assert (await store.lists.played("ada", game), await store.lists.played("eve", game)) == (1, 0)
    assert await store.lists.played("ada", "another") == 0
    assert ids(await store.lists.mine("eve")) == ["hosted", "foreign"]
    assert await store.lists.count("playing") == 4
    assert await store.lists.count("open") == 3
    assert await store.lists.count("over") == 1


async def test_finished_tables_are_mine_or_open_to_all(store: Store) -> None:
    await people(store, "ada", "bob", "eve")
    for minute, (id, visibility) in enumerate(
        [("a", "open"), ("b", "link"), ("c", "private"), ("d", "open")]
    ):
        await table(store, id, visibility=visibility)
        status = Change(status="ended" if id == "d" else "over", finished=NOON + minute)
        await store.entries.append(entry(id, 1), status)
    await table(store, "e")
    assert await all_pages(partial(store.lists.finished, limit=1)) == ["d", "a"]
    mine = ["d", "c", "b", "a"]
    assert await all_pages(partial(store.lists.finished, "bob", limit=3)) == mine
    assert ids(await store.lists.finished("eve")) == []


async def test_clocks_that_have_run_out(store: Store) -> None:
    await people(store, "ada", "bob")
    for id in ("quick", "slow", "over", "stopped"):
        await table(store, id)
    await store.entries.append(entry("quick", 1), playing(1, clocks=(Clock(1, 500, NOON), Clock(0, 9, None))))
    await store.entries.append(entry("slow", 1), playing(0, clocks=(Clock(0, 900, NOON),)))
    await store.entries.append(entry("stopped", 1), playing(0, clocks=(Clock(0, 100, None),)))
    await store.entries.append(entry("over", 1), Change(status="over", clocks=(Clock(0, 100, NOON),)))
    assert await store.lists.run_out(NOON + 499) == ()
    assert await store.lists.next_deadline(NOON) == NOON + 500
    assert [(seat.match, seat.seat) for seat in await store.lists.run_out(NOON + 500)] == [("quick", 1)]
    assert await store.lists.next_deadline(NOON + 500) == NOON + 900
    assert [seat.match for seat in await store.lists.run_out(NOON + 900)] == ["quick", "slow"]
    assert [seat.match for seat in await store.lists.run_out(NOON + 900, limit=1)] == ["quick"]
    assert await store.lists.next_deadline(NOON + 900) is None


async def test_matches_that_wait_for_a_bot(store: Store) -> None:
    await people(store, "ada", "bob")
    bot = Seat(match="", seat=1, bot="greedy", name="Bot")
    for id, waiting in (("bots-turn", (1,)), ("adas-turn", (0,)), ("both", (0, 1))):
        await table(store, id)
        await store.entries.append(entry(id, 1), playing(*waiting, seats=(bot,)))
    assert sorted(await store.lists.waiting_for_bots()) == ["both", "bots-turn"]
    assert len(await store.lists.waiting_for_bots(limit=1)) == 1


async def test_matches_that_have_waited_for_a_bot_since_then(store: Store) -> None:
    await people(store, "ada", "bob")
    bot = Seat(match="", seat=1, bot="greedy", name="Bot")
    for id, at in (("long-ago", NOON), ("just-now", NOON + 500)):
        await table(store, id)
        await store.entries.append(replace(entry(id, 1), at=at), playing(1, seats=(bot,)))
    assert await store.lists.waiting_for_bots(since=NOON - 1) == ()
    assert await store.lists.waiting_for_bots(since=NOON + 499) == ("long-ago",)
    assert set(await store.lists.waiting_for_bots(since=NOON + 500)) == {"long-ago", "just-now"}

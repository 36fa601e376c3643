"""News: what one writes, the others hear."""

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from kesselhaus.store import MISSED, Listener, News, Seat, Store, UndoRequest, open_store
from kesselhaus.store.news import BACKLOG, Broadcast
from kesselhaus.store.postgres import SHORTEST_PAUSE, longer
from tests.postgres import Server
from tests.store.house import NOON, entry, house, play, playing, seats

pytestmark = pytest.mark.anyio


async def heard(listener: Listener, until: News) -> list[News]:
    """News up to and including one, without those from before the test began to listen."""
    found = []
    async for news in listener:
        found.append(news)
        if news == until:
            break
    return found


def test_who_wants_to_hear_of_some_kinds_hears_of_them_and_of_what_was_missed() -> None:
    broadcast = Broadcast()
    some, everything = broadcast.listen("account"), broadcast.listen()
    told = [News("m1", "entry", 1), News("ada", "account", 0), MISSED]
    broadcast.tell(*told)
    assert [some._queue.get_nowait() for _ in range(some._queue.qsize())] == told[1:]
    assert [everything._queue.get_nowait() for _ in range(everything._queue.qsize())] == told


@pytest.fixture
async def ear(store: Store) -> AsyncIterator[Listener]:
    """A listener that has heard what came before."""
    listener = store.listen()
    await house(store)
    await heard(listener, News("m1", "match", 0))
    yield listener
    listener.close()


async def test_everything_new_at_a_match_is_told(store: Store, ear: Listener) -> None:
    empty, bob = Seat(match="m1", seat=1), seats("m1", "ada", "bob")[1]
    await store.matches.change_seat(bob, empty, NOON)
    await store.matches.change("m1", NOON, visibility="link")
    await play(store, "m1", 1, 2)
    await store.chat.say("m1", "ada", "Ada", "Hello", NOON)
    await store.undo_requests.ask(UndoRequest(match="m1", entry=2, seat=0, back_to=0, at=NOON), 2)
    await store.undo_requests.agree("m1", 2, 1)
    await store.undo_requests.drop("m1", 2)
    await play(store, "m1", 3)
    assert await heard(ear, News("m1", "entry", 3)) == [
        News("m1", "match", 0),
        News("m1", "match", 0),
        News("m1", "entry", 1),
        News("m1", "entry", 2),
        News("m1", "message", 1),
        News("m1", "match", 2),
        News("m1", "match", 2),
        News("m1", "match", 2),
        News("m1", "entry", 3),
    ]


async def test_what_was_refused_is_not_told(store: Store, ear: Listener) -> None:
    await play(store, "m1", 1)
    await store.entries.append(entry("m1", 1), playing(0))
    await store.matches.change_seat(Seat(match="m1", seat=1), Seat(match="m1", seat=1), NOON)
    await play(store, "m1", 2)
    assert await heard(ear, News("m1", "entry", 2)) == [News("m1", "entry", 1), News("m1", "entry", 2)]


async def test_who_hears_of_an_entry_can_read_it(store: Store, ear: Listener) -> None:
    async def read_on_hearing() -> list[int]:
        found = []
        for _ in range(20):
            news = await anext(ear)
            there = await store.entries.after("m1", news.number - 1)
            found.append(there[0].number)
        return found

    reading = asyncio.ensure_future(read_on_hearing())
    await play(store, "m1", *range(1, 21))
    assert await reading == list(range(1, 21))


async def test_all_listeners_hear_until_they_close(store: Store, ear: Listener) -> None:
    second = store.listen()
    await play(store, "m1", 1)
    assert await anext(second) == await anext(ear) == News("m1", "entry", 1)
    second.close()
    second.close()
    await play(store, "m1", 2)
    assert await anext(ear) == News("m1", "entry", 2)
    assert [news async for news in second] == []


async def test_a_closed_store_ends_its_listeners(url: str) -> None:
    store = await open_store(url)
    listener = store.listen()
    await store.close()
    await store.close()
    assert [news async for news in listener] == []


async def test_who_has_closed_is_told_nothing_more_and_forgotten() -> None:
    broadcast = Broadcast()
    one, other = broadcast.listen(), broadcast.listen()
    one.close()
    one.close()
    broadcast.tell(News("m1", "entry", 1))
    other.close()
    assert [[news async for news in listener] for listener in (one, other)] == [[], [News("m1", "entry", 1)]]
    assert broadcast._listeners == []
    assert MISSED.kind == "missed"


async def test_a_slow_listener_is_told_that_it_missed_something() -> None:
    broadcast = Broadcast()
    listener = broadcast.listen()
    broadcast.tell(*(News("m1", "entry", number) for number in range(BACKLOG)))
    broadcast.tell(News("m1", "entry", BACKLOG), News("m1", "entry", BACKLOG + 1))
    listener.close()
    assert [news async for news in listener] == [MISSED, News("m1", "entry", BACKLOG + 1)]


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_another_store_hears_all_of_it_in_order(store: Store, ear: Listener, url: str) -> None:
    async with await open_store(url) as other:
        far = other.listen()
        await play(store, "m1", *range(1, 101))
        await asyncio.gather(*(store.chat.say("m1", "ada", "Ada", str(n), NOON) for n in range(100)))
        expected = [News("m1", "entry", number) for number in range(1, 101)]
        expected += [News("m1", "message", number) for number in range(1, 101)]
        assert await heard(far, expected[-1]) == expected
        assert await heard(ear, expected[-1]) == expected


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_another_process_is_heard(store: Store, ear: Listener, url: str) -> None:
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.writer", url, "m1", "5", stdout=asyncio.subprocess.DEVNULL
    )
    assert await heard(ear, News("m1", "entry", 5)) == [News("m1", "entry", number) for number in range(1, 6)]
    assert await writer.wait() == 0


@pytest.mark.parametrize("kind", ["postgresql"])
async def test_after_a_breakdown_of_the_database_all_goes_on(
    store: Store, ear: Listener, url: str, server: Server
) -> None:
    await play(store, "m1", 1)
    await asyncio.to_thread(server.crash)
    assert not await store.healthy()
    await asyncio.to_thread(server.start)
    assert MISSED in await heard(ear, MISSED)
    assert await store.entries.after("m1") == (entry("m1", 1),)
    await play(store, "m1", 2)
    assert News("m1", "entry", 2) in await heard(ear, News("m1", "entry", 2))
    assert await store.healthy()


def test_pauses_between_two_tries_to_hear_grow_up_to_five_seconds() -> None:
    pauses = [SHORTEST_PAUSE]
    for _ in range(7):
        pauses.append(longer(pauses[-1]))
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]

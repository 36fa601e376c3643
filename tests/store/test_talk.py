"""Chat, what was seen, wishes to go back, and notices to webhooks."""

import asyncio

import pytest

from kesselhaus.store import Change, Message, Notice, Store, UndoRequest, Unfit, Unknown, open_store
from tests.store.house import NOON, entry, house, play, playing, table

pytestmark = pytest.mark.anyio


async def test_messages_are_numbered_by_match(store: Store) -> None:
    await house(store)
    await table(store, "m2")
    hello = await store.chat.say("m1", "ada", "Ada", "<b>Hello</b> ☃", NOON)
    assert hello == Message(match="m1", number=1, account="ada", name="Ada", text="<b>Hello</b> ☃", at=NOON)
    passer_by = await store.chat.say("m1", None, "Somebody", "Hi", NOON + 1)
    assert (await store.chat.say("m2", "bob", "Bob", "Here?", NOON)).number == 1
    assert await store.chat.after("m1") == (hello, passer_by)
    assert await store.chat.after("m1", 1) == (passer_by,)
    assert await store.chat.after("m1", limit=1) == (passer_by,)
    found = await store.matches.get("m1")
    assert found is not None
    assert (found.messages, found.entries, found.updated) == (2, 0, NOON)


async def test_everybody_at_once_gets_a_number_of_his_own(store: Store, url: str) -> None:
    await house(store)
    async with await open_store(url) as other:
        said = await asyncio.gather(
            *(
                (store, other)[number % 2].chat.say("m1", "ada", "Ada", f"{number}", NOON)
                for number in range(60)
            )
        )
    assert sorted(message.number for message in said) == list(range(1, 61))
    assert set(await store.chat.after("m1")) == set(said)


async def test_messages_have_limits(store: Store) -> None:
    await house(store)
    with pytest.raises(Unfit, match="The message has 2001 characters"):
        await store.chat.say("m1", "ada", "Ada", "x" * 2001, NOON)
    with pytest.raises(Unfit, match="The message is empty"):
        await store.chat.say("m1", "ada", "Ada", " \n", NOON)
    with pytest.raises(Unknown, match="no match 'm9'"):
        await store.chat.say("m9", "ada", "Ada", "x", NOON)
    assert await store.chat.after("m1") == ()


async def test_what_was_seen_stays_seen(store: Store) -> None:
    await house(store)
    assert await store.seen.last("ada", "m1") == 0
    for number, expected in ((3, 3), (2, 3), (5, 5)):
        await store.seen.saw("ada", "m1", number)
        assert await store.seen.last("ada", "m1") == expected
    assert await store.seen.last("bob", "m1") == 0


async def test_a_wish_to_go_back_is_agreed_to_by_all(store: Store) -> None:
    await house(store)
    await play(store, "m1", 1, 2)
    wish = UndoRequest(match="m1", entry=2, seat=0, back_to=17, at=NOON)
    assert await store.undo_requests.pending("m1") is None
    assert await store.undo_requests.ask(wish, 2) == wish
    rival = UndoRequest(match="m1", entry=2, seat=1, back_to=3, at=NOON + 1)
    assert await store.undo_requests.ask(rival, 2) == wish
    await asyncio.gather(*(store.undo_requests.agree("m1", 2, seat) for seat in (3, 1, 4)))
    found = await store.undo_requests.agree("m1", 2, 1)
    assert found is not None
    assert found.agreed == (1, 3, 4)
    assert await store.undo_requests.pending("m1") == found
    assert await store.undo_requests.drop("m1", 2)
    assert not await store.undo_requests.drop("m1", 2)
    assert await store.undo_requests.agree("m1", 2, 1) is None
    assert await store.undo_requests.ask(rival, 2) == rival


async def test_a_wish_to_go_back_lapses_with_the_next_move(store: Store) -> None:
    await house(store)
    await play(store, "m1", 1)
    await store.undo_requests.ask(UndoRequest(match="m1", entry=1, seat=0, back_to=0, at=NOON), 1)
    await play(store, "m1", 2)
    assert await store.undo_requests.pending("m1") is None
    assert await store.undo_requests.agree("m1", 1, 1) is None
    assert (
        await store.undo_requests.ask(UndoRequest(match="m1", entry=1, seat=1, back_to=0, at=NOON), 1) is None
    )
    newer = UndoRequest(match="m1", entry=2, seat=1, back_to=0, at=NOON)
    assert await store.undo_requests.ask(newer, 2) == newer
    await store.entries.append(entry("m1", 3, kind="clock"), playing(0))
    assert await store.undo_requests.pending("m1") == newer
    assert await store.undo_requests.ask(newer, 2) is None, "the match has more entries than he knows of"
    await store.entries.append(entry("m1", 4, kind="ended"), Change(status="ended"))
    assert await store.undo_requests.pending("m1") is None
    assert await store.undo_requests.ask(newer, 4) is None


async def test_a_notice_is_claimed_by_one_until_it_is_done(store: Store, url: str) -> None:
    await house(store)
    for number in (1, 2):
        waiting = Notice(match="m1", number=number, account="bob", body={"turn": number}, due=NOON + number)
        await store.entries.append(entry("m1", number), playing(1, notices=(waiting,)))
    assert await store.notices.claim(NOON, NOON + 100) == ()
    async with await open_store(url) as other:
        claims = await asyncio.gather(
            *(sender.notices.claim(NOON + 5, NOON + 100) for sender in (store, other) * 5)
        )
    (claimed,) = filter(None, claims)
    first, second = claimed
    assert first == Notice(match="m1", number=1, account="bob", body={"turn": 1}, due=NOON + 100, attempts=1)
    await store.notices.done(first)
    await store.notices.failed(second, NOON + 500, "503 from the other\0side")
    assert await store.notices.claim(NOON + 499, NOON + 999) == ()
    (again,) = await store.notices.claim(NOON + 500, NOON + 999)
    assert (again.number, again.attempts, again.problem) == (2, 2, "503 from the other side")
    assert await store.notices.claim(NOON + 500, NOON + 999) == ()
    (left_behind,) = await store.notices.claim(NOON + 999, NOON + 2000)
    assert (left_behind.number, left_behind.attempts) == (2, 3)


async def test_few_notices_are_claimed_at_a_time(store: Store) -> None:
    await house(store)
    both = tuple(Notice(match="m1", number=1, account=name, due=NOON) for name in ("ada", "bob"))
    await store.entries.append(entry("m1", 1), playing(0, 1, notices=both))
    assert [notice.account for notice in await store.notices.claim(NOON, NOON + 9, limit=1)] == ["ada"]
    assert [notice.account for notice in await store.notices.claim(NOON, NOON + 9, limit=1)] == ["bob"]


async def test_a_notice_comes_of_itself_too_and_once(store: Store) -> None:
    await house(store)
    await play(store, "m1", 1, 2)
    late = Notice(match="m1", number=2, account="ada", body={"event": "time"}, due=NOON)
    for _ in range(2):
        await store.notices.add(late)
    assert await store.notices.claim(NOON, NOON + 9) == (
        Notice(match="m1", number=2, account="ada", body={"event": "time"}, due=NOON + 9, attempts=1),
    )

"""Accounts, sessions and tokens."""

import asyncio
import contextlib

import pytest

from kesselhaus.store import ApiToken, Seat, Session, Store, Table, Unfit, Unknown
from tests.store.house import NOON, account, house, match, people, seats

pytestmark = pytest.mark.anyio


async def test_an_account_is_read_as_it_was_written(store: Store) -> None:
    ada = account(
        "a1",
        name="Ada",
        password="$argon2id$v=19$…",
        settings={"sound": False, "theme": "dark", "list": [1, 2.5, None, "ü"]},
        webhook="https://example.org/hook",
    )
    assert await store.accounts.add(ada)
    assert await store.accounts.get("a1") == ada
    assert await store.accounts.get("a2") is None


async def test_a_name_is_taken_in_whatever_case(store: Store) -> None:
    straße = account("a1", name="Straße")
    assert await store.accounts.add(straße)
    for spelling in ("Straße", "STRASSE", "straße", " strasse"):
        assert await store.accounts.by_name(spelling) == straße
        assert not await store.accounts.add(account("a2", name=spelling))
    assert await store.accounts.by_name("Strase") is None
    assert await store.accounts.add(account("a2", name="Strase"))


async def test_a_guest_is_found_by_no_name_and_can_become_somebody(store: Store) -> None:
    await people(store, "guest", "other")
    guest = await store.accounts.get("guest")
    assert guest is not None
    assert guest.is_guest
    assert await store.accounts.by_name("Guest") is None
    assert await store.accounts.keep("guest", "Grace", "hash")
    assert not await store.accounts.keep("other", "GRACE", "another hash")
    assert not await store.accounts.keep("guest", "grace", "new hash"), "only a guest is given a password so"
    kept = await store.accounts.by_name("grace")
    assert kept is not None
    assert (kept.id, kept.name, kept.password, kept.is_guest) == ("guest", "Grace", "hash", False)
    assert kept.display == "Grace"


async def test_of_many_who_want_one_name_one_gets_it(store: Store) -> None:
    names = [f"guest{number}" for number in range(20)]
    await people(store, *names)
    won = await asyncio.gather(*(store.accounts.keep(name, "Ada", "hash") for name in names))
    assert sum(won) == 1
    ada = await store.accounts.by_name("ada")
    assert ada is not None
    assert ada.id == names[won.index(True)]


async def test_a_name_changes_at_all_tables_and_in_what_was_said(store: Store) -> None:
    await house(store)
    await store.matches.create(
        match("hot"), [Seat(match="hot", seat=seat, account="ada", name=f"Ada {seat + 1}") for seat in (0, 1)]
    )
    await store.matches.create(
        match("m2"), [Seat(match="m2", seat=0, account="ada", name="Ada"), *seats("m2", None, "bob")[1:]]
    )
    await store.chat.say("m1", "ada", "Ada", "hello", NOON)
    with contextlib.closing(store.listen()) as news:
        assert await store.accounts.rename("ada", "Grace")
        told = {(await anext(news)).match for _ in range(3)}
    assert told == {"m1", "hot", "m2"}
    assert [seat.name for seat in (await table_of(store, "hot")).seats] == ["Grace 1", "Grace 2"]
    assert [seat.name for seat in (await table_of(store, "m2")).seats] == ["Grace", "bob"]
    assert [said.name for said in await store.chat.after("m1")] == ["Grace"]
    grace = await store.accounts.get("ada")
    assert grace is not None
    assert (grace.display, grace.name) == ("Grace", None)
    assert await store.accounts.keep("ada", "Countess", "hash")
    assert [seat.name for seat in (await table_of(store, "hot")).seats] == ["Countess 1", "Countess 2"]
    assert await store.accounts.add(account("eve", name="Eve"))
    assert not await store.accounts.rename("ada", "EVE")
    assert await store.accounts.rename("ada", "countess")
    with pytest.raises(Unknown):
        await store.accounts.rename("nobody", "Eve")


async def table_of(store: Store, id: str) -> Table:
    found = await store.matches.table(id)
    assert found is not None
    return found


async def test_a_new_password_ends_other_sessions_and_all_tokens(store: Store) -> None:
    for id in ("ada", "bob"):
        assert await store.accounts.add(account(id, name=id, password=f"{id}'s hash"))
        for number in (1, 2):
            await store.sessions.begin(
                Session(hash=b"%b%d" % (id.encode(), number), account=id, created=1, seen=1)
            )
        await store.api_tokens.add(ApiToken(hash=id.encode(), account=id, label="x", created=1))
    assert not await store.accounts.change_password("ada", "wrong hash", "new", b"ada1")
    for unfit, why in (
        ("x" * 501, "The password hash has 501 characters"),
        ("", "The password hash is empty"),
    ):
        with pytest.raises(Unfit, match=why):
            await store.accounts.change_password("ada", "ada's hash", unfit, b"ada1")
    assert len(await store.sessions.of("ada")) == 2
    assert await store.accounts.change_password("ada", "ada's hash", "new", b"ada1")
    assert [session.hash for session in await store.sessions.of("ada")] == [b"ada1"]
    assert await store.api_tokens.of("ada") == ()
    assert (len(await store.sessions.of("bob")), len(await store.api_tokens.of("bob"))) == (2, 1)


async def test_who_goes_leaves_no_name_behind(store: Store) -> None:
    await people(store, "ada", "bob")
    for id, who, more in (
        ("alone", ("ada", None), {"status": "playing"}),
        ("waiting", ("ada", "bob"), {"status": "open"}),
        ("over", ("bob", "ada"), {"status": "over", "host": "bob"}),
    ):
        assert await store.matches.create(match(id, **{"host": "ada", **more}), seats(id, *who))
        await store.chat.say(id, "ada", "Ada", "hello", NOON)
    await store.chat.say("over", "bob", "Bob", "well played", NOON)
    await store.seen.saw("ada", "over", 1)
    assert await store.accounts.keep("ada", "Ada", "hash")
    await store.sessions.begin(Session(hash=b"s", account="ada", created=1, seen=1))
    await store.farewell.forget("ada")
    assert await store.matches.table("alone") is None
    waiting, over = await table_of(store, "waiting"), await table_of(store, "over")
    assert (waiting.match.host, [seat.account for seat in waiting.seats]) == ("bob", [None, "bob"])
    assert [(seat.account, seat.name) for seat in over.seats] == [("bob", "bob"), ("ada", "")]
    assert [(said.name, said.text) for said in await store.chat.after("over")] == [
        ("", "hello"),
        ("Bob", "well played"),
    ]
    gone = await store.accounts.get("ada")
    assert gone is not None
    assert (gone.name, gone.password, gone.display, gone.settings, gone.webhook) == (None, None, "", {}, None)
    assert await store.sessions.find(b"s") is None
    assert await store.seen.last("ada", "over") == 0
    assert await store.accounts.add(account("new", name="Ada")), "the name is free again"


async def test_changes_leave_name_and_password(store: Store) -> None:
    await store.accounts.add(account("a1", name="Ada", password="hash"))
    changed = account(
        "a1",
        display="Countess",
        name="Countess",
        language="de",
        settings={"x": 1},
        webhook="https://x.example",
    )
    await store.accounts.change(changed)
    found = await store.accounts.get("a1")
    assert found == account(
        "a1",
        name="Ada",
        password="hash",
        language="de",
        settings={"x": 1},
        webhook="https://x.example",
    )
    with pytest.raises(Unknown, match="no account 'a9'"):
        await store.accounts.change(account("a9"))


UNFIT: list[tuple[dict[str, object], str]] = [
    ({"display": "x" * 41}, "The name has 41 characters; at most 40 are kept."),
    ({"display": "  "}, "The name is empty."),
    ({"display": "a\0b"}, "The name contains a null character."),
    ({"display": "a\ud800"}, "The name contains half a character at place 2."),
    ({"name": "y" * 41}, "The name has 41 characters"),
    ({"webhook": "https://" + "x" * 500}, "The webhook has 508 characters"),
    ({"settings": {"x": "y" * 16_000}}, "The settings takes 16008 bytes"),
    ({"settings": {"x": object()}}, "The settings cannot be written as JSON"),
    ({"settings": {"x": "\ud800"}}, "The settings cannot be written as JSON"),
]


async def test_what_is_unfit_is_refused_with_a_sentence(store: Store) -> None:
    for fields, why in UNFIT:
        with pytest.raises(Unfit, match=why):
            await store.accounts.add(account("a1", **fields))
    assert await store.accounts.get("a1") is None


async def test_odd_ids_find_nothing_or_are_refused(store: Store) -> None:
    assert await store.accounts.get("'; DROP TABLE accounts; --") is None
    with pytest.raises(Unfit, match="null character"):
        await store.accounts.get("\0")


async def test_a_session_lives_until_it_is_ended(store: Store) -> None:
    await people(store, "ada", "bob")
    first = Session(hash=b"\0\x01", account="ada", created=NOON, seen=NOON)
    second = Session(hash=b"\xff", account="ada", created=NOON, seen=NOON + 5)
    other = Session(hash=b"bob", account="bob", created=NOON, seen=NOON)
    for session in (first, second, other):
        await store.sessions.begin(session)
    ada = account("ada")
    assert await store.sessions.find(b"\0\x01") == (first, ada)
    assert await store.sessions.of("ada") == (second, first)
    await store.sessions.touch(b"\0\x01", NOON + 9)
    await store.sessions.touch(b"\0\x01", NOON + 8)
    found = await store.sessions.find(b"\0\x01")
    assert found is not None
    assert found[0].seen == NOON + 9
    assert await store.sessions.end(b"\xff")
    assert not await store.sessions.end(b"\xff")
    assert await store.sessions.find(b"\xff") is None
    await store.sessions.begin(second)
    assert await store.sessions.end_all("ada", but=b"\0\x01") == 1
    assert await store.sessions.end_all("ada") == 1
    assert await store.sessions.find(b"bob") == (other, account("bob"))
    assert await store.sessions.end_unseen(NOON) == 0
    assert await store.sessions.end_unseen(NOON + 1) == 1


async def test_a_session_of_nobody_is_refused(store: Store) -> None:
    with pytest.raises(Unknown, match="not there"):
        await store.sessions.begin(Session(hash=b"x", account="nobody", created=NOON, seen=NOON))


async def test_a_token_is_found_used_and_revoked_by_its_owner(store: Store) -> None:
    await people(store, "ada", "bob")
    token = ApiToken(hash=b"t1", account="ada", label="my robot", created=NOON)
    later = ApiToken(hash=b"t2", account="ada", label="another", created=NOON + 1)
    await store.api_tokens.add(token)
    await store.api_tokens.add(later)
    assert await store.api_tokens.find(b"t1") == (token, account("ada"))
    assert await store.api_tokens.of("ada") == (later, token)
    assert await store.api_tokens.of("bob") == ()
    await store.api_tokens.touch(b"t1", NOON + 3)
    found = await store.api_tokens.find(b"t1")
    assert found is not None
    assert found[0].seen == NOON + 3
    assert not await store.api_tokens.revoke("bob", b"t1")
    assert await store.api_tokens.revoke("ada", b"t1")
    assert await store.api_tokens.find(b"t1") is None
    with pytest.raises(Unfit, match="The label has 81 characters"):
        await store.api_tokens.add(ApiToken(hash=b"t3", account="ada", label="x" * 81, created=NOON))

"""Backups of a running store, and what can be made of them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from kesselhaus.store import (
    ApiToken,
    Appended,
    BadBackup,
    Notice,
    Session,
    Store,
    StoreError,
    UndoRequest,
    WrongSchema,
    open_store,
    restore,
)
from kesselhaus.store.schema import Migration, shipped
from tests.postgres import Server
from tests.store.house import NOON, account, entry, house, match, play, playing, seats, table

pytestmark = pytest.mark.anyio


async def furnished(store: Store) -> None:
    """Something in every table."""
    await house(store)
    await store.accounts.keep("ada", "Ada", "hash")
    await store.sessions.begin(Session(hash=b"\0\xff", account="ada", created=NOON, seen=NOON))
    await store.api_tokens.add(ApiToken(hash=b"\x80", account="bob", label="robot", created=NOON))
    assert await store.matches.create(match("m2", parent="m1"), seats("m2", "ada", None), b"\0\x01\xfe")
    notice = Notice(match="m1", number=1, account="bob", body={"turn": 1}, due=NOON)
    await store.entries.append(entry("m1", 1, body="☃\0", request="r"), playing(1, notices=(notice,)))
    await store.chat.say("m1", "ada", "Ada", "Guten Tag,\n'schön'", NOON)
    await store.seen.saw("ada", "m1", 1)
    await store.undo_requests.ask(UndoRequest(match="m1", entry=1, seat=0, back_to=0, at=NOON), 1)
    await store.undo_requests.agree("m1", 1, 1)


async def contents(store: Store) -> list[object]:
    return [
        [await store.accounts.get(id) for id in ("ada", "bob")],
        await store.accounts.by_name("ADA"),
        await store.sessions.find(b"\0\xff"),
        await store.api_tokens.find(b"\x80"),
        [await store.matches.table(id) for id in ("m1", "m2")],
        [await store.matches.components(id) for id in ("m1", "m2")],
        await store.entries.after("m1"),
        await store.chat.after("m1"),
        await store.seen.last("ada", "m1"),
        await store.undo_requests.pending("m1"),
        await store.notices.claim(NOON, NOON + 1),
    ]


async def test_a_backup_is_restored_as_it_was(
    store: Store, new_url: Callable[[], str], tmp_path: Path, server: Server
) -> None:
    await furnished(store)
    file = tmp_path / "backup"
    file.write_text("an older backup")
    await store.backup(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.glob("*partial*")) == []
    expected = await contents(store)
    assert None not in expected
    for url in (new_url(), str(tmp_path / "elsewhere.db"), server.new_database()):
        await restore(url, file)
        async with await open_store(url) as restored:
            assert await contents(restored) == expected
            await play(restored, "m1", 2)


async def test_a_backup_taken_while_writing_is_of_one_moment(
    store: Store, new_url: Callable[[], str], tmp_path: Path
) -> None:
    await house(store)
    ids = [f"t{number}" for number in range(6)]
    for id in ids:
        await table(store, id)
    enough = asyncio.Event()

    async def write(id: str) -> int:
        number = 0
        while not enough.is_set():
            number += 1
            assert isinstance(await store.entries.append(entry(id, number), playing(0)), Appended)
        return number

    writers = [asyncio.ensure_future(write(id)) for id in ids]
    for count in range(3):
        await store.backup(tmp_path / f"backup-{count}")
    enough.set()
    written = dict(zip(ids, await asyncio.gather(*writers), strict=True))
    for count in range(3):
        url = new_url()
        await restore(url, tmp_path / f"backup-{count}")
        async with await open_store(url) as restored:
            for id in ids:
                found = await restored.matches.get(id)
                assert found is not None
                assert found.entries <= written[id]
                there = await restored.entries.after(id)
                assert there == tuple(entry(id, number) for number in range(1, found.entries + 1))


async def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    store: Store, new_url: Callable[[], str], tmp_path: Path
) -> None:
    await furnished(store)
    await store.backup(tmp_path / "backup")
    expected = await contents(store)
    stars = Migration(shipped()[-1].version + 1, "stars", ("ALTER TABLE accounts ADD COLUMN stars bigint",))
    newer = (*shipped(), stars)
    url = new_url()
    await restore(url, tmp_path / "backup", newer)
    async with await open_store(url, newer) as restored:
        assert await contents(restored) == expected
        await restored.backup(tmp_path / "newer")
    with pytest.raises(WrongSchema, match="The backup has schema version"):
        await restore(new_url(), tmp_path / "newer")


async def test_nothing_is_restored_over_something(store: Store, url: str, tmp_path: Path) -> None:
    await house(store)
    await store.backup(tmp_path / "backup")
    await store.close()
    with pytest.raises(WrongSchema, match="something in this database already"):
        await restore(url, tmp_path / "backup")
    async with await open_store(url) as again:
        assert await again.accounts.get("ada") == account("ada")


async def test_a_damaged_backup_leaves_nothing_behind(
    store: Store, new_url: Callable[[], str], tmp_path: Path
) -> None:
    await furnished(store)
    good, bad, url = tmp_path / "good", tmp_path / "bad", new_url()
    await store.backup(good)
    data = good.read_bytes()
    half = data[: len(data) // 2]
    for damaged in (
        b"",
        b"hello\n",
        half,
        half[: half.rfind(b"\n") + 1],
        data[: -len(half)] + b"\xff" * len(half),
    ):
        bad.write_bytes(damaged)
        with pytest.raises((BadBackup, WrongSchema)):
            await restore(url, bad)
    with pytest.raises(BadBackup, match="cannot be read"):
        await restore(url, tmp_path / "nowhere")
    await restore(url, good)
    async with await open_store(url) as restored:
        assert await contents(restored) == await contents(store)


async def test_lines_that_are_none_of_ours_are_refused(new_url: Callable[[], str], tmp_path: Path) -> None:
    file, url = tmp_path / "backup", new_url()
    head = f'{{"type":"kesselhaus backup","format":1,"schema":{shipped()[-1].version}}}\n'
    for text, why in (
        (head.replace('"format":1', '"format":2'), "format 2"),
        (head + '["pg_authid",{"id":1}]\n', "'pg_authid' that is none of ours"),
        (head + '["accounts",{"id) VALUES (1); --":1}]\n', "'accounts' that is none of ours"),
        (head + '["accounts",{"id":{"bytes":1}}]\n', "Line 2 is not part"),
        (head + '{"type":"end","rows":0}\n\n', "not whole: it does not end as it should"),
        (head + '{"type":"end","rows":3}\n', "not whole: it does not end as it should after 0 rows"),
    ):
        file.write_text(text)
        with pytest.raises(BadBackup, match=why):
            await restore(url, file)


async def test_a_backup_that_cannot_be_written_says_so(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be written: No such file or directory"):
        await store.backup(tmp_path / "nowhere" / "backup")

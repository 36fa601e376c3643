"""What visitors bring is read elsewhere: nobody who plays waits for it, whatever it is."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from kesselhaus.games import shipped_file
from kesselhaus.web.limits import Asker
from kesselhaus.web.papers import EACH
from kesselhaus.web.turns import TooMany, Turns
from kesselhaus.web.worker import Worker
from tests.web.table.site import Open, Person, Reply, play
from tests.web.table.test_trouble import hanging

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[2] / "records"
SHIPPED = shipped_file("airship_city")
WISH = [("game", "airship_city"), ("seats", 2), ("who", "me"), ("who", "me")]
LAST = SHIPPED.count(b"\n") + 1


def pids(workers: tuple[Worker, ...] | list[Worker]) -> list[int]:
    return [worker._process.pid for worker in workers if worker._process is not None]


async def lay(person: Person, components: bytes) -> Reply:
    return await person.bring("/new", WISH, {"components": components})


def refusal(reply: Reply) -> str:
    found = re.search(r'<p class="told bad" role="alert">(.*?)</p>', reply.text)
    assert found is not None
    return unescape(found[1])


@pytest.mark.parametrize(
    ("absurd", "said"),
    [
        (
            b"a" + b".a" * 1_500 + b" = 1",
            ("No name has more than 8 dots.", "Kein Name hat mehr als 8 Punkte."),
        ),
        (b"a" + b".a" * 60_000 + b" = 1", ("No line has more than", "Keine Zeile hat mehr als")),
        (b"a = " + b"[" * 900, ("nested deeper than 32 times", "tiefer als 32-mal")),
        (b"a = " + b"9" * 20, ("more than 19 digits", "mehr als 19 Stellen")),
        (b"#\n" * 200_000, ("longer than any", "länger als jede")),
    ],
)
async def test_absurd_components_are_refused_before_they_are_read(
    there: Open, absurd: bytes, said: tuple[str, str]
) -> None:
    for lang, sentence, line in (("en", said[0], "Line"), ("de", said[1], "Zeile")):
        reply = await lay(there.stranger(lang), SHIPPED + absurd)
        assert reply.status == 400
        assert sentence in refusal(reply)
        assert f"{line} {LAST}: " in refusal(reply) or absurd[:1] == b"#"


@pytest.mark.parametrize(
    ("absurd", "said"),
    [
        (b"[" * 1_500, ("Line 2: Nothing is nested deeper", "Zeile 2: Nichts ist tiefer")),
        (b"1" * 20, ("Line 2: No number has more", "Zeile 2: Keine Zahl hat mehr")),
    ],
)
async def test_absurd_records_are_refused_before_they_are_read(
    there: Open, absurd: bytes, said: tuple[str, str]
) -> None:
    for lang, sentence in zip(("en", "de"), said, strict=True):
        reply = await there.stranger(lang).bring("/import", files={"record": b'{"answers":\n' + absurd})
        assert reply.status == 400
        assert sentence in unescape(reply.text)


async def test_reading_that_hangs_is_given_up_and_holds_up_nobody(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben", "de")
    table = await there.lay(anna, "me me")
    assert (await lay(ben, SHIPPED)).status == 303
    readers, owners = there.house.workers.readers, there.house.workers.owners
    before = pids(owners)
    there.house.papers.patience = 1.0
    with hanging(readers[0]):
        waiting = asyncio.create_task(lay(ben, SHIPPED))
        await play([anna], table, 1)
        assert (await anna.get(f"/t/{table.id}")).status == 200
        assert not waiting.done()
        reply = await waiting
    there.house.papers.patience = 20.0
    assert reply.status == 400
    assert "hat zu lange gedauert" in refusal(reply)
    assert pids(owners) == before
    assert (await lay(ben, SHIPPED)).status == 303


async def test_many_records_at_once_hold_up_nobody_who_plays(there: Open) -> None:
    record = (RECORDS / "steamopolis-3p.json").read_bytes()
    anna, ben = await there.person("Anna"), await there.person("Ben", "de")
    table = await there.lay(anna, "me me")
    await play([anna], table, 1)
    owners = there.house.workers.owners
    before = pids(owners)
    imports = [asyncio.create_task(ben.bring("/import", files={"record": record})) for _ in range(12)]
    await asyncio.sleep(0)
    await play([anna], table, 3)
    assert (await anna.get(f"/t/{table.id}")).status == 200
    assert sum(not done.done() for done in imports) >= EACH - 1, "nobody had to wait for the records"
    replies = [await done for done in imports]
    assert pids(owners) == before
    assert sorted(reply.status for reply in replies) == [303] * EACH + [429] * (12 - EACH)
    for reply in replies:
        if reply.status == 429:
            seconds = int(reply.headers["retry-after"])
            assert f"versuche es in {seconds} Sekunden noch einmal" in reply.text
        else:
            assert (await ben.get(reply.headers["location"])).status == 200


async def test_an_address_with_many_visitors_has_a_limit_too() -> None:
    turns = Turns(["room"], each=2, address=3, house=5)

    async def wish(name: str, network: str = "here") -> None:
        async with turns.turn(Asker(name, network)):
            pass

    async with turns.turn(Asker("a", "here")):
        waiting = [asyncio.create_task(wish("a")), asyncio.create_task(wish("b"))]
        await asyncio.sleep(0)
        for name in ("a", "c"):
            with pytest.raises(TooMany):
                await wish(name)
        waiting += [asyncio.create_task(wish(name, "there")) for name in "cc"]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await wish("d", "elsewhere")
        waiting[1].cancel()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(each) for each in ended] == [type(None), asyncio.CancelledError, type(None), type(None)]
    assert turns.wishes == 0
    await wish("d")


async def test_everybody_is_served_once_before_anybody_is_served_twice() -> None:
    turns, served = Turns(["room"], each=9, address=9, house=9), list[str]()

    async def wish(name: str) -> None:
        async with turns.turn(Asker(name, name)):
            served.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*map(wish, ["a", "a", "a", "a", "b", "b", "c"]))
    assert served == ["a", "b", "c", "a", "b", "a", "a"]

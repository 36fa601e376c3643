"""Examples of a rulebook on the site: figures drawn when somebody reads there, and boards to play on."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest

from kesselhaus.web.live import LiveTable
from tests.postgres import Server
from tests.web.table.site import LONGEST, Open, Person, opened

pytestmark = pytest.mark.anyio
GAME = "airship_city"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def there(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Open]:
    """On both databases: a table that begins in the midst has entries like any other."""
    server = Server() if request.param == "postgresql" else None
    try:
        at = tmp_path_factory.mktemp("house") / "house.db" if server is None else server.new_database()
        async with opened(at) as house:
            yield house
    finally:
        if server is not None:
            server.remove()


async def began(there: Open, person: Person, example: str) -> LiveTable:
    reply = await person.post(f"/rules/{GAME}/examples/{example}")
    assert reply.status == 303, reply.text
    if "set-cookie" in reply.headers:
        person.cookies = reply.headers["set-cookie"].partition(";")[0]
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    return table


async def test_a_guest_plays_an_example_against_bots(there: Open) -> None:
    guest = there.stranger("de")
    table = await began(there, guest, "EX-8")
    assert table.match.visibility == "private"
    assert [seat.bot for seat in table.seats] == [None, "easy", "easy"]
    assert (await guest.get(f"/t/{table.id}")).status == 200
    account = table.seats[0].account
    assert account is not None
    entries = table.version
    reply = await guest.send(f"/t/{table.id}/answer", version=entries, seat=0, option=0, live=1)
    assert reply.status == 200, reply.text
    async with asyncio.timeout(LONGEST):
        while table.version < entries + 3 or table.match.waiting != (0,):
            await asyncio.sleep(0.005)
    assert await there.house.store.lists.played(account, GAME) == 0


async def test_an_example_of_the_end_waits_for_its_player(there: Open) -> None:
    """Nothing is answered by itself there, or the match would be over before one has looked."""
    ada = await there.person("Ada")
    table = await began(there, ada, "EX-15")
    assert table.match.waiting == (2,)
    assert table.seats[2].account == table.match.host
    reply = await ada.send(
        f"/t/{table.id}/answer", version=table.version, seat=2, option=0, confirmed=1, live=1
    )
    assert reply.status == 200, reply.text
    assert table.match.status == "over"
    assert await there.house.store.lists.played(table.match.host, GAME) == 0, "it is no first match"


async def test_what_there_is_not_is_refused_with_a_sentence(there: Open) -> None:
    ada = await there.person("Ada", "de")
    reply = await ada.post(f"/rules/{GAME}/examples/EX-999")
    assert reply.status == 404
    assert "Ein solches Beispiel gibt es in diesem Regelbuch nicht." in reply.text
    assert (await ada.post("/rules/chess/examples/EX-1")).status == 404
    assert (await ada.get(f"/rules/{GAME}/examples/EX-8")).headers["location"] == f"/rules/{GAME}#EX-8"
    assert (await ada.get(f"/rules/{GAME}/figures/999?lang=de")).status == 404


async def test_it_is_bounded_like_any_table_that_is_laid(there: Open) -> None:
    eve = await there.person("Eve")
    replies = [await eve.post(f"/rules/{GAME}/examples/EX-6") for _ in range(25)]
    assert {reply.status for reply in replies} == {303, 429}


async def test_the_boards_of_a_figure_come_when_they_are_asked_for(there: Open) -> None:
    ada = await there.person("Ada")
    page = (await ada.get(f"/rules/{GAME}")).text
    assert page.count('class="example"') >= 24
    assert "citysvg" not in page, "the page is light"
    where = re.search(r'id="EX-18"[^>]*data-figure="([^"]*)"', page)
    assert where is not None
    html = (await ada.get(where[1].replace("&amp;", "&"))).data["html"]
    assert re.findall(r'class="when">(\w+)<', html) == ["Before", "Then", "After"]
    assert html.count("citysvg") == 3
    assert "<s>Row 4 to the left</s>" in html

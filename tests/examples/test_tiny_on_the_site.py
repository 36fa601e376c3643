"""The tiny game on the site, with rules only: box, rulebook, table, a bot, replay, result, what-if."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kesselhaus import games
from kesselhaus.web.live import LiveTable
from tests.examples.shelf import TINY
from tests.games.looking import Sound
from tests.web.table.site import Open, Person, asked, opened, play, version_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


async def over(people: list[Person], table: LiveTable) -> None:
    """Played to the end: everybody shovels twice, then leaves."""
    for move in range(60):
        if table.match.status != "playing":
            return
        await play(people, table, 1, option=2 if move % 6 < 4 else 3)
    raise AssertionError("it does not end")


async def test_its_box_rulebook_and_form_are_there(there: Open) -> None:
    anna = await there.person("Anna", "de")
    home = await anna.get("/")
    assert f'<symbol id="cover-{TINY}"' in home.text
    assert "Overpressure" in home.text
    book = await anna.get(f"/rules/{TINY}")
    assert 'id="OP-5"' in book.text
    assert "/summary/" not in book.text
    assert (await anna.get(f"/summary/{TINY}")).status == 404
    assert (await anna.get(f"/rule/{TINY}/OP-4?lang=de")).text == "Who leaves keeps the steam of this shift."
    form = await anna.get(f"/new?game={TINY}")
    assert (form.status, 'name="components"' in form.text) == (200, False)
    assert 'name="components"' in (await anna.get("/new?game=nucleum")).text


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_it_is_played_by_forms_against_a_bot(there: Open, lang: str) -> None:
    anna = await there.person("Anna <b>", lang)
    table = await there.lay(anna, "me easy", TINY)
    address = f"/t/{table.id}"
    page = await anna.get(address)
    assert {"lying", "seats", "log", "console"} <= Sound(page.text).ids.keys()
    assert "coal: 3" in page.console
    assert ("Du entscheidest: stoking" if lang == "de" else "Your choice: stoking") in page.console
    answer = {"version": version_in(page), "seat": 0, "option": 1}
    async with anna.line(f"{address}/live") as line:
        assert (await anna.post(f"{address}/answer", answer)).status == 303
        await line.letter(lambda letter: table.version > 2)
    page = await anna.get(address)
    assert re.search(r"shovelled, coal: 2, heat: \d", page.text)


async def test_it_ends_with_a_result_and_is_looked_back_at(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game=TINY)
    await over([anna, ben], table)
    assert table.match.status == "over"
    result = await anna.get(f"/t/{table.id}")
    assert all(told in result.text for told in ("Three shifts.", "Steam", "Final scores"))
    for moment in (1, table.version // 2, table.version):
        page = await anna.get(f"/t/{table.id}/replay?at={moment}")
        assert (page.status, "On the table" in page.text) == (200, True)
    record = (await anna.get(f"/t/{table.id}/record")).text
    assert (await anna.post("/import", record.encode())).status == 303


async def test_a_what_if_goes_on_where_the_match_is(there: Open) -> None:
    """The agenda of the table is written and read."""
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game=TINY)
    await play([anna, ben], table, 3)
    reply = await anna.post(f"/t/{table.id}/what-if", {"company": "alone"})
    what_if = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert what_if is not None
    assert asked(what_if) == asked(table)
    await over([anna], what_if)
    assert what_if.match.status == "over"
    assert table.match.status == "playing"


def test_the_house_itself_does_not_have_it() -> None:
    games.look_in()
    assert TINY not in games.shelf()

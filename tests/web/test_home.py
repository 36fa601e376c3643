"""The home page: what it says of one's tables, and how an invitation leads to one."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from kesselhaus.web.pages.times import shown_span
from tests.web.table.site import Open, asked, opened, play

pytestmark = pytest.mark.anyio
MINUTE = 60_000
RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


def rows(page: str) -> list[str]:
    """My tables, each as its words."""
    mine = page[page.index('id="mine"') : page.index('id="open"')]
    return [
        " ".join(unescape(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", row, flags=re.DOTALL)).split())
        for row in mine.split('<li class="row')[1:]
    ]


@pytest.mark.parametrize(
    ("lang", "where", "turn"), [("en", "Stage I · round 1 of 20", "Your turn"), ("de", "Etappe I", "Du bist")]
)
async def test_my_tables_say_where_they_are_and_whose_turn_it_is(
    there: Open, lang: str, where: str, turn: str
) -> None:
    anna = await there.person("Anna", lang)
    table = await there.lay(anna, "me me")
    await play([anna], table, 2)
    (row,) = rows((await anna.get("/")).text)
    assert where in row
    assert turn in row


async def test_where_a_clock_runs_the_time_left_is_told(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, pace="daily")
    for person, seat in ((anna, 0), (ben, 1)):
        (row,) = rows((await person.get("/")).text)
        assert ("Your turn" in row) == (asked(table) == seat)
        assert re.search(r"\d d \d+ h left", row)


async def test_who_has_won_reads_so(there: Open) -> None:
    anna = await there.person("Anna")
    await anna.bring("/import", files={"record": (RECORDS / "airship_city-2p.json").read_bytes()})
    (row,) = rows((await anna.get("/")).text)
    assert "You won just now Review" in row


@pytest.mark.parametrize(
    "form", ["{id}", " http://house/t/{id} ", "/t/{id}/", "http://house/t/{id}/replay?at=1"]
)
async def test_a_link_or_a_code_leads_to_its_table(there: Open, form: str) -> None:
    anna, ben = await there.person("Anna"), there.stranger()
    table = await there.lay(anna, "me open")
    reply = await ben.post("/invited", {"table": form.format(id=table.id)})
    assert reply.status == 303
    assert reply.headers["location"] == f"/t/{table.id}"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "There is no table"), ("de", "gibt es keinen Tisch")])
async def test_a_link_that_leads_nowhere_is_said_so_on_the_same_page(
    there: Open, lang: str, sentence: str
) -> None:
    anna, ben = await there.person("Anna"), there.stranger(lang)
    hidden = await there.lay(anna, "me me", visibility="private")
    for text in ("nothing", "", f"/t/{hidden.id}"):
        reply = await ben.post("/invited", {"table": text})
        assert reply.status == 404
        assert sentence in reply.text
        assert 'class="boxes"' in reply.text


@pytest.mark.parametrize(
    ("minutes", "english", "german"),
    [
        (0.9, "just now", "gerade eben"),
        (1, "for 1 min", "seit 1 min"),
        (59, "for 59 min", "seit 59 min"),
        (60, "for 1 h", "seit 1 h"),
        (60 * 24 * 3 + 5, "for 3 d", "seit 3 d"),
    ],
)
def test_spans_are_told_in_their_largest_unit(minutes: float, english: str, german: str) -> None:
    assert shown_span(int(minutes * MINUTE), "en", "since") == english
    assert shown_span(int(minutes * MINUTE), "de", "since") == german

"""The shelf: told as data by a worker. What is half written is left off, and takes down nobody."""

import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import kesselhaus
from kesselhaus import games
from kesselhaus.art.html import Html, escape
from kesselhaus.art.phrases import Person
from kesselhaus.languages import LANGUAGES
from kesselhaus.store import Seat, StoredMatch
from kesselhaus.web.texts import say
from kesselhaus.web.worker import Worker
from kesselhaus.workers.shelf import shelf
from tests.web.table.site import Open, opened
from tests.web.unfinished import FOLDER

pytestmark = pytest.mark.anyio

HALF_WRITTEN = {
    "blank": "",
    "broken": "import kesselhaus.games.nothing_of_that_name",
    "kettle": "from tests.kettle import GAME",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Open]:
    for name, text in HALF_WRITTEN.items():
        folder = tmp_path / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(text)
    (tmp_path / "games" / "kettle" / "words.py").write_text("import kesselhaus.words_of_nobody")
    monkeypatch.setenv(FOLDER, str(tmp_path / "games"))
    monkeypatch.setattr(Worker, "program", "tests.web.unfinished")
    with caplog.at_level(logging.WARNING):
        async with opened(tmp_path / "house.db") as house:
            yield house


async def test_a_half_written_game_is_left_off_and_the_log_says_why(
    there: Open, caplog: pytest.LogCaptureFixture
) -> None:
    assert list(there.house.shelf.games) == list(games.shelf())
    lines = [record.getMessage() for record in caplog.get_records("setup")]
    said = {line.split()[0]: line for line in lines if "left off the shelf" in line}
    assert said.keys() == HALF_WRITTEN.keys()
    assert "GAME" in said["blank"]
    assert "nothing_of_that_name" in said["broken"]
    assert "words_of_nobody" in said["kettle"]


async def test_every_page_answers_beside_a_half_written_game(there: Open) -> None:
    anna = await there.person("Anna")
    for path in ("/", "/new", "/new?game=nucleum", "/rules", "/rules/nucleum", "/api/games"):
        page = await anna.get(path)
        assert (page.status, "kettle" in page.text) == (200, False), path
    for path in ("/new?game=kettle", "/rules/kettle", "/components/kettle", "/rule/kettle/K-1?lang=en"):
        assert (await anna.get(path)).status == 404, path
    assert (await anna.send("/play/kettle")).status == 404
    table = await there.lay(anna, "me easy")
    assert (await anna.get(f"/t/{table.id}")).status == 200


async def test_a_match_of_a_game_that_is_put_away_is_kept_and_says_so(there: Open) -> None:
    anna = await there.person("Anna")
    assert anna.account is not None
    match = StoredMatch(
        id="old",
        game="kettle",
        seats=2,
        variants=(),
        edition="gone",
        rules_version=1,
        automatic=True,
        visibility="open",
        status="playing",
        host=anna.account.id,
        waiting=(1,),
        created=1,
        updated=1,
    )
    seats = [
        Seat(match="old", seat=0, account=anna.account.id, name="Anna"),
        Seat(match="old", seat=1, bot="easy", name="Bot"),
    ]
    await there.house.store.matches.create(match, seats)
    await there.house.hall.stand_ins.resume()
    home = await anna.get("/")
    assert (home.status, "/t/old" in home.text) == (200, True)
    for path in ("/t/old", "/t/old/replay", "/t/old/components"):
        page = await anna.get(path)
        assert page.status == 404
        assert any(say("put_away", lang) in page.text for lang in LANGUAGES)
    assert (await anna.get("/t/older")).status == 404


def test_the_web_process_loads_no_game_and_no_bot() -> None:
    """Without asking the linter: what is there after the site was imported."""
    look = [sys.executable, "-c", "import sys, kesselhaus.web.app; print(*sys.modules)"]
    loaded = subprocess.run(look, capture_output=True, text=True, check=True).stdout.split()
    assert "kesselhaus.web.app" in loaded
    for room in ("kesselhaus.games.", "kesselhaus.bots", "kesselhaus.workers"):
        assert not [name for name in loaded if name.startswith(room)]


@pytest.mark.parametrize("key", games.shelf())
def test_a_layout_puts_regions_where_the_game_puts_them(key: str) -> None:
    table, match = games.table(key), kesselhaus.new_match(key, seed=1)
    people = [Person(colour, colour) for colour in match.game.colours(match.state)]
    regions = {name: Html("<i>") + escape(name) for name in table.draw(match.view(0), people, "en")}
    told = shelf().game(key).laid_out(regions, Html("<b>console</b>"), Html("<b>log</b>"))
    assert told == table.body(regions, Html("<b>console</b>"), Html("<b>log</b>"))

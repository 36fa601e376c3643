"""A match with components of its own goes from one house to another in one file, on both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import kesselhaus
from kesselhaus.cli import main
from kesselhaus.engine import record
from kesselhaus.games import shipped_file
from kesselhaus.workers.open_match import OpenMatch
from tests.postgres import Server
from tests.web.api.program import program
from tests.web.table.site import opened, play

pytestmark = pytest.mark.anyio

OWN = {
    "airship_city": (b"[constants.start_gold]\nvalue = 2", b"[constants.start_gold]\nvalue = 3"),
    "planet_steam": (b"[pieces.tank]\ncount = 35", b"[pieces.tank]\ncount = 36"),
}


def own(game: str) -> bytes:
    old, new = OWN[game]
    assert old in shipped_file(game)
    return shipped_file(game).replace(old, new)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def new_db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    if request.param == "sqlite":
        yield lambda name: str(tmp_path / name)
        return
    server = Server()
    yield lambda _: server.new_database()
    server.remove()


async def test_a_match_goes_on_in_another_house(new_db: Callable[[str], str]) -> None:
    async with opened(new_db("a.db")) as here:
        anna, ben = await here.person("Anna"), await here.person("Ben")
        table = await here.table_for(anna, ben, components=own("airship_city"))
        await play([anna, ben], table, 9)
        kept = await anna.get(f"/t/{table.id}/record")
        earlier = await anna.get(f"/t/{table.id}/record?at=4")
        assert kept.status == earlier.status == 200
        true = OpenMatch(table.setup)
        true.take(table.acts)
    async with opened(new_db("b.db")) as there:
        eve = there.stranger("de")
        brought = await eve.bring("/import", files={"record": kept.text.encode()})
        assert brought.status == 303, brought.text
        eve.cookies = brought.headers["set-cookie"].split(";")[0]
        laid = await there.house.hall.table(brought.headers["location"].split("/")[2])
        assert laid is not None
        assert laid.setup.components == own("airship_city")
        assert laid.match.edition == table.match.edition
        again = OpenMatch(laid.setup)
        again.take(laid.acts)
        assert again.match.state == true.match.state
        assert again.match.log == true.match.log
        assert "andere Ausgabe" in (await eve.get(f"/t/{laid.id}")).text
        assert (await eve.get(f"/t/{laid.id}/record")).text == kept.text
        await play([eve], laid, 3)
        assert (await eve.bring("/import", files={"record": earlier.text.encode()})).status == 303


async def test_the_api_takes_such_a_record_too(tmp_path: Path) -> None:
    async with opened(tmp_path / "house.db") as there:
        ada, bob = await program(there, "Ada"), await program(there, "Bob", "de")
        text = own("airship_city").decode()
        wish = {"game": "airship_city", "seats": ["me"], "components": text}
        laid = (await ada.post("/tables", wish))["id"]
        kept = await ada.get(f"/tables/{laid}/record")
        assert (kept["format"], kept["components"]) == (2, wish["components"])
        brought = (await bob.post("/records", kept))["id"]
        view = await bob.get(f"/tables/{brought}")
        assert view["state"] == (await ada.get(f"/tables/{laid}"))["state"]
        edition = view["table"]["edition"]
        assert (edition["shipped"], edition["changed"]) == (False, 1)
        assert edition["text"] == f"andere Ausgabe {view['edition'][:8]}, 1 Wert geändert"
        mine = await bob.get("/tables?list=mine")
        assert [each["edition"] for each in mine["tables"]] == [edition]
        shown = await bob.get(f"/tables/{brought}/components")
        assert shown["components"] == wish["components"]
        assert shown["differences"] == [{"where": "constants.start_gold.value", "shipped": 2, "here": 3}]
        for components, said in (("[constants", "Zeile 1"), (None, "played with edition")):
            broken = {**kept, "components": components}
            refused = await bob.refused(409, "/records", msgspec.json.encode(broken))
            assert refused["refusal"].startswith("Das ist keine Aufzeichnung")
            assert said in refused["refusal"]
        wrong = {**wish, "components": text.replace("value = 3", 'value = "three"', 1)}
        told = await bob.refused(400, "/tables", wrong)
        assert "Zeile " in told["refusal"]
        assert told["kind"] == "unfit_components"


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_library_and_the_command_line_understand_it(game: str, tmp_path: Path) -> None:
    match = kesselhaus.new_match(game, seats=2, seed=3, components=own(game), automatic=True)
    for _ in range(12):
        assert match.question is not None
        match.answer(match.question.options[0])  # type: ignore[union-attr]
    file, out = tmp_path / "match.json", tmp_path / "table.html"
    match.save(file)
    again = kesselhaus.Match.load(file)
    assert again.state == match.state
    assert again.box.edition == match.box.edition != record.parse(kesselhaus.new_match(game).save()).edition
    assert main(["replay", str(file), "--out", str(out)]) == 0
    assert out.read_text("utf-8") == match.picture(None)

"""A third language is files and no code: the house and its games speak one that nobody has heard before, and
no English is left anywhere. It is English in other letters, so that what was forgotten shows.
"""

import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser

import msgspec
import pytest

from kesselhaus.games.nucleum.box import shipped
from kesselhaus.languages import FURTHER, look_in
from kesselhaus.web.company import BOTS
from tests.languages import made_up
from tests.web.api.program import Program, program
from tests.web.table.site import Open, Person, opened, play

pytestmark = pytest.mark.anyio
GAMES = ("airship_city", "nucleum", "planet_steam", "steamopolis", "whistle_mountain")
MOVES = 60
SPOKEN = {
    "title",
    "aria-label",
    "placeholder",
    "alt",
    "data-title",
    "data-lost",
    "data-unreachable",
    "data-cut",
}
SILENT = ("style", "script", "symbol", "kbd")
"""What is no text; titles on drawn boxes and signs on keyboards are as they are there."""
ALLOWED = re.compile(
    rf"(?i:Kesselhaus)|English|Deutsch|\b(?:{'|'.join(BOTS)})\b|"
    rf"{'|'.join(city.name for city in shipped().components.cities)}|SACHSEN|ERZGEBIRGE|BÖHMEN|\bBX\d\b|"
    r"\b(?:EN|DE|ZU|I{1,3}|IV|VI{0,3}|IX)\b|\b[A-Z]{2}-\d+[a-z]?\b|\b[A-Z]\d*\b|https?://\S+|\{\w+\}"
)
"""Names of the house, bots, cities and languages, codes of languages, numbers, rules, places, addresses."""


class Read(HTMLParser):
    """All that is read or heard of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: list[str] = []
        self._silent = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.told += [told for name, told in attrs if name in SPOKEN and told]
        if found.get("data-words"):
            self.told += msgspec.json.decode(found["data-words"] or "", type=dict[str, str]).values()
        self._silent += tag in SILENT

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in SILENT

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.told.append(data)


def english(told: list[str]) -> list[str]:
    return [
        text.strip()
        for text in told
        if re.search(r"[A-Za-z]{2,}", re.sub(r"\{\w+\}", "", ALLOWED.sub("", text)))
    ]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Open]:
    folder = tmp_path_factory.mktemp("languages")
    made_up.write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, str(folder))
        look_in(folder)
        async with opened(folder / "house.db") as house:
            yield house
    look_in()


async def page(person: Person, path: str) -> None:
    reply = await person.get(path)
    assert reply.status == 200, (path, reply.status)
    left = english(Read(reply.text).told)
    assert not left, f"{path}: {left}"
    assert f'<html lang="{made_up.CODE}"' in reply.text


async def test_the_house_speaks_it(there: Open) -> None:
    ada = await there.person("Ада", made_up.CODE)
    for path in ("/", "/new", "/rules", "/account", "/sign-in"):
        await page(ada, path)
    await page(there.stranger(made_up.CODE), "/")


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_speaks_it(there: Open, game: str) -> None:
    ada, bob = await there.person("Ада", made_up.CODE), await there.person("Боб", made_up.CODE)
    for path in (f"/new?game={game}", f"/rules/{game}"):
        await page(ada, path)
    table = await there.table_for(ada, bob, game=game)
    await play([ada, bob], table, MOVES)
    for path in (f"/t/{table.id}", f"/t/{table.id}/replay"):
        await page(ada, path)
        await page(bob, path)
    await page(there.stranger(made_up.CODE), f"/t/{table.id}")
    rule = re.findall(r'data-rule="([\w-]+)"|#([A-Z]{2}-\d+\w*)', (await ada.get(f"/t/{table.id}")).text)[0]
    told = await ada.get(f"/rule/{game}/{rule[0] or rule[1]}?lang={made_up.CODE}")
    assert told.text
    assert not english([told.text])


@pytest.mark.parametrize("game", GAMES)
async def test_the_api_speaks_it(there: Open, game: str) -> None:
    ada = await program(there, "Ада", made_up.CODE)
    table = (await ada.post("/tables", {"game": game, "seats": ["me", "me"]}))["id"]
    view = await ada.get(f"/tables/{table}?log=100")
    asked = view["question"]
    told = [asked["text"], asked["note"], *view["words"], *(line["text"] for line in view["log"])]
    assert asked["text"]
    assert not english([*told, *(option["text"] for option in asked["options"])])


async def test_refusals_speak_it(there: Open) -> None:
    """But for the names that a program uses, and what a reader of files says about a file."""
    ada = await program(there, "Ада", made_up.CODE)
    nobody = Program(there, there.stranger(made_up.CODE), lang=made_up.CODE)
    table = (await ada.post("/tables", {"game": "airship_city", "seats": ["me", "me"]}))["id"]
    asked = (await ada.get(f"/tables/{table}"))["question"]["seat"]
    path, right = f"/tables/{table}/answer", {"seat": asked, "version": 1, "request": "r", "option": 0}
    wishes: list[dict[str, object]] = [
        {"game": "chess", "seats": ["me"]},
        {"game": "airship_city", "seats": ["me"] * 9},
        {"game": "airship_city", "seats": ["easy"]},
        {"game": "airship_city", "seats": ["me"], "variants": ["x"]},
    ]
    said = [
        await nobody.refused(401, path, right),
        await ada.refused(409, path, {**right, "seat": 1 - asked}),
        await ada.refused(409, path, {**right, "version": 0}),
        await ada.refused(409, path, {**right, "option": 999}),
        await ada.refused(409, f"/tables/{table}/undo", {"seat": asked, "version": 1, "request": "u"}),
        await ada.refused(400, path, {}),
        await ada.refused(403, path, right, origin="http://elsewhere"),
        await ada.refused(404, "/tables/none"),
        await ada.refused(405, "/games", {}),
        await ada.refused(409, f"/tables/{table}?at=99999"),
        *[await ada.refused(400, "/tables", wish) for wish in wishes],
    ]
    there_is = re.compile(r"'\w+'|\w+_\w+|\b(?:city|nucleum|steamopolis)\b|Airship City")
    left = english([there_is.sub("", refused["refusal"]) for refused in said])
    assert not left, left

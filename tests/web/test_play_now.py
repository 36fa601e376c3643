"""Play now: it asks once against whom and how many, and remembers."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kesselhaus.web.company import BOTS
from tests.web.table.site import Open, Person, Reply, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


async def chosen(person: Person, game: str = "airship_city") -> tuple[str, str, bool]:
    """Strength, seats and advice as the sheet proposes them."""
    page = (await person.get(f"/play/{game}")).text
    level, seats = (
        re.findall(rf'name="{name}" value="(\w+)" checked', page)[0] for name in ("level", "seats")
    )
    return level, seats, 'name="advice" value="1" checked' in page


def remembered(reply: Reply) -> str:
    return next(part for part in re.split(r"[;,] *", reply.headers["set-cookie"]) if part.startswith("play-"))


async def test_what_was_played_is_proposed_the_next_time(there: Open) -> None:
    ada = await there.person("Ada")
    assert await chosen(ada) == ("medium", "4", True), "who hardly knows the game is given advice"
    reply = await ada.post(
        "/play/airship_city", {"level": "hard", "seats": 2, "advice": 1, "name": "Vera", "tempo": "slow"}
    )
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    assert table.advised
    assert {(seat.name, seat.bot) for seat in table.seats} == {("Ada", None), ("Vera", "hard")}
    ada.cookies += f"; {remembered(reply)}"
    assert await chosen(ada) == ("hard", "2", True)
    assert await chosen(ada, "planet_steam") == ("medium", "4", True)
    played = {"level": "easy", "seats": 2}
    ada.cookies += f"; {remembered(await ada.post('/play/nucleum', played))}"
    assert await chosen(ada, "nucleum") == ("easy", "2", False), "who has said no is not asked again"


@pytest.mark.parametrize("kept", ["queen.2.1", "hard.99.0", "..", "hard." + "9" * 400, "%00"])
async def test_what_makes_no_sense_is_as_usual(there: Open, kept: str) -> None:
    ada = await there.person("Ada")
    ada.cookies += f"; play-airship_city={kept}"
    level, seats, _ = await chosen(ada)
    assert level in ("medium", "hard")
    assert seats in ("2", "4")
    reply = await ada.post("/play/airship_city", {"level": "queen", "seats": "many", "name": "Ada"})
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    assert {seat.bot for seat in table.seats} == {None, "medium"}
    bots = [seat.name for seat in table.seats if seat.bot]
    assert len({*bots}) == 3
    assert {*bots} <= {*BOTS}


async def test_a_game_that_is_not_there_is_not_played(there: Open) -> None:
    ada = await there.person("Ada")
    assert (await ada.get("/play/chess")).status == 404
    assert (await ada.send("/play/chess")).status == 404


@pytest.mark.parametrize(("game", "opponents"), [("airship_city", 3), ("planet_steam", 4)])
async def test_as_many_opponents_are_named_as_there_can_be(there: Open, game: str, opponents: int) -> None:
    page = (await (await there.person("Ada")).get(f"/play/{game}")).text
    names = re.findall(r'name="name" value="([^"]+)"', page)
    assert len({*names}) == len(names) == opponents

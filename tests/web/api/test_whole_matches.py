"""Every game with every number of seats, played to its end by the API alone."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.engine.questions import outcome_or_option
from kesselhaus.web.limits import Limits
from tests.games.steamopolis.matches import choose
from tests.web.api.program import Program, check, program
from tests.web.table.recorded import RECORDS
from tests.web.table.site import opened

pytestmark = pytest.mark.anyio

MOST = 2000
CHECKED = 20
"""Every so many answers the reply is held against the OpenAPI document."""
TO_THE_END = 60
"""So many answers of a recorded match are left to be given where a whole one takes a thousand."""

Choose = Callable[[list[Any]], int]
COMBINATIONS = [(key, seats) for key, game in games.shelf().items() for seats in game.seats]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def player(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Program]:
    async with opened(tmp_path_factory.mktemp("house") / "house.db") as there:
        there.house.limits = Limits(off=True)
        yield await program(there, "Ada")


def last(options: list[Any]) -> int:
    """Where one may pass or end something, that is the last option: so matches are short."""
    return len(options) - 1


def eagerly(chance: Random) -> Choose:
    """As somebody plays Steamopolis who wants to come to an end."""
    kind = outcome_or_option(games.game("steamopolis").options)

    def chosen(options: list[Any]) -> int:
        legal = [msgspec.convert(choice["answer"], kind) for choice in options]
        return legal.index(choose(chance, legal))

    return chosen


async def play_on(player: Program, table: str, choose: Choose, most: int = MOST) -> Any:
    """Each question is answered as the reply to the last answer has asked it. Returns the last view."""
    view = await player.get(f"/tables/{table}")
    for number in range(most):
        if view["table"]["status"] != "playing":
            break
        version, question = view["table"]["version"], view["question"]
        if not question["options"]:
            # Where a game has secrets, who holds several seats says on which of them he sits now.
            question = (await player.get(f"/tables/{table}?seat={question['seat']}&log=0"))["question"]
        sent = {
            "seat": question["seat"],
            "version": version,
            "request": f"r{number}",
            "option": choose(question["options"]),
        }
        reply = await player.raw("POST", f"/tables/{table}/answer", msgspec.json.encode(sent), {})
        assert reply.status == 200, reply.data["refusal"]
        done = reply.data
        if number % CHECKED == 0:
            check(done, {"$ref": "#/components/schemas/Done"})
        assert done["version"] == version + 1
        view = done["table"]
    return view


async def finished(player: Program, table: str, seats: int, choose: Choose) -> None:
    view = await play_on(player, table, choose)
    assert view["table"]["status"] == "over"
    assert view["question"] is None
    assert view["result"]["winners"] is not None
    assert len(view["scores"]) == seats
    record = await player.get(f"/tables/{table}/record")
    assert record["seats"] == seats
    assert (await player.get(f"/tables/{table}?at=1"))["state"]


@pytest.mark.parametrize(("game", "seats"), COMBINATIONS)
async def test_a_whole_match_by_the_api(player: Program, game: str, seats: int) -> None:
    laid = await player.post("/tables", {"game": game, "seats": ["me"] * seats})
    if game == "steamopolis" and seats > 1:
        view = await play_on(player, laid["id"], eagerly(Random(seats)), 40)
        assert view["table"]["version"] == 41
        record = msgspec.json.decode((RECORDS / f"{game}-{seats}p.json").read_bytes())
        record["answers"] = record["answers"][:-TO_THE_END]
        laid = await player.post("/records", record)
        await finished(player, laid["id"], seats, eagerly(Random(seats)))
    else:
        await finished(player, laid["id"], seats, last)

"""Every game with every number of seats, played to its end by the API alone."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.engine.questions import Option, outcome_or_option
from kesselhaus.games.steamopolis import options
from kesselhaus.web.limits import Limits
from tests.web.api.program import Program, check, program
from tests.web.table.site import opened

pytestmark = pytest.mark.anyio

MOST = 4000
CHECKED = 20
"""Every so many answers the reply is held against the OpenAPI document."""
LIKED: dict[type[Option], float] = {
    options.BuyMachine: 2.0,
    options.BuyBanner: 2.0,
    options.PutParasite: 1.4,
    options.SetTarget: 0.2,
    options.Decline: 0.1,
    options.Done: 0.1,
    options.ForgoMarker: 0.1,
}
"""How somebody plays Steamopolis who wants to come to an end; everything else is worth 1."""

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
    """Steamopolis goes on until enough was bought: by pure chance that takes thousands of answers."""
    kind = outcome_or_option(games.game("steamopolis").options)

    def chosen(choices: list[Any]) -> int:
        liked = [
            LIKED.get(type(msgspec.convert(choice["answer"], kind)), 1.0) + chance.random()
            for choice in choices
        ]
        return liked.index(max(liked))

    return chosen


async def play_on(player: Program, table: str, choose: Choose) -> Any:
    """Each question is answered as the reply to the last answer has asked it. Returns the last view."""
    view = await player.get(f"/tables/{table}")
    for number in range(MOST):
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
        reply = await player.raw("POST", f"/tables/{table}/answer?log=0", msgspec.json.encode(sent), {})
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
    await finished(player, laid["id"], seats, eagerly(Random(seats)) if game == "steamopolis" else last)

"""What if, by somebody who only looks on: what everybody knows is taken along, and nothing else."""

from random import Random
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.protocol import Setup
from kesselhaus.workers.open_match import OpenMatch, branched
from tests.web.api.program import program
from tests.web.table.site import Open, asked, play

pytestmark = pytest.mark.anyio

GAMES = sorted(games.shelf())


async def laid(there: Open, reply: Any) -> Any:
    assert reply.status == 303, reply.text
    return await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))


def match_of(table: Any) -> Match[Any]:
    live = OpenMatch(table.setup)
    live.take(table.acts)
    return live.match


@pytest.mark.parametrize("game", GAMES)
async def test_a_spectator_goes_on_from_a_running_match(there: Open, game: str) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    eve = await there.person("Eve")
    table = await there.table_for(anna, ben, game=game)
    await play([anna, ben], table, 7)
    what_if = await laid(there, await eve.post(f"/t/{table.id}/what-if", {"company": "alone"}))
    assert what_if.match.options == {"what_if": True, "advice": True}
    true, imagined = match_of(table), match_of(what_if)
    conceal = true.game.conceal
    assert conceal(imagined.state, None) == conceal(true.state, None)
    assert what_if.match.visibility == "private"
    assert {seat.account for seat in what_if.seats} == {eve.account.id if eve.account else ""}
    version = table.version
    await play([eve], what_if, 5)
    assert what_if.version == 6
    assert table.version == version
    assert (await anna.get(f"/t/{what_if.id}")).status == 404


async def test_against_bots_a_spectator_takes_the_seat_that_is_asked(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    eve = await there.person("Eve", "de")
    table = await there.table_for(anna, ben)
    while asked(table) == 0:
        await play([anna, ben], table, 1)
    what_if = await laid(there, await eve.post(f"/t/{table.id}/what-if", {"company": "easy"}))
    assert [seat.bot for seat in what_if.seats] == ["easy", None]


async def test_a_program_that_looks_on_may_ask_too(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    await play([anna, ben], table, 4)
    eve = await program(there, "Eve")
    branch = await eve.post(f"/tables/{table.id}/what-if", {"at": table.version, "company": "alone"})
    what_if = await there.house.hall.table(branch["id"])
    true, imagined = match_of(table), match_of(what_if)
    assert true.game.conceal(imagined.state, None) == true.game.conceal(true.state, None)


async def test_a_table_that_was_ended_keeps_its_secrets(there: Open) -> None:
    """Nobody has won, so nothing was laid open: who looks on gets made-up credits, not those of seat 1."""
    anna, eve = await there.person("Anna"), await there.person("Eve")
    table = await there.lay(anna, "me me", game="planet_steam")
    await play([anna], table, 6)
    credits = tuple(player.credits for player in match_of(table).state.players)
    assert anna.account is not None
    await there.house.beside.end(table, anna.account)
    guessed = set()
    for _ in range(6):
        what_if = await laid(there, await eve.post(f"/t/{table.id}/what-if", {"company": "alone"}))
        guessed.add(tuple(player["credits"] for player in what_if.entries[0].body["origin"]["players"]))
    assert len({first for first, _ in guessed}) > 1
    assert guessed != {credits}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_does_not_show_in_a_what_if(game: str, seats: int) -> None:
    """Two tables that only the seats themselves can tell apart lead to the very same what-ifs."""
    live = OpenMatch(Setup("x", game, seats, ()))
    live.match.chance = Random(seats)
    live.match._answer_chance()
    chance, looked = Random(17), 0
    for turn in range(160):
        question = live.match.question
        if not isinstance(question, Ask):
            break
        for eyes in (None, question.seat):
            acts = [branched(_twin(live, eyes, seed), eyes, Random(turn)) for seed in (1, 2)]
            assert acts[0] == acts[1]
            again = OpenMatch(live.setup)
            again.take([acts[0]])
            assert isinstance(again.match.question, Ask)
            conceal = live.game.conceal
            if len(acts[0].since) == len(live.match.view(eyes).since) and not acts[0].answers:
                assert conceal(again.match.state, eyes) == conceal(live.match.state, eyes)
                looked += 1
        live.match.answer(chance.choice(list(question.options)))
    assert looked > 200


def _twin(live: OpenMatch, eyes: int | None, seed: int) -> OpenMatch:
    """The same match with other secrets, as far as the eyes cannot see them."""
    view, twin = live.match.view(eyes), OpenMatch(live.setup)
    for number in range(100):
        state = live.game.imagine(view.start, eyes, Random(100 * seed + number))
        try:
            twin.match = Match.at(state, live.game, since=view.since)
        except ValueError:
            continue
        seen = twin.match.view(eyes)
        if (seen.state, seen.start, seen.question) == (view.state, view.start, view.question):
            return twin
    twin.match = live.match
    return twin

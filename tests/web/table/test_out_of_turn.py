"""Asked in the turn of another: who is away does not hold up a table that is set to decline for him."""

from random import Random

import msgspec
import pytest
from msgspec import structs

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.store import Entry
from kesselhaus.web.live import LiveTable
from tests.games.steamopolis.matches import choose
from tests.web.table.site import Open, Person

pytestmark = pytest.mark.anyio


def asked_out_of_turn() -> Match[Table]:
    """A match at a moment when somebody is asked in the turn of another and may decline."""
    for seed in range(40):
        match, chance = Match(GAME, 2, chance=Random(seed)), Random(seed)
        while isinstance(match.question, Ask):
            if match.question.decline is not None:
                return match
            match.answer(choose(chance, list(match.question.options)))
    raise AssertionError("Nobody was asked out of turn.")


async def table_that_waits(there: Open, *people: Person) -> tuple[LiveTable, int]:
    """The table, and the seat that is asked out of turn."""
    match = asked_out_of_turn()
    assert isinstance(match.question, Ask)
    laid = await there.table_for(*people, game="steamopolis")
    body = {"answers": msgspec.to_builtins(match.answers)}
    waits = structs.replace(laid.match, id=f"waits-{laid.id}", waiting=(match.question.seat,), entries=0)
    seats = [structs.replace(seat, match=waits.id) for seat in laid.seats]
    entry = Entry(match=waits.id, number=1, kind="began", body=body, at=laid.match.created)
    assert await there.house.store.matches.create(waits, seats, entries=[entry])
    table = await there.house.hall.table(waits.id)
    assert table is not None
    await there.house.hall.standing(table)
    return table, match.question.seat


async def test_who_is_asked_out_of_turn_is_not_told_that_it_is_his_turn(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table, seat = await table_that_waits(there, *people)
    page = (await people[seat].get(f"/t/{table.id}")).console
    assert "You are asked" in page
    assert "Your turn" not in page


async def test_the_others_may_have_the_table_decline_for_who_is_away(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table, seat = await table_that_waits(there, *people)
    other, address = people[1 - seat], f"/t/{table.id}"
    page = (await other.get(address)).text
    assert f'action="{address}/decline"' in page
    assert f"{table.seats[seat].name} is asked out of turn and not here." in page
    async with other.line(f"{address}/live?version=0") as line:
        assert (await other.post(f"{address}/decline", {"seat": seat, "on": 1})).status == 303
        await line.letter(lambda said: said.get("version", 0) >= 3)
    assert table.declining == (seat,)
    declined = table.entries[2]
    assert (declined.kind, declined.seat) == ("answer", seat)
    assert "declines from now on" in (await other.get(address)).text


async def test_nobody_declines_for_who_is_there(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table, seat = await table_that_waits(there, *people)
    other, address = people[1 - seat], f"/t/{table.id}"
    async with people[seat].line(f"{address}/live?version=0") as line:
        await line.letter()
        assert f'action="{address}/decline" ' not in (await other.get(address)).text.partition('id="menu"')[0]
        refused = await other.send(f"{address}/decline", seat=seat, on=1)
    assert refused.status == 409
    assert table.declining == ()
    assert table.version == 1


@pytest.mark.parametrize(("lang", "told"), [("en", "Ask me again out of turn"), ("de", "wieder fragen")])
async def test_everybody_sets_it_for_himself_and_takes_it_back(there: Open, lang: str, told: str) -> None:
    people = [await there.person("Anna", lang), await there.person("Ben", lang)]
    table, seat = await table_that_waits(there, *people)
    me, address = people[1 - seat], f"/t/{table.id}"
    assert (await me.post(f"{address}/decline", {"seat": 1 - seat, "on": 1})).status == 303
    assert 1 - seat in table.declining
    assert told in (await me.get(address)).text
    assert (await me.post(f"{address}/decline", {"seat": 1 - seat, "on": 0})).status == 303
    assert not table.declining
    assert table.match.waiting == (seat,)

"""What can be watched: only with the token, and what it says is so."""

import re

import pytest
from msgspec.structs import replace

from tests.web.table.site import Open, Person, play

pytestmark = pytest.mark.anyio
TOKEN = "a token of the tests"


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"there is no {name}"
    return float(found[1])


async def shown(there: Open, person: Person) -> str:
    reply = await person.get("/metrics", authorization=f"Bearer {TOKEN}")
    assert reply.status == 200
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    return reply.text


async def test_without_a_token_there_are_no_meters(there: Open) -> None:
    stranger = there.stranger()
    assert (await stranger.get("/metrics")).status == 404
    assert (await stranger.get("/metrics", authorization="Bearer ")).status == 404
    there.house.settings = replace(there.house.settings, metrics_token=TOKEN)
    assert (await stranger.get("/metrics")).status == 404
    assert (await stranger.get("/metrics", authorization="Bearer something else")).status == 404
    assert (await stranger.get("/metrics", authorization=f"Bearer {TOKEN}")).status == 200


async def test_moves_letters_stages_and_workers_are_counted(there: Open) -> None:
    there.house.settings = replace(there.house.settings, metrics_token=TOKEN)
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    before = await shown(there, anna)
    async with ben.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        await play([anna, ben], table, 3)
        while (await line.letter()).get("version") != 4:
            pass
        after = await shown(there, anna)
        assert figure(after, "kesselhaus_lines") == 1.0
    moves = 'kesselhaus_moves_total{game="airship_city",kind="answer"}'
    assert figure(after, moves) == (figure(before, moves) if moves in before else 0) + 3
    assert figure(after, "kesselhaus_letters_total") > figure(before, "kesselhaus_letters_total")
    assert figure(after, 'kesselhaus_stage_seconds_count{stage="Redraw"}') >= 2
    assert figure(after, 'kesselhaus_stage_processor_seconds_total{stage="GiveAnswer"}') > 0
    assert figure(after, "kesselhaus_workers") >= 2
    assert figure(after, 'kesselhaus_queue{queue="bots"}') == 0


async def test_meters_tell_nothing_of_people_or_tables(there: Open) -> None:
    there.house.settings = replace(there.house.settings, metrics_token=TOKEN)
    anna = await there.person("Annabella")
    table = await there.lay(anna, "me me")
    await anna.get(f"/t/{table.id}")
    assert anna.account is not None
    text = await shown(there, anna)
    assert table.id not in text
    assert anna.account.id not in text
    assert "Annabella" not in text

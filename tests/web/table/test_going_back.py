"""Taking back beyond what one may alone: everybody else has to agree, and the log tells of it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.table.site import Open, Person, asked, opened, play
from tests.web.table.test_trouble import hanging

pytestmark = pytest.mark.anyio


async def turn_passed(there: Open) -> tuple[list[Person], str, int]:
    """Two people, and a first turn that the other has answered to."""
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people)
    first = asked(table)
    for _ in range(40):
        await play(people, table, 1)
        if asked(table) != first:
            break
    await play(people, table, 1)
    return people, table.id, first


async def test_all_others_agree_and_the_log_tells_of_it(there: Open) -> None:
    people, key, first = await turn_passed(there)
    table = await there.house.hall.table(key)
    assert table is not None
    asking, other = people[first], people[1 - first]
    back_to = table.before_last_answer_of((first,))
    async with other.line(f"/t/{key}/live?version={table.version}") as line:
        await line.letter()
        assert (await asking.send(f"/t/{key}/ask-undo")).status == 200
        letter = await line.letter(lambda said: "/agree" in said.get("regions", {}).get("affairs", ""))
        assert "Do you agree?" in letter["regions"]["affairs"]
    assert "Still to agree" in (await asking.get(f"/t/{key}")).text
    version = table.version
    assert (await asking.send(f"/t/{key}/agree", entry=version)).status == 200
    assert table.version == version, "one's own agreement is not enough"
    assert (await other.send(f"/t/{key}/agree", entry=version)).status == 200
    assert table.version == version + 1
    assert table.answers_at(table.version) == back_to
    assert asked(table) == first
    page = await other.get(f"/t/{key}")
    assert "went back to an earlier moment; everybody had agreed." in page.text
    assert 'id="affairs" role="status"></div>' in page.text


async def test_a_refusal_ends_the_wish(there: Open) -> None:
    people, key, first = await turn_passed(there)
    table = await there.house.hall.table(key)
    assert table is not None
    await people[first].send(f"/t/{key}/ask-undo")
    version = table.version
    assert (await people[1 - first].send(f"/t/{key}/refuse", entry=version)).status == 200
    late = await people[1 - first].send(f"/t/{key}/agree", entry=version)
    assert late.status == 409
    assert table.version == version


async def test_the_wish_lapses_when_somebody_moves(there: Open) -> None:
    people, key, first = await turn_passed(there)
    table = await there.house.hall.table(key)
    assert table is not None
    await people[first].send(f"/t/{key}/ask-undo")
    asked_at = table.version
    await play(people, table, 1)
    assert (await people[1 - first].send(f"/t/{key}/agree", entry=asked_at)).status == 409
    assert "/agree" not in (await people[1 - first].get(f"/t/{key}")).text


async def test_bots_agree_at_once(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me greedy")
    async with anna.line(f"/t/{table.id}/live?version=0") as line:
        for _ in range(30):
            letter = await line.letter(lambda said: said.get("mine") is True)
            seats = [entry.seat for entry in table.entries]
            if 0 in seats and 1 in seats[seats.index(0) :]:
                break
            await play([anna], table, 1)
        assert letter["mine"]
        version = table.version
        reply = await anna.send(f"/t/{table.id}/ask-undo")
        assert reply.status == 200, reply.data["refusal"]
        assert table.entries[version].kind == "undo"
        assert table.entries[version].body["agreed"] == [0]


async def test_only_who_sits_there_may_ask_and_only_for_a_moment_that_was(there: Open) -> None:
    people, key, _ = await turn_passed(there)
    stranger = await there.person("Eve")
    assert (await stranger.send(f"/t/{key}/ask-undo")).status == 409
    assert (await people[0].send(f"/t/{key}/ask-undo", at=9999)).status == 409
    assert (await people[0].send(f"/t/{key}/ask-undo", at=1)).status == 200


async def test_a_bot_that_is_asked_after_a_step_back_plays(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me easy")
    async with anna.line(f"/t/{table.id}/live?version=0") as line:
        while not any(entry.kind == "answer" and entry.seat == 1 for entry in table.entries):
            await line.letter(lambda said: said.get("mine") is True)
            await play([anna], table, 1)
        await line.letter(lambda said: said.get("mine") is True)
        moves = [entry for entry in table.entries if entry.kind in ("began", "answer")]
        before = next(moves[place - 1].number for place, entry in enumerate(moves) if entry.seat == 1)
        version = table.version
        assert (await anna.send(f"/t/{table.id}/ask-undo", at=before)).status == 200
        undone = table.entries[version]
        assert undone.kind == "undo"
        assert table.bot_asked >= undone.number, "it thinks already, not when somebody finds it waiting"
        await line.letter(lambda said: said.get("version", 0) > version + 1)
    assert (table.entries[version + 1].kind, table.entries[version + 1].seat) == ("answer", 1)


@pytest.fixture
async def alone(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    """A house in which no bot of another table asks the worker that hangs."""
    async with opened(tmp_path / "house.db") as house:
        yield house


async def test_what_all_have_agreed_on_is_done_as_soon_as_the_rules_answer(alone: Open) -> None:
    """The last agreement is stored: nobody is told that nothing was changed, nobody has to agree again."""
    there = alone
    people, key, first = await turn_passed(there)
    table = await there.house.hall.table(key)
    assert table is not None
    asking, other = people[first], people[1 - first]
    await asking.send(f"/t/{key}/ask-undo")
    version, workers = table.version, there.house.workers
    workers.patience = 0.4
    with hanging(workers.owners[0]):
        assert (await other.send(f"/t/{key}/agree", entry=version)).status == 200
    workers.patience = 20.0
    assert table.version == version
    page = (await asking.get(f"/t/{key}")).text
    assert "did not answer in time" in page
    assert (await asking.send(f"/t/{key}/retry")).status == 200
    assert (table.version, table.entries[-1].kind) == (version + 1, "undo")
    assert "did not answer in time" not in (await asking.get(f"/t/{key}")).text

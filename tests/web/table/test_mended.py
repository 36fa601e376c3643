"""A rule that is mended does not break running matches: they are shown as far as the rules of today follow
them, and go on from there if all agree.
"""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.parts.plain.words import Plain
from kesselhaus.protocol import Act, Answered, Began, Setup
from kesselhaus.web.live import LiveTable
from kesselhaus.web.tables import Tables
from kesselhaus.web.worker import Worker
from kesselhaus.workers.open_match import NotFollowed, OpenMatch
from tests import kettle
from tests.web.api.program import Program
from tests.web.mended import forbidding
from tests.web.table.site import Open, Person, asked, opened

pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parents[2] / "records" / "airship_city-2p.json"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The house is started again with the mended rule."""

    async def begin(there: Open, table: LiveTable) -> LiveTable:
        monkeypatch.setattr(Worker, "program", "tests.web.mended")
        there.house.hall.tables.close()
        await there.house.workers.stop()
        there.house.hall.tables = Tables(there.house.store, await there.house.workers.shelf())
        found = await there.house.hall.table(table.id)
        assert found is not None
        return found

    return begin


async def play_last(people: list[Person], table: LiveTable, moves: int) -> None:
    """Whoever is asked takes the last option."""
    for _ in range(moves):
        seat = asked(table)
        person = people[seat if len(people) > 1 else 0]
        key = f"/t/{table.id}"
        page = await person.get(key)
        count = max(int(part.split('"')[0]) for part in page.console.split('name="option" value="')[1:])
        sent = {"version": table.version, "seat": seat, "option": count, "confirmed": 1, "live": 1}
        assert (await person.send(f"{key}/answer", **sent)).status == 200


async def test_it_is_shown_as_far_as_it_goes(
    there: Open, later: Any, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, eve = await there.person("Anna"), await there.person("Ben", "de"), there.stranger()
    table = await there.table_for(anna, ben)
    await play_last([anna, ben], table, 14)
    answers = len(table.entries)
    table = await later(there, table)
    with caplog.at_level(logging.ERROR):
        page = await anna.get(f"/t/{table.id}")
    assert page.status == 200
    assert "begun by version 1 of the rules; today&#x27;s version 2 no longer allows answer" in page.text
    assert "did not answer in time" not in page.text
    assert f"/t/{table.id}/retry" not in page.text
    assert 'name="option"' not in page.console
    assert table.stopped is not None
    assert 1 < table.followed < answers
    assert any(
        table.id in said.message and f"answer {table.stopped.answer}" in said.message
        for said in caplog.records
        if said.levelname == "ERROR"
    )
    german = await ben.get(f"/t/{table.id}")
    assert f"erlaubt die Antwort {table.stopped.answer} nicht mehr" in german.text
    assert "Ask all to go on from here" in page.text
    assert "Alle fragen, ob es von hier weitergeht" in german.text
    assert "no longer allows answer" in (await anna.get(f"/t/{table.id}/replay")).text
    seen = await eve.get(f"/t/{table.id}")
    assert "no longer allows answer" in seen.text
    assert "/go-on" not in seen.text
    for path in ("/replay", "/replay?at=1", f"/replay?at={table.version}", "/record", "/since?from=1"):
        reply = await anna.get(f"/t/{table.id}{path}")
        assert reply.status == 200, path
        assert "did not answer in time" not in reply.text
    sent = {"version": table.version, "seat": asked(table), "option": 0, "confirmed": 1}
    refused = await [anna, ben][asked(table)].send(f"/t/{table.id}/answer", **sent)
    assert refused.status == 409
    assert table.version == answers
    assert "no longer follow it" in refused.text or "folgen ihr nicht mehr" in refused.text
    told = (await anna.get(f"/api/tables/{table.id}")).data
    assert "no longer allows answer" in told["trouble"]
    assert told["question"] is None or told["question"]["options"] == []
    supposed = await anna.post(f"/t/{table.id}/what-if", {"company": "alone"})
    assert supposed.status == 303


async def test_it_goes_on_from_there_when_all_agree(there: Open, later: Any) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await play_last([anna, ben], table, 14)
    table = await later(there, table)
    version = table.version
    async with ben.line(f"/t/{table.id}/live?version=0") as line:
        await line.letter()
        good = table.followed
        assert (await anna.send(f"/t/{table.id}/go-on")).status == 200
        letter = await line.letter(lambda said: "asks to go on" in said.get("regions", {}).get("affairs", ""))
        assert "/agree" in letter["regions"]["affairs"]
        assert table.version == version
        assert (await ben.send(f"/t/{table.id}/agree", entry=table.question)).status == 200
        await line.letter(lambda said: said.get("version") == version + 1)
    assert table.stopped is None
    assert table.entries[-1].body["kept"] == good
    await play_last([anna, ben], table, 5)
    # Started once more: what was given up stays given up.
    there.house.hall.tables.close()
    await there.house.workers.stop()
    page = await anna.get(f"/t/{table.id}")
    assert page.status == 200
    assert "no longer allows" not in page.text
    assert "everybody agreed to go on from here" in page.text
    again = await there.house.hall.table(table.id)
    assert again is not None
    assert again.version == version + 6
    await play_last([anna, ben], again, 1)


async def test_who_plays_alone_decides_alone(there: Open, later: Any) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play_last([anna], table, 14)
    table = await later(there, table)
    page = await anna.get(f"/t/{table.id}")
    assert "Go on from here" in page.text
    assert anna.account is not None
    token = await there.house.people.new_api_token(anna.account, "tests")
    await Program(there, there.stranger(), token).post(f"/tables/{table.id}/go-on")
    assert table.stopped is None
    await play_last([anna], table, 3)


async def test_a_wish_to_go_back_elsewhere_is_none_to_go_on(there: Open, later: Any) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play_last([anna], table, 14)
    table = await later(there, table)
    await anna.get(f"/t/{table.id}")
    refused = await anna.send(f"/t/{table.id}/ask-undo", at=2)
    assert refused.status == 409
    assert table.version == 15


async def test_a_match_that_is_over_keeps_its_result(there: Open, later: Any) -> None:
    anna = await there.person("Anna")
    laid = await anna.bring("/import", files={"record": RECORD.read_bytes()})
    key = laid.headers["location"].split("/")[2]
    table = await there.house.hall.table(key)
    assert table is not None
    before = table.match
    assert before.status == "over"
    table = await later(there, table)
    page = await anna.get(f"/t/{key}")
    assert page.status == 200
    assert table.stopped is not None
    assert table.match == before
    assert "Its result stands" in page.text
    assert all(str(score) in page.text for score in before.result["scores"])
    assert (await anna.get(f"/t/{key}/replay")).status == 200


def test_the_answer_at_which_other_rules_stop_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy: once the kettle gives three units, later only two."""
    toy = kettle.GAME
    monkeypatch.setattr(games, "game", lambda key: toy)
    monkeypatch.setattr(games, "words", lambda key: Plain(toy))
    live = OpenMatch(Setup("m", "kettle", 2, (), edition="kettle"))
    taken = [3, 4, *({"type": "Take", "units": units} for units in (1, 2, 3, 1))]
    acts: list[Act] = [Began(answers=taken[:2])]
    acts += [Answered(seat=place % 2, answers=[answer]) for place, answer in enumerate(taken[2:])]
    live.take(acts)
    assert isinstance(live.match.question, Ask)
    monkeypatch.setattr(Match, "_run_from", forbidding(lambda table, option: option == kettle.Take(3)))
    with pytest.raises(NotFollowed) as stopped:
        OpenMatch(Setup("m", "kettle", 2, (), edition="kettle")).take(acts)
    assert (stopped.value.acts, stopped.value.answer) == (3, 5)

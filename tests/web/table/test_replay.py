"""Any moment of a match, its record out of the house and in again, and what might have been."""

from random import Random

import msgspec
import pytest

from kesselhaus import new_match
from kesselhaus.engine.questions import Ask
from kesselhaus.protocol import Setup
from kesselhaus.workers.open_match import OpenMatch
from tests.web.table.site import Open, asked, play

pytestmark = pytest.mark.anyio


def whole_record(game: str, seats: int) -> bytes:
    """A match played to its end by chance."""
    match, chance = new_match(game, seats=seats, seed=5), Random(5)
    while isinstance(match.question, Ask):
        match.answer(chance.choice(list(match.question.options)))
    return match.save()


async def test_every_moment_has_an_address(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    early = await anna.get(f"/t/{table.id}")
    await play([anna, ben], table, 6)
    page = await anna.get(f"/t/{table.id}/replay?at=1")
    assert page.status == 200
    assert "Moment 1 of 7" in page.text
    boards = early.text[early.text.index('<section id="mine"') : early.text.index("</main>")]
    assert boards[: boards.index("glow") if "glow" in boards else None][:4000] in page.text
    assert 'name="option"' not in page.text
    assert f"/t/{table.id}/replay?at=7" in page.text
    step = await anna.get(f"/t/{table.id}/replay?at=3", accept="application/json")
    assert step.data["at"] == 3
    assert "Moment 3 of 7" in step.data["regions"]["console"]
    for wrong in ("0", "8", "x", "-1"):
        assert (await anna.get(f"/t/{table.id}/replay?at={wrong}")).status == 404


async def test_a_click_on_a_line_leads_to_the_table_as_it_was(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 3)
    page = await anna.get(f"/t/{table.id}")
    assert f'href="/t/{table.id}/replay?at=2"' in page.text
    assert 'data-rule="AC-' in page.text
    rule = await anna.get("/rule/airship_city/AC-34?lang=de")
    assert rule.status == 200
    assert len(rule.text) > 40
    assert (await anna.get("/rule/airship_city/AC-34?lang=xx")).status == 404


async def test_what_others_did_comes_frame_by_frame(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    first = asked(table)
    waiting = [anna, ben][1 - first]
    assert "data-since" not in (await waiting.get(f"/t/{table.id}")).text
    await play([anna, ben], table, 3)
    assert 'data-since="1"' in (await waiting.get(f"/t/{table.id}")).text
    assert "data-since" not in (await waiting.get(f"/t/{table.id}")).text, "he has seen it now"
    story = (await waiting.get(f"/t/{table.id}/since?from=1")).data
    assert [frame["at"] for frame in story["frames"]] == [1, 2, 3, 4]
    assert "city" in story["frames"][0]["regions"]
    assert "donations" not in story["frames"][1]["regions"]
    assert all("console" not in frame["regions"] for frame in story["frames"])
    assert (await waiting.get(f"/t/{table.id}/since?from=99")).status == 400


@pytest.mark.parametrize("game", ["airship_city", "planet_steam"])
async def test_a_record_comes_in_and_goes_out_the_same(there: Open, game: str) -> None:
    anna = await there.person("Anna")
    record = whole_record(game, 3)
    brought = await anna.post("/import", record)
    assert brought.status == 303
    key = brought.headers["location"].split("/")[2]
    assert (await anna.get(brought.headers["location"])).status == 200
    page = await anna.get(f"/t/{key}")
    assert 'class="chart desk"' in page.text
    assert "Final scores" in page.text
    saved = await anna.get(f"/t/{key}/record")
    assert msgspec.json.decode(saved.text) == msgspec.json.decode(record)
    table = await there.house.hall.table(key)
    assert table is not None
    part = await anna.get(f"/t/{key}/record?at={table.version // 2}")
    answers = msgspec.json.decode(part.text)["answers"]
    assert answers == msgspec.json.decode(record)["answers"][: len(answers)]


async def test_a_record_that_is_none_is_refused_with_a_sentence(there: Open) -> None:
    anna = await there.person("Anna")
    for wrong in (b"", b"{}", b'{"format":1}', whole_record("airship_city", 2).replace(b"airship", b"ship")):
        reply = await anna.post("/import", wrong, accept="application/json")
        assert reply.status == 400
        assert reply.data["refusal"]
        assert "no record" in reply.data["refusal"]
    stranger = await there.stranger("de").post("/import", b"{}")
    assert stranger.status == 400
    assert "keine Aufzeichnung" in stranger.text


async def test_a_file_of_a_form_is_a_record_too(there: Open) -> None:
    anna = await there.person("Anna")
    record = whole_record("airship_city", 2)
    body = (
        b'--xyz\r\nContent-Disposition: form-data; name="record"; filename="a.json"\r\n'
        b"Content-Type: application/json\r\n\r\n" + record + b"\r\n--xyz--\r\n"
    )
    headers = {"content-type": "multipart/form-data; boundary=xyz"}
    assert (await anna.post("/import", body, **headers)).status == 303


async def test_what_if_goes_on_from_a_running_match_and_leaves_it_alone(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await play([anna, ben], table, 5)
    laid = await anna.post(f"/t/{table.id}/what-if", {"at": 4, "company": "alone"})
    assert laid.status == 303
    what_if = await there.house.hall.table(laid.headers["location"].removeprefix("/t/"))
    assert what_if is not None
    assert (what_if.match.parent, what_if.match.parent_entry) == (table.id, 4)
    assert what_if.match.visibility == "private"
    true, imagined = OpenMatch(table.setup), OpenMatch(what_if.setup)
    true.take(table.acts)
    imagined.take(what_if.acts)
    assert imagined.match.state == true.at(4).match.state
    await play([anna], what_if, 4)
    assert what_if.version == 5
    assert table.version == 6
    assert (await ben.get(f"/t/{what_if.id}")).status == 404
    assert (await anna.get(f"/t/{what_if.id}/record")).status == 403


async def test_what_if_after_the_end_takes_the_whole_past_along(there: Open) -> None:
    anna, eve = await there.person("Anna"), await there.person("Eve")
    brought = await anna.post("/import", whole_record("airship_city", 3))
    key = brought.headers["location"].split("/")[2]
    laid = await eve.post(f"/t/{key}/what-if", {"at": 30, "company": "easy"})
    what_if = await there.house.hall.table(laid.headers["location"].removeprefix("/t/"))
    assert what_if is not None
    assert [seat.bot for seat in what_if.seats] == [None, "easy", "easy"]
    assert what_if.match.status == "playing"
    original = await there.house.hall.table(key)
    assert original is not None
    assert [entry.body for entry in what_if.entries[:30]] == [entry.body for entry in original.entries[:30]]


async def test_a_what_if_of_a_secret_game_knows_what_the_seat_knows(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    await play([anna, ben], table, 6)
    laid = await anna.post(f"/t/{table.id}/what-if", {"company": "alone"})
    what_if = await there.house.hall.table(laid.headers["location"].removeprefix("/t/"))
    assert what_if is not None
    true, imagined = OpenMatch(table.setup), OpenMatch(what_if.setup)
    true.take(table.acts)
    imagined.take(what_if.acts)
    conceal = true.game.conceal
    assert conceal(imagined.match.state, 0) == conceal(true.match.state, 0)
    assert imagined.match.view(0).question == true.match.view(0).question
    assert imagined.match.state.players[1].credits != -1
    again = OpenMatch(
        Setup(**{name: getattr(what_if.setup, name) for name in what_if.setup.__struct_fields__})
    )
    again.take(what_if.acts)
    assert again.match.state == imagined.match.state

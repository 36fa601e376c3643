"""Several answers as one: all are stored or none, by the rules of single answers, and taken back as one."""

import re
from html import unescape

import pytest

from kesselhaus.engine.rows import read, written
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.web.live import LiveTable
from tests.web.table.site import Open, Person, asked

pytestmark = pytest.mark.anyio

FIRST_TILE = re.compile(r'name="row" value="(BuildScaffold[^"]+)"')
DRAFT = re.compile(r'name="draft" value="([^"]+)"')


async def before_the_first_tile(there: Open) -> tuple[Person, LiveTable, int]:
    """Somebody alone at a table with two seats, who is asked to lay his first tile."""
    anna = await there.person("Anna", confirm=False)
    table = await there.lay(anna, "me me", game="whistle_mountain")
    while 'class="console mine choosing"' not in (await look(anna, table)):
        await anna.send(f"/t/{table.id}/answer", version=table.version, seat=asked(table), option=0)
    return anna, table, asked(table)


async def look(who: Person, table: LiveTable) -> str:
    return (await who.get(f"/t/{table.id}?seat={asked(table)}")).console


async def row_of(who: Person, table: LiveTable) -> str:
    found = FIRST_TILE.search(await look(who, table))
    assert found is not None
    return unescape(found.group(1))


async def test_a_row_is_one_entry_with_all_its_answers(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    row, version = await row_of(anna, table), table.version
    reply = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row=row, request="r1")
    assert (reply.status, table.version) == (200, version + 1)
    answers = table.entries[-1].body["answers"]
    assert [answer["type"] for answer in answers[:3]] == ["BuildScaffold", "Turn", "At"]
    again = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row=row, request="r1")
    assert (again.status, table.version) == (200, version + 1)


async def test_a_row_is_taken_back_as_one_and_a_process_that_starts_anew_knows_it(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    row, before, version = await row_of(anna, table), await look(anna, table), table.version
    await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row=row)
    await there.house.workers.forget(table)
    reply = await anna.send(f"/t/{table.id}/undo", version=table.version, seat=seat)
    assert reply.status == 200
    assert table.answers_at(table.version) == table.answers_at(version)
    assert re.sub(r'"\d+"', "", await look(anna, table)) == re.sub(r'"\d+"', "", before)


async def test_nothing_of_a_row_is_given_if_any_of_it_is_wrong(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    row, version = await row_of(anna, table), table.version
    tile, turn, at = read(row)
    nowhere = written(o.At(99, 1))
    for wrong in (
        f"{tile},{turn},{nowhere}",
        f"{tile},{at}",
        f"{row},{at}",
        f"{turn},{at}",
        "x",
        ",".join([row] * 3),
    ):
        reply = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row=wrong)
        assert (reply.status, table.version) == (409, version), wrong
        assert "row" in reply.data["refusal"]
    assert (await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row="x" * 500)).status == 400
    late = await anna.send(f"/t/{table.id}/answer", version=version - 1, seat=seat, row=row)
    assert (late.status, table.version) == (409, version)
    other = await anna.send(f"/t/{table.id}/answer", version=version, seat=1 - seat, row=row)
    assert (other.status, table.version) == (409, version)
    assert (await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, row=row)).status == 200


async def test_what_is_only_chosen_is_drawn_for_its_chooser_and_kept_nowhere(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    version, console = table.version, await look(anna, table)
    drafts = [unescape(found) for found in DRAFT.findall(console)]
    reply = await anna.send(f"/t/{table.id}/answer", version=version, seat=seat, draft=drafts[-1])
    assert set(reply.data) == {"asked"}
    assert f'name="row" value="{drafts[-1]}"' in reply.data["asked"]["console"]
    assert table.version == version
    assert await look(anna, table) == console
    page = await anna.post(f"/t/{table.id}/answer", {"version": version, "seat": seat, "draft": drafts[-1]})
    assert page.status == 200
    assert f'name="row" value="{drafts[-1]}"' in page.console
    late = await anna.send(f"/t/{table.id}/answer", version=version - 1, seat=seat, draft=drafts[-1])
    assert late.status == 409


async def test_without_a_script_a_row_is_a_form_like_any_other(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    row, version = await row_of(anna, table), table.version
    reply = await anna.post(f"/t/{table.id}/answer", {"version": version, "seat": seat, "row": row})
    assert (reply.status, table.version) == (303, version + 1)


async def test_somebody_else_can_neither_choose_nor_give_a_row(there: Open) -> None:
    anna, table, seat = await before_the_first_tile(there)
    row, version = await row_of(anna, table), table.version
    eve = await there.person("Eve")
    given = await eve.send(f"/t/{table.id}/answer", version=version, seat=seat, row=row)
    assert (given.status, table.version) == (409, version)
    chosen = await eve.send(f"/t/{table.id}/answer", version=version, seat=seat, draft=row)
    assert "row" not in chosen.data.get("asked", {}).get("console", "")
    stranger = await there.stranger().send(f"/t/{table.id}/answer", version=version, seat=seat, draft=row)
    assert stranger.status == 403

"""Guided first matches on the site: the way in, going on, and what a lesson does not count for."""

import asyncio
import re

import pytest

from kesselhaus.store.rows import EntryKind
from kesselhaus.web.live import LiveTable
from tests.web.table.site import LONGEST, Open, Person, Reply

pytestmark = pytest.mark.anyio
GAME = "airship_city"


async def begun(there: Open, person: Person, chapter: str = "") -> LiveTable:
    """The match of a lesson that a key leads to."""
    reply = await person.post(f"/learn/{GAME}", {"chapter": chapter} if chapter else {})
    assert reply.status == 303
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    return table


async def settled(table: LiveTable, seat: int = 0) -> None:
    """Until all others have answered."""
    async with asyncio.timeout(LONGEST):
        while table.match.waiting != (seat,):
            await asyncio.sleep(0.005)


async def press(person: Person, table: LiveTable, to: str, **fields: object) -> Reply:
    sent = {"version": table.version, "seat": 0, "to": to, "live": 1, **fields}
    return await person.send(f"/t/{table.id}/lesson", **sent)


def kinds(table: LiveTable) -> list[EntryKind]:
    return [entry.kind for entry in table.entries]


async def by_being_shown(person: Person, table: LiveTable) -> None:
    """Through a chapter to its end."""
    for _ in range(60):
        await settled(table)
        card = (await person.get(f"/t/{table.id}")).text
        lesson = card[card.index('id="lesson"') :]
        way = re.search(r'class="keys"><button class="opt(?: go)?" name="to" value="(on|show)"', lesson)
        if way is None:
            return
        reply = await press(person, table, way[1])
        assert reply.status == 200, reply.text
    raise AssertionError("the chapter does not end")


# ------------------------------------------------------------------ the way in


async def test_a_stranger_comes_into_a_lesson_by_one_press_of_the_home_page(there: Open) -> None:
    stranger = there.stranger("de")
    page = (await stranger.get("/")).text
    assert "Zum ersten Mal hier?" in page
    assert re.findall(r'formaction="(/learn/\w+)"', page)[0] == f"/learn/{GAME}", "the lightest comes first"
    reply = await stranger.post(f"/learn/{GAME}")
    stranger.cookies = reply.headers["set-cookie"].partition(";")[0]
    table = (await stranger.get(reply.headers["location"])).text
    assert 'id="lesson"' in table
    assert 'data-step="about.0.0"' in table
    assert "Schick einen" in table


async def test_a_lesson_is_gone_on_with_where_it_was_left(there: Open) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    await press(ada, table, "show")
    assert "Go on learning" in (await ada.get("/")).text
    assert await begun(there, ada) is table
    assert 'data-step="about.1.0"' in (await ada.get(f"/t/{table.id}")).text
    assert await begun(there, ada, "gold") is table
    assert 'data-step="gold.0.0"' in (await ada.get(f"/t/{table.id}")).text
    await ada.post(f"/t/{table.id}/end")
    assert await begun(there, ada) is not table


async def test_every_chapter_can_be_begun_from_the_rulebook_and_from_the_page_of_lessons(there: Open) -> None:
    ada = await there.person("Ada")
    chapters = [chapter.key for chapter in there.house.shelf.games[GAME].lesson]
    for page in (await ada.get(f"/rules/{GAME}"), await ada.get("/learn")):
        keys = page.text.partition('class="doing"')[2] or page.text
        assert re.findall(r'name="chapter" value="(\w+)"', keys)[: len(chapters)] == chapters
    table = await begun(there, ada, "workshop")
    assert 'data-step="workshop.0.0"' in (await ada.get(f"/t/{table.id}")).text
    assert (await ada.post(f"/learn/{GAME}", {"chapter": "nonsense"})).status == 404
    assert (await ada.post("/learn/chess")).status == 404
    assert (await ada.get(f"/learn/{GAME}")).headers["location"] == f"/learn#{GAME}"


async def test_play_now_offers_the_lesson_until_it_is_done(there: Open) -> None:
    ada = await there.person("Ada")
    assert 'form="learn"' in (await ada.get(f"/play/{GAME}")).text
    table = await begun(there, ada)
    for chapter in there.house.shelf.games[GAME].lesson:
        await begun(there, ada, chapter.key)
        await by_being_shown(ada, table)
        assert chapter.key in table.learned
    assert "You know the game" in (await ada.get(f"/t/{table.id}")).text
    assert 'form="learn"' not in (await ada.get(f"/play/{GAME}")).text.replace('<form id="learn"', "")
    assert 'class="board first"' not in (await ada.get("/")).text
    reply = await ada.post(f"/learn/{GAME}/match")
    match = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert match is not None
    assert match.advised
    assert not match.is_lesson
    assert sorted(str(seat.bot) for seat in match.seats) == ["None", "easy"]


async def test_who_wants_no_lesson_is_not_asked_again(there: Open) -> None:
    stranger = there.stranger()
    reply = await stranger.post("/learn")
    stranger.cookies = reply.headers["set-cookie"].partition(";")[0]
    assert 'class="board first"' not in (await stranger.get("/")).text
    assert "Airship City" in (await stranger.get("/learn")).text


# ------------------------------------------------------------------ what it does not count for


async def test_a_lesson_is_in_no_list_and_waits_for_nobody(there: Open) -> None:
    ada = await there.person("Ada")
    assert ada.account is not None
    table = await begun(there, ada)
    lists = there.house.store.lists
    assert (await lists.mine(ada.account.id)).tables == ()
    assert await lists.turns(ada.account.id) == 0
    assert (await lists.lobby()).tables == ()
    assert await there.house.hall.bell.turns(table, (0,)) == ()
    assert table.id not in (await ada.get("/")).text
    await ada.post(f"/t/{table.id}/end")
    assert (await lists.finished(ada.account.id)).tables == ()
    assert (await lists.finished()).tables == ()
    assert [found.match.id for found in (await lists.lessons(ada.account.id)).tables] == [table.id]


async def test_a_what_if_from_a_lesson_is_none(there: Open) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    reply = await ada.post(f"/t/{table.id}/what-if", {"company": "easy"})
    other = await there.house.hall.table(reply.headers["location"].removeprefix("/t/").partition("?")[0])
    assert other is not None
    assert not other.is_lesson
    assert 'id="lesson"' not in (await ada.get(f"/t/{other.id}")).text


# ------------------------------------------------------------------ at the table


async def test_every_key_of_a_card_is_a_form(there: Open) -> None:
    """Without a script: the page that follows shows the next card."""
    ada = await there.person("Ada")
    table = await begun(there, ada)
    page = (await ada.get(f"/t/{table.id}")).text
    lesson = page[page.index('id="lesson"') :]
    fields = dict(re.findall(r'<input type="hidden" name="(seat|version)" value="(\d+)">', lesson)[:2])
    reply = await ada.post(f"/t/{table.id}/lesson", {**fields, "to": "show"})
    assert (reply.status, reply.headers["location"]) == (303, f"/t/{table.id}")
    page = (await ada.get(f"/t/{table.id}")).text
    assert 'data-step="about.1.0"' in page
    assert "That was shown to you." in page


async def test_a_step_back_of_the_bar_is_one_in_the_lesson(there: Open) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    await press(ada, table, "show")
    await ada.send(f"/t/{table.id}/undo", version=table.version, seat=0, live=1)
    assert 'data-step="about.0.0"' in (await ada.get(f"/t/{table.id}")).text


async def test_of_two_pages_one_leads_on(there: Open) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    version = table.version
    first = await press(ada, table, "free", version=version, request="one")
    again = await press(ada, table, "free", version=version, request="one")
    second = await press(ada, table, "return", version=version, request="two")
    assert (first.status, again.status, second.status) == (200, 200, 409)
    assert second.data["refusal"]
    assert kinds(table) == ["began", "lesson"]


@pytest.mark.parametrize(
    "to", ["", "ON", "on ", "chapter", "chapter:", "chapter:turn:turn", "-1", "x" * 9000]
)
async def test_an_absurd_way_changes_nothing_and_says_so(there: Open, to: str) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    reply = await press(ada, table, to)
    assert reply.status in (400, 409)
    assert "<" not in reply.text.partition("{")[0] or reply.status == 400
    assert kinds(table) == ["began"]


@pytest.mark.parametrize("to", ["on", "back", "keep", "return", "free"])
async def test_what_a_card_does_not_offer_is_refused_or_harmless(there: Open, to: str) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    before = list(table.entries[0].body["answers"])
    reply = await press(ada, table, to)
    assert reply.status == (200 if to in ("return", "free") else 409), reply.text
    assert table.entries[0].body["answers"] == before
    assert (await press(ada, table, "return")).status == 200
    assert 'data-step="about.0.0"' in (await ada.get(f"/t/{table.id}")).text


async def test_nobody_else_sees_a_lesson_or_leads_it(there: Open) -> None:
    ada, eve = await there.person("Ada"), await there.person("Eve")
    table = await begun(there, ada)
    for visitor in (eve, there.stranger()):
        assert (await visitor.get(f"/t/{table.id}")).status == 404
        assert (await press(visitor, table, "show")).status == 404
    assert (await press(ada, table, "show", seat=1)).status == 409
    ordinary = await there.lay(ada, "me easy")
    assert (await press(ada, ordinary, "show")).status == 409
    assert kinds(table) == kinds(ordinary) == ["began"]


async def test_a_page_that_was_away_is_shown_the_card_that_lies_there_now(there: Open) -> None:
    ada = await there.person("Ada")
    table = await begun(there, ada)
    version = table.version
    await press(ada, table, "show")
    async with ada.line(f"/t/{table.id}/live?version={version}&kind=playing") as line:
        letter = await line.letter(lambda letter: "lesson" in letter.get("regions", {}))
        assert 'data-step="about.1.0"' in letter["regions"]["lesson"]
        await press(ada, table, "show")
        letter = await line.letter(lambda letter: "lesson" in letter.get("regions", {}))
        assert 'data-step="about.2.0"' in letter["regions"]["lesson"]


async def test_the_end_of_a_chapter_leads_to_one_that_has_not_been_done(there: Open) -> None:
    ada = await there.person("Ada")
    last = there.house.shelf.games[GAME].lesson[-1]
    table = await begun(there, ada, last.key)
    await by_being_shown(ada, table)
    page = (await ada.get(f"/t/{table.id}")).text
    assert "You know the game" not in page
    assert 'class="opt go" name="to" value="chapter:about"' in page


async def test_who_has_begun_to_learn_a_game_is_asked_to_go_on(there: Open) -> None:
    ada = await there.person("Ada")
    for running in (False, True):
        sheet = (await ada.get(f"/play/{GAME}")).text
        guide = sheet.partition('<button class="guide"')[2].partition("</button>")[0]
        assert ("Go on learning" in guide) is running
        assert guide
        if not running:
            await begun(there, ada)

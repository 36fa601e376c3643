"""A new table: whatever is changed, the rest stays as it was filled in, also without a script."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest

from kesselhaus.web.company import BOTS
from kesselhaus.web.texts import say
from tests.web.table.site import Open, Person, opened

pytestmark = pytest.mark.anyio

FILLED = {
    "game": "planet_steam",
    "seats": "4",
    "who-0": "easy",
    "name-0": "Queen of bolts",
    "who-1": "me",
    "name-1": "Ada",
    "who-2": "open",
    "name-2": "Kai",
    "who-3": "me",
    "name-3": "Ben & Co",
    "pace": "daily",
    "visibility": "open",
    "advice": "1",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


def filled(page: str) -> dict[str, str]:
    """What the form holds, as a browser would send it."""
    form = page.partition('<form id="laying"')[2].partition("</form>")[0]
    found = {}
    for field in re.findall(r"<input[^>]*>", form):
        marks = dict(re.findall(r'([\w-]+)="([^"]*)"', field))
        if marks.get("type") not in ("radio", "checkbox") or field.endswith(" checked>"):
            found[marks["name"]] = unescape(marks.get("value", ""))
    return found


async def shown(person: Person, fields: dict[str, str]) -> dict[str, str]:
    reply = await person.post("/new/shown", fields)
    assert reply.status == 200, reply.text
    return filled(reply.text)


async def test_nothing_that_was_filled_in_is_lost_by_another_choice(there: Open) -> None:
    ada = there.stranger()
    held = await shown(ada, FILLED)
    assert FILLED.items() <= held.items()
    fewer = await shown(ada, {**held, "seats": "2"})
    assert (fewer["seats"], fewer["name-3"], fewer["who-2"]) == ("2", "Ben & Co", "open")
    other = await shown(ada, {**fewer, "game": "airship_city", "seats": "4"})
    assert {name: other[name] for name in FILLED if name != "game"} == {
        name: kept for name, kept in FILLED.items() if name != "game"
    }


async def test_a_game_for_fewer_is_played_by_as_many_as_it_can_be(there: Open) -> None:
    held = await shown(there.stranger(), {**FILLED, "game": "nucleum", "seats": "5"})
    assert held["seats"] == "4"
    alone = await shown(there.stranger(), {**FILLED, "game": "planet_steam", "seats": "1"})
    assert alone["seats"] == "2"


async def test_a_bot_is_called_something_and_only_a_bot_is_called_so(there: Open) -> None:
    ada = there.stranger()
    held = await shown(ada, {**FILLED, "name-0": "", "who-3": "hard", "name-3": ""})
    first, last = held["name-0"], held["name-3"]
    assert {first, last} <= {*BOTS}
    assert first != last
    again = await shown(ada, held)
    assert (again["name-0"], again["name-3"]) == (first, last)
    people = await shown(ada, {**held, "who-3": "open"})
    assert (people["name-0"], people["name-3"]) == (first, "")
    same = await shown(ada, {**held, "name-1": first})
    assert same["name-1"] == first
    assert same["name-0"] not in ("", first)


async def test_seats_change_places_and_are_drawn_by_lot(there: Open) -> None:
    ada = there.stranger()
    up = await shown(ada, {**FILLED, "up": "2"})
    assert [up[f"name-{seat}"] for seat in range(4)] == ["Queen of bolts", "Kai", "Ada", "Ben & Co"]
    orders = set()
    for _ in range(40):
        drawn = await shown(ada, {**FILLED, "shuffle": "1"})
        orders.add(tuple(drawn[f"name-{seat}"] for seat in range(4)))
    assert len(orders) > 4
    assert {frozenset(order) for order in orders} == {frozenset(FILLED[f"name-{seat}"] for seat in range(4))}


async def test_the_table_is_laid_as_it_was_shown(there: Open) -> None:
    ada = there.stranger()
    reply = await ada.post("/new", FILLED)
    assert reply.status == 303
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    assert [(seat.name, seat.bot, seat.is_empty) for seat in table.seats] == [
        ("Queen of bolts", "easy", False),
        ("Ada", None, False),
        ("Kai", None, True),
        ("Ben & Co", None, False),
    ]
    assert table.match.pace["kind"] == "daily"
    assert table.advised


async def test_nobody_is_called_as_the_bot_in_whose_place_he_sits(there: Open) -> None:
    """Also where the form was sent before it was drawn anew."""
    reply = await there.stranger().post("/new", {**FILLED, "name-3": "Nora", "given-3": "Nora"})
    table = await there.house.hall.table(reply.headers["location"].removeprefix("/t/"))
    assert table is not None
    assert "Nora" not in [seat.name for seat in table.seats]


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_what_cannot_be_played_is_said_and_kept(there: Open, lang: str) -> None:
    ada = await there.person("Ada", lang)
    for wrong, why in (
        ({"name-2": "Ben & Co"}, "name_twice"),
        ({"name-3": "Kesselhaus"}, "name_of_the_house"),
        ({"who-1": "hard", "who-3": "hard"}, "own_seat_needed"),
    ):
        reply = await ada.post("/new", {**FILLED, **wrong})
        assert (reply.status, say(why, lang) in unescape(reply.text)) == (400, True), why
        held = filled(reply.text)
        assert (held["name-0"], held["pace"]) == ("Queen of bolts", "daily")


async def test_variants_that_do_not_go_together_are_named_in_the_readers_words(there: Open) -> None:
    shelf = there.house.shelf
    game = next(one for one in shelf.games.values() if any(way.excludes or way.needs for way in one.variants))
    way = next(way for way in game.variants if way.excludes or way.needs)
    seats = next(iter(way.seats or game.seats))
    wrong = [("variant", way.key), *(("variant", other) for other in way.excludes)]
    ada = await there.person("Ada", "de")
    fields = [("game", game.key), ("seats", str(seats)), *[("who", "me")] * seats, *wrong]
    name = game.variant(way.key, "de").name
    for path in ("/new", "/new/shown"):
        reply = await ada.post(path, urlencode(fields).encode())
        assert f"„{name}“" in unescape(reply.text), path
    assert reply.status == 200


async def test_what_no_page_of_ours_sends_is_refused(there: Open) -> None:
    ada = there.stranger()
    for wrong in (
        {"game": "chess"},
        {"who-2": "queen"},
        {"pace": "slow"},
        {"visibility": "nobody"},
        {"seats": "x"},
        {"name-1": "A\x00"},
    ):
        assert (await ada.post("/new/shown", {**FILLED, **wrong})).status == 400, wrong
    few = {name: value for name, value in FILLED.items() if not name.startswith("who-3")}
    assert (await ada.post("/new", few)).status == 400
    assert (await ada.get("/new/shown")).status == 303


async def test_a_script_is_told_the_form_alone(there: Open) -> None:
    """Whoever has no script sees the whole page again."""
    ada = await there.person("Ada")
    whole, alone = [(await ada.post("/new/shown", {**FILLED, **more})).text for more in ({}, {"alone": "1"})]
    assert whole.startswith("<!doctype html>")
    assert alone.startswith("<form")
    assert alone.rstrip().endswith("</form>")


async def test_who_is_known_here_is_not_renamed_on_the_form_of_a_table(there: Open) -> None:
    """His own name belongs to his account; a stranger gives himself one here."""
    for person, known in ((await there.person("Ada"), True), (there.stranger(), False)):
        form = (await person.get("/new?game=planet_steam&seats=3")).text
        fields = {seat: re.search(rf'<input[^>]*name="name-{seat}"[^>]*>', form) for seat in range(3)}
        fixed = [seat for seat, field in fields.items() if field is not None and "readonly" in field[0]]
        assert None not in fields.values()
        assert fixed == ([0] if known else [])

"""Components of one's own: brought as a file, refused with the line, told to all before they sit down."""

import re
from html import unescape

import pytest
from msgspec import structs

from kesselhaus import games
from kesselhaus.games import shipped_file
from kesselhaus.web.limits import LARGEST_FILE, MOST_FIELDS
from kesselhaus.web.live import LiveTable
from tests.web.table.site import Open, Person, Reply, asked, play

pytestmark = pytest.mark.anyio

SHIPPED = shipped_file("airship_city")
HEAD = b"[constants.hire_cost]\nvalue = "
DEARER = SHIPPED.replace(HEAD + b"10", HEAD + b"12")
LINE = SHIPPED[: SHIPPED.index(HEAD)].count(b"\n") + 2
WISH = [
    ("game", "airship_city"),
    ("seats", 3),
    ("who", "easy"),
    ("who", "me"),
    ("who", "open"),
    ("pace", "daily"),
    ("visibility", "open"),
    ("advice", "1"),
    ("variant", "prerequisite_counts_majority"),
]
WORDS = {
    "en": {
        "own": "another edition {mark}, 1 figure changed",
        "shipped": "the shipped edition",
        "line": "Line",
    },
    "de": {
        "own": "andere Ausgabe {mark}, 1 Wert geändert",
        "shipped": "die mitgelieferte Ausgabe",
        "line": "Zeile",
    },
}


async def lay(person: Person, components: bytes) -> Reply:
    return await person.bring("/new", WISH, {"components": components})


def sitting(page: str) -> list[str]:
    """Who has been chosen for the seats, one after the other."""
    return re.findall(r'name="who-\d" value="(\w+)" checked', page)


def own_edition() -> str:
    return games.game("airship_city").box(DEARER).edition


async def test_the_form_asks_for_a_file_and_needs_no_script(there: Open) -> None:
    page = (await there.stranger().get("/new?game=airship_city")).text
    assert re.search(r'<form[^>]* action="/new" enctype="multipart/form-data">', page)
    assert re.search(r'<input type="file" name="components"', page)
    assert "<textarea" not in page
    assert 'href="/components/airship_city"' in page
    assert re.search(r'<form[^>]* action="/import" enctype="multipart/form-data">', page)
    assert re.search(r'<input type="file" name="record"[^>]* required', page)


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_a_table_with_a_file_says_so_before_anybody_sits_down(there: Open, lang: str) -> None:
    anna, ben = await there.person("Anna"), there.stranger(lang)
    laid = await lay(anna, DEARER)
    assert laid.status == 303
    path = laid.headers["location"]
    told = WORDS[lang]["own"].format(mark=own_edition()[:8])
    waiting = unescape((await ben.get(path)).text)
    assert told in waiting
    assert own_edition() not in waiting
    assert "<code>constants.hire_cost.value</code>: 10 → <b>12</b>" in waiting
    assert f'href="{path}/components"' in waiting
    lobby = (await ben.get("/")).text
    assert told in lobby
    file = await ben.get(f"{path}/components")
    assert file.text.encode() == DEARER
    assert (
        file.headers["content-disposition"] == f'attachment; filename="airship_city-{own_edition()[:8]}.toml"'
    )
    await ben.post(f"{path}/join", {"seat": 2, "name": "Ben"})
    for page in (path, f"{path}/replay"):
        shown = unescape((await ben.get(page)).text)
        assert told in shown
        assert f'href="{path}/components"' in shown


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("components", [b"", SHIPPED, b"# mine\n" + SHIPPED])
async def test_without_a_changed_figure_it_is_the_shipped_edition(
    there: Open, lang: str, components: bytes
) -> None:
    anna = await there.person("Anna", lang)
    laid = await lay(anna, components)
    assert laid.status == 303
    page = (await anna.get(laid.headers["location"])).text
    assert WORDS[lang]["shipped"] in page
    assert "/components" not in page
    assert games.game("airship_city").box().edition not in page


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (HEAD + b"10", HEAD + b'"ten"', LINE, ("A whole number belongs", "gehört eine ganze Zahl")),
        (HEAD + b"10", HEAD, LINE, ("TOML", "TOML")),
        (HEAD + b"10", b"[constants.hire_cost]\nvalu = 10", LINE, ("“valu”", "„valu“")),
        (HEAD + b"10", b"[constants.hire_cost]\n", LINE - 1, ("“value” is missing", "fehlt „value“")),
        (HEAD + b"10", HEAD + b"10 # \xff", LINE, ("UTF-8", "UTF-8")),
        (HEAD + b"10", HEAD + b"-4", LINE, ("A whole number that is ≥ 1", "eine ganze Zahl, und zwar ≥ 1")),
        (
            HEAD + b'10\nsource = "rulebook"',
            HEAD + b'10\nsource = "me"',
            LINE + 1,
            ("“me” is none", "„me“ ist"),
        ),
    ],
)
async def test_what_is_wrong_is_named_with_its_line_and_the_rest_is_kept(
    there: Open, lang: str, old: bytes, new: bytes, line: int, said: tuple[str, str]
) -> None:
    anna = there.stranger(lang)
    assert old in SHIPPED
    reply = await anna.bring("/new", [*WISH, ("name", "Änne")], {"components": SHIPPED.replace(old, new)})
    assert reply.status == 400
    refusal = re.search(r'<p class="told bad" role="alert">(.*?)</p>', reply.text)
    assert refusal is not None
    assert f"{WORDS[lang]['line']} {line}" in refusal[1]
    assert said[lang == "de"] in unescape(refusal[1])
    assert sitting(reply.text) == ["easy", "me", "open"]
    checked = re.findall(r'<input[^>]*value="(\w+)"[^>]* checked', reply.text)
    assert {"daily", "open", "prerequisite_counts_majority", "1"} <= set(checked)
    assert "Änne" in reply.text
    assert "kesselhaus=" in reply.headers["set-cookie"]


async def test_a_mark_of_an_editor_before_the_text_does_no_harm(there: Open) -> None:
    anna = await there.person("Anna")
    laid = await lay(anna, b"\xef\xbb\xbf" + DEARER.replace(b"\n", b"\r\n"))
    assert laid.status == 303
    table = await there.house.hall.table(laid.headers["location"].removeprefix("/t/"))
    assert table is not None
    assert table.match.edition == own_edition()


async def test_a_form_with_too_much_in_it_is_refused(there: Open) -> None:
    anna = await there.person("Anna")
    assert (await lay(anna, b"#" * LARGEST_FILE)).status == 413
    assert (await anna.bring("/new", WISH, {"components": DEARER, "more": DEARER})).status == 400
    assert (await anna.bring("/new", [*WISH, *[("x", "y")] * MOST_FIELDS])).status == 400
    assert (await anna.bring("/new", [*WISH, ("name", "x" * 70_000)])).status == 400
    kind = {"content-type": "multipart/form-data", "origin": "http://house"}
    for body in (b"", b"--frame\r\n", b"--frame\r\nContent-Disposition: form-data\r\n\r\nx\r\n--frame--\r\n"):
        for boundary in ("", "; boundary=frame"):
            headers = {**kind, "content-type": f"multipart/form-data{boundary}"}
            assert (await anna._request("POST", "/new", body, headers)).status == 400
    foreign = {"content-type": "multipart/form-data; boundary=frame", "origin": "http://elsewhere"}
    assert (await anna._request("POST", "/new", b"", foreign)).status == 403


@pytest.mark.parametrize(("lang", "said"), [("en", "has to be yours"), ("de", "muss deiner sein")])
async def test_who_forgets_himself_is_told_so(there: Open, lang: str, said: str) -> None:
    anna = await there.person("Anna", lang)
    reply = await anna.bring("/new", [(name, "easy" if value == "me" else value) for name, value in WISH])
    assert reply.status == 400
    assert said in reply.text
    assert sitting(reply.text) == ["easy", "easy", "open"]


async def test_a_what_if_is_played_with_the_same_components(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, components=DEARER)
    await play([anna, ben], table, 3)
    laid = await ben.post(f"/t/{table.id}/what-if", {"company": "alone"})
    page = unescape((await ben.get(laid.headers["location"])).text)
    assert WORDS["en"]["own"].format(mark=own_edition()[:8]) in page


async def laid_earlier(there: Open, host: Person) -> LiveTable:
    """A table without a file of its own whose edition is not what is shipped now."""
    now = await there.lay(host, "me me")
    match = structs.replace(now.match, id=f"earlier-{now.id}", edition=own_edition(), entries=0)
    seats = [structs.replace(seat, match=match.id) for seat in now.seats]
    assert await there.house.store.matches.create(match, seats, entries=now.entries)
    table = await there.house.hall.table(match.id)
    assert table is not None
    return table


async def test_a_match_is_never_played_with_other_figures_than_its_own(there: Open) -> None:
    anna = await there.person("Anna")
    table = await laid_earlier(there, anna)
    address = f"/t/{table.id}"
    reply = await anna.send(f"{address}/answer", version=1, seat=asked(table), option=0, confirmed=1)
    assert reply.status == 409
    assert "failed" in reply.data["refusal"]
    assert table.version == 1
    page = await anna.get(address)
    assert page.status == 503
    assert f'action="{address}/end"' in page.text
    assert (await anna.post(f"{address}/end")).status == 303
    assert table.match.status == "ended"


async def test_a_match_goes_on_with_the_components_that_were_shipped_when_it_began(there: Open) -> None:
    anna = await there.person("Anna")
    await there.house.store.editions.keep("airship_city", own_edition(), DEARER)
    table = await laid_earlier(there, anna)
    assert table.setup.components == DEARER
    page = unescape((await anna.get(f"/t/{table.id}")).text)
    assert WORDS["en"]["own"].format(mark=own_edition()[:8]) in page
    await play([anna], table, 5)
    assert table.version == 6


async def test_whatever_is_shipped_is_kept_for_later(there: Open) -> None:
    edition = games.game("airship_city").box().edition
    assert await there.house.store.editions.get("airship_city", edition) == SHIPPED
    assert await there.house.store.editions.get("planet_steam", edition) is None

"""The site as requests meet it: pages, answers, and whatever must be refused."""

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.web.conftest import Reply, Visitor


def new_table(visitor: Visitor, **fields: object) -> str:
    reply = visitor.post("/tables", {"game": "airship_city", **fields})
    assert reply.status == 303
    assert re.fullmatch(r"/tables/[\w-]{12}", reply.location)
    return reply.location


def version_of(page: str) -> int:
    found = re.search(r'name="version" value="(\d+)"', page)
    assert found
    return int(found.group(1))


def options_of(page: str) -> list[str]:
    return re.findall(r'name="option" value="(\d+)"', page)


def assert_guarded(reply: Reply) -> None:
    policy = reply.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "script-src 'unsafe-inline'" not in policy
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_the_home_page_shows_the_shelf(visitor: Visitor) -> None:
    reply = visitor.get("/")
    assert reply.status == 200
    assert_guarded(reply)
    assert "Airship City" in reply.text
    assert "Play now" in reply.text
    assert len(reply.text) < 300_000
    hosts = set(re.findall(r'(?:src|href|action)="(\w+://[^/"]+)', reply.text))
    assert hosts == set()


def test_language_comes_from_the_browser_and_can_be_switched(visitor: Visitor) -> None:
    assert "Losspielen" in visitor.get("/", Accept_Language="fr, de-AT;q=0.8").text
    assert '<html lang="en"' in visitor.get("/", Accept_Language="fr").text
    switch = visitor.get("/?lang=de")
    assert (switch.status, switch.location) == (303, "/")
    cookie = switch.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert '<html lang="de"' in visitor.get("/", Cookie=cookie.split(";")[0]).text
    assert visitor.get("/?lang=xx").status == 200


def test_an_option_is_taken_and_can_be_taken_back(visitor: Visitor) -> None:
    path = new_table(visitor, who="hot_seat", seats=3)
    before = visitor.get(path)
    assert before.status == 200
    assert_guarded(before)
    version = version_of(before.text)
    reply = visitor.post(path, {"version": version, "option": options_of(before.text)[0]})
    assert (reply.status, reply.location) == (303, path)
    after = visitor.get(path)
    assert version_of(after.text) > version
    undone = visitor.post(path, {"version": version_of(after.text), "undo": 1})
    assert undone.status == 303
    assert version_of(visitor.get(path).text) == version


def test_a_refusal_is_a_sentence_with_the_fresh_table(visitor: Visitor) -> None:
    path = new_table(visitor)
    page = visitor.get(path).text
    version = version_of(page)
    for fields, sentence in (
        ({"version": version - 1, "option": 0}, f"but the table is at version {version} by now"),
        ({"version": version, "option": 999}, "is not among the"),
        ({"version": version, "option": -1}, "is not among the"),
        ({"version": version, "undo": 1}, "There is nothing to take back"),
        ({"version": version + 1, "undo": 1}, f"but the table is at version {version} by now"),
    ):
        reply = visitor.post(path, fields)
        assert reply.status == 409
        assert_guarded(reply)
        assert sentence in reply.text
        assert version_of(reply.text) == version
        assert options_of(reply.text) == options_of(page)
    german = visitor.post(path, {"version": 0, "option": 0}, Accept_Language="de")
    assert "Diese Antwort galt für Stand 0" in german.text


def test_of_two_answers_at_once_one_wins(visitor: Visitor) -> None:
    path = new_table(visitor, who="hot_seat")
    page = visitor.get(path).text
    fields = {"version": version_of(page), "option": options_of(page)[0]}
    with ThreadPoolExecutor(4) as pool:
        replies = list(pool.map(lambda _: visitor.post(path, fields).status, range(4)))
    assert sorted(replies) == [303, 409, 409, 409]


@pytest.mark.parametrize(
    ("path", "fields", "headers", "status", "sentence"),
    [
        ("/tables", {"game": "chess"}, {}, 400, "could not be read"),
        ("/tables", {"game": "airship_city", "seats": "7"}, {}, 400, "is played with 1, 2, 3, 4 seats, not"),
        ("/tables", {"game": "airship_city", "variant": "x"}, {}, 400, "has no variant"),
        ("/tables", {"game": "airship_city"}, {"Origin": "http://elsewhere.example"}, 403, "another site"),
        ("/tables", b"x" * 20_000, {}, 413, "longer than any answer"),
        ("/tables", b"game=\xff", {}, 400, "could not be read"),
        ("/tables/nothing", {"version": 0, "option": 0}, {}, 404, "no such table"),
    ],
)
def test_wrong_requests_get_a_page_with_a_sentence(
    visitor: Visitor,
    path: str,
    fields: dict[str, object] | bytes,
    headers: dict[str, str],
    status: int,
    sentence: str,
) -> None:
    reply = visitor.post(path, fields, **headers)
    assert reply.status == status
    assert_guarded(reply)
    assert sentence in reply.text
    assert "Traceback" not in reply.text


def test_wrong_addresses_and_fields_get_a_page_too(visitor: Visitor) -> None:
    assert "no such page" in visitor.get("/nowhere").text
    assert visitor.get("/tables").status == 405
    path = new_table(visitor)
    for fields in (
        {"option": 0},
        {"version": 0},
        {"version": "now", "option": 0},
        {"version": 0, "option": "all"},
    ):
        reply = visitor.post(path, fields)
        assert reply.status == 400
        assert "could not be read" in reply.text


def test_the_site_s_own_pages_may_post(visitor: Visitor) -> None:
    reply = visitor.post("/tables", {"game": "airship_city"}, Origin=visitor.address)
    assert reply.status == 303


@pytest.mark.parametrize(("seats", "who"), [(3, "random"), (1, "hot_seat")])
def test_a_whole_match_can_be_played_with_forms_alone(visitor: Visitor, seats: int, who: str) -> None:
    path, chance, answers = new_table(visitor, seats=seats, who=who), Random(3), 0
    while options := options_of(page := visitor.get(path).text):
        reply = visitor.post(path, {"version": version_of(page), "option": chance.choice(options)})
        assert reply.status == 303
        answers += 1
    assert answers > 60
    assert "is over" in page
    late = visitor.post(path, {"version": version_of(page), "option": 0})
    assert late.status == 409
    assert "nothing left to answer" in late.text

"""What every page and every write of the site is guarded by, route by route."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.routing import Route

from kesselhaus.web.house import House, Settings
from kesselhaus.web.limits import LARGEST_FILE, RATES, Limits
from kesselhaus.web.requests import COOKIE, page, signed
from kesselhaus.web.routes import all_routes
from kesselhaus.web.texts import phrases
from tests.web.api.program import run
from tests.web.table.site import Open, Person, Reply, opened, play

EVIL = '<script>alert("x")</script><img src=x onerror=alert(1)>'
FILLED = {"game": "airship_city", "rule": "AC-30a", "lang": "de", "rest": "x", "mark": "x", "name": "x.css"}


def routes(method: str) -> Iterator[str]:
    """Every address that takes a method, with something in the place of its names."""
    for route in all_routes():
        if isinstance(route, Route) and method in (route.methods or ()):
            yield re.sub(r"{(\w+)(?::\w+)?}", lambda name: FILLED.get(name[1], "nothing"), route.path)


POSTS = sorted(set(routes("POST")) - {"/api", "/api/x"})
GETS = sorted(set(routes("GET")))


COSTS_NOTHING = {
    "/healthz",
    "/api",
    "/api/x",
    "/language/de",
    "/learn/airship_city",
    "/new/shown",
    "/rules/airship_city/examples/nothing",
    "/static/kept/x/x.css",
}
"""Looked at once in a while for all, kept, or no more than the way to another page."""


def test_the_lists_of_addresses_are_not_empty() -> None:
    assert {"/new", "/t/nothing/answer", "/t/nothing/chat", "/sign-in", "/import", "/api/tables"} <= set(
        POSTS
    )
    assert {"/", "/t/nothing", "/account", "/api/games"} <= set(GETS)


def assert_guarded(reply: Reply) -> None:
    """A page that can load nothing foreign and run nothing but its own."""
    policy = dict(part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == policy["form-action"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    # Scripts and styles are files of this house; what stands in the page itself runs for nobody.
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert not re.search(r'<style|<script(?! (?:type="later" data-)?src="/static/)', reply.text)
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "same-origin"
    assert reply.headers["cache-control"] == "no-store"
    assert not re.search(
        r"\son\w+=", re.sub(r"<script.*?</script>|&lt;.*?&gt;", "", reply.text, flags=re.DOTALL)
    )


def is_page(reply: Reply) -> bool:
    return reply.headers.get("content-type", "").startswith("text/html")


def test_every_page_is_guarded(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, bob = await there.person("Ada"), await there.person("Bob")
        table = await there.table_for(ada, bob)
        waiting = await there.lay(ada, "me open")
        await play([ada, bob], table, 3)
        own = [f"/t/{table.id}", f"/t/{table.id}/replay?at=2", f"/t/{waiting.id}", f"/t/{table.id}/record"]
        pages = 0
        for visitor in (ada, there.stranger("de")):
            for path in (*GETS, *own, "/nowhere", "/static/nothing", "/sign-out"):
                reply = await visitor.get(path)
                assert "Traceback" not in reply.text
                if is_page(reply):
                    assert_guarded(reply)
                    pages += 1
                hosts = re.findall(r'(?:src|href|action)="(?:https?:)?//([^/"]+)', reply.text)
                assert set(hosts) <= {"house"}, path
        assert pages > 24
        for path in POSTS:
            reply = await ada.post(path, b"\xff\xfe")
            if is_page(reply):
                assert_guarded(reply)

    run(tmp_path / "house.db", scenario)


def test_a_script_that_got_into_a_page_is_not_blessed() -> None:
    """Whatever a document holds, its policy is the same: nothing is allowed because it stands there."""
    plain, foreign = page("<p>all is well</p>"), page(f"<p>{EVIL}</p><style>p {{ color: red }}</style>")
    assert plain.headers["content-security-policy"] == foreign.headers["content-security-policy"]
    assert "sha256" not in foreign.headers["content-security-policy"]


def test_a_write_that_comes_from_elsewhere_is_refused(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        table = await there.lay(ada, "me me")
        before = (table.version, table.match.updated)
        there.house.limits = Limits(off=True)
        for path in (*POSTS, *(path.replace("nothing", table.id) for path in POSTS)):
            for origin in (
                "http://elsewhere.example",
                "https://house.elsewhere.example",
                "null",
                "http://house:81",
            ):
                reply = await ada.post(path, {}, origin=origin)
                assert reply.status == 403, path
                assert phrases("en")["foreign_site"] in reply.text
            reply = await ada._request("POST", path, b"", {"sec-fetch-site": "cross-site"})
            assert reply.status == 403, path
        assert (table.version, table.match.updated) == before
        async with ada.line(f"/t/{table.id}/live?version=0") as line:
            assert (await line.letter())["version"] == table.version

    run(tmp_path / "house.db", scenario)


def test_a_line_from_elsewhere_is_not_held(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        table = await there.lay(ada, "me me")
        closed: list[int] = []

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "websocket.close":
                closed.append(int(str(message["code"])))
            assert message["type"] != "websocket.send"

        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        scope = ada._scope("websocket", f"/t/{table.id}/live", {"origin": "http://elsewhere"})
        await there.app(scope, receive, send)  # type: ignore[arg-type]
        assert closed == [4404]
        assert not table.watchers

    run(tmp_path / "house.db", scenario)


def test_too_much_and_too_often_are_refused_everywhere(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        assert ada.account is not None
        token = await there.house.people.new_api_token(ada.account, "tests")
        known = {"authorization": f"Bearer {token}"}
        for path in POSTS:
            there.house.limits = Limits()
            reply = await ada.post(path, b" " * (LARGEST_FILE + 1), **known)
            assert reply.status == 413, path
        there.house.limits.allow = lambda *_: False  # type: ignore[method-assign]
        for path in POSTS:
            reply = await ada.post(path, {}, **known)
            assert (reply.status, phrases("en")["too_often"] in reply.text) == (429, True), path
        for path in GETS:
            reply = await ada.get(path, **(known if path.startswith("/api") else {}))
            assert (reply.status == 429) is (path not in COSTS_NOTHING), (path, reply.status)

    run(tmp_path / "house.db", scenario)


def test_made_up_cookies_do_not_help_who_tries_passwords(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        there.house.limits._clock = lambda: 0.0
        statuses = []
        for number in range(int(RATES["sign"][1]) + 3):
            stranger = there.stranger()
            stranger.cookies = f"{COOKIE}=made-up-{number}.x"
            reply = await stranger.post("/sign-in", {"name": "ada", "password": f"guess {number}"})
            statuses.append(reply.status)
        assert statuses == [400] * int(RATES["sign"][1]) + [429] * 3

    run(tmp_path / "house.db", scenario)


# ------------------------------------------------------------------ cookies


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    async def scenario(there: Open) -> None:
        house: House = there.house
        house.settings = Settings(house.settings.db, secure_cookies=secure)
        reply = await there.stranger().post("/play/airship_city")
        cookie = reply.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        flags = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert ("secure" in flags) is secure

    run(tmp_path / "house.db", scenario)


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        assert (await ada.get("/account")).status == 200
        name, _, value = ada.cookies.partition("=")
        token, _, mark = value.rpartition(".")
        other = signed(token, b"another secret").rpartition(".")[2]
        stranger = there.stranger()
        forged = (
            token,
            f"{token}.",
            f".{mark}",
            f"{token}.{mark[:-1]}",
            f"{token}x.{mark}",
            f"{token}.{other}",
            "ä.ö",
        )
        for cookie in forged:
            stranger.cookies = f"{name}={cookie}"
            assert (await stranger.get("/account")).status == 403, cookie
        made_up = Person(there.app, None, "made-up")
        assert (await made_up.get("/account")).status == 403
        await ada.post("/sign-out")
        assert (await ada.get("/account")).status == 403

    run(tmp_path / "house.db", scenario)


def test_the_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    async def secrets() -> list[bytes]:
        found = []
        for name in ("a.db", "a.db", "b.db"):
            async with opened(tmp_path / name) as there:
                found.append(there.house.secret)
        return found

    first, again, other = asyncio.run(secrets())
    assert first == again != other
    assert len(first) == 32


# ------------------------------------------------------------------ what people write


def test_what_people_write_is_text_and_nothing_else(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        stranger = there.stranger()
        fields = {"game": "airship_city", "seats": 2, "name": EVIL[:40], "visibility": "open"}
        body = "&".join([*(f"{key}={value}" for key, value in fields.items()), "who=me", "who=open"])
        laid = await stranger.post("/new", body.replace("<", "%3C").replace(" ", "+").encode())
        assert laid.status == 303
        stranger.cookies = laid.headers["set-cookie"].split(";")[0]
        path = laid.headers["location"]
        bob = await there.person("Bob")
        async with bob.line(f"{path}/live?version=0&kind=open") as line:
            assert (await stranger.send(f"{path}/chat", text=EVIL)).status == 200
            letter = await line.letter(lambda letter: "alert" in str(letter))
            assert "<script>alert" not in str(letter)
            assert "<img src=x" not in str(letter)
        await bob.post(f"{path}/join", {"seat": 1})
        for address in (path, f"{path}/replay?at=1", "/", "/account", "/new"):
            for visitor in (stranger, bob, there.stranger()):
                text = (await visitor.get(address)).text
                assert "<script>alert" not in text, address
                assert "<img src=x" not in text, address
        assert "&lt;script&gt;alert" in (await bob.get(path)).text

    run(tmp_path / "house.db", scenario)


# ------------------------------------------------------------------ when something breaks


def test_nobody_is_shown_what_broke(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")

        async def broken(*_: object) -> None:
            raise RuntimeError("the boiler /etc/secret is out of order")

        there.house.people.by_token = broken  # type: ignore[assignment]
        there.house.people.by_api_token = broken  # type: ignore[assignment]
        seen: list[Reply] = []
        for path, headers in (
            ("/", {}),
            ("/", {"accept": "application/json"}),
            ("/api/me", {"authorization": "Bearer x"}),
        ):
            seen.append(await _even_if_it_raises(ada, path, headers))
        for reply in seen:
            assert reply.status == 500
            assert "boiler" not in reply.text
            assert "Traceback" not in reply.text
            assert phrases("en")["broken"] in reply.text
        assert_guarded(seen[0])

    run(tmp_path / "house.db", scenario)


async def _even_if_it_raises(person: Person, path: str, headers: dict[str, str]) -> Reply:
    """The server sends what it has to say and then tells its log, by raising."""
    parts: list[bytes] = []
    told: dict[str, object] = {}

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            told.update(message)
        else:
            parts.append(bytes(message["body"]))  # type: ignore[call-overload]

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {**person._scope("http", path, headers), "method": "GET"}
    with suppress(RuntimeError):
        await person.app(scope, receive, send)  # type: ignore[arg-type]
    found = {name.decode(): value.decode() for name, value in told["headers"]}  # type: ignore[attr-defined]
    return Reply(int(str(told["status"])), found, b"".join(parts).decode())


def test_nothing_but_static_files_is_served_as_files(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        stranger = there.stranger()
        for path in (
            "/static/../app.py",
            "/static/../../web/app.py",
            "/static/%2e%2e/app.py",
            "/static/..%2fapp.py",
            "/static//etc/passwd",
            "/static/kept/x/../../../app.py",
            "/static/kept/x/home.css",
            "/static/",
            "/static",
        ):
            reply = await stranger.get(path)
            assert reply.status in (307, 404, 405), path
            assert "import " not in reply.text
            assert "root:x:" not in reply.text

    run(tmp_path / "house.db", scenario)


def test_the_language_leads_back_to_this_house_only(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        for came_from, leads_to in (
            ("http://house/rules?x=1", "/rules?x=1"),
            ("http://elsewhere/?x=//house/", "/"),
            ("http://house//elsewhere/", "/"),
            ("", "/"),
        ):
            reply = await there.stranger().get("/language/de", referer=came_from)
            assert (reply.status, reply.headers["location"]) == (303, leads_to)

    run(tmp_path / "house.db", scenario)

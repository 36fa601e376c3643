"""By which names the house is entered, what it sends as what, and how often it opens."""

from pathlib import Path

import pytest

from kesselhaus.web import requests
from kesselhaus.web.limits import EACH_ADDRESS, RATES, Asker, network_of
from kesselhaus.web.threshold import named
from tests.web.api.program import run
from tests.web.table.site import Open, Person


def from_address(person: Person, address: str) -> Person:
    plain = person._scope

    def scope(*given: object) -> dict[str, object]:
        return {**plain(*given), "client": (address, 1)}  # type: ignore[arg-type]

    person._scope = scope  # type: ignore[method-assign, assignment]
    return person


def test_a_name_of_another_site_does_not_lead_into_this_house(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        table = await there.lay(ada, "me me")
        for host in ("evil.example", "evil.example:8000", "house.evil.example", "localhost.evil.example"):
            for path in ("/", f"/t/{table.id}", "/healthz", "/static/table.css", "/api/games"):
                reply = await ada.get(path, host=host)
                assert reply.status == 421, (host, path)
            assert "serve --public" in reply.text
            assert "heißt nicht" in reply.text
            reply = await ada.post(f"/t/{table.id}/chat", {"text": "x"}, host=host, origin=f"http://{host}")
            assert reply.status == 421
        for host in ("house", "HOUSE.:80", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7"):
            assert (await ada.get("/rules", host=host)).status == 200, host

    run(tmp_path / "house.db", scenario)


@pytest.mark.parametrize(
    ("host", "name"),
    [("a.example:80", "a.example"), ("[::1]:80", ""), ("::1", ""), ("10.0.0.1", ""), ("", "")],
)
def test_the_name_in_a_host(host: str, name: str) -> None:
    assert named(host) == name


def test_everything_says_what_it_is(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await there.person("Ada")
        table = await there.lay(ada, "me me")
        for path in ("/api/games", "/healthz", "/static/table.js", f"/t/{table.id}/record", "/nowhere"):
            assert (await ada.get(path)).headers["x-content-type-options"] == "nosniff", path

    run(tmp_path / "house.db", scenario)


def test_a_slash_too_many_leads_to_this_house(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        for path, leads_to in (
            ("/rules/", "/rules"),
            ("/rules/?x=1", "/rules?x=1"),
            ("//elsewhere.example/", "/elsewhere.example"),
            ("/\\elsewhere.example/", "/%5Celsewhere.example"),
        ):
            reply = await there.stranger().get(path, host="127.0.0.1:99")
            assert (reply.status, reply.headers["location"]) == (307, leads_to)

    run(tmp_path / "house.db", scenario)


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/airship_city", "/new", "/account", "/sign-in"])
def test_pages_have_a_rate(tmp_path: Path, path: str) -> None:
    async def scenario(there: Open) -> None:
        now = 0.0
        there.house.limits._clock = lambda: now
        ada = await there.person("Ada")
        rate, most = RATES["page"]
        for _ in range(int(most) - 1):
            there.house.limits.allow("page", ada.cookies.partition("=")[2].rpartition(".")[0])
        assert (await ada.get(path)).status == 200
        reply = await ada.get(path)
        assert (reply.status, reply.headers["retry-after"]) == (429, "1")
        now += 1 / rate
        assert (await ada.get(path)).status == 200

    run(tmp_path / "house.db", scenario)


def test_who_makes_himself_many_is_still_in_one_place(tmp_path: Path) -> None:
    """To be known costs one request: all who are known at an address, and their programs, have a rate too."""

    async def scenario(there: Open) -> None:
        now, here = 0.0, "203.0.113.7"
        there.house.limits._clock = lambda: now
        table = await there.lay(await there.person("Ada"), "me me")
        for number in range(EACH_ADDRESS):
            for _ in range(int(RATES["look"][1])):
                requests.require_rates(there.house, "look", Asker(f"visitor {number}", here))
        last = from_address(await there.person("Bob"), here)
        assert last.account is not None
        reply = await last.get(f"/t/{table.id}")
        assert (reply.status, reply.headers["retry-after"]) == (429, "1")
        token = await there.house.people.new_api_token(last.account, "tests")
        reply = await last.get(f"/api/tables/{table.id}", authorization=f"Bearer {token}")
        assert (reply.status, reply.headers["retry-after"]) == (429, "1")
        elsewhere = from_address(await there.person("Cid"), "203.0.113.8")
        assert (await elsewhere.get(f"/t/{table.id}")).status == 200
        now += 1 / RATES["look"][0] / EACH_ADDRESS
        assert (await last.get(f"/t/{table.id}")).status == 200

    run(tmp_path / "house.db", scenario)


def test_lines_have_a_rate(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        there.house.limits._clock = lambda: 0.0
        ada = await there.person("Ada", "de")
        table = await there.lay(ada, "me me")
        for _ in range(int(RATES["line"][1])):
            async with ada.line(f"/t/{table.id}/live?version=0") as line:
                pass
        async with ada.line(f"/t/{table.id}/live?version=0") as line:
            letter = await line.letter()
        assert "zu oft" in letter["refusal"]
        assert line.closed == 4429

    run(tmp_path / "house.db", scenario)


def test_an_account_is_not_opened_from_many_addresses(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        there.house.limits._clock = lambda: 0.0
        statuses = []
        for number in range(int(RATES["account"][1]) + 2):
            stranger = from_address(there.stranger(), f"203.0.113.{number}")
            name = "Ada" if number % 2 else "ADA"
            statuses.append((await stranger.post("/sign-in", {"name": name, "password": "a guess"})).status)
        assert statuses == [400] * int(RATES["account"][1]) + [429] * 2
        other = from_address(there.stranger(), "203.0.113.200")
        assert (await other.post("/sign-in", {"name": "Bob", "password": "a guess"})).status == 400

    run(tmp_path / "house.db", scenario)


def test_a_network_is_one_place(tmp_path: Path) -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:203.0.113.7") == network_of("203.0.113.7") == "203.0.113.7"
    assert network_of("unknown") == "unknown"

    async def scenario(there: Open) -> None:
        there.house.limits._clock = lambda: 0.0
        statuses = []
        for number in range(int(RATES["sign"][1]) + 1):
            stranger = from_address(there.stranger(), f"2001:db8::{number:x}")
            reply = await stranger.post("/sign-in", {"name": f"name {number}", "password": "a guess"})
            statuses.append(reply.status)
        assert statuses == [400] * int(RATES["sign"][1]) + [429]

    run(tmp_path / "house.db", scenario)

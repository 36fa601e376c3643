"""Webhooks: who may be called, that nobody else is, and what becomes of what cannot be delivered."""

import asyncio
import http.client
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from kesselhaus.store import Notice
from kesselhaus.web import webhooks
from kesselhaus.web.pace import DAY
from tests.web.api.program import run
from tests.web.table.site import Open, Person, play

HOOK = "https://hook.example/told"


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.example/",
        "ftp://hook.example/",
        "//hook.example/",
        "https://",
        "https://hook.example:22/",
        "https://hook.example:99999/",
        "https://user@hook.example/",
        "https://user:word@hook.example/",
        "https://@hook.example/",
        "https://hook.example@127.0.0.1/",
        "https://localhost/",
        "https://printer.local/",
        "https://db.internal/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[fc00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[::]/",
    ],
)
def test_such_an_address_is_never_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", _never)
    assert not webhooks.may_be_called(address)
    with pytest.raises(OSError, match="may be called"):
        webhooks.call(address, {})


def _never(*_: object, **__: object) -> socket.socket:
    raise AssertionError("somebody was called")


@pytest.mark.parametrize("address", [HOOK, "https://hook.example:8443/x?y=1", "https://93.184.216.34/"])
def test_a_public_address_may_be_called(address: str) -> None:
    assert webhooks.may_be_called(address)


@pytest.mark.parametrize(
    "numbers",
    [["127.0.0.1"], ["10.0.0.1"], ["169.254.169.254"], ["93.184.216.34", "192.168.0.1"], ["::1"], []],
)
def test_a_name_that_leads_to_a_private_machine_is_not_called(
    numbers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, 443)) for number in numbers]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", _never)
    with pytest.raises(OSError, match=r"hook\.example is not a public address"):
        webhooks.call(HOOK, {})


@pytest.mark.parametrize("host", ["0x7f.1", "127.1", "localhost.", "0177.0.0.1"])
def test_other_spellings_of_this_machine_are_seen_through(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", _never)
    with pytest.raises(OSError, match=r"not a public address|not known|may be called|No address"):
        webhooks.call(f"https://{host}/", {})


def test_the_number_that_was_looked_up_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    public = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]

    def look_up(*_: object, **__: object) -> list[Any]:
        asked.append("look-up")
        return public

    def connect(address: tuple[str, int], *_: object, **__: object) -> socket.socket:
        asked.append(address)
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        webhooks.call(HOOK, {})
    assert asked == ["look-up", ("93.184.216.34", 443)]


class Answering(BaseHTTPRequestHandler):
    """Says what the path asks for."""

    asked: ClassVar[list[tuple[str, str]]] = []

    def do_GET(self) -> None:
        self.asked.append((self.command, self.path))
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send_response(int(self.path[1:4]))
        self.send_header("Location", "/200-elsewhere")
        self.end_headers()

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def answering() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Answering)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server.server_port
    server.shutdown()
    thread.join()
    server.server_close()


def test_redirects_are_not_followed(answering: int) -> None:
    Answering.asked.clear()
    webhooks.post(http.client.HTTPConnection("127.0.0.1", answering), "/204", {"event": "turn"})
    for status in (301, 302, 303, 307, 308, 404, 500):
        with pytest.raises(OSError, match=f"answered {status}"):
            webhooks.post(http.client.HTTPConnection("127.0.0.1", answering), f"/{status}", {})
    assert [path for _, path in Answering.asked] == [
        "/204",
        *[f"/{n}" for n in (301, 302, 303, 307, 308, 404, 500)],
    ]


def test_who_answers_a_letter_at_a_time_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "LONGEST", 0.2)
    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as slow:

        def drip() -> None:
            line, _ = slow.accept()
            with line:
                line.sendall(b"HTTP/1.1 200 OK\r\nX-Slow: ")
                while not done.wait(0.02):
                    try:
                        line.sendall(b"x")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        began = monotonic()
        with suppress(OSError, http.client.HTTPException):
            webhooks.post(http.client.HTTPConnection("127.0.0.1", slow.getsockname()[1]), "/", {})
        assert monotonic() - began < 20
        done.set()
        thread.join()


# ------------------------------------------------------------------ notices


async def with_webhook(there: Open, person: Person) -> str:
    assert person.account is not None
    person.account = replace(person.account, webhook=HOOK)
    await there.house.store.accounts.change(person.account)
    return person.account.id


def test_a_turn_that_comes_is_told_to_who_has_a_webhook(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        await there.house.duties.end()
        ada, bob = await there.person("Ada"), await there.person("Bob")
        hooked = {await with_webhook(there, ada)}
        table = await there.table_for(ada, bob)
        sent: list[tuple[str, Any]] = []

        async def deliver() -> int:
            return await webhooks.deliver(
                there.house.store, there.house.clock(), lambda to, body: sent.append((to, body))
            )

        while len(sent) < 2:
            before = len(sent)
            waited = table.match.waiting
            await play([ada, bob], table, 1)
            tried = await deliver()
            came = table.match.waiting != waited and table.seats[table.match.waiting[0]].account in hooked
            assert len(sent) - before == tried
            assert tried == 1 or not came
        address, body = sent[-1]
        assert address == HOOK
        assert body == {
            "event": "turn",
            "table": table.id,
            "path": f"/t/{table.id}",
            "game": "airship_city",
            "version": body["version"],
            "seat": 0,
            "name": "Ada",
        }
        assert await deliver() == 0

    run(tmp_path / "house.db", scenario)


def test_what_cannot_be_delivered_is_tried_again_and_given_up(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        await there.house.duties.end()
        ada = await there.person("Ada")
        account = await with_webhook(there, ada)
        table = await there.lay(ada, "me open")
        store, tries = there.house.store, 0
        await store.notices.add(Notice(match=table.id, number=1, account=account, body={}, due=0))

        def fail(*_: object) -> None:
            nonlocal tries
            tries += 1
            raise (OSError("nobody there"), ValueError("half a character"), http.client.BadStatusLine("?"))[
                tries % 3
            ]

        now = 0
        for _ in range(10):
            now += DAY
            await webhooks.deliver(store, now, fail)
            assert await webhooks.deliver(store, now + 1, fail) == 0
        assert tries == webhooks.TRIES
        await store.notices.add(Notice(match=table.id, number=1, account=account, body={}, due=0))
        assert ada.account is not None
        await store.accounts.change(replace(ada.account, webhook=None))
        assert await webhooks.deliver(store, now, fail) == 1
        assert tries == webhooks.TRIES

    run(tmp_path / "house.db", scenario)


def test_companions_are_told_when_time_has_run_out(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        house = there.house
        await house.duties.end()
        ada, bob = await there.person("Ada"), await there.person("Bob")
        for person in (ada, bob):
            await with_webhook(there, person)
        table = await there.table_for(ada, bob, pace="daily")
        late = table.match.waiting[0]
        other = table.seats[1 - late]
        start = house.clock()
        assert await webhooks.deliver(house.store, start + 1000, lambda *_: None) == 1
        moment = start
        house.duties._clock = house.hall.bell._clock = lambda: moment
        await house.duties.look_at_clocks()
        moment = start + 4 * DAY
        path = f"/t/{table.id}/live?version={table.version}"
        async with (ada, bob)[1 - late].line(path) as line:
            await line.letter()
            house.hall.telling._clock = lambda: moment
            await house.duties.look_at_clocks()
            await line.letter(lambda letter: "grant" in letter.get("regions", {}).get("affairs", ""))
        await house.duties.look_at_clocks()
        told: list[Any] = []
        await webhooks.deliver(house.store, moment, lambda _, body: told.append(body))
        assert [(body["event"], body["seat"], body["late"]) for body in told] == [
            ("time", other.seat, table.seats[late].name)
        ]

    run(tmp_path / "house.db", scenario)


def test_the_house_sends_by_itself(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, bob = await there.person("Ada"), await there.person("Bob")
        await with_webhook(there, ada)
        await with_webhook(there, bob)
        loop, arrived = asyncio.get_running_loop(), asyncio.Event()
        there.house.duties._send = lambda *_: loop.call_soon_threadsafe(arrived.set)  # type: ignore[assignment]
        await there.table_for(ada, bob)
        await asyncio.wait_for(arrived.wait(), 30)

    run(tmp_path / "house.db", scenario)

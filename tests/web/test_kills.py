"""The server is killed in mid-move: what was acknowledged or shown is there. `kesselhaus kills` does more."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kesselhaus.cli import main
from kesselhaus.commands import kills
from kesselhaus.commands.kills import Findings, _read, kill_again_and_again
from kesselhaus.lab.load.browser import Lost
from kesselhaus.lab.load.people import Counted, Person
from kesselhaus.lab.load.server import Server
from tests import postgres

KILLS = 2
TABLES = 3
MOVES = 20


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "house.db")
        return
    server = postgres.Server()
    yield server.new_database()
    server.remove()


def test_nothing_acknowledged_or_shown_is_lost(db: str) -> None:
    findings = Findings()
    asyncio.run(kill_again_and_again(findings, db, "planet_steam", TABLES, KILLS, MOVES, Random(5)))
    assert findings.problems == []
    assert findings.kills == KILLS
    assert findings.acknowledged >= KILLS * MOVES / 2
    assert findings.shown >= KILLS


def test_who_answers_on_a_line_that_was_lost_hears_so_at_once() -> None:
    """Otherwise a table would wait for its patience after every kill."""

    async def dies(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        writer.close()

    async def scenario() -> None:
        async with await asyncio.start_server(dies, "127.0.0.1", 0) as server:
            person = Person(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", 0, Counted())
            person._line = await person.browser.page_line("/t/one/live", person._read, person._is_lost)
            async with asyncio.timeout(10):
                while not person._lost:
                    await person.changed.wait()
                with pytest.raises(Lost, match="the line was lost"):
                    await person.ask("one", "answer", {"request": "r"})

    asyncio.run(scenario())


def test_who_ends_it_between_a_kill_and_the_next_start_is_told_what_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(server: Server, *_: object) -> None:
        server.kill()
        raise KeyboardInterrupt

    monkeypatch.setattr(kills, "_play_until_killed", killed)
    assert main(["kills", "--times", "1", "--tables", "1", "--db", str(tmp_path / "house.db")]) == 0


@pytest.mark.parametrize("silent", [0, 1, 2])
def test_a_page_that_comes_late_is_asked_for_once_more(silent: int) -> None:
    findings, connections = Findings(), list[asyncio.StreamWriter]()

    async def busy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        if len(connections) > silent:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")

    async def scenario() -> None:
        server = await asyncio.start_server(busy, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        person = Person(address, 0, Counted())
        person.browser.patience = 0.3
        try:
            assert (await _read(address, "/t/one/replay", person, findings)).data == {}
        finally:
            for writer in connections:
                writer.close()
            server.close()

    if silent < 2:
        asyncio.run(scenario())
    else:
        with pytest.raises(Lost):
            asyncio.run(scenario())
    assert len(findings.sat_out) == min(silent, 1)

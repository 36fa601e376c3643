"""The server is killed in mid-move: what was acknowledged or shown is there. `kesselhaus kills` does more."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kesselhaus.commands.kills import Findings, _read, kill_again_and_again
from kesselhaus.lab.load.browser import Lost
from kesselhaus.lab.load.people import Counted, Person
from tests.postgres import Server

KILLS = 2
TABLES = 3
MOVES = 20


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "house.db")
        return
    server = Server()
    yield server.new_database()
    server.remove()


def test_nothing_acknowledged_or_shown_is_lost(db: str) -> None:
    findings = Findings()
    asyncio.run(kill_again_and_again(findings, db, "planet_steam", TABLES, KILLS, MOVES, Random(5)))
    assert findings.problems == []
    assert findings.kills == KILLS
    assert findings.acknowledged >= KILLS * MOVES / 2
    assert findings.shown >= KILLS


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

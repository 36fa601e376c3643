"""The server is killed in mid-move: what was acknowledged or shown is there. `kesselhaus kills` does more."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kesselhaus.commands.kills import Findings, kill_again_and_again
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

"""What docs/hosting/compose.yaml starts, without containers: the house twice, PostgreSQL, and the proxy."""

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from kesselhaus.lab.load.people import Counted, Pair
from kesselhaus.lab.load.server import Server as House
from kesselhaus.store import open_store
from tests.postgres import Server

pytestmark = pytest.mark.anyio

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
PAIRS, MOVES = 4, 5
STORED = re.compile(r"kesselhaus\.hall: (\S+) (\d+): (\w+) of seat")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


@contextmanager
def proxy(folder: Path, houses: list[House]) -> Iterator[str]:
    """nginx with our configuration, but for names, ports and certificates."""
    told = (HOSTING / "nginx.conf").read_text()
    for name, house in zip(("one", "two"), houses, strict=True):
        assert f"server {name}:8000 " in told
        told = told.replace(f"server {name}:8000 ", f"server 127.0.0.1:{house.port} ")
    told, port = re.sub(r"\n *ssl_certificate.*;", "", told), free_port()
    assert "listen 443 ssl;" in told
    told = told.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    (folder / "house.conf").write_text(told)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/house.conf; }}\n"
    )
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    assert program is not None, "These tests need nginx; tools/proxy installs it."
    command = [program, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command) as running:
        while running.poll() is None and not listens(port):
            pass
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()


@pytest.fixture
def db() -> Iterator[str]:
    server = Server()
    yield server.new_database()
    server.remove()


def tables_of(house: House) -> set[str]:
    """Tables that this house has stored a move of, by its log."""
    assert house.log is not None
    return {found[1] for found in STORED.finditer(house.log.read_text()) if found[3] == "answer"}


async def played(pairs: list[Pair]) -> None:
    for _ in range(MOVES):
        for pair in pairs:
            await pair.move()


async def test_a_table_is_one_house_s_until_that_dies(db: str, tmp_path: Path) -> None:
    counted = Counted()
    with ExitStack() as running:
        houses = [House(db, workers=1, log=tmp_path / f"log-{number}") for number in (1, 2)]
        for house in houses:
            house.start()
            running.callback(house.stop_if_running)
        address = running.enter_context(proxy(tmp_path, houses))
        pairs = [Pair(address, "airship_city", counted, Random(number)) for number in range(PAIRS)]
        for pair in pairs:
            await pair.sit_down()
            await pair.look()
        await played(pairs)
        one, two = map(tables_of, houses)
        assert one | two == {pair.table for pair in pairs}
        assert not one & two, "no table is open in both"
        dies = 0 if one else 1
        houses[dies].kill()
        for pair in pairs:
            await pair.come_back()
            await pair.look()
        await played(pairs)
        assert tables_of(houses[1 - dies]) == {pair.table for pair in pairs}
        for pair in pairs:
            await pair.close()
    acknowledged = {key: value for pair in pairs for key, value in pair.acknowledged.items()}
    assert len(acknowledged) == PAIRS * MOVES * 2
    async with await open_store(db) as store:
        stored = [entry for pair in pairs for entry in await store.entries.after(pair.table)]
    there = {entry.request: (entry.match, entry.number) for entry in stored if entry.request}
    assert there == acknowledged

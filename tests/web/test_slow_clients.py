"""Who sends half a request locks nobody out: against a real server with few descriptors."""

import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import pytest

from kesselhaus.commands.doorway import EACH, HEADERS, RESERVE

FEW = RESERVE + 60
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
HALF_BODY = b"POST /invited HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\nx"


@contextmanager
def serving(folder: Path, descriptors: int) -> Iterator[int]:
    # `--rooms` is what `--workers` was called before.
    command = f"ulimit -n {descriptors}; exec {sys.executable} -m kesselhaus serve --port 0 --quiet --rooms 1"
    with subprocess.Popen(["sh", "-c", command], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found is not None
        try:
            yield int(found[1])
        finally:
            server.kill()


def half_sent(port: int, count: int, what: bytes, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    for _ in range(count):
        line = socket.create_connection(("127.0.0.1", port), 10, (address, 0))
        line.sendall(what)
        yield line


def is_closed(line: socket.socket, until: float) -> bool:
    line.settimeout(max(0.01, until - monotonic()))
    try:
        while line.recv(1000):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def status(port: int, path: str, data: bytes | None = None) -> int:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data)
    with urllib.request.urlopen(request, timeout=20) as reply:
        return int(reply.status)


@pytest.mark.parametrize("what", [HALF, HALF_BODY])
def test_more_half_sent_requests_than_descriptors_lock_nobody_out(tmp_path: Path, what: bytes) -> None:
    with serving(tmp_path, FEW) as port, ExitStack() as held:
        lines = [held.enter_context(line) for line in half_sent(port, FEW + 40, what)]
        assert status(port, "/healthz") == 200
        assert status(port, "/play/airship_city", b"") == 200, "a table is stored, opened and drawn"
        if what is HALF:
            until = monotonic() + HEADERS + 10
            assert all(is_closed(line, until) for line in lines)


def test_one_address_does_not_get_all_connections(tmp_path: Path) -> None:
    with serving(tmp_path, 4 * EACH) as port, ExitStack() as held:
        # Half a body has more time than half a header: on a busy machine the first would be closed by then.
        lines = [held.enter_context(line) for line in half_sent(port, EACH + 5, HALF_BODY, "127.0.0.9")]
        for line in lines[EACH:]:
            line.settimeout(20)
            assert line.recv(1000).startswith(b"HTTP/1.1 503 ")
        assert status(port, "/healthz") == 200

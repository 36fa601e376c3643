"""A server of its own for a load: started on this machine as a person would, and stopped or killed."""

import ipaddress
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

READY = 300.0
"""Seconds until a server must answer; on a busy machine some pass before it has read its own code."""


class NotLocal(ValueError):
    """A load is meant for this machine and no other."""


def require_local(address: str) -> str:
    """The address, if it is on this machine."""
    parts = urlsplit(address)
    try:
        port = parts.port or 80
        numbers = {
            info[4][0] for info in socket.getaddrinfo(parts.hostname or "", port, type=socket.SOCK_STREAM)
        }
    except (OSError, ValueError, UnicodeError) as error:
        raise NotLocal(f"There is no such address: {address}.") from error
    if parts.scheme != "http" or not all(ipaddress.ip_address(str(number)).is_loopback for number in numbers):
        raise NotLocal(f"A load is for this machine only (http://127.0.0.1:PORT), not for {address}.")
    return f"http://{parts.netloc}"


class Server:
    """`kesselhaus serve` without limits of rates, on loopback."""

    def __init__(
        self, db: str, port: int = 0, workers: int = 2, processes: int = 1, log: Path | None = None
    ) -> None:
        self.db, self.port, self.workers, self.processes = db, port, workers, processes
        self.log = log
        """Where to write its whole log; without one it tells only what goes wrong."""
        self.token = token_hex(16)
        """Opens its meters."""
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it; returns the seconds until it answered."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "kesselhaus", "serve", "--without-limits"]
        command += [] if self.log else ["--quiet"]
        command += ["--db", self.db, "--port", str(self.port), "--workers", str(self.workers)]
        command += ["--processes", str(self.processes)]
        with ExitStack() as opened:
            log = opened.enter_context(self.log.open("ab")) if self.log else None
            known = {**os.environ, "KESSELHAUS_METRICS_TOKEN": self.token}
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=known
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("Kesselhaus is open: "):
            self._process.wait()
            raise RuntimeError("The server did not start.")
        self.port = urlsplit(line.split()[3]).port or 0
        while not self._answers():
            if time.perf_counter() - began > READY or self._process.poll() is not None:
                raise RuntimeError("The server did not answer.")
        return time.perf_counter() - began

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=READY) as line:
            line.sendall(b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            return b" 200 " in line.recv(100)
        return False

    def kill(self) -> None:
        """As by a power cut: nothing is tidied up."""
        self._end(kill=True)

    def stop(self) -> int:
        return self._end(kill=False)

    def stop_if_running(self) -> None:
        if self._process is not None:
            self.stop()

    def _end(self, *, kill: bool) -> int:
        process, self._process = self._process, None
        assert process is not None
        process.kill() if kill else process.terminate()
        status = process.wait(60)
        if process.stdout is not None:
            process.stdout.close()
        return status

"""Several web processes at one listener: started together, replaced when one dies, closed together."""

import signal
import socket
import subprocess
import sys
import time
from argparse import Namespace
from types import FrameType

TOO_SOON = 5.0
"""A process that ends within so many seconds of its start would only do so again."""
LOOK = 0.2
CLOSING = 15.0
"""Seconds until a process that does not close is killed."""


def oversee(listener: socket.socket, arguments: Namespace, processes: int) -> int:
    """Until a signal says that it is enough. 1: a process could not even start."""
    asked = False

    def enough(_signal: int, _frame: FrameType | None) -> None:
        nonlocal asked
        asked = True

    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, enough)
    children = {number: _start(listener, arguments) for number in range(processes)}
    began = dict.fromkeys(children, time.monotonic())
    failed = False
    while not asked and not failed:
        time.sleep(LOOK)
        for number, child in children.items():
            if child.poll() is None or asked:
                continue
            if time.monotonic() - began[number] < TOO_SOON:
                failed = True
                break
            print(
                f"kesselhaus: Process {number + 1} ended ({child.returncode}); another begins.",
                file=sys.stderr,
            )
            children[number], began[number] = _start(listener, arguments), time.monotonic()
    for child in children.values():
        child.terminate()
    for child in children.values():
        try:
            child.wait(CLOSING)
        except subprocess.TimeoutExpired:
            child.kill()
    return int(failed)


def _start(listener: socket.socket, arguments: Namespace) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "kesselhaus", "serve"]
    command += ["--db", arguments.db, "--workers", arguments.workers, "--listener", str(listener.fileno())]
    command += ["--secure-cookies"] * arguments.secure_cookies + ["--quiet"] * arguments.quiet
    command += ["--log", arguments.log]
    command += ["--without-limits"] * arguments.without_limits
    command += ["--host", arguments.host, *(word for name in arguments.public for word in ("--public", name))]
    return subprocess.Popen(command, pass_fds=[listener.fileno()], start_new_session=True)

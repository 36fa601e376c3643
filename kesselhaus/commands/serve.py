"""`kesselhaus serve`: opens the house."""

import asyncio
import fcntl
import logging
import os
import socket
from argparse import SUPPRESS, ArgumentParser, Namespace
from contextlib import ExitStack
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import IO

from kesselhaus.commands.overseer import oversee
from kesselhaus.commands.shared import Sorry, number

HELP = "open the site"
DATABASE = "kesselhaus.db"
MOST_WORKERS = 4
PATIENCE = 5
"""Seconds that running requests are given when the house closes."""
THINKING_SHARE = 2
"""Bots think on one core of so many."""
WAITING = 2048
"""So many connections may wait to be taken in, also while the house is being furnished."""
LONGEST_SAID = 1000
"""Bytes that a page may say at once on its line."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument(
        "--public",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which the house is reached, such as house.example; may be given several times",
    )
    parser.add_argument("--port", default="8000", help="default: 8000; 0 takes any free port")
    add_db(parser)
    add_workers(parser)
    parser.add_argument(
        "--processes", default="1", help="web processes; several need PostgreSQL (default: 1)"
    )
    parser.add_argument(
        "--secure-cookies", action="store_true", help="behind HTTPS: cookies travel on secure lines only"
    )
    parser.add_argument(
        "--quiet", action="store_true", help="log what goes wrong, not every request and move"
    )
    parser.add_argument("--log", choices=("lines", "json"), default="lines", help="how the log is written")
    parser.add_argument(
        "--without-limits", action="store_true", help="no limits of rates, for `load` on this machine only"
    )
    parser.add_argument("--listener", help=SUPPRESS)


def add_db(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        default=DATABASE,
        help=f"a file (SQLite) or postgresql://… (default: {DATABASE} in this folder)",
    )


def add_workers(parser: ArgumentParser) -> None:
    usual = min(os.cpu_count() or 1, MOST_WORKERS)
    parser.add_argument(
        "--workers",
        "--rooms",
        default=str(usual),
        help=f"processes that run rules and draw tables (default: one a core, at most {MOST_WORKERS})",
    )


def is_shared(db: str) -> bool:
    """Whether several processes may have this database open."""
    return db.startswith(("postgres://", "postgresql://"))


def run(arguments: Namespace) -> int:
    processes = number(arguments.processes, "--processes", 1, 64)
    workers = number(arguments.workers, "--workers", 1, 64)
    port = number(arguments.port, "--port", 0, 65535)
    if arguments.listener is not None:
        return _serve(socket.socket(fileno=int(arguments.listener)), arguments, workers)
    if processes > 1 and not is_shared(arguments.db):
        raise Sorry("Several processes need a PostgreSQL database: name one with --db postgresql://…")
    with ExitStack() as held:
        listener = held.enter_context(_listener(arguments.host, port))
        host, port = listener.getsockname()[:2]
        if arguments.without_limits and not ip_address(host).is_loopback:
            raise Sorry("--without-limits is for this machine only: --host 127.0.0.1.")
        _prepare(arguments.db)
        if not is_shared(arguments.db):
            held.enter_context(_alone(arguments.db))
        address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        print(f"Kesselhaus is open: http://{address}/  (Ctrl+C closes it)", flush=True)
        return (
            oversee(listener, arguments, processes) if processes > 1 else _serve(listener, arguments, workers)
        )


def _serve(listener: socket.socket, arguments: Namespace, workers: int) -> int:
    import uvicorn  # here, because the other commands start faster without it

    from kesselhaus.commands.doorway import Connection, Crowd, room_for_connections
    from kesselhaus.commands.lines import Line
    from kesselhaus.commands.server import Server
    from kesselhaus.web.app import site
    from kesselhaus.web.diary import AsJson, OneLine
    from kesselhaus.web.house import Settings

    lines = logging.StreamHandler()
    told = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    lines.setFormatter(AsJson() if arguments.log == "json" else OneLine(told))
    logging.basicConfig(level=logging.WARNING if arguments.quiet else logging.INFO, handlers=[lines])
    settings = Settings(
        arguments.db,
        workers=workers,
        secure_cookies=arguments.secure_cookies,
        names=(arguments.host, *arguments.public),
        limits=not arguments.without_limits,
        thinkers=max(1, (os.cpu_count() or 1) // THINKING_SHARE),
        metrics_token=os.environ.get("KESSELHAUS_METRICS_TOKEN", ""),
    )
    crowd = Crowd(room_for_connections())
    config = uvicorn.Config(
        site(settings),
        http=partial(Connection, crowd),  # type: ignore[arg-type]
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        ws=Line,
        ws_max_size=LONGEST_SAID,
    )
    Server(config).run(sockets=[listener])
    return 0


def _prepare(db: str) -> None:
    """Bring the database up to date before anybody comes; a sentence if there is something wrong with it."""
    from kesselhaus.store import StoreError, open_store

    async def look() -> None:
        await (await open_store(db)).close()

    try:
        asyncio.run(look())
    except StoreError as error:
        raise Sorry(str(error)) from error


def _alone(db: str) -> IO[bytes]:
    """Whoever else has this file open would not hear what is written here."""
    path = Path(f"{db.removeprefix('sqlite:///')}.lock")
    try:
        held = path.open("ab")
    except OSError as error:
        raise Sorry(f"{path} cannot be written: {error.strerror}.") from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise Sorry(
            f"Another Kesselhaus has {db} open. Several need PostgreSQL: --db postgresql://…"
        ) from error
    return held


def _listener(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why there is none."""
    with ExitStack() as undone:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            listener = undone.enter_context(socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(WAITING)
        except OSError as error:
            why = f"{host}, port {port}, cannot be opened: {error.strerror}"
            raise Sorry(f"{why}. Another one can be named with --host and --port.") from error
        undone.pop_all()
    return listener

"""`kesselhaus serve`: opens the house on this machine."""

import socket
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack

from kesselhaus.commands.shared import Sorry, number

HELP = "open the site on this machine"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument("--port", default="8000", help="default: 8000; 0 takes any free port")


def run(arguments: Namespace) -> int:
    import uvicorn  # here, because the other commands start faster without it

    from kesselhaus.web.small.app import site

    door = _door(arguments.host, number(arguments.port, "--port", 0, 65535))
    host, port = door.getsockname()[:2]
    address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    print(f"Kesselhaus is open: http://{address}/  (Ctrl+C closes it)", flush=True)
    uvicorn.Server(uvicorn.Config(site(), log_level="warning")).run(sockets=[door])
    return 0


def _door(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why there is none."""
    with ExitStack() as undone:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            door = undone.enter_context(socket.socket(family, kind, protocol))
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
            door.listen()
        except OSError as error:
            why = f"{host}, port {port}, cannot be opened: {error.strerror}"
            raise Sorry(f"{why}. Another one can be named with --host and --port.") from error
        undone.pop_all()
    return door

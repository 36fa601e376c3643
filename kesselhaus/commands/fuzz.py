"""`kesselhaus fuzz`: lays siege to a server of its own, and tells what did not hold."""

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path

from kesselhaus.commands.shared import Sorry, a_game, add_json, console, number, print_json, progress
from kesselhaus.lab.fuzz.hostile import Target
from kesselhaus.lab.fuzz.siege import Plan, Report, Siege
from kesselhaus.lab.load.browser import Lost
from kesselhaus.lab.load.people import Trouble
from kesselhaus.lab.load.server import Server

HELP = "send hostile requests and frames to a server on this machine, and check that nothing gives way"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--requests", default="2000", help="hostile requests (default: 2000)")
    parser.add_argument("--frames", default="200", help="frames on lines to tables (default: 200)")
    parser.add_argument(
        "--games", default="airship_city", help="on the tables, with commas (default: airship_city)"
    )
    parser.add_argument("--slow", default="1000", help="milliseconds that others may wait (default: 1000)")
    parser.add_argument("--seed", default="1", help="the same again for the same (default: 1)")
    add_json(parser)


def run(arguments: Namespace) -> int:
    plan = Plan(
        requests=number(arguments.requests, "--requests", 1, 1_000_000),
        frames=number(arguments.frames, "--frames", 0, 1_000_000),
        games=tuple(a_game(name).key for name in arguments.games.split(",")),
        seed=number(arguments.seed, "--seed", 0, 2**63 - 1),
        slow=number(arguments.slow, "--slow", 1, 60_000) / 1000,
    )
    with tempfile.TemporaryDirectory(prefix="kesselhaus-fuzz-") as folder:
        log = Path(folder) / "log"
        server = Server(str(Path(folder) / "fuzz.db"), log=log)
        siege = Siege(plan, server, *targets())
        try:
            server.start()
            with progress("requests", plan.requests) as advance:
                report = asyncio.run(siege.run(advance))
        except (RuntimeError, Lost, Trouble) as error:
            raise Sorry(str(error)) from error
        finally:
            server.stop_if_running()
        siege.look_at_log(log)
    if arguments.json:
        print_json(report)
    else:
        tell(report)
    return 1 if report.findings else 0


def targets() -> tuple[list[Target], list[str]]:
    """Every address of the site and every line, by its own table: what is added there is besieged too."""
    from starlette.routing import Route, WebSocketRoute

    from kesselhaus.web.routes import all_routes

    routes = all_routes()
    found = {
        Target(method, route.path)
        for route in routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    ordered = sorted(found, key=lambda target: (target.path, target.method))
    ordered += [Target("GET", "/static/{rest}"), Target("GET", "/{rest}"), Target("POST", "/{rest}")]
    return ordered, [route.path for route in routes if isinstance(route, WebSocketRoute)]


def tell(report: Report) -> None:
    out = console()
    statuses = ", ".join(f"{count:,} × {status}" for status, count in sorted(report.statuses.items()))
    out.print(
        f"{report.requests:,} requests and {report.frames:,} frames to {report.targets} addresses in "
        f"{report.seconds:g} s: {statuses}; the slowest answer {report.slowest_hostile:g} ms"
    )
    out.print(
        f"meanwhile {report.moves} moves of others, the slowest {report.slowest_move:g} ms; "
        f"{report.tables_compared} tables compared; memory {report.megabytes_before} MB, then "
        f"{report.megabytes_after} MB; {report.log_lines:,} lines of the log"
    )
    for finding in report.findings:
        out.print(f"{finding.what} {finding.reproduce}", style="red", markup=False)
    if not report.findings:
        out.print("Everything held.")

"""`kesselhaus load`: many tables at once on this machine, and how long people wait there."""

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from kesselhaus.commands.serve import add_workers
from kesselhaus.commands.shared import Sorry, a_game, add_json, console, number, print_json, progress, table
from kesselhaus.lab.load.run import Figures, Plan, Times, load
from kesselhaus.lab.load.server import NotLocal, Server, require_local

HELP = "put load on the site, on this machine only, and measure how long people wait"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--tables", default="100", help="tables with two people each (default: 100)")
    parser.add_argument("--seconds", default="60", help="how long they play (default: 60)")
    parser.add_argument("--rate", default="1", help="moves a second at every table (default: 1)")
    parser.add_argument("--game", default="airship_city", help="default: airship_city")
    parser.add_argument(
        "--address",
        help="a server on this machine that runs already (serve --without-limits); else one is started",
    )
    parser.add_argument(
        "--db", help="the database of the server that is started (default: a new SQLite file)"
    )
    parser.add_argument("--by-form", action="store_true", help="answer by form instead of over the open line")
    add_workers(parser)
    parser.add_argument("--processes", default="1", help="its web processes (default: 1)")
    add_json(parser)


def run(arguments: Namespace) -> int:
    plan = Plan(
        tables=number(arguments.tables, "--tables", 1, 1000),
        seconds=number(arguments.seconds, "--seconds", 1, 600),
        rate=number(arguments.rate, "--rate", 1, 5),
        game=a_game(arguments.game).key,
        by_line=not arguments.by_form,
    )
    token = ""
    with ExitStack() as stack:
        if arguments.address is not None:
            try:
                address, pid, started = require_local(arguments.address), None, None
            except NotLocal as error:
                raise Sorry(str(error)) from error
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kesselhaus-load-"))
            server = Server(
                arguments.db or str(Path(folder) / "load.db"),
                workers=number(arguments.workers, "--workers", 1, 64),
                processes=number(arguments.processes, "--processes", 1, 64),
            )
            try:
                started = server.start()
            except RuntimeError as error:
                raise Sorry(str(error)) from error
            stack.callback(server.stop)
            address, pid, token = server.address, server.pid, server.token
        with progress("tables are laid", plan.tables) as advance:
            figures = _run(load(plan, address, pid, advance, token))
    if arguments.json:
        print_json(figures)
    else:
        tell(figures, started)
    return 1 if figures.errors else 0


def _run(work: Coroutine[Any, Any, Figures]) -> Figures:
    """On the loop that the server has, where there is one: the load shares the cores with it."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def tell(figures: Figures, started: float | None) -> None:
    out = console()
    if started is not None:
        out.print(f"The server answered {started:.2f} s after its start.")
    out.print(
        f"{figures.tables} tables of {figures.game}, two people each, {figures.seconds:g} s: "
        f"{figures.moves:,} of {figures.wanted_moves:,} moves, {figures.finished_matches} matches ended, "
        f"{figures.errors} errors"
    )
    drawn = table("milliseconds", figures=("median", "95 %", "99 %", "most"))
    for what, times in (
        ("answer to the other page", figures.shown),
        ("answer to its acknowledgement", figures.acknowledged),
        ("page of a table", figures.page),
    ):
        drawn.add_row(what, *_row(times))
    out.print(drawn)
    out.print(
        f"page: {figures.page_bytes:,} bytes compressed; {figures.requests:,} requests, "
        f"{figures.letters:,} letters of {figures.letter_bytes:,} bytes "
        f"({figures.packed_letter_bytes:,} compressed)"
    )
    if figures.server_cpu is not None:
        out.print(
            f"server: {figures.server_processes} processes, {figures.server_cpu:g} cores, "
            f"{figures.server_megabytes:g} MB at the most; load itself: {figures.load_cpu:g} cores"
        )
        told = ", ".join(f"{stage} {cpu:.2f}" for stage, cpu in figures.stages.items())
        out.print(f"processor of a move: {sum(figures.stages.values()):.2f} ms ({told})")
    for error in figures.first_errors:
        out.print(error, style="red", markup=False)


def _row(times: Times | None) -> list[str]:
    return (
        ["–"] * 4
        if times is None
        else [f"{value:,.0f}" for value in (times.median, times.p95, times.p99, times.most)]
    )

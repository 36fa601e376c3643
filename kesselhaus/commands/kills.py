"""`kesselhaus kills`: kills a server of its own again and again under load, and looks at what is left."""

import asyncio
import tempfile
from argparse import ArgumentParser, Namespace
from math import inf
from operator import attrgetter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct
from websockets.exceptions import WebSocketException

from kesselhaus.commands.shared import Sorry, a_game, add_json, console, number, print_json, progress
from kesselhaus.lab.load.browser import PATIENCE, Browser, Lost, Reply
from kesselhaus.lab.load.people import Counted, Pair, Person, Trouble
from kesselhaus.lab.load.server import Server
from kesselhaus.protocol import Setup
from kesselhaus.store import Store, open_store
from kesselhaus.web.entries import act_of
from kesselhaus.workers.open_match import OpenMatch

HELP = "kill a server under load again and again, and check that nothing was lost"
BEAT = 0.05
"""Seconds between two moves at a table: as fast as the server can."""
AROUND = ("console", "affairs", "clocks", "deeds", "lines", "talk", "standing")
"""Parts of a page that are not of the moment shown alone."""
IN_PROPORTION = 20.0
"""A page may take so many times as long as the server took to start: on a busy machine both are slow."""
SLOW = (Lost, Trouble, TimeoutError, WebSocketException)


class Findings(Struct):
    """What was seen, and what was wrong with it."""

    kills: int = 0
    acknowledged: int = 0
    shown: int = 0
    """Pages that were compared with the same moment after the kill."""
    entries: int = 0
    restarts: list[float] = []
    """Seconds until the server answered again."""
    problems: list[str] = []
    sat_out: list[str] = []
    """Who waited in vain, because the machine was too busy: two people for their pages, who then did not play
    until the next kill, or somebody for a page of the replay, which was asked for once more.
    """


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--times", "--kills", default="20", help="how often (default: 20)")
    parser.add_argument(
        "--moves", default="50", help="acknowledged moves between two kills, on average (default: 50)"
    )
    parser.add_argument("--tables", default="12", help="tables that are played at meanwhile (default: 12)")
    parser.add_argument("--game", default="airship_city", help="default: airship_city")
    parser.add_argument("--db", help="an empty database (default: a new SQLite file)")
    parser.add_argument("--seed", default="1", help="for the moments of the kills (default: 1)")
    add_json(parser)


def run(arguments: Namespace) -> int:
    times = number(arguments.times, "--times", 1, 1000)
    tables = number(arguments.tables, "--tables", 1, 200)
    moves = number(arguments.moves, "--moves", 1, 10_000)
    game, chance = a_game(arguments.game).key, Random(number(arguments.seed, "--seed", 0, 2**63 - 1))
    findings = Findings()
    with tempfile.TemporaryDirectory(prefix="kesselhaus-kills-") as folder:
        db = arguments.db or str(Path(folder) / "kills.db")
        with progress("kills", times) as advance:
            try:
                asyncio.run(kill_again_and_again(findings, db, game, tables, times, moves, chance, advance))
            except RuntimeError as error:
                raise Sorry(str(error)) from error
            except KeyboardInterrupt:  # what was seen until then counts
                pass
    if arguments.json:
        print_json(findings)
    else:
        _tell(findings)
    return 1 if findings.problems else 0


def _tell(findings: Findings) -> None:
    out = console()
    out.print(
        f"{findings.kills} kills: {findings.acknowledged:,} acknowledged moves, "
        f"{findings.entries:,} entries stored, {findings.shown} pages compared; up again after "
        f"{max(findings.restarts, default=0):.2f} s at the most"
    )
    if findings.sat_out:
        out.print(f"{len(findings.sat_out)} times people waited for their pages in vain.")
    for problem in findings.problems:
        out.print(problem, style="red", markup=False)
    if not findings.problems:
        out.print("Nothing that was acknowledged or shown was lost; every match replays to what is stored.")


async def kill_again_and_again(
    findings: Findings,
    db: str,
    game: str,
    tables: int,
    times: int,
    moves: int,
    chance: Random,
    advance: Any = lambda: None,
) -> None:
    counted, server = Counted(), Server(db)
    took = await asyncio.to_thread(server.start)
    pairs = [Pair(server.address, game, counted, Random(chance.random())) for _ in range(tables)]
    try:
        _be_patient(pairs, IN_PROPORTION * took)
        for _ in range(times):
            there = await asyncio.gather(*(_sit_ready(pair, findings) for pair in pairs))
            players = [pair for pair, ready in zip(pairs, there, strict=True) if ready]
            await _play_until_killed(server, players, counted, moves, chance)
            async with await open_store(db) as store:
                for pair in filter(attrgetter("table"), pairs):
                    await _check_stored(store, pair, findings)
            took = await asyncio.to_thread(server.start)
            findings.restarts.append(round(took, 2))
            # This start may have been much slower than the one before.
            _be_patient(pairs, IN_PROPORTION * took)
            for pair in players:
                await _check_shown(server.address, pair, findings)
                await pair.come_back()
            findings.kills += 1
            advance()
    finally:
        for pair in pairs:
            await pair.close()
        # Whoever interrupts it may do so between a kill and the next start.
        server.stop_if_running()


def _be_patient(pairs: list[Pair], seconds: float) -> None:
    for pair in pairs:
        for person in pair.people:
            person.browser.patience = max(PATIENCE, seconds)


async def _sit_ready(pair: Pair, findings: Findings) -> bool:
    """Both have their pages open; if not, they try again after the next kill."""
    try:
        if not pair.table:
            await pair.sit_down()
        await pair.look()
    except SLOW as error:
        findings.sat_out.append(f"{type(error).__name__}: {error}")
        await pair.come_back()
        return False
    return True


async def _play_until_killed(
    server: Server, pairs: list[Pair], counted: Counted, moves: int, chance: Random
) -> None:
    """However slow the machine is, so many moves on average; but nobody waits for them for ever."""
    enough = len(counted.acknowledged) + max(1, round(moves * (0.5 + chance.random())))
    late = perf_counter() + 60 + moves
    playing = [asyncio.create_task(pair.play(BEAT, inf)) for pair in pairs]
    while len(counted.acknowledged) < enough and perf_counter() < late:
        if all(task.done() for task in playing):
            break
        await asyncio.sleep(BEAT / 10)
    await asyncio.sleep(BEAT * chance.random())
    await asyncio.to_thread(server.kill)
    # Whoever was answering is told by the broken connection.
    await asyncio.gather(*playing)


async def _check_stored(store: Store, pair: Pair, findings: Findings) -> None:
    """What was acknowledged is there under its number; what is there replays to what is written of it."""
    table = await store.matches.table(pair.table)
    if table is None:
        findings.problems.append(f"The table {pair.table} is gone.")
        return
    match, entries = table.match, await store.entries.after(pair.table)
    findings.entries += len(entries)
    if [entry.number for entry in entries] != list(range(1, match.entries + 1)):
        findings.problems.append(f"{match.id}: the entries are not 1 to {match.entries}.")
    await _check_acknowledged(store, pair, findings)
    for person in pair.people:
        if person.version > match.entries:
            findings.problems.append(f"{match.id}: move {person.version} was shown and not stored.")
    live = OpenMatch(Setup(match.id, match.game, match.seats, match.variants, None, match.automatic))
    live.take(map(act_of, entries))
    standing = live.standing()
    if (standing.waiting, standing.result) != (match.waiting, match.result):
        findings.problems.append(f"{match.id}: replayed, it does not stand as it is stored.")


async def _check_acknowledged(store: Store, pair: Pair, findings: Findings) -> None:
    stored = {
        (table, entry.request): entry.number
        for table in {table for table, _ in pair.acknowledged.values()}
        for entry in await store.entries.after(table)
    }
    for request, (table, version) in pair.acknowledged.items():
        findings.acknowledged += 1
        if stored.get((table, request)) != version:
            findings.problems.append(f"{table}: move {version} was acknowledged and is not there.")
    # What was counted once need not be counted after the next kill again.
    pair.acknowledged = {}


async def _check_shown(address: str, pair: Pair, findings: Findings) -> None:
    """What a page showed last is what the same moment shows after the kill."""
    for person in pair.people:
        if person.mine or not person.version:
            continue  # where keys glow, the past looks different
        path = f"/t/{pair.table}/replay?at={person.version}&seat={person.seat}"
        try:
            then = (await _read(address, path, person, findings)).data.get("regions", {})
        except Lost as error:
            findings.problems.append(f"{pair.table}: {error}")
            continue
        different = [
            name
            for name, html in person.regions.items()
            if name in then and name not in AROUND and html != then[name]
        ]
        if different or not then:
            findings.problems.append(
                f"{pair.table}: at {person.version}, {', '.join(different) or 'everything'} looks different."
            )
        findings.shown += 1


async def _read(address: str, path: str, person: Person, findings: Findings) -> Reply:
    """A page as data. What was not answered in time is not lost: it is asked for once more, and counted."""
    try:
        return await _get(address, path, person)
    except Lost as error:
        findings.sat_out.append(f"{type(error).__name__}: {error}")
        return await _get(address, path, person)


async def _get(address: str, path: str, person: Person) -> Reply:
    browser = Browser(address, person.browser.patience)
    browser.cookies = person.browser.cookies
    try:
        return await browser.get(path, Accept="application/json")
    finally:
        browser.hang_up()

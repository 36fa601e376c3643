"""Everything that leaves the house about a table, for one pair of eyes."""

import asyncio
import re
from html import unescape
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec

from kesselhaus import games
from tests.web.secrets.houses import World
from tests.web.table.site import LONGEST, Line, Person, Reply

CARDS, DRAFTS = 12, 3
"""So many cards of things are compared at each moment, and so many rows that are not chosen to their end."""
DENIED = (
    "lesson", "ask-undo", "go-on", "agree", "refuse", "retry", "join", "leave", "bot", "decline", "grant",
    "end", "again", "advice", "analysis", "analysis/share",
)  # fmt: skip
Told = dict[str, str]
"""What was asked for, and all that was answered: status, headers and text."""


def _whole(reply: Reply) -> str:
    headers = {name: value for name, value in sorted(reply.headers.items()) if name != "set-cookie"}
    return f"{reply.status} {headers}\n{reply.text}"


async def told(world: World, name: str) -> Told:
    """What somebody can read or ask for without changing anything, by page and by program."""
    person, key, last = world.person(name), world.table.id, world.table.version
    api = {"authorization": f"Bearer {name}"} if name else {}
    found: Told = {}
    for path in (
        f"/t/{key}",
        f"/t/{key}?seat=0",
        f"/t/{key}/replay?at={last}",
        f"/t/{key}/replay?at={max(1, last - 1)}",
        f"/t/{key}/since?from={max(1, last - 1)}",
        f"/t/{key}/record",
        f"/api/tables/{key}",
        f"/api/tables/{key}?at={max(1, last - 1)}&log=2000",
        f"/t/{key}/analysis",
        f"/t/{key}/analysis/board?at={max(1, last - 1)}",
        f"/t/{key}/verdict",
        f"/t/{key}/components",
        f"/api/tables/{key}/moments",
        f"/api/tables/{key}/record",
        f"/api/tables/{key}/chat",
        f"/api/tables/{key}/components",
    ):
        found[f"GET {path}"] = _whole(await person.get(path, **(api if path.startswith("/api") else {})))
    found.update(await _explained(world, person, api, found[f"GET /t/{key}"]))
    found.update(await _drafted(world, person, found[f"GET /t/{key}"]))
    found.update(await _refused(world, person, name, api))
    return found


async def _explained(world: World, person: Person, api: dict[str, str], page: str) -> Told:
    """Cards of some things: of those drawn on the page, and of whatever can be chosen at that game, seen or
    not.
    """
    key, last, game = world.table.id, world.table.version, world.table.match.game
    view = world.live.match.view(None)
    there = {*re.findall(r'data-x="([^"]+)"', page), *games.things(game).choosable(view)}
    some = Random(f"{key} {last}").sample(sorted(there), min(CARDS, len(there)))
    found: Told = {}
    for thing in some:
        path = f"/t/{key}/thing?of={quote(thing)}"
        found[f"GET {path}"] = _whole(await person.get(path))
    for thing in some[:2]:
        path = f"/api/tables/{key}/things/{quote(thing)}"
        found[f"GET {path}"] = _whole(await person.get(path, **api))
    return found


async def _drafted(world: World, person: Person, page: str) -> Told:
    """What is shown of rows that are not chosen to their end: one that his own keys begin, or some word."""
    key, version, waiting = world.table.id, world.table.version, world.table.match.waiting[0]
    words = [unescape(word) for word in re.findall(r'name="draft" value="([^"]+)"', page)]
    some = Random(f"{key} {version} draft").sample(words, min(DRAFTS, len(words)))
    found: Told = {}
    for draft in (*some, "At.1.1"):
        fields = {"version": version, "seat": waiting, "draft": draft}
        found[f"POST draft {draft}"] = _whole(await person.send(f"/t/{key}/answer", **fields))
    return found


async def _refused(world: World, person: Person, name: str, api: dict[str, str]) -> Told:
    """Wishes that are none of his business, or make no sense."""
    key, version, waiting = world.table.id, world.table.version, world.table.match.waiting[0]
    wrong = {"version": version, "seat": waiting, "option": 100_000, "request": f"wrong-{version}"}
    stale = {**wrong, "version": version - 1}
    back = {"seat": waiting, "version": version, "request": f"back-{version}"}
    asks_himself = name == world.table.seats[waiting].account
    wishes = [("answer", wrong), ("answer", stale)] + ([] if asks_himself else [("undo", back)])
    found: Told = {}
    for number, (wish, fields) in enumerate(wishes):
        page = await person.send(f"/t/{key}/{wish}", **fields)
        body = msgspec.json.encode(fields)
        program = await person._request("POST", f"/api/tables/{key}/{wish}", body, api)
        found[f"POST {number} {wish}"] = _whole(page)
        found[f"POST {number} {wish} by program"] = _whole(program)
    return found


async def denied(world: World, name: str) -> Told:
    """Everything that only somebody who sits there may do, wished by somebody else."""
    person, key, version = world.person(name), world.table.id, world.table.version
    fields: dict[str, object] = {"seat": world.table.match.waiting[0], "version": version, "entry": version}
    found = {}
    for wish in DENIED:
        reply = await person.send(f"/t/{key}/{wish}", **fields, to="on", on=1)
        assert reply.status in (403, 409), (wish, reply.text)
        found[f"POST {wish} by who does not sit there"] = _whole(reply)
    return found


async def advised(world: World, name: str) -> Told:
    """What a bot thinks of it with its reasons, and the course of the chances, by page and by program."""
    person, key, now = world.person(name), world.table.id, world.table.version
    api = {"authorization": f"Bearer {name}"}
    paths = [
        (f"{where}/{key}/{path}", headers)
        for where, headers in (("/t", {}), ("/api/tables", api))
        for path in ("advice", "course", f"advice?at={now}")
    ]
    paths += [(f"/t/{key}/{path}", {}) for path in ("coach", f"coach?at={now}")]
    return {f"GET {path}": _whole(await person.get(path, **headers)) for path, headers in paths}


async def supposed(world: World, name: str) -> Told:
    """What if: a table of his own that begins here, and the first move at it."""
    person, key = world.person(name), world.table.id
    laid = await person.post(f"/t/{key}/what-if", {"company": "alone"})
    if laid.status != 303:
        return {"POST what-if": _whole(laid)}
    own = laid.headers["location"].removeprefix("/t/")
    table = await world.there.house.hall.table(own)
    assert table is not None
    told_of_it = {"GET what-if": _whole(await person.get(f"/t/{own}?seat={table.match.waiting[0]}"))}
    api = {"authorization": f"Bearer {name}"}
    path = f"/api/tables/{own}?seat={table.match.waiting[0]}"
    told_of_it["GET what-if by program"] = _whole(await person.get(path, **api))
    fields: dict[str, object] = {"version": 1, "seat": table.match.waiting[0], "option": 0, "confirmed": 1}
    told_of_it["POST what-if/answer"] = _whole(await person.send(f"/t/{own}/answer", **fields))
    return {wish: text.replace(own, "OWN") for wish, text in told_of_it.items()}


async def letters(line: Line, version: int) -> list[Any]:
    """What a page is told until it shows a version. How often it is told that nothing is new depends on how
    busy the house is, and tells nobody anything.
    """
    found = []
    async with asyncio.timeout(LONGEST):
        while True:
            letter = await line.letters.get()
            assert letter is not None, "the line was closed"
            if letter.get("regions") or letter.get("more"):
                found.append(letter)
                if letter.get("version") == version:
                    return found

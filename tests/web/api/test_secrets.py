"""No answer of the API depends on what its reader may not know: two houses that differ only in the credits of
one seat of Planet Steam say the same to all others, byte by byte."""

import asyncio
import hashlib
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.on_paper import on_paper
from kesselhaus.engine.questions import Ask
from kesselhaus.store import Account, ApiToken, Entry, Seat, StoredMatch
from tests.web.api.program import LONGEST, Program
from tests.web.table.site import Open, opened

NOON = 1_700_000_000_000
NAMES = ("ada", "bob", "cid")
RICH = 1
"""The seat whose credits differ."""
MORE = 37
MOVES = 2


def begun(seed: int) -> Match[Any]:
    """A match in which the step that is asked for has just begun."""
    game, chance = games.game("planet_steam"), Random(seed)
    match: Match[Any] = Match(game, len(NAMES), chance=chance, automatic=True)
    while len(match.answers) < 60 + seed or match._kept.base_answers != len(match.answers):
        assert isinstance(match.question, Ask)
        match.answer(chance.choice(match.question.options))
    return match


async def furnish(there: Open, match: Match[Any], more: int) -> None:
    """The same match in each house, but for the credits of one seat."""
    store, question = there.house.store, match.question
    there.house.clock = there.house.hall.clock = lambda: NOON
    for name in (*NAMES, "eve"):
        await store.accounts.add(Account(id=name, display=name.title(), language="en", created=NOON))
        hashed = hashlib.sha256(name.encode()).digest()
        await store.api_tokens.add(ApiToken(hash=hashed, account=name, label="tests", created=NOON))
    state = match.state.copy()
    state.players[RICH].credits += more
    assert isinstance(question, Ask)
    body = {"origin": on_paper(state), "since": [], "seats": len(NAMES), "variants": [], "answers": []}
    stored = StoredMatch(
        id="m",
        game="planet_steam",
        seats=len(NAMES),
        edition=match.box.edition,
        rules_version=1,
        automatic=True,
        visibility="link",
        status="playing",
        host="ada",
        waiting=(question.seat,),
        created=NOON,
        updated=NOON,
    )
    seats = [Seat(match="m", seat=number, account=name, name=name) for number, name in enumerate(NAMES)]
    await store.matches.create(
        stored, seats, None, [Entry(match="m", number=1, kind="began", body=body, at=NOON)]
    )


async def everything(there: Open, token: str) -> list[bytes]:
    """Every answer about the table that somebody can get without changing it."""
    table = await there.house.hall.table("m")
    assert table is not None
    asks = Program(there, there.stranger(), token)
    move = {
        "seat": table.match.waiting[0],
        "version": table.version,
        "request": f"{token}x",
        "option": 100_000,
    }
    replies = [
        *[
            await asks.raw("GET", path, b"", {})
            for path in (
                "/tables/m",
                *(f"/tables/m?seat={seat}&log=2000" for seat in range(len(NAMES))),
                *(f"/tables/m?at={at}" for at in range(1, table.version + 1)),
                "/tables/m/moments",
                "/tables/m/record",
                "/tables/m/chat",
                "/tables",
                "/tables?list=mine",
            )
        ],
        *[
            await asks.raw("POST", f"/tables/m/{path}", msgspec.json.encode(sent), {})
            for path, sent in (
                ("answer", {**move, "version": 0}),
                ("answer", move) if table.match.waiting[0] != RICH or token != NAMES[RICH] else ("end", {}),
                ("undo", {**{name: move[name] for name in ("seat", "version", "request")}, "version": 0}),
                ("grant", {"seat": 70}),
                ("end", {}),
            )
        ],
    ]
    return [str(reply.status).encode() + reply.text.encode() for reply in replies]


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_else_can_tell_how_rich_somebody_is(tmp_path: Path, seed: int) -> None:
    async def compare() -> None:
        async with AsyncExitStack() as stack:
            poor, rich = [
                await stack.enter_async_context(opened(tmp_path / f"{name}.db")) for name in ("poor", "rich")
            ]
            match = begun(seed)
            await furnish(poor, match, 0)
            await furnish(rich, match, MORE)
            for number in range(MOVES):
                for token in (*NAMES, "eve", ""):
                    told, twin = await everything(poor, token), await everything(rich, token)
                    if token == NAMES[RICH]:
                        assert told != twin
                    else:
                        assert told == twin
                if not await go_on(poor, rich, number):
                    return

    asyncio.run(asyncio.wait_for(compare(), LONGEST))


async def go_on(poor: Open, rich: Open, number: int) -> bool:
    """The same answer in both houses. False if it has led to different tables, or the match is over."""
    table = await poor.house.hall.table("m")
    assert table is not None
    if table.match.status != "playing":
        return False
    seat = table.match.waiting[0]
    players = [Program(there, there.stranger(), NAMES[seat]) for there in (poor, rich)]
    options = [
        [choice["answer"] for choice in (await each.get("/tables/m"))["question"]["options"]]
        for each in players
    ]
    both = [answer for answer in options[0] if answer in options[1]]
    sent = {"seat": seat, "version": table.version, "request": f"m{number}", "option": both[-1]}
    for each in players:
        await each.post("/tables/m/answer", sent)
    twin = await rich.house.hall.table("m")
    assert twin is not None
    # What chance has drawn may differ, and then the two are different matches.
    return bool(table.entries[-1].body == twin.entries[-1].body)

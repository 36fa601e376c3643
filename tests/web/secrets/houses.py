"""Two houses that cannot be told apart: the same people, tokens, clock and chance."""

import hashlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import patch

from kesselhaus.store import Account, ApiToken, Entry, Seat, Session, StoredMatch
from kesselhaus.web import house as houses
from kesselhaus.web.app import site
from kesselhaus.web.house import Settings
from kesselhaus.web.live import LiveTable
from kesselhaus.web.worker import Worker
from kesselhaus.workers.open_match import OpenMatch
from tests.web.secrets.worlds import Pair, asked, begun
from tests.web.table.site import Open, Person

NOON = 1_700_000_000_000
NAMES = ("ada", "bob", "cid", "dan", "fay")
EVE = "eve"
"""Knows the address of every table and sits at none."""


class World:
    """One of two houses, and the table in it that is looked at."""

    def __init__(self, there: Open) -> None:
        self.there = there
        self.table: LiveTable
        self.live: OpenMatch
        """The same match beside the house: what only the test may know."""

    def person(self, name: str) -> Person:
        if not name:
            return self.there.stranger()
        account = Account(id=name, display=name.title(), language="en", created=NOON)
        return Person(self.there.app, account, name)

    async def furnish(self) -> None:
        store = self.there.house.store
        for name in (*NAMES, EVE):
            await store.accounts.add(Account(id=name, display=name.title(), language="en", created=NOON))
            hashed = hashlib.sha256(name.encode()).digest()
            await store.sessions.begin(Session(hash=hashed, account=name, created=NOON, seen=NOON))
            await store.api_tokens.add(ApiToken(hash=hashed, account=name, label="tests", created=NOON))

    async def lay(self, pair: Pair, number: int) -> None:
        """The table of a pair, as if it had been played up to here."""
        key, body = f"{pair.game}-{pair.seed}", begun(pair, pair.worlds[number])
        store = self.there.house.store
        match = StoredMatch(
            id=key,
            game=pair.game,
            seats=pair.seats,
            variants=pair.variants,
            edition=pair.worlds[number].box.edition,
            rules_version=1,
            automatic=True,
            visibility="link",
            status="playing",
            host=NAMES[0],
            options={"advice": True},
            waiting=(asked(pair, number),),
            created=NOON,
            updated=NOON,
        )
        seats = [Seat(match=key, seat=n, account=NAMES[n], name=NAMES[n].title()) for n in range(pair.seats)]
        began = Entry(match=key, number=1, kind="began", body=body, at=NOON)
        await store.matches.create(match, seats, None, [began])
        table = await self.there.house.hall.table(key)
        assert table is not None
        self.table = table
        self.live = OpenMatch(table.setup)
        self.follow()

    def follow(self) -> None:
        self.live.take(self.table.acts[len(self.live.acts) :])


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[World, World]]:
    with (
        patch.object(Worker, "program", "tests.web.secrets.worker"),
        patch.object(houses, "now", lambda: NOON),
        patch.dict("os.environ", PYTHONHASHSEED="0", KESSELHAUS_SECRET="the same"),
    ):
        async with AsyncExitStack() as stack:
            worlds = []
            for name in ("one", "other"):
                app = site(Settings(db=str(folder / f"{name}.db"), limits=False, names=("house",)))
                await stack.enter_async_context(app.router.lifespan_context(app))
                worlds.append(World(Open(app)))
                await worlds[-1].furnish()
            yield worlds[0], worlds[1]

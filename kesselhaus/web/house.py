"""The open house: what all handlers of a web process share, and how it is opened and closed."""

import asyncio
import hashlib
import logging
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Self

from msgspec import Struct

from kesselhaus.protocol import Shelf
from kesselhaus.store import Store, StoredMatch, open_store
from kesselhaus.web.advising import Advising
from kesselhaus.web.analysing import Analysing
from kesselhaus.web.beside import Beside
from kesselhaus.web.consent import Consent
from kesselhaus.web.duties import Duties
from kesselhaus.web.editions import Edition, components_of, keep_shipped
from kesselhaus.web.hall import Hall
from kesselhaus.web.health import Health
from kesselhaus.web.limits import Limits, Lines
from kesselhaus.web.meters import ErrorCount, Meters
from kesselhaus.web.papers import Papers
from kesselhaus.web.people import People
from kesselhaus.web.sharing import Sharing
from kesselhaus.web.sitting import Sitting
from kesselhaus.web.workers import Workers


class Settings(Struct, frozen=True):
    """How the house is run."""

    db: str
    workers: int = 1
    """So many processes own matches; so many others let bots think."""
    thinkers: int = 1
    secure_cookies: bool = False
    """Set behind HTTPS: browsers then send the cookie on secure lines only."""
    limits: bool = True
    """Without them one machine may ask as often as it likes: for a load on the own machine only."""
    names: tuple[str, ...] = ()
    """By which the house is reached, besides bare addresses and `localhost`."""
    metrics_token: str = ""
    """Who shows it may look at the meters; without one nobody may."""


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class House:
    """Store, workers, hall and people of one web process."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, shelf: Shelf) -> None:
        self.settings, self.store, self.clock = settings, store, now
        self.workers, self.shelf, self.meters = workers, shelf, workers.meters
        self._error_count = ErrorCount(self.meters)
        logging.getLogger("kesselhaus").addHandler(self._error_count)
        self.hall = Hall(store, workers, shelf, self.clock)
        self.papers = Papers(workers, shelf)
        self.sitting, self.consent = Sitting(self.hall, self.papers), Consent(self.hall)
        self.beside = Beside(self.hall, self.consent)
        self.advising = Advising(self.hall)
        self.analysing = Analysing(self.hall, self.advising)
        self.people = People(store, self.clock)
        self.health = Health(store)
        self.limits, self.lines = Limits(off=not settings.limits), Lines(off=not settings.limits)
        self.sharing = Sharing(store, self.limits, self.lines)
        self.duties = Duties(store, self.hall, self.clock)
        self.secret = secret(settings.db)
        self._listening: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        store, meters = await open_store(settings.db), Meters()
        workers = Workers(settings.workers, settings.thinkers, meters)
        try:
            await workers.start()
            house = cls(settings, store, workers, await workers.shelf())
            await keep_shipped(store, house.shelf)
        except BaseException:
            await workers.stop()
            await store.close()
            raise
        endless = [house.people.listen(), house.hall.listen()]
        if store.is_shared:
            endless += [house.sharing.listen(), house.sharing.tell()]
        house._listening = [asyncio.create_task(work) for work in endless]
        await house.hall.stand_ins.resume()
        house.duties.begin()
        return house

    async def editions(self, matches: Iterable[StoredMatch]) -> dict[str, Edition]:
        """What each of the matches is played with, by its id."""
        return {
            match.id: await self.papers.edition(match, await components_of(self.store, self.shelf, match))
            for match in matches
        }

    async def close(self) -> None:
        logging.getLogger("kesselhaus").removeHandler(self._error_count)
        await self.duties.end()
        for listening in self._listening:
            listening.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        await self.analysing.close()
        await self.advising.close()
        await self.hall.close()
        await self.workers.stop()
        await self.store.close()


def secret(db: str) -> bytes:
    """What cookies are signed with: the same in every process on the same database.

    Given by the environment, kept in a file beside the SQLite database, or made of the PostgreSQL address,
    which nobody knows who may not write there anyway.
    """
    given = os.environ.get("KESSELHAUS_SECRET")
    if given:
        return given.encode()
    if db.startswith(("postgres://", "postgresql://")):
        return hashlib.sha256(b"cookies of " + db.encode()).digest()
    file = Path(db.removeprefix("sqlite:///") + ".secret")
    with suppress(FileExistsError):
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as fresh:
            fresh.write(os.urandom(32))
    return file.read_bytes()

"""The store: everything the site keeps, on either database."""

import re
from pathlib import Path
from typing import Self

from kesselhaus.store import backup, schema
from kesselhaus.store.accounts import Accounts, ApiTokens, Sessions
from kesselhaus.store.editions import Editions
from kesselhaus.store.entries import Entries
from kesselhaus.store.farewell import Farewell
from kesselhaus.store.lists import Lists
from kesselhaus.store.matches import Matches
from kesselhaus.store.news import Kind, Listener, News
from kesselhaus.store.notices import Notices
from kesselhaus.store.problems import StoreError
from kesselhaus.store.schema import Migration
from kesselhaus.store.sqlite import SQLite
from kesselhaus.store.talk import Chat, Seen, UndoRequests
from kesselhaus.store.work import Driver, Work


class Store:
    """The store, in repositories by subject. To be used from one event loop."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.accounts = Accounts(driver)
        self.sessions = Sessions(driver)
        self.api_tokens = ApiTokens(driver)
        self.farewell = Farewell(driver)
        self.editions = Editions(driver)
        self.matches = Matches(driver)
        self.entries = Entries(driver)
        self.lists = Lists(driver)
        self.chat = Chat(driver)
        self.seen = Seen(driver)
        self.undo_requests = UndoRequests(driver)
        self.notices = Notices(driver)

    def listen(self, *kinds: Kind) -> Listener:
        """News from now on, of everything that this or any other process on the same PostgreSQL writes, or of
        some kinds of it.

        News come after the write is safe. On SQLite they are those of this process.
        """
        return self._driver.listen(*kinds)

    async def claim(self, what: str) -> bool:
        """Have something to ourselves among all processes of the house; False: another one has it.

        It is ours until it is given back or this process ends, however it ends. On SQLite there is no other.
        """
        return await self._driver.claim(what)

    async def give_back(self, what: str) -> None:
        await self._driver.give_back(what)

    @property
    def claimed(self) -> tuple[str, ...]:
        """What this process has to itself and may have to give back."""
        return self._driver.claimed

    async def look_after_claims(self) -> None:
        """To be called now and then: claims are lost with the line to the database."""
        await self._driver.look_after_claims()

    async def tell(self, *news: News) -> None:
        """Say something to all processes that nobody has to remember."""

        def work() -> Work[None]:
            yield from (item for item in news)

        await self._driver.write(work, "")

    async def backup(self, path: str | Path) -> None:
        """Write a copy of one moment to a file, while others go on: SQLite a SQLite file, PostgreSQL lines of
        JSON. `restore` reads both, into either database.
        """
        await self._driver.backup(Path(path))

    async def healthy(self) -> bool:
        """Whether the database answers, can be written and (PostgreSQL) is heard."""
        return await self._driver.healthy()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may have the same database open."""
        return self._driver.is_shared

    @property
    def hears(self) -> bool:
        """Whether news of all writes come in now. While they do not, nothing may be believed that is kept."""
        return self._driver.hears

    @property
    def commits(self) -> int:
        """How many transactions this process has written."""
        return self._driver.commits

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self._driver.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


async def open_store(url: str | Path, steps: tuple[Migration, ...] | None = None) -> Store:
    """Open `postgresql://…`, `sqlite:///path` or a path, and bring its schema up to date."""
    steps = steps or schema.shipped()
    return Store(await _driver(url, lambda: schema.migrate(steps)))


async def restore(url: str | Path, path: str | Path, steps: tuple[Migration, ...] | None = None) -> None:
    """Fill an empty database from a backup of either kind."""
    steps = steps or schema.shipped()
    driver = await _driver(url, lambda: backup.restore(Path(path), steps))
    await driver.close()


async def _driver(url: str | Path, prepare: schema.Preparation) -> Driver:
    text = str(url)
    if re.match(r"postgres(ql)?://", text):
        # Who plays on SQLite does not wait for PostgreSQL's driver to load.
        from kesselhaus.store.postgres import PostgreSQL

        return await PostgreSQL.open(text, prepare)
    if "://" in text and not text.startswith("sqlite:///"):
        raise StoreError(
            f"{text.partition('://')[0]}:// is none of the databases that Kesselhaus knows: "
            "give postgresql://…, sqlite:///path or a path."
        )
    path = text.removeprefix("sqlite:///")
    if path in ("", ":memory:"):
        raise StoreError("Kesselhaus needs a database in a file: give sqlite:///path or a path.")
    return await SQLite.open(Path(path), prepare)

"""A process that writes: python -m tests.store.writer URL MATCH COUNT, or URL to write for ever.

Each line it prints is a match and the number of an entry that the store has acknowledged.
"""

import asyncio
import sys

from kesselhaus.store import Appended, Clock, Notice, Store, open_store
from tests.store.house import NOON, entry, playing

MATCHES = [f"t{number}" for number in range(12)]


async def write(store: Store, id: str, count: int | None = None) -> None:
    found = await store.matches.get(id)
    assert found is not None
    number, last = found.entries, None if count is None else found.entries + count
    while number != last:
        number += 1
        notice = Notice(match=id, number=number, account="bob", due=NOON)
        change = playing(number % 2, clocks=(Clock(0, number, None),), notices=(notice,))
        outcome = await store.entries.append(entry(id, number, request=f"r{number}"), change)
        assert isinstance(outcome, Appended)
        sys.stdout.write(f"{id} {number}\n")
        sys.stdout.flush()


async def main(url: str, *what: str) -> None:
    async with await open_store(url) as store:
        if what:
            await write(store, what[0], int(what[1]))
        else:
            await asyncio.gather(*(write(store, id) for id in MATCHES))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

"""A web process whose bots never come to an end: python -m tests.web.frozen URL.

Its room for thinking is stopped before a table is laid at which it is the bot's turn. It says the process of
that room and the table, and then waits until it is killed.
"""

import asyncio
import os
import signal
import sys

from kesselhaus.web.house import House, Settings
from kesselhaus.web.sitting import Wish


async def main(url: str) -> None:
    house = await House.open(Settings(db=url))
    thinking = house.workers.thinkers[0]._process
    assert thinking is not None
    os.kill(thinking.pid, signal.SIGSTOP)
    account, _ = await house.people.guest("Ada", "en")
    while True:
        table = await house.sitting.lay(account, Wish("airship_city", ("me", "easy")))
        if table.match.waiting == (1,):
            break
    sys.stdout.write(f"{thinking.pid} {table.id}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

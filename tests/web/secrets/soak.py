"""Many pairs of worlds: `make secrets`, or `python -m tests.web.secrets.soak 100 400`: pairs, the first one.

Ends with status 1 if anything that left a house depended on a secret. Differences that a rule makes public
are counted with that rule.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.web.secrets.houses import two_houses
from tests.web.secrets.twins import Account, Twins
from tests.web.secrets.worlds import pair

GAMES = ("planet_steam", "whistle_mountain", "steamopolis")
MOVES = 5
TOLD = 12
"""So many differences are told in full."""


async def soak(pairs: int, begin: int = 0, moves: int = MOVES, games: Sequence[str] = GAMES) -> Account:
    account = Account()
    with tempfile.TemporaryDirectory() as folder:
        async with two_houses(Path(folder)) as worlds:
            for seed in range(begin, begin + pairs):
                found = pair(games[seed % len(games)], seed)
                await Twins(found, worlds, account).compare(moves)
    return account


def main(pairs: int = 500, begin: int = 0) -> int:
    started = time.monotonic()
    account = asyncio.run(soak(pairs, begin))
    told = msgspec.to_builtins(account)
    told["asked"] = len(account.asked)
    told["differences"] = [msgspec.to_builtins(each) for each in account.differences[:TOLD]]
    told["different"] = len(account.differences)
    told["seconds"] = round(time.monotonic() - started)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n")
    return int(bool(account.differences))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

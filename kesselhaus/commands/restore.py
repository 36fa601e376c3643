"""`kesselhaus restore`: a backup becomes a database again, of either kind."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from kesselhaus.commands.shared import Sorry
from kesselhaus.store import StoreError, open_store, restore

HELP = "fill an empty database from a backup"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup, of SQLite or of PostgreSQL")
    parser.add_argument("--db", required=True, help="a new file (SQLite) or postgresql://…, still empty")


def run(arguments: Namespace) -> int:
    if not Path(arguments.file).is_file():
        raise Sorry(f"There is no file {arguments.file}.")
    try:
        counted = asyncio.run(_restore(arguments.db, arguments.file))
    except StoreError as error:
        raise Sorry(str(error)) from error
    told = ", ".join(f"{count} {status}" for status, count in counted.items())
    print(f"Restored. Matches: {told}.")
    return 0


async def _restore(db: str, file: str) -> dict[str, int]:
    await restore(db, file)
    async with await open_store(db) as store:
        return {
            "open": await store.lists.count("open"),
            "playing": await store.lists.count("playing"),
            "over": await store.lists.count("over"),
            "ended": await store.lists.count("ended"),
        }

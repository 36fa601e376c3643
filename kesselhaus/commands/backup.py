"""`kesselhaus backup`: a copy of the database, also while the house is open."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from kesselhaus.commands.serve import add_db, is_shared
from kesselhaus.commands.shared import Sorry
from kesselhaus.store import StoreError, open_store

HELP = "copy the database to a file, also while the site is open"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the file to write")
    add_db(parser)


def run(arguments: Namespace) -> int:
    db = arguments.db
    if not is_shared(db) and not Path(db.removeprefix("sqlite:///")).is_file():
        raise Sorry(f"There is no database {db}. Name it with --db.")
    if Path(arguments.file).resolve() == Path(db.removeprefix("sqlite:///")).resolve():
        raise Sorry("A backup needs a file of its own.")
    try:
        asyncio.run(_backup(db, arguments.file))
    except StoreError as error:
        raise Sorry(str(error)) from error
    size = Path(arguments.file).stat().st_size
    print(f"{arguments.file}: {size:,} bytes. `kesselhaus restore` reads it into an empty database.")
    return 0


async def _backup(db: str, file: str) -> None:
    async with await open_store(db) as store:
        await store.backup(file)

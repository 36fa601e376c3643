"""Backups: how they are written carefully, and how either kind is read into a new database."""

import base64
import contextlib
import os
import re
import sqlite3
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from kesselhaus.store import schema
from kesselhaus.store.problems import BadBackup, StoreError, WrongSchema
from kesselhaus.store.work import Do, Work

FORMAT = 1
TABLES = (
    "accounts",
    "sessions",
    "api_tokens",
    "editions",
    "matches",
    "seats",
    "entries",
    "messages",
    "seen",
    "undo_requests",
    "notices",
)
"""In an order in which each refers only to those before it."""

AT_ONCE = 500
"""Rows that are restored at a time."""
COLUMN = re.compile(r"[a-z_]+")
Line = tuple[str, dict[str, Any]]


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="kesselhaus backup"):
    """The first line of a backup in lines of JSON."""

    format: int
    schema: int


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """Its last line: without it, the backup was cut off."""

    rows: int


@contextlib.contextmanager
def careful(path: Path) -> Iterator[Path]:
    """Write to a file beside the one meant, and put it in its place when it is whole and on the disk."""
    partial = path.with_name(f"{path.name}.{os.getpid()}.partial")
    try:
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield partial
        _sync(partial)
        os.replace(partial, path)
        _sync(path.parent)
    except OSError as error:
        raise StoreError(f"The file {str(path)!r} cannot be written: {error.strerror}.") from error
    finally:
        partial.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def heading(version: int) -> bytes:
    return msgspec.json.encode(Heading(FORMAT, version)) + b"\n"


def ending(rows: int) -> bytes:
    return msgspec.json.encode(Ending(rows)) + b"\n"


def line(table: str, row: dict[str, Any]) -> bytes:
    """A row as a line of JSON. Bytes, which JSON does not know, are wrapped."""
    columns = {
        name: {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return msgspec.json.encode((table, columns)) + b"\n"


def restore(path: Path, steps: tuple[schema.Migration, ...]) -> Work[None]:
    """Fill a new database from a backup of either kind, and bring it up to date."""
    with _opened(path) as (found, rows):
        if (yield from schema.version()):
            raise WrongSchema("There is something in this database already; restore into an empty one.")
        if found not in [step.version for step in steps]:
            raise WrongSchema(
                f"The backup has schema version {found}; this version of Kesselhaus knows versions up to "
                f"{steps[-1].version}."
            )
        yield from schema.migrate(steps, until=found)
        while some := tuple(_insert(table, row) for table, row in islice(rows, AT_ONCE)):
            yield some
    yield from schema.migrate(steps)


def _insert(table: str, row: dict[str, Any]) -> Do:
    if table not in TABLES or not all(COLUMN.fullmatch(column) for column in row):
        raise BadBackup(f"The backup has a row of {table!r} that is none of ours.")
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    return Do(f"INSERT INTO {table} ({columns}) VALUES ({values})", row)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[tuple[int, Iterator[Line]]]:
    """The schema version of a backup, and its rows."""
    try:
        with path.open("rb") as file:
            if file.read(16) == b"SQLite format 3\0":
                with contextlib.closing(
                    sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
                ) as copy:
                    yield _from_copy(copy)
            else:
                file.seek(0)
                yield _from_lines(iter(file))
    except (OSError, sqlite3.DatabaseError) as error:
        raise BadBackup(f"The backup {str(path)!r} cannot be read: {error}.") from error


def _from_copy(copy: sqlite3.Connection) -> tuple[int, Iterator[Line]]:
    copy.row_factory = sqlite3.Row
    tables = {row["name"] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "schema_version" not in tables:
        raise BadBackup("The file is a SQLite database, but not one of Kesselhaus.")
    if (found := copy.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        raise BadBackup(f"The backup is damaged: {found}.")
    version: int = copy.execute("SELECT max(version) AS version FROM schema_version").fetchone()["version"]
    rows = (
        (table, dict(row))
        for table in TABLES
        if table in tables
        for row in copy.execute(f"SELECT * FROM {table}")
    )
    return version, rows


def _from_lines(lines: Iterator[bytes]) -> tuple[int, Iterator[Line]]:
    heading = _decoded(next(lines, b""), Heading, 1)
    if heading.format != FORMAT:
        raise BadBackup(f"The backup has format {heading.format}; this version reads format {FORMAT}.")

    def rows() -> Iterator[Line]:
        count = 0
        for number, text in enumerate(lines, start=2):
            if text.startswith(b"{"):
                if _decoded(text, Ending, number).rows != count or next(lines, None) is not None:
                    break
                return
            table, row = _decoded(text, Line, number)
            count += 1
            yield table, {column: _unwrapped(value, number) for column, value in row.items()}
        raise BadBackup(f"The backup is not whole: it does not end as it should after {count} rows.")

    return heading.schema, rows()


def _decoded(text: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup(f"Line {number} is not part of a backup of Kesselhaus: {error}.") from error


def _unwrapped(value: Any, number: int) -> Any:
    if not isinstance(value, dict):
        return value
    try:
        return base64.b64decode(value["bytes"], validate=True)
    except (KeyError, TypeError, ValueError) as error:
        raise BadBackup(f"Line {number} is not part of a backup of Kesselhaus.") from error

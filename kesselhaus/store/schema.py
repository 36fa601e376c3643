"""The schema, and how it goes forward: numbered files of SQL, each applied once and wholly."""

import re
from collections.abc import Callable
from importlib import resources

import msgspec

from kesselhaus.store.problems import WrongSchema
from kesselhaus.store.work import Do, Work, do

FILE = re.compile(r"(\d{4})_(\w+)\.sql")


Preparation = Callable[[], Work[None]]
"""What is done to a database when it is opened."""


class Migration(msgspec.Struct, frozen=True):
    """One step of the schema."""

    version: int
    name: str
    statements: tuple[str, ...]


def shipped() -> tuple[Migration, ...]:
    """The steps that this version of the house knows, in order."""
    steps = []
    for file in resources.files("kesselhaus.store").joinpath("migrations").iterdir():
        if name := FILE.fullmatch(file.name):
            steps.append(Migration(int(name[1]), name[2], _statements(file.read_text("utf-8"))))
    return tuple(sorted(steps, key=lambda step: step.version))


def _statements(script: str) -> tuple[str, ...]:
    code = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    return tuple(filter(None, (part.strip() for part in re.split(r";\s*(?:\n|$)", code))))


def version() -> Work[int]:
    """The version of the schema in the database; 0 if there is none."""
    yield Do("CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, name text NOT NULL)")
    rows = yield do("SELECT coalesce(max(version), 0) AS version FROM schema_version")
    found: int = rows[0]["version"]
    return found


def migrate(steps: tuple[Migration, ...], until: int | None = None) -> Work[None]:
    """Bring the schema to the newest version, or to a given older one."""
    found, newest = (yield from version()), steps[-1].version
    if found > newest:
        raise WrongSchema(
            f"The database has schema version {found}; this version of Kesselhaus knows versions up to "
            f"{newest}. Start the newer Kesselhaus that has written it, or restore a backup."
        )
    # One row, written now and then to see whether anything can be. No step: nothing in it is to be kept.
    yield Do("CREATE TABLE IF NOT EXISTS pulse (id integer PRIMARY KEY, at bigint NOT NULL)")
    for step in steps:
        if found < step.version <= (newest if until is None else until):
            yield tuple(Do(statement) for statement in step.statements)
            yield do(
                "INSERT INTO schema_version (version, name) VALUES (:version, :name)",
                version=step.version,
                name=step.name,
            )

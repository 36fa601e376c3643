"""Work on a PostgreSQL connection in rounds: all that can be asked at once is asked at once.

A question to the server costs the way there and back, whatever it asks. So the jobs of a group are moved on
together, and a group of a hundred takes hardly more rounds than one job alone.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any, TypeVar

import psycopg
from psycopg.rows import DictRow

from kesselhaus.store.news import News
from kesselhaus.store.problems import StoreError, Unavailable, Unknown
from kesselhaus.store.work import Do, Rows, Running
from kesselhaus.store.writer import Job

T = TypeVar("T")
Connection = psycopg.Connection[DictRow]


def carry_out(connection: Connection, statements: Iterable[Do]) -> list[Rows]:
    """Carry out statements, one after another, in one round."""
    with connection.pipeline():
        cursors = [connection.execute(translated(each.sql), each.parameters) for each in statements]
    return [cursor.fetchall() if cursor.description else [] for cursor in cursors]


PARAMETER = re.compile(r"'(?:[^']|'')*'|::|:(\w+)")
"""A parameter; before it what only looks like one: a text in quotes, a cast."""


@lru_cache(maxsize=1000)
def translated(sql: str) -> bytes:
    """A statement with its parameters named as psycopg wants them."""

    def named(found: re.Match[str]) -> str:
        return f"%({found[1]})s" if found[1] else found[0]

    return PARAMETER.sub(named, sql.replace("%", "%%")).encode()


def perform(connection: Connection, running: Running[T]) -> T:
    """Take work to its end."""
    statements = running.next(None)
    while statements:
        statements = running.next(carry_out(connection, statements)[-1])
    return running.result


class Lane:
    """Jobs that belong to the same match or account, one after the other."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = iter(jobs)
        self.news: list[News] = []
        self.failed = False
        self.statements: tuple[Do, ...] = ()
        self._begin_next()

    def move_on(self, rows: Rows) -> None:
        """To the next statements of this lane, or to its end."""
        try:
            self.statements = self._running.next(rows)
        except Exception as problem:
            # It may have written something already, and that must not stay.
            self._job.problem, self.failed = problem, True
            return
        if not self.statements:
            self._end()
            self._begin_next()

    def _begin_next(self) -> None:
        for job in self._jobs:
            self._job, self._running = job, Running[Any](job.begin)
            try:
                self.statements = self._running.next(None)
            except Exception as problem:  # nothing is written yet: the others can go on
                job.problem = problem
                continue
            if self.statements:
                return
            self._end()

    def _end(self) -> None:
        self._job.result = self._running.result
        self.news += self._running.news


def perform_together(connection: Connection, group: list[Job]) -> list[News] | None:
    """Begin a transaction and do a group of jobs in it, sorted by order. None: one failed, roll back."""
    lanes = [Lane(list(jobs)) for _, jobs in groupby(group, lambda job: job.order)]
    first = [Do("BEGIN")]
    while moving := [lane for lane in lanes if lane.statements]:
        statements = [statement for lane in moving for statement in lane.statements]
        done = carry_out(connection, [*first, *statements])[len(first) :]
        first = []
        for lane in moving:
            rows = done[len(lane.statements) - 1]
            del done[: len(lane.statements)]
            lane.move_on(rows)
        if any(lane.failed for lane in lanes):
            return None
    if first:
        carry_out(connection, first)
    return [item for lane in lanes for item in lane.news]


def told(error: psycopg.Error) -> StoreError:
    """What the server says, as a problem of the store."""
    if isinstance(error, psycopg.IntegrityError):
        return Unknown(f"What was to be written refers to something that is not there: {error}")
    return Unavailable(f"The database did not do it: {error}")

"""The writer: one thread that all writes of a process queue up for.

While it waits for the disk the next writes gather, and go to the disk together (group commit).
"""

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from kesselhaus.store.news import Broadcast, News
from kesselhaus.store.problems import Unavailable
from kesselhaus.store.work import Work

T = TypeVar("T")
log = logging.getLogger("kesselhaus.store")
GROUP = 256
"""How much work may share a transaction."""


class Job:
    """Work that somebody waits for."""

    def __init__(self, begin: Callable[[], Work[Any]], order: str, future: "asyncio.Future[Any]") -> None:
        self.begin = begin
        self.order = order
        self.future = future
        self.result: Any = None
        self.problem: Exception | None = None

    def tell(self) -> None:
        """Give the outcome to whoever waits for it."""
        if self.future.done():  # whoever waited has gone away
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


Together = Callable[[list[Job]], list[News] | None]
"""Does a group of jobs in one transaction and returns the news to tell in this process.

Each job has its result or its problem then. None: one of them failed, and nothing was written.
"""


class Writer:
    def __init__(self, together: Together, broadcast: Broadcast) -> None:
        self._together = together
        self._broadcast = broadcast
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, begin: Callable[[], Work[T]], order: str) -> T:
        if self._closed:
            raise Unavailable("The store is closed.")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(begin, order, future))
        return await future

    async def close(self) -> None:
        """Write what is queued, and stop."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------------ in the thread

    def _write_on(self) -> None:
        while (job := self._queue.get()) is not None:
            group = [job, *self._gathered()]
            group.sort(key=lambda job: job.order)
            news: list[News] = []
            try:
                news = self._write(group)
            except Exception as problem:  # whatever happens, the writer goes on
                log.exception("A group of writes failed.")
                for job in group:
                    job.problem = job.problem or problem
            with contextlib.suppress(RuntimeError):  # the loop may be closed; then nobody waits any more
                self._loop.call_soon_threadsafe(self._tell, group, news)

    def _gathered(self) -> list[Job]:
        """What has queued up meanwhile."""
        gathered: list[Job] = []
        with contextlib.suppress(queue.Empty):
            while len(gathered) < GROUP - 1:
                job = self._queue.get_nowait()
                if job is None:
                    self._queue.put(None)
                    break
                gathered.append(job)
        return gathered

    def _write(self, group: list[Job]) -> list[News]:
        """Together; or, as what failed may be one job's fault or have met another process, one by one."""
        news = self._together(group)
        if news is not None:
            return news
        news = []
        for job in group:
            job.problem = None
            news += self._together([job]) or []
        return news

    def _tell(self, group: list[Job], news: list[News]) -> None:
        for job in group:
            job.tell()
        self._broadcast.tell(*news)

"""One worker as the web process sees it: a process that is started, asked, and replaced if it hangs."""

import asyncio
import logging
import sys
from functools import cache
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from kesselhaus.protocol import Request, Trouble, reply_of
from kesselhaus.web.conversation import Conversation, NotReached, Reply
from kesselhaus.web.meters import Meters, Stage

log = logging.getLogger("kesselhaus.workers")
R = TypeVar("R")

FURNISHING = 60.0
"""Seconds in which a new worker must have loaded its games; that is not held against who asks it first."""


class WorkerLost(RuntimeError):
    """A worker did not answer in time, or died. It has been replaced; what it held has to be opened again."""


class Worker:
    """One process and the conversation with it."""

    program = "kesselhaus.workers.process"
    """The module that the process runs."""

    def __init__(self, name: str, *what_for: str, meters: Meters | None = None, ahead: int = 0) -> None:
        self.name, self._what_for = name, what_for
        self.meters = meters or Meters()
        self.waiting = 0
        """How many ask, or wait until they may."""
        self._process: Conversation | None = None
        self._furnished = False
        self._ahead = ahead
        """So many are told to it while it still works for another, so that it need not wait for the next."""
        self._turn, self._opening = asyncio.Semaphore(1 + ahead), asyncio.Lock()
        self._encoder = msgspec.msgpack.Encoder()

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.lives

    async def start(self) -> None:
        self._furnished = False
        self._process = await Conversation.begin(sys.executable, "-m", self.program, *self._what_for)

    async def ask(self, request: Request[R], seconds: float) -> R | Trouble:
        """The reply to a request. A worker that takes longer is killed and replaced: WorkerLost."""
        stage, came = self.meters.stage_of(type(request).__name__), perf_counter()
        self.waiting += 1
        try:
            return await self._ask(request, seconds, stage, came)
        finally:
            self.waiting -= 1

    async def _ask(self, request: Request[R], seconds: float, stage: Stage, came: float) -> R | Trouble:
        async with self._turn:
            reply = await self._replied(request, seconds)
        stage.waited.observe(reply.began - came)
        stage.took.observe(perf_counter() - reply.began)
        stage.processor.inc(reply.took / 1e6)
        return _decoder(type(request)).decode(reply.body)

    async def _replied(self, request: Request[R], seconds: float) -> Reply:
        message = self._encoder.encode(request)
        while True:
            process = None
            try:
                if not (self._furnished and self.runs):
                    await asyncio.wait_for(self._furnish(), FURNISHING)
                process = self._process
                assert process is not None
                return await process.ask(message, seconds)
            except NotReached:
                # It was lost over something else: another process will do this.
                continue
            except (TimeoutError, EOFError, OSError) as error:
                log.warning("worker %s lost over %s: %r", self.name, type(request).__name__, error)
                self.meters.lost.labels(self.name).inc()
                await self._end(process or self._process)
                raise WorkerLost(self.name) from error
            except asyncio.CancelledError:
                # What nobody waits for any more is not worth the time of those who come next.
                if not self._ahead:
                    await self.stop()
                raise

    async def _furnish(self) -> None:
        """A worker says when it is ready, by an empty reply."""
        async with self._opening:
            if not self.runs:
                await self.start()
            assert self._process is not None
            if not self._furnished:
                await self._process.listen(FURNISHING)
                self._furnished = True

    async def stop(self) -> None:
        await self._end(self._process)

    async def _end(self, process: Conversation | None) -> None:
        if self._process is process:
            self._process = None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


@cache
def _decoder(kind: type[Request[R]]) -> msgspec.msgpack.Decoder[R | Trouble]:
    """Reads what a kind of request may be replied to with, and nothing else."""
    wanted: Any = reply_of(kind) | Trouble
    return msgspec.msgpack.Decoder(wanted)

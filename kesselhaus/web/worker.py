"""One worker as the web process sees it: a process that is started, asked, and replaced if it hangs."""

import asyncio
import logging
import sys
from functools import cache
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from kesselhaus.protocol import Request, Trouble, reply_of
from kesselhaus.web.conversation import Conversation
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

    def __init__(self, name: str, *what_for: str, meters: Meters | None = None) -> None:
        self.name, self._what_for = name, what_for
        self.meters = meters or Meters()
        self.waiting = 0
        """How many ask, or wait until they may."""
        self._process: Conversation | None = None
        self._furnished = False
        self._turn = asyncio.Lock()
        self._encoder = msgspec.msgpack.Encoder()

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

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
            began = perf_counter()
            stage.waited.observe(began - came)
            try:
                if not (self._furnished and self.runs):
                    await asyncio.wait_for(self._furnish(), FURNISHING)
                assert self._process is not None
                self._process.say(self._encoder.encode(request))
                reply, took = await self._process.reply(seconds)
            except (TimeoutError, EOFError, OSError) as error:
                log.warning("worker %s lost over %s: %r", self.name, type(request).__name__, error)
                self.meters.lost.labels(self.name).inc()
                await self.stop()
                raise WorkerLost(self.name) from error
            except asyncio.CancelledError:
                # Half a conversation would be taken for the next reply.
                await self.stop()
                raise
        stage.took.observe(perf_counter() - began)
        stage.processor.inc(took / 1e6)
        return _decoder(type(request)).decode(reply)

    async def _furnish(self) -> None:
        """A worker says when it is ready, by an empty reply."""
        if not self.runs:
            await self.start()
        if not self._furnished:
            assert self._process is not None
            await self._process.reply(FURNISHING)
            self._furnished = True

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


@cache
def _decoder(kind: type[Request[R]]) -> msgspec.msgpack.Decoder[R | Trouble]:
    """Reads what a kind of request may be replied to with, and nothing else."""
    wanted: Any = reply_of(kind) | Trouble
    return msgspec.msgpack.Decoder(wanted)

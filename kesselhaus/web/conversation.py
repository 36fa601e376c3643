"""The process of a worker, as who asks it sees it: messages go in, and replies come out in that order."""

import asyncio
from asyncio.subprocess import PIPE
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple, Self, cast

from msgspec import Struct

from kesselhaus.protocol import LENGTH, REPLY


class Reply(NamedTuple):
    """What was replied, the microseconds of the processor that it took, and since when it was its turn."""

    body: bytes
    took: int
    began: float


class NotReached(Exception):
    """The process was lost over what was asked before: this it has not begun with."""


class Asked(Struct, eq=False):
    """Something that is under way, or stands behind what is."""

    reply: asyncio.Future[Reply]
    seconds: float
    began: float = 0.0


class Conversation(asyncio.SubprocessProtocol):
    """A running process. Replies are put together as their bytes come in, without a stream in between that
    would be woken for the head and for the body.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._received = bytearray()
        self._line: deque[Asked] = deque()
        self._late: asyncio.TimerHandle | None = None
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._killed, self._speaks = False, True

    @classmethod
    async def begin(cls, *command: str) -> Self:
        _, begun = await asyncio.get_running_loop().subprocess_exec(
            cls, *command, stdin=PIPE, stdout=PIPE, stderr=None
        )
        return begun

    @property
    def pid(self) -> int:
        return self._transport.get_pid() or 0

    @property
    def returncode(self) -> int | None:
        return self._transport.get_returncode()

    @property
    def lives(self) -> bool:
        return self._speaks and not self._killed and self.returncode is None

    async def ask(self, message: bytes, seconds: float) -> Reply:
        """The reply to a message. Its time runs when what was asked before has been replied to. Raises
        TimeoutError and ends the process; EOFError if it ends by itself; NotReached.
        """
        self._input.write(LENGTH.pack(len(message)) + message)
        return await self.listen(seconds)

    async def listen(self, seconds: float) -> Reply:
        """The next reply, to whatever."""
        asked = Asked(self._loop.create_future(), seconds)
        self._line.append(asked)
        if len(self._line) == 1:
            self._begin()
            self._look()
        if not self._speaks:
            self._fail(EOFError("It has ended."))
        # Who does not wait any longer keeps his place in the line: the reply comes all the same.
        return await asked.reply

    def kill(self) -> None:
        self._killed = True
        if self.returncode is None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    async def wait(self) -> None:
        """Until it has ended."""
        await asyncio.shield(self._ended)

    # ------------------------------------------------------------------ what comes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop are none by descent.
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._input = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, _fd: int, data: bytes) -> None:
        self._received += data
        self._look()

    def _look(self) -> None:
        """Whether replies are here that are waited for."""
        received = self._received
        while self._line and len(received) >= REPLY.size:
            length, took = REPLY.unpack_from(received)
            end = REPLY.size + length
            if len(received) < end:
                return
            asked = self._line.popleft()
            if not asked.reply.done():
                asked.reply.set_result(Reply(bytes(received[REPLY.size : end]), took, asked.began))
            del received[:end]
            self._begin()

    def _begin(self) -> None:
        """The first in the line has its turn, and its time runs."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._line:
            self._line[0].began = perf_counter()
            self._late = self._loop.call_later(self._line[0].seconds, self._is_late)

    def _is_late(self) -> None:
        self._fail(TimeoutError("It took too long."))
        self.kill()

    def _fail(self, error: Exception) -> None:
        line, self._line = self._line, deque()
        self._begin()
        for place, asked in enumerate(line):
            if not asked.reply.done():
                asked.reply.set_exception(NotReached() if place else error)

    def pipe_connection_lost(self, fd: int, _error: Exception | None) -> None:
        if fd == 1:
            self._speaks = False
            self._fail(EOFError("It has ended."))
            self._close()

    def process_exited(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)
        self._close()

    def _close(self) -> None:
        if self._ended.done() and not self._speaks:
            self._transport.close()

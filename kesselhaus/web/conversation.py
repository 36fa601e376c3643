"""The process of a worker, as who asks it sees it: one message goes in, one reply comes out."""

import asyncio
from asyncio.subprocess import PIPE
from typing import Self, TypeAlias, cast

from kesselhaus.protocol import LENGTH, REPLY

Reply: TypeAlias = tuple[bytes, int]
"""What was replied, and the microseconds of the processor that it took."""


class Conversation(asyncio.SubprocessProtocol):
    """A running process. Replies are put together as their bytes come in, without a stream in between that
    would be woken for the head and for the body.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._received = bytearray()
        self._awaited: asyncio.Future[Reply] | None = None
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._speaks = True
        """Whether replies can still come."""

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

    def say(self, message: bytes) -> None:
        self._input.write(LENGTH.pack(len(message)) + message)

    async def reply(self, seconds: float) -> Reply:
        """The next one. Raises TimeoutError, and EOFError if the process says nothing any more."""
        awaited: asyncio.Future[Reply] = self._loop.create_future()
        self._awaited = awaited
        late = self._loop.call_later(seconds, self._fail, TimeoutError())
        self._look()
        if not self._speaks:
            self._fail(EOFError("It has ended."))
        try:
            return await awaited
        finally:
            late.cancel()
            self._awaited = None

    def kill(self) -> None:
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
        """Whether the reply is here that is waited for."""
        received, awaited = self._received, self._awaited
        if len(received) < REPLY.size or awaited is None or awaited.done():
            return
        length, took = REPLY.unpack_from(received)
        end = REPLY.size + length
        if len(received) >= end:
            awaited.set_result((bytes(received[REPLY.size : end]), took))
            del received[:end]

    def pipe_connection_lost(self, fd: int, _error: Exception | None) -> None:
        if fd == 1:
            self._speaks = False
            self._fail(EOFError("It has ended."))
            self._close()

    def process_exited(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)
        self._close()

    def _fail(self, error: Exception) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_exception(error)

    def _close(self) -> None:
        if self._ended.done() and not self._speaks:
            self._transport.close()

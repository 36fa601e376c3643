"""Keeps the engine rooms of a web process: starts them, talks to them, and replaces those that hang."""

import asyncio
import logging
import sys
import zlib
from collections.abc import Sequence

import msgspec

from kesselhaus.protocol import LENGTH, READS_PAPERS, Paper, Reply, Request, Shelf, ShowShelf

log = logging.getLogger("kesselhaus.workers")


FURNISHING = 60.0
"""Seconds in which a new room must have loaded its games; that is not held against whoever asks it first."""
READERS = 2
SPACE = 1 << 20
"""Bytes of a reply that are taken in at once."""


class WorkerLost(RuntimeError):
    """A room did not answer in time, or died. It has been replaced; what it held has to be opened again."""


class Worker:
    """One process and the conversation with it."""

    program = "kesselhaus.workers.process"
    """The module that the process runs."""

    def __init__(self, name: str, *what_for: str) -> None:
        self.name, self._what_for = name, what_for
        self._process: asyncio.subprocess.Process | None = None
        self._furnished = False
        self._turn = asyncio.Lock()
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)

    async def start(self) -> None:
        self._furnished = False
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.program,
            *self._what_for,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=SPACE,
        )

    async def ask(self, request: Request | Paper, seconds: float) -> Reply:
        """The reply to a request. A worker that takes longer is killed and replaced: WorkerLost."""
        async with self._turn:
            try:
                await asyncio.wait_for(self._furnish(), FURNISHING)
                return await asyncio.wait_for(self._converse(request), seconds)
            except (TimeoutError, EOFError, OSError) as error:
                log.warning("room %s lost over %s: %r", self.name, type(request).__name__, error)
                await self.stop()
                raise WorkerLost(self.name) from error
            except asyncio.CancelledError:
                # Half a conversation would be taken for the next reply.
                await self.stop()
                raise

    async def _furnish(self) -> None:
        """A room says when it is ready, by an empty reply."""
        if self._process is None or self._process.returncode is not None:
            await self.start()
        if not self._furnished:
            assert self._process is not None
            assert self._process.stdout is not None
            await self._process.stdout.readexactly(LENGTH.size)
            self._furnished = True

    async def _converse(self, request: Request | Paper) -> Reply:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        message = self._encoder.encode(request)
        process.stdin.write(LENGTH.pack(len(message)) + message)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        return self._decoder.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]))

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """The rooms of this web process. A match always goes to the same room; bots think elsewhere."""

    def __init__(self, rooms: int, thinking_rooms: int) -> None:
        self._rooms = [Worker(f"rules-{number + 1}") for number in range(rooms)]
        self._thinking = [Worker(f"bots-{number + 1}") for number in range(thinking_rooms)]
        # Opened when somebody first asks for advice. Bots and moves never wait for it.
        self._advising = Worker("advice")
        # Opened when somebody first brings something to read.
        self.reading = tuple(Worker(f"papers-{number + 1}", READS_PAPERS) for number in range(READERS))

    async def start(self) -> None:
        await asyncio.gather(*(room.start() for room in (*self._rooms, *self._thinking)))

    async def stop(self) -> None:
        rooms = (*self._rooms, *self._thinking, self._advising, *self.reading)
        await asyncio.gather(*(room.stop() for room in rooms))

    async def shelf(self) -> Shelf:
        """The games that can be played here. What is left off is said in the log."""
        shelf = await self._rooms[0].ask(ShowShelf(), FURNISHING)
        assert isinstance(shelf, Shelf)
        for folder in shelf.left_off:
            log.warning("%s is left off the shelf: it %s", folder.key, folder.why)
        return shelf

    async def ask(self, match: str, request: Request, seconds: float = 5.0) -> Reply:
        return await _of(self._rooms, match).ask(request, seconds)

    async def think(self, match: str, request: Request, seconds: float) -> Reply:
        return await _of(self._thinking, match).ask(request, seconds)

    async def advise(self, request: Request, seconds: float) -> Reply:
        return await self._advising.ask(request, seconds)


def _of(rooms: Sequence[Worker], match: str) -> Worker:
    return rooms[zlib.crc32(match.encode()) % len(rooms)]

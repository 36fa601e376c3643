"""The line to a table as a page holds it, with as little work as can be: the load shares its machine with the
server that it measures. It reads what this server sends, and no more of the protocol (RFC 6455, RFC 7692).
"""

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import TypeAlias, cast

SYNCED = b"\x00\x00\xff\xff"
"""Ends what is compressed; it does not travel."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST, PACKED, MASKED = 0x80, 0x40, 0x80
OFFERED = "permessage-deflate; client_max_window_bits"


class LineLost(Exception):
    """The line is closed, was refused, or carries something that no page of this house is told."""


class Line(asyncio.Protocol):
    """An open WebSocket, compressed as browsers want it. Each letter is given on as it comes, unpacked, with
    the line and the number of bytes that it took; at the end the reason is.
    """

    def __init__(self, take: "Take", lost: Callable[[LineLost], None]) -> None:
        self._take, self._lost = take, lost
        self._received = bytearray()
        self._pack: zlib._Compress | None = None
        self._unpack: zlib._Decompress | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # The transports of uvloop are none by descent.
        self._transport = cast(asyncio.Transport, transport)

    def ask(self, host: str, path: str, headers: dict[str, str]) -> None:
        """To be opened. The server's answer to the key is not looked at: it is our own."""
        told = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Extensions": OFFERED,
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        self._write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())

    def send(self, text: str) -> None:
        data = text.encode()
        kind = LAST | TEXT
        if self._pack is not None:
            data = (self._pack.compress(data) + self._pack.flush(zlib.Z_SYNC_FLUSH)).removesuffix(SYNCED)
            kind |= PACKED
        self._frame(kind, data)

    def close(self) -> None:
        """By the page itself: nothing is lost."""
        self._lost = _nobody
        if self._transport is not None and not self._transport.is_closing():
            self._frame(LAST | CLOSE, struct.pack(">H", 1000))
            self._transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        mask, length = os.urandom(4), bytes([MASKED | min(126, len(data))])
        if len(data) >= 126:
            length += struct.pack(">H", len(data))
        key = (mask * (len(data) // 4 + 1))[: len(data)]
        hidden = (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(len(data))
        self._write(bytes([kind]) + length + mask + hidden)

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    # ------------------------------------------------------------------ what comes

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.opened.done() and not self._open():
            return
        try:
            while self._next():
                pass
        except (LineLost, zlib.error) as error:
            self._end(str(error))

    def _open(self) -> bool:
        head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not found:
            return False
        first, *lines = head.decode("latin-1").split("\r\n")
        if " 101 " not in first:
            self._end(first)
            return False
        headers = dict(line.lower().split(": ", 1) for line in lines)
        agreed = headers.get("sec-websocket-extensions", "")
        if agreed:
            self._pack = zlib.compressobj(wbits=-_bits(agreed, "client"))
            self._unpack = zlib.decompressobj(wbits=-_bits(agreed, "server"))
        self._received = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _next(self) -> bool:
        """One frame; False if it is not here yet."""
        received = self._received
        if len(received) < 2:
            return False
        kind, length, at = received[0], received[1], 2
        if length >= 126:
            at = 4 if length == 126 else 10
            if len(received) < at:
                return False
            length = int.from_bytes(received[2:at])
        if len(received) < at + length:
            return False
        data = bytes(received[at : at + length])
        del received[: at + length]
        self._given(kind, data)
        return True

    def _given(self, kind: int, data: bytes) -> None:
        if kind & ~PACKED == LAST | TEXT:
            text = data
            if kind & PACKED:
                assert self._unpack is not None
                text = self._unpack.decompress(data + SYNCED)
            self._take(self, text, len(data))
        elif kind == LAST | PING:
            self._frame(LAST | PONG, data)
        elif kind == LAST | CLOSE:
            raise LineLost(f"it was closed ({int.from_bytes(data[:2])})")
        elif kind != LAST | PONG:
            raise LineLost(f"a frame of a kind that no page is told ({kind})")

    def connection_lost(self, error: Exception | None) -> None:
        self._end(repr(error) if error else "it is closed")

    def _end(self, why: str) -> None:
        lost, self._lost = self._lost, _nobody
        told = LineLost(why)
        if not self.opened.done():
            self.opened.set_exception(told)
        lost(told)
        if self._transport is not None:
            self._transport.close()


Take: TypeAlias = Callable[[Line, bytes, int], None]


def _nobody(_why: LineLost) -> None:
    """Who has been told once."""


def _bits(agreed: str, whose: str) -> int:
    """The size of a window of compression, as both have agreed on it."""
    found = agreed.partition(f"{whose}_max_window_bits=")[2]
    return int(found.partition(";")[0]) if found else zlib.MAX_WBITS

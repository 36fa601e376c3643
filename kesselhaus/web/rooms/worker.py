"""The process of an engine room: requests come in on standard input, replies go out on standard output.

Each message is its length in four bytes and then MessagePack.
"""

import os
import signal
import struct
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from kesselhaus import games
from kesselhaus.web.rooms.messages import Failed, Reply, Request
from kesselhaus.web.rooms.room import Room

LENGTH = struct.Struct(">I")


def main() -> None:
    # Ctrl+C is meant for the web process, which closes its rooms itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    # What game code might print goes to the log of the house, not between the replies.
    os.dup2(2, 1)
    sys.stdin.close()
    furnish()
    replies.write(LENGTH.pack(0))
    replies.flush()
    serve(requests, replies)


def furnish() -> None:
    """Load what the first table would have to wait for. What fails here fails again when it is asked for."""
    with suppress(Exception):
        for key in games.shelf():
            games.words(key)
            games.table(key)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Until the web process closes the pipe."""
    room, decoder, encoder = Room(), msgspec.msgpack.Decoder(Request), msgspec.msgpack.Encoder()
    while head := requests.read(LENGTH.size):
        request = decoder.decode(requests.read(LENGTH.unpack(head)[0]))
        reply: Reply = room.handle(request)
        try:
            message = encoder.encode(reply)
        except Exception as error:
            message = encoder.encode(Failed(f"The reply could not be written: {error!r}"))
        replies.write(LENGTH.pack(len(message)) + message)
        replies.flush()


if __name__ == "__main__":
    main()

"""The process of a worker: requests come in on standard input, replies go out on standard output.

Each message is its length in four bytes and then MessagePack; between them a reply says what it took.
"""

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from kesselhaus import games, protocol
from kesselhaus.protocol import LENGTH, READS_PAPERS, REPLY, STANDS_BACK
from kesselhaus.workers.brought import PaperReader
from kesselhaus.workers.owner import MatchOwner

NICE = 10
MEMORY = 1 << 30
MOST_TOLD = (1 << 32) - 1
"""Microseconds: over an hour."""


def main() -> None:
    # Ctrl+C is meant for the web process, which stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    # What game code might print goes to the log of the house, not between the replies.
    os.dup2(2, 1)
    sys.stdin.close()
    furnish()
    # What stays for good need not be looked through for garbage again and again.
    gc.collect()
    gc.freeze()
    try:
        replies.write(REPLY.pack(0, 0))
        replies.flush()
        if sys.argv[1:] == [READS_PAPERS]:
            stand_back()
            serve(requests, replies, protocol.Paper, PaperReader().handle)
        else:
            if sys.argv[1:] == [STANDS_BACK]:
                os.nice(NICE)
            serve(requests, replies, protocol.AnyRequest, MatchOwner().handle)
    except BrokenPipeError:
        # The web process is gone, and with it who would read the rest: it goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), replies.fileno())


def furnish() -> None:
    """Load what the first table would have to wait for. What fails here is left off the shelf."""
    for key in games.shelf():
        with suppress(Exception):
            games.words(key)
            games.table(key)


def stand_back() -> None:
    """Players go first, and what a visitor has brought gets no more memory than it can sensibly need."""
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def serve(requests: BinaryIO, replies: BinaryIO, kind: Any, handle: Callable[[Any], Struct]) -> None:
    """Until the web process closes the pipe, or is gone in the midst of a request."""
    decoder, encoder = msgspec.msgpack.Decoder(kind), msgspec.msgpack.Encoder()
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        length = LENGTH.unpack(head)[0]
        if len(body := requests.read(length)) < length:
            return
        began = time.process_time_ns()
        reply = handle(decoder.decode(body))
        try:
            message = encoder.encode(reply)
        except Exception as error:
            message = encoder.encode(protocol.Failed(f"The reply could not be written: {error!r}"))
        took = (time.process_time_ns() - began) // 1000
        replies.write(REPLY.pack(len(message), min(took, MOST_TOLD)) + message)
        replies.flush()


if __name__ == "__main__":
    main()

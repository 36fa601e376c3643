"""The web server as the house runs it: asked to close, it closes and says nothing more."""

import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

CLOSING = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A second signal changes nothing: what is being written is written, and that is soon."""
        before = {kind: signal.signal(kind, self._close) for kind in CLOSING}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What stays for good need not be looked through for garbage again and again.
        gc.collect()
        gc.freeze()

    def _close(self, _signal: int, _frame: object) -> None:
        self.should_exit = True

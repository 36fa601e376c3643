"""The lines to open pages as the web server holds them: letters are packed, and with little work."""

import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WINDOW = 12
"""Two to the power of that many bytes of what was told before can be repeated by a letter. The server keeps
nine times as many for each open page.
"""
PACKING = {"memLevel": 5, "level": 3}
"""How hard repetitions are looked for. The usual 6 takes half as long again, for a fifth of the bytes."""
WORTH_PACKING = 200
"""What is shorter, such as an acknowledgement, fits into a packet anyway."""


class Packed(PerMessageDeflate):
    """Messages in both directions are packed, short ones of ours are not."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_PACKING else super().encode(frame)


class Packing(ServerPerMessageDeflateFactory):
    """Agrees with a browser on how letters are packed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Packed(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            PACKING,
        )


class Line(WebSocketsSansIOProtocol):
    """A WebSocket of the web server."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        packing = Packing(
            server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=PACKING
        )
        self.conn = ServerProtocol(
            extensions=[packing],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

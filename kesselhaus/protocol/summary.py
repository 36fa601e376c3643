"""The whole game on one page."""

from msgspec import Struct

from kesselhaus.art.html import Html
from kesselhaus.protocol.base import Request


class SummaryDrawn(Struct, frozen=True, tag=True):
    """The sheet as HTML; empty where a game brings none."""

    html: Html


class DrawSummary(Request[SummaryDrawn], frozen=True, tag=True):
    """The sheet of a game in one language."""

    game: str
    lang: str

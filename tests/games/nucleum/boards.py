"""Boards of Nucleum as they are drawn, and what can be read on them."""

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.examples.positions import ANNA
from kesselhaus.games.nucleum.state import Table
from tests.games.looking import Sound, drawn


def board(match: Match[Table], name: str, seat: int | None = ANNA, lang: str = "en") -> str:
    return drawn(match.view(seat), lang)[name]


def text(markup: str) -> str:
    """What can be read, with single spaces."""
    return " ".join(" ".join(Sound(markup).text).split())

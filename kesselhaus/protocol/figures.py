"""Pictures for a rulebook: positions of the lesson before and after a deed, drawn as the table draws them."""

from msgspec import Struct

from kesselhaus.protocol.base import Request


class Figure(Struct, frozen=True):
    """An example of a rule, drawn from a real position."""

    rule: str
    chapter: str
    """Of the lesson, where it can be played."""
    title: str
    text: str
    """Both in plain words."""
    before: str
    after: str
    """The board in question, as HTML."""


class Figures(Struct, frozen=True, tag=True):
    """In the order of the lesson, at most one for a rule."""

    figures: list[Figure]


class ShowFigures(Request[Figures], frozen=True, tag=True):
    """The examples of a game in one language."""

    game: str
    lang: str

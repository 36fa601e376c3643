"""Pictures for a rulebook: positions before and after a deed, drawn as the table draws them."""

from msgspec import Struct

from kesselhaus.art.html import Html
from kesselhaus.protocol.acts import Act
from kesselhaus.protocol.base import Request
from kesselhaus.protocol.playing import Standing


class Figure(Struct, frozen=True):
    """An example of a rule, from a real position. Its boards are drawn when somebody reads there."""

    rule: str
    title: str
    text: str
    """Both in plain words."""
    chapter: str = ""
    """Of the lesson, where it can be played; else it is an example of the spec."""
    example: str = ""
    """Its id in the spec, `EX-8`."""


class Figures(Struct, frozen=True, tag=True):
    """Those of the lesson in its order, at most one for a rule, and then the examples of the spec."""

    figures: list[Figure]


class ShowFigures(Request[Figures], frozen=True, tag=True):
    """What examples the rulebook of a game has, in one language."""

    game: str
    lang: str


class Board(Struct, frozen=True):
    """What is to be seen of one position, as HTML, and what is said of the keys there, in plain words."""

    html: Html
    offered: list[str] = []
    refused: list[str] = []


class Boards(Struct, frozen=True, tag=True):
    """A figure: before, and after each deed."""

    boards: list[Board]
    at: list[str] = []
    """What it is about: addresses of things, places and regions."""


class DrawFigure(Request[Boards], frozen=True, tag=True):
    """The boards of a figure; its number is its place among all, from 0."""

    game: str
    lang: str
    number: int


class Opened(Struct, frozen=True, tag=True):
    """The position of an example as the start of a match, whose seat is to play it, and where that stands."""

    act: Act
    seat: int
    seats: int
    variants: tuple[str, ...]
    automatic: bool
    standing: Standing


class OpenExample(Request[Opened], frozen=True, tag=True):
    """An example of the spec, to be played on from."""

    game: str
    example: str

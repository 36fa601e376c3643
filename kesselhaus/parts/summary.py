"""The whole game on one page: what a game says of itself on one sheet of paper.

A game brings it as a function of a view in which nothing has happened yet, so every figure is one of its box,
and everything is drawn as the table draws it.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html

Form: TypeAlias = Literal["steps", "rows", "tiles", "stands", "told"]
"""Steps have a number each; rows stand one below the other, with what they cost and are worth at the end;
tiles have their words beside the drawing, what stands has them below; and what is told is a paragraph.
"""


class Line(Struct, frozen=True):
    """One thing. All is in the markup of sentences but the drawing."""

    text: str = ""
    name: str = ""
    drawing: Html = NOTHING
    cost: str = ""
    worth: str = ""
    """In points."""


class Panel(Struct, frozen=True):
    """What belongs together, under a heading."""

    title: str
    lines: tuple[Line, ...]
    form: Form = "told"
    across: int = 1
    """So many stand side by side."""
    drawn: float = 20
    """Width of a drawing."""
    note: str = ""


class Summary(Struct, frozen=True):
    """The sheet: what it is all about, and columns of panels."""

    goal: str
    columns: tuple[tuple[Panel, ...], ...]
    shares: tuple[int, ...]
    """How wide the columns are, as parts of the sheet."""
    fit: float = 1
    """How large everything is on paper: 1 where there is room."""


def told(*texts: str) -> tuple[Line, ...]:
    """Lines that are nothing but text."""
    return tuple(map(Line, texts))


def points(values: Iterable[int]) -> str:
    """Each value in its seal, and none twice."""
    return " ".join(f"[vp {value}]" for value in sorted({*values}))

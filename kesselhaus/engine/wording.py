"""What the words of a game are handed over in: sentences in the markup that `art.phrases` sets."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

LANGUAGES = ("en", "de")
AND = {"en": "and", "de": "und"}
ARROW = "[icon g-arrow]"


class Words(NamedTuple):
    """A question: the sentence itself, and what is left to do or good to know."""

    title: str
    note: str = ""


class Label(NamedTuple):
    """An option on its key: what it is called and what it brings; `hint` says it all without icons."""

    label: str
    note: str = ""
    hint: str = ""


class Heading(NamedTuple):
    """Under which an option stands in the question bar: set by order, and equal keys are one heading."""

    key: str
    order: int
    title: str
    note: str = ""


class About(NamedTuple):
    """Something with a name that needs an explanation: a game, a variant."""

    name: str
    text: str


def amounts(goods: Mapping[str, int] | Iterable[tuple[str, int]], sign: str = "") -> str:
    """Goods in markup, `[3 wood] [2 gear]`; of nothing there is nothing to be seen."""
    pairs = goods.items() if isinstance(goods, Mapping) else goods
    return " ".join(f"[{sign}{amount} {kind}]" for kind, amount in pairs if amount)


def listed(things: Iterable[str], lang: str) -> str:
    """a, b and c."""
    *first, last = list(things) or [""]
    return f"{', '.join(first)} {AND[lang]} {last}" if first else last

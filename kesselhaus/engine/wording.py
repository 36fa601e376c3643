"""What the words of a game are handed over in: sentences in the markup that `art.phrases` sets."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.languages import Phrases

lists = Phrases("engine.lists", en={"last": "{things} and {last}"}, de={"last": "{things} und {last}"})
ARROW = "[icon g-arrow]"
ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
"""Ranks, classes, levels and stages by their number."""


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


def under_headings(
    view: View[Any], heading_of: Callable[[Option], Heading]
) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    found: dict[str, tuple[Heading, list[int]]] = {}
    if isinstance(view.question, Ask):
        for index, option in enumerate(view.question.options):
            heading = heading_of(option)
            found.setdefault(heading.key, (heading, []))[1].append(index)
    return sorted(found.values(), key=lambda entry: entry[0].order)


def amounts(goods: Mapping[str, int] | Iterable[tuple[str, int]], sign: str = "") -> str:
    """Goods in markup, `[3 wood] [2 gear]`; of nothing there is nothing to be seen."""
    pairs = goods.items() if isinstance(goods, Mapping) else goods
    return " ".join(f"[{sign}{amount} {kind}]" for kind, amount in pairs if amount)


def listed(things: Iterable[str], lang: str) -> str:
    """a, b and c."""
    *first, last = list(things) or [""]
    return lists("last", lang, things=", ".join(first), last=last) if first else last


class ShelfWords(NamedTuple):
    """A game on the shelf, its variants, and how a match is summed up."""

    abouts: Phrases[tuple[str, str]]
    """Name and text: of the `game` in one paragraph, and of each variant by its key."""
    results: Phrases[str]
    """The lines of the final scores (`category_…`), why it ended (`ended_…`), who won (`alone`, `shared`)."""

    def about(self, lang: str) -> About:
        return self.variant("game", lang)

    def variant(self, key: str, lang: str) -> About:
        return About(*self.abouts.of(lang)[key])

    def category(self, key: str, lang: str) -> str:
        return self.results(f"category_{key}", lang)

    def end_reason(self, key: str, lang: str) -> str:
        return self.results(f"ended_{key}", lang)

    def verdict(self, result: Result, lang: str) -> str:
        return verdict(self.results, result, lang)


def verdict(say: Phrases[str], result: Result, lang: str) -> str:
    """Who won, `alone` or `shared`."""
    who = listed((f"[seat {seat}]" for seat in result.winners), lang)
    key = "alone" if len(result.winners) == 1 else "shared"
    return say(key, lang, who=who, score=result.scores[result.winners[0]])

"""Worked examples of a game: the spec's section 10 as positions, deeds and captions.

One position serves three: the test of the spec that shows the example, the figure in the rulebook, and the
board of one's own on which it can be played. So none of them can say something else than the others. The
numbers of a caption are filled in from the table as it lies, and stand nowhere else.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Option
from kesselhaus.engine.state import State
from kesselhaus.languages import Phrases

S = TypeVar("S", bound=State)
TITLE, TEXT = range(2)
"""Of a caption."""


class Keys(Struct, frozen=True):
    """What is said of the keys under a board: which can be pressed there, and which cannot."""

    board: int
    """0 is the board before everything."""
    offered: tuple[Option, ...] = ()
    refused: tuple[Option, ...] = ()


class Example(Struct, frozen=True):
    """A position and what is done in it. Seats are those of the spec: A is 0."""

    id: str
    """Of the spec: `EX-8`."""
    rule: str
    """Behind the paragraph of this rule it stands in the rulebook."""
    at: tuple[str, ...]
    """What it is about: addresses of things, `data-t` of places, ids of regions or boards. The regions that
    hold them are drawn.
    """
    position: Callable[[], Any]
    """A table of its own, at a task."""
    opens: tuple[Answer, ...] = ()
    """What is answered before the first board: where the example begins in the midst of a step."""
    does: tuple[tuple[Answer, ...], ...] = ()
    """The deeds, with all answers of others and all draws between: after each a board is drawn."""
    seat: int = 0
    """Who looks, and who plays it."""
    keys: tuple[Keys, ...] = ()


class ExampleBroken(Exception):
    """An example gives an answer that is none; says which and where."""


class Facts:
    """Numbers by name, for a caption: `{at1.a.wood}`."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        for name, value in told.items():
            setattr(self, name, Facts(value) if isinstance(value, Mapping) else value)


class Examples(Generic[S]):
    """All examples of a game, with what their captions say.

    `told` gives the numbers of a table that captions may name, by seat and kind: `{"a": {"wood": 3}}`. In a
    caption `{at0.a.wood}` is what A has on the first board, `{got1.a.wood}` what it became more by the first
    deed and `{paid1.a.wood}` what it became less by. No caption writes a number itself.
    """

    def __init__(
        self,
        game: Game[S],
        examples: tuple[Example, ...],
        words: Phrases[tuple[str, str]],
        told: Callable[[Match[S]], Mapping[str, Any]],
    ) -> None:
        self.game, self.words, self.told = game, words, told
        self.all = {example.id: example for example in examples}

    def begun(self, key: str) -> Match[S]:
        """The match as it begins, with nothing answered yet; draws are asked."""
        return Match.at(self.all[key].position(), self.game)

    def boards(self, key: str) -> list[Match[S]]:
        """A match for each board: before, and after each deed. Raises ExampleBroken."""
        example, given = self.all[key], list[Answer]()
        matches = list[Match[S]]()
        for deed in (example.opens, *example.does):
            given += deed
            matches.append(self._played(key, given))
        return matches

    def _played(self, key: str, answers: list[Answer]) -> Match[S]:
        match = self.begun(key)
        for number, answer in enumerate(answers, 1):
            try:
                match.answer(answer)
            except Exception as error:
                raise ExampleBroken(f"{key}, answer {number}, {answer!r}: {error}") from error
        return match

    def caption(self, key: str, lang: str) -> tuple[str, str]:
        """Title and text in the markup of words, with the numbers of the boards."""
        title, text = self.words.of(lang)[key]
        facts = self.facts(key)
        return title.format_map(facts), text.format_map(facts)

    def facts(self, key: str) -> dict[str, Facts]:
        """By name what a caption may use."""
        told = [self.told(match) for match in self.boards(key)]
        named = dict[str, Mapping[str, Any]]()
        for number, now in enumerate(told):
            named[f"at{number}"] = now
            if number:
                named[f"got{number}"] = _differences(told[number - 1], now)
                named[f"paid{number}"] = _differences(now, told[number - 1])
        return {name: Facts(values) for name, values in named.items()}


def _differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    found = dict[str, Any]()
    for name, now in after.items():
        then = before.get(name)
        if isinstance(now, Mapping) and isinstance(then, Mapping):
            found[name] = _differences(then, now)
        elif isinstance(now, int) and isinstance(then, int):
            found[name] = now - then
    return found

"""Every worked example of a spec is a figure and a board to play on, and says what is true."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.rulebook import rules_told
from kesselhaus.lab.rule_index import read_spec
from kesselhaus.languages import LANGUAGES
from kesselhaus.parts.examples import Example, Examples
from kesselhaus.protocol import Boards, No, Opened
from kesselhaus.workers.figures import boards, figures, open_example

TREE = Path(__file__).parents[2]
SPECS, TESTS = TREE / "docs" / "spec", TREE / "tests" / "games"
WITH_EXAMPLES = [key for key in games.shelf() if games.examples(key) is not None]
EVERY_GAME = pytest.mark.parametrize("game", WITH_EXAMPLES)
NUMBER = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|"
    r"zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zweimal|dreimal)\b",
    re.IGNORECASE,
)
FILLED_IN = re.compile(r"\{[^{}]*\}|\[seat \d\]|\b[A-Z]+\d+(?:\.\d+)?\b|\b\d[LR]\b")
"""Numbers of the table, seats, and places that have a number in their name."""
LONGEST = 90
"""Words of a caption: it stands under boards that show the rest."""


def of(game: str) -> Examples[Any]:
    found = games.examples(game)
    assert found is not None
    return found


EVERY_EXAMPLE = pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game in WITH_EXAMPLES for key in of(game).all]
)


def wanted(game: str) -> list[str]:
    entries = read_spec(SPECS / f"{game}.md").values()
    return [entry.id for entry in entries if entry.kind == "example"]


def place(game: str, key: str, lang: str) -> int:
    """Which figure of the rulebook an example is."""
    return next(n for n, figure in enumerate(figures(game, lang).figures) if figure.example == key)


@EVERY_GAME
def test_every_example_of_the_spec_is_a_figure(game: str) -> None:
    assert sorted(of(game).all) == sorted(wanted(game))
    for lang in LANGUAGES:
        shown = [figure.example for figure in figures(game, lang).figures if figure.example]
        assert sorted(shown) == sorted(wanted(game))
        assert {example.rule for example in of(game).all.values()} <= {
            *rules_told(games.rulebook(game, lang))
        }


@EVERY_GAME
def test_the_test_of_an_example_stands_on_its_position(game: str) -> None:
    """Whichever test shows an example of the spec takes it from where the figure takes it."""
    used = {key for path in (TESTS / game).glob("test_*.py") for key in _taken(path)}
    assert sorted(set(wanted(game)) - used) == []


@EVERY_GAME
def test_an_example_stands_with_a_rule_that_its_test_shows(game: str) -> None:
    shown: dict[str, set[str]] = {}
    for path in (TESTS / game).glob("test_*.py"):
        for function, marked in _marked(path):
            for key in marked & _strings(*function.body):
                shown.setdefault(key, set()).update(marked)
    assert {key: one.rule for key, one in of(game).all.items() if one.rule not in shown[key]} == {}


def _taken(path: Path) -> Iterator[str]:
    """Examples that are named in the body of a test which is marked with them."""
    for function, marked in _marked(path):
        yield from marked & _strings(*function.body)


def _marked(path: Path) -> Iterator[tuple[ast.FunctionDef, set[str]]]:
    """Functions with what stands in their marks."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            yield function, _strings(*function.decorator_list)


def _strings(*nodes: ast.AST) -> set[str]:
    found = (inner.value for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.Constant))
    return {value for value in found if isinstance(value, str)}


@EVERY_GAME
def test_captions_write_no_number_themselves(game: str) -> None:
    """So each of them is the engine's, and stays it when a figure of the components is changed."""
    for lang in LANGUAGES:
        for key, phrase in of(game).words.of(lang).items():
            told = FILLED_IN.sub("", " ".join(phrase))
            assert NUMBER.search(told) is None, (key, lang, NUMBER.findall(told))


@EVERY_EXAMPLE
def test_what_a_caption_says_is_filled_in(game: str, key: str) -> None:
    examples = of(game)
    for lang in LANGUAGES:
        figure = figures(game, lang).figures[place(game, key, lang)]
        told = f"{figure.title} {figure.text}"
        assert figure.title
        assert not re.search(r"[\[\]{}]", told), "in plain words, with nothing left open"
        assert len(told.split()) <= LONGEST
    facts = examples.facts(key)
    for phrase in examples.words.of("en")[key]:
        for field in re.findall(r"\{((?:got|paid)[^{}]*)\}", phrase):
            assert int("{%s}".replace("%s", field).format_map(facts)) >= 0, field


@EVERY_EXAMPLE
def test_an_example_is_played_and_shown(game: str, key: str) -> None:
    """Its answers are legal, its boards differ where something is done, and show what it is about."""
    examples = of(game)
    example, matches = examples.all[key], examples.boards(key)
    for told in example.keys:
        check_keys(matches[told.board], told.offered, told.refused)
    assert example.does or example.keys, "nothing is done and nothing is said of the keys"
    drawn = boards(game, "en", place(game, key, "en"))
    assert isinstance(drawn, Boards)
    assert len(drawn.boards) == len(matches)
    for before, after in zip(drawn.boards, drawn.boards[1:], strict=False):
        assert before.html != after.html
    check_places(example, [board.html for board in drawn.boards])


def check_keys(match: Match[Any], offered: tuple[Any, ...], refused: tuple[Any, ...]) -> None:
    assert isinstance(match.question, Ask), match.question
    for option in offered:
        assert option in match.question.options, option
    for option in refused:
        assert option not in match.question.options, option


def check_places(example: Example, drawn: list[str]) -> None:
    for at in example.at:
        marks = (f'data-x="{at}"', f'data-t="{at}"', f'id="{at}"')
        assert any(mark in html for html in drawn for mark in marks), at


@EVERY_EXAMPLE
def test_an_example_opens_as_a_match_before_its_deed(game: str, key: str) -> None:
    examples = of(game)
    example = examples.all[key]
    opened = open_example(game, key)
    assert isinstance(opened, Opened)
    assert opened.standing.result is None
    assert opened.standing.waiting
    assert opened.seat == example.seat < opened.seats


def test_what_is_no_example_is_not_opened() -> None:
    for game, key in (("airship_city", "EX-999"), ("airship_city", ""), ("nothing", "EX-1")):
        assert open_example(game, key) == No("no_example", {})

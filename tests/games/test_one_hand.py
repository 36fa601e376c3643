"""Five games, one hand: the same subject has the same name in all of them."""

from pathlib import Path

import pytest

import kesselhaus.games
from kesselhaus.games import shelf

SUBJECTS = (
    "advice/weights",
    "box",
    "catalogue",
    "checks",
    "components.toml",
    "drawings/signs.svg",
    "encoding",
    "events",
    "examples",
    "examples/positions",
    "figures",
    "gauges",
    "habits",
    "invariants",
    "lesson",
    "options",
    "reasons",
    "rulebook.de.md",
    "rulebook.en.md",
    "rules/ending",
    "rules/preparation",
    "scoring",
    "secrets",
    "state",
    "summary",
    "table/keys",
    "table/labels",
    "table/places",
    "table/players",
    "table/result",
    "table/sight",
    "tasks",
    "things",
    "things/cards",
    "things/reasons",
    "things/texts",
    "words/description",
    "words/events",
    "words/glossary",
    "words/headings",
    "words/keys",
    "words/names",
    "words/phrasebook",
    "words/questions",
    "words/sentences",
    "words/shelf",
    "words/yields",
)
"""Rooms and files of a game; a subject that has grown is a folder of that name."""
TESTED = (
    "matches",
    "recorded",
    "test_components",
    "test_end",
    "test_invariants",
    "test_names",
    "test_recorded",
    "test_rulebook",
    "test_setup",
    "test_words",
)
"""What the tests of a game are made of."""
GAMES = Path(kesselhaus.games.HOUSE)
TESTS = Path(__file__).parent


def lacking(folder: Path, subjects: tuple[str, ...]) -> list[str]:
    """The subjects that have neither a file nor a folder."""
    return [
        subject
        for subject in subjects
        if not any((folder / name).exists() for name in (subject, f"{subject}.py"))
    ]


@pytest.mark.parametrize("key", shelf())
def test_a_subject_is_found_where_the_other_games_have_it(key: str) -> None:
    assert lacking(GAMES / key, SUBJECTS) == []
    assert lacking(TESTS / key, TESTED) == []

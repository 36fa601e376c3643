"""Views of Nucleum to be read out, and how."""

import re

import pytest

import kesselhaus
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import words
from kesselhaus.games.nucleum.state import COLOURS, Table

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "de"])


def view_of(seats: int = 3, variants: tuple[str, ...] = (), seed: int = 5) -> View[Table]:
    """What the first player sees at the start of the first turn."""
    match = kesselhaus.new_match("nucleum", seats=seats, variants=variants, seed=seed)
    while isinstance(match.question, Ask) and match.question.rule == "NU-22":
        match.answer(match.question.options[0])
    assert isinstance(match.question, Ask)
    return match.view(match.question.seat)


def read(text: str, lang: str, viewer: int | None = None, seats: int = 4) -> str:
    sentence = plain(text, PEOPLE[:seats], words.lexicon(lang), viewer)
    assert not re.search(r"[\[\]{}]", sentence), text
    return sentence


def clear(table: Table) -> None:
    """Nothing stands on the map."""
    table.sites, table.neutral = {}, ()

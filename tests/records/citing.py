"""Which rules a game cites, and for what: for each kind of option, draw and event the rules that go with it.

What was seen in recorded and in random matches stands next to the records, `<game>.cited.txt`. A rule that is
cited for something new is a line that somebody has to look at: `make records` writes it down.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Numbers, Question
from kesselhaus.games import game
from tests.records.keeping import FOLDER, records_of
from tests.scenario import playing, ways_to_play

MANY = 12
"""Random matches of each kind from which the lines are written down; tests play fewer."""
ENOUGH = 1000
"""Answers of a random match: in Steamopolis chance alone hardly comes to an end."""


class Citing(Match[Any]):
    """A match that remembers what was asked when it is replayed."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        self.cited: set[str] = set()
        super().__init__(*arguments, **settings)

    def take_again(self, answer: Answer, automatic: bool) -> None:
        self.cited |= set(of_question(self.question))
        super().take_again(answer, automatic)


def of_question(question: Question | None) -> Iterator[str]:
    if isinstance(question, Ask):
        options = question.options
        kinds: Iterable[type] = (
            {options.kind, *map(type, options.others)} if isinstance(options, Numbers) else map(type, options)
        )
        for kind in kinds:
            yield f"{question.rule} asks {kind.__name__}"
    elif question is not None:
        yield f"{question.rule} draws"


def of_log(match: Match[Any]) -> set[str]:
    return {f"{event.rule} tells {type(event).__name__}" for event in match.log}


def in_records(key: str) -> set[str]:
    found: set[str] = set()
    for path in records_of(key):
        match = record.replay(record.parse(path.read_bytes()), game(key), kind=Citing)
        found |= match.cited | of_log(match)
    return found


def at_random(key: str, matches: int) -> set[str]:
    """With every number of seats and each variant."""
    found: set[str] = set()
    for name, seats, variants in ways_to_play():
        for seed in range(matches if name == key else 0):
            chance = Random(f"cited/{seats}/{variants}/{seed}")
            match: Match[Any] = Match(game(key), seats, frozenset(variants), chance=chance)
            for now in islice(playing(match, chance), ENOUGH):
                found |= set(of_question(now.question))
            found |= of_log(match)
    return found


def cited_file(key: str) -> Path:
    return FOLDER / f"{key}.cited.txt"


def written_down(key: str) -> list[str]:
    return cited_file(key).read_text("utf-8").splitlines()


def write_down(key: str) -> None:
    """In the order of the rules."""
    lines = sorted(in_records(key) | at_random(key, MANY), key=_by_number)
    cited_file(key).write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _by_number(line: str) -> tuple[int, str]:
    digits = line.split()[0].partition("-")[2].rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(digits), line

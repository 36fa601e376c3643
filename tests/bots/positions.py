"""Positions in the middle of matches, for bots to think about."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games import game


def in_the_middle(key: str, seats: int = 4, answers: int = 150, seed: int = 1) -> Match[Any]:
    """A match after so many answers of chance and careless players, at a question with several options."""
    chance = Random(seed)
    match: Match[Any] = Match(game(key), seats, chance=chance, automatic=True)
    while True:
        question = match.question
        assert isinstance(question, Ask)
        if match.version >= answers and len(question.options) > 2:
            return match
        match.answer(chance.choice(question.options))


def view_of_asked(match: Match[Any]) -> Any:
    question = match.question
    assert isinstance(question, Ask)
    return match.view(question.seat)

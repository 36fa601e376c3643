"""From what a seat sees to worlds in which it can think ahead."""

from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.view import View

TRIES = 20
"""A made-up world may contradict what was answered in the running step; then another is made up."""


def asked(view: View[Any]) -> Ask:
    """The question that a bot has to answer."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        raise ValueError("A bot can only choose where its seat is asked and has options.")
    return question


def imagined(view: View[Any], chance: Random) -> Match[Any]:
    """A light match in the position of the view, in which all that the seat may not know is made up."""
    game = games.game(view.game)
    for _ in range(TRIES):
        world = game.imagine(view.start, view.seat, chance)
        try:
            return Match.at(world, game, chance, since=view.since, light=True)
        except Refused:
            continue
    raise ValueError(f"No world fits what seat {view.seat} knows.")

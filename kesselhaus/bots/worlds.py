"""The worlds in which a search walks: made up one by one to fit what its seat sees. A search that goes on
from another one takes over those in which the answer has led to what the seat sees now.
"""

from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.bots.thinking import asked, imagined
from kesselhaus.bots.tree import same_options
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View


class Worlds:
    """What chance says in them is drawn anew each time that one is entered."""

    def __init__(self, view: View[Any], chance: Random) -> None:
        self._view, self._chance = view, chance
        self._made: list[Match[Any]] = []
        self._before: Worlds | None = None
        self._answer: Option | None = None

    def __len__(self) -> int:
        return len(self._made)

    def go_on_from(self, before: "Worlds", answer: Option) -> None:
        """Take over what fits of the worlds of the search before."""
        before._before, self._before, self._answer = None, before, answer

    def another(self) -> Match[Any]:
        """One more world, that must be left as it is."""
        self._made.append(self._after_the_answer(len(self._made)) or imagined(self._view, self._chance))
        return self._made[-1]

    def enter(self, place: int) -> Match[Any]:
        """A match to walk on in that world."""
        return self._made[place].fork(self._chance, anchored=True)

    def _after_the_answer(self, place: int) -> Match[Any] | None:
        if self._before is None or self._answer is None or place >= len(self._before):
            return None
        world, view = self._before.enter(place), self._view
        world.answer(self._answer)
        answer_forced(world)
        question = world.question
        if not isinstance(question, Ask) or question.seat != view.seat:
            return None
        if not same_options(question.options, asked(view).options) or tuple(world.given) != view.since:
            return None
        return world if games.game(view.game).conceal(world.state, view.seat) == view.state else None


def answer_forced(world: Match[Any]) -> None:
    """Questions that leave no choice are no nodes."""
    while isinstance(question := world.question, Ask) and len(question.options) == 1:
        world.answer(question.options[0])

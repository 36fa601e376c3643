"""How a match runs: the next task is done, and what its rule returns takes its place on the agenda."""

from collections.abc import Generator
from types import GeneratorType
from typing import Any, TypeVar

from kesselhaus.engine.questions import Question
from kesselhaus.engine.state import State
from kesselhaus.engine.steps import Kept
from kesselhaus.engine.tasks import RULES

S = TypeVar("S", bound=State)


def flow(state: S, kept: Kept[S]) -> Generator[Question, Any, None]:
    """Everything from a table to the end of the game.

    A task stays on the agenda until it is done, so whoever looks at the table sees what is asked. A step
    begins with each task that asks, before its rule has run: there the table is whole. Tasks that ask nobody
    make no step, but whoever watches is shown the table before these too.
    """
    agenda, answers, on_step = state.agenda, kept.answers, kept.on_step
    while agenda:
        task = agenda[-1]
        if on_step is not None:
            on_step(state.copy())
        following = RULES[type(task)](state, task)
        if type(following) is GeneratorType:
            kept.step_answers = len(answers)
            if kept.renews:
                kept.begin_step(state)
            following = yield from following
        if type(following) is not tuple:
            agenda[-1] = following
        elif following:
            agenda[-1:] = following[::-1]
        elif agenda:
            agenda.pop()

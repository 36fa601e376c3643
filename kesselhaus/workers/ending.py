"""Whether an answer would end a turn in which something is left to do.

All of it is decided by what the seat sees: in worlds that are made up of its view. The match itself is never
looked at, or the question whether to end the turn would tell what the seat may not know.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.art.keys import Group
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View

WORLDS = 2
"""In all of them the turn must end and something be left to do: who is asked in vain stops reading."""
TRIED = 12
"""So many other options are tried at most, evenly spread."""
AHEAD = 8
"""So many answers may lie between an option and the moment at which the answer is possible again."""
TOLD = 3
"""So many of the things that could still be done are told."""


def left_to_do(view: View[Any], option: Option, automatic: bool) -> tuple[int, ...]:
    """Options after which the answer could still be given, while the answer ends the turn at once: what would
    be lost by it. Nothing for a bid, out of turn, and for a key that says itself that it ends the turn.
    """
    question = view.question
    if not isinstance(question, Ask) or not _is_in_a_turn(view, question) or option not in question.options:
        return ()
    found = _spread(question, option)
    for world, chance in _worlds(view, question, automatic):
        if not _ends_turn(world, view, option, chance):
            return ()
        found = [place for place in found if _comes_again(world, view, place, option, chance)]
        if not found:
            return ()
    return () if _is_named_end(view, question, option) else tuple(found[:TOLD])


def _is_in_a_turn(view: View[Any], question: Ask) -> bool:
    """The own turn, and no number is asked for: that was chosen on a wheel before it is sent."""
    mine = question.seat == view.seat == games.game(view.game).whose_turn(view.state)
    number = any(isinstance(option, NumberOption) for option in question.options)
    return mine and question.decline is None and not number


def _is_named_end(view: View[Any], question: Ask, option: Option) -> bool:
    """`End turn` at the end of the bar is a confirmation itself."""
    index = list(question.options).index(option)
    return any(
        key.option == index and key.kind == "go"
        for part in games.table(view.game).groups(view, "en")
        if isinstance(part, Group) and part.layout == "end"
        for key in part.keys
    )


def _spread(question: Ask, option: Option) -> list[int]:
    others = [place for place, other in enumerate(question.options) if other != option]
    return others[:: max(1, -(-len(others) // TRIED))]


def _worlds(view: View[Any], question: Ask, automatic: bool) -> Iterator[tuple[Match[Any], Random]]:
    """Always the same ones for the same view."""
    for number in range(WORLDS):
        chance = Random(number)
        with suppress(ValueError):
            world = imagined(view, chance)
            world.automatic = automatic
            if world.question == question:
                yield world, chance


def _ends_turn(world: Match[Any], view: View[Any], option: Option, chance: Random) -> bool:
    twin = world.fork(chance)
    twin.answer(option)
    return not _goes_on(twin, view)


def _goes_on(twin: Match[Any], view: View[Any]) -> bool:
    state = twin.state
    same_turn = state.turn == view.state.turn and twin.game.whose_turn(state) == view.seat
    return same_turn and not twin.is_over


def _comes_again(world: Match[Any], view: View[Any], place: int, option: Option, chance: Random) -> bool:
    """Whether after another option, and whatever it asks for, the answer is still possible in this turn."""
    assert isinstance(world.question, Ask)
    twin, chosen = world.fork(chance), world.question.options[place]
    for _ in range(AHEAD):
        twin.answer(chosen)
        question = twin.question
        if not isinstance(question, Ask) or not _goes_on(twin, view):
            return False
        if question.seat == view.seat and option in question.options:
            return True
        chosen = question.options[int(chance.random() * len(question.options))]
    return False

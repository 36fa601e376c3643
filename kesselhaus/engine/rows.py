"""Several answers that are given as one: a row, such as tile, turn and place.

Which rows there are is found in a world that is made of what the seat may know. The match itself is never
tried out, or who sends rows could look ahead and step back.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import astuple

from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View

S = TypeVar("S", bound=State)

TRIES = 20
"""A made-up world may contradict what was answered in the running step; then another is made up."""
LONGEST = 6
"""No decision takes more answers."""


def code(option: Option) -> str:
    """An option as a word that is one of its question's own: `At.6.4`."""
    return ".".join([type(option).__name__, *map(str, astuple(option))])


def written(*options: Option | None) -> str:
    """A row as it stands on a key."""
    return ",".join(code(option) for option in options if option is not None)


def read(text: str) -> tuple[str, ...]:
    """The words of a row that is written down."""
    return tuple(filter(None, text.split(",")))


def meant(options: Sequence[Option], words: Sequence[str]) -> Option | None:
    """The first of the options that is among these words."""
    return next((option for option in options if code(option) in words), None) if words else None


def world_of(view: View[S], game: Game[S]) -> Match[S]:
    """A light match in the position of the view, the same one for the same view. Chance is asked in it."""
    for number in range(TRIES):
        world = game.imagine(view.start, view.seat, Random(number))
        try:
            return Match.at(world, game, since=view.since, light=True)
        except Refused:
            continue
    raise ValueError(f"No world fits what seat {view.seat} knows.")


def after(world: Match[S], *options: Option) -> Match[S]:
    """The world as it is after these answers; the world itself stays as it is."""
    twin = world.fork()
    for option in options:
        twin.answer(option)
    return twin


def asks_on(world: Match[S], view: View[S]) -> bool:
    """Whether the seat is asked on in its turn, and nothing was drawn or shown on the way: up to here each
    answer could be taken back.
    """
    question, state = world.question, world.state
    same = state.turn == view.state.turn and state.sealed == view.state.sealed
    return isinstance(question, Ask) and question.seat == view.seat and same


def found(view: View[S], game: Game[S], words: Sequence[str]) -> tuple[Option, ...]:
    """The options that a row means. Raises Refused where it says something that is not offered."""
    question = view.question
    if not isinstance(question, Ask) or not question.options or not 0 < len(words) <= LONGEST:
        raise Refused("row", number=1)
    world, row = world_of(view, game), list[Option]()
    for number, word in enumerate(words, 1):
        asked = world.question
        assert isinstance(asked, Ask)
        option = meant(asked.options, (word,))
        if option is None:
            raise Refused("row", asked.options if number == 1 else (), number=number)
        row.append(option)
        if number < len(words):
            world.answer(option)
            if not asks_on(world, view):
                raise Refused("row", number=number + 1)
    return tuple(row)


def answer(match: Match[S], row: Sequence[Option], seat: int) -> None:
    """Give all answers of a row that was found, or none. What the engine answers by itself is passed over."""
    before = len(match.answers)
    try:
        for place, option in enumerate(row, before):
            if place == len(match.answers):
                match.answer(option, seat)
            elif match.answers[place] != option:
                raise Refused("row", number=place - before + 1)
    except Refused:
        match.rewind(before)
        raise

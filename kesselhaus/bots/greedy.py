"""Looks one decision ahead, with all that it entails, and takes what the game's advice likes best."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from kesselhaus import games
from kesselhaus.bots.styles import style_of, valued
from kesselhaus.bots.thinking import asked, imagined
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Numbers, Option
from kesselhaus.engine.view import View

WIDEST = 24
"""Of a question for a number, at most so many numbers are looked at, evenly spread."""
NESTED = 80
"""How many ends of a chain of nested questions are looked at before the rest is taken as it comes."""

FEW, PATIENCE = 3, 10
"""Where there are so few options, each is played on for so many decisions of the same turn."""

Value: TypeAlias = Callable[[Any, int], float]
"""What a position is worth to a seat."""


class GreedyBot:
    """Tries each option in an imagined world, answers what follows in the same step, and compares values.

    `value` is the game's own advice unless another is given. `slips` is the share of decisions that it takes
    without a thought, `overlooks` the share of many options that it does not see, as beginners do not. Who is
    `short_sighted` sees no further than the answer itself, who is `styled` plays in the style of the seat.
    """

    def __init__(
        self,
        chance: Random,
        value: Value | None = None,
        slips: float = 0.0,
        overlooks: float = 0.0,
        short_sighted: bool = False,
        styled: bool = False,
    ) -> None:
        self._chance, self._value, self._slips = chance, value, slips
        self._overlooks, self._short_sighted = overlooks, short_sighted
        self._styled = styled

    def choose(self, view: View[Any]) -> Option:
        question = asked(view)
        if len(question.options) == 1:
            return question.options[0]
        if self._slips and self._chance.random() < self._slips:
            return self._chance.choice(question.options)
        if self._styled and self._value is None:
            self._value = valued(view.game, style_of(view.game, view.seats, question.seat))
        world = imagined(view, self._chance)
        if len(question.options) <= FEW and not self._short_sighted:
            worths = [(option, self._played_on(world, option)) for option in question.options]
        else:
            nested = 0 if self._short_sighted else NESTED
            worths = outlooks(world, self._chance, self._value, nested, self._noticed(question))
        return self._one_of_the_best(worths)

    def _noticed(self, question: Ask) -> list[Option]:
        """Of few options none is overlooked."""
        options = sensible(question)
        if not self._overlooks or len(options) <= FEW:
            return options
        seen = [option for option in options if self._chance.random() >= self._overlooks]
        return seen or [self._chance.choice(options)]

    def _one_of_the_best(self, worths: list[tuple[Option, float]]) -> Option:
        """Of equals any: who has no opinion (on a start board, say) shall not always take the first."""
        highest = max(worth for _, worth in worths)
        best = [option for option, worth in worths if worth == highest]
        return best[0] if len(best) == 1 else self._chance.choice(best)

    def _played_on(self, world: Match[Any], option: Option) -> float:
        """What an option is worth when the seat has gone on to the end of its turn."""
        fork = world.fork(self._chance, anchored=True)
        seat, turn = asked_seat(fork), fork.state.turn
        fork.answer(option)
        for _ in range(PATIENCE):
            if asked_seat(fork) != seat or fork.state.turn != turn:
                break
            fork.answer(best_of(outlooks(fork, self._chance, self._value, nested=PATIENCE)))
        value = games.advice(world.game.key).value if self._value is None else self._value
        return value(fork.state, seat)


def asked_seat(match: Match[Any]) -> int:
    """Who is asked; -1 is nobody any more."""
    question = match.question
    return question.seat if isinstance(question, Ask) else -1


def best_of(worths: list[tuple[Option, float]]) -> Option:
    return max(worths, key=lambda pair: pair[1])[0]


def outlooks(
    world: Match[Any],
    chance: Random,
    value: Value | None = None,
    nested: int = NESTED,
    options: Sequence[Option] | None = None,
) -> list[tuple[Option, float]]:
    """The sensible options of the open question, or the given ones, each with the value of what the seat can
    make of it.
    """
    return looked_at(world, chance, value, nested, options)[0]


def looked_at(
    world: Match[Any],
    chance: Random,
    value: Value | None = None,
    nested: int = NESTED,
    options: Sequence[Option] | None = None,
) -> tuple[list[tuple[Option, float]], bool]:
    """The same, and whether all ends of nested questions were looked at."""
    question = world.question
    assert isinstance(question, Ask)
    seat = question.seat
    worth = games.advice(world.game.key).value if value is None else value
    left = nested

    def outlook(match: Match[Any]) -> float:
        """The value at the end of the running step, if the seat goes on as well as it can."""
        nonlocal left
        following = match.question
        if not (match.nested and isinstance(following, Ask) and following.seat == seat):
            return worth(match.state, seat)
        best = float("-inf")
        for option in sensible(following):
            left -= 1
            best = max(best, after(match, option))
            if left < 0:
                break
        return best

    def after(match: Match[Any], option: Option) -> float:
        fork = match.fork(chance)
        fork.answer(option)
        return outlook(fork)

    looked_for = sensible(question) if options is None else options
    return [(option, after(world, option)) for option in looked_for], left >= 0


def sensible(question: Ask) -> list[Option]:
    """All options; of a long row of numbers an even selection with both ends."""
    options = question.options
    if not isinstance(options, Numbers) or len(options) <= WIDEST:
        return list(options)
    count = len(options) - len(options.others)
    places = sorted({round(k * (count - 1) / (WIDEST - 1)) for k in range(WIDEST)})
    return [*(options[place] for place in places), *options.others]

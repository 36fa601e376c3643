"""Playing on cheaply: what all seats may do next, good enough to see what an answer leads to."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.bots.greedy import FEW, Value, asked_seat, best_of, looked_at, outlooks
from kesselhaus.bots.memory import Sights, Table
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Numbers, Option

STEPS = (0, 1, 2, 4, 7, 12, 20, 33, 54, 88)
"""Of a row of numbers, how far above the lowest those are that are looked at: small raises count most."""
RAISES = (0, 5)
"""The same while playing on."""
NESTED = 3
"""Ends of nested questions that are looked at while playing on."""
PATIENCE = 12
"""Decisions of the same seat after which a comparison of its few options comes to an end."""
LIKED = 4
"""So many options of a question a seat remembers when it is asked again."""


def near_the_lowest(question: Ask, steps: Sequence[int] = STEPS) -> list[Option]:
    """All options; of a long row of numbers only a few, the ones near the lowest closer together."""
    options = question.options
    numbers = len(options) - len(options.others) if isinstance(options, Numbers) else 0
    if numbers <= len(steps):
        return list(options)
    return [*(options[step] for step in steps if step < numbers), *options[numbers:]]


class Playout:
    """Every seat takes what advice likes best, until a phase is over.

    Where that is depends on the game, not on what is compared: an answer that only puts things off does not
    look better because the others have not answered yet.
    """

    def __init__(self, key: str, chance: Random, thinker: int | None, sights: Sights | None = None) -> None:
        told = games.advice(key)
        self._chance, self._thinker = chance, thinker
        self._phase, self._told = told.phase, told
        self._sights = sights
        """What was liked on tables that were looked at before; None looks at each anew."""
        self.best_branch: Match[Any] | None = None
        """How the best option went on, if the last first sight has played its few options on and chance said
        nothing: else the luckiest would be gone on with.
        """
        self._known: dict[tuple[int, str], tuple[frozenset[Option], frozenset[Option]]] = {}
        """By seat and rule: the options of before, and which of them were liked."""

    def to_the_end_of_the_phase(self, world: Match[Any], most: int) -> Match[Any]:
        """At most so many answers. Returns the match that has been played on, which may be a fork."""
        running, end = self._phase(world.state), world.version + most
        while world.version < end and isinstance(question := world.question, Ask):
            if self._phase(world.state) != running:
                break
            if len(question.options) == 1:
                world.answer(question.options[0])
            elif len(question.options) <= FEW and not world.nested:
                world = self._best_branch(world, question)
            else:
                world.answer(self._at_first_sight(world, question))
        return world

    def _value(self, seat: int) -> Value:
        """The thinker knows better than the others; it takes them for greedy."""
        return self._told.judgement if seat == self._thinker else self._told.value

    def _at_first_sight(self, world: Match[Any], question: Ask) -> Option:
        if self._sights is None:
            return self._looked_at(world, question)
        table = self._sights.table(world)
        if (looks := self._sights.looks.get(table)) is not None:
            return best_of(looks)
        known = self._sights.liked.get(table)
        if known is None:
            known = self._sights.liked[table] = self._looked_at(world, question, table)
        return known

    def _looked_at(self, world: Match[Any], question: Ask, table: Table | None = None) -> Option:
        options, value = near_the_lowest(question, RAISES), self._value(question.seat)
        if question.seat == self._thinker or world.nested or len(options) <= LIKED:
            looks, closely = looked_at(world, self._chance, value, NESTED, options)
            close = closely and self._is_first_sight(world, question, options)
            if close and self._sights is not None and table is not None:
                self._sights.looks[table] = looks
            return best_of(looks)
        # Others are looked at less closely: what they did not like before they will hardly like now.
        before, liked = self._known.get((question.seat, question.rule), (frozenset(), frozenset()))
        fresh = [option for option in options if option in liked or option not in before]
        looks = outlooks(world, self._chance, value, NESTED, options=fresh or options)
        looks.sort(key=lambda look: -look[1])
        best = frozenset(option for option, _ in looks[:LIKED])
        # The last option is the way out of a row of questions ("end the turn"), or as good as any.
        self._known[question.seat, question.rule] = frozenset(options), best | {options[-1]}
        return looks[0][0]

    @staticmethod
    def _is_first_sight(world: Match[Any], question: Ask, options: Sequence[Option]) -> bool:
        """Whether a node that is grown here would look at the same: at all options, and none is played on."""
        return len(options) == len(question.options) and (world.nested or len(options) > FEW)

    def _best_branch(self, world: Match[Any], question: Ask) -> Match[Any]:
        if self._sights is None:
            return max(self._branches(world, question), key=_worth)[2]
        table = self._sights.table(world)
        known = self._sights.looks.get(table)
        if known is not None:
            world.answer(best_of(known))
            return world
        branches = self._branches(world, question)
        self._sights.looks[table] = [(option, worth) for option, worth, _ in branches]
        return max(branches, key=_worth)[2]

    def _branches(self, world: Match[Any], question: Ask) -> list[tuple[Option, float, Match[Any]]]:
        """Each option until the seat is no longer asked; some pay only with what follows them."""
        seat, running, value = question.seat, self._phase(world.state), self._value(question.seat)
        found = []
        for option in question.options:
            branch = world.fork(self._chance, anchored=True)
            branch.answer(option)
            end = branch.version + PATIENCE
            while (
                asked_seat(branch) == seat and self._phase(branch.state) == running and branch.version < end
            ):
                following = branch.question
                assert isinstance(following, Ask)
                branch.answer(self._at_first_sight(branch, following))
            found.append((option, value(branch.state, seat), branch))
        return found

    def first_sights(self, world: Match[Any], question: Ask, nested: int) -> list[tuple[Option, float]]:
        """What each option promises, before anybody has thought about it."""
        self.best_branch = None
        if self._sights is None:
            return self._promises(world, question, nested)
        table = self._sights.table(world)
        known = self._sights.looks.get(table)
        if known is None:
            known = self._sights.looks[table] = self._promises(world, question, nested)
        return known

    def _promises(self, world: Match[Any], question: Ask, nested: int) -> list[tuple[Option, float]]:
        if len(question.options) <= FEW and not world.nested:
            branches = self._branches(world, question)
            best = max(branches, key=_worth)[2]
            if self._sights is not None and not _left_to_chance(best, world.version):
                self.best_branch = best
            return [(option, worth) for option, worth, _ in branches]
        value = self._value(question.seat)
        return outlooks(world, self._chance, value, nested, near_the_lowest(question))


def _left_to_chance(match: Match[Any], since: int) -> bool:
    return any(not isinstance(answer, Option) for answer in match.answers[since:])


def _worth(branch: tuple[Option, float, Match[Any]]) -> float:
    return branch[1]

"""Information-set Monte Carlo tree search: for any game, any number of seats, secrets and chance included.

Each iteration makes up a world that fits what the seat sees, walks down a tree of answers in it (draws are
made anew every time, so the tree is open loop), adds one node and judges its position by the game's advice.
Every seat is taken to play for itself (max^n), or all others against the thinker (paranoid).
"""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct, structs

from kesselhaus import games
from kesselhaus.bots.judging import Judge, judge_of
from kesselhaus.bots.memory import Sights
from kesselhaus.bots.playout import Playout
from kesselhaus.bots.settings import SAVED, Settings
from kesselhaus.bots.styles import dearer, style_of
from kesselhaus.bots.thinking import asked
from kesselhaus.bots.tree import Branch, Node, same_options
from kesselhaus.bots.utility import utility, values
from kesselhaus.bots.worlds import Worlds, answer_forced
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View


class Estimate(Struct, frozen=True):
    """What the search thinks of one option: its utility from 0 to 1, and how often it was tried."""

    option: Option
    value: float
    visits: int


class SearchBot:
    """Thinks as long as it may and can be asked what it thinks of each option."""

    def __init__(self, chance: Random, settings: Settings) -> None:
        if settings.milliseconds is None and settings.iterations is None:
            raise ValueError("A search needs a limit: milliseconds or iterations.")
        self._chance, self._settings = chance, settings
        self._last: Search | None = None
        self._turn, self._spent = -1, 0.0
        """The running turn, and the milliseconds that were thought in it."""
        self._saved = 0.0
        """Milliseconds of answers that were decided before their time was up."""

    def choose(self, view: View[Any]) -> Option:
        question = asked(view)
        if len(question.options) == 1:
            return question.options[0]
        search = Search(view, self._chance, self._allowed(view), self._last)
        search.run()
        self._account(search.spent())
        self._last = search if self._settings.remembers else None
        return search.best()

    def _account(self, spent: float) -> None:
        self._spent += spent
        budget = self._settings.milliseconds
        if budget is not None and self._settings.remembers:
            self._saved = min(max(0.0, self._saved + budget - spent), SAVED * budget)

    def _allowed(self, view: View[Any]) -> Settings:
        """For this answer: its own time and half of what was saved, but not more than is left of the turn."""
        settings = self._settings
        if settings.milliseconds is None:
            return settings
        allowed = settings.milliseconds + self._saved / 2
        if settings.a_turn is not None:
            if view.state.turn != self._turn:
                self._turn, self._spent = view.state.turn, 0.0
            allowed = min(allowed, max(0.0, settings.a_turn - self._spent) / 3)
        return structs.replace(settings, milliseconds=allowed)

    def improving(self, view: View[Any]) -> Iterator[Option]:
        """A legal answer at once and then better and better ones, for whoever may have to break off."""
        question = asked(view)
        yield question.options[0]
        if len(question.options) > 1:
            search = Search(view, self._chance, self._settings)
            while search.lasts():
                search.iterate()
                yield search.best()

    def estimates(self, view: View[Any]) -> list[Estimate]:
        """What it thinks of each option that it looked at, the best first."""
        asked(view)
        search = Search(view, self._chance, self._settings)
        search.run(decided=False)
        return search.estimates()


class Search:
    """One search for one question."""

    def __init__(
        self, view: View[Any], chance: Random, settings: Settings, before: "Search | None" = None
    ) -> None:
        self._clock = time.thread_time if settings.processor else time.perf_counter
        self._began = self._clock()
        self._view, self._settings = view, settings
        self._sights = Sights() if settings.remembers else None
        # A generator of its own: how long one search lasted must not change the next one.
        self._chance = Random(chance.getrandbits(64))
        self._spread = games.advice(view.game).SPREAD
        self._worlds = Worlds(view, self._chance)
        self._lucks: list[list[float]] = []
        """By world, how much better than in the first one the seats start there."""
        self._start: list[float] = []
        """What all expected when the thinking began: progress is counted from there."""
        self._first: list[float] = []
        """What all expect in the first world."""
        self._luck: list[float] = []
        """Of the running world."""
        self._style = style_of(view.game, view.seats, asked(view).seat) if settings.styled else {}
        self._liking = 0.0
        """How much it likes what it has already: styles are about what is to come."""
        self._place = 0
        """Of the running world."""
        self._judge: Judge | None = None
        """Who judges ends of phases, if not the advice."""
        self._leads: list[float] = []
        """From which it counts progress, if that was begun before."""
        self.iterations = 0
        kept = None if before is None else before.under_its_answer(view)
        if before is not None and kept is not None:
            self.root, self._start, self._sights = kept, before._start, before._sights
            self._liking = before._liking
            self._worlds.go_on_from(before._worlds, before.best())
            self._leads = [] if before._judge is None else before._judge.start
        else:
            self.root, _judged = self._grown(self._world())

    def lasts(self) -> bool:
        """Whether there is budget left."""
        settings = self._settings
        if settings.iterations is not None and self.iterations >= settings.iterations:
            return False
        limit = settings.milliseconds
        return limit is None or self.spent() < limit

    def spent(self) -> float:
        """Milliseconds, by the clock that its budget is told by."""
        return (self._clock() - self._began) * 1000

    def run(self, decided: bool = True) -> None:
        """Iterate while there is budget; with `decided`, only while another option could still win."""
        while self.lasts() and not (decided and self._is_decided()):
            self.iterate()

    def _is_decided(self) -> bool:
        if self.iterations % 16:
            return False
        settings, done = self._settings, self.iterations
        left = float("inf") if settings.iterations is None else settings.iterations - done
        if settings.milliseconds is not None and done:
            spent = self.spent()
            left = min(left, (settings.milliseconds - spent) * done / spent)
        visits = sorted((branch.visits for branch in self.root.branches), reverse=True)
        return visits[0] - visits[1] > left

    def best(self) -> Option:
        """What was tried most, and of equals what came out best."""
        return max(self.root.branches, key=_standing).option

    def under_its_answer(self, view: View[Any]) -> Node | None:
        """What this search already knows of a question that came right after its answer: in the same turn, to
        the same seat, with the same options.
        """
        question = asked(view)
        if (view.game, view.state.turn) != (self._view.game, self._view.state.turn):
            return None
        node = self.root.following.get((self.best(), question.seat))
        if node is None or not same_options(question.options, node.options):
            return None
        return node

    def estimates(self) -> list[Estimate]:
        ordered = sorted(self.root.branches, key=_standing, reverse=True)
        return [Estimate(branch.option, branch.value, branch.visits) for branch in ordered]

    # ------------------------------------------------------------------ one iteration

    def iterate(self) -> None:
        """Down the tree in some world, one new node, and its judgement back up."""
        settings = self._settings
        world = self._world()
        node, path = self.root, []
        while True:
            question = world.question
            assert isinstance(question, Ask)
            opposed = settings.paranoid and node.seat != self.root.seat
            branch = node.select(question.options, settings.width, settings.curiosity, opposed)
            path.append((node, branch))
            world.answer(branch.option)
            answer_forced(world)
            question = world.question
            if not isinstance(question, Ask):
                judged = self._judged(world)
                break
            following = node.following.get((branch.option, question.seat))
            if following is None:
                following, judged = self._grown(world)
                node.following[branch.option, question.seat] = following
                break
            node = following
        self.iterations += 1
        self._back_up(path, judged)

    def _back_up(self, path: list[tuple[Node, Branch]], judged: list[float]) -> None:
        """Each seat looks at its own; in a paranoid search all look at the thinker's."""
        for node, branch in path:
            seat = self.root.seat if self._settings.paranoid else node.seat
            node.visits += 1
            branch.visits += 1
            branch.total += judged[seat]

    def _world(self) -> Match[Any]:
        """A world to walk in. What was made up in it (the credits of others, say) is luck and not merit of an
        answer, so all is judged by what changes from its start on.
        """
        self._place = place = self.iterations % self._settings.worlds
        if place == len(self._worlds):
            made_up = self._worlds.another()
            if not place:
                self._judge = judge_of(made_up, self._view, self._settings.learned, self._leads)
            if self._judge is not None:
                self._judge.meets(made_up)
            start = values(made_up)
            if self._style and not self._start:
                self._liking = dearer(made_up.game.key, self._style, made_up.state, asked(self._view).seat)
            self._start, self._first = self._start or start, self._first or start
            self._lucks.append([own - first for own, first in zip(start, self._first, strict=True)])
        self._luck = self._lucks[place]
        return self._worlds.enter(place)

    def _values(self, world: Match[Any]) -> list[float]:
        expected = [worth - luck for worth, luck in zip(values(world), self._luck, strict=True)]
        if self._style and world.question is not None:
            seat = asked(self._view).seat
            expected[seat] += dearer(world.game.key, self._style, world.state, seat) - self._liking
        return expected

    def _grown(self, world: Match[Any]) -> tuple[Node, list[float]]:
        """A new node for the open question, with first sights, and the judgement of its position."""
        question = world.question
        assert isinstance(question, Ask)
        seat, expected = question.seat, self._values(world)
        told = games.advice(world.game.key)
        playout = Playout(world.game.key, self._chance, self._view.seat, self._sights)
        looks = playout.first_sights(world, question, self._settings.nested)
        watched = self._root_seat(seat) if self._settings.paranoid else seat
        best, highest = max(looks, key=lambda look: look[1])
        promises = []
        for option, worth in looks:
            promised = [*expected[:seat], expected[seat] + worth - highest, *expected[seat + 1 :]]
            promises.append((option, utility(promised, self._start, self._spread)[watched]))
        if self._settings.ahead:
            judged = self._played_on(world, best, playout.best_branch)
        else:
            judged = utility(expected, self._start, self._spread)
        # Playing on changes what the best option is worth; the others may hope for as much.
        hope = judged[watched] - max(first for _, first in promises)
        hopes = [(option, first + hope) for option, first in promises]
        return Node(seat, question.options, hopes, told.FIRST_SIGHT), judged

    def _root_seat(self, seat: int) -> int:
        return self.root.seat if hasattr(self, "root") else seat

    def _played_on(self, world: Match[Any], option: Option, branch: Match[Any] | None) -> list[float]:
        """Judge the position at the end of the running phase, after the others have answered too. The branch
        that a first sight has played is gone on with.
        """
        phase = games.advice(world.game.key).phase
        running = phase(world.state)
        if branch is None:
            world.answer(option)
        else:
            world = branch
        if phase(world.state) == running:
            playout = Playout(world.game.key, self._chance, self._view.seat, self._sights)
            world = playout.to_the_end_of_the_phase(world, self._settings.ahead)
        return self._judged(world)

    def _judged(self, world: Match[Any]) -> list[float]:
        result = world.result
        if result is None and self._judge is not None:
            return self._judge.utility(world, self._place)
        known = result is not None and not any(self._luck)
        winners = result.winners if result is not None and known else None
        return utility(self._values(world), self._start, self._spread, winners)


def _standing(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.value

"""A game being played: it runs the flow, takes the answers, forks and undoes."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Generic, Self, TypeVar

from kesselhaus.engine.agenda import flow
from kesselhaus.engine.chance import outcome_of
from kesselhaus.engine.components import Box
from kesselhaus.engine.followers import Ear, Follower
from kesselhaus.engine.game import Game, Result
from kesselhaus.engine.questions import Answer, Ask, Draw, Question
from kesselhaus.engine.recognition import recognised, wrong_outcome
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.state import Event, State
from kesselhaus.engine.steps import Kept, Mark
from kesselhaus.engine.view import View, told_to

S = TypeVar("S", bound=State)


class Forced(Event, frozen=True):
    """A question that had a single option was answered by the engine itself."""

    seat: int


class Match(Generic[S]):
    """The state, the open question and the answers so far.

    A match keeps the table as it was at the start of the running step, the task that asks. A fork copies that
    and is given the step's answers again. A light match (a rollout) never renews what it keeps: playing on
    costs no copies. Only an anchored one does, for a search that forks again and again on its way.
    """

    on_step: Callable[[S], object] | None = None
    """Is shown the table before every task, unless the match is light. What it is shown changes no more."""
    follower: Follower | None = None

    def __init__(
        self,
        game: Game[S],
        seats: int,
        variants: frozenset[str] = frozenset(),
        box: Box | None = None,
        chance: Random | None = None,
        *,
        automatic: bool = False,
        light: bool = False,
        on_step: Callable[[S], object] | None = None,
        follower: Follower | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.variants = game.chosen_variants(seats, variants)
        self.box = game.load_box(None) if box is None else box
        self.chance = chance
        self.automatic = automatic
        self.light = light
        self.on_step, self.follower = on_step, follower
        self._origin: S | None = None
        self._start()

    def _start(self) -> None:
        setup, origin = self.game.setup, self._origin
        self._begin(setup(self.seats, self.variants, self.box) if origin is None else origin.copy())
        self.settle()
        self._bar(len(self.answers))

    def _begin(self, state: S) -> None:
        self.question: Question | None = None
        self.answers: list[Answer] = []
        self.log: list[Event] = []
        self._private = False
        """Whether some event may not be told to everybody."""
        self._known: dict[int | None, tuple[list[Event], int]] = {}
        """What each may know of the log, as far as it has been looked through for him."""
        self._log_lengths: list[int] = []
        self._barrier = 0
        self._last: tuple[int, int] | None = None
        self._kept: Kept[S] = Kept(self.answers, state.copy())
        self._run_from(state)
        if self.light:
            self._run(None)
        else:
            self._kept.renews, self._kept.log, self._kept.on_step = True, self.log, self.on_step
            self._listen(None)

    def _run_from(self, state: S) -> None:
        self.state = state
        self._flow = flow(state, self._kept)

    @classmethod
    def at(
        cls,
        state: S,
        game: Game[S],
        chance: Random | None = None,
        *,
        since: Iterable[Answer] = (),
        automatic: bool = False,
        light: bool = False,
        follower: Follower | None = None,
    ) -> Self:
        """A match that begins from a given table; `since` are the answers already given in its first step.

        It cannot go back behind that table, and its record is not that of a whole match.
        """
        match = object.__new__(cls)
        match.game, match.seats, match.variants, match.box = game, state.seats, state.variants, state.box
        match.chance, match.automatic, match.light = None, False, light
        match.follower, match._origin = follower, state.copy()
        match._begin(state)
        for answer in since:
            match.answer(answer)
        match.chance, match.automatic = chance, automatic
        match.settle()
        match._bar(len(match.answers))
        return match

    # ------------------------------------------------------------------ answering

    @property
    def version(self) -> int:
        """The number of answers given; what an answer from afar has to name."""
        return len(self.answers)

    @property
    def nested(self) -> bool:
        """Whether the open question belongs to the answer before it: it was asked in the same step, or by a
        task that is part of what was answered.
        """
        if len(self.answers) > self._kept.step_answers:
            return True
        doing = self.state.doing
        return doing is not None and doing.part

    @property
    def given(self) -> list[Answer]:
        """The answers of the running step, which may not lie on the table yet."""
        return self.answers[self._kept.step_answers :]

    @property
    def is_over(self) -> bool:
        return self.question is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.question is None else None

    def answer(
        self, answer: Answer | Mapping[str, Any], seat: int | None = None, version: int | None = None
    ) -> None:
        """Give an answer to the open question. What is not legal is refused, and then nothing has changed."""
        question = self.question
        if question is None:
            raise Refused("over")
        if type(question) is Ask:
            if version is not None and version != len(self.answers):
                raise Refused("stale", question.options, given=version, version=len(self.answers))
            if seat is not None and seat != question.seat:
                raise Refused("foreign", question.options, seat=seat + 1, asked=question.seat + 1)
            if answer not in question.options:
                answer = recognised(answer, question, self.game.options)
        elif answer not in question.outcomes:  # type: ignore[union-attr]
            raise wrong_outcome(answer, question)
        if self.light:
            self.answers.append(answer)  # type: ignore[arg-type]
            self._run(answer)  # type: ignore[arg-type]
            if self.automatic:
                self._answer_forced()
            return
        self._answer_and_remember(question, answer)  # type: ignore[arg-type]

    def _run(self, answer: Answer | None) -> None:
        """Run on to the next question that is not for chance, and tell nobody what happens."""
        try:
            question = self._flow.send(answer)
            if type(question) is Draw and self.chance is not None:
                question = self._drawn(question, self.chance)
        except StopIteration:
            self.question = None
        else:
            self.question = question

    def _drawn(self, question: Question, chance: Random) -> Question:
        """Let chance answer as long as it is asked; returns the question after that."""
        send, take = self._flow.send, self.answers.append
        while type(question) is Draw:
            outcome = outcome_of(question, chance)
            take(outcome)
            question = send(outcome)
        return question

    def _answer_and_remember(self, question: Question, answer: Answer) -> None:
        before, sealed = len(self.answers), self.state.sealed
        now = (question.seat, self.state.turn) if isinstance(question, Ask) else self._last
        try:
            self._give(answer)
            drawn = self._answer_chance() + self._answer_forced()
        except Exception:
            self.rewind(before)
            raise
        if now != self._last:
            self._last = now
            self._bar(before)
        if drawn or isinstance(question, Draw) or self.state.sealed != sealed:
            self._bar(len(self.answers))

    def _bar(self, count: int) -> None:
        """No undo goes back behind the first `count` answers; what only served that is forgotten."""
        self._barrier = count
        marks = self._kept.marks
        while len(marks) > 1 and marks[1].answers <= count:
            del marks[0]

    def _give(self, answer: Answer) -> None:
        self.answers.append(answer)
        if self.light:
            self._run(answer)
        else:
            self._listen(answer)
            self._log_lengths.append(len(self.log))

    def _listen(self, answer: Answer | None) -> None:
        """Run on and write down what happens."""
        follower = self.follower
        heard: list[Event] = [] if follower is None else Ear(self.state, len(self.log), follower)
        self.state.ear = heard
        try:
            self.question = self._flow.send(answer)
        except StopIteration:
            self.question = None
        finally:
            self.state.ear = None
        self.log += heard
        self._private = self._private or any(event.seats is not None for event in heard)
        if follower is not None:
            follower.sees(self.state, len(self.log), self.question is None)

    def settle(self) -> None:
        """Go on to the next question that leaves somebody a choice, as far as chance is there to answer."""
        self._answer_chance()
        self._answer_forced()

    def _answer_chance(self) -> int:
        """Let chance answer as long as it is asked; returns how often it was."""
        drawn = 0
        if self.chance is not None:
            while type(question := self.question) is Draw:
                self._give(outcome_of(question, self.chance))
                drawn += 1
        return drawn

    def _answer_forced(self) -> int:
        """Answer questions that leave no choice; returns how often chance was asked in between."""
        drawn = 0
        while self.automatic and type(self.question) is Ask and self.leaves_no_choice(self.question):
            forced = self.question
            if not self.light:
                self.log.append(Forced(forced.seat, rule=forced.rule))
            self._give(forced.options[0])
            drawn += self._answer_chance()
        return drawn

    @staticmethod
    def leaves_no_choice(question: Ask) -> bool:
        return len(question.options) == 1 and not question.secret

    # ------------------------------------------------------------------ going back

    @property
    def can_undo(self) -> bool:
        return self._undo_target() is not None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last chosen answer. Never over a draw, a turn's start or what seals the past."""
        target = self._undo_target()
        if target is None:
            raise Refused("no_undo")
        assert self._last is not None
        if seat is not None and seat != self._last[0]:
            raise Refused("foreign", seat=seat + 1, asked=self._last[0] + 1)
        self.rewind(target)

    def _undo_target(self) -> int | None:
        """The last answer that somebody has chosen; what was forced after it goes with it."""
        if self.light:
            return None
        target = len(self.answers) - 1
        while target >= self._barrier and self.automatic and self._was_forced(target):
            target -= 1
        return target if target >= self._barrier else None

    def _was_forced(self, number: int) -> bool:
        log_length = self._log_lengths[number - 1] if number else 0
        told = log_length < self._log_lengths[number]
        return told and type(self.log[log_length]) is Forced

    def rewind(self, count: int) -> None:
        """The match as it was after its first `count` answers, whatever lay in between."""
        if not 0 <= count <= len(self.answers):
            raise ValueError(
                f"The match has {len(self.answers)} answers; it cannot go back to answer {count}."
            )
        answers, chance, automatic = self.answers[:count], self.chance, self.automatic
        marks = [mark for mark in self._kept.marks if mark.answers <= count]
        barrier, last = min(self._barrier, count), self._last
        self.chance, self.automatic = None, False
        try:
            if marks and not self.light:
                self._kept.marks = marks
                self._return_to(marks.pop())
            else:
                self._start()
            for answer in answers[len(self.answers) :]:
                self.take_again(answer, automatic)
        finally:
            self.chance, self.automatic = chance, automatic
        self._answer_chance()
        self._barrier, self._last = barrier, last

    def _return_to(self, mark: Mark[S]) -> None:
        del self.answers[mark.answers :]
        del self._log_lengths[mark.answers :]
        del self.log[mark.log :]
        self._known = {}
        self._run_from(mark.state.copy())
        self._listen(None)

    def take_again(self, answer: Answer, automatic: bool) -> None:
        """Give an answer that was given before, by a person or (where there was no choice) by the engine."""
        question = self.question
        forced = automatic and isinstance(question, Ask) and self.leaves_no_choice(question)
        if forced and isinstance(question, Ask) and answer in question.options:
            sealed = self.state.sealed
            self.log.append(Forced(question.seat, rule=question.rule))
            self._give(answer)
            if self.state.sealed != sealed:
                self._bar(len(self.answers))
        else:
            self.answer(answer)

    # ------------------------------------------------------------------ branching

    def fork(self, chance: Random | None = None, *, anchored: bool = False) -> Self:
        """A light match in the same position that goes its own way. Without `chance` its draws are asked like
        questions.
        """
        twin, kept = object.__new__(type(self)), self._kept
        twin.game, twin.seats, twin.variants, twin.box = self.game, self.seats, self.variants, self.box
        twin.automatic, twin.light, twin.chance = self.automatic, True, None
        twin._origin = self._origin
        twin.answers, twin.log, twin._log_lengths = self.answers[: kept.base_answers], [], []
        twin._barrier, twin._last, twin._private, twin._known = 0, None, False, {}
        twin._kept = Kept(twin.answers, kept.base, kept.base_answers)
        twin._run_from(kept.base.copy())
        twin._run(None)
        for answer in self.answers[kept.base_answers :]:
            twin._give(answer)
        twin.chance, twin._kept.renews = chance, anchored
        return twin

    # ------------------------------------------------------------------ looking

    def view(self, seat: int | None) -> View[S]:
        """All that a seat may know; None is a spectator."""
        return View(
            game=self.game.key,
            seat=seat,
            seats=self.seats,
            variants=self.variants,
            version=len(self.answers),
            state=self.game.conceal(self.state, seat),
            question=told_to(seat, self.question),
            log=self._log_of(seat),
            can_undo=self._last is not None and self._last[0] == seat and self.can_undo,
            start=self.game.conceal(self._kept.base, seat),
            since=tuple(self.answers[self._kept.base_answers :]),
            result=self.result,
        )

    def _log_of(self, seat: int | None) -> tuple[Event, ...]:
        if not self._private:
            return tuple(self.log)
        known, read = self._known.get(seat, ([], 0))
        known += [event for event in self.log[read:] if event.seats is None or seat in event.seats]
        self._known[seat] = known, len(self.log)
        return tuple(known)

"""A match that is open in a worker: its acts folded into it, and which act told which line of the log."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from random import Random, SystemRandom
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from kesselhaus import games, protocol
from kesselhaus.bots import Bot
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.on_paper import from_paper, on_paper
from kesselhaus.engine.questions import Answer, Ask, Draw, Question, outcome_or_option
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View, told_to
from kesselhaus.languages import LANGUAGES
from kesselhaus.workers.guide import guide_of
from kesselhaus.workers.turns import Turns

GUESSES = 100
"""So often a table is made up until it fits to what has been answered on it."""
Noted: TypeAlias = (
    protocol.TookBack
    | protocol.Left
    | protocol.TakenOver
    | protocol.Declining
    | protocol.TimeAgreed
    | protocol.TimeGranted
    | protocol.BrokenOff
)
"""Acts that may stand in the log beside what the rules tell."""


class Note(Struct, frozen=True):
    """An act that is no move, and the line of the log before which it stands."""

    before: int
    number: int
    act: Noted


class NotFollowed(Exception):
    """The rules of today do not follow acts that are in the store: how many they do, the number of the answer
    at which they stop, and why.
    """

    def __init__(self, acts: int, answer: int, why: str) -> None:
        self.acts, self.answer, self.why = acts, answer, why
        super().__init__(why)


class NoSuchMoment(LookupError):
    """A match has not had so many acts yet."""


class OpenMatch:
    """A match, the acts that made it, and what the log owes to which of them."""

    def __init__(self, setup: protocol.Setup) -> None:
        self.setup = setup
        self.game: Game[Any] = games.game(setup.game)
        self.box = self.game.box(setup.components)
        if setup.edition not in (None, self.box.edition):
            raise ValueError(f"Edition {setup.edition} is no longer here; this is {self.box.edition}.")
        self.guide = guide_of(setup)
        # In a lesson chance is asked, and its guide answers.
        self.chance = SystemRandom() if self.guide is None else None
        self.turns = Turns(setup.game)
        self.match: Match[Any] = Match(
            self.game, setup.seats, frozenset(setup.variants), self.box, follower=self.turns
        )
        self.answer_type = outcome_or_option(self.game.options)
        self.acts: list[protocol.Act] = []
        self.question = 0
        """The number of the act that the open question came with."""
        self.told_by: list[int] = []
        """For every event of the match's log the number of the act that it was told by."""
        self.notes: list[Note] = []
        self.rows: list[tuple[int, int]] = []
        """Answers that were given as one: how many there were before them and after them."""
        self.cuts = 0
        """Counts how often the log became shorter."""
        self.thinking: dict[tuple[int, str], Bot] = {}
        """By seat and name: bots that thought in the running turn, with what they still know of it."""
        self._turn = 0
        self._earlier: OpenMatch | None = None

    # ------------------------------------------------------------------ acts

    def take(self, acts: Iterable[protocol.Act]) -> None:
        """Carry out acts that are in the store already."""
        self.match.chance, self.match.automatic = None, False
        for act in acts:
            try:
                self._fold(act)
            except Exception as error:  # other rules than those of then may stumble over anything
                why = str(error) if isinstance(error, Refused | ValueError) else repr(error)
                raise NotFollowed(len(self.acts), len(self.match.answers) + 1, why) from error
            self._noted(act)
        self.match.chance, self.match.automatic = self.chance, self.setup.automatic

    def _fold(self, act: protocol.Act) -> None:
        match act:
            case protocol.TookBack():
                # Marks of steps behind a barrier are gone after a rewind; the match then starts anew.
                self.match.rewind(act.to)
                self._take_again(act.answers)
            case protocol.Began():
                if act.origin is not None:
                    self.turns.all.clear()
                    self.match = begun_from(
                        act.origin, act.since, self.game, self.box, self.answer_type, self.turns
                    )
                self._take_again(act.answers)
            case protocol.Answered():
                self._take_again(act.answers)

    def _take_again(self, answers: Iterable[Any]) -> None:
        for answer in answers:
            self.match.take_again(msgspec.convert(answer, self.answer_type), self.setup.automatic)

    def _noted(self, act: protocol.Act) -> None:
        self.acts.append(act)
        if self._turn != self.match.state.turn or isinstance(act, protocol.TookBack):
            self.thinking.clear()
            self._turn = self.match.state.turn
        if self.guide is not None:
            self.guide.follow(act, self.match)
        told, number = len(self.match.log), len(self.acts)
        if isinstance(act, protocol.Move):
            self.question = number
            self._note_row(act)
        if len(self.told_by) > told:
            del self.told_by[told:]
            self.notes = [
                note if note.before <= told else msgspec.structs.replace(note, before=told)
                for note in self.notes
            ]
            self.cuts += 1
        self.told_by += [number] * (told - len(self.told_by))
        if isinstance(act, Noted) and (not isinstance(act, protocol.TookBack) or act.agreed):
            self.notes.append(Note(told, number, act))

    def _note_row(self, act: protocol.Move) -> None:
        count = len(self.match.answers)
        kept = act.to if isinstance(act, protocol.TookBack) else count
        self.rows = [row for row in self.rows if row[1] <= kept]
        if isinstance(act, protocol.Answered) and act.row:
            self.rows.append((count - len(act.answers), count))

    def deal(self) -> None:
        """What is drawn in a lesson; anywhere else the match has drawn it already."""
        while self.guide is not None and isinstance(draw := self.match.question, Draw):
            self.match.answer(self.guide.outcome(draw, self.match))

    def step_back(self, seat: int) -> None:
        """The last chosen answer is taken back; a row wholly, as far as that may be."""
        match = self.match
        match.undo(seat)
        to = len(match.answers)
        start = next((before for before, end in self.rows if before < to < end), to)
        while len(match.answers) > start and match.can_undo:
            match.undo(seat)

    def done(self, act: protocol.Act) -> protocol.Done:
        """An act that has just been carried out on the match."""
        self._noted(act)
        return protocol.Done(act, self.standing())

    # ------------------------------------------------------------------ looking

    @cached_property
    def hides_scores(self) -> bool:
        """Whether a part of every score is its owner's business. The table as it is laid tells, which anybody
        may know; the figures of a running match would tell more than that.
        """
        game, setup = self.game, self.setup
        laid = game.setup(setup.seats, game.chosen_variants(setup.seats, setup.variants), self.box)
        return list(game.standings(laid)) != list(game.standings(game.conceal(laid, None)))

    def standing(self) -> protocol.Standing:
        question, result, state = self.match.question, self.match.result, self.match.state
        conceal, seen = self.game.conceal, self.match.view(None)
        tell = games.table(self.setup.game).standing
        return protocol.Standing(
            acts=len(self.acts),
            answers=len(self.match.answers),
            waiting=(question.seat,) if isinstance(question, Ask) else (),
            turn=state.turn,
            secrets=any(conceal(state, seat) != state for seat in range(self.match.seats)),
            result=None if result is None else msgspec.to_builtins(result),
            told={lang: tell(seen, lang) for lang in LANGUAGES},
            colours=tuple(self.game.colours(state)),
            decline=_declining(question),
            learned=self.guide.learned if self.guide is not None else "",
        )

    def at(self, count: int) -> "OpenMatch":
        """The match as it was after its first acts. Going on from there is quick, going back begins anew."""
        if not 1 <= count <= len(self.acts):
            raise NoSuchMoment(f"The match has {len(self.acts)} acts; there is none of number {count}.")
        earlier = self._earlier
        if earlier is None or len(earlier.acts) > count or earlier.acts != self.acts[: len(earlier.acts)]:
            earlier = self._earlier = OpenMatch(self.setup)
        earlier.take(self.acts[len(earlier.acts) : count])
        return earlier

    def last_turn_of(self, seat: int | None) -> int | None:
        """After how many acts the others began to act that a seat has not answered to yet, or has just.

        None: nobody else has acted since.
        """
        if seat is None:
            return None
        others = False
        for number in range(len(self.acts), 0, -1):
            act = self.acts[number - 1]
            if isinstance(act, protocol.Answered | protocol.TookBack):
                if others and act.seat == seat:
                    return number
                others = others or act.seat != seat
        return None


def _declining(question: Question | None) -> int | None:
    if not isinstance(question, Ask) or question.decline is None:
        return None
    return list(question.options).index(question.decline)


def begun_from(
    origin: dict[str, Any],
    since: Iterable[Any],
    game: Game[Any],
    box: Box,
    answer_type: Any,
    turns: Turns | None = None,
) -> Match[Any]:
    """A match that goes on from a table which was written down, with the answers of its running step."""
    state = from_paper(origin, game, box)
    given = [msgspec.convert(answer, answer_type) for answer in since]
    return Match.at(state, game, since=given, follower=turns)


def branched(live: OpenMatch, seat: int | None, chance: Random) -> protocol.Began:
    """The table of a match as a seat (or a spectator) may know it, with the rest made up, as the start of
    another match. It is made of the view and of nothing else.
    """
    view = live.match.view(seat)
    origin, since = _made_up(view, live.game, chance)
    written = on_paper(origin)
    match = Match.at(origin, live.game, chance, since=since, automatic=live.setup.automatic)
    answers = msgspec.to_builtins(match.answers)
    return protocol.Began(
        answers=answers[len(since) :],
        origin=written,
        since=answers[: len(since)],
        seats=match.seats,
        variants=sorted(match.variants),
    )


def _made_up(view: View[Any], game: Game[Any], chance: Random) -> tuple[State, tuple[Answer, ...]]:
    """A table that looks the same, and on which the running step can be answered as it was.

    What nobody at the table would be surprised by may still not fit: who has just paid had the money. If no
    guess fits, the step begins anew.
    """
    for _ in range(GUESSES):
        origin = game.imagine(view.start, view.seat, chance)
        with suppress(Refused):
            question = Match.at(origin.copy(), game, since=view.since).question
            if told_to(None, question) == told_to(None, view.question):
                return origin, view.since
    return game.imagine(view.start, view.seat, chance), ()

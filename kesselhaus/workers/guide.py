"""Where a learner is in his lesson: folded from the acts of his match, as the match itself is."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from kesselhaus import games, protocol
from kesselhaus.engine.chance import outcome_of
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Option
from kesselhaus.parts.lesson import Plan, Stop, Trail


class At(NamedTuple):
    """A place in a lesson."""

    chapter: int
    step: int = 0
    """The card that lies there; after the last one the chapter is done."""
    given: int = 0
    """So many of the step's own answers have been given."""
    strayed: bool = False
    """The last own answer was another one than the lesson had in mind, and nobody has said yet what now."""
    shown: bool = False
    """What led here was shown and not done by the learner's own hand."""
    free: bool = False
    """He has left the lesson and plays on."""


class Guide:
    """Follows one match. Draws and answers of others come from the script as long as they are legal."""

    def __init__(self, plan: Plan, chapter: str) -> None:
        self.plan, self.lesson = plan, plan.lesson
        self.number_of = {trail.chapter.key: number for number, trail in enumerate(plan.trails)}
        self._chance = SystemRandom()
        self._trail: list[tuple[int, At]] = [(0, At(self.number_of.get(chapter, 0)))]
        """After how many answers somebody came to a place; of those that were taken back nothing is left."""
        self._answers = 0
        self.done: set[str] = set()
        """The chapters that have been gone through here, whatever was taken back afterwards."""

    @property
    def at(self) -> At:
        return self._trail[-1][1]

    @property
    def trail(self) -> Trail:
        return self.plan.trails[self.at.chapter]

    @property
    def stop(self) -> Stop | None:
        """None: the chapter is done."""
        return self._stop(self.at.step)

    def _stop(self, step: int) -> Stop | None:
        return self.trail.stops[step] if step < len(self.trail.stops) else None

    @property
    def wanted(self) -> tuple[Option, ...]:
        """The own answers that the card still asks for."""
        return self.stop.own[self.at.given :] if self.stop is not None else ()

    @property
    def learned(self) -> str:
        """The chapter that is done, if one is."""
        return self.trail.chapter.key if self.stop is None else ""

    # ------------------------------------------------------------------ what has happened

    def follow(self, act: protocol.Act, played: Match[Any]) -> None:
        """An act that the match has just followed."""
        before, self._answers = self._answers, len(played.answers)
        match act:
            case protocol.Answered(seat=seat) if seat == self.lesson.seat:
                self._trail.append((self._answers, self._after(played.answers[before:], act, played)))
            case protocol.TookBack():
                while len(self._trail) > 1 and self._trail[-1][0] > act.to:
                    self._trail.pop()
                self._go_to(act.lesson)
            case protocol.Began(lesson=place) | protocol.Turned(lesson=place):
                self._go_to(place)
        self.done |= {self.learned} - {""}

    def _go_to(self, place: protocol.Place | None) -> None:
        if place is not None:
            self._trail.append((self._answers, self._at(place)))

    def _at(self, place: protocol.Place) -> At:
        """As it is written down. A chapter that is no more is a lesson that was left."""
        number = self.number_of.get(place.chapter)
        if number is None:
            return self.at._replace(free=True)
        return At(number, min(place.step, len(self.plan.trails[number].stops)), free=place.free)

    def _after(self, answers: Sequence[Answer], act: protocol.Answered, match: Match[Any]) -> At:
        """Where the own answers lead to. Only the first one was chosen for certain; what the rules have
        added to it counts if the step asks for it.
        """
        at = self.at
        if at.free or self.stop is None:
            return at
        if not self.stop.own:
            ahead = self._next_deed()
            at = at._replace(step=ahead) if ahead is not None else at
        stop = self.trail.stops[at.step]
        given = at.given
        for place, answer in enumerate(answers):
            if given < len(stop.own) and self._will_do(answer, stop, given):
                given += 1
            elif place == 0:
                return self.at._replace(strayed=True, shown=False)
        if given == len(stop.own):
            return At(at.chapter, at.step + 1, shown=act.shown)
        return At(at.chapter, at.step, given, strayed=not self._is_open(match, stop.own[given]))

    @staticmethod
    def _will_do(answer: Answer, stop: Stop, given: int) -> bool:
        last, accepts = given == len(stop.own) - 1, stop.step.accepts
        other = last and accepts is not None and isinstance(answer, Option) and accepts(answer)
        return answer == stop.own[given] or other

    def _next_deed(self) -> int | None:
        stops = self.trail.stops
        return next((step for step in range(self.at.step, len(stops)) if stops[step].own), None)

    @staticmethod
    def _is_open(match: Match[Any], option: Option) -> bool:
        return isinstance(match.question, Ask) and option in match.question.options

    def is_lost(self, match: Match[Any]) -> bool:
        """Whether the card asks for something that cannot be done here."""
        return bool(self.wanted) and (
            match.question is None
            or (self.plan.asks_learner(match) and not self._is_open(match, self.wanted[0]))
        )

    # ------------------------------------------------------------------ what is scripted

    def outcome(self, draw: Draw, match: Match[Any]) -> Answer:
        """What chance answers."""
        scripted = [answer for answer in self._scripted(match) if answer in draw.outcomes]
        return scripted[0] if scripted and not self.at.free else outcome_of(draw, self._chance)

    def reply(self, ask: Ask, match: Match[Any]) -> Option | None:
        """What somebody else answers by the script; None if it has nothing to say there."""
        if self.at.free:
            return None
        scripted = (answer for answer in self._scripted(match) if isinstance(answer, Option))
        return next((answer for answer in scripted if answer in ask.options), None)

    def _scripted(self, match: Match[Any]) -> Sequence[Answer]:
        """What comes next; beside the path, what was to come about now."""
        line, given = self.trail.line, len(match.answers)
        if given < len(line) and tuple(match.answers) == line[:given]:
            return (line[given],)
        about = filter(None, (self._stop(max(0, self.at.step - 1)), self.stop))
        return tuple(answer for stop in about for answer in stop.others)


def guide_of(setup: protocol.Setup) -> Guide | None:
    """For a match that is a lesson."""
    plan = games.lesson(setup.game) if setup.lesson else None
    return Guide(plan, setup.lesson) if plan is not None else None

"""A guided first match: cards beside what they speak of, on a real match whose draws and opponents are
scripted.

A lesson is data. Each chapter begins from a record of a match that lies beside it, or where the chapter
before it ends, and can be begun on its own. Its steps are cards; some are only read, others ask the learner
to do something. All that then happens up to his next question (draws, answers of others) stands with the
step.
"""

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from kesselhaus.engine import record
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Option
from kesselhaus.languages import Phrases

TITLE, TEXT, TASK, WHY, BECAUSE = range(5)
"""What a step is told with, as a phrase of several parts: a title of at most four words and a text; a task,
where something is to be done; and a question with its answer for who wants to know more.
"""
WORDS_A_MINUTE = 200
OWN, OTHERS = 20, 3
"""Seconds that an own answer takes, and one of the others that is shown."""
_TOKEN, _WORD = re.compile(r"\[[^\[\]]+\]"), re.compile(r"[\w’'+−-]+")


class Step(NamedTuple):
    """A card. Without `does` it is read, and a press leads on."""

    key: str
    """Its words."""
    at: str = ""
    """What it stands beside: the address of a thing, else the id of a region, else a place that answers."""
    lit: Sequence[str] = ()
    """What it speaks of besides; that is not dark either."""
    does: Sequence[Answer] = ()
    """What the learner is to answer; and in their order, among it and after it, all draws and answers of
    others up to what he is asked next. What leaves no choice is left out.
    """
    accepts: Callable[[Option], bool] | None = None
    """What else will do for the last own answer."""


class Chapter(NamedTuple):
    key: str
    """Its title."""
    steps: Sequence[Step]
    begins: str = ""
    """The file of a record in the folder of the lesson; without one it goes on where the last chapter
    ended.
    """


class Lesson(NamedTuple):
    """What a game brings as `LESSON` in its part `lesson`."""

    chapters: Sequence[Chapter]
    words: Phrases[tuple[str, ...]]
    """By the keys of chapters (a title alone) and steps."""
    seats: int
    seat: int = 0
    """The learner's."""


class LessonBroken(ValueError):
    """A lesson cannot be played as it is written."""


class Stop(NamedTuple):
    """A step, and where it lies in the line of answers."""

    step: Step
    before: int
    """So many answers were given before it."""
    own: tuple[Option, ...]
    """The learner's among its answers."""
    others: tuple[Answer, ...]
    """All the rest of them: draws, and what others answer."""


class Trail(NamedTuple):
    """A chapter as a match: all answers from its very beginning, and the stops on the way."""

    chapter: Chapter
    line: tuple[Answer, ...]
    stops: tuple[Stop, ...]

    @property
    def start(self) -> tuple[Answer, ...]:
        return self.line[: self.stops[0].before]


class Plan:
    """A lesson played through by its suggestions."""

    def __init__(self, game: Game[Any], lesson: Lesson, folder: str) -> None:
        self.game, self.lesson, self._folder = game, lesson, folder

    @cached_property
    def trails(self) -> tuple[Trail, ...]:
        """All chapters. Raises LessonBroken, which names the step."""
        trails: list[Trail] = []
        for chapter in self.lesson.chapters:
            match = self._begun(chapter, trails)
            stops = tuple(self._stop(match, chapter, step) for step in chapter.steps)
            trails.append(Trail(chapter, tuple(match.answers), stops))
        return tuple(trails)

    def match(self, answers: Sequence[Answer] = ()) -> Match[Any]:
        """A match of the lesson after these answers; chance is asked in it."""
        match = Match(self.game, self.lesson.seats, automatic=False)
        for answer in answers:
            match.take_again(answer, automatic=True)
        match.automatic = True
        return match

    def _begun(self, chapter: Chapter, before: Sequence[Trail]) -> Match[Any]:
        if not chapter.begins:
            match = self.match(before[-1].line if before else ())
        else:
            paper = files(self._folder).joinpath(chapter.begins).read_bytes()
            match = record.replay(record.parse(paper), self.game)
        match.automatic = True
        match.settle()
        if not self.asks_learner(match):
            raise LessonBroken(f"Chapter {chapter.key!r} begins where the learner is not asked.")
        return match

    def asks_learner(self, match: Match[Any]) -> bool:
        return isinstance(match.question, Ask) and match.question.seat == self.lesson.seat

    def _stop(self, match: Match[Any], chapter: Chapter, step: Step) -> Stop:
        before, own, others = len(match.answers), list[Option](), list[Answer]()
        for answer in step.does:
            question = match.question
            legal = question is not None and (
                answer in question.outcomes if isinstance(question, Draw) else answer in question.options
            )
            if not legal:
                raise LessonBroken(
                    f"Step {step.key!r} of chapter {chapter.key!r}: {answer!r} is no answer to {question!r}."
                )
            (own if self.asks_learner(match) else others).append(answer)  # type: ignore[arg-type]
            match.answer(answer)
        if step.does and not own:
            raise LessonBroken(f"Step {step.key!r} of chapter {chapter.key!r}: the learner does nothing.")
        if not self.asks_learner(match) and match.question is not None:
            raise LessonBroken(
                f"Step {step.key!r} of chapter {chapter.key!r} leaves {match.question!r} open."
            )
        return Stop(step, before, tuple(own), tuple(others))

    # ------------------------------------------------------------------ how long it takes

    def seconds(self, trail: Trail, lang: str) -> float:
        """For who reads 200 words a minute and does what the cards ask for."""
        words = sum(
            counted(" ".join(self.lesson.words.of(lang)[step.key][:WHY])) for step in trail.chapter.steps
        )
        own = sum(len(stop.own) for stop in trail.stops)
        others = sum(len(stop.others) for stop in trail.stops)
        return words * 60 / WORDS_A_MINUTE + own * OWN + others * OTHERS

    def minutes(self, trail: Trail, lang: str) -> int:
        return max(1, round(self.seconds(trail, lang) / 60))


def counted(text: str) -> int:
    """How many words a reader reads; what is drawn counts for one, with its figure for two."""
    drawn = _TOKEN.findall(text)
    figures = sum(len(token.strip("[]").split()) > 1 and "icon " not in token for token in drawn)
    return len(_WORD.findall(_TOKEN.sub(" ", text))) + len(drawn) + figures

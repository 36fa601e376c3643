"""The guided first matches: what must be true of each, asked of every game that brings one."""

from collections.abc import Sequence
from random import Random

import pytest

from kesselhaus import games, protocol
from kesselhaus.art.html import NOTHING
from kesselhaus.art.phrases import Person, html
from kesselhaus.engine.questions import Ask
from kesselhaus.languages import LANGUAGES
from kesselhaus.parts.lesson import (
    BECAUSE,
    TASK,
    TEXT,
    TITLE,
    WHY,
    Chapter,
    Lesson,
    LessonBroken,
    Plan,
    counted,
)
from kesselhaus.workers.guide import Guide
from kesselhaus.workers.leading import lead, reply
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.owner import MatchOwner
from tests.games.looking import EVERY_LANGUAGE

WITH_LESSON = [key for key in games.shelf() if games.brings(key, "lesson")]
EVERY_LESSON = pytest.mark.parametrize("game", WITH_LESSON)
CARD, HEADING, TO_FIRST_MOVE = 40, 4, 120
"""The most words of a card, of its title, and of all cards up to the first own move."""
CHAPTER = 300
"""The most seconds of a chapter."""
WHOLE = 20 * 60
"""The most seconds of a lesson."""
PLACE = 'data-x="{0}"', 'id="{0}"', 'data-t="{0}"'
"""What a card can stand beside."""
NAMES = ("Ada", "Jonas", "Mara", "Tomasz", "Ida")


def plan(game: str) -> Plan:
    found = games.lesson(game)
    assert found is not None
    return found


def phrase(game: str, key: str, lang: str) -> tuple[str, str, str, str, str]:
    title, *more = plan(game).lesson.words.of(lang)[key]
    text, task, why, because = [*more, "", "", "", ""][:BECAUSE]
    return title, text, task, why, because


# ------------------------------------------------------------------ words


@EVERY_LESSON
@EVERY_LANGUAGE
def test_cards_are_short_and_say_what_is_to_be_done(game: str, lang: str) -> None:
    trails, keys = plan(game).trails, list[str]()
    for trail in trails:
        keys += [trail.chapter.key, *(step.key for step in trail.chapter.steps)]
        for stop in trail.stops:
            said = phrase(game, stop.step.key, lang)
            assert 0 < counted(said[TITLE]) <= HEADING, said
            assert 0 < counted(f"{said[TEXT]} {said[TASK]}") <= CARD, said
            assert counted(said[BECAUSE]) <= CARD, said
            assert bool(said[TASK]) == bool(stop.own), (stop.step.key, "has a task, or has none")
            assert bool(said[WHY]) == bool(said[BECAUSE])
            assert "!" not in " ".join(said)
    assert sorted(keys) == sorted(plan(game).lesson.words.of(lang)), (
        "each phrase belongs to one chapter or step"
    )


@EVERY_LESSON
@EVERY_LANGUAGE
def test_every_sign_on_a_card_is_drawn(game: str, lang: str) -> None:
    words, people = games.words(game), [Person(name, "red") for name in NAMES]
    for key in plan(game).lesson.words.of(lang):
        for part in phrase(game, key, lang):
            assert "[" not in html(part, people, words.lexicon(lang), 0), part


@EVERY_LESSON
@EVERY_LANGUAGE
def test_a_chapter_takes_at_most_five_minutes_and_the_first_move_comes_soon(game: str, lang: str) -> None:
    for trail in plan(game).trails:
        assert plan(game).seconds(trail, lang) <= CHAPTER, trail.chapter.key
    assert sum(plan(game).seconds(trail, lang) for trail in plan(game).trails) <= WHOLE
    first = plan(game).trails[0].stops
    assert first[0].own, "one press leads into the lesson, and the next one is the first own move"
    up_to = next(number for number, stop in enumerate(first) if stop.own)
    said = (phrase(game, stop.step.key, lang) for stop in first[: up_to + 1])
    assert sum(counted(" ".join(parts[:WHY])) for parts in said) <= TO_FIRST_MOVE


# ------------------------------------------------------------------ the script


class Learner:
    """Somebody who takes a lesson at a table of a worker; what others do is done as it is asked."""

    def __init__(self, game: str, chapter: str, lang: str = "en") -> None:
        lesson = plan(game).lesson
        self.seat, self.lang, self.chance = lesson.seat, lang, Random(f"{game} {chapter}")
        self.setup = protocol.Setup("m", game, lesson.seats, (), lesson=chapter)
        self.owner = MatchOwner()
        began = self.owner.handle(protocol.Begin(self.setup))
        assert isinstance(began, protocol.Done), began
        self.acts = [began.act]
        self.standing = began.standing
        self.others()

    @property
    def live(self) -> OpenMatch:
        return self.owner._live["m"][0]

    @property
    def guide(self) -> Guide:
        assert self.live.guide is not None
        return self.live.guide

    def ask(self, request: protocol.AnyRequest) -> protocol.Done | protocol.No:
        done = self.owner.handle(request)
        assert isinstance(done, protocol.Done | protocol.No), done
        if isinstance(done, protocol.Done):
            self.acts.append(done.act)
            self.standing = done.standing
        return done

    def others(self) -> None:
        """All others answer until the learner is asked, or the match is over."""
        while self.standing.waiting and self.standing.waiting != (self.seat,):
            seat = self.standing.waiting[0]
            thought = self.owner.handle(protocol.Think("m", len(self.acts), seat, "easy"))
            assert isinstance(thought, protocol.Thought), thought
            self.ask(protocol.GiveAnswer("m", len(self.acts), seat, thought.option))

    def lead(self, to: protocol.Way, chapter: str = "") -> protocol.Done | protocol.No:
        done = self.ask(protocol.Lead("m", len(self.acts), self.seat, to, chapter))
        self.others()
        return done

    def give(self, option: int) -> None:
        done = self.ask(protocol.GiveAnswer("m", len(self.acts), self.seat, option))
        assert isinstance(done, protocol.Done), done
        self.others()

    def options(self) -> Sequence[object]:
        question = self.live.match.question
        assert isinstance(question, Ask)
        return list(question.options)

    def region(self, lang: str = "") -> str:
        look = protocol.Look(self.seat, lang or self.lang, NAMES[: self.setup.seats])
        drawn = self.owner.handle(protocol.DrawTable("m", len(self.acts), look))
        assert isinstance(drawn, protocol.Drawn), drawn
        return drawn.regions["lesson"]

    def page(self) -> str:
        look = protocol.Look(self.seat, self.lang, NAMES[: self.setup.seats])
        drawn = self.owner.handle(protocol.DrawTable("m", len(self.acts), look))
        assert isinstance(drawn, protocol.Drawn), drawn
        body = games.table(self.setup.game).body(drawn.regions, NOTHING, NOTHING)
        return body + "".join(html for name, html in drawn.regions.items() if name != "lesson")


@EVERY_LESSON
def test_it_plays_through_by_its_suggestions(game: str) -> None:
    """With the own hand: each own answer of a card is an option, and the next card comes of it."""
    for trail in plan(game).trails:
        learner = Learner(game, trail.chapter.key)
        for number, stop in enumerate(trail.stops):
            assert learner.guide.at.step == number, (stop.step.key, learner.guide.at)
            assert tuple(learner.live.match.answers) == trail.line[: stop.before], stop.step.key
            for option in stop.own:
                learner.give(learner.options().index(option))
            if not stop.own:
                learner.lead("on")
        assert learner.guide.stop is None
        assert tuple(learner.live.match.answers) == trail.line
        assert learner.standing.learned == trail.chapter.key


@EVERY_LESSON
def test_what_is_shown_can_be_taken_back(game: str) -> None:
    for trail in plan(game).trails:
        learner = Learner(game, trail.chapter.key)
        for number, stop in enumerate(trail.stops):
            if not stop.own:
                learner.lead("on")
                continue
            while learner.guide.at.step == number:
                assert isinstance(learner.lead("show"), protocol.Done)
            assert 'value="back"' in learner.region()
            learner.lead("back")
            assert learner.guide.at.step == number
            assert tuple(learner.live.match.answers) == trail.line[: stop.before]
            while learner.guide.at.step == number:
                learner.lead("show")
        assert learner.guide.stop is None


@EVERY_LESSON
def test_what_a_card_speaks_of_is_on_the_page(game: str) -> None:
    for trail in plan(game).trails:
        learner = Learner(game, trail.chapter.key)
        for stop in trail.stops:
            page = learner.page()
            for place in (stop.step.at, *stop.step.lit):
                found = any(mark.format(place) in page for mark in PLACE)
                assert found or not place, (stop.step.key, place)
            assert stop.step.at, (stop.step.key, "stands beside nothing")
            assert f'data-step="{trail.chapter.key}.' in learner.region()
            for lang in LANGUAGES:
                assert "<h2></h2>" not in learner.region(lang)
            learner.lead("show") if stop.own else learner.lead("on")
            while stop.own and learner.guide.stop is stop:
                learner.lead("show")


@EVERY_LESSON
def test_leaving_the_path_never_breaks_it(game: str) -> None:
    """At each step another answer is given: it can be taken back, and kept; from there the lesson goes on,
    or sets the table as it means it.
    """
    for trail in plan(game).trails:
        learner = Learner(game, trail.chapter.key)
        for number, stop in enumerate(trail.stops):
            others = [place for place, option in enumerate(learner.options()) if option not in stop.own]
            if others and learner.guide.at.step == number:
                learner.give(learner.chance.choice(others))
                if learner.standing.waiting and learner.guide.at.strayed:
                    assert 'value="keep"' in learner.region()
                    learner.lead("again")
                    assert tuple(learner.live.match.answers) == trail.line[: stop.before]
                    assert learner.guide.at.step == number
                else:
                    learner.lead("chapter", trail.chapter.key)
                    walk(learner, number)
            learner.lead("on") if not stop.own else learner.lead("show")
            while stop.own and learner.guide.stop is stop:
                learner.lead("show")


def walk(learner: Learner, steps: int) -> None:
    """By what is shown, so many cards far."""
    while learner.guide.at.step < steps:
        stop = learner.guide.stop
        assert stop is not None
        learner.lead("show" if stop.own else "on")


WAYS: tuple[protocol.Way, ...] = ("on", "back", "again", "show", "keep", "free", "return", "chapter")


@EVERY_LESSON
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_learner_does_there_is_a_card_and_a_way_back(game: str, seed: int) -> None:
    trails = plan(game).trails
    chance = Random(seed)
    learner = Learner(game, chance.choice(trails).chapter.key)
    for _ in range(60):
        if not learner.standing.waiting:
            learner.lead("chapter", chance.choice(trails).chapter.key)
        if chance.random() < 0.5:
            learner.give(chance.randrange(len(learner.options())))
        else:
            learner.lead(chance.choice(WAYS), chance.choice(trails).chapter.key)
        assert "<h2></h2>" not in learner.region(chance.choice(LANGUAGES))
    reopened = OpenMatch(learner.setup)
    reopened.take(learner.acts)
    assert reopened.guide is not None
    assert reopened.guide.at == learner.guide.at
    assert reopened.match.answers == learner.live.match.answers
    learner.lead("return")
    stop = learner.guide.stop
    line = learner.guide.trail.line
    assert tuple(learner.live.match.answers) == (line if stop is None else line[: stop.before])


# ------------------------------------------------------------------ what is refused


def test_a_step_back_on_the_table_is_one_in_the_lesson() -> None:
    learner = Learner(WITH_LESSON[0], plan(WITH_LESSON[0]).trails[0].chapter.key)
    while not learner.guide.wanted:
        learner.lead("on")
    before = learner.guide.at
    learner.give(learner.options().index(learner.guide.wanted[0]))
    assert learner.guide.at != before
    learner.ask(protocol.TakeBack("m", len(learner.acts), learner.seat))
    assert learner.guide.at == before


def test_another_seat_and_an_ordinary_table_are_not_led() -> None:
    game = WITH_LESSON[0]
    learner = Learner(game, plan(game).trails[0].chapter.key)
    refused = learner.owner.handle(protocol.Lead("m", len(learner.acts), learner.seat + 1, "on"))
    assert isinstance(refused, protocol.No)
    ordinary = OpenMatch(protocol.Setup("o", game, learner.setup.seats, ()))
    assert isinstance(lead(ordinary, protocol.Lead("o", 0, 0, "on")), protocol.No)
    assert reply(ordinary, 0) is None


def test_a_lesson_that_cannot_be_played_names_the_step() -> None:
    game = WITH_LESSON[0]
    whole = plan(game)
    first = whole.lesson.chapters[0]
    wrong = first.steps[0]._replace(does=("nonsense",))
    lesson = Lesson((Chapter(first.key, (wrong,), first.begins),), whole.lesson.words, whole.lesson.seats)
    broken = Plan(whole.game, lesson, f"kesselhaus.games.{game}.lesson")
    with pytest.raises(LessonBroken, match="is no answer to") as told:
        _ = broken.trails
    assert wrong.key in str(told.value)


def test_words_are_counted_as_they_are_read() -> None:
    assert counted("The Mine gives [2 metal].") == 5
    assert counted("A [icon g-lock] and [wood] for [vp 3]") == 7

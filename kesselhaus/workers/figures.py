"""Examples for the rulebook: what the learner does in the lesson, drawn before and after."""

from collections.abc import Iterator, Sequence
from typing import Any

from kesselhaus import games
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.parts.lesson import TEXT, TITLE, Course, LessonBroken, Plan, Stop
from kesselhaus.protocol import Figure, Figures

SEATS = ("A", "B", "C", "D", "E")
"""Nobody in particular sits there."""


def figures(key: str, lang: str) -> Figures:
    """None where a game teaches nothing, or teaches it wrongly."""
    plan = games.lesson(key)
    if plan is None:
        return Figures([])
    try:
        return Figures(list(_examples(key, plan, lang)))
    except LessonBroken:
        return Figures([])


def _examples(key: str, plan: Plan, lang: str) -> Iterator[Figure]:
    used = set[str]()
    for course in plan.courses:
        for stop in course.stops:
            if not stop.own or not stop.step.at:
                continue
            before, after = plan.match(course.line[: stop.before]), _after(plan, course, stop)
            region = _region(before, plan, stop.step.at, lang)
            rule = next((rule for rule in _rules(key, before, after, lang) if rule not in used), "")
            if region and rule:
                used.add(rule)
                yield _figure(
                    plan, course, stop, rule, _drawn(before, plan, lang)[region], after, region, lang
                )


def _figure(
    plan: Plan,
    course: Course,
    stop: Stop,
    rule: str,
    drawn: str,
    after: Match[Any],
    region: str,
    lang: str,
) -> Figure:
    reader = _reader(after, plan, lang)
    phrase = plan.lesson.words.of(lang)[stop.step.key]
    return Figure(
        rule=rule,
        chapter=course.chapter.key,
        title=reader.plain(phrase[TITLE]),
        text=reader.plain(phrase[TEXT]),
        before=drawn,
        after=_drawn(after, plan, lang)[region],
    )


def _after(plan: Plan, course: Course, stop: Stop) -> Match[Any]:
    """When the learner has given his last answer of the step, and nobody else has answered yet."""
    match, own = plan.match(course.line[: stop.before]), list(stop.own)
    match.automatic = False
    for answer in course.line[stop.before :]:
        if not own and isinstance(match.question, Ask) and len(match.question.options) > 1:
            break
        if own and answer == own[0] and plan.asks_learner(match):
            own.pop(0)
        match.take_again(answer, automatic=True)
    return match


def _rules(key: str, before: Match[Any], after: Match[Any], lang: str) -> Iterator[str]:
    """By which it was done, as far as the rulebook tells them."""
    cited = [event.rule for event in after.log[len(before.log) :]]
    for rule in dict.fromkeys((*cited, before.question.rule if before.question is not None else "")):
        try:
            rule_text(games.rulebook(key, lang), rule)
        except LookupError:
            continue
        yield rule


def _region(match: Match[Any], plan: Plan, at: str, lang: str) -> str:
    """The board that shows what the card stands beside."""
    drawn = _drawn(match, plan, lang)
    marks: Sequence[str] = (f'data-x="{at}"', f'data-t="{at}"', f'id="{at}"')
    return next((name for name, html in drawn.items() if any(mark in html for mark in marks)), "")


def _drawn(match: Match[Any], plan: Plan, lang: str) -> dict[str, str]:
    view, reader = match.view(plan.lesson.seat), _reader(match, plan, lang)
    return games.table(plan.game.key).draw(view, reader.people, lang)


def _reader(match: Match[Any], plan: Plan, lang: str) -> Reader:
    colours = plan.game.colours(match.state)
    people = [Person(name, colour) for name, colour in zip(SEATS, colours, strict=False)]
    return Reader(people, games.words(plan.game.key).lexicon(lang), lang, plan.lesson.seat)

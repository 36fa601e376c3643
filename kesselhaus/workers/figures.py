"""Examples for the rulebook: what the learner does in the lesson and the worked examples of the spec, drawn
before and after.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import games
from kesselhaus.art.html import Html
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.on_paper import on_paper
from kesselhaus.engine.questions import Answer, Ask
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.parts.examples import Examples, Keys
from kesselhaus.parts.lesson import TEXT, TITLE, LessonBroken, Plan, Stop, Trail
from kesselhaus.protocol import Began, Board, Boards, Figure, Figures, No, Opened, Setup
from kesselhaus.workers.open_match import OpenMatch

SEATS = ("A", "B", "C", "D", "E")
"""Nobody in particular sits there."""


class Drawable(Struct, frozen=True):
    """What a figure tells, and what it is drawn from."""

    figure: Figure
    boards: tuple[Match[Any], ...]
    seat: int
    at: tuple[str, ...]
    keys: tuple[Keys, ...] = ()


def figures(key: str, lang: str) -> Figures:
    """None where a game teaches nothing, or teaches it wrongly."""
    return Figures([found.figure for found in _all(key, lang)])


def boards(key: str, lang: str, number: int) -> Boards | No:
    """A figure, drawn."""
    there = _all(key, lang)
    if not 0 <= number < len(there):
        return No("no_page", {})
    return _boards(there[number], lang)


KEPT = 4
"""So many rulebooks at a time; each is some megabytes of positions."""


@lru_cache(KEPT)
def _all(key: str, lang: str) -> tuple[Drawable, ...]:
    """Who reads a rulebook asks for one figure after the other."""
    return *_of_lesson(key, lang), *_of_spec(key, lang)


def _boards(drawable: Drawable, lang: str) -> Boards:
    told = {keys.board: keys for keys in drawable.keys}
    drawings = [_drawn(match, drawable.seat, lang) for match in drawable.boards]
    regions = _regions(drawings, drawable.at)
    shown = list[Board]()
    for number, (match, drawn) in enumerate(zip(drawable.boards, drawings, strict=True)):
        keys = told.get(number, Keys(number))
        html = "".join(drawn[region] for region in regions)
        shown.append(Board(html, _labels(match, keys.offered, lang), _labels(match, keys.refused, lang)))
    return Boards(shown, list(drawable.at))


def _labels(match: Match[Any], options: Iterable[Any], lang: str) -> list[str]:
    """What keys are called, with what they bring."""
    seat = match.question.seat if isinstance(match.question, Ask) else None
    view, reader = match.view(seat), _reader(match, lang)
    labels = (games.words(match.game.key).option(option, view, lang) for option in options)
    return [reader.plain(label.hint or label.label) for label in labels]


# ------------------------------------------------------------------ of the spec


def _of_spec(key: str, lang: str) -> Iterator[Drawable]:
    examples = games.examples(key)
    if examples is not None:
        for example in examples.all:
            yield _example(examples, example, lang)


def _example(examples: Examples[Any], key: str, lang: str) -> Drawable:
    example, matches = examples.all[key], examples.boards(key)
    reader = _reader(matches[0], lang)
    title, text = (reader.plain(part) for part in examples.caption(key, lang))
    return Drawable(
        figure=Figure(example.rule, title, text, example=key),
        boards=tuple(matches),
        seat=example.seat,
        at=example.at,
        keys=example.keys,
    )


def open_example(key: str, example: str) -> Opened | No:
    """The first board as the start of a match, in which what leaves no choice is answered by itself. Where
    that would carry out the example, it begins some answers earlier, or nothing is answered by itself.
    """
    examples = games.examples(key) if key in games.shelf() else None
    if examples is None or example not in examples.all:
        return No("no_example", {})
    told, origin = examples.all[example], on_paper(examples.begun(example).state)
    earlier = range(len(told.opens), -1, -1)
    ways = (_begun(examples, example, told.opens[:given], automatic=True) for given in earlier)
    match = next((match for match in ways if _is_up_to(match, told.seat)), None)
    if match is None:
        match = _begun(examples, example, told.opens, automatic=False)
    setup = Setup("", key, match.seats, tuple(sorted(match.variants)), automatic=match.automatic)
    act = Began(
        answers=msgspec.to_builtins(match.answers),
        origin=origin,
        seats=match.seats,
        variants=sorted(match.variants),
    )
    live = OpenMatch(setup)
    live.take([act])
    return Opened(act, told.seat, match.seats, setup.variants, match.automatic, live.standing())


def _begun(examples: Examples[Any], key: str, opens: Iterable[Answer], *, automatic: bool) -> Match[Any]:
    match = examples.begun(key)
    for answer in opens:
        match.answer(answer)
    match.chance, match.automatic = Random(), automatic
    match.settle()
    return match


def _is_up_to(match: Match[Any], seat: int) -> bool:
    """Whether the seat is asked, and nothing was answered for it."""
    question = match.question
    taken = any(isinstance(event, Forced) and event.seat == seat for event in match.log)
    return isinstance(question, Ask) and question.seat == seat and not taken


# ------------------------------------------------------------------ of the lesson


def _of_lesson(key: str, lang: str) -> list[Drawable]:
    plan = games.lesson(key)
    try:
        return [] if plan is None else list(_deeds(key, plan, lang))
    except LessonBroken:
        return []


def _deeds(key: str, plan: Plan, lang: str) -> Iterator[Drawable]:
    used, seat = set[str](), plan.lesson.seat
    for trail in plan.trails:
        for stop in trail.stops:
            if not stop.own or not stop.step.at:
                continue
            before, after = plan.match(trail.line[: stop.before]), _after(plan, trail, stop)
            region = _holding(_drawn(before, seat, lang), stop.step.at)
            rule = next((rule for rule in _rules(key, before, after, lang) if rule not in used), "")
            if region and rule:
                used.add(rule)
                reader = _reader(after, lang, seat)
                phrase = plan.lesson.words.of(lang)[stop.step.key]
                title, text = reader.plain(phrase[TITLE]), reader.plain(phrase[TEXT])
                told = Figure(rule, title, text, chapter=trail.chapter.key)
                yield Drawable(told, (before, after), seat, (stop.step.at,))


def _after(plan: Plan, trail: Trail, stop: Stop) -> Match[Any]:
    """When the learner has given his last answer of the step, and nobody else has answered yet."""
    match, own = plan.match(trail.line[: stop.before]), list(stop.own)
    match.automatic = False
    for answer in trail.line[stop.before :]:
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


# ------------------------------------------------------------------ drawing


def _regions(drawings: Sequence[dict[str, Html]], at: Iterable[str]) -> tuple[str, ...]:
    """Those that hold what a figure is about, on the first board or else on the last."""
    found = (_holding(drawings[0], place) or _holding(drawings[-1], place) for place in at)
    return tuple(dict.fromkeys(filter(None, found)))


def _holding(drawn: dict[str, Html], at: str) -> str:
    """The region that is called so, or holds a thing or a place of that name."""
    if at in drawn:
        return at
    marks = (f'data-x="{at}"', f'data-t="{at}"', f'id="{at}"')
    return next((name for name, html in drawn.items() if any(mark in html for mark in marks)), "")


def _drawn(match: Match[Any], seat: int, lang: str) -> dict[str, Html]:
    reader = _reader(match, lang, seat)
    return games.table(match.game.key).draw(match.view(seat), reader.people, lang)


def _reader(match: Match[Any], lang: str, seat: int | None = None) -> Reader:
    colours = match.game.colours(match.state)
    people = [Person(name, colour) for name, colour in zip(SEATS, colours, strict=False)]
    return Reader(people, games.words(match.game.key).lexicon(lang), lang, seat)

"""Leading a learner through his lesson: cards on and back, and the match with them where they lie
elsewhere.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from kesselhaus import protocol
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Option
from kesselhaus.workers.guide import At, Guide
from kesselhaus.workers.open_match import OpenMatch


def begin(live: OpenMatch) -> protocol.Place:
    """The match as its first chapter begins."""
    assert live.guide is not None
    _set_to(live.match, live.guide.trail.start)
    return _written(live.guide, live.guide.at)


def reply(live: OpenMatch, seat: int) -> Option | None:
    """What a bot answers by the script of a lesson."""
    question = live.match.question
    if live.guide is None or not isinstance(question, Ask) or question.seat != seat:
        return None
    return live.guide.reply(question, live.match)


def lead(live: OpenMatch, request: protocol.Lead) -> protocol.Done | protocol.No:
    """Refused where the lesson has nothing like that there."""
    guide = live.guide
    if guide is None or request.seat != guide.lesson.seat:
        return protocol.No("no_lesson", {})
    at = guide.at
    match request.to:
        case "show":
            return _show(live, guide)
        case "free":
            return _turn_to(live, guide, at._replace(free=True, strayed=False))
        case "chapter":
            number = guide.number_of.get(request.chapter)
            return protocol.No("no_lesson", {}) if number is None else _jump(live, guide, At(number))
        case "again" | "return":
            return _jump(live, guide, At(at.chapter, at.step))
        case "back" if at.step:
            return _back(live, guide, At(at.chapter, at.step - 1))
        case "keep" if at.strayed and guide.stop is not None:
            return _turn_to(live, guide, At(at.chapter, at.step + 1))
        case "on" if guide.stop is not None and not guide.stop.own:
            return _turn_to(live, guide, At(at.chapter, at.step + 1))
    return protocol.No("no_lesson", {})


def _turn_to(live: OpenMatch, guide: Guide, at: At) -> protocol.Done:
    """Another card; the match stays as it is."""
    return live.done(protocol.Turned(seat=guide.lesson.seat, lesson=_written(guide, at)))


def _back(live: OpenMatch, guide: Guide, at: At) -> protocol.Done:
    """To the card before; if something was done there, also in the match."""
    stop = guide.trail.stops[at.step]
    on_the_way = len(live.match.answers) == stop.before and not guide.at.strayed
    return _turn_to(live, guide, at) if on_the_way else _jump(live, guide, at)


def _jump(live: OpenMatch, guide: Guide, at: At) -> protocol.Done:
    """The match as it is by the script where a card lies."""
    trail = guide.plan.trails[at.chapter]
    stop = trail.stops[min(at.step, len(trail.stops) - 1)]
    line = trail.line[: stop.before] if at.step < len(trail.stops) else trail.line
    kept = _set_to(live.match, line)
    seat, answers = guide.lesson.seat, msgspec.to_builtins(line[kept:])
    return live.done(protocol.TookBack(seat=seat, to=kept, answers=answers, lesson=_written(guide, at)))


def _show(live: OpenMatch, guide: Guide) -> protocol.Done | protocol.No:
    """What the card asks for, done by the house as far as nobody else is asked in between."""
    match, seat = live.match, guide.lesson.seat
    wanted, before = guide.wanted, len(match.answers)
    if not wanted or guide.at.strayed or guide.at.free:
        return protocol.No("no_lesson", {})
    for option in wanted:
        asked = match.question
        if not (isinstance(asked, Ask) and asked.seat == seat and option in asked.options):
            break
        match.answer(option, seat)
        live.deal()
    if len(match.answers) == before:
        return protocol.No("no_lesson", {})
    answers = msgspec.to_builtins(match.answers[before:])
    return live.done(protocol.Answered(seat=seat, answers=answers, row=True, shown=True))


def _set_to(match: Match[Any], line: Sequence[Answer]) -> int:
    """Brings the match onto a line of answers. Returns how many of its own it keeps for that."""
    kept = 0
    while kept < min(len(line), len(match.answers)) and line[kept] == match.answers[kept]:
        kept += 1
    automatic = match.automatic
    match.automatic = False
    try:
        match.rewind(kept)
        for answer in line[kept:]:
            match.take_again(answer, automatic)
    finally:
        match.automatic = automatic
    return kept


def _written(guide: Guide, at: At) -> protocol.Place:
    return protocol.Place(guide.plan.trails[at.chapter].chapter.key, at.step, at.free)

"""What a search thinks of the options of somebody, and how the chances stood over a match."""

from random import Random
from typing import Any

import msgspec

from kesselhaus import games, protocol
from kesselhaus.art.html import NOTHING
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person
from kesselhaus.bots.search import SearchBot
from kesselhaus.bots.settings import Settings
from kesselhaus.bots.thinking import imagined
from kesselhaus.bots.utility import chances, values
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.workers.open_match import OpenMatch

BUDGET = Settings(milliseconds=600, iterations=400)
"""Short enough to be there when somebody has read the question; few worlds fit in, so it is no oracle."""
MOMENTS = 120
"""So many moments of a match are judged at most, evenly spread."""
WORLDS = 4
"""While a match runs, so many worlds are made up for what the seat cannot know."""


def advise(
    live: OpenMatch, wanted: protocol.Advise, budget: Settings = BUDGET
) -> protocol.Advised | protocol.No:
    """Made of the view of the seat that is asked, and of nothing else."""
    then = asked_then(live, wanted)
    if isinstance(then, protocol.No):
        return then
    question = then.match.question
    assert isinstance(question, Ask)
    view, look = then.match.view(question.seat), wanted.look
    reader = reader_of(then, view, look)
    chance = Random(f"{live.setup.match} {len(then.acts)} {view.seat}")
    options = list(question.options)
    places = {option: place for place, option in enumerate(options)}
    estimates = [
        told(places[estimate.option], estimate.option, estimate.value, estimate.visits, view, reader)
        for estimate in SearchBot(chance, budget).estimates(view)
        if estimate.visits and estimate.option in places
    ]
    chosen = chosen_then(live, len(then.acts), options) if wanted.at is not None else None
    return protocol.Advised(
        seat=question.seat,
        who=reader.html(f"[seat {question.seat}]"),
        estimates=estimates,
        chosen=chosen,
        chosen_label=NOTHING if chosen is None else told(chosen, options[chosen], 0.0, 0, view, reader).label,
    )


def asked_then(live: OpenMatch, wanted: protocol.Advise | protocol.Coach) -> OpenMatch | protocol.No:
    """The moment at which the looking seat is asked, or whoever was if the match is over."""
    then = live if wanted.at is None else live.at(wanted.at)
    question = then.match.question
    if not isinstance(question, Ask) or not (live.match.is_over or question.seat == wanted.look.seat):
        return protocol.No("advice_not_asked", {})
    if len(question.options) == 1:
        return protocol.No("advice_no_choice", {})
    return then


def reader_of(live: OpenMatch, view: View[Any], look: protocol.Look) -> Reader:
    colours = live.game.colours(view.state)
    people = [Person(name, colour) for name, colour in zip(look.names, colours, strict=True)]
    return Reader(people, games.words(live.setup.game).lexicon(look.lang), look.lang, look.seat)


def told(
    index: int, option: Option, value: float, visits: int, view: View[Any], reader: Reader
) -> protocol.Estimated:
    label = games.words(view.game).option(option, view, reader.lang)
    text = reader.plain(label.hint or f"{label.label} {label.note}".strip())
    note = f" <small>{reader.html(label.note)}</small>" if label.note else ""
    return protocol.Estimated(index, value, visits, text, reader.html(label.label) + note)


def chosen_then(live: OpenMatch, count: int, options: list[Option]) -> int | None:
    """What was answered after so many acts, by the act that follows them."""
    act = live.acts[count] if count < len(live.acts) else None
    if not isinstance(act, protocol.Answered):
        return None
    answer = msgspec.convert(act.answers[0], live.answer_type)
    return options.index(answer) if answer in options else None


def evaluate(live: OpenMatch, seat: int | None) -> protocol.Evaluated | protocol.No:
    """A running match is judged by what the seat knew at each moment, a finished one as it was."""
    over = live.match.is_over
    if not over and seat is None:
        return protocol.No("advice_seat", {})
    last = len(live.acts)
    spread = sorted({1 + round((last - 1) * place / (MOMENTS - 1)) for place in range(MOMENTS)})
    twin, moments = OpenMatch(live.setup), []
    for number in spread:
        twin.take(live.acts[len(twin.acts) : number])
        judged = _winning(twin.match) if over else imagined_chances(twin.match.view(seat), number)
        moments.append((number, [round(chance, 4) for chance in judged]))
    return protocol.Evaluated(tuple(live.game.colours(live.match.state)), moments)


def imagined_chances(view: View[Any], number: int) -> list[float]:
    """Of what a seat sees, with the rest made up several times."""
    chance = Random(number)
    worlds = [_winning(imagined(view, chance)) for _ in range(WORLDS)]
    return [sum(judged) / WORLDS for judged in zip(*worlds, strict=True)]


def _winning(match: Match[Any]) -> list[float]:
    """By the game's advice; at the end, by the result."""
    result = match.result
    if result is not None:
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
    return chances(values(match), games.advice(match.game.key).SPREAD)

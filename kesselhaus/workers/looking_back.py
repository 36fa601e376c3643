"""Looking back at a match: which own decisions cost most, and what would have been better there."""

from collections.abc import Iterator
from random import Random
from typing import Any

from kesselhaus import games, protocol
from kesselhaus.bots.greedy import outlooks
from kesselhaus.bots.reasons import differences
from kesselhaus.bots.search import SearchBot
from kesselhaus.bots.settings import Settings
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.workers.advising import chosen_then, reader_of, told
from kesselhaus.workers.open_match import OpenMatch

BUDGET = Settings(milliseconds=500, iterations=120)
WORLDS = 12
"""In so many worlds what was played is held against what the search would have played."""
NESTED = 12


def screen(live: OpenMatch, wanted: protocol.Screen) -> protocol.Screened:
    """The decisions of a seat among some acts, with what each cost at first sight: where to look closer."""
    losses = []
    for at, view, played in _decisions(live, wanted):
        world = imagined(view, Random(at))
        looks = dict(outlooks(world, Random(at), nested=NESTED))
        if played in looks:
            losses.append((at, max(looks.values()) - looks[played]))
    return protocol.Screened(losses)


def _decisions(live: OpenMatch, wanted: protocol.Screen) -> Iterator[tuple[int, View[Any], Option]]:
    for at in range(wanted.first, min(wanted.end, len(live.acts))):
        act = live.acts[at]
        if not isinstance(act, protocol.Answered) or act.seat != wanted.seat:
            continue
        then = live.at(at)
        question = then.match.question
        if isinstance(question, Ask) and question.seat == wanted.seat and len(question.options) > 1:
            played = chosen_then(live, at, list(question.options))
            if played is not None:
                yield at, then.match.view(wanted.seat), question.options[played]


def judge(
    live: OpenMatch, wanted: protocol.Judge, budget: Settings = BUDGET
) -> protocol.Judged | protocol.No:
    """What was answered after so many acts, held against what the search would have answered there. Made of
    what the seat knew then.
    """
    then = live.at(wanted.at)
    question = then.match.question
    if not isinstance(question, Ask) or question.seat != wanted.look.seat:
        return protocol.No("advice_not_asked", {})
    options = list(question.options)
    place = chosen_then(live, wanted.at, options)
    if place is None or len(options) == 1:
        return protocol.No("advice_no_choice", {})
    view, lang = then.match.view(question.seat), wanted.look.lang
    chance = Random(f"{live.setup.match} {wanted.at}")
    best = next(
        (one.option for one in SearchBot(chance, budget).estimates(view) if one.option in options),
        options[place],
    )
    lost, behind, parts = 0.0, 0, dict[str, float]()
    if best != options[place]:
        lost, behind, parts = differences(view, best, options[place], chance, WORLDS)
    reader = reader_of(then, view, wanted.look)

    def label(option: Option) -> str:
        return told(options.index(option), option, 0.0, 0, view, reader).text

    return protocol.Judged(
        at=wanted.at,
        standing=reader.plain(games.table(view.game).standing(view, lang)),
        question=reader.plain(games.words(view.game).question(view, lang).title),
        options=len(options),
        played=label(options[place]),
        best=label(best),
        lost=lost,
        behind=behind,
        worlds=WORLDS,
        unit=games.reason(view.game, "", lang),
        least=games.advice(view.game).SPREAD * LITTLE,
        reasons=tuple(
            (amount, games.reason(view.game, name, lang))
            for name, amount in sorted(parts.items(), key=lambda part: -abs(part[1]))
        ),
    )


LITTLE = 0.03
"""Of a lead that is worth something: less than that says nothing."""

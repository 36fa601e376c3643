"""A coach: the best options with reasons, how sure he is, and what tempts without being worth it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Literal

from kesselhaus import games, protocol
from kesselhaus.art.keys import Reader
from kesselhaus.bots.reasons import Prospect, compared, tempting
from kesselhaus.bots.search import Estimate, SearchBot
from kesselhaus.bots.settings import Settings
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.workers.advising import BUDGET, asked_then, imagined_chances, reader_of, told
from kesselhaus.workers.looking_back import LITTLE
from kesselhaus.workers.open_match import OpenMatch

NAMED, COMPARED = 3, 6
"""So many options are named, and so many of the search's favourites are compared."""
ONE_FUTURE = 0.15
"""By so much a single future misses what an option is worth, in the search's utility."""
SURE = 2.0
"""Twice the spread apart is sure, once is fairly sure."""


def coach(
    live: OpenMatch, wanted: protocol.Coach, budget: Settings = BUDGET
) -> protocol.Coached | protocol.No:
    """Made of the view of the seat that is asked, and of nothing else."""
    then = asked_then(live, wanted)
    if isinstance(then, protocol.No):
        return then
    question = then.match.question
    assert isinstance(question, Ask)
    view = then.match.view(question.seat)
    chance = Random(f"{live.setup.match} {len(then.acts)} {view.seat}")
    places = {option: place for place, option in enumerate(question.options)}
    tried = [one for one in SearchBot(chance, budget).estimates(view) if one.visits and one.option in places]
    favourites = [one.option for one in tried[:COMPARED]]
    tempts = tempting(view, [one.option for one in tried], chance)
    prospects = compared(view, list(dict.fromkeys([*favourites, tempts])), chance)
    tell = Telling(view, reader_of(then, view, wanted.look), places, tried)
    named = {one.option for one in tried[:NAMED]}
    return protocol.Coached(
        seat=question.seat,
        sure=how_sure(tried),
        futures=sum(one.visits for one in tried),
        winning=imagined_chances(view, len(then.acts))[question.seat],
        unit=games.reason(view.game, "", wanted.look.lang),
        least=games.advice(view.game).SPREAD * LITTLE,
        best=tuple(tell(each) for each in prospects if each.option in named),
        tempting=next(
            (tell(each) for each in prospects if each.option == tempts and tempts not in named), None
        ),
    )


def how_sure(tried: Sequence[Estimate]) -> Literal["unsure", "fairly", "sure"]:
    """By how far the favourite is from the next ones, beside what as many futures leave open."""
    if len(tried) < 2:
        return "sure"
    first, second = tried[:2]
    spread = ONE_FUTURE * sqrt(1 / first.visits + 1 / second.visits)
    apart = (first.value - second.value) / spread
    return "sure" if apart >= SURE else "fairly" if apart >= 1 else "unsure"


class Telling:
    """An option and its reasons in words."""

    def __init__(
        self, view: View[Any], reader: Reader, places: Mapping[Option, int], tried: Sequence[Estimate]
    ) -> None:
        self._view, self._reader, self._places = view, reader, places
        self._values = {one.option: one.value for one in tried}

    def __call__(self, prospect: Prospect) -> protocol.Counselled:
        place, value = self._places[prospect.option], self._values.get(prospect.option, -1.0)
        parts = sorted(prospect.parts.items(), key=lambda part: -abs(part[1]))
        lang = self._reader.lang
        return protocol.Counselled(
            option=place,
            label=told(place, prospect.option, value, 0, self._view, self._reader).text,
            value=value,
            reasons=tuple((amount, games.reason(self._view.game, name, lang)) for name, amount in parts),
        )

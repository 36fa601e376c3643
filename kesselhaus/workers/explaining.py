"""What is this? A thing on the table, explained from the view of who looks and nothing else."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from kesselhaus import games, protocol
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person, word
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.engine.view import View
from kesselhaus.parts.things import Gap, Reason, Thing, worst_first
from kesselhaus.workers.card import card
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.texts import say

KEPT = 64
"""So many cards of a match are kept, for several people who ask the same."""
WAYS = 4
"""So many options are told on a card; of a number there can be hundreds."""
SIGNS = ("g-lock", "g-check", "g-fail", "g-crown", "g-arrow", "g-tri", "g-hidden", "g-undo")
"""What the house draws on the boards of all games."""


class Explainer:
    """Explains one match, and remembers what it has explained."""

    def __init__(self, live: OpenMatch) -> None:
        self.live = live
        self._kept: OrderedDict[tuple[int, protocol.Explain], protocol.Explained | protocol.No] = (
            OrderedDict()
        )

    def explain(self, wanted: protocol.Explain) -> protocol.Explained | protocol.No:
        key = (len(self.live.acts), wanted)
        if key not in self._kept:
            live = self.live if wanted.at is None else self.live.at(wanted.at)
            self._kept[key] = explain(live, wanted)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def explain(live: OpenMatch, wanted: protocol.Explain) -> protocol.Explained | protocol.No:
    look, game = wanted.look, live.setup.game
    view, words = live.match.view(look.seat), games.words(game)
    if wanted.at is not None and isinstance(view.question, Ask):
        # A moment that is past: nothing can be chosen there.
        view = replace(view, question=replace(view.question, options=()))
    people = [
        Person(name, colour) for name, colour in zip(look.names, live.game.colours(view.state), strict=True)
    ]
    reader = Reader(people, words.lexicon(look.lang), look.lang, look.seat)
    thing = found(wanted.thing, view, look.lang)
    if thing is None:
        return protocol.No("no_thing", {})
    now, reasons = standing(wanted.thing, view, look.lang, past=wanted.at is not None)
    text = _rule_text(game, thing.rule, look.lang)
    book = f"/rules/{game}#{thing.rule}" if text else ""
    return protocol.Explained(
        thing=wanted.thing,
        name=reader.plain(thing.name),
        kind=reader.plain(thing.kind),
        does=reader.plain(thing.does),
        needs=[
            protocol.Needed(need.amount, word(reader.lexicon, need.noun, need.amount), need.have)
            for need in thing.needs
        ],
        brings=reader.plain(thing.brings),
        now=[reader.plain(way) for way in now],
        reasons=[reader.plain(reason.why) for reason in reasons],
        never=bool(reasons) and reasons[0].gap is Gap.NEVER,
        rule=thing.rule,
        rule_text=text,
        about=list(reasons[0].about) if reasons else [],
        html=card(thing, now, reasons, text, book, reader),
    )


def found(address: str, view: View[Any], lang: str) -> Thing | None:
    """A thing of the game, or a sign that the house draws on all boards."""
    if len(address) > protocol.LONGEST_ADDRESS:
        return None
    thing = games.things(view.game).thing(address, view, lang)
    if thing is None and address in SIGNS:
        name, _, does = say(address, lang).partition(": ")
        return Thing(name, say("sign", lang), does or name)
    return thing


def standing(
    address: str, view: View[Any], lang: str, *, past: bool = False
) -> tuple[list[str], Sequence[Reason]]:
    """What the viewer can do with a thing now, or why not. Of what can never be chosen nothing is said,
    nor to spectators.
    """
    things, question = games.things(view.game), view.question
    if past or view.seat is None or address not in things.choosable(view):
        return [], []
    if view.result is not None or question is None:
        return [], [Reason(say("over", lang), Gap.NEVER)]
    if not isinstance(question, Ask):
        return [], []
    if question.seat != view.seat:
        return [], [Reason(say("others_decide", lang, seat=question.seat))]
    ways = ways_with(address, view)
    if not ways:
        return [], worst_first(things.why_not(view, address, lang))
    told = [_told(option, view, lang) for option in ways[:WAYS]]
    more = [say("more_ways", lang, count=len(ways) - WAYS)] if len(ways) > WAYS else []
    return told + more, []


def ways_with(address: str, view: View[Any]) -> list[Option]:
    """The options that are about a thing."""
    things, question = games.things(view.game), view.question
    options = question.options if isinstance(question, Ask) else ()
    return [option for option in options if address in things.concerns(option, view)]


def _told(option: Option, view: View[Any], lang: str) -> str:
    label = games.words(view.game).option(option, view, lang)
    return label.hint or " ".join(filter(None, (label.label, label.note)))


@lru_cache(maxsize=512)
def _rule_text(game: str, rule: str, lang: str) -> str:
    with suppress(LookupError):
        if rule:
            return rule_text(games.rulebook(game, lang), rule)
    return ""

"""A match as the parts of a page, for one look: what the seat may know, in its language."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.art.console import Bar, console
from kesselhaus.art.keys import Fact, Group, Key, Part, Reader
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.protocol import NEVER_AGAIN, NOT_YET, Drawn, DrawTable, Ends, Look
from kesselhaus.workers.keys import with_things
from kesselhaus.workers.logbook import Logbook
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.texts import say

DRAWN = 8
"""So many drawings of a match are kept, for several people who see the same."""


class Painter:
    """Draws one match, and remembers what it has drawn."""

    def __init__(self, live: OpenMatch) -> None:
        self.live = live
        self._drawn: OrderedDict[tuple[int, DrawTable], Drawn] = OrderedDict()
        self._logbooks: OrderedDict[tuple[Look, tuple[str, ...]], Logbook] = OrderedDict()
        """By look and by the colours of the seats, which are chosen in the course of some games."""

    def draw(self, wanted: DrawTable) -> Drawn:
        key = (len(self.live.acts), wanted)
        if key not in self._drawn:
            self._drawn[key] = self._draw(wanted)
            while len(self._drawn) > DRAWN:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return self._drawn[key]

    def _draw(self, wanted: DrawTable) -> Drawn:
        look = wanted.look
        live = self.live if wanted.at is None else self.live.at(wanted.at)
        people = [
            Person(name, colour)
            for name, colour in zip(look.names, live.game.colours(live.match.state), strict=True)
        ]
        reader = Reader(people, games.words(live.setup.game).lexicon(look.lang), look.lang, look.seat)
        return draw(live, wanted, reader, self._lines(look, reader, wanted.lines))

    def _lines(self, look: Look, reader: Reader, count: int) -> tuple[list[str], str]:
        """The log up to now, whichever moment is drawn: who looks back wants to see where he is."""
        key = (look, tuple(person.colour for person in reader.people))
        if key not in self._logbooks:
            self._logbooks[key] = Logbook(self.live, reader)
            while len(self._logbooks) > DRAWN:
                self._logbooks.popitem(last=False)
        self._logbooks.move_to_end(key)
        return self._logbooks[key].lines(count)


def draw(live: OpenMatch, wanted: DrawTable, reader: Reader, log: tuple[list[str], str]) -> Drawn:
    """Every part of the table's page that can change, by the id of its element."""
    match, look, game = live.match, wanted.look, live.setup.game
    words, table, lang = games.words(game), games.table(game), look.lang
    view = match.view(look.seat)
    if wanted.at is not None and isinstance(view.question, Ask):
        # A moment that is past: nothing can be chosen there.
        view = replace(view, question=replace(view.question, options=()), can_undo=False)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    bar, parts = _bar(view, live, wanted, reader.people), with_things(table.groups(view, lang), view)
    if wanted.confirm is not None and asked == look.seat:
        bar, parts = _confirming(wanted.confirm, view, words, bar, lang)
    regions = table.draw(view, reader.people, lang)
    regions["console"] = console(bar, parts, reader)
    regions["standing"] = f'<span id="standing">{escape(table.standing(view, lang))}</span>'
    regions["told"] = _told(words.describe(view, lang), game, reader)
    lines, cut = log
    return Drawn(
        acts=len(live.acts),
        at=len(live.acts),
        regions=regions,
        lines=lines,
        cut=cut,
        title=plain(bar.title, reader.people, reader.lexicon, look.seat),
        asked=asked,
        mine=asked is not None and asked == look.seat,
        colours=tuple(person.colour for person in reader.people),
        scores=tuple(match.game.standings(view.state)),
        partial=tuple(
            live.hides_scores and seat != look.seat and not match.is_over for seat in range(live.setup.seats)
        ),
    )


def _bar(view: View[Any], live: OpenMatch, wanted: DrawTable, people: Sequence[Person]) -> Bar:
    look = wanted.look
    words, table, address = games.words(view.game), games.table(view.game), f"/t/{live.setup.match}"
    title, note = words.question(view, look.lang)
    rule = view.question.rule if view.question is not None else ""
    asked = view.question if isinstance(view.question, Ask) else None
    return Bar(
        title,
        note,
        rule=rule,
        rule_href=f"/rules/{view.game}#{rule}" if rule else "",
        seat=asked.seat if asked else None,
        out_of_turn=asked is not None and asked.decline is not None,
        purse=table.purse(view, people, look.lang),
        action=f"{address}/answer",
        undo=view.can_undo,
        undo_action=f"{address}/undo",
        hidden={"version": str(live.question), "seat": "" if look.seat is None else str(look.seat)},
        advice=say("advice", look.lang) if wanted.advised else "",
    )


def _confirming(ends: Ends, view: View[Any], words: Any, bar: Bar, lang: str) -> tuple[Bar, list[Part]]:
    """Instead of the question: shall this really be the end of the turn, while this could still be done?"""
    question = view.question
    assert isinstance(question, Ask)
    label, *left = [words.option(question.options[place], view, lang) for place in (ends.option, *ends.left)]
    keys = [
        Key(ends.option, say("confirm_yes", lang), kind="go"),
        Key(NOT_YET, say("confirm_no", lang)),
        Key(NEVER_AGAIN - ends.option, say("confirm_never", lang)),
    ]
    could = [Key(place, told.label, told.note) for place, told in zip(ends.left, left, strict=True)]
    parts: list[Part] = [
        Fact(say("confirm_what", lang), " · ".join(filter(None, (label.label, label.note)))),
        Group(say("confirm_left", lang), could),
        Group("", keys, layout="end"),
    ]
    asking = Bar(
        say("confirm_title", lang),
        say("confirm_note", lang),
        seat=bar.seat,
        out_of_turn=bar.out_of_turn,
        purse=bar.purse,
        action=bar.action,
        undo=bar.undo,
        undo_action=bar.undo_action,
        hidden={**bar.hidden, "confirmed": "1"},
    )
    return asking, parts


def _told(description: str, game: str, reader: Reader) -> str:
    """The table in words, for those who do not see it."""
    heading = escape(say("in_words", reader.lang))
    people = tuple(reader.people)
    lines = "".join(
        _told_line(line, game, people, reader.lang, reader.seat) for line in description.splitlines()
    )
    return f'<section id="told" class="sr"><h2>{heading}</h2>{lines}</section>'


@lru_cache(maxsize=8192)
def _told_line(line: str, game: str, people: tuple[Person, ...], lang: str, seat: int | None) -> str:
    """Most lines are the same after a move as before it."""
    return f"<p>{escape(plain(line, people, games.words(game).lexicon(lang), seat))}</p>"

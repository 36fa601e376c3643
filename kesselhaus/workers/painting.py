"""A match as the parts of a page, for one look: what the seat may know, in its language."""

import dataclasses
import re
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import count
from time import time_ns
from typing import Any

from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.art.console import Bar, console
from kesselhaus.art.html import Html, escape, narrow
from kesselhaus.art.keys import WINDOW, Common, Fact, Group, Key, Part, Reader, all_fit
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.parts import DrawnTable
from kesselhaus.protocol import NEVER_AGAIN, NOT_YET, Drawn, DrawTable, Ends, Look, Redraw, Redrawn
from kesselhaus.protocol.splicing import change
from kesselhaus.workers.keys import with_things
from kesselhaus.workers.lesson_card import lesson_card
from kesselhaus.workers.logbook import Logbook
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.reading import Now, Reads
from kesselhaus.workers.remembering import Remembered
from kesselhaus.workers.texts import say

DRAWN = 8
"""So many looks at a match are kept, with the drawing that each was shown last."""
READS: defaultdict[str, dict[Hashable, Reads]] = defaultdict(dict)
"""By game: what its regions read."""
COMMON: defaultdict[tuple[str, str], Common] = defaultdict(Common)
"""By game and language: sentences in which nobody occurs."""
NUMBERS = count(time_ns())
"""Of drawings: no other process, and none before this one, has used them."""


class Painter:
    """Draws one match, and remembers what it has drawn and of what."""

    def __init__(self, live: OpenMatch) -> None:
        self.live = live
        self._remembered = Remembered(READS[live.setup.game])
        self._shown: OrderedDict[tuple[Look, int, bool], Drawn] = OrderedDict()
        """The last drawing of the present for each look."""
        self._readers: OrderedDict[tuple[Look, tuple[Person, ...]], Reader] = OrderedDict()
        self._logbooks: OrderedDict[tuple[Look, tuple[str, ...]], Logbook] = OrderedDict()
        """By look and by the colours of the seats, which are chosen in the course of some games."""

    def draw(self, wanted: DrawTable) -> Drawn:
        live = self.live if wanted.at is None else self.live.at(wanted.at)
        reader = self._reader(live, wanted.look)
        book = self._logbook(wanted.look, reader)
        # What is past is looked at once and in any order; there is nothing to be kept of it.
        remembered = self._remembered if wanted.at is None else Remembered()
        return draw(live, wanted, reader, book, remembered)

    def redraw(self, wanted: Redraw) -> Redrawn:
        """The present, as what has changed since the drawing that is named, if that was the last one."""
        others = [self._redrawn(wanted, look, base) for look, base in wanted.others]
        return replace(self._redrawn(wanted, wanted.look, wanted.base), others=others)

    def _redrawn(self, wanted: Redraw, look: Look, base: int) -> Redrawn:
        present = DrawTable(
            wanted.match, wanted.acts, look, wanted.at, lines=wanted.lines, advised=wanted.advised
        )
        if wanted.at is not None:
            return Redrawn(self.draw(present))
        key = (look, wanted.lines, wanted.advised)
        before = self._shown.get(key)
        now = before if before and before.acts == len(self.live.acts) else self._next(present)
        self._shown[key] = now
        self._shown.move_to_end(key)
        while len(self._shown) > DRAWN:
            self._shown.popitem(last=False)
        if before is None or before.number != base or before.regions.keys() != now.regions.keys():
            return Redrawn(now)
        return _since(before, now)

    def _next(self, present: DrawTable) -> Drawn:
        return replace(self.draw(present), number=next(NUMBERS))

    def _reader(self, live: OpenMatch, look: Look) -> Reader:
        colours = live.game.colours(live.match.state)
        people = tuple(Person(name, colour) for name, colour in zip(look.names, colours, strict=True))
        if (look, people) not in self._readers:
            lexicon = games.words(live.setup.game).lexicon(look.lang)
            self._readers[look, people] = Reader(
                people, lexicon, look.lang, look.seat, COMMON[live.setup.game, look.lang]
            )
            while len(self._readers) > DRAWN:
                self._readers.popitem(last=False)
        return self._readers[look, people]

    def _logbook(self, look: Look, reader: Reader) -> Logbook:
        """The log up to now, whichever moment is drawn: who looks back wants to see where he is."""
        key = (look, tuple(person.colour for person in reader.people))
        if key not in self._logbooks:
            self._logbooks[key] = Logbook(self.live, reader)
            while len(self._logbooks) > DRAWN:
                self._logbooks.popitem(last=False)
        self._logbooks.move_to_end(key)
        return self._logbooks[key]


def _since(before: Drawn, now: Drawn) -> Redrawn:
    """What is other now. What was not drawn again is the same string, and need not be compared."""
    news = {
        name: change(before.regions[name], html)
        for name, html in now.regions.items()
        if html is not before.regions[name] and html != before.regions[name]
    }
    first, count = _stays(before.lines, now.lines)
    told = replace(now, regions={}, lines=now.lines[count:], base=before.number, news=news)
    return Redrawn(told, (first, first + count))


def _stays(before: Sequence[str], now: Sequence[str]) -> tuple[int, int]:
    """From which line on how many of the log stay: it grows at its end, and is cut at its beginning."""
    if not now or now[0] not in before:
        return 0, 0
    first, same = before.index(now[0]), 0
    for one, other in zip(before[first:], now, strict=False):
        if one is not other and one != other:
            break
        same += 1
    return first, same


def draw(
    live: OpenMatch,
    wanted: DrawTable,
    reader: Reader,
    book: Logbook,
    remembered: Remembered | None = None,
) -> Drawn:
    """Every part of the table's page that can change, by the id of its element. What the own turn has brought
    stands where it may end.
    """
    match, look, game = live.match, wanted.look, live.setup.game
    words, table, lang = games.words(game), games.table(game), look.lang
    view = match.view(look.seat)
    if wanted.at is None:
        book.knows(view.state)
    if wanted.at is not None and isinstance(view.question, Ask):
        # A moment that is past: nothing can be chosen there.
        view = replace(view, question=replace(view.question, options=()), can_undo=False)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    known, people = remembered or Remembered(), tuple(reader.people)
    now = Now(view, known)
    # What is followed from for the bar is known when the boards are drawn.
    bar = _bar(now.seen, live, wanted, reader.people)
    ahead = table.ahead(view, wanted.draft, reader.people, lang) if _may_choose(wanted, asked) else None
    if ahead is not None:
        bar = dataclasses.replace(bar, title=ahead.title, note=ahead.note, drafting=ahead.begun)
    alive = table.groups(now.seen, lang) if ahead is None else ahead.parts
    parts = with_things(alive, view, lang)
    if wanted.confirm is not None and asked == look.seat:
        bar, parts = _confirming(wanted.confirm, view, words, bar, lang, book.brought())
    elif wanted.at is None and asked == look.seat and _may_end(parts) and (brought := book.brought()):
        # Keys that are there but for lack of means give way to it.
        for keys in (parts, alive):
            summed = [*keys, Fact(say("turn_brought", lang), brought)]
            if all_fit(summed, reader, WINDOW if wanted.advised else 0):
                parts = summed
                break
    if ahead is None:
        regions = _regions(table, known, now, people, lang)
    else:
        regions = _regions(table, known, Now(ahead.view, known), people, lang, ahead.lying)
    regions["console"] = console(bar, parts, reader)
    standing = known.of(("standing", (lang,)), now, lambda seen: table.standing(seen, lang))
    regions["standing"] = _standing(standing)
    description = known.of(("told", (lang,)), now, lambda seen: words.describe(seen, lang))
    regions["told"] = _told(description, reader)
    if wanted.at is None and live.guide is not None and look.seat == live.guide.lesson.seat:
        regions["lesson"] = lesson_card(live, live.guide, reader)
    lines, cut = book.lines(wanted.lines)
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


def _regions(
    table: DrawnTable,
    known: Remembered,
    now: Now,
    people: tuple[Person, ...],
    lang: str,
    lying: Mapping[str, Hashable] | None = None,
) -> dict[str, Html]:
    """Those of the game, each drawn if what it reads has changed. For several seats who see the same it is
    drawn once, because it is kept by what was read, and not by who looks. `lying` is what is chosen.
    """
    by_name = getattr(table, "REGIONS", None)
    if by_name is None:
        whole = known.of(("", (lang, people)), now, lambda seen: table.draw(seen, people, lang))
        return dict(whole)
    sight: Callable[..., Any] = table.Sight  # type: ignore[attr-defined]

    def drawn(name: str) -> Html:
        region, chosen = by_name[name], (lying[name],) if lying and name in lying else ()
        whose = (name, (lang, people))
        return known.of(whose, now, lambda seen: narrow(region(sight(seen, people, lang, *chosen))), chosen)

    return {name: drawn(name) for name in by_name}


def _standing(told: str) -> Html:
    """Round or stage in words; where there is little room, the first figures of it: `11/20`."""
    figures = next((found for part in told.split(" · ") if (found := re.findall(r"\d+", part))), [])
    return f'<span id="standing" data-short="{escape("/".join(figures[:2]))}">{escape(told)}</span>'


def _may_choose(wanted: DrawTable, asked: int | None) -> bool:
    """Who is asked now, and has not to confirm something."""
    return wanted.at is None and wanted.confirm is None and asked is not None and asked == wanted.look.seat


def _bar(view: View[Any], live: OpenMatch, wanted: DrawTable, people: Sequence[Person]) -> Bar:
    look = wanted.look
    words, table, address = games.words(view.game), games.table(view.game), f"/t/{live.setup.match}"
    title, note = view.fact(words.question, look.lang)
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
        onward=(address, say("to_result", look.lang)) if view.result and wanted.at is None else ("", ""),
    )


def _may_end(parts: Sequence[Part]) -> bool:
    """Whether the key that ends the turn is the one to press: then nothing better is left to do."""
    return any(
        isinstance(part, Group) and part.layout == "end" and any(key.kind == "go" for key in part.keys)
        for part in parts
    )


def _confirming(
    ends: Ends, view: View[Any], words: Any, bar: Bar, lang: str, brought: str
) -> tuple[Bar, list[Part]]:
    """Instead of the question: shall this really be the end of the turn, while this could still be done? The
    key that ends it is not the one to press.
    """
    question = view.question
    assert isinstance(question, Ask)
    label, *left = [words.option(question.options[place], view, lang) for place in (ends.option, *ends.left)]
    keys = [
        Key(ends.option, say("confirm_yes", lang)),
        Key(NOT_YET, say("confirm_no", lang)),
        Key(NEVER_AGAIN - ends.option, say("confirm_never", lang)),
    ]
    could = [Key(place, told.label, told.note) for place, told in zip(ends.left, left, strict=True)]
    parts: list[Part] = [
        Fact(
            say("confirm_what", lang),
            " · ".join(filter(None, (label.label, label.note))),
            f"{say('turn_brought', lang)} {brought}" if brought else "",
        ),
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


def _told(description: str, reader: Reader) -> Html:
    """The table in words, for those who do not see it. Most lines are the same after a move as before it."""
    heading = escape(say("in_words", reader.lang))
    lines = "".join(map(reader.paragraph, description.splitlines()))
    return f'<section id="told" class="sr" aria-label="{heading}"><h2>{heading}</h2>{lines}</section>'

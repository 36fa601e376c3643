"""The log as one look reads it: a block for every turn, a line for what belongs to none."""

from collections.abc import Iterable
from typing import Any

from kesselhaus import games, protocol
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.keys import Reader
from kesselhaus.art.log import Line, TurnBlock, deed, line, turn_block
from kesselhaus.engine.state import Event
from kesselhaus.workers.gists import gist, spelled
from kesselhaus.workers.open_match import Note, OpenMatch
from kesselhaus.workers.texts import say
from kesselhaus.workers.turns import Figures, Turn

KEPT = 2000
NEAR = 8
"""So far back the block of the running turn is looked for."""


class Entry:
    """Something that stands in the log by itself: a line, a heading, or all of a turn."""

    def __init__(self, act: int, name: str, html: Html = NOTHING, turn: Turn | None = None) -> None:
        self.act, self.name, self.html, self.turn = act, name, html, turn
        self.deeds: list[Html] = []
        self.told: list[tuple[int, str]] = []
        """Weight and sentence of what the one did whose turn it is."""

    @property
    def length(self) -> int:
        return 1 + len(self.deeds)


class Logbook:
    """The log of a match for one reader."""

    def __init__(self, live: OpenMatch, reader: Reader) -> None:
        self._live, self._reader = live, reader
        self._words = games.words(live.setup.game)
        self._entries: list[Entry] = []
        self._heading = ""
        self._events = self._notes = self._cuts = 0
        self._concealed: tuple[tuple[int, int], Any] = ((-1, -1), None)
        """After so many acts and answers, the table as the reader may know it."""

    def knows(self, table: Any) -> None:
        """The table as the reader may know it now, if it was concealed for something else already."""
        self._concealed = self._moment, table

    @property
    def _moment(self) -> tuple[int, int]:
        return len(self._live.acts), len(self._live.match.answers)

    def lines(self, count: int) -> tuple[list[Html], str]:
        """The last entries with so many lines in all, and the id of the first that is new since the reader's
        last turn.
        """
        self._catch_up()
        mine = self._live.last_turn_of(self._reader.seat)
        shown: list[Entry] = []
        for entry in reversed(self._entries):
            count -= entry.length
            if count < 0 and (shown or count <= -entry.length):
                break
            shown.append(entry)
        shown.reverse()
        cut = "" if mine is None else next((entry.name for entry in shown if entry.act > mine), "")
        return [entry.html if entry.turn is None else self._html(entry) for entry in shown], cut

    def brought(self) -> str:
        """What the reader's turn has brought and cost so far, in markup; nothing if it is not his."""
        turns = self._live.turns.all
        turn = turns[-1] if turns and turns[-1].ended is None else None
        if turn is None or turn.seat != self._reader.seat:
            return ""
        return " ".join(filter(None, spelled(self._difference(turn, turn.seat))))

    def _catch_up(self) -> None:
        live = self._live
        if self._cuts != live.cuts:
            self._entries, self._events, self._notes, self._cuts = [], 0, 0, live.cuts
            self._heading = ""
        log = live.match.log
        while self._events < len(log) or self._notes < len(live.notes):
            if self._notes < len(live.notes) and live.notes[self._notes].before <= self._events:
                self._add_note(live.notes[self._notes])
                self._notes += 1
                continue
            event = log[self._events]
            if event.seats is None or self._reader.seat in event.seats:
                self._add_event(event, self._events)
            self._events += 1
        del self._entries[:-KEPT]

    def _add_event(self, event: Event, number: int) -> None:
        words, live, act, name = self._words, self._live, self._live.told_by[number], f"l-{number}"
        if not words.weight(event):
            return
        text = words.event(event, self._reader.lang, live.box)
        if words.is_heading(event):
            self._add_heading(text, act, name)
            return
        then, rules = f"/t/{live.setup.match}/replay?at={act}", f"/rules/{live.setup.game}#{event.rule}"
        told = Line(text, name=name, then=then, rule=event.rule, rule_href=rules)
        turn = next((turn for turn in reversed(live.turns.all) if turn.began <= number), None)
        if turn is None or not turn.has(number):
            self._entries.append(Entry(act, name, line(told, self._reader)))
            return
        block = self._block(turn, act)
        block.deeds.append(deed(told, turn.seat, self._reader))
        if getattr(event, "seat", None) == turn.seat:
            block.told.append((words.weight(event), text))

    def _add_heading(self, text: str, act: int, name: str) -> None:
        """Whose turn begins is said by its block."""
        text = text.partition(" · [seat ")[0]
        if text != self._heading:
            self._heading = text
            self._entries.append(Entry(act, name, line(Line(text, "head", name=name), self._reader)))

    def _block(self, turn: Turn, act: int) -> Entry:
        """One for a turn, also if headings and notes stand in its midst."""
        for entry in reversed(self._entries[-NEAR:]):
            if entry.turn is not None and entry.turn.key == turn.key:
                entry.turn = turn
                return entry
        self._entries.append(Entry(act, f"t-{turn.began}", turn=turn))
        return self._entries[-1]

    def _add_note(self, note: Note) -> None:
        told = Line(noted(note, self._reader.lang), name=f"n-{note.number}")
        self._entries.append(Entry(note.number, told.name, line(told, self._reader)))

    # ------------------------------------------------------------------ blocks

    def _html(self, entry: Entry) -> Html:
        turn = entry.turn
        if turn is None or (entry.html and turn.ended is not None):
            return entry.html
        drawn = self._drawn(entry, turn)
        entry.html = drawn if turn.ended is not None else NOTHING
        return drawn

    def _drawn(self, entry: Entry, turn: Turn) -> Html:
        viewer = self._reader.seat
        gains, spent = spelled(self._difference(turn, turn.seat))
        own = "" if viewer in (None, turn.seat) else " ".join(spelled(self._difference(turn, viewer)))
        block = TurnBlock(turn.seat, entry.name, gist(entry.told), gains, spent, entry.deeds, own.strip())
        return turn_block(block, self._reader)

    def _difference(self, turn: Turn, seat: int) -> dict[str, int]:
        before, after = turn.before.of(seat, self._reader.seat), self._after(turn, seat)
        return {noun: after[noun] - had for noun, had in before.items() if noun in after}

    def _after(self, turn: Turn, seat: int) -> Figures:
        viewer, match = self._reader.seat, self._live.match
        if turn.after is not None:
            return turn.after.of(seat, viewer)
        if self._concealed[0] != self._moment:
            self._concealed = self._moment, self._live.game.conceal(match.state, viewer)
        return self._live.turns.figures(self._concealed[1], seat)


def noted(note: Note, lang: str) -> str:
    """What the people at a table have agreed on, in a sentence."""
    seat = f"[seat {note.act.seat}]"
    match note.act:
        case protocol.TookBack(kept=kept):
            return say("log_undo" if kept is None else "log_mended", lang, seat=seat)
        case protocol.TimeAgreed(agreed=seats):
            return say("log_would_grant", lang, others=_called(seats), seat=seat)
        case protocol.TimeGranted():
            return say("log_granted", lang, seat=seat)
        case protocol.BrokenOff():
            return say("log_ended", lang)
        case protocol.Left(left=seats):
            return say("log_left", lang, seats=_called(seats))
        case protocol.Declining(declines=declines):
            return say("log_declines" if declines else "log_decides", lang, seat=seat)
        case protocol.TakenOver():
            return say("log_bot", lang, seat=seat)


def _called(seats: Iterable[int]) -> str:
    return ", ".join(f"[seat {seat}]" for seat in seats)

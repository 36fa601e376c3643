"""The log as one look reads it: each line is drawn once and kept."""

from kesselhaus import games
from kesselhaus.art.keys import Reader
from kesselhaus.art.log import Line, line
from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.workers.open_match import Note, OpenMatch
from kesselhaus.workers.texts import say

KEPT = 2000


class Logbook:
    """The lines of a match for one reader, with the number of the act that told each."""

    def __init__(self, live: OpenMatch, reader: Reader) -> None:
        self._live, self._reader = live, reader
        self._drawn: list[tuple[int, str, str]] = []
        """Act, id and HTML of each line."""
        self._is_forced = False
        self._events = self._notes = self._cuts = 0

    def lines(self, count: int) -> tuple[list[str], str]:
        """The last lines, and the id of the first one that is new since the reader's last turn."""
        self._catch_up()
        mine = self._live.last_turn_of(self._reader.seat)
        shown = self._drawn[-count:] if count else []
        cut = "" if mine is None else next((name for act, name, _ in shown if act > mine), "")
        return [drawn for _, _, drawn in shown], cut

    def _catch_up(self) -> None:
        live = self._live
        if self._cuts != live.cuts:
            self._drawn, self._events, self._notes, self._cuts = [], 0, 0, live.cuts
            self._is_forced = False
        log = live.match.log
        while self._events < len(log) or self._notes < len(live.notes):
            if self._notes < len(live.notes) and live.notes[self._notes].before <= self._events:
                self._add_note(live.notes[self._notes])
                self._notes += 1
                continue
            event, act = log[self._events], live.told_by[self._events]
            if event.seats is None or self._reader.seat in event.seats:
                self._add_event(event, act, self._events)
            self._events += 1
        del self._drawn[:-KEPT]

    def _add_event(self, event: Event, act: int, number: int) -> None:
        words, lang, live = games.words(self._live.setup.game), self._reader.lang, self._live
        if isinstance(event, Forced) and self._is_told_next(event, number):
            # What he had to do is told by the next line, and so is that he had to.
            self._is_forced = True
            return
        text, name = words.event(event, lang, live.box), f"l-{number}"
        if words.is_heading(event):
            told = Line(text, "head", name=name)
        else:
            text += f" ({say('log_forced', lang)})" if self._is_forced else ""
            self._is_forced = False
            told = Line(
                text,
                name=name,
                then=f"/t/{live.setup.match}/replay?at={act}",
                rule=event.rule,
                rule_href=f"/rules/{live.setup.game}#{event.rule}",
            )
        self._drawn.append((act, name, line(told, self._reader)))

    def _is_told_next(self, forced: Forced, number: int) -> bool:
        """Whether the next event is of the same seat and act, and a sentence for this reader."""
        log, live = self._live.match.log, self._live
        if number + 1 >= len(log) or live.told_by[number + 1] != live.told_by[number]:
            return False
        told = log[number + 1]
        shown = told.seats is None or self._reader.seat in told.seats
        same = getattr(told, "seat", None) == forced.seat
        return shown and same and not games.words(live.setup.game).is_heading(told)

    def _add_note(self, note: Note) -> None:
        told = Line(noted(note, self._reader.lang), name=f"n-{note.number}")
        self._drawn.append((note.number, told.name, line(told, self._reader)))


def noted(note: Note, lang: str) -> str:
    """What the people at a table have agreed on, in a sentence."""
    kind, body = note.act.kind, note.act.body
    if kind == "undo":
        return say("log_mended" if "kept" in body else "log_undo", lang, seat=f"[seat {body['by']}]")
    if kind == "clock":
        return say("log_granted", lang, seat=f"[seat {note.act.seat}]")
    if kind == "ended":
        return say("log_ended", lang)
    if "left" in body:
        return say("log_left", lang, seats=", ".join(f"[seat {seat}]" for seat in body["left"]))
    if "declines" in body:
        key = "log_declines" if body["declines"] else "log_decides"
        return say(key, lang, seat=f"[seat {note.act.seat}]")
    return say("log_bot", lang, seat=f"[seat {body['seat']}]")

"""Notes of a match: what somebody has learned of his decisions. They travel with its record."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kesselhaus.engine.record import Note
from kesselhaus.protocol import Judged
from kesselhaus.web.live import LiveTable

NOTES = "notes"
"""Where a match that was brought has them among its options."""


def kept(notes: Sequence[Note]) -> dict[str, Any]:
    """As options of a match; nothing where nothing was noted."""
    return {NOTES: msgspec.to_builtins(notes)} if notes else {}


def notes_of(table: LiveTable) -> tuple[Note, ...]:
    """Those that came with a match."""
    return msgspec.convert(table.match.options.get(NOTES, ()), tuple[Note, ...])


def noted(table: LiveTable, seat: int, lang: str, points: Iterable[Judged]) -> tuple[Note, ...]:
    """Turning points as they are written down: by answers, for who reads a record counts its acts anew."""
    return tuple(
        Note(
            seat=seat,
            after=table.answers_at(point.at),
            lang=lang,
            standing=point.standing,
            question=point.question,
            options=point.options,
            played=point.played,
            best=point.best,
            lost=point.lost,
            behind=point.behind,
            worlds=point.worlds,
            unit=point.unit,
            least=point.least,
            reasons=point.reasons,
        )
        for point in points
    )


def read_again(table: LiveTable) -> dict[int, tuple[Judged, ...]]:
    """By seat, those that came with a match, at its moments; what is noted of no moment is left out."""
    notes = notes_of(table)
    after = table.moments() if notes else {}
    found: dict[int, tuple[Judged, ...]] = {}
    for note in notes:
        if note.after in after and note.seat < table.match.seats:
            point = Judged(
                at=after[note.after],
                standing=note.standing,
                question=note.question,
                options=note.options,
                played=note.played,
                best=note.best,
                lost=note.lost,
                behind=note.behind,
                worlds=note.worlds,
                unit=note.unit,
                least=note.least,
                reasons=note.reasons,
            )
            found[note.seat] = (*found.get(note.seat, ()), point)
    return found

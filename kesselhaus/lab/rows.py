"""What is told of a match to learners: its decisions, or its positions where phases end; each row with what
came of the match for its seat.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from kesselhaus import games
from kesselhaus.bots.opinion import Opinion
from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.observing import Observer
from kesselhaus.lab.figures import ranks
from kesselhaus.lab.matches import Pairing, from_shelf, sit_down
from kesselhaus.lab.notes import Notes

Rows: TypeAlias = Literal["decisions", "positions"]


class Row(Struct, frozen=True):
    """What a seat knew at one moment."""

    match: int
    answer: int
    """How many answers had been given."""
    seat: int
    rule: str
    """What was asked by then, of this seat or (of a position) of any."""
    view: bytes
    """Numbers of four bytes each, as the columns have them."""
    legal: list[int] = []
    chosen: int = 0
    advice: bytes = b""
    """What the game's advice thinks of all seats, as numbers of four bytes."""


class Outcome(Struct, frozen=True):
    """What a match brought to a seat. Scores stand by places from it: its own first."""

    win_share: float
    score: int
    rank: float
    scores: list[int]


def rows_of(
    key: str, pairing: Pairing, number: int, what: Rows, sample: int | None = None, notes: Notes | None = None
) -> tuple[list[Row], list[Outcome]]:
    """The rows of one match, all or so many of them, and the outcome for each seat. Where there are notes of
    it nobody thinks again.
    """
    again = None if notes is None else notes.of(number)
    rows, match = (decided if what == "decisions" else positions)(key, pairing, number, again)
    if notes is not None:
        notes.add(number, match)
    if sample is not None and sample < len(rows):
        drawn = Random(f"{pairing.seed}/{number}/rows").sample(range(len(rows)), sample)
        rows = [rows[place] for place in sorted(drawn)]
    result = match.result
    assert result is not None
    return rows, outcomes(result, pairing.seats)


def outcomes(result: Result, seats: int) -> list[Outcome]:
    places = ranks(result.scores, result.winners)
    return [
        Outcome(
            win_share=(seat in result.winners) / max(1, len(result.winners)),
            score=result.scores[seat],
            rank=places[seat],
            scores=[result.scores[(seat + place) % seats] for place in range(seats)],
        )
        for seat in range(seats)
    ]


def decided(
    key: str, pairing: Pairing, number: int, again: Sequence[Any] | None = None
) -> tuple[list[Row], Match[Any]]:
    """Each decision of one match. An answer beyond a declared top of the catalogue (a bid that hardly anybody
    makes) is no row.
    """
    game, box = from_shelf(key, pairing.components)
    catalogue = catalogue_of(key, pairing.seats, frozenset(pairing.variants), box)
    observer = Observer(key, pairing.seats, box)
    before: list[tuple[int, int, str, bytes, list[int]]] = []

    def watch(match: Match[Any]) -> None:
        question = match.question
        assert isinstance(question, Ask)
        row = observer.packed(match, question.seat)
        before.append(
            (len(match.answers), question.seat, question.rule, row, catalogue.legal(question.options))
        )

    match = sit_down(game, pairing, number, box, watch, again=again).match
    rows = []
    for place, seat, rule, view, legal in before:
        option = match.answers[place]
        assert isinstance(option, Option)
        if option in catalogue:
            rows.append(Row(number, place, seat, rule, view, legal, catalogue.index(option)))
    return rows, match


def positions(
    key: str, pairing: Pairing, number: int, again: Sequence[Any] | None = None
) -> tuple[list[Row], Match[Any]]:
    """What each seat knew whenever a phase had ended (a turn, an auction: `advice.phase`), which is where a
    search judges.
    """
    game, box = from_shelf(key, pairing.components)
    observer, phase = Observer(key, pairing.seats, box), games.advice(key).phase
    opinion = Opinion(key, pairing.seats)
    rows: list[Row] = []
    last: object = None

    def watch(match: Match[Any]) -> None:
        nonlocal last
        question, running = match.question, phase(match.state)
        assert isinstance(question, Ask)
        if last is not None and running != last:
            rows.extend(
                Row(
                    number,
                    len(match.answers),
                    seat,
                    question.rule,
                    observer.packed(match, seat),
                    advice=opinion.packed(match.state, seat),
                )
                for seat in range(pairing.seats)
            )
        last = running

    return rows, sit_down(game, pairing, number, box, watch, again=again).match


def columns(rows: Sequence[Row], told: Sequence[Outcome], what: Rows) -> dict[str, list[Any]]:
    """All columns but the views and what advice thinks of them."""
    found: dict[str, list[Any]] = {
        name: [getattr(row, name) for row in rows] for name in ("match", "answer", "seat", "rule")
    }
    if what == "decisions":
        found |= {name: [getattr(row, name) for row in rows] for name in ("legal", "chosen")}
    names = ("win_share", "score", "rank", "scores")
    return found | {name: [getattr(outcome, name) for outcome in told] for name in names}

"""What is drawn again after a move, and what is not: a drawing is kept while what it reads is the same."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.state import State
from kesselhaus.engine.view import View, kept
from kesselhaus.games.airship_city.options import Shift, Step
from kesselhaus.protocol import Begin, Done, GiveAnswer, Look, Redraw, Redrawn, Setup
from kesselhaus.protocol.splicing import change, changed
from kesselhaus.store.rows import Entry
from kesselhaus.web.drawings import KEPT, Drawings
from kesselhaus.web.live import Past
from kesselhaus.workers.owner import MatchOwner
from kesselhaus.workers.reading import Now
from kesselhaus.workers.remembering import Remembered

Draw = Callable[[View[Any]], object]


@pytest.fixture
def view() -> View[Any]:
    game = games.game("airship_city")
    return Match(game, 2, frozenset(), game.box(None), Random(1)).view(0)


def other(view: View[Any], **fields: object) -> View[Any]:
    """A view of a table on which something is different."""
    state = view.state.copy()
    for name, value in fields.items():
        setattr(state, name, value)
    return replace(view, state=state)


class Drawer:
    """Draws what it remembers, and says whether it had to."""

    def __init__(self, draw: Draw) -> None:
        self._draw, self._known = draw, Remembered()

    def __call__(self, view: View[Any]) -> bool:
        before = self._known.drawn
        made = self._known.of(("region", ()), Now(view, self._known), self._draw)
        assert made == self._draw(view)
        return self._known.drawn > before


def test_only_what_reads_something_else_is_drawn_again(view: View[Any]) -> None:
    draw = Drawer(lambda seen: (seen.state.round, seen.state.players[1].score))
    assert draw(view)
    assert not draw(other(view, active=1, prices={}))
    assert draw(other(view, round=7))
    assert draw(view)
    players = [player.copy() for player in view.state.players]
    players[0].score = 5
    assert not draw(other(view, players=players))
    players[1].score = 5
    assert draw(other(view, players=players))


def test_what_is_read_for_the_first_time_counts_from_then_on(view: View[Any]) -> None:
    draw = Drawer(lambda seen: seen.state.prices if seen.state.round > 5 else "nothing yet")
    assert draw(view)
    assert not draw(other(view, prices={}))
    assert draw(other(view, round=6))
    assert draw(other(view, round=6, prices={}))
    assert not draw(other(view, round=6, prices={}))


def test_of_what_follows_only_the_outcome_counts(view: View[Any]) -> None:
    def is_late(seen: View[Any], since: int) -> bool:
        return bool(seen.state.round > since)

    draw = Drawer(lambda seen: seen.fact(is_late, 3))
    assert draw(other(view, round=1))
    assert not draw(other(view, round=2))
    assert draw(other(view, round=4))


def test_a_part_is_kept_when_the_rest_is_drawn_again(view: View[Any]) -> None:
    drawn = []

    @kept
    def part(seen: View[Any], key: str) -> str:
        drawn.append(key)
        return f"{key} {seen.state.prices}"

    known = Remembered()

    def region(seen: View[Any]) -> str:
        return f"{seen.state.round} {seen.fact(part, 'a')} {seen.fact(part, 'b')}"

    late: dict[str, object] = {"round": 6, "prices": {}}
    for fields in ({}, {"round": 5}, {"round": 6}, late, {**late, "active": 1}):
        known.of(("region", ()), Now(other(view, **fields), known), region)
    assert drawn == ["a", "b", "a", "b"]
    assert known.drawn == 4 + 4


def test_of_options_the_kinds_count_that_are_looked_for(view: View[Any]) -> None:
    question: Any = view.question
    shift, step = Shift("row-0", "left"), Step("a", "b")

    def with_options(*options: object) -> View[Any]:
        return replace(view, question=replace(question, options=options))

    draw = Drawer(lambda seen: shift in seen.legal)
    assert draw(with_options(shift, step))
    assert not draw(with_options(shift))
    assert draw(with_options(step))


class Dials(State, kw_only=True):
    """A table with something that follows from it, but not always."""

    dials: tuple[int, ...] = ()
    lit: bool = False

    @property
    def highest(self) -> int:
        return max(self.dials)


def test_what_does_not_always_follow_is_drawn_where_it_does(view: View[Any]) -> None:
    def table(*dials: int) -> View[Any]:
        state = Dials(box=view.state.box, seats=2, variants=frozenset(), dials=dials, lit=bool(dials))
        return replace(view, state=state)

    draw = Drawer(lambda seen: seen.state.highest if seen.state.lit else "dark")
    assert draw(table(1, 2))
    assert not draw(table(2, 0))
    assert draw(table())
    assert draw(table(3))


def test_what_can_only_be_done_with_the_very_table_reads_all_of_it(view: View[Any]) -> None:
    draw = Drawer(lambda seen: seen.state.copy().prices)
    assert draw(view)
    assert draw(other(view, round=7))
    assert not draw(other(view, round=7))


def test_a_seat_is_never_shown_what_was_drawn_of_anothers_secret() -> None:
    game = games.game("planet_steam")
    match = Match(game, 3, frozenset(), game.box(None), Random(2))
    known = Remembered()

    def purses(seen: View[Any]) -> str:
        return ", ".join(str(player.credits) for player in seen.state.players)

    shown = {seat: known.of(("purses", ()), Now(match.view(seat), known), purses) for seat in (0, 1, None)}
    assert shown == {seat: purses(match.view(seat)) for seat in (0, 1, None)}
    assert len(set(shown.values())) == 3


def test_games_without_a_look_ahead_have_their_regions() -> None:
    for key in games.shelf():
        table: Any = games.table(key)
        assert len(table.REGIONS) > 4, key


# ------------------------------------------------------------------ what a move costs

MOST = {
    "airship_city": 12_000,
    "planet_steam": 10_500,
    "nucleum": 13_000,
    "steamopolis": 17_500,
    "whistle_mountain": 14_500,
}
"""Calls of functions for a move with two pages, a quarter or more above what it took when this was written.
Who gets near it has made something be drawn that has not changed.
"""


@pytest.mark.parametrize("game", sorted(MOST))
def test_a_move_draws_hardly_more_than_what_has_changed(game: str) -> None:
    owner, chance, looks = MatchOwner(), Random(1), [Look(seat, "en", ("Ada", "Bob")) for seat in (0, 1)]
    tables = [f"m{number}" for number in range(3)]
    numbers: dict[tuple[str, Look], int] = {}
    for table in tables:
        assert isinstance(owner.handle(Begin(Setup(table, game, 2, (), None, True, None))), Done)

    def move(table: str) -> None:
        live = owner._live[table][0]
        question: Any = live.match.question
        option = chance.randrange(len(question.options))
        assert isinstance(owner.handle(GiveAnswer(table, len(live.acts), question.seat, option)), Done)
        for look in looks:
            base = numbers.get((table, look), 0)
            redrawn = owner.handle(Redraw(table, len(live.acts), look, base))
            assert isinstance(redrawn, Redrawn), redrawn
            numbers[table, look] = redrawn.drawn.number

    for _ in range(6):  # what regions read is learned
        for table in tables:
            move(table)

    def moves() -> None:
        for table in tables * 4:
            move(table)

    calls = _calls(moves)
    assert calls / 12 < MOST[game]


def _calls(work: Callable[[], object]) -> int:
    count = 0

    def called(_frame: object, event: str, _what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


# ------------------------------------------------------------------ on its way


def test_several_looks_are_asked_for_at_once() -> None:
    owner, drawings = MatchOwner(), Drawings()
    owner.handle(Begin(Setup("m", "airship_city", 2, (), None, True, None)))
    looks = [Look(seat, lang, ("Ada", "Bob")) for seat in (0, 1, None) for lang in ("en", "de")]
    redrawn: Any = owner.handle(Redraw("m", 1, looks[0], 0, others=tuple((look, 0) for look in looks[1:])))
    for look, one in zip(looks, (redrawn, *redrawn.others), strict=True):
        alone: Any = owner.handle(Redraw("m", 1, look, 0))
        assert drawings.take(look, False, one).regions == alone.drawn.regions


def test_a_drawing_that_is_asked_for_is_not_forgotten_meanwhile() -> None:
    drawings, owner = Drawings(), MatchOwner()
    owner.handle(Begin(Setup("m", "airship_city", 2, (), None, True, None)))
    redrawn: Any = owner.handle(Redraw("m", 1, Look(0, "en", ("Ada", "Bob")), 0))
    looks = [Look(0, "en", (str(number), "Bob")) for number in range(KEPT + 1)]
    for look in looks[:KEPT]:
        drawings.take(look, False, redrawn)
    assert drawings.last(looks[0], False) is not None
    drawings.take(looks[KEPT], False, redrawn)
    assert drawings.last(looks[0], False) is not None
    assert drawings.last(looks[1], False) is None


def test_splices_make_the_new_drawing_to_the_letter() -> None:
    chance = Random(5)
    signs = ["a", "b", '<i class="x">', "</i>", "é", "–", "🎩", "🚂"]
    for _ in range(3000):
        old = "".join(chance.choices(signs[: chance.choice((2, 4, 6, 8))], k=chance.randrange(60)))
        cut = chance.randrange(len(old) + 1)
        come = "".join(chance.choices(signs, k=chance.randrange(4)))
        new = old[:cut] + come + old[cut + chance.randrange(8) :]
        assert changed(old, change(old, new)) == new


def test_the_past_of_a_table_is_told_as_if_it_were_read_at_once() -> None:
    chance, entries, answers = Random(3), list[Entry](), 0
    counting: list[tuple[int, int | None]] = []
    growing = Past()
    for number in range(1, 200):
        kind: Any = chance.choice(("answer", "answer", "answer", "undo", "bot"))
        to = chance.randrange(answers + 1)
        body: dict[str, Any] = (
            {"answers": [1] * chance.randrange(1, 3)} if kind == "answer" else {"level": "easy"}
        )
        if kind == "undo":
            body = {"to": to}
            counting = [(before, whose) for before, whose in counting if before < to]
        request, seat = f"r-{number}", chance.randrange(2)
        entry = Entry(match="m", number=number, kind=kind, seat=seat, body=body, at=0, request=request)
        entries.append(entry)
        if kind == "answer":
            counting.append((answers, entry.seat))
        answers = to if kind == "undo" else answers + len(body.get("answers", ()))
        if chance.random() < 0.5:
            growing.take(entries)
            assert growing.counting == counting
            assert growing.requests == {entry.request for entry in entries}

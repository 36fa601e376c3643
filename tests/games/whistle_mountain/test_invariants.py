"""Invariants (section 8): each damage by hand is named, and random matches do none."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain.examples.positions import (
    A,
    B,
    able,
    block,
    deal,
    decorate,
    flooded,
    fly,
    forging,
    lay,
    over,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.options import EndTurn
from kesselhaus.games.whistle_mountain.rules import turn
from kesselhaus.games.whistle_mountain.state import Berth, Spot, Table
from tests.games.whistle_mountain.matches import choose
from tests.scenario import playing


def sound() -> Table:
    """A table in mid-game on which all invariants hold."""
    table = lay()
    flooded(table, 2)
    block(table, 3, 3)
    block(table, 5, 3)
    put(table, "ms01", 3, 3)
    put(table, "mm14", 5, 5)
    stand(table, A, (3, 5))
    stand(table, B, (4, 5))
    fly(table, A, "small", (8, 8))
    fly(table, B, "medium", (5, 5), (6, 5), machine="mm14")
    fly(table, B, "small", dock="dk05")
    able(table, B, "ab02", "up10")
    store(table, A, "ms05", "st02")
    deal(table, A, "cd01")
    decorate(table, A, "aw13")
    return table


def player(seat: int, **values: Any) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        for name, value in values.items():
            setattr(table.players[seat], name, value)

    return damage


def on_table(**values: Any) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        for name, value in values.items():
            setattr(table, name, value)

    return damage


def berth(seat: int, airship: str, **where: Any) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        table.players[seat].airships[airship] = Berth(**where)

    return damage


def shown(display: str, *tiles: str) -> Callable[[Table], None]:
    return lambda table: table.displays.update({display: tiles})


def laid(**spots: Spot) -> Callable[[Table], None]:
    def damage(table: Table) -> None:
        table.machines.update(spots)

    return damage


def forgotten(table: Table) -> None:
    """The sets of squares have not heard of a worker."""
    table.ground.workers = 0


DAMAGES: list[Any] = [
    ("INV-1", player(A, pool=9)),
    ("INV-2", player(A, airships={})),
    ("INV-2", berth(A, "large", dock="dk07", squares=((9, 9),))),
    ("INV-3", player(A, scaffolds=())),
    ("INV-4", player(B, machines=("ms05",))),
    ("INV-5", player(A, cards=("cd01", "cd01"))),
    ("INV-5", player(B, upgrades=("up11",))),
    ("INV-6", on_table(used_awards=("aw01",))),
    ("INV-7", on_table(water_level=8)),
    ("INV-8", player(A, standing=((3, 2),))),
    ("INV-8", player(A, barracks=(1, 3, 4, 5))),
    ("INV-9", berth(A, "small", squares=((8, 2),))),
    ("INV-10", player(A, goods={"coal": -1, "iron": 0, "water": 0, "gold": 0, "whistle": 0})),
    ("INV-11", berth(B, "large", squares=((8, 8),))),
    ("INV-11", berth(A, "large", dock="dk05")),
    ("INV-11", berth(A, "small", squares=((5, 6),), machine="mm14")),
    ("INV-12", laid(ms05=Spot(0, 9, 9))),
    ("INV-12", forgotten),
    ("INV-13", player(A, ability="")),
    ("INV-13", player(A, upgrades=tuple(f"up{number:02}" for number in range(11, 18)))),
    ("INV-14", on_table(cards_played=2)),
    ("INV-14", on_table(awards_used=2)),
    ("INV-15", lambda table: forging(table, buildings=4)),
    ("INV-15", lambda table: forging(table, moves=1, rescues=1)),
    ("INV-18", shown("small", "ms02", "ms03")),
    ("INV-20", on_table(duplicator="mm14")),
    ("INV-22", on_table(standstill_count=24)),
]


def ids(found: Any) -> set[str]:
    return {sentence.split(":")[0] for sentence in found}


def test_a_sound_table_is_sound() -> None:
    table = sound()
    assert list(GAME.broken(None, table, True)) == []
    assert list(GAME.broken(table.copy(), table, True)) == []


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5", "INV-6", "INV-7", "INV-8", "INV-9", "INV-10")
@pytest.mark.rule("INV-11", "INV-12", "INV-13", "INV-14", "INV-15", "INV-18", "INV-20", "INV-22")
@pytest.mark.parametrize(("number", "damage"), DAMAGES)
def test_a_damage_is_named(number: str, damage: Callable[[Table], None]) -> None:
    table = sound()
    damage(table)
    if damage is not forgotten:
        table.__dict__.pop("ground", None)
    assert number in ids(GAME.broken(None, table, True))


@pytest.mark.rule("INV-7", "INV-16", "INV-17", "INV-19")
@pytest.mark.parametrize(
    ("number", "damage"),
    [
        ("INV-7", on_table(water_level=1)),
        ("INV-16", player(A, score=4)),
        ("INV-17", player(A, tower=(6,))),
        ("INV-19", on_table(turn=3, turns_left=2)),
        ("INV-19", over),
    ],
)
def test_a_change_that_cannot_be_is_named(number: str, damage: Callable[[Table], None]) -> None:
    before = sound()
    before.players[A].score, before.players[A].tower = 5, (5,)
    before.turn, before.end_reason, before.turns_left = 2, "barracks", 2
    after = before.copy()
    damage(after)
    after.__dict__.pop("ground", None)
    assert number in ids(GAME.broken(before, after, True))


@pytest.mark.rule("INV-10")
def test_too_much_at_the_end_of_a_turn_is_named() -> None:
    before = sound()
    before.players[B].goods["gold"] = 5
    after = before.copy()
    assert "INV-10" not in ids(GAME.broken(before, after, True))
    after.turn += 1
    assert "INV-10" in ids(GAME.broken(before, after, True))


@pytest.mark.rule("INV-21")
def test_a_turn_without_a_main_action_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sound()
    assert "INV-21" not in ids(GAME.broken(None, table, True))
    monkeypatch.setattr(turn, "FORGE", EndTurn())
    monkeypatch.setattr(turn, "senders", lambda table, player: [])
    assert "INV-21" in ids(GAME.broken(None, table, True))


@pytest.mark.rule("INV-21", "INV-22")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("lively", [False, True])
def test_every_invariant_holds_after_every_answer(seats: int, lively: bool) -> None:
    chance = Random(seats)
    match: Match[Table] = Match(GAME, seats, chance=chance)
    before: Table | None = None
    for _ in range(3000):
        found = list(GAME.broken(before, match.state, not match.nested and isinstance(match.question, Ask)))
        assert found == []
        before = match.state.copy()
        question = match.question
        if not isinstance(question, Ask):
            break
        options = list(question.options)
        assert len(options) == len(set(options)) > 0
        match.answer(choose(chance, options) if lively else chance.choice(options))
    assert match.is_over
    assert match.state.round <= 8 * (101 + 7 * seats) + 1


@given(st.sampled_from(GAME.seats), st.integers(0, 2**32))
def test_the_sets_of_squares_say_what_the_table_says(seats: int, seed: int) -> None:
    chance = Random(seed)
    for number, match in enumerate(playing(Match(GAME, seats, chance=chance), chance)):
        if number % 25 == 0:
            table = match.state
            known = table.copy().ground
            table.__dict__.pop("ground")
            assert table.ground == known
            assert not known.airships & GRID.row[0]
        if number > 300:
            break

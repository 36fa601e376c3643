"""Face-down tiles: what they can still be, and who knows them (section 7, ST-101)."""

from random import Random

import pytest

from kesselhaus.games.steamopolis.events import PeekShown
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    at_level,
    effect,
    fly,
    lay,
    open_tile,
    room,
)
from kesselhaus.games.steamopolis.options import BuyMachine, Peek
from kesselhaus.games.steamopolis.secrets import imagine
from kesselhaus.games.steamopolis.state import Lot, Table
from tests.scenario import answer, asked, drawn, events, offered


def peeked(table: Table, level: int, tile: str, *seats: int) -> None:
    """Some players have seen that this is the next tile of a level."""
    first, following, *rest = table.markets[level]
    table.markets[level] = (first, Lot(following.rank, following.colour, tile, seats), *rest)


@pytest.mark.rule("RU-48", "ST-101")
def test_nobody_looks_at_the_same_tile_twice() -> None:
    table = lay()
    peeked(table, 5, "M14", A)
    assert Peek(5, 1) not in offered(effect(table, "peek"))
    assert Peek(5, 1) in offered(effect(table, "peek", seat=B))


@pytest.mark.rule("ST-101")
def test_who_looks_later_sees_the_same_tile_and_the_first_still_knows_it() -> None:
    table = lay()
    peeked(table, 5, "M14", A)
    match = answer(effect(table, "peek", seat=B), Peek(5, 1))
    assert [event.tile for event in events(match, PeekShown)] == ["M14"]
    assert [match.view(seat).state.markets[5][1].tile for seat in (A, B, C)] == ["M14", "M14", None]


@pytest.mark.rule("ST-101", "INV-8")
def test_a_face_down_tile_is_none_that_lies_somewhere_else() -> None:
    table = lay()
    open_tile(table, 2, "M11")
    table.boxed = ("M12",)
    room(table, B, s4="M13")
    match = answer(effect(table, "peek"), Peek(5, 1))
    assert set(drawn(match).outcomes) == {"M14"}


@pytest.mark.rule("ST-101", "INV-8")
def test_a_face_down_tile_is_no_banner_and_none_that_was_seen_elsewhere() -> None:
    table = lay()
    peeked(table, 4, "M13", B)
    table.players[C].banners = ("M11",)
    match = answer(effect(table, "peek"), Peek(5, 1))
    assert set(drawn(match).outcomes) == {"M12", "M14"}


@pytest.mark.rule("INV-21", "ST-127")
def test_who_is_buying_a_tile_does_not_take_it_for_one_that_another_has_seen() -> None:
    table = at_level(4, "M13", crystal=1, gear=1)
    table.boxed = ("M11",)
    peeked(table, 5, "M14", B)
    room(table, A, s1="S1", s2="S2")
    match = answer(fly(table), BuyMachine("M13"))
    answer(match, asked(match).options[0])
    assert asked(match).rule == "ST-129"
    seen = match.view(A).state
    tiles = {imagine(seen, A, Random(seed)).markets[5][1].tile for seed in range(20)}
    assert tiles == {"M12", "M14"}

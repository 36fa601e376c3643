"""Partial effects below a cost (ST-92), also such as only other editions print."""

import pytest

from kesselhaus.games.steamopolis.box import Atom, Part
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    costly,
    gauge,
    goods,
    hold,
    lay,
    parasite,
    partial_effects,
    room,
    score,
    stones,
)
from kesselhaus.games.steamopolis.options import DECLINE, DONE, USE, LoseStone, MoveStone, Pay, UseParasite
from tests.scenario import answer, asked, offered


@pytest.mark.rule("ST-92", "ST-91")
def test_one_cost_buys_all_symbols_below_it_from_top_to_bottom() -> None:
    table = lay()
    hold(table, A, gear=1)
    match = answer(partial_effects(table, costly("press(1)", "sp(2)", gear=1)), Pay(0, 1))
    assert (offered(match, MoveStone), score(match)) == ({MoveStone(1), MoveStone(2), MoveStone(3)}, 0)
    assert score(answer(match, MoveStone(1))) == 2


@pytest.mark.rule("ST-92", "ST-23")
def test_of_resources_and_a_stone_both_are_paid() -> None:
    table = lay()
    hold(table, A, crystal=1)
    match = answer(partial_effects(table, costly("sp(2)", crystal=1, lose_stone=True)), Pay(1, 0))
    assert (offered(match), score(match)) == ({LoseStone(1), LoseStone(2), LoseStone(3)}, 0)
    answer(match, LoseStone(2))
    assert (goods(match), stones(match), score(match)) == ((0, 0), [1, 3], 2)
    gauge(table, A, 1)
    assert asked(partial_effects(table, costly("sp(2)", crystal=1, lose_stone=True))).seat == B


@pytest.mark.rule("ST-92")
@pytest.mark.parametrize("symbol", ["cap", "sponsor", "gala"])
def test_what_has_been_paid_for_is_taken(symbol: str) -> None:
    table = lay()
    hold(table, A, gear=1)
    match = partial_effects(table, costly(symbol, gear=1))
    assert offered(match) == {Pay(0, 1), DECLINE}
    assert not {DECLINE, USE} & offered(answer(match, Pay(0, 1)))


@pytest.mark.rule("ST-92", "ST-114")
def test_a_parasite_that_has_been_paid_for_is_used() -> None:
    table = lay()
    hold(table, A, gear=1)
    room(table, B, s1="M01")
    parasite(table, A, B, 1)
    match = answer(partial_effects(table, costly("par_act(1)", gear=1)), Pay(0, 1))
    assert offered(match) == {UseParasite(0), DONE}


JUMP = Part((Atom("set8"),))


@pytest.mark.rule("ST-83")
def test_when_another_stone_is_given_up_the_one_of_the_visit_still_jumps() -> None:
    table = lay()
    table.visitor = 3
    match = answer(partial_effects(table, costly("sp(1)", lose_stone=True), JUMP), LoseStone(1), USE)
    assert stones(match) == [2, 10]


@pytest.mark.rule("ST-83")
def test_when_the_stone_of_the_visit_is_given_up_no_other_jumps() -> None:
    table = lay()
    table.visitor = 3
    match = answer(partial_effects(table, costly("sp(1)", lose_stone=True), JUMP), LoseStone(3))
    assert (asked(match).seat, stones(match)) == (B, [1, 2])

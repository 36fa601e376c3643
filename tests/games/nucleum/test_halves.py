"""What the halves of tiles give (2.12), and what the log tells of them."""

import pytest

from kesselhaus.games.nucleum.events import Declined, HalfUsed
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    STOP,
    acting,
    build,
    give,
    hand,
    lay,
)
from kesselhaus.games.nucleum.options import (
    ChooseBuilding,
    ChoosePiece,
    ChoosePlant,
    ChooseSite,
    ChooseSlot,
    EnergizeBuilding,
    TakeContract,
    UseHalf,
)
from tests.scenario import answer, events


@pytest.mark.rule("NU-88", "NU-37")
def test_a_half_may_save_thaler() -> None:
    table = lay()
    hand(table, "T01")
    match = answer(acting(table, "T01"), UseHalf("T01", 1), ChooseBuilding("RES-1"), ChooseSite("leipzig.u1"))
    assert match.state.players[ANNA].thaler == 4 - 2 + 1


@pytest.mark.rule("NU-96", "NU-37")
def test_a_half_may_save_a_worker() -> None:
    table = lay()
    hand(table, "T12")
    give(table, workers=0)
    match = answer(acting(table, "T12"), UseHalf("T12", 1), ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    assert match.state.players[ANNA].turbines[0] == "grimma.t1"


@pytest.mark.rule("NU-101", "NU-37")
def test_a_half_may_bring_uranium() -> None:
    table = lay()
    hand(table, "T02")
    give(table, workers=1)
    match = answer(acting(table, "T02"), UseHalf("T02", 2), ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    # Without a mine it is a worker.
    assert match.state.players[ANNA].workers == 1


@pytest.mark.rule("NU-111", "NU-37")
def test_a_half_may_double_the_reward_of_a_slot() -> None:
    table = lay()
    hand(table, "T36")
    match = answer(acting(table, "T36"), UseHalf("T36", 1), TakeContract("C05"), ChooseSlot(1))
    assert match.state.players[ANNA].thaler == 4 + 2 * 2


@pytest.mark.rule("NU-133", "NU-37")
def test_a_half_may_give_electricity() -> None:
    table = lay()
    hand(table, "T29")
    build(table, ANNA, "RES-1", "grimma.u1")
    match = answer(acting(table, "T29"), UseHalf("T29", 1), ChoosePlant("grimma"))
    match.answer(EnergizeBuilding("grimma.u1"))
    assert match.state.sites["grimma.u1"].energized


@pytest.mark.rule("NU-141", "NU-37")
def test_the_log_tells_every_half_that_is_used_and_what_was_left() -> None:
    table = lay()
    give(table, contracts=("C01", "C02", "C03", "C04"))
    match = answer(acting(table.copy(), "AS2"), UseHalf("AS2", 2), STOP)
    assert [(event.tile, event.half) for event in events(match, HalfUsed)] == [("AS2", 2)]
    # No slot is free, so there was nothing else to do without.
    assert events(match, Declined) == []
    match = answer(acting(table, "AS2"), STOP)
    assert [event.seat for event in events(match, Declined)] == [ANNA]

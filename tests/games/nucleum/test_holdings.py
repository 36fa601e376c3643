"""Thaler, workers and uranium (NU-28 to NU-33)."""

import pytest

from kesselhaus.games.nucleum.events import Converted, UraniumLost, WorkersMissing
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    act,
    acting,
    connect,
    give,
    hand,
    lay,
    laying,
    mine,
    names,
    rail,
    turbine,
)
from kesselhaus.games.nucleum.options import (
    ChooseBuilding,
    ChoosePiece,
    ChooseSite,
    ChooseSlot,
    ConvertUranium,
    ConvertWorker,
    StoreUranium,
    TakeContract,
    TakeWorker,
    UseHalf,
)
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.holdings import move_income
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.gains import Converting
from tests.scenario import answer, asked, events


def without_supply(workers: int = 2) -> Table:
    """All other workers of Anna lie on railways: nobody is left in her supply."""
    table = lay()
    connect(table, ANNA, "L03", "L08", "L22", "L29", "L32", "L15")
    give(table, workers=workers)
    assert table.players[ANNA].supply == 2 - workers
    return table


@pytest.mark.rule("NU-28", "NU-28a", "NU-31")
def test_what_is_missing_is_converted_by_choice() -> None:
    table = lay()
    give(table, thaler=1, workers=1)
    mine(table, ANNA, 1, "bruex.m2", 1)
    mine(table, ANNA, 2, "aussig.m1", 2)
    turbine(table, ANNA, 3, "grimma.t1")
    match = act(table, "urbanize")
    answer(match, ChooseBuilding("RES-2"), ChooseSite("grimma.u1"))
    assert asked(match).rule == "NU-28"
    assert set(asked(match).options) == {ConvertWorker(), ConvertUranium(1), ConvertUranium(2)}
    assert match.state.doing == Converting(ANNA, 3, 0)
    answer(match, ConvertUranium(2), ConvertWorker())
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.uranium) == (0, 0, (1, 1, 0, 0))
    assert anna.supply == 18
    assert [(event.given, event.gained) for event in events(match, Converted)] == [
        ("uranium", "worker"),
        ("worker", "thaler"),
        ("worker", "thaler"),
    ]


@pytest.mark.rule("NU-29")
def test_without_workers_in_the_supply_there_are_thaler() -> None:
    table = lay()
    give(table, workers=17)
    hand(table, "T33")
    match = answer(acting(table, "T33"), UseHalf("T33", 2))
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.supply, anna.thaler) == (18, 0, 5)
    assert events(match, WorkersMissing)[0].thaler == 1


@pytest.mark.rule("NU-30")
def test_each_uranium_goes_into_a_mine_or_becomes_a_worker() -> None:
    table = lay()
    mine(table, ANNA, 1, "bruex.m2", 2)
    mine(table, ANNA, 2, "aussig.m1", 2)
    match = act(table, "contract", double=True)
    answer(match, TakeContract("C05"), ChooseSlot(3))
    assert set(asked(match).options) == {StoreUranium(1), TakeWorker()}
    match.answer(StoreUranium(1))
    anna = match.state.players[ANNA]
    assert (anna.uranium, anna.workers) == ((3, 2, 0, 0), 3)
    again = lay()
    mine(again, ANNA, 1, "bruex.m2", 0)
    match = answer(act(again, "contract"), TakeContract("C05"), ChooseSlot(3), TakeWorker())
    assert (match.state.players[ANNA].uranium, match.state.players[ANNA].workers) == ((0, 0, 0, 0), 3)


@pytest.mark.rule("NU-31")
def test_paid_workers_return_to_the_supply_but_not_those_on_railways() -> None:
    table = lay()
    give(table, workers=3)
    match = act(table, "industrialize")
    answer(match, ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.supply, anna.railways) == (2, 16, 0)
    table = lay()
    match = laying(table, "AS1")
    match.answer(asked(match).options[3])
    match.answer(asked(match).options[0])
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.supply, anna.railways) == (1, 16, 1)


@pytest.mark.rule("NU-32", "EX-37")
def test_steps_beyond_the_end_of_a_track_score() -> None:
    match = EXAMPLES.boards("EX-37")[1]
    anna = match.state.players[ANNA]
    assert (anna.income[0], anna.vp) == (15, 2)
    move_income(match.state, anna, "vp", 3, "NU-32")
    assert anna.income == (15, 1, 4)


@pytest.mark.rule("NU-30", "NU-29")
def test_without_supply_a_cube_without_room_is_a_thaler() -> None:
    match = answer(act(without_supply(), "contract"), TakeContract("C05"), ChooseSlot(3))
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.supply, anna.thaler) == (2, 0, 5)
    assert [event.gained for event in events(match, UraniumLost)] == ["thaler"]


@pytest.mark.rule("NU-28", "NU-29")
def test_without_supply_uranium_pays_thaler_and_no_worker_with_it() -> None:
    table = without_supply()
    give(table, thaler=1)
    mine(table, ANNA, 1, "bruex.m2", 2)
    match = answer(act(table, "urbanize"), ChooseBuilding("RES-1"), ChooseSite("leipzig.u1"))
    match.answer(ConvertUranium(1))
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.cubes, anna.supply) == (0, 2, 1, 0)


@pytest.mark.rule("NU-29", "NU-33")
def test_without_supply_uranium_neither_pays_nor_shows_workers() -> None:
    table = without_supply()
    mine(table, ANNA, 1, "bruex.m2", 2)
    assert "TUR-4" not in names(act(table.copy(), "industrialize"), ChoosePiece)
    assert progress(table, table.players[ANNA], "C11") == 2 < table.box.contracts["C11"].count
    supplied = without_supply(workers=1)
    mine(supplied, ANNA, 1, "bruex.m2", 2)
    assert "TUR-3" in names(act(supplied.copy(), "industrialize"), ChoosePiece)
    assert progress(supplied, supplied.players[ANNA], "C11") == 2


@pytest.mark.rule("NU-33", "NU-97a")
def test_uranium_that_becomes_a_worker_pays_no_thaler_too() -> None:
    table = lay()
    give(table, thaler=1, workers=0)
    mine(table, ANNA, 1, "bruex.m2", 1)
    rail(table, ANNA, "L10.1")
    match = answer(act(table, "industrialize"), ChoosePiece("TUR-1"))
    assert names(match, ChooseSite) == ["glashuette.t1", "glashuette.t2"]

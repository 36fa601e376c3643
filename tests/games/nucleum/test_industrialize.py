"""Industrialize (4.7)."""

import pytest

from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    give,
    lay,
    mine,
    names,
    rail,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChoosePiece,
    ChooseSite,
    StoreUranium,
    TakeWorker,
    UnlockTechnology,
)
from kesselhaus.games.nucleum.tasks.gains import StoringUranium
from tests.scenario import answer, asked


@pytest.mark.rule("NU-95", "NU-96", "NU-97")
def test_any_piece_for_the_workers_of_its_row_in_the_own_networks() -> None:
    table = lay()
    give(table, workers=2, thaler=0)
    rail(table, ANNA, "L05.1")
    rail(table, ANNA, "L24.2")
    match = act(table, "industrialize")
    assert names(match, ChoosePiece) == ["TUR-1", "TUR-2", "TUR-3", "MIN-1", "MIN-2", "MIN-3"]
    match.answer(ChoosePiece("TUR-2"))
    assert names(match, ChooseSite) == ["grimma.t1"]
    match.answer(ChooseSite("grimma.t1"))
    assert match.state.players[ANNA].workers == 0
    assert match.state.players[ANNA].turbines == ("", "grimma.t1", "", "")
    cheaper = lay()
    give(cheaper, workers=0)
    rail(cheaper, ANNA, "L24.2")
    assert "MIN-1" in names(act(cheaper, "industrialize", workers=1), ChoosePiece)


@pytest.mark.rule("NU-97a")
def test_a_red_site_costs_thaler_too() -> None:
    table = lay()
    give(table, workers=1, thaler=1)
    rail(table, ANNA, "L19.1")
    match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"))
    assert names(match, ChooseSite) == ["pressnitz.m2"]
    rich = lay()
    give(rich, workers=1, thaler=2)
    rail(rich, ANNA, "L19.1")
    match = answer(act(rich, "industrialize"), ChoosePiece("MIN-1"), ChooseSite("pressnitz.m1"))
    assert match.state.players[ANNA].thaler == 0


@pytest.mark.rule("NU-97")
def test_a_site_that_is_taken_is_no_choice() -> None:
    table = lay()
    give(table, thaler=9)
    rail(table, ANNA, "L19.1")
    mine(table, BRUNO, 1, "pressnitz.m1")
    match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"))
    assert names(match, ChooseSite) == ["pressnitz.m2"]


@pytest.mark.rule("NU-97a", "NU-145")
def test_with_c3_red_mine_and_turbine_sites_cost_nothing_more() -> None:
    table = lay(experiments="CABD")
    unlocked(table, "C-3")
    give(table, thaler=0, workers=1)
    rail(table, ANNA, "L10.1")
    rail(table, ANNA, "L19.1")
    match = answer(act(table.copy(), "industrialize"), ChoosePiece("TUR-1"), ChooseSite("glashuette.t3"))
    assert match.state.players[ANNA].turbines[0] == "glashuette.t3"
    match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"))
    assert names(match, ChooseSite) == ["pressnitz.m1", "pressnitz.m2"]


@pytest.mark.rule("NU-98")
def test_turbine_effects_work_wherever_the_turbine_stands() -> None:
    table = lay()
    anna = table.players[ANNA]
    assert anna.powers.electricity == 0
    turbine(table, ANNA, 3, "zittau.t1")
    assert anna.powers.electricity == 2
    turbine(table, ANNA, 4, "grimma.t1")
    assert anna.powers.electricity == 3
    turbine(table, ANNA, 1, "plauen.t1")
    turbine(table, ANNA, 2, "plauen.t2")
    assert anna.powers.coal_saving == 3


@pytest.mark.rule("NU-99", "NU-100", "NU-101", "EX-18")
def test_example_mine() -> None:
    match = answer(EXAMPLES.boards("EX-18")[0], ChooseSite("joachimsthal.m1"))
    assert match.state.doing == StoringUranium(ANNA, 5)
    assert set(asked(match).options) == {StoreUranium(1), StoreUranium(2), StoreUranium(3), TakeWorker()}
    answer(match, *(StoreUranium(row) for row in (1, 1, 3, 2, 2)))
    assert match.state.players[ANNA].uranium == (3, 2, 1, 0)


@pytest.mark.rule("NU-100", "EX-19")
def test_example_mine_overflow() -> None:
    match = EXAMPLES.boards("EX-19")[1]
    anna = match.state.players[ANNA]
    assert (anna.uranium, anna.workers) == ((3, 2, 3, 0), 3)


@pytest.mark.rule("NU-101", "NU-101a")
def test_more_uranium_also_for_a_turbine() -> None:
    table = lay()
    unlocked(table, "A-1")
    give(table, workers=1)
    match = act(table, "industrialize", uranium=1)
    answer(match, ChoosePiece("TUR-1"), ChooseSite("grimma.t1"))
    assert match.state.players[ANNA].workers == 2
    table = lay()
    unlocked(table, "A-1")
    give(table, workers=1)
    match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"), ChooseSite("bruex.m2"))
    answer(match, StoreUranium(1), StoreUranium(1))
    assert match.state.players[ANNA].uranium == (2, 0, 0, 0)


@pytest.mark.rule("NU-102", "NU-103", "EX-20")
def test_example_pair() -> None:
    match = answer(EXAMPLES.boards("EX-20")[0], ChooseSite("pressnitz.m2"))
    assert asked(match).rule == "NU-30"
    answer(match, StoreUranium(4))
    assert asked(match).rule == "NU-142"
    match.answer(UnlockTechnology("A-8"))
    assert match.state.players[ANNA].pairs == (4,)
    again = lay()
    turbine(again, ANNA, 1, "grimma.t1")
    mine(again, ANNA, 1, "bruex.m2")
    give(again, workers=2)
    match = answer(act(again, "industrialize"), ChoosePiece("MIN-2"), ChooseSite("bruex.m3"))
    while asked(match).rule == "NU-30":
        match.answer(TakeWorker())
    assert match.state.players[ANNA].vp == 0


@pytest.mark.rule("NU-145")
def test_with_b3_or_d3_anywhere() -> None:
    for technology in ("B-3", "D-3"):
        table = lay()
        give(table, workers=2, thaler=9)
        rail(table, ANNA, "L05.1")
        unlocked(table, technology)
        match = answer(act(table, "industrialize"), ChoosePiece("MIN-1"))
        assert len(names(match, ChooseSite)) == 14

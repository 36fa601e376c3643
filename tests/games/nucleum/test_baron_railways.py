"""Railways against the Baron: when and where he lays them (NU-172, NU-173), and what they bring."""

import pytest

from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    alone,
    build,
    laying,
    mine,
    rail,
)
from kesselhaus.games.nucleum.options import (
    ChooseSpace,
    Orient,
)
from kesselhaus.games.nucleum.rules.baron import best_space, lays
from kesselhaus.games.nucleum.state import BARON
from kesselhaus.games.nucleum.tasks.turn import BaronTurn
from tests.games.nucleum.barons import at_work, run
from tests.scenario import answer


@pytest.mark.rule("NU-172")
def test_a_railway_if_both_kinds_are_on_other_tiles_too() -> None:
    table = alone(row=("BS1", "T25", "BS2", "BD"))
    baron = at_work(table)
    # BS1 is develop and contract, as T25; BS2 is urbanize and a subsidy.
    assert lays(table, baron, "BS1")
    assert not lays(table, baron, "BS2")
    baron.workers = 0
    assert not lays(table, baron, "BS1")
    baron.workers = 3
    run(table, BaronTurn(), die=1)
    assert [rail.tile for rail in table.rails.values()] == ["BS1"]
    assert "BS1" not in baron.row
    assert (baron.workers, baron.railways) == (2, 1)


@pytest.mark.rule("NU-173")
def test_where_he_lays_a_railway() -> None:
    table = alone()
    baron = at_work(table)
    # BS1: develop green, contract orange. Riesa is green, Dresden orange: L06 matches both.
    assert best_space(table, baron, "BS1") == ("L06.1", 1)
    rail(table, ANNA, "L21.1")
    assert best_space(table, baron, "BS1") == ("L21.2", 1)
    rail(table, BARON, "L32.1")
    assert best_space(table, baron, "BS1") == ("L32.2", 2)
    near = alone()
    build(near, BARON, "FAC-1", "freiberg.u2")
    rail(near, ANNA, "L06.1")
    assert best_space(near, near.players[BARON], "BS1") == ("L33.1", 2)


@pytest.mark.rule("NU-173")
def test_at_equal_matches_his_network_then_the_surcharge_then_the_order_decide() -> None:
    table = alone()
    baron = table.players[BARON]
    # Both halves of BS2 are white: the first one faces the first end of the first link at a white city.
    assert best_space(table, baron, "BS2") == ("L01.1", 1)
    # L06 and L33 match BS1 on both sides; a building in Marienberg makes the later one near.
    build(table, BARON, "FAC-1", "marienberg.u1")
    assert best_space(table, baron, "BS1") == ("L33.1", 2)
    # T23 is purple and green: L28 comes before L30, but costs 2 thaler.
    far = alone()
    baron = far.players[BARON]
    rail(far, ANNA, "L19.1")
    assert best_space(far, baron, "T23") == ("L30.1", 2)
    for link in ("L30.1", "L35.1"):
        rail(far, ANNA, link)
    assert best_space(far, baron, "T23") == ("L28.1", 2)
    baron.thaler = 1
    dear = best_space(far, baron, "T23")
    assert dear is not None
    assert dear[0] != "L28.1"
    near = alone()
    rail(near, ANNA, "L19.1")
    mine(near, BARON, 1, "bruex.m2")
    assert best_space(near, near.players[BARON], "T23") == ("L28.1", 2)


@pytest.mark.rule("NU-173")
def test_his_network_decides_beside_laid_railways_too() -> None:
    table = alone()
    baron = table.players[BARON]
    # Both spaces complete a link of two with one half of BS1 matched; Leipzig and Riesa come first.
    rail(table, ANNA, "L02.1")
    rail(table, ANNA, "L05.1")
    assert best_space(table, baron, "BS1") == ("L02.2", 2)
    build(table, BARON, "RES-1", "chemnitz.u1")
    assert best_space(table, baron, "BS1") == ("L05.2", 1)


@pytest.mark.rule("NU-173", "NU-45")
def test_he_pays_the_surcharge_of_his_space() -> None:
    table = alone(row=("T23", "T10", "BD"))
    baron = at_work(table)
    for space in ("L19.1", "L30.1", "L35.1"):
        rail(table, ANNA, space)
    run(table, BaronTurn(), die=1)
    assert table.rails["L28.1"].owner == BARON
    assert baron.thaler == 4 - 2


@pytest.mark.rule("NU-48", "NU-166")
def test_alone_every_piece_of_a_link_scores_as_with_two() -> None:
    table = alone()
    rail(table, ANNA, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert match.state.players[ANNA].vp == 4


@pytest.mark.rule("NU-48", "NU-166")
def test_the_baron_has_no_income_track_for_the_steps_of_an_opening_bonus() -> None:
    table = alone()
    table.variants |= {"vp_income_steps"}
    rail(table, BARON, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    anna, baron = match.state.players
    assert (anna.vp, anna.income) == (0, (1, 1, 3))
    assert (baron.vp, baron.income) == (2, (1, 1, 1))

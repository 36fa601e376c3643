"""What the Baron does with his actions (NU-168a, NU-175, NU-177 to NU-181)."""

import pytest

from kesselhaus.games.nucleum.events import HalfSkipped, HalfUsed
from kesselhaus.games.nucleum.examples.positions import (
    alone,
    build,
    connect,
    give,
    mine,
    rail,
    turbine,
)
from kesselhaus.games.nucleum.rules.baron_actions import (
    contract,
    develop,
    in_his_order,
    industrialize,
    store,
    subsidy,
    urbanize,
)
from kesselhaus.games.nucleum.state import BARON
from kesselhaus.games.nucleum.tasks.actions import Developing, Industrializing, TakingContract, Urbanizing
from kesselhaus.games.nucleum.tasks.turn import BaronUsing
from tests.games.nucleum.barons import run, settled


@pytest.mark.rule("NU-168a")
def test_he_never_converts() -> None:
    table = settled(thaler=0)
    baron = table.players[BARON]
    baron.workers = 3
    urbanize(table, baron, Urbanizing(BARON))
    assert baron.buildings == {}
    assert baron.workers == 3
    mine(table, BARON, 1, "chemnitz.m1", 3)
    give(table, BARON, workers=0)
    assert industrialize(table, baron, Industrializing(BARON)) is None


@pytest.mark.rule("NU-175")
def test_the_kinds_of_halves_have_an_order_whatever_lies_first() -> None:
    table = alone()
    table.ear = []
    halves = (("BS2", 2), ("T25", 1), ("T25", 2), ("T23", 1), ("T29", 2), ("T29", 1))
    run(table, BaronUsing(in_his_order(table, halves)))
    used = [event.action for event in table.ear if isinstance(event, HalfUsed)]
    assert used[:5] == ["energize", "urbanize", "industrialize", "contract", "develop"]
    assert used[5] == "sub_income_thaler"


@pytest.mark.rule("NU-168a", "NU-175")
def test_what_he_cannot_carry_out_is_told_as_skipped() -> None:
    table = alone()
    baron = table.players[BARON]
    build(table, BARON, "RES-1", "praha.u1")
    table.ear, baron.thaler = [], 0
    table.display, table.market = ("",) * 4, ("",) * 5
    halves = (("T21", 1), ("T21", 2), ("T25", 1), ("T25", 2), ("BS4", 2), ("T08", 1))
    run(table, BaronUsing(in_his_order(table, halves)))
    skipped = [(event.tile, event.half) for event in table.ear if isinstance(event, HalfSkipped)]
    assert skipped == [("T21", 1), ("T21", 2), ("T25", 2), ("T25", 1)]
    used = [(event.tile, event.half) for event in table.ear if isinstance(event, HalfUsed)]
    # Energize has a consolation, and that thaler pays for the subsidy.
    assert used == [("T08", 1), ("BS4", 2)]
    assert baron.vp == 1


@pytest.mark.rule("NU-177")
def test_he_builds_near_plants_and_on_red_sites_last() -> None:
    table = alone()
    baron = give(table, BARON, thaler=2)
    # Leipzig comes first, but only Grimma has a plant.
    rail(table, BARON, "L02.1")
    rail(table, BARON, "L05.1")
    urbanize(table, baron, Urbanizing(BARON))
    assert baron.buildings == {"RES-1": "grimma.u1"}
    rich = alone()
    baron = give(rich, BARON, thaler=9)
    rail(rich, BARON, "L02.1")
    urbanize(rich, baron, Urbanizing(BARON))
    assert baron.buildings == {"RES-4": "leipzig.u1"}


@pytest.mark.rule("NU-177")
def test_how_he_urbanizes() -> None:
    table = settled(thaler=4)
    baron = table.players[BARON]
    urbanize(table, baron, Urbanizing(BARON))
    # Level III is the highest that he can pay for; a residence in Leipzig, on a single-symbol site.
    assert baron.buildings == {"RES-3": "leipzig.u1"}
    assert baron.thaler == 0
    baron.thaler = 5
    urbanize(table, baron, Urbanizing(BARON))
    # Factory and laboratory are built least; single-symbol sites first, Grimma before Chemnitz.
    assert baron.buildings["LAB-4"] == "grimma.u2"


@pytest.mark.rule("NU-177")
def test_he_builds_every_building_once() -> None:
    table = settled(thaler=99)
    connect(table, BARON, "L06")
    baron = table.players[BARON]
    for _ in range(5):
        assert urbanize(table, baron, Urbanizing(BARON)) is not None
    # The three of level IV; then of level III each type that he has built least.
    assert sorted(baron.buildings) == ["FAC-3", "FAC-4", "LAB-4", "RES-3", "RES-4"]
    assert len(set(baron.buildings.values())) == 5


@pytest.mark.rule("NU-178")
def test_how_he_industrializes() -> None:
    table = settled()
    baron = table.players[BARON]
    industrialize(table, baron, Industrializing(BARON))
    assert baron.mines == ("chemnitz.m1", "", "", "")
    assert (baron.uranium, baron.thaler, baron.workers) == ((1, 0, 0, 0), 7, 2)
    assert baron.workers + baron.supply + baron.railways == 18
    industrialize(table, baron, Industrializing(BARON, uranium=3))
    assert baron.turbines == ("grimma.t1", "", "", "")
    assert (baron.uranium, baron.vp, baron.workers) == ((3, 0, 0, 0), 1, 2)
    last = alone()
    turbine(last, BARON, 4, "grimma.t1")
    connect(last, BARON, "L19")
    give(last, BARON, workers=3)
    baron = last.players[BARON]
    for row, site in ((1, "bruex.m1"), (2, "bruex.m2"), (3, "bruex.m3")):
        mine(last, BARON, row, site)
    for row, site in ((1, "zittau.t1"), (2, "zittau.t2"), (3, "zittau.t3")):
        turbine(last, BARON, row, site)
    before = baron.vp
    industrialize(last, baron, Industrializing(BARON))
    assert baron.vp == before + 4


@pytest.mark.rule("NU-178")
def test_red_sites_and_higher_rows_come_last() -> None:
    table = alone()
    baron = give(table, BARON, thaler=9, workers=3)
    rail(table, BARON, "L37.2")
    industrialize(table, baron, Industrializing(BARON))
    assert baron.mines == ("bruex.m2", "", "", "")
    mine(table, BARON, 2, "bruex.m3")
    before = baron.uranium[0]
    store(table, baron)
    assert baron.uranium == (before + 1, 0, 0, 0)


@pytest.mark.rule("NU-178", "NU-97a")
def test_a_red_site_that_he_cannot_pay_for_is_none() -> None:
    table = settled(thaler=1)
    baron = table.players[BARON]
    industrialize(table, baron, Industrializing(BARON))
    assert (baron.mines, baron.turbines) == (("", "", "", ""), ("grimma.t1", "", "", ""))
    assert baron.thaler == 1


@pytest.mark.rule("NU-178", "NU-103")
def test_a_pair_is_rewarded_once() -> None:
    table = settled()
    baron = table.players[BARON]
    turbine(table, BARON, 1, "grimma.t1")
    mine(table, BARON, 1, "chemnitz.m1")
    rail(table, BARON, "L37.2")
    industrialize(table, baron, Industrializing(BARON))
    assert baron.mines[1] == "bruex.m2"
    assert baron.vp == 0


@pytest.mark.rule("NU-179")
def test_how_he_takes_contracts() -> None:
    table = alone()
    baron = table.players[BARON]
    run(table, *(contract(table, baron, TakingContract(BARON)) or ()))
    assert "C05" not in table.display
    assert "" not in table.display
    run(table, *(contract(table, baron, TakingContract(BARON, double=True)) or ()))
    assert baron.vp == 6
    table.silver_left, table.gold_left = 0, 1
    run(table, *(contract(table, baron, TakingContract(BARON)) or ()))
    assert table.ends == (("END-2", BARON),)
    assert baron.vp == 6 + 2 + 3
    table.display = ("", "", "", "")
    assert contract(table, baron, TakingContract(BARON)) is None
    assert baron.vp == 11


@pytest.mark.rule("NU-180")
def test_how_he_develops() -> None:
    table = alone()
    baron = table.players[BARON]
    run(table, *(develop(table, baron, Developing(BARON)) or ()))
    assert baron.row[-1] == "T05"
    assert baron.thaler == 4
    assert table.market[1:] == ("T01", "T02", "T03", "T04")
    assert table.market[0]
    table.market = ("",) * 5
    row = baron.row
    assert develop(table, baron, Developing(BARON)) is None
    assert baron.row == row


@pytest.mark.rule("NU-181")
def test_his_subsidies() -> None:
    table = alone()
    baron = table.players[BARON]
    subsidy(table, baron, ("BS3", 2))
    assert (baron.workers, baron.thaler) == (4, 4)
    subsidy(table, baron, ("T37", 2))
    assert baron.vp == 2
    subsidy(table, baron, ("BS2", 2))
    assert baron.vp == 3
    subsidy(table, baron, ("BS4", 2))
    assert (baron.vp, baron.thaler) == (4, 3)
    baron.thaler = 0
    run(table, BaronUsing(in_his_order(table, (("BS4", 2),))))
    assert baron.vp == 4


@pytest.mark.rule("NU-182", "NU-149")
def test_his_points_of_contracts_and_subsidies_meet_end_5() -> None:
    for halves in ((("BS1", 2),), (("BS2", 2),)):
        table = alone()
        give(table, BARON, vp=69)
        run(table, BaronUsing(in_his_order(table, halves)))
        assert table.ends == (("END-5", BARON),)

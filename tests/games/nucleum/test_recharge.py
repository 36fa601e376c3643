"""Option C: income, stars, the king's visit (4.5)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import Gained, KingScored, NucleumPlaced, Recharged, TechnologyUnlocked
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    build,
    give,
    lay,
    names,
    play,
    star,
)
from kesselhaus.games.nucleum.options import (
    ChoosePlant,
    EnergizeBuilding,
    Fulfil,
    PerformAction,
    PlaceNucleum,
    PlaceStar,
    Recharge,
    UnlockTechnology,
)
from kesselhaus.games.nucleum.rules.recharge import income_of, kings_visit
from kesselhaus.games.nucleum.state import Table
from tests.scenario import answer, asked, events, offered

TILES = ("AS1", "AS2", "AS3", "AS4", "T06", "T07", "T08", "T09")


def recharging(table: Table) -> Match[Table]:
    return answer(play(table), Recharge())


@pytest.mark.rule("EX-11", "NU-67")
def test_example_income_cut_by_tiles() -> None:
    table = EXAMPLES.begun("EX-11").state
    anna = table.players[ANNA]
    assert income_of(table, anna) == (7, 3, 1)
    assert income_of(table, give(table, slots=())) == (0, 0, 0)


@pytest.mark.rule("EX-12", "NU-69", "NU-67")
def test_example_income_of_the_pictured_board() -> None:
    match = EXAMPLES.boards("EX-12")[1]
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.vp) == (8, 4, 6)
    event = events(match, Recharged)[0]
    assert (event.tiles, event.thaler, event.workers, event.vp) == (4, 8, 4, 6)


@pytest.mark.rule("NU-68")
def test_the_figures_below_the_last_spaces_are_no_income() -> None:
    table = lay()
    anna = give(table, slots=TILES, income=(15, 15, 15))
    assert income_of(table, anna) == (13, 5, 9 + 10 + 21)


@pytest.mark.rule("NU-67", "NU-29")
def test_workers_of_the_income_that_the_supply_lacks_are_thaler() -> None:
    table = lay()
    give(table, slots=TILES[:4], income=(1, 9, 1), thaler=0, workers=17)
    match = recharging(table)
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.supply, anna.thaler) == (18, 0, 4 + 3)


@pytest.mark.rule("NU-70", "NU-73")
def test_stars_come_from_the_star_spaces_left_to_right() -> None:
    table = lay()
    give(table, achievements=3)
    match = answer(recharging(table), PlaceStar(1))
    assert match.state.star_spaces == (3, 4, 4)
    table = lay()
    star(table, ANNA, 0, 0, 0)
    before = table.star_spaces
    match = answer(recharging(table), PlaceStar(0))
    assert match.state.star_spaces == before
    assert match.state.players[ANNA].stars == (0, 0, 0, 0)


@pytest.mark.rule("NU-71", "EX-14")
def test_example_tiers() -> None:
    match = EXAMPLES.boards("EX-14")[0]
    assert set(names(match, PlaceStar)) == set(range(10))


@pytest.mark.rule("NU-72", "EX-15")
def test_example_forced_zero() -> None:
    match = EXAMPLES.boards("EX-15")[0]
    assert list(asked(match).options) == [PlaceStar(0)]
    match.answer(PlaceStar(0))
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers, anna.stars) == (2, 1, (0,))


@pytest.mark.rule("NU-74", "EX-16")
def test_example_nucleum() -> None:
    match = EXAMPLES.boards("EX-16")[1]
    assert set(names(match, PlaceNucleum)) == {"glashuette", "zittau", "plauen"}
    match.answer(PlaceNucleum("zittau"))
    assert match.state.players[ANNA].thaler == 2
    assert (match.state.nuclei, match.state.tokens) == (("grimma", "zittau"), (1, 3))
    give(match.state, BRUNO, achievements=9)
    answer(match, Recharge(), PlaceStar(9))
    assert asked(match).seat == CLARA
    assert len(events(match, NucleumPlaced)) == 1


@pytest.mark.rule("NU-75", "NU-76", "NU-77", "EX-17")
def test_example_top_space() -> None:
    match = EXAMPLES.boards("EX-17")[1]
    assert asked(match).rule == "NU-142"
    assert len(names(match, UnlockTechnology)) == 8
    assert match.state.players[ANNA].vp == 0
    match.answer(UnlockTechnology("A-1"))
    assert match.state.players[ANNA].vp == 9
    told = [event for event in match.log if isinstance(event, TechnologyUnlocked | Gained)]
    assert isinstance(told[0], TechnologyUnlocked)


@pytest.mark.rule("NU-75")
def test_every_star_in_the_last_segment_brings_a_technology() -> None:
    table = lay()
    star(table, ANNA, 19)
    give(table, achievements=40, technologies=("A-1",))
    match = answer(recharging(table), PlaceStar(21))
    assert asked(match).rule == "NU-142"


@pytest.mark.rule("NU-78", "NU-79", "NU-80", "NU-82", "NU-83")
def test_the_last_star_of_a_star_space_brings_the_king() -> None:
    table = lay()
    for seat in (BRUNO, CLARA, DORA):
        star(table, seat, 4)
    table.players[DORA].stars = (2,)
    give(table, achievements=3)
    table.tokens = ()
    table.nuclei = ("grimma", "glashuette", "zittau", "plauen")
    match = answer(recharging(table), PlaceStar(2))
    assert [player.vp for player in match.state.players] == [2, 6, 6, 2]
    assert [event.seat for event in events(match, KingScored)] == [ANNA, BRUNO, CLARA, DORA]
    assert match.state.kings_visits == 1
    assert match.state.ends == ()


@pytest.mark.rule("NU-78", "NU-77")
def test_the_king_comes_after_the_effects_of_the_star() -> None:
    table = lay(2)
    star(table, BRUNO, 4)
    give(table, achievements=1)
    match = answer(recharging(table), PlaceStar(1))
    assert (asked(match).rule, match.state.kings_visits) == ("NU-74", 0)
    match.answer(PlaceNucleum("zittau"))
    assert match.state.kings_visits == 1


@pytest.mark.rule("EX-13", "NU-81")
def test_example_both_ranks() -> None:
    match = EXAMPLES.boards("EX-13")[1]
    assert [player.vp for player in match.state.players] == [0, 8, 0, 0]
    one = lay()
    star(one, BRUNO, 9)
    star(one, CLARA, 9)
    kings_visit(one)
    assert [player.vp for player in one.players] == [0, 6, 6, 0]
    none = lay()
    star(none, BRUNO, 0)
    kings_visit(none)
    assert [player.vp for player in none.players] == [0, 0, 0, 0]


@pytest.mark.rule("NU-78")
def test_stars_of_the_reserve_bring_no_king() -> None:
    table = lay(2)
    star(table, ANNA, 1, 0, 0)
    star(table, BRUNO, 2, 0, 0)
    table.kings_visits = 3
    match = answer(recharging(table), PlaceStar(0))
    assert match.state.kings_visits == 3


@pytest.mark.rule("NU-83", "NU-150")
def test_end_3_comes_after_the_visit() -> None:
    table = lay(2)
    table.tokens, table.nuclei = (), ("grimma", "glashuette", "zittau", "plauen")
    star(table, BRUNO, 1, 0, 0)
    star(table, ANNA, 0, 0)
    give(table, achievements=5, vp=64)
    table.kings_visits = 2
    match = answer(recharging(table), PlaceStar(4))
    assert match.state.ends == (("END-5", ANNA), ("END-3", ANNA))
    assert match.state.players[ANNA].vp == 64 + 6 + 3 + 3


@pytest.mark.rule("NU-84", "NU-85", "NU-86", "INV-27")
def test_achievements_are_discarded_and_tiles_come_back() -> None:
    table = lay()
    give(table, slots=("T06", "T07"), pool=("AS1",), achievements=2, contracts=("C10", "", "", ""), thaler=9)
    match = recharging(table)
    assert offered(match, Fulfil) == set()
    answer(match, PlaceStar(0))
    anna = match.state.players[ANNA]
    assert (anna.achievements, anna.slots, anna.pool) == (0, (), ("AS1", "T06", "T07"))
    assert asked(match).seat == BRUNO


@pytest.mark.rule("NU-84", "NU-86")
def test_achievements_of_an_action_inside_are_discarded_too() -> None:
    table = lay()
    build(table, ANNA, "RES-1", "grimma.u1")
    give(table, achievements=40)
    match = answer(recharging(table), PlaceStar(19), UnlockTechnology("A-6"), PerformAction())
    answer(match, ChoosePlant("grimma"), EnergizeBuilding("grimma.u1"))
    assert match.state.sites["grimma.u1"].energized
    assert match.state.players[ANNA].achievements == 0

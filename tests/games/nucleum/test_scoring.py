"""Final scoring and the winner (5.2, 5.3)."""

import pytest

from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    build,
    connect,
    give,
    lay,
    mine,
    play,
    rail,
    todo,
    unlocked,
)
from kesselhaus.games.nucleum.options import Decline, PlaceStar
from kesselhaus.games.nucleum.scoring import parts_of, result, score_finally
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import FinalScoring, LastStar
from tests.scenario import answer, asked


def part(table: Table, name: str, seat: int = ANNA) -> int:
    return parts_of(table, table.players[seat])[name]


@pytest.mark.rule("NU-157")
def test_a_last_star_from_the_reserve_without_effect() -> None:
    table = lay(3)
    table.first_player = BRUNO
    todo(table, *map(LastStar, table.order), FinalScoring())
    give(table, ANNA, achievements=7, stars=(8,))
    give(table, BRUNO, achievements=2)
    spaces = table.star_spaces
    match = play(table)
    assert asked(match).seat == BRUNO
    assert set(asked(match).options) == {PlaceStar(1), PlaceStar(2), Decline()}
    match.answer(PlaceStar(2))
    assert asked(match).seat == ANNA
    assert PlaceStar(0) not in asked(match).options
    assert PlaceStar(7) not in asked(match).options
    answer(match, PlaceStar(6))
    assert match.state.star_spaces == spaces
    assert match.state.tokens == (1, 2, 3)
    assert [player.stars for player in match.state.players] == [(8, 6), (2,), ()]
    assert [player.recharges for player in match.state.players] == [1, 0, 0]
    assert match.question is None
    declined = lay(2)
    todo(declined, LastStar(ANNA), LastStar(BRUNO), FinalScoring())
    give(declined, achievements=1)
    match = answer(play(declined), Decline())
    assert match.state.players[ANNA].stars == ()


@pytest.mark.rule("NU-158", "EX-30")
def test_example_milestones() -> None:
    table = EXAMPLES.boards("EX-30")[1].state
    assert part(table, "milestones") == 21


@pytest.mark.rule("NU-158")
def test_what_milestone_tiles_count() -> None:
    table = lay()
    connect(table, ANNA, "L05", "L06", "L15")
    build(table, ANNA, "RES-1", "leipzig.u1", energized=True)
    build(table, ANNA, "LAB-1", "leipzig.u2", energized=True)
    build(table, ANNA, "RES-2", "grimma.u1")
    mine(table, ANNA, 1, "bruex.m2")
    give(table, stars=(1,), fulfilled=("C05", "C06", "C07"), technologies=("A-1", "A-2", "A-3", "A-4"))
    counted = {}
    for tile in ("M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"):
        table.milestones = (tile, "M1", "M2", "M3")
        counted[tile] = part(table, "milestones")
    assert counted == {"M1": 2, "M2": 0, "M3": 1, "M4": 2, "M5": 1, "M6": 1, "M7": 1, "M8": 2}


@pytest.mark.rule("NU-159")
def test_stars_on_zero_cost_3() -> None:
    table = lay()
    give(table, stars=(0, 4, 0))
    assert part(table, "zero_space") == -6
    poor = lay()
    give(poor, stars=(0, 0), thaler=0, workers=0, vp=1)
    score_finally(poor)
    assert result(poor).scores[ANNA] == 1 - 6


@pytest.mark.rule("NU-160", "NU-146")
def test_final_technologies() -> None:
    table = lay()
    for place, site in enumerate(("leipzig.u1", "grimma.u1", "riesa.u2", "dresden.u1")):
        build(table, ANNA, f"RES-{place + 1}", site, energized=place < 2)
    mine(table, ANNA, 1, "bruex.m2")
    give(table, fulfilled=tuple(f"C{number}" for number in range(10, 19)))
    assert part(table, "technology") == 0
    unlocked(table, "A-8")
    assert part(table, "technology") == 4
    mine(table, ANNA, 2, "aussig.m1")
    mine(table, ANNA, 3, "pressnitz.m2")
    assert part(table, "technology") == 10
    give(table, technologies=("B-8",))
    assert part(table, "technology") == 16
    give(table, technologies=("B-8",), fulfilled=("C05", "C06"))
    assert part(table, "technology") == 4
    give(table, technologies=("C-8",))
    assert part(table, "technology") == 0
    build(table, ANNA, "FAC-1", "riesa.u1", energized=True)
    build(table, ANNA, "LAB-1", "leipzig.u2", energized=True)
    assert part(table, "technology") == 4
    give(table, technologies=("D-8",))
    rail(table, ANNA, "L05.1")
    assert part(table, "technology") == 1


@pytest.mark.rule("NU-161", "EX-31")
def test_example_left_over_resources() -> None:
    table = EXAMPLES.begun("EX-31").state
    assert part(table, "resources") == 3
    for cubes, workers, thaler, points in ((0, 0, 9, 1), (0, 1, 4, 1), (1, 0, 9, 2)):
        mine(table, ANNA, 1, "bruex.m2", cubes)
        give(table, workers=workers, thaler=thaler)
        assert part(table, "resources") == points


@pytest.mark.rule("NU-161", "NU-29")
def test_left_over_uranium_is_no_worker_while_the_supply_is_empty() -> None:
    table = lay(2)
    connect(table, ANNA, "L02", "L05", "L06", "L07")
    mine(table, ANNA, 1, "bruex.m2", 1)
    anna = give(table, workers=11, thaler=0)
    assert (anna.railways, anna.supply) == (7, 0)
    assert part(table, "resources") == 5
    give(table, thaler=4)
    assert part(table, "resources") == 6


@pytest.mark.rule("NU-162", "NU-163", "EX-32")
def test_example_praha_doubled() -> None:
    table = EXAMPLES.begun("EX-32").state
    assert part(table, "buildings") == 12
    build(table, ANNA, "LAB-1", "praha.u4", energized=True)
    assert part(table, "buildings") == 12 + 4
    build(table, ANNA, "RES-1", "leipzig.u1")
    assert part(table, "buildings") == 16
    lone = lay()
    build(lone, ANNA, "LAB-4", "freiberg.u1", energized=True)
    build(lone, ANNA, "LAB-3", "leipzig.u2", energized=True)
    assert part(lone, "buildings") == 3 + 5


@pytest.mark.rule("NU-164", "EX-33")
def test_example_income_tracks() -> None:
    table = EXAMPLES.begun("EX-33").state
    assert part(table, "income_tracks") == 13
    give(table, income=(14, 1, 1))
    assert part(table, "income_tracks") == 6


@pytest.mark.rule("NU-165")
def test_the_highest_total_wins_and_ties_share() -> None:
    table = lay(3)
    for seat, vp in ((ANNA, 50), (BRUNO, 60), (CLARA, 60)):
        give(table, seat, vp=vp, thaler=0, workers=0)
    score_finally(table)
    found = result(table)
    assert found.scores == (50, 60, 60)
    assert found.winners == (BRUNO, CLARA)
    assert sum(points[ANNA] for points in found.categories.values()) == 50
    assert GAME.standings(table) == found.scores


@pytest.mark.rule("NU-149")
def test_final_scoring_meets_no_condition() -> None:
    table = lay(3)
    give(table, vp=60, income=(15, 15, 15))
    score_finally(table)
    assert table.ends == ()
    assert result(table).scores[ANNA] > 70

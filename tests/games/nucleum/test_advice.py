"""Advice: what positions are worth, and that who listens to it plays."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import GAME, advice
from kesselhaus.games.nucleum.advice.outlook import rates
from kesselhaus.games.nucleum.advice.prospects import joining_worth
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    build,
    connect,
    give,
    lay,
    mine,
    rail,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.state import Table


def gain(before: Table, after: Table) -> float:
    return advice.value(after, ANNA) - advice.value(before, ANNA)


def test_more_of_something_is_worth_more() -> None:
    for change in (
        lambda table: give(table, thaler=6),
        lambda table: give(table, workers=4),
        lambda table: give(table, vp=3),
        lambda table: give(table, income=(2, 1, 1)),
        lambda table: give(table, achievements=6),
        lambda table: build(table, ANNA, "RES-1", "leipzig.u1"),
        lambda table: mine(table, ANNA, 1, "bruex.m2", 2),
        lambda table: unlocked(table, "A-2"),
        lambda table: connect(table, ANNA, "L05"),
    ):
        before, after = lay(), lay()
        for table in (before, after):
            build(table, ANNA, "LAB-1", "leipzig.u2")
        change(after)
        assert gain(before, after) > 0


def test_a_building_is_worth_more_where_a_plant_reaches_it() -> None:
    dark, reached = lay(), lay()
    for table in (dark, reached):
        build(table, ANNA, "FAC-2", "leipzig.u5")
    connect(reached, BRUNO, "L01")
    assert gain(dark, reached) > 0


def test_features_add_up_and_the_end_is_the_score() -> None:
    table = lay()
    assert advice.value(table, ANNA) == pytest.approx(sum(advice.features(table, ANNA).values()))
    table.agenda.clear()
    table.finals = (("milestones", (5, 0, 0, 0)),)
    assert advice.value(table, ANNA) == 5


def test_a_building_is_worth_more_with_each_space_towards_light() -> None:
    def bautzen(*spaces: str) -> float:
        table = lay()
        build(table, ANNA, "FAC-3", "bautzen.u2")
        for space in ("L12.1", "L13.1", "L12.2"):
            if space in spaces:
                rail(table, BRUNO, space)
        return advice.features(table, ANNA)["buildings"]

    # Zittau has a plant, Görlitz the coal of Schlesien: Bautzen lacks L12 and L13.
    assert bautzen() < bautzen("L12.1") < bautzen("L12.1", "L13.1") < bautzen("L12.1", "L12.2", "L13.1")


def test_how_far_cities_are_from_light_and_from_a_nucleum() -> None:
    table = lay()
    near = reach(table)
    assert near.light["plauen"] == (0, 0)  # a plant at the end of a route
    assert near.light["leipzig"][0] == near.light["grimma"][0] == 1
    assert near.light["bautzen"][0] == 3
    assert near.uranium["grimma"] == (0, 0)
    assert near.uranium["chemnitz"][0] == 2
    rail(table, BRUNO, "L05.1")
    assert reach(table).uranium["chemnitz"][0] == 1
    connect(table, BRUNO, "L01")
    assert reach(table).light["leipzig"] == (0, 0)
    link = list(table.box.side.links).index("L13")
    assert reach(table).light["bautzen"][1] >> link & 1


def test_many_tiles_save_turns_and_the_only_one_to_energize_is_missed() -> None:
    def tiles(*pool: str) -> float:
        table = lay()
        table.players[ANNA].pool = pool
        return advice.features(table, ANNA)["tiles"]

    all_five = ("AS1", "AS2", "AS3", "AS4", "AD")
    assert tiles(*all_five, "T01") > tiles(*all_five) > tiles("AS1", "AS2", "AS3", "AD")
    assert tiles("AS1", "AS2", "AS3", "AD") < tiles("AS1", "AS3", "AS4", "AD")


def test_who_has_no_place_to_build_is_worse_off() -> None:
    narrow, wide = lay(), lay()
    turbine(narrow, ANNA, 1, "zittau.t1")
    turbine(wide, ANNA, 1, "plauen.t1")
    assert advice.features(narrow, ANNA)["network"] < advice.features(wide, ANNA)["network"]


def test_what_works_on_is_worth_more_with_more_turns_to_come() -> None:
    early, late = lay(), lay()
    late.round = 20
    for table in (early, late):
        turbine(table, ANNA, 3, "plauen.t1")
    worth = [advice.features(table, ANNA)["technologies"] for table in (late, early)]
    assert 0 < worth[0] < worth[1]


def test_a_tile_in_hand_is_laid_towards_light() -> None:
    table = lay()
    build(table, ANNA, "FAC-3", "leipzig.u4")
    build(table, ANNA, "LAB-2", "leipzig.u2")
    worth = joining_worth(table, table.players[ANNA], rates(table.box, advice.WEIGHTS, 20))
    assert max(worth, key=lambda link: worth[link]) == "L01"
    bare = lay()
    before = joining_worth(bare, bare.players[ANNA], rates(bare.box, advice.WEIGHTS, 20))
    assert worth["L01"] > before["L01"]


def test_goods_that_nobody_can_spend_any_more_are_worth_what_they_score() -> None:
    table = lay()
    table.ending, table.round, table.active = 9, 10, BRUNO
    before = advice.value(table, ANNA)
    give(table, thaler=table.players[ANNA].thaler + 10)
    assert advice.value(table, ANNA) - before == pytest.approx(2, abs=0.5)


def test_who_leads_would_like_to_end_the_match() -> None:
    table = lay()
    table.ends = (("END-3", BRUNO),)
    table.silver_left = table.gold_left = 4
    give(table, ANNA, vp=30)
    before = [advice.features(table, seat)["ending"] for seat in (ANNA, BRUNO)]
    table.gold_left = 1
    after = [advice.features(table, seat)["ending"] for seat in (ANNA, BRUNO)]
    assert after[0] > before[0] > 0
    assert after[1] == before[1] == 0


def test_experiments_are_left_to_chance() -> None:
    table = lay()
    table.round = 0
    assert advice.value(table, ANNA) == 0


@pytest.mark.parametrize("seats", [1, 3])
def test_greedy_builds_railways_burns_and_beats_chance(seats: int) -> None:
    match: Match[Table] = Match(GAME, seats, chance=Random(4), automatic=True)
    greedy, chance = GreedyBot(Random(4)), Random(4)
    while isinstance(question := match.question, Ask):
        if question.seat == ANNA:
            match.answer(greedy.choose(match.view(ANNA)))
        else:
            match.answer(chance.choice(list(question.options)))
    result = match.result
    assert result is not None
    anna = match.state.players[ANNA]
    assert anna.railways >= 3
    assert len(anna.buildings) >= 4
    assert result.scores[ANNA] == max(result.scores)
    assert result.scores[ANNA] > 40


def test_who_would_surely_win_ends_the_match_and_others_do_not() -> None:
    """With two players the third condition: the last contract that anybody takes."""

    def late(lead: int) -> Table:
        table = lay(2)
        table.round, table.silver_left, table.gold_left = 35, 0, 0
        table.ends = (("END-3", ANNA), ("END-5", BRUNO))
        give(table, ANNA, vp=80 + lead)
        give(table, BRUNO, vp=80)
        return table

    def ended(lead: int) -> float:
        """What the end changes for Anna."""
        running, over = late(lead), late(lead)
        over.ends = (*over.ends, ("END-2", ANNA))
        over.ending = over.round
        return advice.features(over, ANNA).get("ending", 0.0) - advice.features(running, ANNA)["ending"]

    assert ended(60) == ended(30) > ended(12) > 0
    assert ended(-30) == ended(0) == 0
    far = late(30)
    far.ends = far.ends[:1]
    assert advice.features(far, ANNA)["ending"] == 0, "two conditions lack"
    alone = lay(1)
    assert advice.features(alone, ANNA)["ending"] == 0

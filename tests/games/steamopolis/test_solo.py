"""The solo game (5.4)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import GameEnded, ShadowMoved, SpLost
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    alone,
    flown,
    gauge,
    goods,
    hold,
    open_tile,
    room,
    score,
    settle,
    sold_out,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    MAKE_STEAM,
    SET_TARGET,
    SKIP,
    MoveStone,
    PlaceStone,
    Visit,
)
from kesselhaus.games.steamopolis.scoring import result
from kesselhaus.games.steamopolis.state import Lot
from tests.scenario import answer, drawn, events, offered


@pytest.mark.rule("ST-18", "ST-19", "ST-20")
def test_the_vote_points_at_the_start_are_a_matter_of_difficulty() -> None:
    for variants, sp in (((), 4), (("solo_start_5",), 5), (("solo_start_3",), 3), (("solo_start_2",), 2)):
        table = Match(GAME, 1, frozenset(variants)).state
        assert (table.players[A].score, table.shadow) == (sp, ())
    assert Match(GAME, 2).state.players[A].score == 0


@pytest.mark.rule("ST-172")
def test_make_steam_and_fly_cost_a_vote_point_at_once_and_set_a_target_does_not() -> None:
    assert score(answer(turn(alone()), MAKE_STEAM)) == 3
    table = alone()
    target(table, A, "3R", "2R")
    assert score(answer(turn(table), FLY_TO_ALL)) == 3
    assert score(answer(turn(table), SET_TARGET)) == 4


@pytest.mark.rule("ST-172")
def test_at_zero_the_game_is_lost_at_once_and_has_no_rating() -> None:
    match = answer(turn(alone(1)), MAKE_STEAM)
    outcome = result(match.state)
    assert (outcome.reason, outcome.winners, outcome.grade) == ("lost", (), "")
    ended = events(match, GameEnded)[0]
    assert (ended.reason, ended.rule, match.state.agenda) == ("lost", "ST-172", [])


@pytest.mark.rule("ST-172")
def test_who_must_fly_with_one_point_loses() -> None:
    table = alone(1)
    gauge(table, A)
    target(table, A, "3R")
    assert turn(table).state.lost


@pytest.mark.rule("EX-35", "ST-173")
def test_the_shadow_copies_the_own_targets() -> None:
    _, match = EXAMPLES.boards("EX-35")
    match.chance = Random(1)
    assert (score(match), set(match.state.shadow)) == (3, {"3L", "5R"})
    assert len(events(match, ShadowMoved)) == 1
    answer(match, Visit("3L"), DECLINE, DECLINE, SET_TARGET, o.ChooseStone(8))
    assert not {PlaceStone("3L"), PlaceStone("5R")} & offered(match)
    assert PlaceStone("1L") in offered(match)


@pytest.mark.rule("ST-174", "ST-160", "ST-177")
def test_the_shadow_removes_the_open_tiles_of_the_printed_targets() -> None:
    table = alone()
    table.passengers = {"banker": 6, "stoker": 3}
    match = flown(table)
    assert drawn(match).rule == "ST-127"
    answer(match, drawn(match).outcomes[0], "M12" if "M12" in drawn(match).outcomes else "M11")
    assert drawn(match).rule == "ST-177"
    answer(match, "P02")
    assert set(match.state.boxed) == {"M05", "M02"}
    assert (match.state.open_tile, match.state.boxed_passengers) == ("P02", ("P07",))
    assert score(match) == 3


@pytest.mark.rule("ST-174")
def test_without_a_fly_action_nothing_is_removed() -> None:
    match = settle(answer(turn(alone()), MAKE_STEAM), MoveStone)
    assert (match.state.boxed, match.state.open_tile) == ((), "P07")


@pytest.mark.rule("ST-175", "ST-179")
def test_on_level_1_the_leftmost_markers_are_removed() -> None:
    table = alone()
    table.open_tile = "P05"
    table.stack = tuple(tile for tile in (*table.stack, "P07") if tile != "P05")
    match = flown(table)
    assert match.state.rows == {"crystal": (4, 3, 2), "gear": (4, 3, 2)}
    assert (match.state.boxed_markers, score(match), goods(match)) == (2, 3, (0, 0))


@pytest.mark.rule("ST-176", "ST-175", "ST-185")
def test_the_last_markers_raise_the_statue_of_level_1_and_nobody_gains() -> None:
    table = alone()
    table.open_tile = "P05"
    table.stack = tuple(tile for tile in (*table.stack, "P07") if tile != "P05")
    table.rows, table.boxed_markers = {"crystal": (2,), "gear": (3, 2)}, 5
    sold_out(table, 3, 6)
    assert flown(table).state.tower == (3, 6)
    table.rows, table.boxed_markers = {"crystal": (), "gear": (2,)}, 7
    match = flown(table)
    assert (match.state.tower, match.state.ending, score(match)) == ((3, 6, 1), "statues", 3)


@pytest.mark.rule("ST-176", "ST-185")
def test_the_last_tile_of_a_market_raises_its_statue_and_nobody_gains() -> None:
    table = alone()
    open_tile(table, 3, "M34")
    sold_out(table, 2, 4, 6)
    table.tower = (2, 4)
    table.markets[6] = (Lot(3, "purple", "M35"),)
    match = flown(table)
    assert match.state.tower == (2, 4, 6, 3)
    assert (match.state.ending, score(match)) == ("statues", 3)
    empty = alone()
    sold_out(empty, 3, 6)
    assert flown(empty).state.boxed == ()


@pytest.mark.rule("ST-185", "ST-133")
def test_an_own_purchase_of_the_third_statue_gives_its_points() -> None:
    table = alone()
    sold_out(table, 4, 7)
    open_tile(table, 2, "M34")
    gauge(table, A, 1)
    target(table, A, "2R")
    room(table, A, s1="S1")
    hold(table, A, crystal=4, gear=1)
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, o.BuyMachine("M34"))
    assert (score(match), match.state.ending) == (3 + 5 + 3, "statues")


@pytest.mark.rule("ST-177")
def test_a_fly_turn_with_a_delivery_uses_up_two_tiles() -> None:
    table = alone()
    table.aboard, table.passengers = (("stoker", 2),), {"banker": 6, "stoker": 0}
    gauge(table, A, 1)
    target(table, A, "2R")
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, DECLINE)
    settle(match, MoveStone)
    answer(match, DECLINE)
    assert (len(match.state.stack), len(match.state.boxed_passengers)) == (13, 1)
    assert match.state.players[A].passenger_tiles == ("P07",)


@pytest.mark.rule("ST-177", "ST-185", "ST-186")
def test_an_empty_stack_triggers_the_end_and_one_final_turn_follows() -> None:
    table = alone()
    table.stack = ()
    gauge(table, A, 1)
    target(table, A, "2R")
    match = answer(turn(table, chance=Random(1)), FLY_TO_ALL, DECLINE)
    assert (match.state.ending, match.state.final) == ("passengers", True)


@pytest.mark.rule("ST-178")
def test_without_passenger_tiles_the_shadow_uses_what_the_board_prints() -> None:
    table = alone()
    table.open_tile, table.stack, table.ending = None, (), "passengers"
    gauge(table, A, 1)
    target(table, A, "2R")
    match = answer(turn(table, final=True, chance=Random(1)), SKIP, SKIP, FLY_TO_ALL, DECLINE)
    assert set(match.state.boxed) == {"M06", "M02"}
    assert match.state.boxed_passengers == ()


@pytest.mark.rule("ST-186")
def test_the_final_turn_costs_one_point_in_all() -> None:
    table = alone()
    target(table, A, "3R")
    match = answer(turn(table, final=True, chance=Random(1)), MAKE_STEAM)
    assert score(match) == 3
    settle(match, MoveStone)
    answer(match, SKIP, FLY_TO_ALL, DECLINE)
    assert (score(match), len(events(match, SpLost))) == (3, 1)
    match = answer(turn(alone(), final=True), SKIP, SET_TARGET)
    assert score(match) == 4
    assert answer(turn(alone(1), final=True), MAKE_STEAM).state.lost


@pytest.mark.rule("ST-187")
def test_shadow_stones_do_not_block_in_the_final_turn() -> None:
    table = alone()
    gauge(table, A, 3)
    table.shadow = ("1L", "1R", "2L", "2R")
    match = answer(turn(table, final=True), SKIP, SET_TARGET)
    assert {PlaceStone(district) for district in table.shadow} <= offered(match)


@pytest.mark.rule("ST-169")
def test_the_rating_follows_the_score() -> None:
    for sp, grade in (
        (0, "hot_air"),
        (6, "hot_air"),
        (7, "hobby_mechanic"),
        (34, "chief_engineer"),
        (49, "deus_ex_machina"),
    ):
        table = alone(sp)
        table.agenda, table.ending = [], "statues"
        assert result(table).grade == grade


@pytest.mark.rule("ST-174")
def test_the_turn_after_a_flight_removes_nothing() -> None:
    match = flown(alone())
    while isinstance(match.question, Draw):
        answer(match, match.question.outcomes[0])
    before = match.state.boxed
    settle(answer(match, MAKE_STEAM), MoveStone)
    assert (before, match.state.boxed) == (("M05", "M02"), before)


@pytest.mark.rule("ST-160", "ST-174", "RU-11")
def test_after_a_delivery_the_shadow_removes_by_the_next_passenger_tile() -> None:
    table = alone()
    table.aboard, table.passengers = (("banker", 5),), {"banker": 0, "stoker": 4}
    gauge(table, A, 1)
    target(table, A, "5L")
    match = answer(turn(table), FLY_TO_ALL, DECLINE)
    assert drawn(match).rule == "ST-158"
    answer(match, "P02")
    assert match.state.boxed == ("M04", "M01")


@pytest.mark.rule("ST-54", "ST-32", "ST-173")
def test_where_shadow_stones_lie_nothing_can_be_placed() -> None:
    table = alone()
    gauge(table, A, 1)
    table.shadow = ("1L", "1R")
    target(table, A, "5L")
    assert offered(turn(table)) == {MAKE_STEAM, FLY_TO_ALL}


@pytest.mark.rule("ST-172", "ST-169")
def test_what_time_has_cost_stands_in_the_result() -> None:
    match = settle(answer(turn(alone(), final=True), MAKE_STEAM), MoveStone)
    answer(match, SKIP)
    outcome = result(match.state)
    assert (outcome.scores, outcome.categories) == ((3,), {"start": (4,), "time_pressure": (-1,)})
    assert (outcome.winners, outcome.reason) == ((A,), "statues")

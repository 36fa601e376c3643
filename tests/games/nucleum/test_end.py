"""End conditions and the last turns (5.1)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import EndConditionMet, EndTriggered
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    STOP,
    give,
    lay,
    laying,
    play,
    rail,
    turn_of,
)
from kesselhaus.games.nucleum.invariants import broken
from kesselhaus.games.nucleum.options import ChooseSpace, Orient, PlayTile
from kesselhaus.games.nucleum.rules.ending import (
    ALL_TECHNOLOGIES,
    CONTRACTS_EMPTY,
    MANY_POINTS,
    STACKS_EMPTY,
    STARS_GONE,
    meet,
    score,
    trigger_end,
)
from kesselhaus.games.nucleum.rules.holdings import gain_simple, move_income
from kesselhaus.games.nucleum.rules.recharge import kings_visit, recharge
from kesselhaus.games.nucleum.state import Table
from tests.scenario import answer, asked, events


def turns(match: Match[Table], most: int = 99) -> list[int]:
    """Who still has a turn; everybody plays a tile and does nothing."""
    found: list[int] = []
    while match.question is not None and asked(match).rule == "NU-26" and len(found) < most:
        found.append(asked(match).seat)
        player = match.state.player()
        player.slots = ()
        answer(match, PlayTile(player.pool[0]), STOP)
        player.pool = (*player.pool, *player.slots)
        player.slots = ()
    return found


@pytest.mark.rule("NU-149", "NU-150")
def test_each_condition_once_by_one_player_for_3_points() -> None:
    table = lay()
    meet(table, table.players[BRUNO], CONTRACTS_EMPTY)
    meet(table, table.players[ANNA], CONTRACTS_EMPTY)
    assert table.ends == (("END-2", BRUNO),)
    assert [player.vp for player in table.players] == [0, 3, 0, 0]


@pytest.mark.rule("NU-149")
def test_conditions_are_met_in_another_players_turn_too() -> None:
    table = lay()
    give(table, BRUNO, vp=69)
    rail(table, BRUNO, "L05.1")
    match = answer(laying(table, "AS1"), ChooseSpace("L05.2"), Orient(1))
    assert match.state.ends == (("END-5", BRUNO),)


@pytest.mark.rule("NU-149", "NU-34")
def test_points_of_every_origin_meet_end_5() -> None:
    table = lay()
    anna = give(table, vp=69, income=(15, 5, 5), slots=("T06", "T07", "T08", "T09"))
    reward, steps, income = table.copy(), table.copy(), table
    gain_simple(reward, reward.players[ANNA], "vp", 1, "NU-116")
    move_income(steps, steps.players[ANNA], "thaler", 1, "NU-32")
    recharge(income, anna)
    for each in (reward, steps, income):
        assert each.ends == (("END-5", ANNA),)


@pytest.mark.rule("NU-151")
def test_the_3_points_may_meet_the_next_condition() -> None:
    table = lay()
    give(table, vp=68)
    meet(table, table.players[ANNA], STACKS_EMPTY)
    assert table.ends == (("END-1", ANNA), ("END-5", ANNA))
    assert table.players[ANNA].vp == 68 + 3 + 3


@pytest.mark.rule("NU-152")
def test_the_first_in_scoring_order_gets_end_5() -> None:
    table = lay()
    for seat in (ANNA, BRUNO):
        give(table, seat, vp=66, stars=(9,))
    table.active = BRUNO
    kings_visit(table)
    assert table.ends == (("END-5", BRUNO),)


@pytest.mark.rule("NU-153", "NU-155")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    table = lay()
    turn_of(table, BRUNO)
    meet(table, table.players[ANNA], STACKS_EMPTY)
    meet(table, table.players[BRUNO], CONTRACTS_EMPTY)
    assert table.ending == 1
    assert turns(play(table)) == [1, 2, 3, 0, 1, 2, 3]
    last = lay()
    turn_of(last, 3)
    meet(last, last.players[ANNA], STACKS_EMPTY)
    meet(last, last.players[3], CONTRACTS_EMPTY)
    assert turns(play(last)) == [3, 0, 1, 2, 3]


@pytest.mark.rule("NU-153", "EX-35")
def test_example_two_players_need_three_conditions() -> None:
    table = EXAMPLES.boards("EX-35")[1].state
    assert [met for met, _ in table.ends] == [CONTRACTS_EMPTY, STARS_GONE]
    assert table.ending == 0
    meet(table, table.players[BRUNO], STACKS_EMPTY)
    assert table.ending == 1


@pytest.mark.rule("NU-154")
def test_further_conditions_score_but_change_nothing() -> None:
    table = lay()
    meet(table, table.players[ANNA], STACKS_EMPTY)
    meet(table, table.players[ANNA], CONTRACTS_EMPTY)
    table.round = 2
    match = play(table)
    score(match.state, match.state.players[CLARA], 70)
    assert match.state.ending == 1
    assert match.state.players[CLARA].vp == 73
    assert turns(match) == [0, 1, 2, 3]
    assert match.state.doing is None


@pytest.mark.rule("NU-156", "INV-28")
def test_after_the_last_round_one_more_follows() -> None:
    for variants, rounds in (((), 60), (("max_rounds_25",), 25)):
        table = lay(2, *variants)
        table.round = rounds
        match = play(table)
        assert turns(match) == [0, 1, 0, 1]
        assert [event.reason for event in events(match, EndTriggered)] == ["rounds"]
        assert events(match, EndConditionMet) == []
        assert match.question is None


@pytest.mark.rule("NU-156")
def test_without_a_last_round_only_conditions_end_the_match() -> None:
    """Ruling 52."""
    table = lay(2, "open_end")
    table.round = 1000
    match = play(table)
    assert turns(match, most=5) == [0, 1, 0, 1, 0]
    assert (match.state.round, match.state.ending) == (1002, 0)
    assert not [sentence for sentence in broken(None, match.state, True) if sentence.startswith("INV-28")]


@pytest.mark.rule("NU-150")
def test_who_comes_second_to_any_condition_gets_nothing() -> None:
    """Ruling 51."""
    for condition in (STACKS_EMPTY, CONTRACTS_EMPTY, STARS_GONE, ALL_TECHNOLOGIES, MANY_POINTS):
        table = lay()
        meet(table, table.players[ANNA], condition)
        meet(table, table.players[BRUNO], condition)
        assert (table.ends, table.players[BRUNO].vp) == (((condition, ANNA),), 0)


@pytest.mark.rule("NU-154", "NU-156")
def test_conditions_of_the_last_round_trigger_no_other_end() -> None:
    table = lay()
    trigger_end(table, "rounds", "NU-156")
    table.round = 2
    meet(table, table.players[ANNA], STACKS_EMPTY)
    meet(table, table.players[ANNA], CONTRACTS_EMPTY)
    assert (table.ending, table.end_reason) == (1, "rounds")
    assert turns(play(table)) == [0, 1, 2, 3]

"""Technologies (4.13)."""

from typing import Any

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import RewardLost
from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    act,
    acting,
    build,
    give,
    lay,
    names,
    play,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChoosePlant,
    ChooseSlot,
    ChooseTrack,
    Decline,
    EnergizeBuilding,
    Fulfil,
    PerformAction,
    PlaceStar,
    Recharge,
    TakeContract,
    UnlockTechnology,
)
from kesselhaus.games.nucleum.rules.technologies import unlock
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.actions import OfferingAction
from tests.scenario import answer, asked, events


def unlocking(experiment: str, **holdings: Any) -> Match[Table]:
    """Anna has shown 8 thaler for C10 and is to unlock a technology of level I."""
    table = lay(experiments=experiment + "".join(other for other in "ABCD" if other != experiment))
    give(table, contracts=("C10", "", "", ""), thaler=8, **holdings)
    return answer(acting(table, f"{experiment}S1"), Fulfil("C10"))


@pytest.mark.rule("NU-142", "NU-143")
def test_any_locked_technology_of_the_level_or_lower() -> None:
    match = unlocking("A", technologies=("A-1",))
    assert names(match, UnlockTechnology) == ["A-2", "A-3"]
    match = unlocking("A", technologies=("A-1", "A-2", "A-3"))
    assert [event.reward for event in events(match, RewardLost)] == ["tech:1"]
    assert match.state.players[ANNA].vp == 1


@pytest.mark.rule("NU-144")
def test_instant_technologies_take_effect_at_once() -> None:
    match = answer(unlocking("B"), UnlockTechnology("B-2"))
    assert match.state.players[ANNA].thaler == 11
    match.answer(ChooseTrack("vp"))
    assert match.state.players[ANNA].income == (1, 1, 2)
    match = answer(unlocking("C"), UnlockTechnology("C-2"))
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].income) == (10, (2, 2, 1))
    match = answer(unlocking("D"), UnlockTechnology("D-2"))
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].workers) == (9, 5)


@pytest.mark.rule("NU-144")
def test_an_action_that_is_offered_is_as_the_technology_says() -> None:
    for technology, saving, electricity, double in (
        ("A-3", 2, 0, False),
        ("A-6", 0, 4, False),
        ("B-6", 0, 0, True),
        ("C-5", 5, 0, False),
    ):
        table = lay()
        offered, *_ = unlock(table, table.players[ANNA], technology)
        assert isinstance(offered, OfferingAction)
        action = offered.action
        assert (action.saving, action.electricity, action.double) == (saving, electricity, double)


@pytest.mark.rule("NU-144")
def test_instant_technologies_take_effect_only_once() -> None:
    match = answer(unlocking("D", technologies=("D-2",)), UnlockTechnology("D-1"))
    assert (match.state.players[ANNA].thaler, match.state.players[ANNA].workers) == (8, 2)
    match = answer(unlocking("C", technologies=("C-2",)), UnlockTechnology("C-1"))
    assert match.state.players[ANNA].income == (1, 1, 1)


@pytest.mark.rule("NU-144", "NU-35")
def test_offered_actions_may_be_declined() -> None:
    match = answer(unlocking("A"), UnlockTechnology("A-3"))
    assert set(asked(match).options) == {PerformAction(), Decline()}
    match.answer(Decline())
    assert match.state.players[ANNA].buildings == {}
    assert asked(match).rule == "NU-37"
    match = answer(unlocking("A"), UnlockTechnology("A-3"), PerformAction())
    building = asked(match).options[0]
    match.answer(building)
    match.answer(asked(match).options[0])
    assert len(match.state.players[ANNA].buildings) == 1
    assert match.state.players[ANNA].thaler == 8


@pytest.mark.rule("NU-144", "NU-148")
def test_second_and_third_level_of_experiment_b() -> None:
    table = lay(experiments="BACD")
    give(table, achievements=40)
    match = answer(play(table.copy()), Recharge(), PlaceStar(19), UnlockTechnology("B-7"))
    assert {"BX1", "BX2"} <= set(match.state.players[ANNA].pool)
    match = answer(play(table.copy()), Recharge(), PlaceStar(19), UnlockTechnology("B-6"))
    assert (asked(match).rule, match.state.players[ANNA].vp) == ("NU-144", 0)
    match.answer(Decline())
    assert match.state.players[ANNA].vp == 2
    match = answer(play(table.copy()), Recharge(), PlaceStar(19), UnlockTechnology("B-6"), PerformAction())
    answer(match, TakeContract("C05"), ChooseSlot(1))
    assert (match.state.players[ANNA].vp, match.state.players[ANNA].thaler) == (2, 8)


@pytest.mark.rule("NU-145")
def test_turbine_effect_of_experiment_b() -> None:
    table = lay(experiments="BACD")
    turbine(table, ANNA, 2, "zittau.t1")
    assert acting(table.copy(), "BD").state.players[ANNA].thaler == 6
    assert acting(table.copy(), "BS1").state.players[ANNA].thaler == 4


@pytest.mark.rule("NU-146", "NU-147", "EX-34")
def test_example_the_eighth_technology() -> None:
    table = lay()
    give(
        table,
        technologies=("A-8", "A-2", "A-3", "A-4", "A-5", "A-6", "A-7"),
        contracts=("C10", "", "", ""),
        thaler=8,
    )
    match = answer(acting(table, "AS1"), Fulfil("C10"))
    assert names(match, UnlockTechnology) == ["A-1"]
    match.answer(UnlockTechnology("A-1"))
    assert match.state.ends == (("END-4", ANNA),)
    assert match.state.players[ANNA].vp == 3 + 1
    by_light = EXAMPLES.boards("EX-34")[2].state
    assert (by_light.ends, by_light.players[ANNA].vp) == ((("END-4", ANNA),), 3)


@pytest.mark.rule("NU-145", "NU-35")
def test_with_an_empty_market_a4_gives_the_worker_without_a_question() -> None:
    table = lay()
    unlocked(table, "A-4")
    build(table, ANNA, "RES-1", "grimma.u1")
    table.market = ("",) * 5
    match = answer(act(table, "energize", electricity=2), ChoosePlant("grimma"))
    match.answer(EnergizeBuilding("grimma.u1"))
    assert asked(match).rule == "NU-37"
    assert match.state.players[ANNA].workers == 3

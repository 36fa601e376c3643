"""What is still to be done, as it lies on the agenda: the next task is the last one there."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import GAME, advice
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import BuildScaffoldStep, GainChoice, TakeScaffoldStep
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    B,
    able,
    begin,
    block,
    building,
    deal,
    docking,
    effect,
    hall,
    lay,
    put,
    small,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks import AnyTask
from kesselhaus.games.whistle_mountain.tasks.effects import BuildingScaffolds, ChoosingResources
from kesselhaus.games.whistle_mountain.tasks.placing import (
    AtScaffoldDock,
    Completion,
    Promotion,
    TakingAward,
    TurningScaffold,
)
from kesselhaus.games.whistle_mountain.tasks.turn import (
    AfterCollecting,
    Collecting,
    Forging,
    MainAction,
    PuttingAwayCard,
)


def ahead(match: Match[Table]) -> list[AnyTask]:
    """In the order in which it will be done."""
    return match.state.agenda[::-1]


@pytest.mark.rule("WM-61", "WM-135")
def test_after_a_landing_the_list_of_machines_is_left_and_then_nothing() -> None:
    table = hall(("mm04", 1, 1), ("ms01", 3, 1))
    match = begin(table, *small(2, 1))
    assert ahead(match) == [Collecting(A, ("mm04", "ms01"))]
    match.answer(o.Activate("ms01"))
    assert ahead(match) == [Collecting(A, ("mm04",))]
    match.answer(o.Activate("mm04"))
    assert ahead(match) == [AfterCollecting(A)]


@pytest.mark.rule("WM-66")
def test_at_a_dock_its_activity_comes_first_and_then_what_an_ability_adds() -> None:
    table = lay()
    able(table, A, "ab10")
    match = begin(table, *docking("dk07"))
    bonus = ChoosingResources(A, "ab10", GainChoice(1), 1, "WM-66")
    assert ahead(match) == [AtScaffoldDock(A, "dk07"), bonus, AfterCollecting(A)]
    assert match.nested
    match.answer(o.TakeScaffolds(1))
    assert ahead(match)[1:] == [bonus, AfterCollecting(A)]
    assert not match.nested


@pytest.mark.rule("WM-136")
def test_a_card_is_put_away_after_its_effect_and_then_it_is_the_same_moment_again() -> None:
    table = lay()
    deal(table, A, "cd07")
    put(table, "st01", 5, 1)
    store(table, A, "st02")
    match = begin(table, o.PlayCard("cd07"))
    effects = BuildingScaffolds(A, "cd07", BuildScaffoldStep(1), 1, "WM-136")
    assert ahead(match) == [effects, PuttingAwayCard("cd07"), MainAction(A)]
    match.answer(o.BuildScaffold("st02"))
    assert ahead(match) == [TurningScaffold(A, "st02"), PuttingAwayCard("cd07"), MainAction(A)]


@pytest.mark.rule("WM-108", "WM-110", "WM-111a", "INV-8")
def test_who_has_not_gone_up_yet_waits_on_the_machine() -> None:
    table = lay()
    block(table, 2, 3)
    block(table, 4, 3)
    stand(table, A, (2, 6), (3, 6))
    stand(table, B, (4, 6))
    store(table, A, "ml01")
    match = begin(table, FORGE, *building("ml01", 2, 5))
    going = Promotion(B, ((4, 6),))
    assert ahead(match) == [
        TakingAward(A, 6), going, TakingAward(A, 6), Completion(A, "ml01"), Forging(A, buildings=1),
    ]  # fmt: skip
    assert match.nested
    state = match.state
    assert list(GAME.broken(None, state, True)) == []
    state.agenda.remove(going)
    assert [found[:5] for found in GAME.broken(None, state, True)] == ["INV-8"]


def test_what_is_being_chosen_counts_for_the_bots_too() -> None:
    """Each tile that is still to be taken, the one asked for included."""
    worths = []
    for count in (1, 2):
        table = lay()
        effect(table, "cd13", TakeScaffoldStep(count))
        worths.append(advice.value(begin(table).state, A))
    before = advice.value(begin(lay()).state, A)
    assert before + 1 < worths[0] < worths[1] - 1

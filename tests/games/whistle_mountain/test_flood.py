"""The flood (4.10)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES, scenes
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    building,
    decorate,
    fly,
    hold,
    in_turn,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import BESIDE, HOME, REMOVED
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("WM-120", "WM-123", "EX-9")
def test_a_machine_above_the_bridge_lays_a_strip() -> None:
    _, below, above = EXAMPLES.boards("EX-9")
    assert (below.state.water_level, above.state.water_level) == (0, 1)
    table = scenes.mast("ms01")
    match = begin(table, FORGE, *building("ms01", 3, 7, turn=1))
    assert match.state.water_level == 1
    assert not match.state.ground.scaffold & GRID.row[1]


@pytest.mark.rule("WM-121")
def test_it_does_not_matter_by_what_means() -> None:
    table = scenes.mast("ms01")
    decorate(table, A, "aw07")
    match = begin(table, o.UseAward("aw07"), *building("ms01", 3, 9))
    assert match.state.water_level == 1


@pytest.mark.rule("WM-124", "WM-150", "WM-158b")
def test_who_washes_his_own_airship_home_sends_it_in_a_later_turn_only() -> None:
    """R-39: as if an effect had fetched it back."""
    table = scenes.mast("ms01")
    decorate(table, A, "aw07")
    fly(table, A, "small", (7, 1))
    fly(table, B, "small", (8, 1))
    match = begin(table, o.UseAward("aw07"), *building("ms01", 3, 9))
    assert [table.airships["small"] for table in match.state.players[:2]] == [HOME, HOME]
    assert offered(match, o.Send) == {o.Send("medium"), o.Send("large")}
    answer(match, FORGE, END_TURN)
    assert asked(match).seat == B
    assert o.Send("small") in offered(match)


@pytest.mark.rule("WM-122")
def test_one_strip_however_high() -> None:
    table = scenes.mast("mm01", "ms01")
    hold(table, A, water=1)
    match = begin(table, FORGE, *building("mm01", 3, 11))
    assert match.state.water_level == 1
    match = begin(table, FORGE, *building("mm01", 3, 11), *building("ms01", 3, 10))
    assert match.state.water_level == 2


@pytest.mark.rule("WM-124", "WM-125")
def test_airships_in_the_row_go_home_and_no_others() -> None:
    table = scenes.mast("ms01")
    put(table, "mm01", 3, 1)
    fly(table, A, "small", (3, 2), machine="mm01")
    fly(table, B, "medium", (1, 1), (1, 2))
    fly(table, B, "large", (6, 2), (7, 2), (8, 2))
    fly(table, C, "small", dock="dk09")
    in_turn(table, B)
    store(table, B, "ms02")
    decorate(table, B, "aw07")
    match = begin(table, o.UseAward("aw07"), *building("ms02", 3, 9))
    players = match.state.players
    assert players[A].airships["small"] != HOME
    assert players[B].airships["medium"] == HOME
    assert players[B].airships["large"] != HOME
    assert players[C].airships["small"].dock == "dk09"
    assert not match.state.works("mm01")


@pytest.mark.rule("WM-126")
def test_workers_in_the_row_go_to_the_pool() -> None:
    table = scenes.mast("ms01")
    stand(table, B, (3, 1), (3, 2))
    match = begin(table, FORGE, *building("ms01", 3, 9))
    pools = [player.pool for player in match.state.players]
    assert pools == [3, 4, 3]
    assert [player.barracks[0] for player in match.state.players] == [2, 2, 2]
    assert match.state.players[B].standing == ((3, 2),)
    washed = [(event.seat, event.barracks, event.scaffolds) for event in events(match, e.WorkersWashedAway)]
    assert washed == [(A, 1, 0), (B, 1, 1), (C, 1, 0)]


@pytest.mark.rule("WM-126")
def test_nothing_is_told_of_whom_the_water_does_not_reach() -> None:
    table = scenes.mast("ms01")
    table.players[C].pool, table.players[C].barracks = 3, (2, 3, 4, 5, 6, 7)
    stand(table, C, (3, 2))
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert [event.seat for event in events(match, e.WorkersWashedAway)] == [A, B]
    assert match.state.players[C].pool == table.players[C].pool


@pytest.mark.rule("WM-127", "WM-128")
def test_machines_stop_for_good_and_scaffolds_keep_their_dry_squares() -> None:
    table = scenes.mast("ms01")
    put(table, "ms02", 3, 1, turn=1)
    stand(table, C, (4, 2))
    match = begin(table, FORGE, *building("ms01", 3, 9))
    state = match.state
    assert not state.works("ms02")
    assert events(match, e.MachinesStopped)[0].machines == ("ms02",)
    assert state.ground.machine & GRID.bit[3, 2]
    assert not state.ground.machine & GRID.bit[3, 1]
    assert state.ground.scaffold & GRID.bit[4, 2]
    assert state.players[C].standing == ((4, 2),)


@pytest.mark.rule("WM-129", "WM-149")
def test_the_token_goes_aside_or_leaves_the_game() -> None:
    table = scenes.mast("ms01")
    put(table, "ms06", 3, 1)
    put(table, "mm13", 3, 3)
    table.duplicator = "ms06"
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert match.state.duplicator == BESIDE
    table = scenes.mast("ms01")
    put(table, "ms06", 3, 4)
    put(table, "mm13", 3, 1)
    table.duplicator = "ms06"
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert match.state.duplicator == REMOVED


@pytest.mark.rule("WM-129")
def test_the_token_stays_on_a_machine_that_still_works() -> None:
    table = scenes.mast("ms01")
    put(table, "ms02", 3, 1)
    put(table, "ms06", 3, 3)
    put(table, "mm13", 3, 5)
    table.duplicator = "ms06"
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert events(match, e.MachinesStopped)[0].machines == ("ms02",)
    assert match.state.duplicator == "ms06"
    assert not events(match, e.TokenSetAside)


@pytest.mark.rule("WM-130", "EX-20")
def test_without_a_strip_nothing_rises() -> None:
    _, match = EXAMPLES.boards("EX-20")
    assert match.state.water_level == 7
    assert match.state.players[A].score == 5
    assert match.state.players[B].tower == (9,)


@pytest.mark.rule("WM-131")
def test_the_tower_is_never_flooded() -> None:
    table = scenes.mast("ms01")
    table.players[B].tower, table.players[B].barracks = (1,), (2, 3, 4, 5, 6, 7)
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert match.state.players[B].tower == (1,)
    assert match.state.tower[0] == table.tower[0]


@pytest.mark.rule("WM-132")
def test_all_consequences_of_a_strip_happen_together() -> None:
    table = scenes.mast("ms01")
    put(table, "ms02", 3, 1)
    stand(table, B, (4, 2))
    fly(table, C, "small", (1, 1))
    match = begin(table, FORGE, *building("ms01", 3, 9))
    state = match.state
    assert (state.players[C].airships["small"], state.works("ms02")) == (HOME, False)
    assert offered(match, o.Activate) == set()
    assert state.players[B].standing == ((4, 2),)


@pytest.mark.rule("WM-133", "WM-153")
def test_the_rain_gauge_gives_in_turn_order_from_the_active_player() -> None:
    table = scenes.mast("ms01")
    able(table, C, "ab09", "up18")
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert (match.state.players[C].score, match.state.players[C].goods["water"]) == (1, 1)
    table.players[A].powers = table.players[C].powers
    table.players[A].upgrades = ("up18",)
    match = begin(table, FORGE, *building("ms01", 3, 9))
    assert [event.seat for event in events(match, e.Gained)] == [A, C]
    in_turn(table, C)
    store(table, C, "ms02")
    match = begin(table, FORGE, *building("ms02", 3, 9))
    assert [event.seat for event in events(match, e.Gained)] == [C, A]

"""Building a machine (4.9)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    block,
    building,
    corner,
    deal,
    flooded,
    hold,
    in_turn,
    lay,
    put,
    small,
    stand,
    store,
    to_activate,
)
from kesselhaus.games.whistle_mountain.state import Spot, Table
from tests.scenario import answer, asked, events, offered


def yard() -> Table:
    """Scaffolds on columns 1 to 4, rows 3 to 6."""
    table = lay()
    block(table, 1, 3)
    block(table, 3, 3)
    return table


@pytest.mark.rule("WM-106")
def test_every_square_on_a_scaffold_square() -> None:
    table = yard()
    put(table, "ms01", 1, 3)
    flooded(table, 2)
    stand(table, B, (3, 4))
    store(table, A, "ms02")
    match = begin(table, FORGE, o.BuildMachine("ms02"), o.Turn(0))
    places = offered(match)
    assert o.At(3, 4) in places
    assert not places & {o.At(1, 3), o.At(2, 3), o.At(4, 3), o.At(3, 2), o.At(1, 7)}
    assert len(places) == 1 + 3 * 3


@pytest.mark.rule("WM-106")
def test_a_machine_for_which_no_room_is_left_is_not_offered() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "ms02", "mm02", "ml02")
    assert offered(begin(table, FORGE), o.BuildMachine) == {o.BuildMachine("ms02")}


@pytest.mark.rule("WM-26", "WM-93")
def test_a_machine_just_built_is_part_of_the_structure() -> None:
    table = yard()
    store(table, A, "mm02", "sl10")
    hold(table, A, water=1)
    match = begin(table, FORGE, *building("mm02", 3, 3), o.BuildScaffold("sl10"), o.Turn(2))
    assert corner("sl10", 2, 3, 3) not in offered(match)
    match.answer(corner("sl10", 2, 5, 3))
    assert set(match.state.squares("sl10")) == {(5, 3), (5, 4), (5, 5), (6, 5)}
    assert events(match, e.ScaffoldBuilt)[0].contacts == 3


@pytest.mark.rule("WM-107")
def test_a_machine_may_be_turned() -> None:
    table = yard()
    store(table, A, "ms01", "mm01", "ml01")
    lying = begin(table, FORGE, o.BuildMachine("ml01"))
    assert offered(lying) == {o.Turn(0), o.Turn(1)}
    standing = answer(lying.fork(), o.Turn(1), o.At(1, 3))
    assert set(standing.state.squares("ml01")) == {(x, y) for x in (1, 2) for y in (3, 4, 5)}
    answer(lying, o.Turn(0), o.At(1, 3))
    assert set(lying.state.squares("ml01")) == {(x, y) for x in (1, 2, 3) for y in (3, 4)}
    assert o.At(1, 3) in offered(begin(table, FORGE, o.BuildMachine("mm01")))
    assert begin(table, FORGE, *building("mm01", 1, 3)).state.machines["mm01"] == Spot(0, 1, 3)
    upright = begin(table, FORGE, o.BuildMachine("ms01"), o.Turn(1), o.At(4, 5))
    assert upright.state.squares("ms01") == ((4, 5), (4, 6))
    for column in (1, 3):
        put(table, f"mm{column + 4:02}", column, 3)
        put(table, f"ms{column + 4:02}", column, 5)
    assert offered(begin(table, FORGE, o.BuildMachine("ms01"))) == {o.Turn(0)}


@pytest.mark.rule("WM-108", "WM-114")
def test_place_promote_score_flood_then_what_the_build_sets_off() -> None:
    table = lay()
    block(table, 1, 6)
    stand(table, A, (1, 8))
    store(table, A, "ms01")
    able(table, A, "ab03", "up16", "up17")
    match = begin(table, FORGE, *building("ms01", 1, 8))
    assert offered(match) == {o.TakeAward("aw08"), o.TakeAward("aw09")}
    match.answer(o.TakeAward("aw08"))
    told = [type(event) for event in match.log]
    assert told[told.index(e.WorkerPromoted) :] == [
        e.WorkerPromoted,
        e.Gained,
        e.AwardTaken,
        e.MachineBuilt,
        e.Flooded,
        *[e.WorkersWashedAway] * 3,
        e.Gained,
    ]
    assert [event.source for event in events(match, e.Gained)] == ["up17", "up16"]
    assert offered(match) == {o.Activate("ms01"), o.Decline()}
    assert match.state.players[A].score == 2 + 5 + 2


@pytest.mark.rule("WM-109", "WM-119", "EX-11")
def test_a_covered_worker_goes_to_the_floor_of_its_row() -> None:
    _, match = EXAMPLES.boards("EX-11")
    player = match.state.players[B]
    assert (player.tower, player.standing, player.awards) == ((5,), (), ("aw01",))
    assert (player.score, match.state.players[A].score) == (0, 9)
    assert match.state.box.floor_vp[5] == 7
    assert match.state.ground.workers == 0


@pytest.mark.rule("WM-110")
def test_workers_go_player_by_player_and_from_the_lowest_row() -> None:
    table = yard()
    stand(table, B, (1, 3), (2, 4))
    stand(table, A, (2, 3), (1, 4))
    stand(table, C, (3, 3))
    store(table, A, "ml01")
    table.tower = ((),) * 14
    match = begin(table, FORGE, *building("ml01", 1, 3))
    told = [(event.seat, event.square) for event in events(match, e.WorkerPromoted)]
    assert told == [(A, (2, 3)), (A, (1, 4)), (B, (1, 3)), (B, (2, 4)), (C, (3, 3))]
    in_turn(table, B)
    store(table, B, "ml02")
    match = begin(table, FORGE, *building("ml02", 1, 3))
    assert [event.seat for event in events(match, e.WorkerPromoted)] == [B, B, C, A, A]
    table = yard()
    stand(table, A, (3, 3), (1, 4), (1, 3))
    store(table, A, "ml01")
    table.tower = ((),) * 14
    match = begin(table, FORGE, *building("ml01", 1, 3))
    assert [event.square for event in events(match, e.WorkerPromoted)] == [(1, 3), (3, 3), (1, 4)]


@pytest.mark.rule("WM-111", "WM-111a", "EX-21")
def test_awards_are_handed_out_in_rounds() -> None:
    before, after = EXAMPLES.boards("EX-21")
    match = answer(before, *building("ml01", 3, 5))
    assert asked(match).seat == A
    assert offered(match) == {o.TakeAward("aw06"), o.TakeAward("aw07")}
    state = after.state
    assert (state.players[A].awards, state.players[B].awards) == (("aw07",), ("aw06",))
    assert (state.players[A].tower, state.players[B].tower) == ((6, 6), (6,))
    assert state.water_level == 2


@pytest.mark.rule("WM-111a")
def test_what_is_left_goes_to_those_with_several_workers_in_a_row() -> None:
    table = yard()
    stand(table, A, (2, 6), (3, 6), (2, 5))
    store(table, A, "ml01")
    match = begin(table, FORGE, *building("ml01", 2, 5))
    assert offered(match) == {o.TakeAward("aw05"), o.TakeAward("aw06")}
    match.answer(o.TakeAward("aw05"))
    assert offered(match) == {o.TakeAward("aw06"), o.TakeAward("aw07")}
    match.answer(o.TakeAward("aw06"))
    assert match.state.players[A].awards == ("aw05", "aw06", "aw07")
    assert (match.state.tower[4], match.state.tower[5]) == (("aw06",), ())
    table = yard()
    stand(table, A, (2, 6), (3, 6), (4, 6))
    store(table, A, "ml01")
    table.tower = tuple(("aw01",) * 4 if floor == 6 else () for floor in range(1, 15))
    match = begin(table, FORGE, *building("ml01", 2, 5))
    assert match.state.players[A].awards == ("aw01",) * 3


@pytest.mark.rule("WM-112")
def test_the_owner_chooses_out_of_turn_and_that_seals_the_past() -> None:
    table = yard()
    stand(table, B, (1, 5))
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 5))
    assert asked(match).seat == B
    assert offered(match) == {o.TakeAward("aw05"), o.TakeAward("aw06")}
    assert not match.can_undo
    match.answer(o.TakeAward("aw06"), seat=B)
    assert match.state.players[B].awards == ("aw06",)
    assert asked(match).seat == A


@pytest.mark.rule("WM-113")
def test_an_award_may_be_used_in_the_turn_in_which_it_was_taken() -> None:
    table = yard()
    stand(table, A, (1, 5))
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 5), o.TakeAward("aw05"))
    assert offered(match, o.UseAward) == {o.UseAward("aw05")}


@pytest.mark.rule("WM-115", "EX-10")
def test_a_machine_built_after_the_placement_is_not_activated_in_this_turn() -> None:
    table, (_, late, by_card) = EXAMPLES.begun("EX-10").state, EXAMPLES.boards("EX-10")
    assert late.state.players[A].score == 4
    assert to_activate(late) == ("ms01",)
    assert offered(by_card, o.Activate) == {o.Activate("ms01")}
    deal(table, B, "cd12")
    later = begin(table, *small(3, 5), o.UseAward("aw07"), *building("ms06", 4, 3, turn=1))
    answer(later, o.Activate("ms01"), END_TURN, o.PlayCard("cd12"))
    assert offered(later, o.Activate) == {o.Activate("ms01"), o.Activate("ms06")}
    early = begin(table, o.UseAward("aw07"), *building("ms06", 4, 3, turn=1), *small(3, 4))
    assert to_activate(early) == ("ms06",)
    able(table, A, "ab03")
    admiral = begin(table, *small(3, 5), o.UseAward("aw07"), *building("ms06", 4, 3, turn=1))
    assert offered(admiral) == {o.Activate("ms06"), o.Decline()}
    admiral.answer(o.Activate("ms06"))
    assert admiral.state.players[A].goods["gold"] >= 2
    forged = begin(table, FORGE, *building("ms06", 4, 3, turn=1), o.Decline(), o.PlayCard("cd12"))
    assert o.Activate("ms06") in offered(forged)


@pytest.mark.rule("WM-116")
def test_icons_under_a_machine_are_gone() -> None:
    table = lay()
    put(table, "ss06", 4, 4)
    assert begin(table, *small(4, 3)).state.players[A].goods["coal"] == 1
    put(table, "ms13", 4, 4)
    assert begin(table, *small(4, 3)).state.players[A].goods["coal"] == 0


@pytest.mark.rule("WM-117")
def test_the_flag_gives_points_as_soon_as_the_worker_is_up_also_out_of_turn() -> None:
    table = yard()
    stand(table, B, (1, 5))
    able(table, B, "ab09", "up17")
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 5))
    assert asked(match).seat == B
    assert match.state.players[B].score == 2
    assert match.state.players[A].score == 0


@pytest.mark.rule("WM-118", "WM-146")
def test_the_token_is_placed_when_the_duplicator_is_built_before_the_admiral_acts() -> None:
    table = yard()
    put(table, "ms06", 1, 3)
    put(table, "mm14", 3, 3)
    store(table, A, "mm13")
    able(table, A, "ab03")
    match = begin(table, FORGE, *building("mm13", 1, 5))
    assert offered(match) == {o.PlaceToken("ms06")}
    match.answer(o.PlaceToken("ms06"))
    assert match.state.duplicator == "ms06"
    assert offered(match) == {o.Activate("mm13"), o.Decline()}
    table.machines.pop("ms06")
    match = begin(table, FORGE, *building("mm13", 1, 5))
    assert match.state.duplicator == ""
    assert offered(match) == {o.Activate("mm13"), o.Decline()}


@pytest.mark.rule("WM-86")
def test_a_further_machine_is_paid_for() -> None:
    table = yard()
    store(table, A, "ms01", "ms02")
    hold(table, A, whistle=1)
    match = begin(table, FORGE, *building("ms01", 1, 3), *building("ms02", 1, 4), END_TURN)
    assert match.state.players[A].goods["whistle"] == 0
    assert match.state.players[A].score == 10

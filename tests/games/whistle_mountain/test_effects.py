"""Effects (2.7, 4.12)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import Duplicate, MoveStep
from kesselhaus.games.whistle_mountain.state import HOME, REMOVED, Table, Task
from tests.games.whistle_mountain.scenario import (
    END_TURN,
    FORGE,
    A,
    B,
    able,
    across,
    begin,
    block,
    building,
    deal,
    decorate,
    docking,
    flooded,
    fly,
    hold,
    lay,
    put,
    small,
    stand,
    store,
)
from tests.scenario import answer, events, offered

DECLINE = o.Decline()


def hall(*machines: tuple[str, int, int]) -> Table:
    """Scaffolds on columns 1 to 6, rows 1 to 4, with machines on them."""
    table = lay()
    for column in (1, 3, 5):
        block(table, column, 1)
    for machine, column, row in machines:
        put(table, machine, column, row)
    return table


@pytest.mark.rule("WM-141")
def test_steps_in_order_and_declining_one_does_not_cancel_the_next() -> None:
    table = hall(("ml08", 1, 1))
    store(table, A, "ms01")
    match = begin(table, *small(1, 1), o.Activate("ml08"))
    assert offered(match) == {o.BuildMachine("ms01"), DECLINE}
    assert match.state.players[A].score == 0
    match.answer(DECLINE)
    assert match.state.players[A].score == 1
    table = hall(("mm12", 1, 1))
    hold(table, A, coal=2)
    match = begin(table, *small(1, 1), o.Activate("mm12"), o.Swap("coal", "gold"), DECLINE)
    assert match.state.players[A].goods == {"coal": 1, "iron": 0, "water": 1, "gold": 1, "whistle": 1}


@pytest.mark.rule("WM-142")
def test_a_payment_only_for_what_can_be_done_and_then_it_must_be() -> None:
    table = hall(("ms03", 1, 1))
    hold(table, A, iron=1)
    match = begin(table, *small(1, 1), o.Activate("ms03"))
    assert offered(match) == {END_TURN}
    store(table, A, "st02")
    match = begin(table, *small(1, 1), o.Activate("ms03"))
    assert offered(match) == {o.Pay(0, 1, 0, 0, 0), DECLINE}
    match.answer(o.Pay(0, 1, 0, 0, 0))
    assert offered(match) == {o.BuildScaffold("st02")}
    table = hall(("mm06", 1, 1))
    hold(table, A, gold=1, whistle=1)
    match = begin(table, *small(1, 1), o.Activate("mm06"), o.Pay(0, 0, 0, 0, 1), o.Pay(0, 0, 0, 1, 0))
    assert match.state.players[A].score == 8
    assert offered(match) == {END_TURN}


@pytest.mark.rule("WM-142")
def test_what_was_paid_for_is_done_once_and_the_rest_of_free_will() -> None:
    """R-35."""
    table = hall()
    table.agenda = (Task("ms03", MoveStep(2), 2, "WM-141", must=True),)
    match = begin(table)
    assert DECLINE not in offered(match)
    answer(match, o.FromBarracks(1), o.At(1, 1))
    assert DECLINE in offered(match)


@pytest.mark.rule("WM-143")
def test_only_a_working_machine_can_be_activated() -> None:
    table = hall(("ms01", 1, 1), ("ms05", 1, 4))
    flooded(table, 1)
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"))
    assert offered(match) == {o.Activate("ms05"), DECLINE}
    match.answer(o.Activate("ms05"))
    assert match.state.players[A].goods["iron"] == 2
    assert events(match, e.Activated)[0].by == "cd12"


@pytest.mark.rule("WM-144", "WM-145")
def test_neighbours_of_the_copying_machine_that_do_not_copy() -> None:
    table = hall(("mm14", 3, 1), ("ms01", 1, 1), ("ms05", 5, 4), ("mm13", 3, 3))
    table.duplicator = "ms01"
    match = begin(table, *small(4, 1), o.Activate("mm14"))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.players[A].goods["coal"] == 2
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"))
    assert offered(match, o.Activate) == {o.Activate(each) for each in ("mm14", "ms01", "ms05", "mm13")}


@pytest.mark.rule("WM-147", "WM-148", "EX-18")
def test_the_duplicator() -> None:
    table = hall(("mm13", 1, 1), ("ms06", 3, 4), ("mm04", 5, 1), ("mm14", 5, 3))
    table.duplicator = "ms06"
    hold(table, A, water=1)
    match = begin(table, *small(1, 1), o.Activate("mm13"))
    water = match.state.players[A].goods["water"]
    assert offered(match) == {o.Activate("ms06"), o.PlaceToken("mm04"), DECLINE}
    plain = answer(match.fork(), o.Activate("ms06"))
    assert plain.state.players[A].goods["gold"] == 2
    assert water == 2
    answer(match, o.PlaceToken("mm04"))
    player = match.state.players[A]
    assert (player.goods["water"], player.goods["whistle"]) == (1, 2)
    assert match.state.duplicator == "mm04"
    table.duplicator = ""
    hold(table, A)
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"), o.Activate("mm13"))
    assert FORGE in offered(match)
    assert not offered(match, o.Activate, o.PlaceToken)


@pytest.mark.rule("WM-115", "WM-147", "WM-149")
def test_the_duplicator_copies_nothing_new_and_nothing_once_it_has_stopped() -> None:
    table = hall(("mm13", 1, 1), ("ms06", 3, 4), ("mm04", 5, 3))
    table.duplicator, table.agenda = "ms06", (Task("mm13", Duplicate(), 1, "WM-61"),)
    hold(table, A, water=1)
    assert offered(begin(table)) == {o.Activate("ms06"), o.PlaceToken("mm04"), DECLINE}
    table.sent, table.barred = "small", ("ms06",)
    assert offered(begin(table)) == {o.PlaceToken("mm04"), DECLINE}
    flooded(table, 1)
    table.duplicator, table.sent, table.barred = REMOVED, "", ()
    assert not offered(begin(table), o.Activate, o.PlaceToken)


@pytest.mark.rule("WM-149")
def test_a_token_that_has_left_the_game_is_not_placed_again() -> None:
    table = hall(("ms06", 3, 4))
    store(table, A, "mm13")
    placed = begin(table, FORGE, *building("mm13", 1, 1))
    assert offered(placed) == {o.PlaceToken("ms06")}
    table.duplicator = REMOVED
    match = begin(table, FORGE, *building("mm13", 1, 1))
    assert not offered(match, o.PlaceToken)
    assert match.state.duplicator == REMOVED


@pytest.mark.rule("WM-149", "WM-155", "EX-23")
def test_a_duplicator_that_the_flood_covers_at_once() -> None:
    table = lay()
    block(table, 4, 7)
    block(table, 8, 9)
    put(table, "ms06", 8, 9)
    flooded(table, 6)
    store(table, A, "mm13")
    able(table, A, "ab03")
    match = begin(table, FORGE, *building("mm13", 4, 7))
    state = match.state
    assert state.players[A].score == 9
    assert state.water_level == 7
    assert state.duplicator == REMOVED
    assert state.end_reason == "barracks"
    assert not offered(match, o.PlaceToken, o.Activate)


@pytest.mark.rule("WM-150")
def test_the_airship_of_this_turn_is_not_returned() -> None:
    table = hall(("ml13", 1, 1))
    fly(table, A, "medium", (9, 9), (10, 9))
    fly(table, A, "large", dock="dk05")
    match = begin(table, *small(1, 1), o.Activate("ml13"))
    assert offered(match) == {o.ReturnAirship("medium"), o.ReturnAirship("large"), DECLINE}
    answer(match, o.ReturnAirship("large"))
    assert offered(match) == {o.ReturnAirship("medium"), DECLINE}
    answer(match, o.ReturnAirship("medium"))
    airships = match.state.players[A].airships
    assert (airships["medium"], airships["large"]) == (HOME, HOME)
    assert airships["small"] != HOME
    assert offered(match) == {END_TURN}


@pytest.mark.rule("WM-153")
def test_the_order_of_own_triggers_changes_nothing() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "ss02")
    able(table, A, "ab02", "up15")
    match = begin(table, FORGE, *building("ss02", 7, 1))
    assert [event.vp for event in events(match, e.Gained)] == [2, 1]
    assert match.state.players[A].score == 6


@pytest.mark.rule("WM-155")
def test_the_admiral_activates_what_still_works() -> None:
    table = lay()
    block(table, 1, 7)
    block(table, 1, 1)
    able(table, A, "ab03")
    store(table, A, "ms01")
    match = begin(table, FORGE, *building("ms01", 1, 8))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.players[A].goods["coal"] == 2


@pytest.mark.rule("WM-157")
def test_the_folding_hull() -> None:
    table = hall(("mm02", 1, 1))
    able(table, A, "ab09", "up09")
    match = begin(table, o.Send("large"))
    lies = {o.Lie(length, upright) for length in (2, 3) for upright in (False, True)}
    assert offered(match, o.Lie) == lies
    match = begin(table, *across("large", 1, 1, 2))
    assert match.state.players[A].airships["large"].squares == ((1, 1), (2, 1))
    assert match.state.players[A].airships["large"].machine == "mm02"
    assert match.state.players[A].score == 1
    able(table, A, "ab09")
    assert offered(begin(table, o.Send("large")), o.Lie) == {o.Lie(3, False), o.Lie(3, True)}


@pytest.mark.rule("WM-158a")
def test_one_effect_activates_a_machine_once_but_several_effects_may() -> None:
    table = hall(("ml14", 1, 1), ("ms01", 1, 3), ("ms05", 4, 1))
    deal(table, A, "cd12")
    match = begin(table, *small(1, 1), o.Activate("ml14"), o.Activate("ms01"))
    assert offered(match) == {o.Activate("ms05"), DECLINE}
    answer(match, o.Activate("ms05"), o.PlayCard("cd12"), o.Activate("ms01"))
    player = match.state.players[A]
    assert (player.goods["coal"], player.goods["iron"]) == (4, 2)


@pytest.mark.rule("WM-158b")
def test_copying_does_not_run_in_circles() -> None:
    table = hall(("mm14", 1, 1), ("ml14", 3, 1), ("mm13", 1, 3), ("ms01", 3, 3))
    table.duplicator = "ms01"
    deal(table, A, "cd12")
    match = begin(table, o.PlayCard("cd12"), o.Activate("ml14"))
    assert offered(match) == {o.Activate("ms01"), DECLINE}
    match.answer(o.Activate("ms01"))
    assert match.state.agenda == ()
    assert offered(match, o.Send, o.Forge)


@pytest.mark.rule("WM-36")
def test_each_step_of_the_vocabulary() -> None:
    """2.7: steps that no other test carries out."""
    table = hall(("ml06", 1, 1))
    match = begin(table, *small(1, 1), o.Activate("ml06"))
    answer(match, *(o.ChooseResource(kind) for kind in ("gold", "gold", "iron", "coal")))
    player = match.state.players[A]
    assert [player.goods[kind] for kind in ("gold", "iron", "coal")] == [2, 1, 1]
    stand(table, A, (3, 3), (4, 3))
    deal(table, A, "cd17")
    match = begin(table, o.PlayCard("cd17"))
    assert match.state.players[A].score == 2
    decorate(table, A, "aw14")
    match = begin(table, o.UseAward("aw14"), o.TakeScaffold("l"), o.TakeScaffold("t"))
    assert len(match.state.players[A].scaffolds) == 2
    tower = hall(("ml12", 1, 1))
    tower.players[A].tower, tower.players[A].barracks = (3, 3), (1, 2, 3, 4, 5)
    assert begin(tower, *small(1, 1), o.Activate("ml12")).state.players[A].score == 2
    boats = hall(("ml10", 1, 1))
    match = begin(boats, *small(1, 1), o.Activate("ml10"), o.At(5, 4), o.FromSquare(5, 4), o.At(6, 4))
    assert (match.state.players[A].pool, match.state.players[A].standing) == (1, ((6, 4),))
    shop = hall(("mm16", 1, 1))
    hold(shop, A, water=1)
    store(shop, A, "ml01")
    assert offered(begin(shop, *small(1, 1), o.Activate("mm16"))) == {END_TURN}


@pytest.mark.rule("WM-151")
def test_an_upgrade_by_a_card() -> None:
    table = lay()
    deal(table, A, "cd15")
    hold(table, A, iron=1)
    match = begin(table, o.PlayCard("cd15"))
    assert offered(match) == {o.TakeUpgrade("up01"), DECLINE}
    match.answer(o.TakeUpgrade("up01"))
    assert match.state.players[A].upgrades == ("up01",)
    assert len(match.state.displays["upgrade"]) == 3
    assert match.state.discarded == ("cd15",)


@pytest.mark.rule("WM-66")
def test_stowaway_lasts_for_the_turn() -> None:
    table = lay()
    fly(table, B, "small", dock="dk05")
    deal(table, A, "cd18")
    match = begin(table, o.PlayCard("cd18"), *docking("dk05"), o.DrawCards(1))
    assert match.state.docks_open
    match.answer(END_TURN)
    assert not match.state.docks_open

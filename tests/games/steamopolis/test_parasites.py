"""Parasites (4.12)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    effect,
    gala,
    goods,
    hold,
    lay,
    parasite,
    room,
    run_through,
    score,
    sponsor,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    DONE,
    LiftParasite,
    MoveStone,
    Pay,
    PutParasite,
    UseParasite,
)
from kesselhaus.games.steamopolis.state import spot
from tests.scenario import answer, asked, offered

ACT, PASSIVE = "activation", "passive"


@pytest.mark.rule("ST-103", "ST-104")
def test_parasites_lie_on_activation_and_passive_spots_of_others() -> None:
    table = lay()
    room(table, A, s1="M01")
    room(table, B, s1="M17", s2="S4", s3="capacity", s4="M10")
    match = effect(table, "par_place(1)")
    spots = {(1, ACT), (1, PASSIVE), (3, ACT), (4, PASSIVE)}
    assert offered(match, PutParasite) == {PutParasite(B, slot, kind) for slot, kind in spots}


@pytest.mark.rule("ST-105")
def test_with_three_players_one_parasite_may_lie_on_each_machine() -> None:
    table = lay()
    room(table, B, s1="M17", s2="M05")
    parasite(table, A, B, 1)
    assert offered(effect(table, "par_place(1)"), PutParasite) == {PutParasite(B, 2, ACT)}
    parasite(table, A, B, 2)
    assert not offered(effect(table, "par_place(1)"), PutParasite)


@pytest.mark.rule("ST-106")
def test_with_two_players_two_may_lie_on_a_machine_on_one_spot_or_on_both() -> None:
    table = lay(2)
    room(table, B, s1="M17")
    parasite(table, A, B, 1)
    match = effect(table, "par_place(1)")
    assert offered(match, PutParasite) == {PutParasite(B, 1, ACT), PutParasite(B, 1, PASSIVE)}
    parasite(table, A, B, 1)
    assert not offered(effect(table, "par_place(1)"), PutParasite)


@pytest.mark.rule("ST-107")
def test_parasites_of_different_players_may_share_a_spot() -> None:
    table = lay()
    room(table, B, s1="M05")
    parasite(table, C, B, 1)
    assert PutParasite(B, 1, ACT) in offered(effect(table, "par_place(1)"))


@pytest.mark.rule("ST-108")
def test_place_or_move_also_to_another_opponent() -> None:
    table = lay()
    room(table, B, s1="M05")
    room(table, C, s3="M01")
    parasite(table, A, B, 1)
    match = effect(table, "par_place(1)")
    assert offered(match) == {PutParasite(C, 3, ACT), LiftParasite(0), DECLINE}
    answer(match, LiftParasite(0))
    assert match.state.players[A].parasites == (spot(C, 3, ACT), None, None)
    assert asked(match).seat == B


@pytest.mark.rule("ST-108")
def test_without_a_legal_spot_nothing_happens() -> None:
    assert asked(effect(lay(), "par_place(1)")).seat == B


@pytest.mark.rule("ST-108a")
def test_within_one_effect_each_parasite_is_moved_once() -> None:
    table = lay()
    room(table, B, s1="M05", s2="M01", s3="M02", s4="M03")
    match = answer(effect(table, "par_place(2)"), PutParasite(B, 1, ACT))
    assert LiftParasite(0) not in offered(match)
    assert DONE in offered(match)
    match = answer(effect(table, "par_place(1)", "par_place(1)"), PutParasite(B, 1, ACT))
    assert LiftParasite(0) in offered(match)


@pytest.mark.rule("ST-110a", "ST-25")
def test_an_effect_used_through_a_parasite_works_on_the_user() -> None:
    table = lay()
    room(table, A, s1="M04")
    parasite(table, B, A, 1)
    match = run_through(table)
    assert (asked(match).seat, offered(match)) == (B, {MoveStone(1), MoveStone(2), MoveStone(3), DECLINE})
    answer(match, MoveStone(3), MoveStone(4))
    assert match.state.players[B].gauge[5] == 1
    assert asked(match).seat == A


@pytest.mark.rule("ST-110b")
def test_use_through_a_parasite_triggers_no_parasites() -> None:
    table = lay()
    room(table, B, s1="M27")
    parasite(table, A, B, 1)
    parasite(table, C, B, 1)
    match = answer(effect(table, "par_act(1)"), UseParasite(0))
    assert (score(match, A), score(match, C)) == (1, 0)
    assert match.state.players[C].parasites[0] == spot(B, 1, ACT)


@pytest.mark.rule("ST-111")
def test_one_parasite_gives_access_to_both_boilers() -> None:
    table = lay()
    room(table, A, s1="M40")
    parasite(table, B, A, 1)
    match = run_through(table)
    assert (score(match, A), score(match, B)) == (1, 1)
    assert (asked(match).seat, bool(offered(match, MoveStone))) == (B, True)


@pytest.mark.rule("ST-114")
def test_par_act_uses_each_placed_parasite_once_and_they_stay() -> None:
    table = lay()
    room(table, B, s1="M27", s2="M15")
    parasite(table, A, B, 1)
    parasite(table, A, B, 2)
    hold(table, A, gear=2)
    match = effect(table, "par_act(all)")
    assert offered(match) == {UseParasite(0), UseParasite(1), DECLINE}
    answer(match, UseParasite(1), Pay(0, 2))
    assert offered(match) == {UseParasite(0), DONE}
    answer(match, UseParasite(0))
    assert score(match) == 3
    assert match.state.players[A].parasites.count(None) == 1


@pytest.mark.rule("ST-114")
def test_a_parasite_placed_during_par_act_is_not_used_in_it() -> None:
    table = lay()
    room(table, B, s1="M05", s2="M27")
    parasite(table, A, B, 1)
    match = answer(effect(table, "par_act(all)"), UseParasite(0), PutParasite(B, 2, ACT))
    assert asked(match).seat == B


@pytest.mark.rule("ST-114")
def test_par_place_act_uses_the_parasite_just_placed() -> None:
    table = lay()
    room(table, B, s1="M27")
    match = answer(effect(table, "par_place_act"), PutParasite(B, 1, ACT))
    assert score(match) == 1
    assert match.state.players[A].parasites[0] == spot(B, 1, ACT)


@pytest.mark.rule("ST-114a")
def test_an_end_effect_under_a_parasite_takes_place_at_once() -> None:
    table = lay()
    room(table, B, s1="M18")
    parasite(table, A, B, 1, PASSIVE)
    match = answer(effect(table, "par_act(1)", "press(1)"), UseParasite(0))
    assert score(match) == 1
    assert offered(match, o.TakeResources)


@pytest.mark.rule("ST-115", "ST-148", "ST-145")
def test_the_owner_of_the_parasite_pays_with_the_own_sponsor_and_gala() -> None:
    table = lay()
    room(table, A, s1="M15")
    parasite(table, B, A, 1)
    sponsor(table, B, "gear")
    gala(table, B, "gear")
    hold(table, B, gear=1)
    match = run_through(table)
    ways = {Pay(0, 1, ("gear",)), Pay(0, 0, ("gear",), "gear"), Pay(0, 0, (), "gear")}
    assert (asked(match).seat, offered(match)) == (B, {*ways, DECLINE})
    answer(match, Pay(0, 1, ("gear",)))
    assert match.state.players[B].sponsors == ("crystal",)


@pytest.mark.rule("ST-108", "ST-105")
def test_a_parasite_may_move_to_the_other_spot_of_its_machine() -> None:
    table = lay()
    room(table, B, s1="M17")
    parasite(table, A, B, 1)
    match = effect(table, "par_place(1)")
    assert offered(match) == {LiftParasite(0), DECLINE}
    answer(match, LiftParasite(0))
    assert match.state.players[A].parasites[0] == spot(B, 1, PASSIVE)


@pytest.mark.rule("ST-114")
def test_no_more_parasites_are_used_than_the_effect_says() -> None:
    table = lay()
    room(table, B, s1="M27", s2="M26")
    parasite(table, A, B, 1)
    parasite(table, A, B, 2)
    match = answer(effect(table, "par_act(1)"), UseParasite(0))
    assert (asked(match).seat, score(match)) == (B, 1)


@pytest.mark.rule("ST-114")
def test_a_parasite_that_is_moved_meanwhile_is_used_where_it_lies_then() -> None:
    table = lay()
    room(table, B, s1="M05", s2="M27")
    room(table, C, s1="M01")
    parasite(table, A, B, 1)
    parasite(table, A, C, 1)
    match = answer(effect(table, "par_act(all)"), UseParasite(0), LiftParasite(1))
    assert offered(match) == {UseParasite(1), DONE}
    answer(match, UseParasite(1))
    assert (score(match), goods(match)) == (1, (0, 0))


@pytest.mark.rule("ST-106")
def test_with_two_players_a_third_one_is_not_moved_onto_a_machine() -> None:
    table = lay(2)
    room(table, B, s1="M17", s2="M05")
    for slot in (1, 1, 2):
        parasite(table, A, B, slot)
    match = effect(table, "par_place(1)")
    assert offered(match) == {LiftParasite(0), LiftParasite(1), DECLINE}
    answer(match, LiftParasite(0))
    assert offered(match) == {PutParasite(B, 1, PASSIVE), PutParasite(B, 2, ACT)}

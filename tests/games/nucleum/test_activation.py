"""Option B (4.3): what a railway tile activates, for whom, and when it is turned."""

import pytest

from kesselhaus.games.nucleum.events import HalfUsed
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    STOP,
    build,
    give,
    hand,
    lay,
    laying,
    open_halves,
    open_owners,
    rail,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChooseBuilding,
    ChooseReward,
    ChooseSpace,
    Fulfil,
    Orient,
    UseHalf,
)
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.tasks.turn import Neighbouring, OwnMatches
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("NU-46", "NU-53", "NU-54", "NU-55", "NU-58")
def test_bonus_then_own_halves_then_neighbours_then_owners_then_the_tiles_are_turned() -> None:
    table = lay()
    hand(table, "T37", "T40", seat=BRUNO)
    hand(table, "T38")
    for seat in (ANNA, BRUNO):
        give(table, seat, thaler=5)
    rail(table, BRUNO, "L05.1", "T37", 1)
    # T38: energize purple, two achievements orange. Its orange edge faces the orange half 2 of T37.
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert match.state.players[ANNA].vp == 2
    assert open_halves(match, OwnMatches) == (("T38", 2),)
    assert open_halves(match, Neighbouring) == (("T37", 2),)
    assert open_owners(match) == ((BRUNO, "T37", 2),)
    assert (asked(match).rule, offered(match, UseHalf)) == ("NU-53", {UseHalf("T38", 2)})
    match.answer(UseHalf("T38", 2))
    assert (asked(match).rule, offered(match, UseHalf)) == ("NU-54", {UseHalf("T37", 2)})
    assert match.state.is_face_up("L05.1")
    answer(match, UseHalf("T37", 2), STOP)
    assert match.state.players[ANNA].achievements == 4
    assert (asked(match).rule, asked(match).seat) == ("NU-55", BRUNO)
    assert offered(match, UseHalf) == {UseHalf("T37", 2)}
    match.answer(UseHalf("T37", 2))
    assert match.state.players[BRUNO].achievements == 2
    assert (asked(match).rule, asked(match).seat) == ("NU-26", BRUNO)
    assert not match.state.is_face_up("L05.1")
    assert match.state.active == BRUNO


@pytest.mark.rule("NU-54", "NU-55")
def test_two_neighbours_make_four_actions_and_both_owners_follow_clockwise() -> None:
    table = lay()
    rail(table, BRUNO, "L08.1", "T35", 1)
    rail(table, DORA, "L08.3", "T36", 2)
    give(table, CLARA, pool=("T37",))
    # Both facing edges are jokers, so both edges of the tile in the middle match.
    match = answer(laying(table, "T37", seat=CLARA), ChooseSpace("L08.2"), Orient(1))
    assert len(open_halves(match, OwnMatches)) == 2
    assert open_halves(match, Neighbouring) == (("T35", 2), ("T36", 2))
    assert open_owners(match) == ((DORA, "T36", 2), (BRUNO, "T35", 2))


@pytest.mark.rule("NU-53")
def test_both_matching_halves_of_the_placed_tile_may_be_used() -> None:
    for first, second in ((1, 2), (2, 1)):
        table = lay(experiments="DABC")
        unlocked(table, "D-7")
        match = answer(laying(table, "DS4"), ChooseSpace("L01.1"), Orient(1), UseHalf("DS4", first))
        while asked(match).rule != "NU-53":
            match.answer(asked(match).options[-1 if asked(match).rule == "NU-105" else 0])
        assert offered(match, UseHalf) == {UseHalf("DS4", second)}


@pytest.mark.rule("NU-54", "NU-55")
def test_who_owns_both_neighbours_may_use_both_as_the_active_player_before() -> None:
    table = lay()
    rail(table, BRUNO, "L08.1", "T35", 1)
    rail(table, BRUNO, "L08.3", "T36", 2)
    hand(table, "T37")
    match = answer(laying(table, "T37"), ChooseSpace("L08.2"), Orient(1), STOP)
    # What was left of the placed tile lapses before the neighbours begin.
    assert open_halves(match, OwnMatches) == ()
    for rule, seat, first, second in (("NU-54", ANNA, "T35", "T36"), ("NU-55", BRUNO, "T36", "T35")):
        assert (asked(match).rule, asked(match).seat) == (rule, seat)
        assert offered(match, UseHalf) == {UseHalf("T35", 2), UseHalf("T36", 2)}
        answer(match, UseHalf(first, 2), ChooseReward("thaler:2"))
        assert offered(match, UseHalf) == {UseHalf(second, 2)}
        answer(match, UseHalf(second, 2), ChooseReward("thaler:2"))
        if seat == ANNA:
            match.answer(STOP)
    assert [player.thaler for player in match.state.players] == [8, 8, 4, 4]
    assert asked(match).rule == "NU-26"


@pytest.mark.rule("NU-55", "NU-57")
def test_an_owner_who_does_nothing_leaves_the_turn_to_the_next() -> None:
    for contracts in (("", "", "", ""), ("C07", "C08", "C09", "C10")):
        table = lay()
        rail(table, BRUNO, "L08.1", "T36", 2)
        rail(table, DORA, "L08.3", "T35", 2)
        give(table, BRUNO, contracts=contracts)
        hand(table, "T37")
        # The orange Contract half of Bruno's tile faces the new one, and the joker of Dora's.
        match = answer(laying(table, "T37"), ChooseSpace("L08.2"), Orient(1))
        assert open_owners(match) == ((BRUNO, "T36", 1), (DORA, "T35", 2))
        while asked(match).seat == ANNA:
            match.answer(STOP)
        if not all(contracts):
            assert (asked(match).rule, asked(match).seat) == ("NU-55", BRUNO)
            match.answer(STOP)
        assert (asked(match).rule, asked(match).seat) == ("NU-55", DORA)
        assert offered(match, UseHalf) == {UseHalf("T35", 2)}


@pytest.mark.rule("NU-55")
def test_the_active_player_gets_no_second_use_of_an_own_tile() -> None:
    table = lay()
    rail(table, ANNA, "L05.1", "T37", 1)
    hand(table, "T38")
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert open_halves(match, Neighbouring) == (("T37", 2),)
    assert open_owners(match) == ()


@pytest.mark.rule("NU-56", "NU-57")
def test_owners_pay_and_gain_themselves_cannot_fulfil_and_may_decline() -> None:
    table = lay()
    rail(table, BRUNO, "L05.1", "T43", 1)
    hand(table, "T19")
    give(table, BRUNO, contracts=("C10", "", "", ""), thaler=20)
    table.rails["L05.1"] = type(table.rails["L05.1"])("T36", BRUNO, 1)
    hand(table, "T20")
    # The joker of T36 gives a worker or 2 thaler.
    match = answer(laying(table, "T20"), ChooseSpace("L05.2"), Orient(2), STOP)
    while asked(match).rule != "NU-55":
        match.answer(STOP)
    assert offered(match, Fulfil) == set()
    answer(match, UseHalf("T36", 2))
    match.answer(asked(match).options[1])
    assert match.state.players[BRUNO].thaler == 22
    again = lay()
    rail(again, BRUNO, "L05.1", "T36", 1)
    hand(again, "T20")
    match = answer(laying(again, "T20"), ChooseSpace("L05.2"), Orient(2), STOP)
    while asked(match).rule != "NU-55":
        match.answer(STOP)
    assert asked(match).decline == STOP
    match.answer(STOP)
    assert match.state.players[BRUNO].thaler == 4
    assert asked(match).rule == "NU-26"


@pytest.mark.rule("NU-54")
def test_a_neighbouring_half_is_used_once() -> None:
    table = lay()
    rail(table, BRUNO, "L05.1", "T36", 1)
    hand(table, "T20")
    match = answer(laying(table, "T20"), ChooseSpace("L05.2"), Orient(2), STOP)
    assert (asked(match).rule, offered(match, UseHalf)) == ("NU-54", {UseHalf("T36", 2)})
    match.answer(UseHalf("T36", 2))
    match.answer(asked(match).options[0])
    assert (asked(match).rule, offered(match, UseHalf)) == ("NU-54", set())


@pytest.mark.rule("NU-56", "NU-145")
def test_technologies_of_an_owner_work_in_the_turn_of_another() -> None:
    table = lay()
    unlocked(table, "C-1", seat=BRUNO)
    give(table, BRUNO, thaler=2)
    rail(table, BRUNO, "L05.1", "T28", 1)
    hand(table, "T40")
    # White to white: Urbanize of T28. C-1 makes a residence I cheaper by 1 thaler.
    match = answer(laying(table, "T40"), ChooseSpace("L05.2"), Orient(2))
    while asked(match).rule != "NU-55":
        match.answer(STOP)
    answer(match, UseHalf("T28", 2), ChooseBuilding("RES-1"))
    match.answer(asked(match).options[0])
    assert match.state.players[BRUNO].thaler == 1


@pytest.mark.rule("NU-56")
def test_what_has_become_impossible_for_an_owner_is_lost() -> None:
    table = lay()
    rail(table, BRUNO, "L05.1", "T44", 1)
    give(table, BRUNO, contracts=("C05", "C06", "C07", "C08"))
    table.display = ("C10", "C11", "C18", "C19")
    table.rails["L05.1"] = type(table.rails["L05.1"])("T44", BRUNO, 2)
    hand(table, "T17")
    # The orange Contract halves face each other; Bruno has no free slot.
    match = answer(laying(table, "T17"), ChooseSpace("L05.2"), Orient(1))
    assert open_owners(match) == ((BRUNO, "T44", 1),)
    while asked(match).rule != "NU-26":
        assert asked(match).seat == ANNA
        match.answer(asked(match).options[-1])
    assert events(match, HalfUsed) == []


@pytest.mark.rule("NU-57")
def test_what_is_activated_is_fixed_when_the_tile_is_placed() -> None:
    table = lay(experiments="DABC")
    give(table, workers=4, thaler=9)
    # The white edge faces Leipzig; the green one matches Grimma only once D-7 makes all edges jokers.
    match = answer(laying(table, "DS4"), ChooseSpace("L01.1"), Orient(2))
    assert offered(match, UseHalf) == {UseHalf("DS4", 2)}
    unlocked(match.state, "D-7")
    assert len(matching(match.state, "DS4", 2, "L01.1", all_jokers=True)[0]) == 2
    answer(match, UseHalf("DS4", 2))
    assert offered(match, UseHalf) == set()


@pytest.mark.rule("NU-58", "NU-47")
def test_the_new_link_serves_at_once_and_is_turned_at_the_end_of_the_turn() -> None:
    table = lay()
    hand(table, "T13")
    build(table, ANNA, "RES-1", "leipzig.u1")
    give(table, thaler=6, workers=2)
    match = answer(laying(table, "T13"), ChooseSpace("L01.1"), Orient(1))
    assert "L01" in match.state.completed
    assert match.state.is_face_up("L01.1")
    assert match.state.box.side.joined(match.state.completed)["grimma"] == {"grimma", "leipzig"}
    assert UseHalf("T13", 2) in asked(match).options
    while asked(match).rule != "NU-26":
        match.answer(STOP)
    assert not match.state.is_face_up("L01.1")


@pytest.mark.rule("NU-59")
def test_owner_only_leaves_foreign_neighbours_to_their_owners() -> None:
    table = lay(4, "owner_only")
    rail(table, BRUNO, "L05.1", "T37", 1)
    hand(table, "T38")
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert open_halves(match, Neighbouring) == ()
    assert open_owners(match) == ((BRUNO, "T37", 2),)
    own = lay(4, "owner_only")
    rail(own, ANNA, "L05.1", "T37", 1)
    hand(own, "T38")
    match = answer(laying(own, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert open_halves(match, Neighbouring) == (("T37", 2),)

"""Invitations (ST-118, ST-119)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import Part, atom_of
from kesselhaus.games.steamopolis.events import Invited
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    after_turn,
    costly,
    gauge,
    lay,
    parasite,
    partial_effects,
    room,
    score,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    USE,
    PutParasite,
)
from kesselhaus.games.steamopolis.tasks.effects import Inviting
from kesselhaus.games.steamopolis.tasks.turn import EndOfTurn
from tests.scenario import answer, asked, events, offered

ACT, PASSIVE = "activation", "passive"


@pytest.mark.rule("ST-118", "ST-119")
def test_an_invitation_follows_the_whole_effect_and_goes_clockwise() -> None:
    table = lay()
    room(table, B, s1="M01", s2="M02")
    room(table, A, s1="M01")
    parasite(table, A, B, 2)
    parasite(table, C, A, 1)
    gauge(table, B, 1)
    target(table, B, "7R")
    match = answer(turn(table, B), o.FLY_TO_ALL, o.UseDistrict("7R", 0), o.TakeSponsor("gear"), USE)
    assert (asked(match).seat, len(events(match, Invited))) == (C, 1)
    assert offered(match) == {PutParasite(B, 1, ACT), PutParasite(B, 2, ACT), DECLINE}
    answer(match, DECLINE)
    assert (asked(match).seat, offered(match)) == (A, {PutParasite(B, 1, ACT), DECLINE})
    answer(match, DECLINE)
    assert (match.state.active, len(events(match, Invited))) == (C, 1)


@pytest.mark.rule("ST-119")
def test_of_several_invitations_each_is_carried_out() -> None:
    table = lay()
    room(table, A, s1="M01", s2="M02")
    table.agenda = [*after_turn(table, A), EndOfTurn(A), Inviting(A), Inviting(A)]
    match, seats = Match.at(table, GAME), []
    while offered(match, PutParasite):
        seats.append(asked(match).seat)
        answer(match, DECLINE)
    assert seats == [B, C, B, C]


@pytest.mark.rule("ST-118", "RU-13")
def test_who_has_no_parasite_in_supply_is_not_asked_and_moves_none() -> None:
    table = lay()
    room(table, A, s1="M01")
    room(table, C, s1="M01", s2="M02", s3="M03")
    for slot in (1, 2, 3):
        parasite(table, B, C, slot)
    target(table, A, "7R")
    match = answer(turn(table), o.FLY_TO_ALL, o.UseDistrict("7R", 0), DECLINE, USE)
    assert asked(match).seat == C
    assert offered(match) == {PutParasite(A, 1, ACT), DECLINE}


@pytest.mark.rule("ST-118")
def test_an_invitation_that_nobody_can_follow_counts_as_given() -> None:
    table = lay()
    target(table, A, "7R")
    match = answer(turn(table), o.FLY_TO_ALL, o.UseDistrict("7R", 0), DECLINE, USE)
    assert (score(match), asked(match).seat) == (2, B)


@pytest.mark.rule("ST-118")
def test_invited_parasites_go_to_who_invites_and_nowhere_else() -> None:
    table = lay()
    room(table, A, s1="M01")
    room(table, C, s2="M02")
    target(table, A, "7R")
    match = answer(turn(table), o.FLY_TO_ALL, o.UseDistrict("7R", 0), DECLINE, USE)
    assert (asked(match).seat, offered(match)) == (B, {PutParasite(A, 1, ACT), DECLINE})


@pytest.mark.rule("ST-119")
def test_an_invitation_waits_for_the_parts_below_it() -> None:
    table = lay()
    room(table, A, s1="M01")
    match = answer(partial_effects(table, costly("sp(2)", invite=1), Part((atom_of("sponsor"),))), USE)
    assert (asked(match).rule, score(match)) == ("ST-145", 2)
    answer(match, o.TakeSponsor("gear"))
    assert (asked(match).seat, asked(match).rule) == (B, "ST-118")


@pytest.mark.rule("ST-119")
def test_the_invitation_of_a_copied_district_follows_the_copy() -> None:
    table = lay()
    room(table, A, s1="M01")
    target(table, A, "8R")
    match = answer(turn(table), o.FLY_TO_ALL, o.UseDistrict("8R", 0), o.CopyDistrict("7R", 0), DECLINE, USE)
    assert (score(match), asked(match).seat) == (2, B)
    assert offered(match) == {PutParasite(A, 1, ACT), DECLINE}


@pytest.mark.rule("ST-106", "ST-118")
def test_invited_parasites_keep_to_the_limits_too() -> None:
    table = lay(2)
    room(table, A, s1="M01", s2="M02")
    for slot in (1, 1):
        parasite(table, B, A, slot)
    target(table, A, "7R")
    match = answer(turn(table), o.FLY_TO_ALL, o.UseDistrict("7R", 0), DECLINE, USE)
    assert offered(match) == {PutParasite(A, 2, ACT), DECLINE}

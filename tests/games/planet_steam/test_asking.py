"""How a seat is asked, and how long it may take back what it chose (PS-42 to PS-42b)."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import Refused
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.examples.positions import PASS, A, B, C, D, begin, hold, lay, own, undeal
from kesselhaus.games.planet_steam.options import (
    Activate,
    Arrange,
    Bid,
    Buy,
    BuyTank,
    ClaimByDie,
    Decline,
    NameNumber,
    NameZone,
    Reorganise,
    TakeColour,
    TakeCredits,
)
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Claiming,
    KeepingCarrier,
    LayingOutBonus,
    NamingRiverNumber,
    Trading,
    TradingCertificate,
)
from tests.scenario import answer, asked, offered


@pytest.mark.rule("PS-42")
def test_where_one_option_is_left_nobody_is_asked() -> None:
    table = lay(2)
    undeal(table)
    table.players[B].card = "sp_08"
    table.start_player = B
    table.supply |= {"ore": 0, "water": 0, "energy": 0}
    match = begin(table, LayingOutBonus)
    # A is alone: the bid of 1, the last card and the only bonus unit need no question, the Engineer does.
    assert asked(match).rule == "PS-55"
    answer(match, TakeCredits())
    assert match.state.players[A].credits == 100 - 1 + 15
    assert match.state.players[A].goods["quartz"] == 1
    assert asked(match).rule == "PS-64"


@pytest.mark.rule("PS-42a", "PS-51")
def test_a_forced_pass_is_asked_like_any_other() -> None:
    table = lay(3)
    undeal(table)
    hold(table, B, credits=3)
    match = begin(table, LayingOutBonus)
    match.automatic = True
    answer(match, Bid(5))
    assert asked(match).seat == B
    assert offered(match) == {PASS}
    assert asked(match).secret
    assert match.view(C).question == Ask(B, "PS-50", (), secret=True)


@pytest.mark.rule("PS-42a")
def test_questions_that_depend_on_credits_are_never_answered_by_the_engine() -> None:
    table = lay(4, "opt_independent_carrier", round=2)
    for player in table.players:
        hold(table, player.seat, credits=0, water=1)
    table.carrier_holder, table.locked_credits = A, 5
    seen = []
    for kind in (KeepingCarrier, Trading):
        match = begin(table, kind)
        match.automatic = True
        seen.append(asked(match))
    match = begin(table, Activating)
    match.automatic = True
    seen.append(asked(answer(match, Activate())))
    assert {question.rule for question in seen} == {"PS-178", "PS-115", "PS-87"}
    assert all(question.secret and len(question.options) == 1 for question in seen)


@pytest.mark.rule("PS-42b")
def test_a_choice_stands_once_another_seat_is_asked() -> None:
    match = begin(lay(4), Trading)
    answer(match, Buy(1))
    assert asked(match).seat == B
    assert not match.can_undo
    with pytest.raises(Refused):
        match.undo(A)


@pytest.mark.rule("PS-42b", "PS-76")
def test_a_choice_can_be_taken_back_until_the_die_is_rolled() -> None:
    match = begin(lay(4), Claiming)
    answer(match, ClaimByDie())
    match.undo(A)
    assert asked(match).rule == "PS-72"
    answer(match, ClaimByDie(), NameZone("B1"), 1)
    assert asked(match).rule == "PS-74"
    assert not match.can_undo


@pytest.mark.rule("PS-42b")
def test_what_one_seat_chooses_in_a_row_can_be_taken_back_step_by_step() -> None:
    table = own(lay(2), A, "B1")
    hold(table, A, credits=200, water=4)
    match = begin(table, Activating)
    start = match.state.copy()
    answer(match, Activate(), BuyTank("B2"), BuyTank("E4"), Reorganise(), Arrange("B1", SIMPLE_TANK))
    while match.can_undo:
        match.undo(A)
    assert match.state == start


def test_colours_can_be_taken_back_by_nobody_once_the_next_seat_is_asked() -> None:
    match = answer(Match(GAME, 2), TakeColour("green"))
    assert not match.can_undo


@pytest.mark.rule("PS-42b", "PS-150")
@pytest.mark.parametrize("number", [0, 2])
def test_who_names_the_last_river_number_has_seen_the_others_and_stands_by_it(number: int) -> None:
    """He is asked next himself, as the start player: only what was shown bars the way back."""
    table = lay(3, "adv_variable_claims")
    table.round, table.rounds_left, table.start_player = 0, table.box.rounds(3), C
    undeal(table)
    match = answer(begin(table, NamingRiverNumber), *[NameNumber(number)] * 3)
    assert (asked(match).seat, asked(match).rule) == (C, "PS-152" if number else "PS-49")
    assert not match.can_undo


@pytest.mark.rule("PS-42b", "PS-135")
def test_the_end_shows_all_credits_so_nothing_is_taken_back_behind_it() -> None:
    table = lay(4, round=5)
    table.players[D].permits = 1
    match = begin(table, TradingCertificate, place=3)
    assert asked(match).seat == D
    answer(match, Decline())
    assert match.is_over
    assert not match.can_undo

"""Majorities (4.11)."""

import pytest

from kesselhaus.games.airship_city.events import MajorityChanged
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import A, B, C, D, act, hold, lay, mark
from kesselhaus.games.airship_city.options import BuildFacility, Donate
from kesselhaus.games.airship_city.state import Table
from tests.scenario import events


def after_donation(seats: int, *markers: int, seat: int) -> Table:
    """The table after a seat donated a tourist airship on top of the markers that lie there."""
    table = lay(seats)
    mark(table, "tourist", *markers)
    hold(table, seat, wood=2, metal=2, gear=2)
    return act(table, "shipyard_1", Donate("tourist"), seat=seat).state


@pytest.mark.rule("AC-95")
def test_one_marker_is_enough_if_nobody_else_has_any() -> None:
    assert after_donation(3, seat=A).majority == {"tourist": A}


@pytest.mark.rule("AC-95", "AC-96")
def test_more_than_each_other_is_enough_and_half_of_all_is_not_needed() -> None:
    state = after_donation(4, C, D, B, seat=B)
    assert state.majority == {"tourist": B}
    assert [player.supply for player in state.players] == [20, 17, 19, 19]


@pytest.mark.rule("AC-96", "AC-98")
def test_who_overtakes_gets_the_area_and_the_former_holder_his_marker() -> None:
    table = lay()
    mark(table, "tourist", B, A)
    mark(table, "tourist", A)
    assert table.majority == {"tourist": A}
    mark(table, "tourist", B)
    hold(table, B, wood=2, metal=2, gear=2)
    match = act(table, "shipyard_1", Donate("tourist"), seat=B)
    assert match.state.majority == {"tourist": B}
    assert [player.supply for player in match.state.players] == [18, 16, 20]
    assert events(match, MajorityChanged) == [MajorityChanged("tourist", B, None, rule="AC-96")]


@pytest.mark.rule("AC-96")
def test_a_section_is_settled_after_each_new_marker_and_only_that_one() -> None:
    table = lay()
    mark(table, "fountain", B)
    hold(table, A, gold=10)
    match = act(table, "architects_office", BuildFacility("fountain"))
    assert match.state.majority == {}
    assert match.state.players[B].supply == 19
    mark(table, "park", C)
    match = act(table, "architects_office", BuildFacility("fountain"))
    assert match.state.majority == {"park": C}


@pytest.mark.rule("AC-97")
def test_in_a_tie_nobody_has_the_majority() -> None:
    state = after_donation(3, A, A, B, seat=B)
    assert state.majority == {}
    assert [player.supply for player in state.players] == [18, 18, 20]


@pytest.mark.rule("AC-97", "AC-98")
def test_a_marker_that_comes_back_stays_in_the_supply_where_no_area_waits() -> None:
    table = lay()
    mark(table, "wood_private", A)
    mark(table, "park", A)
    mark(table, "tourist", A)
    hold(table, B, wood=2, metal=2, gear=2)
    match = act(table, "shipyard_1", Donate("tourist"), seat=B)
    assert match.state.majority == {"wood_private": A, "park": A}
    assert [player.supply for player in match.state.players] == [15, 19, 20]
    told = events(match, MajorityChanged)
    assert told == [MajorityChanged("tourist", None, A, rule="AC-97")]


@pytest.mark.rule("AC-97")
def test_a_tie_behind_the_first_changes_nothing() -> None:
    state = after_donation(3, A, A, B, seat=C)
    assert state.majority == {"tourist": A}
    assert state.players[A].supply == 17


@pytest.mark.rule("AC-98")
def test_the_majority_marker_scores_nothing_takes_no_field_and_is_not_counted() -> None:
    table = lay()
    mark(table, "tourist", A, A, B)
    assert table.majority == {"tourist": A}
    hold(table, B, wood=2, metal=2, gear=2)
    state = act(table, "shipyard_1", Donate("tourist"), seat=B).state
    # Two against two is a tie, though A also had a marker in the area.
    assert state.majority == {}
    assert [player.score for player in state.players] == [2, 2, 0]
    hold(state, C, wood=2, metal=2, gear=2)
    last = act(state, "shipyard_1", Donate("tourist"), seat=C).state
    assert len(last.fields["tourist"]) == 5


@pytest.mark.rule("AC-99")
def test_without_a_marker_in_the_supply_the_area_stays_empty() -> None:
    table = lay()
    hold(table, A, gold=10)
    table.players[A].supply = 1
    match = act(table, "architects_office", BuildFacility("fountain"))
    assert match.state.fields["fountain"] == (A,)
    assert match.state.majority == {}
    assert match.state.players[A].supply == 0
    assert events(match, MajorityChanged) == []


@pytest.mark.rule("AC-99", "AC-96")
def test_an_area_that_waits_takes_no_marker_from_one_that_is_held() -> None:
    table = lay()
    mark(table, "fountain", A, A)
    mark(table, "tourist", A)
    del table.majority["tourist"]
    table.players[A].supply = 0
    hold(table, B, gold=10)
    match = act(table, "architects_office", BuildFacility("fountain"), seat=B)
    assert match.state.majority == {"fountain": A}
    assert events(match, MajorityChanged) == []


@pytest.mark.rule("AC-99")
def test_areas_that_wait_are_filled_in_the_order_of_the_tables() -> None:
    table = lay()
    mark(table, "statue", A)
    for section in ("park", "luxury", "tourist"):
        mark(table, section, A)
        del table.majority[section]
    table.players[A].supply = 0
    hold(table, B, metal=14)
    table.players[B].capacity["metal"] = 20
    match = act(table, "architects_office", BuildFacility("statue"), seat=B)
    assert match.state.majority == {"tourist": A}
    assert match.state.players[A].supply == 0
    told = [(event.section, event.holder, event.former) for event in events(match, MajorityChanged)]
    assert told == [("statue", None, A), ("tourist", A, None)]


@pytest.mark.rule("AC-99", "AC-96")
def test_an_area_that_waits_is_filled_when_another_is_overtaken() -> None:
    table = lay()
    mark(table, "fountain", A, B)
    mark(table, "fountain", A)
    del table.majority["fountain"]
    mark(table, "park", A)
    mark(table, "clock_tower", B)
    table.players[A].supply = 0
    hold(table, B, wood=10, gold=6)
    match = act(table, "architects_office", BuildFacility("park"), seat=B)
    assert match.state.majority == {"fountain": A, "clock_tower": B}


@pytest.mark.rule("EX-24", "AC-99", "AC-97")
def test_example_24_waiting_majority() -> None:
    before, match = EXAMPLES.boards("EX-24")
    assert before.state.majority == {"statue": A}
    assert before.state.players[A].supply == 0
    assert match.state.majority == {"park": A}
    assert match.state.players[A].supply == 0

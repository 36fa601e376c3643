"""Fly to All Targets (4.9)."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.events import Flew, Retrieved, StaticDischarge
from kesselhaus.games.steamopolis.examples import EXAMPLES
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    choices,
    flight,
    gauge,
    hold,
    lay,
    stones,
    target,
    turn,
)
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    FLY_TO_ALL,
    BuyBanner,
    BuyMachine,
    DiscardMarker,
    TakeAboard,
    UseDistrict,
    Visit,
)
from kesselhaus.games.steamopolis.state import ARROW
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("ST-76", "ST-82", "ST-33")
def test_stone_after_stone_is_taken_back_in_an_order_of_choice() -> None:
    match = answer(turn(flight("3R", "2R", "1L")), FLY_TO_ALL)
    assert offered(match) == {Visit("3R"), Visit("2R"), Visit("1L")}
    answer(match, Visit("2R"), DECLINE)
    assert offered(match) == {Visit("3R"), Visit("1L")}
    answer(match, Visit("1L"), DECLINE)
    answer(match, DECLINE)
    assert match.state.players[A].targets == {}
    assert asked(match).seat == B


@pytest.mark.rule("EX-8", "ST-42", "ST-77", "ST-144")
def test_a_retrieved_stone_goes_right_of_the_base_marker() -> None:
    _, first, second = EXAMPLES.boards("EX-8")
    assert stones(first) == [2, 4, 5]
    assert stones(second) == [2, 4, 5, 6]


@pytest.mark.rule("ST-44")
def test_a_retrieved_stone_keeps_its_arrow() -> None:
    match = answer(turn(flight("3R", arrow=True)), FLY_TO_ALL)
    assert match.state.players[A].gauge[2] == ARROW


@pytest.mark.rule("ST-43")
def test_on_a_full_gauge_a_bonus_marker_has_to_make_room() -> None:
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(5, 7, 3), base=4)
    target(table, A, "2R")
    match = answer(turn(table), FLY_TO_ALL, Visit("2R"))
    assert offered(match) == {DiscardMarker(5), DiscardMarker(7)}
    answer(match, DiscardMarker(7))
    assert stones(match) == [6, 7, 8, 9, 10]
    assert match.state.boxed_markers == 1


@pytest.mark.rule("EX-42", "ST-43", "ST-83")
def test_without_any_room_the_stone_is_set_aside_and_the_visit_goes_on() -> None:
    _, flown, match = EXAMPLES.boards("EX-42")
    assert [event.position for event in events(flown, Retrieved)] == [0]
    assert flown.state.players[A].reserve == 1
    assert match.state.players[A].room[0] == "capacity"


@pytest.mark.rule("ST-83")
def test_static_and_set8_find_no_stone_where_it_was_set_aside() -> None:
    table = lay()
    gauge(table, A, 7, 8, 9, arrows=(10,), base=6)
    target(table, A, "3L", arrow=True)
    match = answer(turn(table), FLY_TO_ALL)
    match.state.players[A].gauge[9], match.state.players[A].reserve = 0, 2
    answer(match, UseDistrict("3L", 0))
    assert asked(match).seat == B


@pytest.mark.rule("ST-79", "EX-11", "ST-120", "ST-121")
def test_step_three_is_the_district_or_a_purchase_or_nothing() -> None:
    _, flown, match = EXAMPLES.boards("EX-11")
    assert offered(flown) == {UseDistrict("3R", 0), BuyMachine("M02"), BuyBanner("M02"), DECLINE}
    assert max(option.crystals + option.gears for option in choices(match, o.TakeResources)) == 3


@pytest.mark.rule("ST-80", "ST-72")
def test_after_each_visited_district_is_stored() -> None:
    table = flight("3R", "2R")
    hold(table, A, crystal=2)
    match = answer(turn(table), FLY_TO_ALL, Visit("3R"), UseDistrict("3R", 0), o.TakeResources(0, 3))
    assert offered(match) == {o.Keep(2, 1), o.Keep(1, 2), o.Keep(0, 3)}


@pytest.mark.rule("ST-81")
def test_the_steps_of_a_visit_do_not_overlap() -> None:
    table = flight("4L", "2R")
    table.open_tile, table.passengers["stoker"] = "P02", 4
    match = answer(turn(table), FLY_TO_ALL, Visit("4L"))
    assert offered(match) == {TakeAboard("stoker"), DECLINE}
    answer(match, DECLINE)
    assert offered(match, UseDistrict)
    assert not offered(match, TakeAboard)


@pytest.mark.rule("ST-76")
def test_the_log_tells_where_the_airship_flies() -> None:
    match = answer(turn(flight("3R", "2R")), FLY_TO_ALL)
    assert [(event.seat, event.districts) for event in events(match, Flew)] == [(A, ("3R", "2R"))]


@pytest.mark.rule("ST-97", "ST-95")
def test_after_the_last_visit_no_stone_is_the_one_of_a_visit() -> None:
    table = flight("2R")
    table.noted = ("3L",)  # as on a board where it has the end symbol
    match = answer(turn(table), FLY_TO_ALL, DECLINE)
    assert (asked(match).seat, stones(match)) == (B, [1, 2])


@pytest.mark.rule("ST-83", "ST-93")
def test_static_discharge_takes_no_arrow_where_the_stone_was_set_aside() -> None:
    table = lay()
    gauge(table, A, arrows=(7, 8, 9, 10), base=6)
    target(table, A, "6L")
    match = answer(turn(table), FLY_TO_ALL, UseDistrict("6L", 0))
    assert match.state.players[A].gauge.count(ARROW) == 4
    assert (asked(match).rule, events(match, StaticDischarge)) == ("ST-147", [])


@pytest.mark.rule("ST-43")
@pytest.mark.parametrize(
    ("lang", "asks", "why"),
    [
        ("en", "Give up a bonus marker", "the gauge is full"),
        ("de", "Gib einen Bonusmarker ab", "die Druckanzeige ist voll"),
    ],
)
def test_who_has_a_full_gauge_is_asked_in_words(lang: str, asks: str, why: str) -> None:
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(5, 7), base=4)
    target(table, A, "2R")
    match = answer(turn(table), FLY_TO_ALL, Visit("2R"))
    title, note = words.question(match.view(A), lang)
    assert (title, note) == (asks, why)

"""What explains itself in Steamopolis: reasons with figure and gap, cards for who looks."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    at_level,
    at_market,
    effect,
    flight,
    fly,
    gauge,
    hold,
    lay,
    parasite,
    room,
    target,
    turn,
)
from kesselhaus.games.steamopolis.state import Lot, Table
from kesselhaus.games.steamopolis.things import not_now, thing, why_not
from kesselhaus.parts.things import Gap, Reason, Thing


def reasons(match: Match[Table], address: str, lang: str = "en") -> list[Reason]:
    return why_not(match.view(A), address, lang)


def first(match: Match[Table], address: str, lang: str = "en") -> tuple[str, Gap]:
    reason = reasons(match, address, lang)[0]
    return reason.why, reason.gap


def card(match: Match[Table], address: str, seat: int | None = A) -> Thing:
    shown = thing(address, match.view(seat), "en")
    assert shown
    return shown


@pytest.mark.rule("ST-54")
def test_a_district_tells_whose_stone_is_in_the_way_and_how_far_the_value_falls_short() -> None:
    table = lay()
    gauge(table, A, 1, 5)
    target(table, B, "3L")
    target(table, A, "1L")
    match = turn(table)
    match.answer(o.SET_TARGET)
    match.answer(o.CHOOSE_STONE[5])
    assert first(match, "district-3L") == ("[seat 1] lies there.", Gap.MEANS)
    assert reasons(match, "district-3L")[0].about == ("player-1",)
    assert first(match, "district-1L")[0] == "A stone of yours lies there already."
    assert first(match, "district-6R") == ("It lies on level 6, the stone has value 3.", Gap.MEANS)
    assert first(match, "district-6R", "de")[0] == "Er liegt auf Ebene 6, der Stein hat Druckwert 3."
    assert reasons(match, "district-2L") == []
    wanted = not_now(match.view(A), "en")
    assert o.place_stone("3L") in wanted
    assert o.place_stone("6R") not in wanted


@pytest.mark.rule("ST-31", "ST-32", "ST-33")
def test_an_action_tells_what_it_lacks() -> None:
    table = lay()
    gauge(table, A, 9, 10, markers=(3,))
    match = turn(table)
    assert first(match, "deed-make_steam") == ("No stone of yours on the gauge can move.", Gap.MEANS)
    assert first(match, "deed-fly") == ("No stone of yours lies on a district.", Gap.MEANS)
    assert not_now(match.view(A), "en") == [o.MAKE_STEAM, o.FLY_TO_ALL]
    low = lay()
    gauge(low, A, 1, 2)
    target(low, B, "1L", "1R")
    told = "Your highest stone has value 1, and the lowest free district lies on level 2."
    assert first(turn(low), "deed-set_target") == (told, Gap.MEANS)


@pytest.mark.rule("ST-122", "ST-126")
def test_a_tile_tells_what_is_short_of_its_price_and_where_it_is_sold() -> None:
    match = fly(at_level(5, "M26", crystal=2))
    assert first(match, "tile-M26") == ("It costs [3 crystal], you have [2 crystal].", Gap.MEANS)
    assert reasons(match, "tile-M26")[0].brief == "needs [3 crystal]"
    assert not_now(match.view(A), "en") == [o.buy_machine("M26")]
    assert first(match, "tile-M01") == ("It costs [2 gear], you have [0 gear].", Gap.MEANS)
    assert reasons(match, "tile-M01")[1].why == "You are on level 5, the tile lies on level 2."
    needs = [(need.amount, need.noun, need.have) for need in card(match, "tile-M26").needs]
    assert needs == [(3, "crystal", 2)]
    assert card(match, "tile-M26", None).needs[0].have is None


@pytest.mark.rule("ST-123", "ST-124", "ST-126")
def test_a_tile_that_could_be_paid_tells_what_there_is_not_to_give_up() -> None:
    table = at_level(5, "M26", crystal=3)
    gauge(table, A, 1)
    table.players[A].gauge[1] = 0
    told = (
        "As a machine it costs one of your machines, as a banner a stone from the gauge that is not your last"
    )
    assert first(turn(table), "tile-M26")[0].startswith(told)


@pytest.mark.rule("ST-136")
def test_a_bonus_marker_tells_which_one_comes_first() -> None:
    match = fly(at_market(gear=0, crystal=1))
    told = "Markers are sold from left to right: bonus marker 5 is next in this row."
    assert first(match, "marker-crystal-4") == (told, Gap.MEANS)
    assert first(match, "marker-gear-5") == ("It costs [1 gear], you have [0 gear].", Gap.MEANS)
    assert reasons(match, "marker-crystal-5") == []
    assert o.buy_marker("gear") in not_now(match.view(A), "en")


@pytest.mark.rule("ST-138")
@pytest.mark.parametrize(("digit", "value", "fits", "other"), [(5, 5, 7, 5), (3, 3, 5, 7), (2, 2, 4, 5)])
def test_a_position_tells_which_value_a_bonus_marker_goes_to(
    digit: int, value: int, fits: int, other: int
) -> None:
    """Two positions have the value 2, one each of the others."""
    table = at_market(crystal=3)
    table.rows["crystal"] = tuple(range(digit, 1, -1))
    match = fly(table)
    match.answer(o.buy_marker("crystal"))
    assert reasons(match, f"gauge-0-{fits}") == []
    told = f"Bonus marker {digit} goes to value {value}."
    assert [reason.why for reason in reasons(match, f"gauge-0-{other}")] == [told]


@pytest.mark.rule("ST-85")
def test_a_passenger_tells_where_a_stone_is_lacking() -> None:
    match = turn(lay())
    told = "Wants to go to level 5, and you have no stone there."
    assert first(match, "passenger-banker") == (told, Gap.MEANS)
    assert "level 5" in card(match, "passenger-banker").does


@pytest.mark.rule("ST-59", "ST-60")
def test_a_slot_tells_where_the_stone_would_enter() -> None:
    table = lay()
    gauge(table, A, 8, 1)
    match = turn(table)
    match.answer(o.SET_TARGET)
    match.answer(o.CHOOSE_STONE[8])
    assert first(match, "slot-0-1")[0] == "The stone has value 6 and would enter slot 5."
    assert reasons(match, "slot-0-5") == []
    match.answer(o.RUN_TO[5])
    assert first(match, "slot-0-5")[0] == "A stone in slot 5 goes on to the slot on its left only."
    assert reasons(match, "slot-0-4") == []


@pytest.mark.rule("ST-104", "ST-105")
def test_a_machine_tells_why_no_parasite_can_lie_there() -> None:
    table = lay()
    room(table, B, s1="M01", s2="S4", s3="M02")
    parasite(table, A, B, 1)
    match = effect(table, "par_place(1)", source="1L")
    told = "1 of your parasites lie there, and no more may."
    assert first(match, "slot-1-1") == (told, Gap.MEANS)
    assert first(match, "slot-1-2")[1] == Gap.NEVER
    assert reasons(match, "slot-1-3") == []
    assert "Gear Press" in card(match, "slot-1-3").name


@pytest.mark.rule("ST-29", "ST-36")
def test_a_stone_tells_why_it_cannot_move() -> None:
    table = lay()
    gauge(table, A, 3, 4, 10)
    match = turn(table)
    match.answer(o.MAKE_STEAM)
    assert first(match, "gauge-0-10") == ("No position to the right of it is free.", Gap.MEANS)
    assert first(match, "gauge-0-5")[0] == "No stone stands there."


@pytest.mark.rule("ST-101")
def test_a_hidden_tile_tells_its_machine_side_to_nobody_who_has_not_looked() -> None:
    match = turn(lay())
    assert "Lightning Rod" not in card(match, "lot-2-1").does
    assert first(match, "tile-M17") == ("It lies face down, or it is not in this match.", Gap.MOMENT)
    seen = lay()
    seen.markets[2] = (seen.markets[2][0], Lot(1, "blue", "M17", (A,)), *seen.markets[2][2:])
    assert first(turn(seen), "tile-M17")[0] == "It lies face down on level 2."
    assert first(turn(seen), "lot-2-1") == ("You have looked at it already.", Gap.NEVER)
    assert "Lightning Rod" in card(turn(seen), "lot-2-1").does
    assert "Lightning Rod" not in card(turn(seen), "lot-2-1", B).does
    assert first(turn(lay(3, "first_game")), "lot-2-1")[1] == Gap.NEVER


@pytest.mark.rule("ST-91", "ST-132")
def test_cards_tell_yields_for_who_looks() -> None:
    table = lay()
    hold(table, A, gear=1)
    match = turn(table)
    bought = card(match, "tile-M05")
    assert bought.brings == "As a machine [vp 1], as a blue banner [vp 0] for a stone"
    needs = [(need.amount, need.have) for need in card(match, "district-2R").needs]
    assert needs == [(2, 1)]
    assert card(match, "boilers-0").worth == "2"


def test_who_flies_is_explained_to_everybody() -> None:
    match = fly(flight("3R"))
    for seat in (A, B, None):
        assert card(match, "player-0", seat).name == "[seat 0]"
        assert card(match, "character-0", seat).name == "The Alderman"

"""What explains itself in Whistle Mountain: reasons with figure and gap, cards for who looks."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples.positions import (
    A,
    B,
    able,
    begin,
    deal,
    flooded,
    fly,
    forging,
    hold,
    lay,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.things import not_now, thing, why_not
from kesselhaus.parts.things import Gap, Reason


def reasons(match: Match[Table], address: str, lang: str = "en") -> list[Reason]:
    return why_not(match.view(A), address, lang)


def first(match: Match[Table], address: str, lang: str = "en") -> tuple[str, Gap]:
    reason = reasons(match, address, lang)[0]
    return reason.why, reason.gap


@pytest.mark.rule("WM-67", "WM-31")
def test_a_dock_tells_what_is_short_of_its_price() -> None:
    table = lay()
    hold(table, A, coal=1, whistle=1)
    match = begin(table, o.SEND["small"])
    told = "It costs [3 coal], you have [1 coal] [1 whistle]."
    assert first(match, "dock-dk02") == (told, Gap.MEANS)
    assert reasons(match, "dock-dk02")[0].brief == "needs [3 coal]"
    assert first(match, "dock-dk02", "de")[0] == "Es kostet [3 coal], du hast [1 coal] [1 whistle]."
    assert o.dock("dk02") in not_now(match.view(A), "en")
    hold(table, A, coal=2, whistle=1)
    assert reasons(begin(table, o.SEND["small"]), "dock-dk02") == []


@pytest.mark.rule("WM-66")
def test_an_occupied_dock_tells_who_is_there() -> None:
    table = lay()
    fly(table, B, "medium", dock="dk09")
    table.players[A].pool = 1
    put(table, "st02", 5, 2)
    match = begin(table, o.SEND["small"])
    assert first(match, "dock-dk09") == ("[seat 1] lies there.", Gap.MEANS)
    assert reasons(match, "dock-dk09")[0].about == ("airship-1-medium",)


@pytest.mark.rule("WM-127")
def test_a_machine_in_the_water_never_works_again() -> None:
    table = lay()
    put(table, "mm02", 5, 1)
    flooded(table, 1)
    assert first(begin(table), "machine-mm02") == ("It stands in the water and works no more.", Gap.NEVER)


@pytest.mark.rule("WM-86", "WM-83")
def test_a_tile_in_storage_tells_what_a_further_building_costs_and_when_all_are_done() -> None:
    table = lay()
    put(table, "st02", 5, 7)
    store(table, A, "sl10", "ms01")
    assert first(begin(table), "machine-ms01") == ("It is built from your storage, in a Forge.", Gap.MOMENT)
    forging(table, buildings=1)
    assert first(begin(table), "scaffold-sl10") == (
        "It costs [1 water], you have [0 water] [0 whistle].",
        Gap.MEANS,
    )
    forging(table, buildings=3)
    assert first(begin(table), "scaffold-sl10")[0] == "All 3 buildings of this Forge are done."


@pytest.mark.rule("WM-42")
def test_cards_tell_how_many_were_played_and_nothing_of_other_hands() -> None:
    table = lay()
    deal(table, A, "cd01")
    deal(table, B, "cd02")
    assert reasons(begin(table), "card-cd01") == []
    assert first(begin(table), "card-cd02")[0] == "You do not have it in your hand."
    table.cards_played = 1
    assert first(begin(table), "card-cd01") == ("You have played 1 of 1 cards in this turn.", Gap.MEANS)


@pytest.mark.rule("WM-102", "WM-22")
def test_squares_tell_why_a_worker_cannot_go_there() -> None:
    table = lay()
    put(table, "st02", 5, 7)
    hold(table, A, gold=1)
    stand(table, B, (5, 8))
    forging(table)
    match = begin(table, o.MOVE, o.from_barracks(3))
    assert first(match, "square-5-8")[0] == "A worker stands there."
    assert first(match, "square-1-1")[0] == "No scaffold lies there."
    assert first(match, "square-1-0") == ("It is under water.", Gap.NEVER)
    assert reasons(match, "square-6-7") == []


def test_a_card_tells_the_price_for_who_looks_and_none_to_a_spectator() -> None:
    table = lay()
    hold(table, A, coal=1)
    able(table, A, "ab09", "up19")
    match = begin(table)
    shown = thing("dock-dk02", match.view(A), "en")
    assert shown
    assert [(need.amount, need.noun, need.have, need.colour) for need in shown.needs] == [
        (2, "coal", 1, "r-coal")
    ]
    watched = thing("dock-dk02", match.view(None), "en")
    assert watched
    assert watched.needs[0].have is None

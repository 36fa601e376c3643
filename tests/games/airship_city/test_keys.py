"""What the keys of Airship City promise is what then happens: discounts, surplus, bonuses, majorities."""

import re
from collections import Counter
from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.wording import Label
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city import words
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    begin,
    buy,
    hold,
    lay,
    mark,
    stand,
    take,
)
from kesselhaus.games.airship_city.state import Table
from tests.games.airship_city.matches import choose, start
from tests.scenario import asked


def key(match: Match[Table], option: Option, lang: str = "en") -> Label:
    assert option in asked(match).options
    return words.option(option, match.view(asked(match).seat), lang)


@pytest.mark.rule("AC-83")
def test_an_airship_shows_its_reduced_cost_and_what_it_brings() -> None:
    table = lay()
    mark(table, "wood_private", A, A)
    hold(table, A, wood=5, gear=4, gold=3)
    match = act(table, "shipyard_1")
    assert key(match, o.Sell("wood_private")) == Label(
        "Private [wood]",
        "[1 wood] [2 gear] [icon g-arrow] [5 gold]",
        "Sell a wooden private airship: pay [1 wood] and [2 gear], receive [5 gold]",
    )
    given = key(match, o.Donate("wood_private"), "de")
    assert given.note == "[1 wood] [2 gear] [icon g-arrow] [vp 1], Fernflug"


def test_gold_that_would_be_lost_is_named() -> None:
    table = lay()
    hold(table, A, wood=10, gear=4, gold=8)
    take(table, A, "c07")
    assert key(begin(table), o.Fulfil("c07")).note == "[1 gold] lost"
    match = act(table, "shipyard_1")
    assert key(match, o.Sell("wood_private"), "de").note.endswith("[2 gold], [3 gold] verfallen")


def test_a_marker_that_takes_or_breaks_a_majority_says_so() -> None:
    table = lay()
    mark(table, "fountain", B)
    hold(table, A, wood=10, gold=10)
    match = act(table, "architects_office")
    assert key(match, o.BuildFacility("fountain")).note.endswith("[vp 5], breaks a majority")
    assert key(match, o.BuildFacility("park")).note.endswith("[vp 5], majority")


def test_a_move_shows_what_fits_and_who_rides_along() -> None:
    table = lay()
    buy(table, A, "wood", tiles=("forest_2",))
    stand(table, B, "forest_2", "harbour")
    stand(table, C, "forest_2", "harbour")
    hold(table, A, wood=17, gear=10, gold=9)
    match = begin(table)
    assert key(match, o.Step("harbour", "forest_2")).note == "[+3 wood] [icon g-rider]2"
    assert key(match, o.Step("harbour", "guild_hall")).note == "no action"
    hold(table, A, wood=4, gear=10, gold=10)
    match = begin(table)
    assert key(match, o.Step("harbour", "forest_2")).note == "[+4 wood] [icon g-rider]2"
    assert key(match, o.Step("harbour", "guild_hall")).note == "hire [−10 gold]"


def test_a_full_store_and_an_own_worker_are_told_before_the_step() -> None:
    table = lay()
    hold(table, A, metal=10)
    stand(table, A, "harbour", "guild_hall")
    match = begin(table)
    assert key(match, o.Step("harbour", "mine_1")).note == "storage full"
    assert key(match, o.Step("harbour", "guild_hall"), "de").note == "weiterziehen"


def test_two_equal_tiles_side_by_side_are_told_apart_by_their_cells() -> None:
    layout = """
        forest_1           mine_1     factory_1   valley
        shipyard_1         harbour    shipyard_2  workshop
        market_1           forest_2   lighthouse  mine_2
        architects_office  factory_2  guild_hall  market_2
    """
    match = begin(lay(layout=layout))
    assert key(match, o.Step("harbour", "shipyard_1")).label == "Shipyard A2"
    assert key(match, o.Step("harbour", "shipyard_2")).label == "Shipyard C2"
    assert key(match, o.Step("harbour", "mine_1")).label == "Mine"


def test_workers_on_two_equal_tiles_have_headings_with_their_cells() -> None:
    table = lay()
    stand(table, A, "forest_1", "forest_2")
    headings = [heading for heading, _ in words.grouped(begin(table).view(A), "de")]
    assert [(heading.title, heading.note) for heading in headings[:2]] == [
        ("aus dem Wald", "A1"),
        ("aus dem Wald", "B3"),
    ]
    assert (headings[2].title, headings[2].note) == ("Reihe verschieben", "je [1 gear], du hast 3")


def test_the_valley_offers_the_bonus_of_two_colours_as_a_choice() -> None:
    table = lay()
    buy(table, A, "wood", "metal", tiles=("valley",))
    match = arrive(table, "valley")
    assert key(match, o.Act()).note == "[+1 wood] [+1 metal] [+1 wood] or [+1 metal]"


def amounts(text: str, sign: int) -> Counter[str]:
    return Counter({kind: sign * int(count) for count, kind in re.findall(r"\[(\d+) (\w+)\]", text)})


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_key_promises_happens(seats: int) -> None:
    """A delivery changes the goods by exactly what stood on its key, and points are as promised."""
    match, chance, checked = start(seats, seed=5), Random(5), 0
    while isinstance(match.question, Ask):
        player = match.state.players[match.question.seat]
        goods, score = Counter(player.goods), player.score
        choice = choose(chance, list(match.question.options))
        promised = words.option(choice, match.view(match.question.seat), "en")
        match.answer(choice)
        if isinstance(choice, o.Fulfil):
            paid, received = promised.label.split("[icon g-arrow]")
            goods.update(amounts(paid, -1))
            goods.update(amounts(received, 1))
            assert player.goods == goods
        if isinstance(choice, o.Fulfil | o.Donate | o.BuildFacility):
            assert f"[vp {player.score - score}]" in promised.label + promised.note
            checked += 1
    assert checked > 3

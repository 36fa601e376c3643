"""The guided first match of Planet Steam: the figures on its cards are those of the table."""

from collections.abc import Sequence

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer
from kesselhaus.games.planet_steam.options import BUY_QUARTERS, DECLINE, Bid
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.parts.lesson import TASK, Plan, Stop


def plan() -> Plan:
    found = games.lesson("planet_steam")
    assert found is not None
    return found


def before(step: str) -> tuple[Match[Table], Stop]:
    """The match where a card lies, and the card."""
    for trail in plan().trails:
        for stop in trail.stops:
            if stop.step.key == step:
                return plan().match(trail.line[: stop.before]), stop
    raise LookupError(step)


def after(step: str, answers: Sequence[Answer] | None = None) -> Match[Table]:
    """What comes of its deed, or of another one."""
    match, stop = before(step)
    for answer in stop.step.does if answers is None else answers:
        match.answer(answer)
    return match


def gained(step: str, resource: str, seat: int = 0) -> int:
    match, _ = before(step)
    return goods(after(step), seat, resource) - goods(match, seat, resource)


def goods(match: Match[Table], seat: int, resource: str) -> int:
    player: Player = match.state.players[seat]
    return player.goods[resource]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_a_card_asks_to_bid_is_what_is_bid(lang: str) -> None:
    bids = 0
    for trail in plan().trails:
        for stop in trail.stops:
            does = stop.step.does
            if does and isinstance(does[0], Bid):
                bids += 1
                said = plan().lesson.words.of(lang)[stop.step.key][TASK]
                assert f"[{does[0].number} credit]" in said, stop.step.key
    assert bids == 4


@pytest.mark.rule("PS-111", "PS-104")
def test_in_the_row_of_the_airship_a_tank_gives_two() -> None:
    assert gained("use", "ore") == gained("use", "quartz", seat=1) == 2
    assert gained("use", "water") == 1
    assert gained("use", "energy") == -1


@pytest.mark.rule("PS-121")
def test_prices_move_as_the_cards_say() -> None:
    match, _ = before("pass")
    table = match.state
    assert table.box.change["quartz"][table.supply["quartz"]] > 0
    assert after("sell").state.price["ore"] < before("sell")[0].state.price["ore"]
    assert after("buy").state.price["water"] > before("buy")[0].state.price["water"]
    full = after("energy").state
    assert full.room(full.players[0], "energy") == 0


@pytest.mark.rule("PS-131")
def test_the_round_ends_with_cheap_tanks_and_without_ore_and_energy() -> None:
    table = after("quarters").state
    assert table.stock == table.box.highest_stock
    assert table.supply["ore"] == table.supply["energy"] == 0


@pytest.mark.rule("PS-108", "PS-110", "PS-111")
def test_it_all_adds_up_to_six_water_and_finds_room() -> None:
    assert gained("all", "water") == 6


@pytest.mark.rule("PS-121", "PS-138")
def test_what_is_bought_rises_and_what_is_sold_falls_to_the_end() -> None:
    bought, sold = before("scarce")[0].state, before("plenty")[0].state
    end = after("count").state
    assert end.price["quartz"] > bought.price["quartz"]
    assert end.price["water"] < sold.price["water"]
    assert sold.box.change["water"][sold.supply["water"]] == -3
    assert end.price["ore"] == end.box.highest_price["ore"]


@pytest.mark.rule("PS-136", "PS-137", "PS-139")
def test_a_permit_is_better_sold_than_spent_on_what_costs_more_than_it_counts() -> None:
    match, _ = before("count")
    table = match.state
    paid = sum(units * table.price[resource] for resource, units in table.box.quarters.cost.items())
    assert (paid, table.box.quarters.end_value, table.box.permit.sale) == (56, 50, 15)
    ended, other = after("count").result, after("count", [BUY_QUARTERS, DECLINE]).result
    assert ended is not None
    assert other is not None
    assert ended.scores == (1143, 1098)
    assert ended.scores[0] - other.scores[0] == 21

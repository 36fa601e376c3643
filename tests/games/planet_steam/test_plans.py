"""Reorganising by a plan (PS-95 to PS-98)."""

from itertools import product

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam.events import Reorganised
from kesselhaus.games.planet_steam.examples import EXAMPLES, scenes
from kesselhaus.games.planet_steam.examples.positions import A, B, begin, empty_map, hold, lay, own
from kesselhaus.games.planet_steam.options import (
    Activate,
    Arrange,
    BuyTank,
    EndTurn,
    RaiseCarrier,
    Reorganise,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS, Tank
from kesselhaus.games.planet_steam.tasks import Activating, InTankPhase, Planning, TankTurn
from tests.scenario import answer, asked, events, offered


def active(table: Table) -> Match[Table]:
    return answer(begin(table, Activating), Activate())


def planned(match: Match[Table], plan: dict[str, Tank | None]) -> Match[Table]:
    """A names a plan; zones with one possible content are not asked."""
    answer(match, Reorganise())
    while asked(match).rule == "PS-97":
        zone = next(option.zone for option in asked(match).options if isinstance(option, Arrange))
        answer(match, Arrange(zone, plan[zone]))
    return match


def reachable(table: Table) -> set[tuple[tuple[str, Tank | None], ...]]:
    """Every outcome of a plan, found by trying all options."""
    found = set()
    open_ends = [answer(active(table), Reorganise())]
    while open_ends:
        match = open_ends.pop()
        if asked(match).rule == "PS-97":
            for option in asked(match).options:
                open_ends.append(answer(match.fork(), option))
        else:
            found.add(tuple((zone, match.state.tanks.get(zone)) for zone in table.own_zones(A)))
    return found


def legal(table: Table) -> set[tuple[tuple[str, Tank | None], ...]]:
    """PS-96, written down as it is told: all combinations of contents that fulfil its conditions."""
    zones = table.own_zones(A)
    before = [table.tanks[zone] for zone in zones if zone in table.tanks]
    found = set()
    for contents in product((None, *TANKS.values()), repeat=len(zones)):
        tanks = [content for content in contents if content is not None]
        if (
            len(tanks) == len(before)
            and sum(one.supercharger for one in tanks) == sum(one.supercharger for one in before)
            and all(
                sum(one.converter == kind for one in tanks) <= sum(one.converter == kind for one in before)
                for kind in ("quartz", "ore", "energy")
            )
        ):
            found.add(tuple(zip(zones, contents, strict=True)))
    return found


@pytest.mark.rule("PS-95", "PS-96", "EX-31")
def test_a_plan_rearranges_free_of_charge() -> None:
    before, _, match = EXAMPLES.boards("EX-31")
    table, plan = before.state, {"B1": None, "B2": TANKS["ore", True], "B3": SIMPLE_TANK}
    assert {zone: match.state.tanks.get(zone) for zone in plan} == plan
    assert match.state.players[A].credits == 50
    assert match.state.players[A].goods["water"] == 2
    assert match.state.converters == table.converters
    assert dict(events(match, Reorganised)[-1].changes) == plan


@pytest.mark.rule("PS-96", "PS-99", "EX-31")
def test_a_plan_may_send_a_converter_to_the_bank_but_no_supercharger() -> None:
    table = scenes.holding(scenes.CONTENTS)
    match = planned(active(table), {"B1": SIMPLE_TANK, "B2": TANKS[None, True], "B3": None})
    assert match.state.converters["ore"] == 14
    assert match.state.superchargers == 12
    outcomes = [dict(outcome) for outcome in reachable(table)]
    assert {"B1": SIMPLE_TANK, "B2": None, "B3": SIMPLE_TANK} not in outcomes


@pytest.mark.rule("PS-96", "PS-97")
@pytest.mark.parametrize(
    "contents",
    [
        scenes.CONTENTS,
        {"B1": TANKS["ore", True], "C1": TANKS["quartz", True], "D1": TANKS["energy", False]},
        {"A1": None, "B1": None, "C1": TANKS["ore", True]},
        {"A1": SIMPLE_TANK, "B1": TANKS["energy", True], "C1": None, "D1": TANKS["energy", False]},
        {"A1": TANKS["quartz", True]},
    ],
)
def test_the_questions_reach_every_legal_plan_and_no_other(contents: dict[str, Tank | None]) -> None:
    table = scenes.holding(contents)
    assert reachable(table) == legal(table)


@pytest.mark.rule("PS-97")
def test_zones_are_asked_in_the_order_of_the_map_and_take_effect_together() -> None:
    table = scenes.holding({"F7": SIMPLE_TANK, "A1": None, "C1": None})
    match = answer(active(table), Reorganise())
    assert offered(match) == {Arrange("A1", None), Arrange("A1", SIMPLE_TANK)}
    answer(match, Arrange("A1", None))
    assert offered(match) == {Arrange("C1", None), Arrange("C1", SIMPLE_TANK)}
    assert match.state.waiting(Planning) == Planning(A, ("A1", "C1", "F7"), (("A1", None),))
    assert match.state.tanks == {"F7": SIMPLE_TANK}
    answer(match, Arrange("C1", SIMPLE_TANK))  # F7 can only be empty now
    assert match.state.tanks == {"C1": SIMPLE_TANK}
    assert match.state.waiting(InTankPhase) == TankTurn(A, planned=True)


@pytest.mark.rule("PS-97")
def test_a_zone_has_at_most_nine_contents() -> None:
    contents: dict[str, Tank | None] = {
        "A1": TANKS["quartz", True],
        "B1": TANKS["ore", False],
        "C1": TANKS["energy", False],
        "D1": None,
    }
    match = answer(active(scenes.holding(contents)), Reorganise())
    assert offered(match) == {Arrange("A1", content) for content in (None, *TANKS.values())}
    assert len(offered(match)) == 9


@pytest.mark.rule("PS-97a")
def test_what_is_recorded_is_the_plan_not_the_way_to_it() -> None:
    table = scenes.holding({"A1": SIMPLE_TANK, "B1": TANKS["ore", False], "C1": None})
    wanted = {"A1": TANKS["ore", False], "B1": None, "C1": SIMPLE_TANK}
    straight = planned(active(table), wanted)
    detour = answer(active(table), Reorganise(), Arrange("A1", None))
    detour.undo(A)
    answer(detour, Arrange("A1", TANKS["ore", False]), Arrange("B1", None))  # C1 has only one content left
    assert detour.answers == straight.answers
    assert detour.state.tanks == straight.state.tanks == {"A1": TANKS["ore", False], "C1": SIMPLE_TANK}


@pytest.mark.rule("PS-98", "EX-32")
def test_one_plan_between_two_purchases() -> None:
    planned_once, bought = EXAMPLES.boards("EX-32")
    assert Reorganise() not in offered(planned_once)
    assert Reorganise() in offered(bought)


@pytest.mark.rule("PS-98")
def test_a_plan_before_the_first_purchase_and_after_each_kind_of_purchase() -> None:
    table = scenes.holding(scenes.CONTENTS)
    hold(table, A, credits=100, quartz=2, ore=3, water=4, energy=3)
    stay = {"B1": TANKS["ore", False], "B2": TANKS[None, True], "B3": None}
    match = planned(active(table), stay)  # it may leave everything as it is
    assert match.state.tanks == table.tanks
    for purchase in (RaiseCarrier("ore"), BuyTank("B3")):
        assert Reorganise() not in offered(match)
        answer(match, purchase)
        assert Reorganise() in offered(match)
        match = planned(match, stay if purchase == RaiseCarrier("ore") else stay | {"B3": SIMPLE_TANK})
    answer(match, EndTurn())
    assert match.state.doing == Activating(B)


@pytest.mark.rule("PS-98")
def test_without_a_tank_there_is_nothing_to_plan() -> None:
    table = empty_map(lay(4))
    own(table, A, "A1", "B1")
    hold(table, A, credits=50, water=2)
    match = active(table)
    assert Reorganise() not in offered(match)
    answer(match, BuyTank("A1"))
    assert Reorganise() in offered(match)

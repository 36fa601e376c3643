"""What the boards of Planet Steam say of the course of a match, and what glows there for one seat alone."""

import re

import pytest

from kesselhaus.engine.questions import Ask
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam import words
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    begin,
    begin_with,
    empty_map,
    lay,
    raised,
    tank,
)
from kesselhaus.games.planet_steam.table.ground import ground
from kesselhaus.games.planet_steam.table.rounds import steps
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import (
    ChoosingColour,
    Claiming,
    FirstUpgrade,
    KeepingCarrier,
    Sabotaging,
    TankTurn,
)
from kesselhaus.games.planet_steam.things import thing, why_not
from kesselhaus.parts.things import Gap
from tests.games.looking import drawn, people
from tests.games.planet_steam.matches import start
from tests.scenario import answer

CARRIER, CLAIMS = "opt_independent_carrier", "adv_variable_claims"


@pytest.mark.parametrize(
    ("round", "first", "third", "last"),
    [(1, "step-carrier", "step-specialists", "step-airship"), (2, "step-bonus", "step-zone", "step-carrier")],
)
def test_what_is_done_once_stands_among_the_steps_of_its_round(
    round: int, first: str, third: str, last: str
) -> None:
    """PS-178: at first the Independent Carrier is auctioned before all else, later kept or given up at the
    end. Markers of the river are put on the map in the first round alone.
    """
    view = begin(lay(4, CARRIER, CLAIMS, round=round), Claiming).view(A)
    named = [step.thing for step in steps(Sight(view, people(view), "en"))]
    assert (named[0], named[2], named[-1]) == (first, third, last)
    assert ("step-placing" in named) == (round == 1)


def test_the_track_counts_rounds_and_ends_with_the_wealth() -> None:
    track = drawn(begin(lay(4), Claiming).view(A))["rounds"]
    spaces = re.findall(r'<li data-x="round-(\d+)"[^>]*>(.*?)</li>', track)
    assert [figure for _, figure in spaces[:-1]] == ["5", "4", "3", "2", "1"]
    assert "#i-credit" in spaces[-1][1]


def test_river_zones_have_a_bank_and_no_others() -> None:
    box = lay(4).box
    zones = re.findall(r'<g data-x="zone-(\w+)"(.*?)</g>', ground(box, 4, "en"))
    assert len(zones) == len(box.zones)
    assert {zone for zone, shape in zones if 'class="rv"' in shape} == set(box.river)


@pytest.mark.rule("PS-178")
def test_the_slip_of_the_carrier_glows_for_who_may_keep_it() -> None:
    table = lay(4, CARRIER, round=3)
    table.carrier_holder, table.carrier_since, table.locked_credits = A, 2, 4
    match = begin(table, KeepingCarrier)
    seen = {seat: re.findall(r'<div id="slip-[^>]*>', drawn(match.view(seat))["auction"]) for seat in (A, B)}
    assert ['class="slip glow"' in slip for slip in seen[A]] == [True]
    assert ['class="slip"' in slip for slip in seen[B]] == [True]


@pytest.mark.rule("PS-37")
def test_a_carrier_tells_the_next_class_as_long_as_there_is_one() -> None:
    table = lay(4)
    raised(table, A, water=table.box.highest_class - 1)
    raised(table, B, water=table.box.highest_class)
    match = begin(table, Claiming)
    told = [thing(f"carrier-water-{seat}", match.view(A), "en") for seat in (A, B)]
    assert told[0] is not None
    assert told[1] is not None
    assert [told[0].does.count("holds"), told[1].does.count("holds")] == [1, 0]
    room = table.box.capacity["water"][table.box.highest_class]
    assert told[0].does.endswith(f"Class IV holds {room}.")


@pytest.mark.rule("PS-167")
def test_who_sabotages_and_whose_tank_it_will_be_are_asked_in_other_words() -> None:
    table = tank(empty_map(lay(4, "opt_sabotage", round=2)), A, "A1")
    tank(tank(table, A, "C1"), B, "E1")
    match = begin_with(table, Sabotaging(D))
    assert words.question(match.view(D), "en").title == "Choose whom to sabotage"
    assert words.question(match.view(C), "en").title == f"[seat {D}] chooses whom to sabotage"
    answer(match, o.Target(A))
    assert words.question(match.view(A), "en").title == "Lay down one of your tanks"
    assert words.question(match.view(C), "en").title == f"[seat {A}] has to lay down a tank"
    assert "lay down" not in words.question(begin(table, Claiming).view(A), "en").title.lower()


@pytest.mark.rule("PS-98")
def test_who_has_rearranged_is_told_so_until_he_buys_again() -> None:
    match = begin_with(tank(empty_map(lay(4)), A, "A1"), TankTurn(A, planned=True))
    (told,) = why_not(match.view(A), "deed-reorganise", "en")
    assert (told.why, told.gap) == ("You have rearranged since your last purchase.", Gap.MEANS)


def test_the_start_player_is_named_as_soon_as_the_die_has_chosen_one() -> None:
    match, named = start(4, 1), set[tuple[bool, bool]]()
    while isinstance(match.state.doing, ChoosingColour | FirstUpgrade):
        question = match.question
        assert isinstance(question, Ask)
        if question.seat != match.state.start_player:
            told = drawn(match.view(None))["auction"]
            named.add((isinstance(match.state.doing, FirstUpgrade), "start player" in told))
        match.answer(question.options[0])
    assert named == {(False, False), (True, True)}


def test_the_bonus_field_is_described_while_something_lies_on_it() -> None:
    table = lay(4)
    table.bonus_field = ("ore", "water")
    assert "Bonus field: [ore], [water]." in words.describe(begin(table, Claiming).view(A), "en")
    table.bonus_field = ()
    assert "Bonus field" not in words.describe(begin(table, Claiming).view(A), "en")


def test_every_ware_of_the_bank_has_its_sign() -> None:
    bank = drawn(begin(lay(4), Claiming).view(A))["tanks"]
    wares = dict(re.findall(r'<div id="ware-([\w-]+)".*?href="#([\w-]+)"', bank))
    assert len(wares) == len(re.findall(r'id="ware-', bank)) > 6
    assert {key: wares[key] for key in ("buy-tank", "carrier", "permit", "quarters")} == {
        "buy-tank": "i-tank",
        "carrier": "i-carrier",
        "permit": "i-permit",
        "quarters": "i-quarters",
    }

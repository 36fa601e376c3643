"""What the boards of Planet Steam say of the course of a match, and what glows there for one seat alone."""

import re

import pytest

from kesselhaus.games.planet_steam.table.ground import ground
from kesselhaus.games.planet_steam.table.rounds import steps
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import Claiming, KeepingCarrier
from kesselhaus.games.planet_steam.things import thing
from tests.games.looking import drawn, people
from tests.games.planet_steam.positions import A, B, begin, lay, raised

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
    seen = {seat: re.findall(r'<li id="slip-[^>]*>', drawn(match.view(seat))["auction"]) for seat in (A, B)}
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

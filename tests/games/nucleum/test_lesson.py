"""The guided first match of Nucleum: the figures on its cards are those of the table."""

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.rules.conditions import milestone_count
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.parts.lesson import Plan, Stop

ME, JONAS = 0, 1


def plan() -> Plan:
    found = games.lesson("nucleum")
    assert found is not None
    return found


def before(step: str) -> tuple[Match[Table], Stop]:
    """The match where a card lies, and the card."""
    for trail in plan().trails:
        for stop in trail.stops:
            if stop.step.key == step:
                return plan().match(trail.line[: stop.before]), stop
    raise LookupError(step)


def after(step: str, answers: int | None = None) -> Match[Table]:
    """What comes of its deed, or of the first so many answers of it."""
    match, stop = before(step)
    for answer in stop.step.does[:answers]:
        match.answer(answer)
    return match


def then(step: str, answers: int | None = None, seat: int = ME) -> tuple[Player, Player]:
    """A player before the deed and after it."""
    match, _ = before(step)
    return match.state.players[seat], after(step, answers).state.players[seat]


@pytest.mark.rule("NU-88", "NU-63")
def test_the_residence_costs_what_its_card_says_and_is_dark() -> None:
    was, now = then("house")
    assert was.thaler - now.thaler == 2
    assert not after("house").state.sites["leipzig.u1"].energized


@pytest.mark.rule("NU-51", "NU-47")
def test_both_edges_of_the_first_railway_match_and_its_link_is_complete() -> None:
    match = after("lay")
    halves = match.state.doing
    assert getattr(halves, "halves", ()) == (("BS3", 2), ("BS3", 1))
    assert {"leipzig", "grimma"} <= match.state.players[ME].cities
    assert match.state.is_completed("L01")


@pytest.mark.rule("NU-123", "NU-136")
def test_two_coal_light_the_residence_for_two_achievements() -> None:
    was, now = then("coal", 2)
    assert (was.thaler - now.thaler, now.achievements, now.income[1] - was.income[1]) == (2, 2, 1)
    assert after("coal", 2).state.wagons["rheinland"].count(2) == 2


@pytest.mark.rule("NU-111", "NU-118a")
def test_the_contract_pays_for_its_slot_and_is_fulfilled_at_once() -> None:
    was, now = then("contract")
    assert now.thaler - was.thaler == 2
    assert "C13" in after("fulfil").state.players[ME].fulfilled


@pytest.mark.rule("NU-38")
def test_the_directive_makes_the_laboratory_cost_all_there_is() -> None:
    was, now = then("black", 5)
    assert (was.thaler, now.thaler) == (1, 0)


@pytest.mark.rule("NU-71", "NU-74", "NU-79")
def test_the_star_on_two_brings_a_nucleum_and_the_king() -> None:
    assert before("recharge")[0].state.players[ME].achievements == 2
    was, now = then("nucleum", 1)
    assert "grimma" in after("nucleum", 1).state.nuclei
    assert (now.vp - was.vp, now.achievements) == (6, 0)


@pytest.mark.rule("NU-48", "NU-54", "NU-97a")
def test_the_chain_brings_points_a_mine_and_a_worker_and_wakes_the_neighbour() -> None:
    for seat in (ME, JONAS):
        was, now = then("beside", seat=seat)
        assert now.vp - was.vp == 2
    was, now = then("mine")
    assert (now.cubes, was.thaler - now.thaler) == (1, 2)
    was, now = then("neighbour", 2)
    assert now.workers - was.workers == 1
    assert then("neighbour", seat=JONAS)[1].thaler > before("neighbour")[0].state.players[JONAS].thaler


@pytest.mark.rule("NU-127", "NU-132", "NU-134")
def test_one_uranium_and_one_coal_are_three_electricity() -> None:
    match = after("burn")
    box, sites = match.state.box, match.state.sites
    offered = [getattr(option, "site", "") for option in getattr(match.question, "options", ())]
    assert offered == ["leipzig.u2", "chemnitz.u1"]
    assert [box.electricity[sites[site].id] for site in offered] == [3, 3]


@pytest.mark.rule("NU-149", "NU-153", "NU-158")
def test_the_third_condition_begins_the_end_and_the_star_counts_contracts() -> None:
    match, _ = before("last")
    assert len(match.state.ends) == 2
    assert match.state.players[ME].vp == 69
    table = after("last").state
    player = table.players[ME]
    assert table.ending
    assert table.round == table.ending + 1
    assert table.milestones[table.box.segments[15] - 1] == "M7"
    assert milestone_count(table, player, "M7") == len(player.fulfilled) // 2
    assert table.box.multipliers[table.box.tiers[15]] == 5

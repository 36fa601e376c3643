"""The guided first match of Whistle Mountain: what its cards say is what lies on the table."""

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.state import HOME, Player, Table
from kesselhaus.parts.lesson import Plan, Stop

ME, JONAS = 0, 1


def plan() -> Plan:
    found = games.lesson("whistle_mountain")
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


def gained(was: Player, now: Player) -> dict[str, int]:
    """What became more or less of the resources."""
    return {
        kind: now.goods[kind] - was.goods[kind] for kind in RESOURCES if now.goods[kind] != was.goods[kind]
    }


@pytest.mark.rule("WM-9", "WM-54", "WM-55")
def test_the_balloon_gathers_one_of_each_of_four() -> None:
    was, now = then("goal", 2)
    assert gained(was, now) == {"coal": 1, "iron": 1, "water": 1, "gold": 1}
    assert (len(now.barracks), now.pool) == (7, 2)


@pytest.mark.rule("WM-66", "WM-70")
def test_the_hopper_costs_two_coal_and_the_other_dock_is_the_dearer_one() -> None:
    was, now = then("dock", 3)
    assert gained(was, now) == {"coal": -2}
    assert now.machines == ("ms01",)
    other = after("dock").state
    assert other.players[JONAS].airships["medium"].dock == "dk02"
    assert sum(other.box.docks["dk01"].cost.values()) < sum(other.box.docks["dk02"].cost.values())


@pytest.mark.rule("WM-81", "WM-86", "WM-87", "WM-93")
def test_three_edges_bring_three_points_and_a_move_costs_gold() -> None:
    match = after("forge")
    assert set(match.state.players[ME].airships.values()) == {HOME}
    was, now = then("scaffold")
    assert (now.score - was.score, gained(was, now)) == (3, {})
    was, now = then("worker")
    assert gained(was, now) == {"gold": -1}
    assert set(was.barracks) - set(now.barracks) == {1}


@pytest.mark.rule("WM-86", "WM-109", "WM-111", "WM-114")
def test_the_machine_brings_five_points_the_floor_six_and_its_award() -> None:
    was, now = then("machine")
    assert (now.score - was.score, gained(was, now)) == (5, {"water": -1})
    assert (now.tower, now.awards) == ((4,), ("aw04",))
    assert after("machine").state.box.floor_vp[4] == 6


@pytest.mark.rule("WM-60", "WM-114", "WM-137")
def test_the_hopper_works_the_award_brings_whistles_and_the_pump_its_builder_four() -> None:
    was, now = then("work")
    assert gained(was, now) == {"coal": 2, "gold": 1}
    was, now = then("award", 1)
    assert (gained(was, now), now.awards) == ({"whistle": 2}, ())
    was, now = then("award", seat=JONAS)
    assert now.score - was.score == 4


@pytest.mark.rule("WM-31", "WM-75")
def test_the_upgrade_costs_two_coal_and_a_whistle() -> None:
    was, now = then("upgrade", 4)
    assert gained(was, now) == {"coal": -2, "whistle": -1}
    box = after("upgrade").state.box
    assert (now.upgrades, box.upgrades["up13"].vp, box.pool_penalty) == (("up13",), 5, 5)
    assert now.powers["dry_building"]


@pytest.mark.rule("WM-79", "WM-136")
def test_the_card_brings_water_and_the_dock_saves_for_nothing() -> None:
    match, _ = before("card")
    assert match.state.round == 27
    was, now = then("card")
    assert gained(was, now) == {"water": 3}
    was, now = then("rescue", 3)
    assert (was.pool, now.pool, gained(was, now)) == (1, 0, {})
    assert match.state.box.rescue_gold == 2


@pytest.mark.rule("WM-120", "WM-124", "WM-126")
def test_the_flood_takes_what_the_card_says() -> None:
    for seat in (ME, JONAS):
        was, now = then("flood", seat=seat)
        assert now.pool - was.pool == 1
        assert set(was.barracks) - set(now.barracks) == {1}
    assert (was.airships["large"] == HOME, now.airships["large"] == HOME) == (False, True)
    match = after("flood")
    assert (match.state.water_level, match.state.players[ME].tower[-2:]) == (1, (8, 8))


@pytest.mark.rule("WM-160", "WM-161", "WM-165", "WM-169")
def test_the_last_worker_ends_the_match_after_one_more_turn() -> None:
    match, _ = before("barracks")
    assert [player.barracks for player in match.state.players] == [(7,), ()]
    assert match.state.water_level == 5
    assert after("last").state.end_reason == "barracks"
    was, now = then("both")
    assert now.score - was.score == 9
    assert now.tower[-2:] == (10, 10)
    assert match.state.box.floor_vp[10] == 12
    over = after("verdict")
    assert over.result
    assert over.result.winners == (ME,)

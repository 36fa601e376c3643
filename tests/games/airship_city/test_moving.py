"""Moving a worker (4.5)."""

from itertools import combinations

import pytest

from kesselhaus.games.airship_city.events import Collected, Declined, Piggybacked, ResourceBonus
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    begin,
    buy,
    held,
    hold,
    lay,
    mark,
    stand,
)
from kesselhaus.games.airship_city.options import (
    Act,
    ChooseResource,
    Decline,
    EndTurn,
    FlyOn,
    Shift,
    Step,
    StepOn,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Arrival, EndOfTurn, InTransit
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("AC-34", "AC-35")
def test_a_step_to_an_adjacent_tile_without_own_worker_completes_the_move() -> None:
    table = lay()
    stand(table, A, "mine_1", "market_2")
    match = answer(begin(table), Step("mine_1", "factory_1"))
    player = match.state.players[A]
    assert player.workers == ("factory_1", "market_2")
    assert player.moved == (True, False)
    assert {Act(), Decline()} <= offered(match)
    assert offered(match, StepOn, Step) == set()


@pytest.mark.rule("AC-36")
def test_workers_of_others_never_hinder_a_step() -> None:
    table = lay()
    stand(table, A, "mine_1", "market_2", moved=("market_2",))
    for seat in (B, C):
        stand(table, seat, "factory_1", "forest_1", "harbour")
    assert len(offered(begin(table), Step)) == 3
    match = answer(begin(table), Step("mine_1", "factory_1"))
    assert isinstance(match.state.doing, Arrival)
    assert Act() in offered(match)


@pytest.mark.rule("AC-37")
@pytest.mark.parametrize("moved", [(), ("factory_1",)])
def test_on_a_tile_with_an_own_worker_there_is_no_action_but_a_further_step(moved: tuple[str, ...]) -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "mine_1", "factory_1", moved=moved)
    match = answer(begin(table), Step("mine_1", "factory_1"))
    assert offered(match) == {StepOn("valley"), StepOn("guild_hall")}
    assert match.state.players[A].moved == (False, bool(moved))
    answer(match, StepOn("valley"))
    assert match.state.players[A].workers == ("valley", "factory_1")
    assert match.state.players[A].moved == (True, bool(moved))


@pytest.mark.rule("AC-38")
def test_the_step_is_repeated_until_a_tile_without_own_worker_is_reached() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "forest_1", "mine_1", "factory_1", "valley", moved=("mine_1", "factory_1", "valley"))
    match = answer(begin(table), Step("forest_1", "mine_1"), StepOn("factory_1"), StepOn("valley"))
    assert isinstance(match.state.doing, InTransit)
    assert offered(match) == {StepOn("workshop")}
    answer(match, StepOn("workshop"))
    assert isinstance(match.state.doing, Arrival)


@pytest.mark.rule("AC-39")
def test_what_counts_is_the_tile_and_not_the_cell() -> None:
    table = lay()
    hold(table, A, gear=2)
    stand(table, A, "mine_1", "factory_1", moved=("factory_1",))
    match = answer(begin(table), Step("mine_1", "factory_1"))
    assert StepOn("mine_1") not in offered(match)
    answer(match, Shift("column_1", "down"))  # another tile now lies where the worker started
    assert match.state.grid[:3] == ("forest_1", "factory_2", "factory_1")
    assert StepOn("factory_2") in offered(match)
    answer(match, Shift("row_1", "right"))  # the start tile lies below now, and is still forbidden
    assert match.state.grid[6] == "mine_1"
    assert offered(match, StepOn) == {StepOn("factory_2"), StepOn("valley")}


@pytest.mark.rule("AC-39")
def test_no_tile_is_entered_twice_in_a_move() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "forest_1", "mine_1", "harbour", "shipyard_1", moved=("mine_1", "harbour", "shipyard_1"))
    match = answer(begin(table), Step("forest_1", "mine_1"), StepOn("harbour"), StepOn("shipyard_1"))
    assert offered(match) == {StepOn("market_1")}


@pytest.mark.rule("AC-40", "AC-106")
def test_no_flight_leads_into_a_dead_end() -> None:
    table = lay()
    hold(table, A)
    mark(table, "wood_private", A, A, A)
    stand(table, A, "shipyard_1", "harbour", "forest_1", moved=("harbour", "forest_1"))
    match = answer(begin(table), Step("shipyard_1", "harbour"), StepOn("mine_1"))
    # In the corner, the worker would stand between its start tile and the tile it came from.
    assert offered(match, FlyOn) == {FlyOn("factory_1")}
    stand(table, A, "shipyard_1", "harbour", "market_2", moved=("harbour", "market_2"))
    match = answer(begin(table), Step("shipyard_1", "harbour"), StepOn("mine_1"))
    assert offered(match, FlyOn) == {FlyOn("factory_1"), FlyOn("forest_1")}


@pytest.mark.rule("AC-40", "AC-28")
def test_a_way_that_ends_only_after_several_own_workers_is_a_dead_end_too() -> None:
    table = lay()
    hold(table, A, gear=1)
    mark(table, "wood_private", A, A, A)
    others = ("mine_1", "forest_1", "shipyard_1")
    stand(table, A, "forest_2", *others, moved=others)
    match = answer(begin(table), Step("forest_2", "harbour"), FlyOn("mine_1"))
    assert offered(match, StepOn) == {StepOn("forest_1"), StepOn("factory_1")}
    answer(match, Shift("row_2", "left"))
    # From the corner the worker could still go to the shipyard, but from there only where it has been.
    assert match.state.grid[8] == "forest_2"
    assert offered(match) == {StepOn("factory_1")}


@pytest.mark.rule("EX-16", "AC-40", "AC-39", "AC-38")
def test_example_16_a_dead_end_is_not_offered() -> None:
    _, passing, further = EXAMPLES.boards("EX-16")
    assert offered(passing) == {StepOn("guild_hall"), StepOn("forest_2"), StepOn("shipyard_1")}
    assert offered(further) == {StepOn("market_1")}


@pytest.mark.rule("AC-41", "AC-40")
def test_from_every_position_at_least_two_tiles_can_be_reached() -> None:
    table = lay()
    hold(table, A)

    def ends(position: Table) -> set[str]:
        match = begin(position)
        reached = set()
        for first in offered(match, Step):
            ways = [answer(match.fork(), first)]
            while ways:
                now = ways.pop()
                assert offered(now), "a worker is stuck"
                if isinstance(now.state.doing, Arrival):
                    reached.add(now.state.players[A].workers[0])
                else:
                    ways += [answer(now.fork(), step) for step in offered(now, StepOn)]
        return reached

    # The grid is symmetric: a start in one of three cells stands for all sixteen.
    for start in (0, 1, 5):
        others = [cell for cell in range(16) if cell != start]
        for count in range(4):
            for cells in combinations(others, count):
                near = {start + 1, start - 1, start + 4, start - 4}
                if count and not near & set(cells):
                    continue  # without an own worker next to it, it is as if there were none
                tiles = [table.grid[cell] for cell in cells]
                stand(table, A, table.grid[start], *tiles, moved=tuple(tiles))
                assert len(ends(table)) >= 2, (start, cells)


@pytest.mark.rule("AC-42", "AC-43")
def test_on_the_harbour_own_workers_stand_together_but_step_off_alone() -> None:
    table = lay()
    hold(table, A)
    match = answer(begin(table), Step("harbour", "mine_1"))
    assert match.state.players[A].workers == ("mine_1", "harbour")
    assert isinstance(match.state.doing, Arrival)


@pytest.mark.rule("AC-43", "AC-42")
def test_a_step_onto_the_harbour_with_an_own_worker_must_go_on() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "mine_1", "harbour", moved=("harbour",))
    match = answer(begin(table), Step("mine_1", "harbour"))
    assert offered(match) == {StepOn(to) for to in ("shipyard_1", "guild_hall", "forest_2")}


@pytest.mark.rule("AC-42")
def test_on_the_guild_hall_two_own_workers_never_stand_together() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "factory_1", "guild_hall", moved=("guild_hall",))
    match = answer(begin(table), Step("factory_1", "guild_hall"))
    assert offered(match) == {StepOn("harbour"), StepOn("workshop"), StepOn("lighthouse")}


@pytest.mark.rule("AC-44")
def test_an_action_is_carried_out_once_or_declined_for_good() -> None:
    table = lay()
    hold(table, A)
    match = act(table, "forest_2")
    assert held(match, A) == {"wood": 3}
    assert offered(match) == {EndTurn()}
    assert match.state.doing == EndOfTurn(A)
    match = answer(arrive(table, "forest_2", more_to_move=True), Decline())
    assert held(match, A) == {}
    assert offered(match, Act) == set()
    assert [event.tile for event in events(match, Declined)] == ["forest_2"]


@pytest.mark.rule("AC-45")
@pytest.mark.parametrize(
    ("tile", "goods", "possible"),
    [
        ("forest_1", {"wood": 10}, False),
        ("shipyard_1", {"wood": 4, "gear": 1}, False),
        ("shipyard_1", {"wood": 4, "gear": 2}, True),
        ("architects_office", {"gold": 9}, False),
        ("architects_office", {"gold": 10}, True),
        ("guild_hall", {"gold": 9}, False),
        ("guild_hall", {"gold": 10}, True),
        ("workshop", {"wood": 5, "metal": 3, "gold": 2}, False),
        ("workshop", {"wood": 5, "metal": 3, "gold": 3}, True),
        ("market_1", {}, True),
        ("lighthouse", {}, True),
    ],
)
def test_only_what_can_be_carried_out_may_be_chosen(tile: str, goods: dict[str, int], possible: bool) -> None:
    table = lay()
    hold(table, A, **goods)
    assert offered(arrive(table, tile)) == ({Act(), Decline()} if possible else {Decline()})


@pytest.mark.rule("AC-46")
def test_who_has_arrived_stays_unless_carried() -> None:
    table = lay()
    hold(table, A, gear=1)
    match = arrive(table, "forest_1", more_to_move=True)
    assert offered(match, Step, StepOn) == set()
    answer(match, Act())
    assert {step.start for step in offered(match, Step) if isinstance(step, Step)} == {"harbour"}
    answer(match, Shift("row_0", "left"))
    assert match.state.grid[3] == match.state.players[A].workers[0] == "forest_1"


@pytest.mark.rule("AC-47")
def test_after_an_action_come_the_resource_bonus_and_then_piggyback_bonuses() -> None:
    table = lay()
    buy(table, A, "wood", "metal", tiles=("valley",))
    stand(table, B, "valley", "harbour")
    match = act(table, "valley", ChooseResource("metal"))
    assert asked(match).seat == B
    answer(match, ChooseResource("wood"))
    told = [type(event) for event in match.log if isinstance(event, Collected | ResourceBonus | Piggybacked)]
    assert told == [Collected, ResourceBonus, Piggybacked]
    assert asked(match).seat == A


@pytest.mark.rule("EX-1", "AC-44")
def test_example_1_moving_and_acting() -> None:
    before, match = EXAMPLES.boards("EX-1")
    assert before.state.grid.index("harbour") == 2 * 4 + 1
    assert match.state.players[A].goods["wood"] == 5
    assert match.state.players[A].moved == (True, False)
    assert EndTurn() not in offered(match)
    declined = answer(before, Step("harbour", "forest_1"), Decline())
    assert declined.state.players[A].goods["wood"] == 2
    assert declined.state.players[A].moved == (True, False)

"""Actions of the tiles (4.8): growing, trading, steering."""

import pytest

from kesselhaus.games.airship_city.events import Hired
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
    stand,
    take,
)
from kesselhaus.games.airship_city.options import (
    GRID_LINES,
    Act,
    BuyUpgrade,
    Decline,
    Develop,
    EndTurn,
    FreeShift,
    Fulfil,
    ShiftByTwo,
    Step,
    StepOn,
    StopShifting,
    TakeContract,
)
from tests.scenario import answer, asked, drawn, events, offered

# ------------------------------------------------------------------ growing


@pytest.mark.rule("AC-69")
def test_hiring_puts_a_worker_on_the_harbour_wherever_that_tile_is() -> None:
    table = lay()
    hold(table, A, gold=10)
    table.grid = tuple(reversed(table.grid))
    stand(table, A, "mine_2", "forest_1")
    match = act(table, "guild_hall")
    assert match.state.players[A].workers == ("guild_hall", "forest_1", "harbour")
    assert held(match, A) == {}
    assert events(match, Hired)[0].paid == (("gold", 10),)


@pytest.mark.rule("AC-69")
def test_no_hiring_without_gold_or_without_a_worker() -> None:
    table = lay()
    hold(table, A, gold=9)
    assert Act() not in offered(arrive(table, "guild_hall"))
    hold(table, A, gold=10)
    stand(table, A, "mine_2", "forest_1", "harbour", "harbour")
    assert Act() not in offered(arrive(table, "guild_hall"))


@pytest.mark.rule("AC-70", "AC-37")
def test_a_hired_worker_cannot_move_this_turn_but_is_in_the_way() -> None:
    table = lay()
    hold(table, A, gold=10)
    stand(table, A, "mine_2", "mine_1")
    match = answer(arrive(table, "guild_hall", more_to_move=True), Act())
    assert offered(match) == {Step("mine_1", to) for to in ("forest_1", "factory_1", "harbour")}
    answer(match, Step("mine_1", "harbour"))
    assert offered(match) == {StepOn(to) for to in ("shipyard_1", "guild_hall", "forest_2")}


@pytest.mark.rule("EX-11", "AC-70")
def test_example_11_hiring() -> None:
    _, hired, later = EXAMPLES.boards("EX-11")
    assert held(hired, A) == {"gold": 2}
    assert hired.state.players[A].workers == ("guild_hall", "harbour", "harbour")
    assert offered(hired) == {EndTurn()}
    assert asked(later).seat == A
    assert later.state.players[A].moved == (False, False, False)


@pytest.mark.rule("AC-71")
def test_an_upgrade_not_yet_bought_that_can_be_paid_is_chosen() -> None:
    table = lay()
    hold(table, A, wood=5, metal=5, gold=5)
    assert offered(act(table, "workshop")) == {BuyUpgrade(k) for k in ("wood", "metal", "gold", "gear")}
    hold(table, A, wood=4, metal=4, gold=4)
    assert offered(act(table, "workshop")) == {BuyUpgrade("gear")}
    buy(table, A, "gear")
    assert Act() not in offered(arrive(table, "workshop"))
    buy(table, A, "wood", "metal", "gold")
    hold(table, A, wood=20, metal=20, gold=20, gear=20)
    assert Act() not in offered(arrive(table, "workshop"))


@pytest.mark.rule("AC-71", "AC-72")
@pytest.mark.parametrize(
    ("resource", "cost"),
    [
        ("wood", {"wood": 5, "metal": 3, "gold": 3}),
        ("metal", {"wood": 3, "metal": 5, "gold": 3}),
        ("gold", {"wood": 3, "metal": 3, "gold": 5}),
        ("gear", {"wood": 4, "metal": 4, "gold": 3}),
    ],
)
def test_an_upgrade_is_paid_opens_its_track_develops_and_scores(resource: str, cost: dict[str, int]) -> None:
    table = lay()
    hold(table, A, **cost)
    match = act(table, "workshop", BuyUpgrade(resource))
    player = match.state.players[A]
    assert held(match, A) == {}
    assert player.capacity == {kind: 20 if kind == resource else 10 for kind in player.capacity}
    assert player.score == 0  # VP come after the tile has been developed
    answer(match, sorted(offered(match, Develop), key=repr)[0])
    assert match.state.players[A].score == 3
    assert match.state.players[A].upgrades == (resource,)
    assert len(match.state.developed) == 1


COLOURED = {
    "wood": {"forest_1", "forest_2", "valley", "workshop", "harbour"},
    "metal": {"mine_1", "mine_2", "valley", "workshop", "harbour"},
    "gold": {"architects_office", "guild_hall", "market_1", "market_2", "workshop", "harbour"},
    "gear": {"factory_1", "factory_2", "shipyard_1", "shipyard_2", "lighthouse", "workshop", "harbour"},
}


@pytest.mark.rule("AC-73")
@pytest.mark.parametrize("resource", COLOURED)
def test_one_undeveloped_tile_of_the_colour_has_to_be_developed(resource: str) -> None:
    table = lay()
    buy(table, B, "gold", "gear", tiles=("harbour", "workshop"))
    hold(table, A, wood=5, metal=5, gold=5)
    stand(table, B, *sorted(COLOURED[resource])[:2])
    match = act(table, "workshop", BuyUpgrade(resource))
    tiles = COLOURED[resource] - {"harbour", "workshop"}
    assert offered(match) == {Develop(tile) for tile in tiles}
    chosen = sorted(tiles)[0]
    answer(match, Develop(chosen))
    assert match.state.developed == ("harbour", "workshop", chosen)
    assert match.state.players[B].workers == table.players[B].workers


@pytest.mark.rule("AC-73")
def test_without_an_undeveloped_tile_of_the_colour_that_part_is_skipped() -> None:
    table = lay()
    buy(table, B, "wood", "metal", "gold", "gear", tiles=tuple(COLOURED["wood"] - {"workshop"}))
    buy(table, C, "wood", tiles=("workshop",))
    hold(table, A, wood=5, metal=5, gold=5)
    match = act(table, "workshop", BuyUpgrade("wood"))
    assert offered(match) == {EndTurn()}
    assert match.state.players[A].score == 3
    assert len(match.state.developed) == 5


# ------------------------------------------------------------------ trading


@pytest.mark.rule("AC-74")
def test_a_contract_goes_to_the_space_of_its_deadline_and_the_display_is_refilled() -> None:
    table = lay()
    table.display, table.deck = ("c01", "c07", "c15", "c02", "c03"), ("c04", "c05", "c06")
    for contract, deadline in (("c01", 1), ("c07", 2), ("c15", 3)):
        match = act(table, "market_2")
        assert offered(match) == {TakeContract(one) for one in table.display}
        answer(match, TakeContract(contract))
        assert match.state.players[A].contracts == ((contract, deadline),)
        assert set(drawn(match).outcomes) == set(table.deck)
        answer(match, "c05")
        assert match.state.display == (*(one for one in table.display if one != contract), "c05")
        assert match.state.deck == ("c04", "c06")
        assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-75")
def test_with_an_empty_deck_the_display_shrinks_and_then_the_market_is_closed() -> None:
    table = lay()
    table.display, table.deck = ("c01", "c02"), ()
    match = act(table, "market_1", TakeContract("c01"))
    assert offered(match) == {EndTurn()}
    assert match.state.display == ("c02",)
    table.display = ()
    assert Act() not in offered(arrive(table, "market_1"))


@pytest.mark.rule("AC-75")
def test_a_fulfilled_contract_does_not_return() -> None:
    table = lay()
    hold(table, A, wood=6)
    take(table, A, "c01")
    match = answer(arrive(table, "market_1"), Fulfil("c01"))
    assert "c01" not in (*match.state.deck, *match.state.display)


@pytest.mark.rule("AC-76")
def test_any_number_of_contracts_can_be_held() -> None:
    table = lay()
    take(table, A, *(f"c{number:02}" for number in range(1, 20)))
    match = act(table, "market_1", TakeContract("c20"))
    assert len(match.state.players[A].contracts) == 20


# ------------------------------------------------------------------ steering


@pytest.mark.rule("AC-77")
@pytest.mark.parametrize("grid_line", GRID_LINES)
def test_the_lighthouse_shifts_one_line_by_two_cells(grid_line: str) -> None:
    table = lay()
    hold(table, A)
    index = int(grid_line[-1])
    cells = [index * 4 + k if grid_line.startswith("row") else k * 4 + index for k in range(4)]
    match = act(table, "lighthouse", ShiftByTwo(grid_line))
    line = [table.grid[cell] for cell in cells]
    assert [match.state.grid[cell] for cell in cells] == line[2:] + line[:2]
    assert offered(match) == {EndTurn()}
    assert sum(a != b for a, b in zip(match.state.grid, table.grid, strict=True)) == 4


@pytest.mark.rule("AC-77")
def test_the_second_shift_is_made_on_the_grid_that_the_first_has_left() -> None:
    table = lay()
    match = act(table, "lighthouse", FreeShift("row_0", "right"), FreeShift("column_0", "down"))
    assert match.state.grid[:8] == (
        *("architects_office", "forest_1", "mine_1", "factory_1"),
        *("valley", "harbour", "guild_hall", "workshop"),
    )
    assert match.state.players[A].goods["gear"] == table.players[A].goods["gear"]


@pytest.mark.rule("AC-78")
def test_the_second_shift_may_be_left_but_not_the_first() -> None:
    match = act(lay(), "lighthouse")
    assert offered(match, StopShifting) == set()
    answer(match, FreeShift("row_0", "right"), StopShifting())
    assert match.state.grid[:4] == ("valley", "forest_1", "mine_1", "factory_1")
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-79", "AC-54")
def test_the_harbour_fetches_all_own_workers_and_nobody_receives_anything() -> None:
    table = lay()
    stand(table, A, "mine_1", "forest_1", "valley", moved=("forest_1", "valley"))
    stand(table, B, "forest_1", "harbour")
    before = [held(begin(table), seat) for seat in (A, B, C)]
    match = answer(begin(table), Step("mine_1", "harbour"), Act())
    assert match.state.players[A].workers == ("harbour",) * 3
    assert match.state.players[B].workers == ("forest_1", "harbour")
    assert [held(match, seat) for seat in (A, B, C)] == before


@pytest.mark.rule("EX-10", "AC-79", "AC-80")
def test_example_10_harbour() -> None:
    _, match = EXAMPLES.boards("EX-10")
    player = match.state.players[A]
    assert player.workers == ("harbour", "harbour", "harbour")
    assert player.moved == (True, False, True)
    assert offered(match) == {
        Step("harbour", to) for to in ("mine_1", "shipyard_1", "guild_hall", "forest_2")
    }
    answer(match, Step("harbour", "shipyard_1"), Decline())
    assert offered(match) == {EndTurn()}

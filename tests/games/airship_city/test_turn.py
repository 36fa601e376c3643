"""The turn (4.4)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    begin,
    buy,
    end_round,
    hold,
    in_turn,
    lay,
    mark,
    stand,
    take,
)
from kesselhaus.games.airship_city.options import (
    SHIFTS,
    Act,
    Barter,
    ChooseResource,
    Decline,
    EndTurn,
    FlyOn,
    FreeShift,
    Fulfil,
    Shift,
    Step,
    StepOn,
    UseNegotiator,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Arrival, BetweenMoves, EndOfTurn, InTransit
from tests.scenario import answer, asked, offered


def with_contract_and_barter() -> Table:
    """A can pay one contract and can swap one metal; two workers stand where one may meet the other."""
    table = lay()
    hold(table, A, metal=5)
    mark(table, "tourist", A, A, A)
    take(table, A, "c02")
    stand(table, A, "harbour", "mine_1")
    return table


SWAPS = {Barter("metal", kind) for kind in ("wood", "gold", "gear")}


@pytest.mark.rule("AC-29")
def test_a_turn_begins_with_all_own_workers_unmoved() -> None:
    table = lay()
    in_turn(table, EndOfTurn(A))
    stand(table, A, "harbour", "mine_1", moved=("harbour", "mine_1"))
    stand(table, B, "harbour", "forest_1", "mine_2", moved=("forest_1", "harbour", "mine_2"))
    match = answer(begin(table), EndTurn())
    assert match.state.players[B].moved == (False, False, False)
    assert {step.start for step in offered(match, Step) if isinstance(step, Step)} == {
        "harbour",
        "forest_1",
        "mine_2",
    }


@pytest.mark.rule("AC-30")
def test_every_worker_moves_exactly_once_in_the_order_chosen() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "mine_1", "market_2")
    for first, to, second in (("mine_1", "forest_1", "market_2"), ("market_2", "mine_2", "mine_1")):
        match = begin(table)
        assert offered(match) == offered(match, Step)  # nobody may pass
        answer(match, Step(first, to), Decline())
        assert {step.start for step in offered(match) if isinstance(step, Step)} == {second}
        assert EndTurn() not in offered(match)
        answer(match, sorted(offered(match), key=repr)[0], Decline())
        assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-30a")
def test_equal_workers_are_one_option() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "harbour", "harbour", "harbour")
    assert list(asked(begin(table)).options) == [
        Step("harbour", to) for to in ("mine_1", "shipyard_1", "guild_hall", "forest_2")
    ]


@pytest.mark.rule("AC-30a", "AC-80")
def test_a_moved_and_an_unmoved_worker_on_one_tile_are_not_equal() -> None:
    table = lay()
    hold(table, A)
    table.players[A].workers = ("harbour", "harbour", "mine_2")
    table.players[A].moved = (True, False, True)
    match = answer(begin(table), Step("harbour", "mine_1"))
    assert match.state.players[A].workers == ("harbour", "mine_1", "mine_2")
    assert match.state.players[A].moved == (True, True, True)


@pytest.mark.rule("AC-31", "AC-32", "AC-100", "AC-109")
def test_contracts_and_barter_are_possible_at_each_of_the_four_free_moments() -> None:
    match = begin(with_contract_and_barter())
    seen = []
    for step in (
        Step("harbour", "mine_1"),
        StepOn("factory_1"),
        Decline(),
        Step("mine_1", "forest_1"),
        Decline(),
    ):
        assert {Fulfil("c02"), *SWAPS} <= offered(match)
        seen.append(type(match.state.doing))
        answer(match, step)
    assert offered(match) == {Fulfil("c02"), *SWAPS, EndTurn()}
    assert seen == [BetweenMoves, InTransit, Arrival, BetweenMoves, Arrival]
    assert match.state.doing == EndOfTurn(A)


@pytest.mark.rule("AC-31")
@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("lighthouse", [(), (FreeShift("row_0", "left"),)]),
        ("shipyard_1", [()]),
        ("architects_office", [()]),
        ("workshop", [()]),
        ("market_1", [()]),
    ],
)
def test_there_is_no_free_moment_inside_an_action(tile: str, choices: list[tuple[Option, ...]]) -> None:
    table = lay()
    buy(table, A, "wood", "metal", "gold")
    mark(table, "tourist", A, A, A)
    take(table, A, "c02")
    hold(table, A, wood=20, metal=20, gold=20, gear=10)
    for made in choices:
        match = act(table, tile, *made)
        assert offered(match, Fulfil, Barter, Shift, Step, EndTurn, FlyOn, Decline) == set()


@pytest.mark.rule("AC-31")
def test_there_is_no_free_moment_before_the_bonuses_of_an_action_or_in_the_turn_of_others() -> None:
    table = lay()
    buy(table, A, "wood", "metal", tiles=("valley",))
    mark(table, "tourist", A, A, A, B, B)
    mark(table, "passenger", B)
    mark(table, "metal_private", B, B, B)
    stand(table, B, "valley", "harbour")
    for seat, contract in ((A, "c02"), (B, "c05")):
        hold(table, seat, wood=5, metal=5)
        take(table, seat, contract)
    match = act(table, "valley")
    assert (asked(match).seat, offered(match)) == (A, {ChooseResource("wood"), ChooseResource("metal")})
    answer(match, ChooseResource("wood"))
    assert (asked(match).seat, offered(match)) == (B, {ChooseResource("wood"), ChooseResource("metal")})
    answer(match, ChooseResource("wood"))
    assert asked(match).seat == B
    assert UseNegotiator() in offered(match)
    assert offered(match, Fulfil, Barter) == set()


@pytest.mark.rule("AC-31", "AC-114", "AC-115")
def test_there_is_no_free_moment_in_a_stage_change() -> None:
    table = with_contract_and_barter()
    table.stage_bonuses = ("sb_grant", "sb_ore", "sb_convoy", "sb_festival")
    match = end_round(table, 4)
    assert asked(match).rule == "AC-110a"
    assert offered(match) == {ChooseResource(kind) for kind in ("wood", "metal", "gold", "gear")}


@pytest.mark.rule("AC-32")
def test_contracts_are_fulfilled_any_number_of_times_at_one_moment() -> None:
    table = lay()
    take(table, A, "c01", "c02", "c13")
    hold(table, A, wood=6, metal=5, gear=6)
    match = answer(begin(table), Fulfil("c02"), Fulfil("c01"), Fulfil("c13"))
    assert match.state.players[A].fulfilled == ("c02", "c01", "c13")
    assert match.state.doing == BetweenMoves(A)


@pytest.mark.rule("AC-32a")
def test_a_free_moment_is_one_list_of_all_that_is_possible() -> None:
    table = with_contract_and_barter()
    mark(table, "wood_private", A, A, A)
    table.players[A].goods["gear"] = 1
    match = answer(begin(table), Step("harbour", "forest_2"))
    swaps = {*SWAPS, *(Barter("gear", kind) for kind in ("wood", "metal", "gold"))}
    flights = {FlyOn(to) for to in ("lighthouse", "factory_2", "market_1")}
    assert offered(match) == {Act(), Decline(), Fulfil("c02"), *swaps, *flights, *SHIFTS}


@pytest.mark.rule("AC-32a")
def test_the_list_is_made_anew_after_every_choice() -> None:
    table = with_contract_and_barter()
    table.players[A].goods["gear"] = 1
    match = answer(begin(table), Step("harbour", "mine_1"), StepOn("factory_1"), Act())
    answer(match, Barter("gear", "wood"))
    assert offered(match, Barter) == set()
    assert Fulfil("c02") in offered(match)
    assert len(offered(match, Shift)) == 16  # two gears are left of three
    answer(match, Fulfil("c02"))
    assert offered(match, Fulfil) == set()
    answer(match, Shift("row_3", "left"), Shift("row_3", "left"))
    assert offered(match) == offered(match, Step)


@pytest.mark.rule("AC-33")
def test_the_turn_ends_when_the_player_says_so_and_not_before() -> None:
    table = lay()
    take(table, A, "c02")
    hold(table, A, metal=5)
    match = answer(arrive(table, "forest_2"), Decline())
    assert asked(match).seat == A
    assert offered(match) == {EndTurn(), Fulfil("c02")}
    answer(match, EndTurn())
    assert asked(match).seat == match.state.active == B
    assert offered(match) == {
        *(Step("harbour", to) for to in ("mine_1", "shipyard_1", "guild_hall", "forest_2")),
        *SHIFTS,
    }


@pytest.mark.rule("AC-33")
@pytest.mark.parametrize("seats", [1, 3])
def test_once_the_next_turn_has_begun_nothing_of_the_last_can_be_taken_back(seats: int) -> None:
    match = answer(arrive(lay(seats), "forest_2"), Decline(), EndTurn())
    assert match.state.turn == 2
    answer(match, Step("harbour", "mine_1"))
    match.undo()
    assert not match.can_undo


@pytest.mark.rule("AC-33a")
@pytest.mark.parametrize("seed", range(4))
def test_even_who_never_wants_to_end_a_turn_ends_it(seed: int) -> None:
    chance = Random(seed)
    match = Match(GAME, 4, chance=chance)
    turn, answers = match.state.turn, 0
    slowest = (Shift, Barter, Fulfil, StepOn, Step, FlyOn, Act, Decline, EndTurn)
    while isinstance(question := match.question, Ask):
        options = sorted(question.options, key=lambda option: (*slowest, type(option)).index(type(option)))
        best = [option for option in options if type(option) is type(options[0])]
        match.answer(best[int(chance.random() * len(best))])
        answers = answers + 1 if match.state.turn == turn else 0
        turn = match.state.turn
        assert answers < 120


@pytest.mark.rule("AC-33a")
def test_each_worker_brings_one_action_a_turn() -> None:
    table = lay()
    hold(table, A, gear=3)
    stand(table, A, "guild_hall", "mine_1", moved=("mine_1",))
    match = answer(begin(table), Step("guild_hall", "factory_1"), Act())
    assert offered(match) == {EndTurn()}
    assert asked(match).seat != C

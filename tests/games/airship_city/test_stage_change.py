"""Stage change (4.13)."""

import pytest

from kesselhaus.games.airship_city.events import Failed, StageBegan, StageGoods
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    arrive,
    buy,
    end_round,
    held,
    hold,
    lay,
    take,
)
from kesselhaus.games.airship_city.options import ChooseResource, Decline, Fulfil
from kesselhaus.games.airship_city.state import Table
from tests.scenario import answer, asked, events, offered


def with_bonuses(*bonuses: str) -> Table:
    """A table with these stage bonus tiles and nobody holding anything."""
    table = lay()
    table.stage_bonuses = bonuses
    for seat in (A, B, C):
        hold(table, seat)
    return table


@pytest.mark.rule("AC-110")
@pytest.mark.parametrize(
    ("bonus", "goods"),
    [
        ("sb_timber", {"wood": 3}),
        ("sb_ore", {"metal": 2}),
        ("sb_parts", {"gear": 2}),
        ("sb_convoy", {"wood": 3, "metal": 2}),
        ("sb_festival", {"wood": 1, "metal": 1, "gold": 1, "gear": 1}),
    ],
)
def test_everybody_gains_the_goods_of_the_tile(bonus: str, goods: dict[str, int]) -> None:
    match = end_round(with_bonuses(bonus, "sb_ore", "sb_convoy", "sb_subsidy"), 4)
    assert [held(match, seat) for seat in (A, B, C)] == [goods] * 3


@pytest.mark.rule("AC-110", "AC-3")
@pytest.mark.parametrize(
    ("number", "goods"), [(4, {"gear": 2}), (8, {"metal": 2}), (12, {"wood": 3, "metal": 2})]
)
def test_each_stage_has_its_own_tile(number: int, goods: dict[str, int]) -> None:
    match = end_round(with_bonuses("sb_parts", "sb_ore", "sb_convoy", "sb_subsidy"), number)
    while asked(match).rule == "AC-110a":
        answer(match, ChooseResource("gold"))
    assert held(match, B) == goods


@pytest.mark.rule("AC-110", "AC-16")
def test_stage_goods_beyond_the_capacity_are_lost() -> None:
    table = with_bonuses("sb_timber", "sb_ore", "sb_convoy", "sb_festival")
    hold(table, B, wood=9)
    match = end_round(table, 4)
    assert held(match, B) == {"wood": 10}
    assert [dict(event.goods) for event in events(match, StageGoods)] == [
        {"wood": 3},
        {"wood": 1},
        {"wood": 3},
    ]


@pytest.mark.rule("AC-110a")
def test_units_of_free_choice_are_named_one_at_a_time_in_order_of_play() -> None:
    table = with_bonuses("sb_grant", "sb_ore", "sb_convoy", "sb_festival")
    table.start_player = B
    match = end_round(table, 4)
    order = []
    while asked(match).rule == "AC-110a":
        order.append(asked(match).seat)
        assert offered(match) == {ChooseResource(kind) for kind in ("wood", "metal", "gold", "gear")}
        answer(match, ChooseResource("gold" if len(order) % 2 else "gear"))
    assert order == [B, B, C, C, A, A]
    assert [held(match, seat) for seat in (A, B, C)] == [{"gold": 1, "gear": 1}] * 3
    assert events(match, StageBegan) == [StageBegan(2, "sb_grant", rule="AC-110")]
    goods = (("gold", 1), ("gear", 1))
    assert events(match, StageGoods) == [StageGoods(seat, goods, rule="AC-110") for seat in (B, C, A)]


@pytest.mark.rule("AC-110a")
def test_only_kinds_with_room_can_be_named() -> None:
    table = with_bonuses("sb_grant", "sb_ore", "sb_convoy", "sb_festival")
    buy(table, A, "wood")
    hold(table, A, wood=10, metal=10, gold=9)
    match = end_round(table, 4)
    assert offered(match) == {ChooseResource("wood"), ChooseResource("gold"), ChooseResource("gear")}
    answer(match, ChooseResource("gold"))
    assert offered(match) == {ChooseResource("wood"), ChooseResource("gear")}


@pytest.mark.rule("AC-111")
def test_used_bonus_actions_become_ready_and_locked_ones_do_not() -> None:
    table = lay()
    for seat, covers in ((A, ("used", "ready", "locked")), (C, ("locked", "used", "used"))):
        table.players[seat].bonus = dict(zip(table.players[seat].bonus, covers, strict=True))
    match = end_round(table, 8)
    assert list(match.state.players[A].bonus.values()) == ["ready", "ready", "locked"]
    assert list(match.state.players[C].bonus.values()) == ["locked", "ready", "ready"]


@pytest.mark.rule("AC-112", "AC-113")
def test_contracts_move_down_and_those_that_fall_off_cost_their_vp_but_no_gold() -> None:
    table = with_bonuses("sb_parts", "sb_ore", "sb_convoy", "sb_festival")
    take(table, B, "c15", "c07", "c06")
    hold(table, B, gold=5)
    match = end_round(table, 4)
    player = match.state.players[B]
    assert player.contracts == (("c15", 2), ("c07", 1))
    assert (player.failed, player.score) == (("c06",), -2)
    assert held(match, B) == {"gold": 5, "gear": 2}
    assert [(event.seat, event.contract, event.vp) for event in events(match, Failed)] == [(B, "c06", 2)]


@pytest.mark.rule("AC-112")
def test_contracts_do_not_move_within_a_stage() -> None:
    table = lay()
    take(table, B, "c15", "c07", "c06")
    assert end_round(table, 5).state.players[B].contracts == (("c15", 3), ("c07", 2), ("c06", 1))


@pytest.mark.rule("AC-114")
@pytest.mark.parametrize(("contract", "deadline"), [("c01", 1), ("c07", 2), ("c15", 3)])
def test_a_contract_can_be_fulfilled_through_as_many_stages_as_its_deadline(
    contract: str, deadline: int
) -> None:
    table = lay()
    buy(table, C, "wood")
    take(table, C, contract)
    hold(table, C, wood=14)
    for stage in range(1, deadline + 1):
        last_turn = table.copy()
        last_turn.round = 4 * stage
        match = answer(arrive(last_turn, "market_1", seat=C), Decline())
        assert Fulfil(contract) in offered(match)
        table = end_round(table, 4 * stage).state
    assert table.players[C].contracts == ()
    assert table.players[C].failed == (contract,)


@pytest.mark.rule("AC-114", "AC-31")
def test_stage_goods_cannot_save_a_contract() -> None:
    table = with_bonuses("sb_timber", "sb_ore", "sb_convoy", "sb_festival")
    take(table, A, "c01")
    hold(table, A, wood=3)
    match = end_round(table, 4)
    assert held(match, A) == {"wood": 6}
    assert match.state.players[A].failed == ("c01",)


@pytest.mark.rule("AC-115")
def test_each_step_is_finished_for_all_before_the_next() -> None:
    table = with_bonuses("sb_grant", "sb_ore", "sb_convoy", "sb_festival")
    for seat in (A, B, C):
        table.players[seat].bonus["barter"] = "used"
    take(table, A, "c01")
    match = end_round(table, 4)
    for _ in range(6):
        assert asked(match).rule == "AC-110a"
        assert all(player.bonus["barter"] == "used" for player in match.state.players)
        assert match.state.players[A].contracts == (("c01", 1),)
        answer(match, ChooseResource("gold"))
    assert asked(match).rule == "AC-30"
    assert all(player.bonus["barter"] == "ready" for player in match.state.players)
    assert match.state.players[A].failed == ("c01",)


@pytest.mark.rule("AC-116")
def test_a_score_may_become_negative() -> None:
    table = lay()
    take(table, A, "c04", "c05", space=1)
    take(table, A, "c20", space=1)
    assert end_round(table, 4).state.players[A].score == -9


@pytest.mark.rule("EX-23", "AC-110a", "AC-115")
def test_example_23_stage_bonus_of_free_choice() -> None:
    _, match, chosen = EXAMPLES.boards("EX-23")
    for _ in range(3):
        assert asked(match).seat == A
        assert ChooseResource("gold") in offered(match)
        assert match.state.players[A].bonus["barter"] == "used"
        assert match.state.players[A].contracts
        answer(match, ChooseResource("gold"))
    assert asked(match).rule == "AC-30"
    assert held(match, A) == {"gold": 3}
    assert held(match, B) == held(match, C) == {"wood": 10, "gold": 10, "gear": 10, "metal": 10}
    assert match.state.players[A].bonus["barter"] == "ready"
    assert match.state.players[A].failed == ("c01",)
    assert chosen.state == match.state

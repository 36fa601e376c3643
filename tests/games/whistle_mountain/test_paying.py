"""Resources and paying (4.2)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.examples import EXAMPLES
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    able,
    begin,
    block,
    deal,
    decorate,
    docking,
    hold,
    lay,
    put,
    small,
    store,
)
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, ways_to_pay, ways_to_pay_any
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("WM-29")
def test_five_kinds() -> None:
    assert RESOURCES == ("coal", "iron", "water", "gold", "whistle")
    assert set(lay().players[A].goods) == set(RESOURCES)


@pytest.mark.rule("WM-30", "WM-37")
def test_any_number_may_be_gained_during_a_turn() -> None:
    table = lay()
    hold(table, A, coal=400)
    deal(table, A, "cd01")
    match = begin(table, o.PlayCard("cd01"))
    assert match.state.players[A].goods["coal"] == 403


@pytest.mark.rule("WM-31", "WM-32", "EX-1")
def test_a_whistle_stands_for_any_resource() -> None:
    table = EXAMPLES.begun("EX-1").state
    assert o.Dock("dk01") not in offered(begin(table, o.Send("small")))
    _, match = EXAMPLES.boards("EX-1")
    player = match.state.players[A]
    assert (player.goods["coal"], player.goods["whistle"]) == (0, 0)
    assert player.machines == ("ms02",)
    assert len(match.state.displays["small"]) == 3
    hold(table, A, coal=3, whistle=2)
    match = begin(table, *docking("dk02"), o.TakeMachine("ms02"))
    assert offered(match) == {o.Pay(3, 0, 0, 0, 0), o.Pay(2, 0, 0, 0, 1), o.Pay(1, 0, 0, 0, 2)}


@pytest.mark.rule("WM-33", "EX-3")
def test_nothing_replaces_a_whistle() -> None:
    _, match = EXAMPLES.boards("EX-3")
    table = match.state
    assert offered(match) == {o.TakeScaffolds(1), o.TakeScaffolds(2)}
    match.answer(o.TakeScaffolds(2))
    assert match.state.players[A].goods == {"coal": 4, "iron": 0, "water": 0, "gold": 0, "whistle": 0}
    assert not can_pay(table.players[A], {"whistle": 2})
    assert ways_to_pay(table.players[A], {"whistle": 2}) == ()


@pytest.mark.rule("WM-34")
def test_any_mix_for_a_cost_of_any_kind() -> None:
    player = hold(lay(), A, coal=2, gold=1)
    assert set(ways_to_pay_any(player, 2)) == {o.Pay(2, 0, 0, 0, 0), o.Pay(1, 0, 0, 1, 0)}
    assert ways_to_pay_any(player, 4) == ()


@pytest.mark.rule("WM-35")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = lay()
    hold(table, A, iron=3, coal=1)
    assert o.Dock("dk04") not in offered(begin(table, o.Send("small")))
    hold(table, A, iron=3, coal=2)
    match = begin(table, *docking("dk04"), o.TakeMachine("ml01"))
    assert sum(match.state.players[A].goods.values()) == 0
    assert events(match, e.Paid)[0].goods == (("coal", 2), ("iron", 3))


@pytest.mark.rule("WM-36")
def test_gains_can_be_spent_in_the_same_turn() -> None:
    table = lay()
    block(table, 1, 1)
    store(table, A, "ms01", "ms02")
    deal(table, A, "cd03")
    match = begin(table, FORGE, o.BuildMachine("ms01"), o.Turn(0), o.At(1, 1))
    assert not offered(match, o.BuildMachine)
    match.answer(o.PlayCard("cd03"))
    assert offered(match, o.BuildMachine) == {o.BuildMachine("ms02")}


@pytest.mark.rule("WM-38", "EX-4")
def test_four_of_each_kind_are_kept() -> None:
    _, match = EXAMPLES.boards("EX-4")
    assert match.state.players[A].goods == {"coal": 4, "iron": 4, "water": 0, "gold": 0, "whistle": 4}
    told = [(event.seat, event.goods) for event in events(match, e.ExcessReturned)]
    assert told == [(A, (("coal", 2), ("whistle", 1)))]
    table = EXAMPLES.begun("EX-4").state
    able(table, A, "ab09", "up05")
    match = begin(table, FORGE, END_TURN)
    assert match.state.players[A].goods["coal"] == 6
    assert not events(match, e.ExcessReturned)


@pytest.mark.rule("WM-39")
def test_the_limit_holds_for_everybody_at_the_end_of_every_turn() -> None:
    table = lay()
    hold(table, B, water=5)
    match = begin(table, FORGE)
    assert match.state.players[B].goods["water"] == 5
    match.answer(END_TURN)
    assert match.state.players[B].goods["water"] == 4


@pytest.mark.rule("WM-39a")
def test_tiles_cards_and_awards_have_no_limit() -> None:
    table = lay()
    store(table, A, *(f"sl{number:02}" for number in range(2, 12)), *(f"ms{n:02}" for n in range(4, 10)))
    deal(table, A, *(f"cd{number:02}" for number in range(1, 12)))
    decorate(table, A, *(f"aw{number:02}" for number in range(1, 10)))
    before = table.players[A].copy()
    put(table, "st01", 5, 1)
    match = begin(table, *small(12, 14), END_TURN)
    player = match.state.players[A]
    assert (player.scaffolds, player.machines) == (before.scaffolds, before.machines)
    assert (player.cards, player.awards) == (before.cards, before.awards)


@pytest.mark.rule("EX-2", "WM-73")
def test_cards_for_any_resources() -> None:
    _, match = EXAMPLES.boards("EX-2")
    assert len(match.state.players[A].cards) == 3
    assert sum(match.state.players[A].goods.values()) == 0
    table = lay()
    hold(table, A, water=1)
    assert offered(begin(table, *docking("dk05"))) == {o.DrawCards(1), o.DrawCards(2)}
    match = answer(begin(table, *docking("dk05")), o.DrawCards(1))
    assert (len(match.state.players[A].cards), match.state.players[A].goods["water"]) == (1, 1)
    assert asked(match).options[0] == END_TURN
    hold(table, A, whistle=1, coal=1)
    match = begin(table, *docking("dk05"), o.DrawCards(2))
    assert offered(match) == {o.Pay(1, 0, 0, 0, 0), o.Pay(0, 0, 0, 0, 1)}

"""Collect at a dock (4.5)."""

import pytest

from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples import EXAMPLES
from kesselhaus.games.whistle_mountain.examples.positions import (
    A,
    B,
    able,
    begin,
    block,
    deal,
    docking,
    fly,
    hold,
    lay,
    put,
    stand,
)
from tests.scenario import answer, drawn, events, offered


@pytest.mark.rule("WM-66")
def test_a_dock_holds_one_airship_unless_something_says_otherwise() -> None:
    table = lay()
    fly(table, B, "small", dock="dk05")
    fly(table, B, "medium", dock="dk06")
    hold(table, A, iron=2)
    assert not offered(begin(table, o.Send("large"))) & {o.Dock("dk05"), o.Dock("dk06")}
    able(table, A, "ab07")
    assert offered(begin(table, o.Send("large")), o.Dock) >= {o.Dock("dk06")}
    assert o.Dock("dk05") not in offered(begin(table, o.Send("large")))
    able(table, A, "ab09", "up06")
    assert offered(begin(table, o.Send("large")), o.Dock) >= {o.Dock("dk05"), o.Dock("dk06")}
    able(table, A, "ab09")
    deal(table, A, "cd18")
    match = begin(table, o.PlayCard("cd18"), o.Send("large"))
    assert offered(match, o.Dock) >= {o.Dock("dk05"), o.Dock("dk06")}
    for airship in ("small", "medium", "large"):
        assert o.Dock("dk07") in offered(begin(table, o.Send(airship)))


@pytest.mark.rule("WM-67")
def test_the_activity_is_compulsory_and_has_to_be_possible() -> None:
    table = lay()
    docks = {o.Dock("dk05"), o.Dock("dk07"), o.Dock("dk08")}
    assert offered(begin(table, o.Send("small")), o.Dock) == docks
    hold(table, A, coal=2)
    assert offered(begin(table, o.Send("small")), o.Dock) == docks | {o.Dock("dk01")}
    match = begin(table, *docking("dk01"))
    assert offered(match) == {o.TakeMachine("ms01"), o.TakeMachine("ms02"), o.TakeMachine("ms03")}
    table.displays["small"] = table.stacks["small"] = ()
    assert offered(begin(table, o.Send("small")), o.Dock) == docks


@pytest.mark.rule("WM-68")
def test_a_docked_airship_gains_nothing() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    match = begin(table, *docking("dk05", "large"), o.DrawCards(1))
    player = match.state.players[A]
    assert sum(player.goods.values()) == 0
    assert player.score == 0
    assert (player.airships["large"].dock, player.airships["large"].squares) == ("dk05", ())
    assert not events(match, e.Collected)


@pytest.mark.rule("WM-69")
def test_the_display_is_refilled_at_once() -> None:
    table = lay()
    hold(table, A, coal=2)
    match = begin(table, *docking("dk01"), o.TakeMachine("ms02"))
    shown = match.state.displays["small"]
    assert (shown[0], shown[2]) == ("ms01", "ms03")
    assert shown[1] not in ("ms01", "ms02", "ms03")
    table.stacks["small"] = ()
    match = begin(table, *docking("dk01"), o.TakeMachine("ms02"))
    assert match.state.displays["small"] == ("ms01", "ms03")


@pytest.mark.rule("WM-69")
def test_of_the_last_two_tiles_of_a_stack_chance_turns_up_one() -> None:
    table = lay()
    hold(table, A, coal=2)
    table.stacks["small"] = ("ms04", "ms05")
    match = answer(begin(table, *docking("dk01")).fork(), o.TakeMachine("ms02"))
    assert drawn(match).outcomes == ("ms04", "ms05")
    match.answer("ms05")
    assert match.state.displays["small"] == ("ms01", "ms05", "ms03")
    assert match.state.stacks["small"] == ("ms04",)


@pytest.mark.rule("WM-70", "WM-71", "WM-72")
@pytest.mark.parametrize(
    ("dock", "cost", "size"),
    [
        ("dk01", {"coal": 2}, "small"),
        ("dk02", {"coal": 3}, "small"),
        ("dk03", {"iron": 3}, "medium"),
        ("dk04", {"iron": 3, "coal": 2}, "large"),
    ],
)
def test_machine_docks(dock: str, cost: dict[str, int], size: str) -> None:
    table = lay()
    hold(table, A, **{kind: amount - 1 for kind, amount in cost.items()})
    assert o.Dock(dock) not in offered(begin(table, o.Send("small")))
    hold(table, A, **cost)
    match = begin(table, *docking(dock))
    machine = table.displays[size][0]
    assert offered(match) == {o.TakeMachine(each) for each in table.displays[size]}
    match.answer(o.TakeMachine(machine))
    assert match.state.players[A].machines == (machine,)
    assert sum(match.state.players[A].goods.values()) == 0


@pytest.mark.rule("WM-74")
def test_cards_as_long_as_there_are_some() -> None:
    table = lay()
    hold(table, A, coal=4)
    table.deck, table.discarded = ("cd01",), ("cd02",)
    match = begin(table, *docking("dk05"))
    assert offered(match) == {o.DrawCards(1), o.DrawCards(2)}
    answer(match, o.DrawCards(2))
    assert match.state.players[A].cards == ("cd01", "cd02")
    table.deck = ()
    assert offered(begin(table, *docking("dk05"))) == {o.DrawCards(1)}
    table.discarded = ()
    assert o.Dock("dk05") not in offered(begin(table, o.Send("small")))


@pytest.mark.rule("WM-75")
def test_an_upgrade_applies_at_once() -> None:
    table = lay()
    hold(table, A, iron=2, coal=1)
    match = begin(table, *docking("dk06"))
    assert offered(match) == {o.TakeUpgrade("up01"), o.TakeUpgrade("up03")}
    match.answer(o.TakeUpgrade("up03"))
    player = match.state.players[A]
    assert player.upgrades == ("up03",)
    assert player.powers["more_gold"] == 1
    assert sum(player.goods.values()) == 0
    assert len(match.state.displays["upgrade"]) == 3
    assert player.score == 0


@pytest.mark.rule("WM-76")
def test_six_upgrades_at_most() -> None:
    table = lay()
    hold(table, A, iron=4, coal=4)
    able(table, A, "ab09", *(f"up{number:02}" for number in range(4, 9)))
    assert o.Dock("dk06") in offered(begin(table, o.Send("small")))
    able(table, A, "ab09", *(f"up{number:02}" for number in range(4, 10)))
    assert o.Dock("dk06") not in offered(begin(table, o.Send("small")))
    deal(table, A, "cd15")
    match = begin(table, o.PlayCard("cd15"))
    assert not offered(match, o.TakeUpgrade)


@pytest.mark.rule("WM-77")
def test_scaffolds_one_by_one_for_whistles() -> None:
    table = lay()
    hold(table, A, whistle=2)
    match = begin(table, *docking("dk08"), o.TakeScaffolds(3))
    assert match.state.players[A].goods["whistle"] == 0
    for count in (1, 2, 3):
        assert offered(match) == {o.TakeScaffold("l"), o.TakeScaffold("s"), o.TakeScaffold("t")}
        top = match.state.displays["t"][0]
        match.answer(o.TakeScaffold("t"))
        assert match.state.players[A].scaffolds[-1] == top
        assert len(match.state.players[A].scaffolds) == count
        assert match.state.displays["t"][0] != top
    assert not offered(match, o.TakeScaffold)


@pytest.mark.rule("WM-78")
def test_no_more_scaffolds_than_are_left() -> None:
    table = lay()
    hold(table, A, whistle=2)
    able(table, A, "ab09", "up21")
    for stack in "lst":
        table.stacks[stack] = table.displays[stack] = ()
    assert not offered(begin(table, o.Send("small"))) & {o.Dock("dk07"), o.Dock("dk08")}
    table.displays["t"], table.stacks["t"] = ("st01",), ("st02",)
    match = begin(table, *docking("dk07"))
    assert offered(match) == {o.TakeScaffolds(1), o.TakeScaffolds(2)}
    match.answer(o.TakeScaffolds(2))
    assert offered(match) == {o.TakeScaffold("t")}
    answer(match, o.TakeScaffold("t"), o.TakeScaffold("t"))
    assert match.state.players[A].scaffolds == ("st01", "st02")
    assert not offered(match, o.TakeScaffold)
    full = lay()
    able(full, A, "ab09", "up21")
    match = begin(full, *docking("dk07"), o.TakeScaffolds(1), o.TakeScaffold("t"), o.TakeScaffold("s"))
    assert len(match.state.players[A].scaffolds) == 2


@pytest.mark.rule("WM-79", "WM-80", "EX-17")
def test_the_rescue_dock() -> None:
    table = lay()
    hold(table, A, gold=2)
    assert o.Dock("dk09") not in offered(begin(table, o.Send("small")))
    put(table, "st01", 5, 1)
    stand(table, B, (6, 1))
    docked, rescued = EXAMPLES.boards("EX-17")
    assert offered(docked) == {o.At(5, 2), o.At(6, 2)}
    player = rescued.state.players[A]
    assert (player.pool, player.standing, player.goods["gold"]) == (0, ((7, 2), (5, 2)), 2)
    table.players[A].pool = 0
    assert o.Dock("dk09") not in offered(begin(table, o.Send("small")))


@pytest.mark.rule("WM-152")
def test_discounts_add_up_and_the_choice_is_of_what_is_part_of_the_cost() -> None:
    table = lay()
    able(table, A, "ab08", "up20")
    hold(table, A, iron=2, coal=2)
    match = begin(table, *docking("dk04"), o.TakeMachine("ml01"))
    assert offered(match) == {o.Pay(2, 1, 0, 0, 0), o.Pay(1, 2, 0, 0, 0)}
    match.answer(o.Pay(1, 2, 0, 0, 0))
    assert match.state.players[A].score == 1
    able(table, A, "ab08", "up19")
    hold(table, A)
    assert o.Dock("dk01") in offered(begin(table, o.Send("small")))
    match = begin(table, *docking("dk01"), o.TakeMachine("ms01"))
    assert match.state.players[A].machines == ("ms01",)
    able(table, A, "ab07")
    hold(table, A, iron=1)
    match = begin(table, *docking("dk06"))
    assert offered(match) == {o.TakeUpgrade("up01")}
    match.answer(o.TakeUpgrade("up01"))
    assert match.state.players[A].score == 2


@pytest.mark.rule("WM-151")
def test_buying_without_a_dock() -> None:
    table = lay()
    able(table, A, "ab08", "up19")
    hold(table, A, coal=1)
    deal(table, A, "cd14")
    match = begin(table, o.PlayCard("cd14"))
    assert offered(match, o.TakeMachine) == {o.TakeMachine(each) for each in table.displays["small"]}
    match.answer(o.TakeMachine("ms01"))
    player = match.state.players[A]
    assert (player.machines, player.goods["coal"], player.score) == (("ms01",), 0, 0)
    assert len(match.state.displays["small"]) == 3
    hold(table, A)
    assert not offered(begin(table, o.PlayCard("cd14")), o.TakeMachine)


@pytest.mark.rule("WM-66")
def test_the_courier_gains_a_resource_after_the_activity() -> None:
    table = lay()
    able(table, A, "ab10")
    block(table, 1, 1)
    match = begin(table, *docking("dk05"), o.DrawCards(1))
    assert offered(match) == {o.ChooseResource(kind) for kind in ("coal", "iron", "water", "gold")}
    match.answer(o.ChooseResource("gold"))
    assert match.state.players[A].goods["gold"] == 1
    assert not offered(match, o.ChooseResource)

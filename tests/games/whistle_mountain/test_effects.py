"""Effects (2.7, 4.12)."""

import pytest

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.events import Gained, Paid
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    able,
    across,
    begin,
    building,
    deal,
    decorate,
    docking,
    effect,
    fly,
    hall,
    hold,
    lay,
    put,
    small,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.state import HOME
from kesselhaus.games.whistle_mountain.tasks.effects import BuyingUpgrade
from tests.scenario import answer, asked, events, offered

DECLINE = o.Decline()


@pytest.mark.rule("WM-141")
def test_steps_in_order_and_declining_one_does_not_cancel_the_next() -> None:
    table = hall(("ml08", 1, 1))
    store(table, A, "ms01")
    match = begin(table, *small(1, 1), o.Activate("ml08"))
    assert offered(match) == {o.BuildMachine("ms01"), DECLINE}
    assert match.state.players[A].score == 0
    match.answer(DECLINE)
    assert match.state.players[A].score == 1
    table = hall(("mm12", 1, 1))
    hold(table, A, coal=2)
    match = begin(table, *small(1, 1), o.Activate("mm12"), o.Swap("coal", "gold"), DECLINE)
    assert match.state.players[A].goods == {"coal": 1, "iron": 0, "water": 1, "gold": 1, "whistle": 1}


@pytest.mark.rule("WM-142")
def test_a_payment_only_for_what_can_be_done_and_then_it_must_be() -> None:
    table = hall(("ms03", 1, 1))
    hold(table, A, iron=1)
    match = begin(table, *small(1, 1), o.Activate("ms03"))
    assert offered(match) == {END_TURN}
    store(table, A, "st02")
    match = begin(table, *small(1, 1), o.Activate("ms03"))
    assert offered(match) == {o.Pay(0, 1, 0, 0, 0), DECLINE}
    assert asked(match).rule == "WM-142"
    iron = match.state.players[A].goods["iron"]
    match.answer(o.Pay(0, 1, 0, 0, 0))
    assert offered(match) == {o.BuildScaffold("st02")}
    assert match.state.players[A].goods["iron"] == iron - 1
    assert events(match, Paid)[0].goods == (("iron", 1),)
    table = hall(("mm06", 1, 1))
    hold(table, A, gold=1, whistle=1)
    match = begin(table, *small(1, 1), o.Activate("mm06"), o.Pay(0, 0, 0, 0, 1), o.Pay(0, 0, 0, 1, 0))
    assert match.state.players[A].score == 8
    assert offered(match) == {END_TURN}


@pytest.mark.rule("WM-142")
@pytest.mark.parametrize(
    "step",
    [
        e.BuildScaffoldStep(1),
        e.BuildMachineStep(1, ("small",)),
        e.MoveStep(1),
        e.RescueStep(1),
        e.TakeScaffoldStep(1),
        e.DrawStep(1),
        e.ReturnAirship(1),
        e.ActivateAnywhere(1),
        e.BuyMachine("small", {"iron": 1}),
        e.BuyUpgrade(2),
    ],
)
def test_nothing_is_paid_for_what_cannot_be_done(step: e.Simple) -> None:
    """Of each step: where it can be carried out, and where it cannot."""
    able_to = hall(("ms06", 1, 1))
    store(able_to, A, "st02", "ms01", "mm01")
    fly(able_to, A, "small", dock="dk05")
    able_to.deck, able_to.discarded = (), able_to.deck
    unable = lay()
    put(unable, "ms06", 1, 1)
    store(unable, A, "mm01")
    fly(unable, A, "small", dock="dk05")
    unable.sent, unable.barred = "small", ("ms06",)
    unable.deck = ()
    for name in unable.displays:
        unable.displays[name] = unable.stacks[name] = ()
    for table, possible in ((able_to, True), (unable, False)):
        hold(table, A, coal=1, iron=1)
        effect(table, "ms03", e.PayStep({"coal": 1}, (step,)))
        assert bool(offered(begin(table), o.Pay)) == possible


@pytest.mark.rule("WM-142", "WM-152")
@pytest.mark.parametrize("step", [e.TakeScaffoldStep(1), e.DrawStep(1), e.BuyUpgrade(1)])
def test_what_can_just_be_done_may_be_paid_for(step: e.Simple) -> None:
    """The last scaffold, the last card of the deck, an upgrade that two discounts make free."""
    table = lay()
    for stack in "ls":
        table.displays[stack] = table.stacks[stack] = ()
    table.stacks["t"] = ()
    table.deck = ("cd01",)
    able(table, A, "ab07")
    hold(table, A, coal=1)
    effect(table, "ms03", e.PayStep({"coal": 1}, (step,)))
    assert offered(begin(table)) == {o.Pay(1, 0, 0, 0, 0), DECLINE}


@pytest.mark.rule("WM-142")
def test_what_was_paid_for_is_done_once_and_the_rest_of_free_will() -> None:
    """R-35."""
    table = hall()
    effect(table, "ms03", e.MoveStep(2), must=True)
    match = begin(table)
    assert DECLINE not in offered(match)
    answer(match, o.FromBarracks(1), o.At(1, 1))
    assert DECLINE in offered(match)


@pytest.mark.rule("WM-101", "WM-141")
def test_two_rescues_of_one_step() -> None:
    table = hall()
    effect(table, "mm10", e.RescueStep(2))
    match = begin(table, o.At(1, 1))
    assert {o.At(1, 2), DECLINE} <= offered(match)
    match.answer(o.At(1, 2))
    assert (match.state.players[A].pool, match.state.players[A].standing) == (0, ((1, 1), (1, 2)))
    assert FORGE in offered(match)


@pytest.mark.rule("WM-150")
def test_the_airship_of_this_turn_is_not_returned() -> None:
    table = hall(("ml13", 1, 1))
    fly(table, A, "medium", (9, 9), (10, 9))
    fly(table, A, "large", dock="dk05")
    match = begin(table, *small(1, 1), o.Activate("ml13"))
    assert asked(match).rule == "WM-150"
    assert offered(match) == {o.ReturnAirship("medium"), o.ReturnAirship("large"), DECLINE}
    answer(match, o.ReturnAirship("large"))
    assert offered(match) == {o.ReturnAirship("medium"), DECLINE}
    answer(match, o.ReturnAirship("medium"))
    airships = match.state.players[A].airships
    assert (airships["medium"], airships["large"]) == (HOME, HOME)
    assert airships["small"] != HOME
    assert offered(match) == {END_TURN}


@pytest.mark.rule("WM-150", "WM-158b")
def test_an_airship_fetched_back_goes_out_again_in_a_later_turn() -> None:
    """R-39."""
    table = lay(2)
    deal(table, A, "cd11")
    fly(table, A, "small", (9, 9))
    match = begin(table, o.PlayCard("cd11"), o.ReturnAirship("small"))
    assert offered(match, o.Send) == {o.Send("medium"), o.Send("large")}
    answer(match, FORGE, END_TURN, FORGE, END_TURN)
    assert o.Send("small") in offered(match)


@pytest.mark.rule("WM-150")
def test_the_airship_that_docked_in_this_turn_is_not_returned() -> None:
    table = lay()
    deal(table, A, "cd11")
    fly(table, A, "medium", dock="dk07")
    match = begin(table, *docking("dk05"), o.DrawCards(1), o.PlayCard("cd11"))
    assert offered(match) == {o.ReturnAirship("medium"), DECLINE}


@pytest.mark.rule("WM-40", "WM-150")
def test_what_another_placed_in_the_turn_before_hinders_nobody() -> None:
    table = lay()
    deal(table, B, "cd11")
    fly(table, B, "small", (9, 9))
    match = begin(table, *small(1, 1), END_TURN, o.PlayCard("cd11"))
    assert offered(match) == {o.ReturnAirship("small"), DECLINE}


@pytest.mark.rule("WM-153")
def test_the_order_of_own_triggers_changes_nothing() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    store(table, A, "ss02")
    able(table, A, "ab02", "up15")
    match = begin(table, FORGE, *building("ss02", 7, 1))
    assert [event.vp for event in events(match, Gained)] == [2, 1]
    assert match.state.players[A].score == 6


@pytest.mark.rule("WM-157")
def test_the_folding_hull() -> None:
    table = hall(("mm02", 1, 1))
    able(table, A, "ab09", "up09")
    match = begin(table, o.Send("large"))
    lies = {o.Lie(length, upright) for length in (2, 3) for upright in (False, True)}
    assert offered(match, o.Lie) == lies
    match = begin(table, *across("large", 1, 1, 2))
    assert match.state.players[A].airships["large"].squares == ((1, 1), (2, 1))
    assert match.state.players[A].airships["large"].machine == "mm02"
    assert match.state.players[A].score == 1
    able(table, A, "ab09")
    assert offered(begin(table, o.Send("large")), o.Lie) == {o.Lie(3, False), o.Lie(3, True)}


@pytest.mark.rule("WM-157")
def test_the_folding_hull_is_that_of_the_large_airship_alone() -> None:
    table = lay()
    able(table, A, "ab09", "up09")
    assert offered(begin(table, o.Send("medium")), o.Lie) == {o.Lie(2, False), o.Lie(2, True)}


@pytest.mark.rule("WM-36")
def test_each_step_of_the_vocabulary() -> None:
    """2.7: steps that no other test carries out."""
    table = hall(("ml06", 1, 1))
    match = begin(table, *small(1, 1), o.Activate("ml06"))
    answer(match, *(o.ChooseResource(kind) for kind in ("gold", "gold", "iron", "coal")))
    player = match.state.players[A]
    assert [player.goods[kind] for kind in ("gold", "iron", "coal")] == [2, 1, 1]
    assert player.score == 0
    stand(table, A, (3, 3), (4, 3))
    deal(table, A, "cd17")
    match = begin(table, o.PlayCard("cd17"))
    assert match.state.players[A].score == 2
    stand(table, A, (5, 3), (6, 3), (6, 4))
    assert begin(table, o.PlayCard("cd17")).state.players[A].score == 4
    decorate(table, A, "aw14")
    match = begin(table, o.UseAward("aw14"), o.TakeScaffold("l"), o.TakeScaffold("t"))
    assert len(match.state.players[A].scaffolds) == 2
    tower = hall(("ml12", 1, 1))
    tower.players[A].tower, tower.players[A].barracks = (3, 3), (1, 2, 3, 4, 5)
    assert begin(tower, *small(1, 1), o.Activate("ml12")).state.players[A].score == 2
    boats = hall(("ml10", 1, 1))
    match = begin(boats, *small(1, 1), o.Activate("ml10"), o.At(5, 4), o.FromSquare(5, 4), o.At(6, 4))
    assert (match.state.players[A].pool, match.state.players[A].standing) == (1, ((6, 4),))
    shop = hall(("mm16", 1, 1))
    hold(shop, A, water=1)
    store(shop, A, "ml01")
    assert offered(begin(shop, *small(1, 1), o.Activate("mm16"))) == {END_TURN}


@pytest.mark.rule("WM-151")
def test_an_upgrade_by_a_card() -> None:
    table = lay()
    deal(table, A, "cd15")
    hold(table, A, iron=1)
    match = begin(table, o.PlayCard("cd15"))
    assert offered(match) == {o.TakeUpgrade("up01"), DECLINE}
    doing = match.view(A).state.doing
    assert isinstance(doing, BuyingUpgrade)
    assert (doing.source, doing.left) == ("cd15", 1)
    match.answer(o.TakeUpgrade("up01"))
    assert match.state.players[A].upgrades == ("up01",)
    assert len(match.state.displays["upgrade"]) == 3
    assert match.state.discarded == ("cd15",)


@pytest.mark.rule("WM-152")
def test_the_discounts_of_a_card_and_an_ability_add_up() -> None:
    table = lay()
    deal(table, A, "cd15")
    able(table, A, "ab07")
    hold(table, A, coal=1)
    match = begin(table, o.PlayCard("cd15"))
    assert offered(match) == {*map(o.TakeUpgrade, ("up01", "up02", "up03")), DECLINE}
    free = answer(match.fork(), o.TakeUpgrade("up01"))
    assert free.state.players[A].goods["coal"] == 1
    match.answer(o.TakeUpgrade("up02"))
    assert match.state.players[A].goods["coal"] == 0


@pytest.mark.rule("WM-66")
def test_stowaway_lasts_for_the_turn() -> None:
    table = lay()
    fly(table, B, "small", dock="dk05")
    deal(table, A, "cd18")
    match = begin(table, o.PlayCard("cd18"), *docking("dk05"), o.DrawCards(1))
    assert match.state.docks_open
    match.answer(END_TURN)
    assert not match.state.docks_open

"""Bonus actions (4.11)."""

import pytest

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    begin,
    block,
    building,
    deal,
    decorate,
    docking,
    hold,
    lay,
    put,
    resolving,
    small,
    store,
)
from tests.scenario import answer, asked, events, offered

BONUS = {o.PlayCard("cd16"), o.UseAward("aw13")}


@pytest.mark.rule("WM-134", "WM-135")
def test_bonus_actions_are_open_in_every_window_and_nowhere_else() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms01", 1, 1)
    put(table, "ms09", 1, 2)
    store(table, A, "st02")
    deal(table, A, "cd16")
    decorate(table, A, "aw13")
    match = begin(table)
    assert offered(match) >= BONUS
    match.answer(o.Send("small"))
    assert not offered(match) & BONUS
    for one in (o.At(1, 1), o.Activate("ms01"), o.Activate("ms09")):
        match.answer(one)
        assert offered(match) >= BONUS
    match = begin(table, FORGE)
    assert offered(match) >= BONUS
    answer(match, o.BuildScaffold("st02"))
    assert not offered(match) & BONUS
    answer(match, *building("st02", 3, 1)[1:])
    assert offered(match) >= BONUS
    match = begin(table, *docking("dk05"))
    assert not offered(match) & BONUS
    match.answer(o.DrawCards(1))
    assert offered(match) >= {END_TURN, *BONUS}
    match.answer(END_TURN)
    assert asked(match).seat == B
    assert not offered(match) & BONUS


@pytest.mark.rule("WM-135", "WM-138")
@pytest.mark.parametrize("before", [(), (FORGE,), small(3, 1), small(12, 14)])
def test_in_every_window_a_card_and_an_award_do_what_they_say(before: tuple[Option, ...]) -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ms09", 1, 1)
    deal(table, A, "cd16")
    decorate(table, A, "aw13")
    match = begin(table, *before, o.UseAward("aw13"))
    assert (match.state.players[A].score, match.state.players[A].awards) == (5, ())
    match.answer(o.PlayCard("cd16"))
    assert (match.state.players[A].score, match.state.players[A].cards) == (8, ())


@pytest.mark.rule("WM-136")
def test_a_played_card_is_shown_resolved_and_discarded() -> None:
    table = lay()
    deal(table, A, "cd07", "cd01")
    put(table, "st01", 5, 1)
    store(table, A, "st02")
    match = begin(table, o.PlayCard("cd07"))
    assert resolving(match) == "cd07"
    assert not match.state.discarded
    assert events(match, e.CardPlayed)[0].seats is None
    answer(match, o.BuildScaffold("st02"))
    assert resolving(match) == "cd07"
    answer(match, *building("st02", 5, 3)[1:])
    assert not resolving(match)
    assert match.state.discarded == ("cd07",)
    assert match.state.players[A].cards == ("cd01",)


@pytest.mark.rule("WM-137")
def test_a_used_award_leaves_the_game() -> None:
    table = lay()
    decorate(table, A, "aw13")
    match = begin(table, o.UseAward("aw13"))
    assert match.state.players[A].awards == ()
    assert match.state.used_awards == ("aw13",)
    assert match.state.players[A].score == 5


@pytest.mark.rule("WM-139")
def test_a_card_may_be_used_even_if_nothing_comes_of_it() -> None:
    table = lay()
    deal(table, A, "cd07", "cd12")
    decorate(table, A, "aw08")
    assert offered(begin(table), o.PlayCard, o.UseAward) == {
        o.PlayCard("cd07"),
        o.PlayCard("cd12"),
        o.UseAward("aw08"),
    }
    match = begin(table, o.PlayCard("cd07"), o.UseAward("aw08"))
    assert match.state.discarded == ("cd07",)
    assert offered(match, o.Send, o.Forge)


@pytest.mark.rule("WM-140")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = lay()
    decorate(table, A, "aw12")
    table.deck, table.discarded = ("cd01",), ("cd02", "cd03", "cd04")
    match = begin(table, o.UseAward("aw12"))
    state = match.state
    assert len(state.players[A].cards) == 3
    assert "cd01" in state.players[A].cards
    assert (len(state.deck), state.discarded) == (1, ())
    assert events(match, e.DeckReshuffled)[0].cards == 3
    table.deck, table.discarded = ("cd01",), ()
    match = begin(table, o.UseAward("aw12"))
    assert match.state.players[A].cards == ("cd01",)
    assert events(match, e.CardsDrawn)[0].count == 1


@pytest.mark.rule("WM-135")
def test_no_card_between_placing_an_airship_and_its_gains() -> None:
    table = lay()
    put(table, "st01", 5, 1)
    deal(table, A, "cd16")
    hold(table, A)
    match = begin(table, *small(5, 1))
    assert match.state.players[A].goods["gold"] == 1
    assert o.PlayCard("cd16") in offered(match)

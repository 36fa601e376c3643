"""Hidden information (section 7): the cards in the hands of others."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.examples.positions import (
    END_TURN,
    FORGE,
    A,
    B,
    begin,
    deal,
    docking,
    hold,
    lay,
    over,
)
from kesselhaus.games.whistle_mountain.secrets import conceal, imagine
from kesselhaus.games.whistle_mountain.state import HIDDEN, Table
from kesselhaus.games.whistle_mountain.tasks.turn import Preparation, PuttingAwayCard
from tests.games.whistle_mountain.matches import choose
from tests.scenario import events, offered


def advanced(seats: int, seed: int, answers: int) -> Match[Table]:
    chance = Random(seed)
    match: Match[Table] = Match(GAME, seats, chance=chance)
    while match.version < answers and isinstance(match.question, Ask):
        match.answer(choose(chance, list(match.question.options)))
    return match


def test_others_see_how_many_cards_and_not_which() -> None:
    table = lay()
    deal(table, A, "cd01", "cd16")
    deal(table, B, "cd02")
    seen = conceal(table, A)
    assert seen.players[A].cards == ("cd01", "cd16")
    assert seen.players[B].cards == (HIDDEN,)
    assert set(seen.deck) == {HIDDEN}
    assert len(seen.deck) == 33
    spectator = conceal(table, None)
    assert spectator.players[A].cards == (HIDDEN, HIDDEN)
    over(table)
    assert conceal(table, B).players[A].cards == ("cd01", "cd16")


def test_which_card_was_drawn_is_told_to_its_owner_alone() -> None:
    table = lay()
    hold(table, A, coal=2)
    match = begin(table, *docking("dk05"), o.DrawCards(2))
    assert len([event for event in match.view(A).log if isinstance(event, e.CardDrawn)]) == 2
    for seat in (B, None):
        view = match.view(seat)
        assert not any(isinstance(event, e.CardDrawn) for event in view.log)
        assert [event.count for event in view.log if isinstance(event, e.CardsDrawn)] == [2]
        assert view.since == ()


def test_a_played_card_is_public_before_anything_else_is_asked() -> None:
    """What a seat may not know is never answered inside a step."""
    table = lay()
    deal(table, A, "cd12", "cd13")
    match = begin(table, o.PlayCard("cd13"))
    assert offered(match, o.TakeScaffold)
    view = match.view(B)
    assert view.since == ()
    assert view.start.waiting(PuttingAwayCard) == PuttingAwayCard("cd13")
    assert not match.can_undo


def test_all_hands_are_shown_at_the_end() -> None:
    table = lay()
    deal(table, A, "cd01", "cd16")
    table.end_reason, table.turns_left = "barracks", 0
    match = begin(table, FORGE, END_TURN)
    assert match.is_over
    assert [(event.seat, event.cards) for event in events(match, e.HandShown)] == [(A, ("cd01", "cd16"))]


def test_a_question_whose_options_are_cards_is_secret() -> None:
    table = lay()
    deal(table, A, "cd01")
    question = begin(table).question
    assert isinstance(question, Ask)
    assert question.secret
    told = begin(table).view(B).question
    assert isinstance(told, Ask)
    assert not told.options


@given(st.sampled_from(GAME.seats), st.integers(0, 2**32), st.integers(0, 400), st.integers(-1, 3))
def test_an_imagined_table_looks_the_same(seats: int, seed: int, answers: int, viewer: int) -> None:
    match = advanced(seats, seed, answers)
    seat = None if viewer < 0 else viewer % seats
    seen = conceal(match.state, seat)
    made_up = imagine(seen, seat, Random(seed))
    assert conceal(made_up, seat) == seen
    if not match.state.waiting(Preparation):
        assert not [each for each in GAME.broken(None, made_up, False) if each.startswith("INV-5")]
        assert HIDDEN not in made_up.deck
        assert not any(HIDDEN in player.cards for player in made_up.players)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_can_be_played_on_from_wherever_it_is(seats: int) -> None:
    chance = Random(seats)
    match: Match[Table] = Match(GAME, seats, chance=chance)
    for number in range(400):
        question = match.question
        if not isinstance(question, Ask):
            break
        if number % 5 == 0:
            view = match.view(question.seat)
            world = imagine(view.start, question.seat, chance)
            again = Match.at(world, GAME, chance, since=view.since)
            assert isinstance(again.question, Ask)
            assert list(again.question.options) == list(question.options)
        match.answer(choose(chance, list(question.options)))

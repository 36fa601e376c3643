"""What leaves the engine for a seat."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from tests.engine.furnace import DEEDS, GAME, Amount, Confirm, Dealt, Do, Furnace, Heated, Turn, Whispered
from tests.engine.test_answers import new
from tests.engine.test_going_back import walk
from tests.scenario import answer


def test_options_are_shown_only_to_the_seat_that_is_asked() -> None:
    match = new()
    assert match.view(0).question == Ask(0, "FU-2", [Do(what) for what in DEEDS])
    for seat in (1, None):
        assert match.view(seat).question == Ask(0, "FU-2", ())


def test_outcomes_are_shown_to_nobody() -> None:
    match = new(chance=None)
    for seat in (0, 1, None):
        assert match.view(seat).question == Draw("FU-1", ())


def test_secrets_are_seen_by_their_owner_until_they_are_shown() -> None:
    match = answer(new(chance=None), 3, 1)
    seen = {seat: [h.coal for h in match.view(seat).state.hearths] for seat in (0, 1, None)}
    assert seen == {0: [3, -1], 1: [-1, 1], None: [-1, -1]}
    answer(match, Do("show"), Confirm())
    assert [h.coal for h in match.view(None).state.hearths] == [3, -1]


def test_private_events_are_heard_only_by_their_seats() -> None:
    match = answer(new(chance=None), 3, 1, Do("whisper"), Confirm(3), Do("stoke"), Amount(1), Amount(5))
    kinds = {seat: [type(event) for event in match.view(seat).log] for seat in (0, 1, None)}
    assert kinds == {0: [Dealt, Whispered, Heated], 1: [Dealt, Heated], None: [Heated]}
    assert [event.coal for event in match.view(1).log if isinstance(event, Dealt)] == [1]


def test_what_was_taken_back_is_known_no_more_and_what_came_instead_is() -> None:
    match = answer(new(chance=None), 3, 1, Do("stoke"), Amount(1), Amount(5))
    assert [event.by for event in match.view(1).log if isinstance(event, Heated)] == [6]
    match.undo()
    assert [type(event) for event in match.view(1).log] == [Dealt]
    match.undo()
    answer(match, Amount(2), Amount(5))
    assert [event.by for event in match.view(1).log if isinstance(event, Heated)] == [7]


def test_what_is_hidden_does_not_change_what_a_seat_sees_by_one_letter() -> None:
    for coal in (2, 3):
        one = answer(new(chance=None), 1, 2, Do("stoke"), Amount(1), Amount(5), Do("help"))
        other = answer(new(chance=None), 1, coal, Do("stoke"), Amount(1), Amount(5), Do("help"))
        assert repr(one.view(0)) == repr(other.view(0))
        assert repr(one.view(None)) == repr(other.view(None))
    assert repr(one.view(1)) != repr(other.view(1))


def test_a_secret_option_is_not_in_the_views_of_others() -> None:
    views = []
    for coal in (1, 2, 3):
        match = answer(new(chance=None), coal, 1, Do("whisper"))
        views.append((repr(match.view(1)), repr(match.view(None))))
    assert len(set(views)) == 1


def test_a_view_shares_nothing_with_the_match() -> None:
    match = new()
    view = match.view(0)
    view.state.hearths[0].heat = 99
    assert match.state.hearths[0].heat == 0
    answer(match, Do("weigh"), Amount(3))
    assert view.version == 2
    assert view.log == tuple(event for event in match.log[:2] if event.seats == (0,))


def test_a_view_carries_what_is_needed_to_think_ahead() -> None:
    match = new(3, chance=4)
    for now in walk(match, 60):
        turn = now.state.waiting(Turn)
        assert turn is not None
        seat = turn.seat
        view = now.view(seat)
        start = GAME.imagine(view.start, seat, Random(1))
        twin: Match[Furnace] = Match.at(start, GAME, since=view.since, light=True)
        assert repr(twin.question) == repr(now.question)
        assert repr(twin.view(seat).state) == repr(view.state)


def test_the_result_is_there_only_at_the_end() -> None:
    match = new()
    assert match.view(None).result is None
    answer(match, *[Do("end")] * 6)
    result = match.view(None).result
    assert result is not None
    assert result.scores == (0, 0)
    assert match.view(None).question is None


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_concealing_what_was_imagined_gives_what_was_concealed(seat: int | None) -> None:
    match = new(3, chance=6)
    for number, now in enumerate(walk(match, 40)):
        seen = GAME.conceal(now.state, seat)
        assert GAME.conceal(GAME.imagine(seen, seat, Random(number)), seat) == seen

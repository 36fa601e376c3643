"""Undo and rewind: back to exactly what was, and never over what has been seen."""

from random import Random
from typing import Any

import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Answer
from kesselhaus.engine.refusals import Refused
from tests.engine.furnace import GAME, Amount, Confirm, Do, Furnace, Pass
from tests.engine.test_answers import new, snapshot
from tests.scenario import answer, asked, drawn, events, playing


def refuse_undo(match: Match[Any]) -> None:
    before = snapshot(match)
    assert not match.can_undo
    with pytest.raises(Refused) as caught:
        match.undo()
    assert caught.value.kind == "no_undo"
    assert snapshot(match) == before


def test_an_undo_returns_to_exactly_what_was() -> None:
    match = new()
    was = []
    for one in (Do("stoke"), Amount(2), Amount(5), Do("weigh"), Amount(3), Do("whisper")):
        was.append(snapshot(match))
        answer(match, one)
    while was:
        assert match.can_undo
        match.undo(seat=0)
        assert snapshot_without_undo(match) == forget_undo(was.pop())
    refuse_undo(match)
    answer(match, Do("end"))
    assert asked(match).seat == 1


def forget_undo(picture: tuple[object, ...]) -> tuple[object, ...]:
    """Whether something can be taken back depends on what came after the start of the turn."""
    return picture[:-1]


def snapshot_without_undo(match: Match[Any]) -> tuple[object, ...]:
    return forget_undo(snapshot(match))


def test_nothing_can_be_taken_back_at_the_start() -> None:
    refuse_undo(new())
    refuse_undo(new(chance=None))


def test_an_undo_goes_over_several_steps_of_a_turn_but_not_behind_its_start() -> None:
    match = new()
    answer(match, Do("end"), Do("weigh"), Pass(), Do("stoke"), Amount(1), Amount(5))
    for _ in range(5):
        match.undo()
    assert match.answers[2:] == [Do("end")]
    refuse_undo(match)


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_answers() -> None:
    match = new()
    answer(match, Do("end"))
    assert match.view(0).can_undo
    assert not match.view(1).can_undo
    with pytest.raises(Refused) as caught:
        match.undo(seat=1)
    assert caught.value.kind == "foreign"
    match.undo(seat=0)
    assert asked(match).seat == 0
    answer(match, Do("end"), Do("weigh"))
    assert not match.view(0).can_undo
    assert match.view(1).can_undo
    match.undo(seat=1)
    refuse_undo(match)


def test_an_undo_stops_at_a_draw() -> None:
    match = new()
    answer(match, Do("weigh"), Amount(4), Do("roll"))
    refuse_undo(match)
    answer(match, Do("weigh"))
    match.undo()
    refuse_undo(match)


def test_a_question_to_chance_that_is_still_open_can_be_taken_back() -> None:
    match = answer(new(chance=None), 1, 2)
    answer(match, Do("roll"))
    assert drawn(match).rule == "FU-5"
    match.undo()
    assert asked(match).rule == "FU-2"
    answer(match, Do("roll"), 6)
    refuse_undo(match)


@pytest.mark.parametrize("automatic", [False, True])
def test_an_undo_stops_at_a_shown_secret(automatic: bool) -> None:
    match = new(automatic=automatic)
    answer(match, Do("weigh"), Amount(4), Do("show"))
    if not automatic:
        match.undo()
        answer(match, Do("show"), Confirm())
    refuse_undo(match)


def test_an_undo_stops_at_an_answer_of_another_seat() -> None:
    match = new()
    answer(match, Do("weigh"), Amount(4), Do("help"))
    assert match.view(0).can_undo
    assert not match.view(1).can_undo
    answer(match, Amount(1))
    assert match.view(1).can_undo
    assert not match.view(0).can_undo
    match.undo(seat=1)
    assert (asked(match).seat, asked(match).rule) == (1, "FU-9")
    refuse_undo(match)
    answer(match, Pass(), Do("weigh"))
    assert not match.view(1).can_undo
    match.undo(seat=0)
    refuse_undo(match)


def test_an_undo_skips_what_the_engine_answered() -> None:
    match = new(automatic=True)
    answer(match, Do("stoke"), Amount(2))
    assert len(events(match, Forced)) == 1
    match.undo()
    assert asked(match).rule == "FU-3"
    assert events(match, Forced) == []
    assert match.answers[2:] == [Do("stoke")]
    answer(match, Amount(1))
    assert match.state.hearths[0].heat == 6


def test_a_light_match_has_no_undo() -> None:
    twin = new().fork()
    answer(twin, Do("weigh"))
    assert not twin.can_undo
    with pytest.raises(Refused):
        twin.undo()


def test_rewind_goes_anywhere_back() -> None:
    match = new(automatic=True)
    was = {}
    for now in walk(match, 60):
        was[now.version] = (repr(now.state), now.log[:], now.answers[:], repr(now.question))
    for version in sorted(was, reverse=True):
        match.rewind(version)
        assert (repr(match.state), match.log, match.answers, repr(match.question)) == was[version]


def test_rewind_refuses_what_is_not_there() -> None:
    match = new()
    for count in (-1, 3):
        with pytest.raises(ValueError, match=f"has 2 answers; it cannot go back to answer {count}"):
            match.rewind(count)


def test_rewind_to_an_open_draw_lets_chance_draw_anew() -> None:
    match = answer(new(), Do("roll"))
    rolled = set()
    for _ in range(40):
        match.rewind(3)
        assert (match.version, asked(match).rule) == (4, "FU-2")
        rolled.add(match.state.hearths[0].heat)
    assert rolled == {1, 2, 3, 4, 5, 6}
    match.rewind(0)
    assert (match.version, asked(match).rule) == (2, "FU-2")


def test_after_rewind_behind_a_draw_what_is_chosen_anew_can_be_taken_back() -> None:
    match = answer(new(), Do("weigh"), Amount(4), Do("roll"), Do("weigh"), Amount(1))
    match.rewind(2)
    answer(match, Do("weigh"))
    match.undo(seat=0)
    assert (match.version, asked(match).rule) == (2, "FU-2")
    refuse_undo(match)


def test_after_rewind_the_match_goes_on_as_if_nothing_had_been() -> None:
    one, other = new(), new()
    moves: list[Answer] = [Do("stoke"), Amount(2), Amount(5), Do("help"), Pass(), Do("end"), Do("weigh")]
    answer(one, *moves)
    answer(other, *moves[:3], Do("end"), Do("show"), Confirm())
    other.rewind(5)
    answer(other, *moves[3:])
    assert snapshot(other) == snapshot(one)


def test_a_replayed_match_takes_back_no_more_than_the_first() -> None:
    """Also where the engine itself gave the answer that showed a secret."""
    match = new(3, automatic=True, chance=3)
    for now in walk(match, 80):
        again: Match[Furnace] = record.replay(record.parse(record.write(now)), GAME)
        assert [again.view(seat).can_undo for seat in range(3)] == [
            now.view(seat).can_undo for seat in range(3)
        ]


def walk(match: Match[Furnace], count: int) -> Any:
    """Random answers that break no furnace, with a stop before each."""
    chance = Random(8)
    for _ in range(count):
        if match.is_over:
            return
        yield match
        options = [option for option in asked(match).options if option != Do("burst")]
        match.answer(options[int(chance.random() * len(options))])


def test_playing_stops_at_the_end() -> None:
    match = new()
    answer(match, *[Do("end")] * 6)
    assert [now.version for now in playing(match, Random(1))] == [8]

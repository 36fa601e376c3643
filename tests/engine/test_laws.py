"""The laws of the engine, over every game on the shelf, every number of seats and every variant."""

import re
from itertools import islice
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Option
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import RULES
from kesselhaus.games import shelf
from tests.engine.test_forks import mutable_parts
from tests.scenario import playing, ways_to_play

S = TypeVar("S", bound=State)

WAYS = ways_to_play()
every_way = pytest.mark.parametrize(("key", "seats", "variants"), WAYS)


def new(
    key: str, seats: int, variants: tuple[str, ...], *, seed: int = 1, automatic: bool = False
) -> Match[Any]:
    return Match(shelf()[key], seats, frozenset(variants), chance=Random(seed), automatic=automatic)


def told(match: Match[Any]) -> tuple[object, ...]:
    return repr(match.state), repr(match.question), match.log[:], match.answers[:]


LONG, SHORT = 3000, 120
"""Answers after which a match was looked at long enough; below the other a solo game may be lost soon."""


def some_of(match: Match[Any], seed: int, every: int) -> Any:
    """A match played at random, with a stop at every so-many-th answer and at the end. Random players need
    not bring every game to it.
    """
    for number, now in enumerate(islice(playing(match, Random(seed)), LONG)):
        if number % every == 0 or now.is_over:
            yield now


def rarer_and_rarer(match: Match[Any], seed: int) -> Any:
    """The same with a stop at each answer whose number is twice that of the last one: where each stop begins
    anew, a long match costs no more than a few.
    """
    for number, now in enumerate(islice(playing(match, Random(seed)), LONG)):
        if number & (number - 1) == 0 or now.is_over:
            yield now


@every_way
@pytest.mark.parametrize("automatic", [False, True])
def test_replay_gives_equal_state_and_equal_log(
    key: str, seats: int, variants: tuple[str, ...], automatic: bool
) -> None:
    match = new(key, seats, variants, automatic=automatic)
    for now in rarer_and_rarer(match, 2):
        kept = record.write(now)
        again: Match[Any] = record.replay(record.parse(kept), now.game)
        assert again.state == now.state
        assert told(again) == told(now)
        assert again.log == now.log
        assert record.write(again) == kept
        assert [repr(again.view(seat)) for seat in range(seats)] == [
            repr(now.view(seat)) for seat in range(seats)
        ]


@every_way
def test_a_fork_is_equal_and_independent(key: str, seats: int, variants: tuple[str, ...]) -> None:
    match = new(key, seats, variants)
    for number, now in enumerate(some_of(match, 3, 90)):
        before = told(now)
        twin = now.fork(Random(number))
        assert (twin.state, twin.question, twin.answers) == (now.state, now.question, now.answers)
        assert not mutable_parts(twin.state).keys() & mutable_parts(now.state).keys()
        assert not mutable_parts(twin.state).keys() & mutable_parts(now._kept.base).keys()
        for moves, _ in enumerate(playing(twin, Random(number))):
            if moves > 60:
                break
        assert told(now) == before
        assert told(now.fork())[:2] == before[:2]


@every_way
def test_a_fork_given_the_same_answers_comes_to_the_same_table(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    match = new(key, seats, variants)
    twin = match.fork()
    for now in playing(match, Random(4)):
        for given in now.answers[twin.version :]:
            twin.answer(given)
        assert (twin.state, twin.question) == (now.state, now.question)


@every_way
def test_a_copy_of_a_state_is_equal_and_shares_nothing(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    for now in some_of(new(key, seats, variants), 5, 60):
        twin = now.state.copy()
        assert twin == now.state
        assert not mutable_parts(twin).keys() & mutable_parts(now.state).keys()


@every_way
@pytest.mark.parametrize("automatic", [False, True])
def test_an_undo_gives_back_the_earlier_table_and_stops_where_it_must(
    key: str, seats: int, variants: tuple[str, ...], automatic: bool
) -> None:
    match = new(key, seats, variants, automatic=automatic)
    chance = Random(6)
    was: dict[int, tuple[object, ...]] = {match.version: told(match)}
    floor, last, undone = match.version, None, 0
    while isinstance(question := match.question, Ask):
        assert match.can_undo == (match.version > floor)
        if match.can_undo and chance.random() < 0.2:
            match.undo()
            assert match.version >= floor
            assert told(match) == was[match.version]
            undone += 1
            continue
        before, sealed, turn = match.version, match.state.sealed, match.state.turn
        if (question.seat, turn) != last:
            floor, last = before, (question.seat, turn)
        match.answer(question.options[int(chance.random() * len(question.options))])
        if match.state.sealed != sealed or any(
            not isinstance(given, Option) for given in match.answers[before:]
        ):
            floor = match.version
        was[match.version] = told(match)
    assert undone > 0 or match.version < SHORT
    assert match.is_over


@every_way
def test_rewind_returns_to_any_answer(key: str, seats: int, variants: tuple[str, ...]) -> None:
    match = new(key, seats, variants)
    was = {now.version: told(now) for now in some_of(match, 7, 100)}
    for version in sorted(was, reverse=True):
        match.rewind(version)
        assert told(match) == was[version]


def read_again(state: S) -> S:
    """A table that was written down as JSON and read; the components are not written."""
    written = msgspec.json.encode(state, enc_hook=lambda box: None)
    return msgspec.convert(
        msgspec.json.decode(written), type(state), str_keys=True, dec_hook=lambda kind, given: state.box
    )


@pytest.mark.parametrize("key", shelf())
def test_every_kind_of_task_has_a_rule_and_cites_what_it_is_for(key: str) -> None:
    for kind in shelf()[key].tasks:
        assert kind in RULES, f"no rule does {kind.__name__}"
        assert re.match(r"[A-Z]{2}-\d", kind.__doc__ or ""), f"{kind.__name__} cites no rule"


@every_way
def test_a_table_that_was_written_down_has_the_same_agenda_and_asks_the_same(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    for now in some_of(new(key, seats, variants), 15, 20):
        assert {type(task) for task in now.state.agenda} <= set(now.game.tasks)
        assert read_again(now.state).agenda == now.state.agenda
        assert bool(now.state.agenda) == (not now.is_over)
        since = now.answers[now._kept.base_answers :]
        again: Match[Any] = Match.at(read_again(now._kept.base), now.game, since=since, light=True)
        assert again.question == now.question


class Foreign(Option, frozen=True):
    """An option that no game has."""


@every_way
def test_wrong_answers_change_nothing(key: str, seats: int, variants: tuple[str, ...]) -> None:
    wrong: list[Any] = [Foreign(), {"type": "Nonsense"}, {}, None, "x", 3, [], {"type": 1}]
    for now in some_of(new(key, seats, variants), 8, 80):
        before = told(now)
        for given in wrong:
            with pytest.raises(Refused) as caught:
                now.answer(given)
            assert caught.value.sentence("en") != caught.value.sentence("de")
            if isinstance(now.question, Ask):
                assert caught.value.options == tuple(now.question.options)
        if isinstance(now.question, Ask):
            good = now.question.options[0]
            for how in ({"seat": now.question.seat + 1}, {"version": now.version - 1}):
                with pytest.raises(Refused):
                    now.answer(good, **how)
        assert told(now) == before


@every_way
def test_options_survive_json_and_are_recognised(key: str, seats: int, variants: tuple[str, ...]) -> None:
    for now in some_of(new(key, seats, variants), 9, 40):
        if isinstance(now.question, Ask):
            for option in list(now.question.options)[:20]:
                twin = now.fork()
                plain = msgspec.json.decode(msgspec.json.encode(option))
                twin.answer(plain, seat=now.question.seat, version=now.version)
                assert twin.answers[now.version] == option


@every_way
def test_automatic_answers_are_only_those_without_a_choice(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    match = new(key, seats, variants, automatic=True)
    watched = 0
    for now in playing(match, Random(10)):
        if isinstance(now.question, Ask):
            assert len(now.question.options) > 1 or now.question.secret
            watched += 1
    forced = sum(isinstance(event, Forced) for event in match.log)
    chosen = sum(isinstance(given, Option) for given in match.answers)
    assert chosen == watched + forced


@every_way
def test_concealing_what_was_imagined_gives_what_was_concealed(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    for number, now in enumerate(some_of(new(key, seats, variants), 11, 50)):
        for seat in (None, *range(seats)):
            seen = now.game.conceal(now.state, seat)
            whole = now.game.imagine(seen, seat, Random(number))
            assert now.game.conceal(whole, seat) == seen
            assert not mutable_parts(seen).keys() & mutable_parts(now.state).keys()


@every_way
def test_views_hide_the_options_and_private_events_of_others(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    for now in some_of(new(key, seats, variants), 12, 50):
        for seat in (None, *range(seats)):
            view = now.view(seat)
            if isinstance(view.question, Ask) and view.question.seat != seat:
                assert view.question.options == ()
            if isinstance(view.question, Draw):
                assert view.question.outcomes == ()
            assert all(event.seats is None or seat in event.seats for event in view.log)
            assert (view.result is None) == (not now.is_over)


@every_way
def test_every_event_and_option_is_one_that_the_game_declares_and_cites_a_rule(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    match = new(key, seats, variants)
    for now in playing(match, Random(13)):
        if isinstance(now.question, Ask):
            assert {type(option) for option in now.question.options} <= set(match.game.options)
            assert 0 <= now.question.seat < seats
        if now.question is not None:
            assert now.question.rule
    assert {type(event) for event in match.log} <= set(match.game.events)
    assert all(event.rule for event in match.log)


@every_way
def test_a_match_ends_with_a_result_that_fits(key: str, seats: int, variants: tuple[str, ...]) -> None:
    match = new(key, seats, variants)
    answers: list[Answer] = []
    for now in playing(match, Random(14)):
        assert (now.result is None) == (now.question is not None)
        answers = now.answers
    result = match.result
    assert result is not None
    assert len(result.scores) == seats
    assert result.winners or seats == 1, "alone one can lose"
    assert set(result.winners) <= set(range(seats))
    assert len(answers) == match.version
    assert tuple(match.game.standings(match.state)) == result.scores

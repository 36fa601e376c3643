"""What holds for every match, played at random with any flags and any number of players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.examples.positions import EVERYTHING
from kesselhaus.games.planet_steam.state import Table
from tests.games.planet_steam.walk import advance, choose, start, steps
from tests.scenario import playing

SETTINGS = settings(max_examples=25, deadline=None)
VARIANTS = st.frozensets(st.sampled_from(EVERYTHING))
SEATS = st.sampled_from(GAME.seats)
SEED = st.integers(0, 2**32)


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.booleans())
@pytest.mark.rule(*(f"INV-{number}" for number in range(1, 27)))
def test_every_invariant_holds_after_every_step(
    seats: int, variants: frozenset[str], seed: int, rich: bool
) -> None:
    for step in steps(seats, variants, Random(seed), rich):
        assert list(GAME.broken(step.before, step.after, True)) == []
        for question in step.asked:
            assert len(question.options) > 0


@SETTINGS
@given(SEATS, VARIANTS, SEED)
@pytest.mark.rule("INV-25")
def test_every_invariant_holds_after_every_answer_of_a_random_match(
    seats: int, variants: frozenset[str], seed: int
) -> None:
    chance = Random(seed)
    before = None
    for match in playing(start(seats, variants, chance), chance):
        assert list(GAME.broken(before, match.state, False)) == []
        before = match.state.copy()
        if isinstance(match.question, Ask):
            options = list(match.question.options)
            assert len(options) == len(set(options)) > 0
            assert all(type(option) in GAME.options for option in options)


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.integers(0, 500))
def test_saved_loaded_and_replayed_a_match_is_the_same(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    chance = Random(seed)
    match = advance(start(seats, variants, chance), chance, answers)
    again: Match[Table] = record.replay(record.parse(record.write(match)), GAME)
    assert again.state == match.state
    assert again.question == match.question
    assert again.log == match.log


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.integers(0, 500))
def test_a_fork_is_the_same_and_goes_its_own_way(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    chance = Random(seed)
    match = advance(start(seats, variants, chance), chance, answers)
    state, question = match.state.copy(), match.question
    fork = match.fork(chance)
    assert (fork.state, fork.question) == (state, question)
    advance(fork, chance, 30)
    assert (match.state, match.question) == (state, question)


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.integers(0, 400))
@pytest.mark.rule("PS-42b", "PS-98a")
def test_what_can_be_taken_back_leads_to_where_it_began(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    chance = Random(seed)
    match = advance(start(seats, variants, chance), chance, answers)
    states: list[tuple[Table, int]] = []
    for _ in range(8):
        question = match.question
        if not isinstance(question, Ask):
            break
        before, version = match.state.copy(), match.version
        match.answer(choose(chance, question))
        if not match.can_undo:
            states = []
            continue
        states.append((before, version))
    for before, version in reversed(states):
        match.undo()
        assert (match.state, match.version) == (before, version)


def test_random_matches_meet_every_kind_of_option() -> None:
    met: set[type[object]] = set()
    for seed in range(40):
        chance = Random(seed)
        variants = frozenset(flag for flag in EVERYTHING if chance.random() < 0.5)
        for step in steps(2 + seed % 4, variants, chance, rich=seed % 3 == 0):
            met |= {type(answer) for answer in step.answers}
    assert set(GAME.options) - met == set()

"""What holds for every match, played at random with any variants and any number of players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis.rules.market import unseen
from kesselhaus.games.steamopolis.state import Lot, Table
from kesselhaus.games.steamopolis.tasks.turn import Action
from tests.games.steamopolis.matches import choose, start
from tests.scenario import playing

SETTINGS = settings(max_examples=20, deadline=None)
SEATS = st.sampled_from(GAME.seats)
SEED = st.integers(0, 2**32)
LONGEST = 400


def advance(match: Match[Table], chance: Random, answers: int) -> Match[Table]:
    """So many lively answers, or to the end."""
    for _ in range(answers):
        if not isinstance(match.question, Ask):
            break
        match.answer(choose(chance, list(match.question.options)))
    return match


@SETTINGS
@given(SEATS, SEED)
@pytest.mark.rule(*(f"INV-{number}" for number in range(1, 21)))
def test_every_invariant_holds_after_every_answer(seats: int, seed: int) -> None:
    chance = Random(seed)
    match = Match(GAME, seats, frozenset({"first_game"} if seed % 3 == 0 else ()), chance=chance)
    before = None
    for _ in range(LONGEST):
        assert list(GAME.broken(before, match.state, match.question is None or not match.nested)) == []
        if not isinstance(match.question, Ask):
            break
        before = match.state.copy()
        options = list(match.question.options)
        assert len(options) == len(set(options)) > 0
        assert all(type(option) in GAME.options for option in options)
        match.answer(choose(chance, options))


@SETTINGS
@given(st.sampled_from((2, 3, 4)), SEED)
@pytest.mark.rule("INV-18")
def test_somebody_is_always_asked_and_can_act(seats: int, seed: int) -> None:
    chance = Random(seed)
    match = Match(GAME, seats, chance=chance)
    for number, now in enumerate(playing(match, chance, longest=100_000)):
        if number > LONGEST or now.question is None:
            break
        assert isinstance(now.question, Ask)
        assert now.question.options
        assert now.state.doing is not None
        if isinstance(now.state.doing, Action):
            assert now.question.rule == "ST-30"


@SETTINGS
@given(SEATS, SEED, st.integers(0, LONGEST))
def test_saved_loaded_and_replayed_a_match_is_the_same(seats: int, seed: int, answers: int) -> None:
    chance = Random(seed)
    match = advance(Match(GAME, seats, chance=chance), chance, answers)
    again: Match[Table] = record.replay(record.parse(record.write(match)), GAME)
    assert again.state == match.state
    assert again.question == match.question
    assert again.log == match.log


@SETTINGS
@given(SEATS, SEED, st.integers(0, LONGEST))
def test_a_fork_is_the_same_and_goes_its_own_way(seats: int, seed: int, answers: int) -> None:
    chance = Random(seed)
    match = advance(start(seats, seed % 6), chance, answers)
    state, question = match.state.copy(), match.question
    fork = match.fork(chance)
    assert fork.question == question
    if not match.nested:
        assert fork.state.agenda == state.agenda
    advance(fork, chance, 30)
    assert (match.state, match.question) == (state, question)


@SETTINGS
@given(SEATS, SEED, st.integers(0, LONGEST))
def test_what_can_be_taken_back_leads_to_where_it_began(seats: int, seed: int, answers: int) -> None:
    chance = Random(seed)
    match = advance(Match(GAME, seats, chance=chance), chance, answers)
    states: list[tuple[Table, int]] = []
    turn = -1
    for _ in range(8):
        question = match.question
        if not isinstance(question, Ask):
            break
        if match.state.turn != turn:
            turn, states = match.state.turn, []
        before, version = match.state.copy(), match.version
        match.answer(choose(chance, list(question.options)))
        if not match.can_undo:
            states = []
            continue
        states.append((before, version))
    for before, version in reversed(states):
        match.undo()
        assert (match.state, match.version) == (before, version)


@SETTINGS
@given(SEATS, SEED, st.integers(0, LONGEST), st.booleans())
@pytest.mark.rule("INV-21", "ST-101")
def test_concealed_imagined_and_concealed_again_is_the_same(
    seats: int, seed: int, answers: int, peeking: bool
) -> None:
    chance = Random(seed)
    match = advance(Match(GAME, seats, chance=chance), chance, answers)
    table = match.state.copy()
    if peeking:
        _peek_somewhere(table, chance)
    for seat in (*range(seats), None):
        hidden = GAME.conceal(table, seat)
        imagined = GAME.imagine(hidden, seat, chance)
        assert GAME.conceal(imagined, seat) == hidden
        assert list(GAME.broken(None, imagined, False)) == []
        for lots in imagined.markets.values():
            assert all(lot.tile for lot in lots if lot.peeked)


def _peek_somewhere(table: Table, chance: Random) -> None:
    """Some seats have peeked at some tiles."""
    for level, lots in table.markets.items():
        for place, lot in enumerate(lots):
            if place and lot.tile is None and chance.random() < 0.4:
                tile = chance.choice(unseen(table, lot.rank, lot.colour))
                seen = Lot(lot.rank, lot.colour, tile, (chance.randrange(table.seats),))
                now = table.markets[level]
                table.markets[level] = (*now[:place], seen, *now[place + 1 :])


@SETTINGS
@given(st.sampled_from((2, 3, 4)), SEED, st.integers(0, LONGEST))
@pytest.mark.rule("INV-21")
def test_what_a_seat_sees_does_not_depend_on_what_others_have_peeked(
    seats: int, seed: int, answers: int
) -> None:
    chance = Random(seed)
    match = advance(Match(GAME, seats, chance=chance), chance, answers)
    first = match.state.copy()
    _peek_somewhere(first, chance)
    for seat in (*range(seats), None):
        other = GAME.imagine(GAME.conceal(first, seat), seat, chance)
        assert GAME.conceal(first, seat) == GAME.conceal(other, seat)


def test_random_matches_meet_nearly_every_kind_of_option() -> None:
    met: set[type[object]] = set()
    for seed in range(12):
        match, chance = start(1 + seed % 4, seed), Random(seed)
        while isinstance(match.question, Ask):
            option = choose(chance, list(match.question.options))
            met.add(type(option))
            match.answer(option)
    rare = {"ResolveDistrict", "ResolveMachine", "Reward", "FlipSponsor"}
    assert {kind.__name__ for kind in set(GAME.options) - met} <= rare

"""What holds for every match: records, forks, undo and concealment."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.examples.positions import ANNA, BRUNO, STOP, give, hand, lay, laying, play, rail
from kesselhaus.games.nucleum.options import ChooseSpace, Orient, PlayTile, StopTaking, TakeTile, UseHalf
from kesselhaus.games.nucleum.rules import industrialize, urbanize
from kesselhaus.games.nucleum.rules.industrialize import can_industrialize
from kesselhaus.games.nucleum.rules.plants import can_energize, plants
from kesselhaus.games.nucleum.rules.urbanize import can_urbanize
from kesselhaus.games.nucleum.secrets import conceal, imagine
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.actions import MainAction
from tests.games.nucleum.matches import choose
from tests.scenario import answer, asked

SEATS = st.sampled_from(GAME.seats)
SEED = st.integers(0, 2**32)
VARIANTS = st.frozensets(
    st.sampled_from([variant.key for variant in GAME.variants if variant.seats is None])
).filter(lambda variants: not variants >= {"max_rounds_25", "open_end"})
SETTINGS = settings(max_examples=15)


def advanced(seats: int, variants: frozenset[str], seed: int, answers: int) -> Match[Table]:
    """A match after some answers that get somewhere."""
    match, chance = Match(GAME, seats, variants, chance=Random(seed)), Random(seed)
    while isinstance(question := match.question, Ask) and match.version < answers:
        match.answer(choose(chance, list(question.options)))
    return match


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.integers(30, 600))
def test_saved_loaded_and_replayed_a_match_is_the_same(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    match = advanced(seats, variants, seed, answers)
    again: Match[Table] = record.replay(record.parse(record.write(match)), GAME)
    assert again.state == match.state
    assert again.question == match.question
    assert again.log == match.log


@pytest.mark.rule("NU-34")
@pytest.mark.parametrize("seats", GAME.seats)
def test_points_never_fall_during_play(seats: int) -> None:
    chance, before = Random(seats), (0,) * max(seats, 2)
    match: Match[Table] = Match(GAME, seats, chance=chance)
    while isinstance(question := match.question, Ask):
        match.answer(choose(chance, list(question.options)))
        now = tuple(player.vp for player in match.state.players)
        assert all(later >= earlier for earlier, later in zip(before, now, strict=True))
        before = now


@SETTINGS
@given(SEATS, VARIANTS, SEED, st.integers(30, 600))
def test_a_fork_is_the_same_and_goes_its_own_way(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    match = advanced(seats, variants, seed, answers)
    state, question = match.state.copy(), match.question
    fork = match.fork(Random(1))
    assert (fork.state, fork.question) == (state, question)
    for _ in range(12):
        if isinstance(fork.question, Ask):
            fork.answer(fork.question.options[-1])
    assert (match.state, match.question) == (state, question)


@settings(max_examples=40)
@given(SEATS, SEED, st.integers(30, 600), st.integers(0, 6), st.integers(0, 4), st.integers(0, 2))
def test_an_action_is_possible_where_there_is_a_way_to_carry_it_out(
    seats: int, seed: int, answers: int, thaler: int, workers: int, saving: int
) -> None:
    """Whether it is possible is found out without listing the ways."""
    table = advanced(seats, frozenset(), seed, answers).state
    for player in table.players[:seats]:
        player.thaler, player.workers, player.uranium = thaler, workers, (0, 0, 0, 0)
        action = MainAction(player.seat, saving, workers=saving)
        assert can_urbanize(table, player, action) == bool([*urbanize.ways(table, player, action)])
        assert can_industrialize(table, player, action) == bool([*industrialize.ways(table, player, action)])
        assert can_energize(table, player, action) == bool(plants(table, player, action))


@SETTINGS
@given(SEATS, SEED, st.integers(30, 600))
def test_an_undo_takes_back_one_answer(seats: int, seed: int, answers: int) -> None:
    match = advanced(seats, frozenset(), seed, answers)
    if not isinstance(match.question, Ask):
        return
    state, question, log = match.state.copy(), match.question, list(match.log)
    match.answer(question.options[0])
    if match.can_undo:
        match.undo()
        assert (match.state, match.question, match.log) == (state, question, log)


@SETTINGS
@given(SEATS, SEED, st.integers(30, 600))
def test_concealed_imagined_and_concealed_again_is_the_same(seats: int, seed: int, answers: int) -> None:
    table = advanced(seats, frozenset(), seed, answers).state
    for seat in (None, *range(seats)):
        seen = conceal(table, seat)
        assert conceal(imagine(seen, seat, Random(seed)), seat) == seen
        assert seen == table


@SETTINGS
@given(SEATS, SEED, st.integers(30, 600))
def test_written_down_and_read_again_a_table_is_the_same(seats: int, seed: int, answers: int) -> None:
    """Whatever lies on the table can be written down; only the box is not part of it."""
    table = advanced(seats, frozenset(), seed, answers).state
    written = msgspec.json.encode(table, enc_hook=lambda box: None)
    again = msgspec.convert(msgspec.json.decode(written), Table, dec_hook=lambda kind, given: table.box)
    assert again == table


def test_a_table_written_down_without_cities_and_powers_finds_them_again() -> None:
    table = advanced(2, frozenset(), 3, 300).state
    written = msgspec.json.decode(msgspec.json.encode(table, enc_hook=lambda box: None))
    for player in written["players"]:
        del player["cities"], player["powers"]
    again = msgspec.convert(written, Table, dec_hook=lambda kind, given: table.box)
    assert all(player.cities for player in again.players)
    assert again == table


def test_nothing_about_the_stacks_can_be_known() -> None:
    """Section 7: a tile is decided when it is drawn; what lies in the stacks is no order and no list."""
    table = lay(3)
    assert table.general_left < len(table.general_tiles)
    assert sum(table.stacks) == len(table.base_tiles) + table.general_left
    drawn = set()
    for seed in range(60):
        other = table.copy()
        give(other, thaler=9)
        match = Match.at(other, GAME, Random(seed))
        answer(match, PlayTile("AS1"), UseHalf("AS1", 1), TakeTile("T05"), StopTaking())
        drawn.add(match.state.market[0])
    assert drawn & set(table.base_tiles)
    assert drawn & set(table.general_tiles)


def test_a_step_back_goes_through_the_parts_of_a_turn() -> None:
    match = play(lay())
    answer(match, PlayTile("AS2"), UseHalf("AS2", 2))
    assert match.state.players[ANNA].income == (2, 1, 1)
    match.undo()
    match.undo()
    assert match.state.players[ANNA].slots == ()
    assert asked(match).rule == "NU-26"


@pytest.mark.rule("NU-55")
def test_no_step_back_when_another_owner_has_been_asked() -> None:
    table = lay()
    rail(table, BRUNO, "L05.1", "T37", 1)
    hand(table, "T38")
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert match.can_undo
    while asked(match).seat == ANNA:
        match.answer(STOP)
    assert asked(match).rule == "NU-55"
    assert not match.can_undo

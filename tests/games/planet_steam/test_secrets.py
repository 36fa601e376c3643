"""Hidden information (section 7): what only its owner may know tells the others nothing."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.examples.positions import EVERYTHING, A, B, C, begin, hold, lay, undeal
from kesselhaus.games.planet_steam.options import Bid, NameNumber, Nominate
from kesselhaus.games.planet_steam.secrets import conceal, imagine, least_credits
from kesselhaus.games.planet_steam.state import HIDDEN, NOT_NAMED, OPEN_CREDITS, Table
from kesselhaus.games.planet_steam.tasks import LayingOutBonus, NamingRiverNumber, Nominating, OfWinner
from tests.games.planet_steam.walk import advance, choose, start
from tests.scenario import answer

SETTINGS = settings(max_examples=25, deadline=None)
VARIANTS = st.frozensets(st.sampled_from([variant for variant in EVERYTHING if variant != OPEN_CREDITS]))
SEATS = st.sampled_from(GAME.seats)


def page(match: Match[Table], seat: int | None) -> bytes:
    """Everything that leaves the engine for a seat, as bytes. The box is the same for all."""
    view = match.view(seat)
    table, first = view.state, view.start
    told = (
        [getattr(table, name) for name in table.__struct_fields__ if name not in ("box", "ear")],
        [getattr(first, name) for name in first.__struct_fields__ if name not in ("box", "ear")],
        view.question,
        view.log,
        view.since,
        view.version,
        view.can_undo,
        view.result,
    )
    return msgspec.json.encode(told, order="sorted", enc_hook=list)


def with_other_credits(match: Match[Table], chance: Random, seat: int | None) -> Match[Table]:
    """The same match, had the others other credits; none of them falls below what the table knows of him."""
    twin = match.fork()
    twin.log, twin.light = match.log, False
    twin._last, twin._barrier = match._last, match._barrier
    twin._kept.base = match._kept.base.copy()
    for table in (twin.state, twin._kept.base):
        for player in table.players:
            if player.seat != seat:
                player.credits = least_credits(table, player) + chance.randrange(500)
    return twin


@SETTINGS
@given(SEATS, VARIANTS, st.integers(0, 2**32), st.integers(0, 400))
@pytest.mark.rule("PS-41", "PS-42a")
def test_pages_of_others_do_not_change_by_one_byte(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    chance = Random(seed)
    match = advance(start(seats, variants, chance), chance, answers)
    if match.question is None:
        return
    for seat in (*range(seats), None):
        assert page(with_other_credits(match, chance, seat), seat) == page(match, seat)


@SETTINGS
@given(SEATS, st.integers(0, 2**32))
@pytest.mark.rule("PS-41", "PS-42a")
def test_a_whole_match_told_with_other_credits_tells_the_same(seats: int, seed: int) -> None:
    """Two matches with the same answers, one of them with richer players. Nobody runs out of credits: the aid
    and an opening that is passed on are public.
    """
    variants = frozenset({"opt_independent_carrier", "opt_price_manipulation", "adv_variable_claims"})
    chance = Random(seed)
    poor, rich = start(seats, variants, Random(seed)), start(seats, variants, Random(seed))
    for match, credits in ((poor, 1_000_000), (rich, 2_000_000)):
        for table in (match.state, match._kept.base):
            for player in table.players:
                player.credits = credits
    for _ in range(200):
        if poor.question is None:
            break
        assert page(poor, None) == page(rich, None)
        option = choose(chance, poor.question)
        assert isinstance(poor.question, Ask)
        poor.answer(option)
        rich.answer(option)


@SETTINGS
@given(SEATS, VARIANTS, st.integers(0, 2**32), st.integers(0, 400))
@pytest.mark.rule("PS-41")
def test_what_is_imagined_looks_the_same_and_is_legal(
    seats: int, variants: frozenset[str], seed: int, answers: int
) -> None:
    chance = Random(seed)
    table = advance(start(seats, variants, chance), chance, answers).state
    for seat in (*range(seats), None):
        seen = conceal(table, seat)
        imagined = imagine(seen, seat, chance)
        assert conceal(imagined, seat) == seen
        assert HIDDEN not in [player.credits for player in imagined.players]
        assert HIDDEN not in imagined.river_numbers
        assert list(GAME.broken(None, imagined, True)) == []
        if seat is not None:
            assert imagined.players[seat].credits == table.players[seat].credits


@pytest.mark.rule("PS-41")
def test_open_credits_are_seen_and_imagined_as_they_are() -> None:
    """Q-50."""
    table = lay(3, OPEN_CREDITS)
    hold(table, A, credits=17)
    for seat in (B, None):
        seen = conceal(begin(table, Nominating).state, seat)
        assert seen.players[A].credits == 17
        assert imagine(seen, seat, Random(1)).players[A].credits == 17


@pytest.mark.rule("PS-42a")
def test_with_open_credits_no_question_hides_what_one_could_pay() -> None:
    for variants, hidden in (((), True), ((OPEN_CREDITS,), False)):
        match = answer(begin(lay(3, *variants), Nominating), Nominate("B1"), Bid(1))
        assert isinstance(match.question, Ask)
        assert match.question.secret is hidden


@pytest.mark.rule("PS-50a", "PS-71")
def test_a_bidder_is_imagined_with_what_he_needs_to_pay() -> None:
    table = lay(3)
    for seat in (A, B, C):
        hold(table, seat, credits=300)
    match = answer(begin(table, Nominating), Nominate("B1"), Bid(200), Bid(401))
    seen = conceal(match.state, C)
    assert (least_credits(seen, seen.players[A]), least_credits(seen, seen.players[B])) == (200, 201)
    for seed in range(20):
        imagined = imagine(seen, C, Random(seed))
        assert imagined.players[A].credits >= 200
        assert imagined.players[B].credits >= 201


def test_a_participant_of_the_specialist_auction_has_a_credit() -> None:
    table = lay(3)
    undeal(table)
    seen = conceal(begin(table, LayingOutBonus).state, A)
    assert [least_credits(seen, player) for player in seen.players] == [1, 1, 1]


@pytest.mark.rule("PS-45", "INV-16")
def test_who_has_no_card_yet_is_imagined_with_a_credit_between_two_bidding_rounds() -> None:
    """Otherwise nobody could open the next one."""
    seen = 0
    match, chance = start(4, frozenset(EVERYTHING), Random(3)), Random(3)
    while match.question is not None and seen < 40:
        table = match.state
        if isinstance(table.doing, OfWinner):
            seen += 1
            for player in table.players:
                certain = player.card is None and player.seat != table.doing.seat
                assert least_credits(table, player) == int(certain)
                assert player.credits >= int(certain)
        advance(match, chance, 1)
    assert seen == 40


def test_a_spectator_sees_no_credits_and_at_the_end_everybody_sees_all() -> None:
    chance = Random(3)
    match = start(2, frozenset(), chance)
    assert [player.credits for player in match.view(None).state.players] == [HIDDEN, HIDDEN]
    standings = GAME.standings(match.view(None).state)
    assert standings == tuple(total - 100 for total in GAME.standings(match.state))
    advance(match, chance, 2000)
    assert match.is_over
    for seat in (0, 1, None):
        assert match.view(seat).state == match.state


@pytest.mark.rule("PS-150")
def test_a_number_named_is_known_to_its_seat_only_until_all_have_named_one() -> None:
    for named in (1, 2):
        for seat in (1, 2, None):
            assert page(_naming(named, 0), seat) == page(_naming(named, 3), seat)
        assert page(_naming(named, 0), 0) != page(_naming(named, 3), 0)
    assert page(_naming(3, 0), None) != page(_naming(3, 3), None)
    match = _naming(2, 3)
    assert match.view(2).state.river_numbers == (HIDDEN, HIDDEN, NOT_NAMED)
    assert match.view(0).state.river_numbers == (3, HIDDEN, NOT_NAMED)


def _naming(named: int, first: int) -> Match[Table]:
    """Three seats, of which some have named a number, the first seat the given one."""
    table = lay(3, "adv_variable_claims")
    table.round, table.rounds_left = 0, 6
    undeal(table)
    return answer(begin(table, NamingRiverNumber), *list(_numbers(first))[:named])


def _numbers(first: int) -> Iterator[NameNumber]:
    yield NameNumber(first)
    yield NameNumber(1)
    yield NameNumber(1)

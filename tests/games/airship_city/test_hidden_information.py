"""Hidden information (section 7): there is none, and no card is decided before it is drawn."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.examples.positions import A, B, C, act, lay
from kesselhaus.games.airship_city.options import TakeContract
from tests.scenario import answer, drawn, playing


@pytest.mark.rule("AC-19", "AC-103")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_and_a_spectator_see_the_whole_table_and_log(seats: int) -> None:
    for number, match in enumerate(playing(Match(GAME, seats, chance=Random(seats)), Random(seats))):
        if number % 40 == 0:
            for seat in (None, *range(seats)):
                view = match.view(seat)
                assert view.state == match.state
                assert view.log == tuple(match.log)


@pytest.mark.rule("AC-5", "AC-74")
def test_the_deck_has_no_order_that_could_be_known() -> None:
    table = lay()
    match = act(table, "market_1", TakeContract("c01"))
    assert sorted(drawn(match).outcomes) == sorted(table.deck)
    assert drawn(match).weights is None
    for card in table.deck:
        twin = answer(match.fork(), card)
        assert twin.state.display[-1] == card
        assert card not in twin.state.deck


@pytest.mark.rule("AC-5")
def test_what_will_be_drawn_is_not_shown_to_anybody() -> None:
    match = act(lay(), "market_1", TakeContract("c01"))
    for seat in (A, B, C, None):
        assert match.view(seat).question == Draw("AC-74", ())


@pytest.mark.rule("AC-3")
def test_stage_bonus_tiles_that_are_not_used_are_nowhere_in_the_game() -> None:
    state = Match(GAME, 3, chance=Random(1)).state
    unused = {bonus for bonus in state.box.stage_bonuses if bonus not in state.stage_bonuses}
    assert len(unused) == 3
    assert not any(bonus in repr(state) for bonus in unused)


@pytest.mark.rule("AC-5")
def test_the_last_card_of_the_deck_needs_no_draw() -> None:
    table = lay()
    table.deck = ("c20",)
    match = act(table, "market_1", TakeContract("c01"))
    assert match.state.display == ("c02", "c03", "c04", "c05", "c20")

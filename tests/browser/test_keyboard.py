"""Matches with nothing but the keyboard: the focus is always seen, and never lost by an answer."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.hands import END, MIDST, SEATS, WHOLE, Keyboard, begun
from tests.browser.house import OwnHouse
from tests.browser.looks import brought


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_a_whole_match_by_keyboard(invite: Invite, game: str, seats: str) -> None:
    anna = invite("Anna")
    anna.lay(game, seats)
    hands = at_the_question(Keyboard(anna))
    hands.play()
    assert hands.pressed > 40
    to_the_result(hands, len(seats.split()))


@pytest.mark.parametrize("game", SEATS)
def test_the_midst_of_every_game_by_keyboard(invite: Invite, open_house: OwnHouse, game: str) -> None:
    anna = invite("Anna", "de", open_house.address)
    brought(anna, *begun(game))
    hands = at_the_question(Keyboard(anna))
    hands.play(MIDST)


@pytest.mark.parametrize("game", SEATS)
def test_the_end_of_every_game_by_keyboard(invite: Invite, open_house: OwnHouse, game: str) -> None:
    anna = invite("Anna", "en", open_house.address)
    brought(anna, *begun(game, END))
    hands = at_the_question(Keyboard(anna))
    hands.play()
    to_the_result(hands, 2)


def at_the_question(hands: Keyboard) -> Keyboard:
    hands.guest.at_table()
    hands.guest.wait_for("document.querySelector('#console.mine')")
    hands.to_the_question()
    return hands


def to_the_result(hands: Keyboard, seats: int) -> None:
    """The key at the end leads there, and it tells everybody's total."""
    hands.keys.press("Enter")
    hands.guest.page.locator(".outcome .won h1").wait_for()
    assert hands.guest.page.locator(".scores tfoot td").count() == seats

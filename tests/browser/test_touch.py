"""Matches with nothing but a finger on a phone: what is tapped answers, and nothing is too wide."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.hands import END, MIDST, SEATS, WHOLE, Finger, begun
from tests.browser.house import OwnHouse
from tests.browser.looks import brought
from tests.browser.people import PHONE, SIDEWAYS


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_a_whole_match_by_touch(invite: Invite, game: str, seats: str) -> None:
    bernd = invite("Bernd", "de", size=PHONE, theme="dark", touch=True)
    bernd.lay(game, seats)
    bernd.at_table()
    finger = Finger(bernd)
    finger.play()
    assert finger.tapped > 40
    assert finger.on_boards
    to_the_result(finger, len(seats.split()))


@pytest.mark.parametrize("game", SEATS)
def test_the_midst_of_every_game_by_touch(invite: Invite, open_house: OwnHouse, game: str) -> None:
    bernd = invite("Bernd", "en", open_house.address, size=PHONE, touch=True)
    brought(bernd, *begun(game))
    Finger(bernd).play(MIDST)


@pytest.mark.parametrize("game", SEATS)
def test_the_end_of_every_game_by_touch(invite: Invite, open_house: OwnHouse, game: str) -> None:
    bernd = invite("Bernd", "de", open_house.address, size=PHONE, theme="dark", touch=True)
    brought(bernd, *begun(game, END))
    finger = Finger(bernd)
    finger.play()
    to_the_result(finger, 2)


def to_the_result(finger: Finger, seats: int) -> None:
    """The key at the end leads there, and it tells everybody's total."""
    page = finger.guest.page
    page.locator("#console .acts a.go").tap()
    page.locator(".outcome .won h1").wait_for()
    assert page.locator(".scores tfoot td").count() == seats
    assert page.evaluate(SIDEWAYS) == 0

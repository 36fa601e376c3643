"""Two people at a game of the shelf, one at a desk, one German with a phone in the dark.

Airship City and Planet Steam are played and looked at by the other tests of this folder.
"""

from time import monotonic
from typing import Any

import pytest

from kesselhaus.games import shelf
from tests.browser.conftest import Invite
from tests.browser.house import LONGEST
from tests.browser.people import PHONE, SIDEWAYS, Guest
from tests.browser.test_every_page import barriers, raw_text
from tests.browser.tour import bring

GAMES = [game for game in shelf() if game not in ("airship_city", "planet_steam")]
KEYS, BACK_EVERY = 20, 7


def problems(guest: Guest) -> list[Any]:
    """What is wrong with the page as it stands: raw text, barriers, a page wider than the screen."""
    return [*raw_text(guest), *barriers(guest), *filter(None, [guest.page.evaluate(SIDEWAYS)])]


def asked(people: list[Guest]) -> Guest:
    """Who has to answer; a page may yet have to be told."""
    late = monotonic() + LONGEST
    while monotonic() < late:
        for guest in people:
            if guest.sees()["mine"]:
                return guest
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("game", GAMES)
def test_a_stretch_of_every_game_is_played_at_a_desk_and_on_a_phone(invite: Invite, game: str) -> None:
    anna, bernd = invite("Anna"), invite("Bernd", "de", size=PHONE, theme="dark", touch=True)
    bernd.sit_down(anna.lay(game, "me open"))
    people = [anna, bernd]
    for guest in people:
        guest.at_table()
    for pressed in range(1, KEYS + 1):
        guest = asked(people)
        goes_back = pressed % BACK_EVERY == 0 and guest.sees()["back"]
        seen = guest.step_back() if goes_back else guest.answer()
        for other in people:
            other.wait_for_version(seen["version"])
        assert anna.sees()["round"] == bernd.sees()["round"]
    assert {guest.name: wrong for guest in people if (wrong := problems(guest))} == {}
    assert anna.complaints == bernd.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_the_result_and_the_rulebook_of_every_game_can_be_read(invite: Invite, game: str) -> None:
    guest = invite("Bernd", "de", size=PHONE, theme="dark", touch=True)
    guest.lay(game, "me easy")
    path = bring(guest, game)
    found: dict[str, list[Any]] = {}
    for page in (path, f"/rules/{game}"):
        guest.go(page)
        found |= {page: wrong} if (wrong := problems(guest)) else {}
    assert found == {}

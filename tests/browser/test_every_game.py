"""Two people at a game of the shelf, one at a desk, one German with a phone in the dark.

Airship City and Planet Steam are played and looked at by the other tests of this folder.
"""

from typing import Any

import pytest

from kesselhaus.games import shelf
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, SIDEWAYS, Guest
from tests.browser.test_every_page import barriers, raw_text
from tests.browser.tour import bring

GAMES = [game for game in shelf() if game not in ("airship_city", "planet_steam")]
KEYS, LOOKED_AT_EVERY, BACK_EVERY = 26, 13, 7


def problems(guest: Guest) -> list[Any]:
    """What is wrong with the page as it stands: raw text, barriers, a page wider than the screen."""
    return [*raw_text(guest), *barriers(guest), *filter(None, [guest.page.evaluate(SIDEWAYS)])]


@pytest.mark.parametrize("game", GAMES)
def test_a_stretch_of_every_game_is_played_at_a_desk_and_on_a_phone(invite: Invite, game: str) -> None:
    anna, bernd = invite("Anna"), invite("Bernd", "de", size=PHONE, theme="dark", touch=True)
    bernd.sit_down(anna.lay(game, "me open"))
    people = [anna, bernd]
    for guest in people:
        guest.at_table()
    pressed = 0
    found: dict[str, list[Any]] = {}
    while pressed < KEYS:
        guest = next(guest for guest in people if guest.sees()["mine"])
        seen = guest.answer()
        pressed += 1
        if pressed % BACK_EVERY == 0 and seen["mine"] and seen["back"]:
            seen = guest.step_back()
        for other in people:
            other.wait_for_version(seen["version"])
        assert anna.sees()["round"] == bernd.sees()["round"]
        if pressed % LOOKED_AT_EVERY == 0:
            found |= {f"{one.name}, key {pressed}": wrong for one in people if (wrong := problems(one))}
    assert found == {}
    assert anna.complaints == bernd.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_of_every_game_can_be_looked_at_again(invite: Invite, game: str) -> None:
    guest = invite("Bernd", "de", size=PHONE, theme="dark", touch=True)
    guest.lay(game, "me easy")
    path = bring(guest, game)
    found: dict[str, list[Any]] = {}
    for page in (path, f"{path}/replay?at=60", f"/rules/{game}", f"/new?game={game}"):
        guest.go(page)
        found |= {page: wrong} if (wrong := problems(guest)) else {}
    assert found == {}

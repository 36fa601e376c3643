"""Two people at two machines, one of them German, play whole games to the end with nothing but the keys."""

from time import monotonic

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Guest

LONGEST_GAME = 400.0
"""Seconds on a machine that has much else to do."""
BACK_EVERY, COMPARED_EVERY = 17, 10


def table_of_two(anna: Guest, bernd: Guest, game: str, seats: str) -> None:
    path = anna.lay(game, seats)
    bernd.sit_down(path)
    for guest in (anna, bernd):
        guest.at_table()


def play_to_the_end(people: list[Guest], is_secret: bool) -> int:
    """Whoever is asked presses a key, and now and then goes back. How many keys were pressed."""
    late, pressed = monotonic() + LONGEST_GAME, 0
    while monotonic() < late:
        asked = next(((guest, seen) for guest in people if (seen := guest.sees())["mine"]), None)
        if asked is None:
            if is_over(people):
                return pressed
            continue
        guest, seen = asked
        while seen["mine"]:
            seen, pressed = guest.answer(seen=seen), pressed + 1
            if pressed % BACK_EVERY == 0 and seen["mine"] and seen["back"]:
                seen = guest.step_back()
            if pressed % COMPARED_EVERY == 0:
                same_table(people, seen["version"], is_secret)
    raise AssertionError(f"the game did not end in time: {pressed} keys, {people[0].sees()}")


def is_over(people: list[Guest]) -> bool:
    """Nobody is asked: the table is over, or a bot is about to move, or one page has yet to be told."""
    seen = [guest.sees() for guest in people]
    if all(one["over"] for one in seen):
        return True
    for guest in people:
        guest.wait_for_version(max(one["version"] for one in seen))
    if not any(guest.sees()["mine"] for guest in people):
        version = max(one["version"] for one in seen)
        news = f"Number(document.querySelector('[data-table]').dataset.version) > {version}"
        people[0].wait_for(f"{news} || document.querySelector('#console .acts a.go')")
    return False


def same_table(people: list[Guest], version: int, is_secret: bool) -> None:
    """Everybody sees the same round and, where nothing is hidden, the same scores."""
    for guest in people:
        guest.wait_for_version(version)
    seen = [guest.sees() for guest in people]
    if len({one["version"] for one in seen}) == 1:
        assert seen[0]["round"] == seen[1]["round"]
        assert is_secret or seen[0]["scores"] == seen[1]["scores"]


@pytest.mark.parametrize(("game", "seats"), [("airship_city", "me open easy"), ("planet_steam", "me open")])
def test_two_browsers_play_to_the_result(invite: Invite, game: str, seats: str) -> None:
    anna, bernd = invite("Anna", "en"), invite("Bernd", "de")
    table_of_two(anna, bernd, game, seats)
    pressed = play_to_the_end([anna, bernd], is_secret=game == "planet_steam")
    assert pressed > 60
    for guest, result in ((anna, "Final scores"), (bernd, "Endstand")):
        guest.page.locator("#console .acts a.go").click()
        guest.page.locator(".outcome .won h1").wait_for()
        assert result in (guest.page.locator("main").text_content() or "")
    totals = [guest.page.locator(".scores tfoot td").all_inner_texts() for guest in (anna, bernd)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == len(seats.split())

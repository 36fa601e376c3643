"""The switch for colour-blind eyes changes the players' colours on every page that shows them."""

from tests.browser.conftest import Invite
from tests.browser.people import Guest

MARK = ".mark.pc-orange, .mark.pc-purple"
COLOUR = f"getComputedStyle(document.querySelector('{MARK}')).getPropertyValue('--pc')"


def colour(guest: Guest, path: str) -> str:
    guest.go(path)
    found: str = guest.page.evaluate(COLOUR)
    return found


def test_colours_for_colour_blind_eyes(invite: Invite) -> None:
    anna, other = invite("Anna", "de"), invite("Sven")
    table = anna.lay("airship_city", "me me")
    pages = (table, f"{table}/replay", "/")
    usual = [colour(anna, path) for path in pages]
    anna.go("/account")
    assert anna.page.locator("input[name=confirm]").is_checked(), "what is usual is shown as it stands"
    anna.prefers(palette=True)
    safe = [colour(anna, path) for path in pages]
    assert all(before != after for before, after in zip(usual, safe, strict=True))
    assert anna.page.evaluate("document.documentElement.dataset.palette") == "safe"
    assert colour(other, table) == usual[0]

"""The page for a new table: drawn anew in place with every choice, and nothing typed is lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"label:has(> [name={name}][value='{value}'])").click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_typed_stays_whatever_is_chosen(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", "de", size=size, touch=size == PHONE)
    guest.go("/new?game=airship_city&seats=2")
    page = guest.page
    loaded = page.evaluate("performance.timeOrigin")
    page.locator("[name=name-0]").fill("Annegret")
    choose(page, "who-1", "open")
    expect(page.locator("[name=name-1]")).to_have_value("")
    page.locator("[name=name-1]").fill("Kai")
    choose(page, "pace", "daily")
    choose(page, "game", "planet_steam")
    expect(page.locator(".pre h3")).to_have_text("Planet Steam")
    choose(page, "seats", "3")
    expect(page.locator(".seat")).to_have_count(3)
    choose(page, "who-2", "me")
    page.locator("[name=name-2]").fill("Ben")
    expect(page.locator(".tbl .pl4")).to_contain_text(["Annegret", "Kai", "Ben"])
    expect(page.locator(".facts")).to_contain_text("Kai")
    page.locator(".seat").nth(2).locator(".mv").click()
    expect(page.locator("[name=name-1]")).to_have_value("Ben")
    assert page.evaluate("performance.timeOrigin") == loaded
    page.locator("#laying .go2").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#seats li")).to_contain_text(["Annegret", "Ben", "Kai"])
    expect(page.locator(".room dl")).to_contain_text("Ein Zug am Tag")


def test_the_link_is_copied_by_a_key(invite: Invite) -> None:
    guest = invite("Anna")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = guest.lay("airship_city", "me open")
    guest.page.locator(".room [data-copy]").click()
    expect(guest.page.locator(".room [data-copy]")).to_have_text("Copied")
    assert guest.page.evaluate("navigator.clipboard.readText()") == guest.address + path


def test_the_second_time_enter_plays(invite: Invite) -> None:
    guest = invite("Anna", "de")
    guest.go("/")
    guest.page.locator("a[href='/play/whistle_mountain']").click()
    guest.page.wait_for_url("**/play/*")
    choose(guest.page, "level", "easy")
    choose(guest.page, "seats", "2")
    expect(guest.page.locator(".who4 li:visible")).to_have_count(2)
    expect(guest.page.locator(".who4 li").nth(1)).to_contain_text("leicht")
    called = guest.page.locator(".who4 li").nth(1).inner_text().split()[0]
    guest.page.locator("#quick .go").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator("#clocks")).to_contain_text(called)
    guest.go("/play/whistle_mountain")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_url(guest.address + "/")
    guest.go("/play/whistle_mountain")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.locator("#clocks .clock")).to_have_count(2)

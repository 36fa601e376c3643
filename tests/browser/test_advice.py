"""What a bot thinks comes onto the page after it: keys stay where they are, and can be pressed."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, SIDEWAYS, Guest
from tests.browser.test_every_page import barriers, raw_text
from tests.browser.tour import bring

PLACES = """[...document.querySelectorAll('#console button')]
  .map((key) => { const at = key.getBoundingClientRect(); return [at.left, at.top, at.width, at.height]; })"""


def what_if(guest: Guest, game: str, at: int) -> None:
    """A table of one's own in the middle of a match, at which bots advise."""
    path = bring(guest, game)
    guest.go(f"{path}/replay?at={at}")
    guest.page.locator(".deeds select").select_option("easy")
    guest.page.locator(".deeds button").first.click()
    guest.page.wait_for_url(lambda address: path not in address)
    guest.at_table()


@pytest.fixture
def anna(invite: Invite) -> Guest:
    guest = invite("Anna")
    guest.lay("airship_city", "me easy")
    return guest


@pytest.mark.parametrize("size", [(1400, 900), PHONE])
def test_figures_come_onto_the_keys_and_keys_still_answer(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size)
    guest.lay("airship_city", "me me")
    held: list[Route] = []
    page = guest.page
    page.route("**/advice?*", lambda route: held.append(route))
    with page.expect_request("**/advice?*"):
        what_if(guest, "airship_city", 62)
    key = page.locator("#console button[name=option]:not([disabled])").first
    key.focus()
    expect(page.locator("#console .adv")).to_have_count(0)
    before = page.evaluate(PLACES)
    held[-1].continue_()
    expect(page.locator("#console .adv").first).to_be_attached()
    assert page.evaluate(PLACES) == before, "nothing moves"
    expect(key).to_be_focused()
    shown = page.locator("#console .adv b").all_inner_texts()
    assert all(re.fullmatch(r"\d{1,3}", figure) for figure in shown if figure)
    best = page.locator("#console button:has(.adv.best)").first
    assert best.locator(".adv .i").count() == 1, "the best is not told by its colour alone"
    said = best.evaluate("(key) => document.getElementById(key.getAttribute('aria-describedby')).textContent")
    assert re.fullmatch(r"Advice: \d+ of 100, the best", said)
    assert page.evaluate(SIDEWAYS) == 0
    page.unroute("**/advice?*")
    version = guest.sees()["version"]
    guest.unfold(best)
    best.click()
    guest.wait_for(
        f"Number(document.querySelector('[data-table]').dataset.version) > {version}"
        " || document.querySelector('#console [name=confirmed]')"
    )


def test_a_number_is_advised_beside_its_wheel(invite: Invite) -> None:
    guest = invite("Anna")
    guest.lay("airship_city", "me easy")
    what_if(guest, "planet_steam", 12)
    wheel = guest.page.locator("#console .wheel")
    advised = guest.page.locator("#console .adv-number b")
    expect(advised).to_have_text(re.compile(r"^Advice: \d+$"))
    number = advised.inner_text().removeprefix("Advice: ")
    assert number in wheel.locator("option").all_inner_texts()


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("de", "light")])
def test_advice_shuts_nobody_out(invite: Invite, lang: str, theme: str) -> None:
    guest = invite("Anna", lang, theme=theme)
    guest.lay("airship_city", "me easy")
    what_if(guest, "airship_city", 62)
    expect(guest.page.locator("#console .adv").first).to_be_attached()
    assert (barriers(guest), raw_text(guest)) == ([], [])
    guest.go(f"{bring(guest, 'airship_city')}/replay?at=62")
    guest.page.locator("[data-thoughts]").click()
    expect(guest.page.locator("#thoughts li").first).to_be_visible()
    expect(guest.page.locator("#chances polyline").first).to_be_visible()
    assert (barriers(guest), raw_text(guest)) == ([], [])


def test_without_the_option_there_is_nothing(anna: Guest) -> None:
    anna.at_table()
    assert anna.page.locator("#console.advised").count() == 0
    assert not any("advice" in url for url in anna.requests)
    anna.page.goto(f"{anna.page.url.partition('#')[0]}#menu")
    anna.page.get_by_role("button", name="Show the advice of a bot").click()
    expect(anna.page.locator("#console.advised")).to_be_visible()


def test_the_curve_leads_to_its_moments(anna: Guest) -> None:
    page, path = anna.page, bring(anna, "planet_steam")
    anna.go(path)
    expect(page.locator("#chances polyline").first).to_be_visible()
    expect(page.locator("#chances li")).to_have_count(2)
    anna.go(f"{path}/replay?at=30")
    here = page.locator("#chances .here")
    expect(here).to_be_attached()
    before = here.get_attribute("transform")
    page.locator("#chances .ways a").nth(60).click()
    expect(page.locator("#console h2")).not_to_have_text(re.compile("Moment 30 "))
    assert page.url.endswith(page.locator("#chances .ways a").nth(60).get_attribute("href").partition("?")[2])  # type: ignore[union-attr]
    assert here.get_attribute("transform") != before
    told = page.locator("#chances li b").all_inner_texts()
    assert sum(int(figure.split("\u202f")[0]) for figure in told) in (99, 100, 101)


NOTE = {
    "seat": 0,
    "after": 60,
    "lang": "en",
    "standing": "Round 3",
    "question": "What do you do?",
    "options": 4,
    "played": "This",
    "best": "That",
    "lost": 2.5,
    "behind": 10,
    "worlds": 12,
    "unit": "points",
    "least": 0.2,
    "reasons": [[2.5, "more of it"]],
}


@pytest.mark.parametrize("game", ["nucleum", "whistle_mountain"])
def test_notes_come_with_the_map_as_it_was(invite: Invite, game: str) -> None:
    """Whose better answer is shown only to who asks."""
    anna = invite("Anna")
    page, path = anna.page, bring(anna, game, 2, format=4, notes=[NOTE])
    anna.go(path)
    for window in ((1400, 900), PHONE):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        drawn = page.locator(".turning figure.drawn")
        page.locator(".turning figure").scroll_into_view_if_needed()
        drawn.wait_for()
        assert drawn.locator(".table svg").first.is_visible()
        assert page.evaluate(SIDEWAYS) == 0
    assert not page.get_by_text("That", exact=True).is_visible()
    page.locator(".turning summary").click()
    assert page.get_by_text("That", exact=True).is_visible()
    page.locator(".turning .points form button").click()
    page.wait_for_url(lambda address: path not in address)
    expect(page.locator("#console")).to_be_visible()


def test_beside_a_moment_stands_what_a_bot_would_have_done(anna: Guest) -> None:
    page, path = anna.page, bring(anna, "airship_city")
    anna.go(f"{path}/replay?at=62")
    page.get_by_role("button", name="What would a bot do here?").click()
    expect(page.locator("#thoughts li").first).to_be_visible()
    expect(page.locator("#thoughts .tick")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#console h2")).to_have_text(re.compile("Moment 63 "))
    expect(page.locator("#thoughts")).not_to_contain_text("thinking")
    page.get_by_role("button", name="Hide what the bot thinks").click()
    expect(page.locator("#thoughts li")).to_have_count(0)

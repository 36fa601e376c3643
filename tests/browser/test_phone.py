"""A phone: scores in the head, keys in the flow, and the board that is asked about in view."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import OwnHouse
from tests.browser.looks import kinds, opened
from tests.browser.people import PHONE, Guest

IN_VIEW = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
  const head = document.querySelector('#jump').getBoundingClientRect().bottom;
  const bar = document.querySelector('#console').getBoundingClientRect().top;
  return box.top >= head - 2 && box.top < bar - 40 }"""
COUNTS = (
    "[...document.querySelectorAll('#jump a')].map((one) => Number(one.querySelector('i')?.textContent || 0))"
)


@pytest.fixture
def phone(chromium: Browser, open_house: OwnHouse) -> Iterator[Guest]:
    guest = Guest(chromium, open_house.address, "Anna", "de", size=PHONE, touch=True)
    yield guest
    guest.context.close()
    assert guest.complaints == []


def asked(guest: Guest, game: str, rule: str) -> None:
    opened(guest, next(kind for kind in kinds(game) if kind.rule == rule))


def test_everybodys_score_is_in_the_head(phone: Guest) -> None:
    asked(phone, "planet_steam", "PS-50")
    chips = phone.page.locator("#clocks .clock")
    expect(chips).to_have_count(5)
    for chip in chips.all():
        expect(chip.locator(".sc")).to_be_in_viewport(ratio=1)
    phone.page.locator(".tool[href='#menu']").tap()
    for way in ("a[href='/rules/planet_steam']", "a[href='/language/en']", "[data-do=theme]"):
        expect(phone.page.locator("#menu").locator(way)).to_be_visible()


def test_a_score_in_the_head_leads_to_the_board_of_its_player(phone: Guest) -> None:
    asked(phone, "planet_steam", "PS-50")
    for chip in phone.page.locator("#clocks a").all():
        board = phone.page.locator(chip.get_attribute("href") or "")
        chip.tap()
        expect(board).to_be_in_viewport()


@pytest.mark.parametrize("width", [390, 360, 1024])
def test_an_auction_says_what_is_auctioned_and_has_its_quick_bids(phone: Guest, width: int) -> None:
    asked(phone, "planet_steam", "PS-50")
    phone.page.set_viewport_size({"width": width, "height": 844})
    expect(phone.page.locator("#console .ask p > span")).to_contain_text("Zone")
    expect(phone.page.locator("#console .ask p > span")).to_be_in_viewport(ratio=1)
    expect(phone.page.locator("#console .quick button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "rule", "board"),
    [
        ("nucleum", "NU-71", "#milestones"),
        ("airship_city", "AC-74", "#contracts"),
        ("airship_city", "AC-66", "#donations"),
        ("planet_steam", "PS-54", "#auction"),
    ],
)
def test_the_board_that_is_asked_about_is_brought_into_view(
    phone: Guest, game: str, rule: str, board: str
) -> None:
    asked(phone, game, rule)
    phone.page.wait_for_function(f"({IN_VIEW})('{board} [data-t]')")


def test_the_row_of_anchors_counts_the_places_that_answer(phone: Guest) -> None:
    asked(phone, "nucleum", "NU-71")
    assert phone.page.evaluate(COUNTS) == [0, 0, 0, 17, 0, 0]


def test_nobody_is_carried_off_who_has_just_scrolled(phone: Guest) -> None:
    asked(phone, "airship_city", "AC-30")
    page = phone.page
    # However long the answer takes: the wheel is turned when it comes, before the page looks.
    page.evaluate(
        "document.addEventListener('kesselhaus-shown', () =>"
        " document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true })), true)"
    )
    page.evaluate("document.querySelector('#log').scrollIntoView()")
    phone.answer(0)
    expect(page.locator("#log")).to_be_in_viewport()

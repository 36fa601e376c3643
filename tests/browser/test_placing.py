"""Tile, turn and place are chosen in one bar and given as one: by mouse, keys, touch, without a script."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import OwnHouse
from tests.browser.looks import kinds, opened
from tests.browser.people import COMMIT, DESK, PHONE, Guest

At = Callable[..., Guest]
ON = "[...document.querySelectorAll('#console [data-turns] button')].findIndex((key) => key.matches('.on'))"
SHOWN = "document.querySelector('.spot.chosen').dataset.t"
MINE = "document.querySelector('#mine').innerHTML.replace(/ (hot|is-new)\\b/g, '')"
BETWEEN = "(pip) => scrollBy({ top: pip.getBoundingClientRect().top - 250, behavior: 'instant' })"
"""Where it is seen, between the head and the bar."""
SIDE = "document.querySelector('.spot.good').getBoundingClientRect().width"


@pytest.fixture
def at(chromium: Browser, open_house: OwnHouse) -> Iterator[At]:
    """Somebody who is asked by a rule of Whistle Mountain."""
    guests: list[Guest] = []

    def asked(rule: str, size: tuple[int, int] = DESK, lang: str = "en", *, script: bool = True) -> Guest:
        touch = size == PHONE
        guest = Guest(chromium, open_house.address, "Anna", lang, size=size, touch=touch, script=script)
        guests.append(guest)
        opened(guest, next(kind for kind in kinds("whistle_mountain") if kind.rule == rule))
        return guest

    yield asked
    for guest in guests:
        assert guest.complaints == []
        guest.context.close()


def entries(guest: Guest) -> int:
    return int(guest.sees()["version"])


def test_by_mouse_a_pip_is_chosen_by_one_click_and_built_by_the_next(at: At) -> None:
    anna = at("WM-90")
    before, pip = entries(anna), anna.page.locator(".spot.good:not(.chosen)").first
    place = pip.get_attribute("data-t")
    pip.click()
    expect(anna.page.locator(f"#console [name=row][data-t={place}].on").first).to_be_visible()
    assert (entries(anna), anna.page.evaluate(SHOWN)) == (before, place)
    anna.page.locator(f"#map [data-t={place}] > use").first.click()
    anna.wait_for_version(before + 1)


def test_two_quick_clicks_build(at: At) -> None:
    anna = at("WM-90")
    before, pip = entries(anna), anna.page.locator(".spot.good:not(.chosen)").first
    pip.dblclick()
    anna.wait_for_version(before + 1)


def test_a_tile_is_chosen_turned_and_built_by_keys_and_undo_takes_all_of_it_back(at: At) -> None:
    anna = at("WM-83")
    before, board = entries(anna), anna.page.locator("#map").inner_html()
    anna.page.locator("#console [name=draft]").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(COMMIT)).to_be_focused()
    first = anna.page.evaluate(ON)
    count = anna.page.locator("[data-turns] button").count()
    anna.page.keyboard.press("r")
    anna.wait_for(f"{ON} === {(first + 1) % count}")
    anna.page.keyboard.press("Shift+R")
    anna.wait_for(f"{ON} === {first}")
    assert entries(anna) == before
    anna.page.locator(COMMIT).focus()
    anna.page.keyboard.press("Enter")
    anna.wait_for_version(before + 1)
    anna.page.locator("#console .back").click()
    anna.wait_for_version(before + 2)
    assert anna.page.locator("#map").inner_html().count("<use") == board.count("<use")


def test_what_is_chosen_is_let_go_and_the_boards_are_as_before(at: At) -> None:
    anna = at("WM-83")
    before, mine = entries(anna), anna.page.evaluate(MINE)
    anna.page.locator("#console [name=draft]").first.click()
    expect(anna.page.locator(".spot.chosen")).to_have_count(1)
    anna.page.locator("#console .acts [name=draft]").click()
    expect(anna.page.locator(".spot")).to_have_count(0)
    assert (entries(anna), anna.page.evaluate(MINE)) == (before, mine)


def test_by_touch_the_first_tap_chooses_and_the_board_is_looked_at_closely(at: At) -> None:
    anna = at("WM-90", PHONE, "de")
    before, pip = entries(anna), anna.page.locator(".spot.good:not(.chosen)").first
    place = pip.get_attribute("data-t")
    pip.evaluate(BETWEEN)
    pip.tap()
    expect(anna.page.locator(f"#console [name=row][data-t={place}].on").first).to_be_visible()
    assert entries(anna) == before
    anna.page.locator(COMMIT).tap()
    anna.wait_for_version(before + 1)
    balloon = at("WM-47", PHONE)
    assert balloon.page.evaluate(SIDE) > 44


def test_dots_are_there_for_who_looks_for_them(at: At) -> None:
    anna = at("WM-47", PHONE)
    dot, every = (
        anna.page.locator(".spot.nil .dot, .spot.nil use").first,
        anna.page.locator("#console .every summary"),
    )
    expect(dot).to_be_hidden()
    every.tap()
    expect(dot).to_be_visible()
    keys = anna.page.locator("#console .every [name=draft]")
    assert keys.count() > 100
    keys.nth(3).tap()
    expect(anna.page.locator("#console .every [name=draft]").nth(3)).to_be_hidden()


def test_without_a_script_the_same_keys_are_forms(at: At) -> None:
    anna = at("WM-83", script=False)
    anna.page.locator("#console [name=draft]").first.click()
    anna.page.locator("#console [name=draft]:not(.on)").nth(1).click()
    anna.page.locator(COMMIT).click()
    expect(anna.page.locator("#console.choosing")).to_have_count(0)
    assert anna.page.locator("#lines").inner_text().count("built") >= 1

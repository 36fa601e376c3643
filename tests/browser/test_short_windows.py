"""A laptop's window: nothing scrolls, boards fold to lines and unfold when pressed or asked about."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import OwnHouse
from tests.browser.looks import kinds, opened
from tests.browser.people import Guest

SHORT = (1366, 640)
FOLDED = {"airship_city": ("AC-30", ["economy", "prices", "awards", "contracts"])}
ASKED = {"airship_city": ("AC-74", "contracts")}
OPEN = "[...document.querySelectorAll('.fb.open > section')].map((board) => board.id)"
SCROLLS = """[...document.querySelectorAll('html, body, main, main .board:not(.logb)')]
  .filter((box) => box.scrollHeight > box.clientHeight + 2 && getComputedStyle(box).overflowY !== 'visible')
  .map((box) => `${box.tagName}#${box.id} ${box.scrollHeight} in ${box.clientHeight}`)"""


def at(chromium: Browser, house: OwnHouse, game: str, rule: str) -> Guest:
    guest = Guest(chromium, house.address, "Anna", "de", size=SHORT)
    opened(guest, next(kind for kind in kinds(game) if kind.rule == rule))
    return guest


@pytest.mark.parametrize("game", FOLDED)
def test_boards_unfold_by_pointer_and_by_keyboard(chromium: Browser, open_house: OwnHouse, game: str) -> None:
    rule, boards = FOLDED[game]
    guest = at(chromium, open_house, game, rule)
    assert guest.page.evaluate(SCROLLS) == []
    folded = guest.page.locator(".fb")
    assert folded.locator("section").evaluate_all("(all) => all.map((one) => one.id)") == boards
    high = [box["height"] for box in (one.bounding_box() for one in folded.all()) if box]
    assert max(high) < 45, "a folded board is a line"
    for number, board in enumerate(boards):
        folded.nth(number).locator(".fbk").click()
        assert guest.page.evaluate(OPEN) == [board]
    guest.page.keyboard.press("Escape")
    assert guest.page.evaluate(OPEN) == []
    expect(folded.last.locator(".fbk")).to_be_focused()
    guest.page.keyboard.press("Enter")
    assert guest.page.evaluate(OPEN) == boards[-1:]
    guest.context.close()


@pytest.mark.parametrize("game", ASKED)
def test_the_board_that_is_asked_about_unfolds_by_itself(
    chromium: Browser, open_house: OwnHouse, game: str
) -> None:
    rule, board = ASKED[game]
    guest = at(chromium, open_house, game, rule)
    assert guest.page.evaluate(OPEN) == [board]
    place = guest.page.locator(f"#{board} [data-t]").first
    place.click(trial=True)
    version = guest.sees()["version"]
    place.click()
    guest.wait_for_version(version + 1)
    assert guest.page.evaluate(OPEN) != [board] or guest.page.locator(f"#{board} [data-t]").count()
    guest.context.close()

"""A laptop's window: nothing scrolls, boards fold to lines and unfold when pressed or asked about."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import OwnHouse
from tests.browser.looks import kinds, opened
from tests.browser.people import Guest
from tests.browser.tour import bring

SHORT = (1366, 640)
FOLDED = {
    "airship_city": ("AC-30", ["economy", "prices", "awards", "contracts"]),
    "nucleum": ("NU-42", ["players", "log", "milestones", "market", "contracts", "ends"]),
    "planet_steam": ("PS-87", ["rounds", "auction"]),
    "steamopolis": ("ST-58", ["score", "supply"]),
    "whistle_mountain": ("WM-47", ["tiles"]),
}
ASKED = {
    "airship_city": ("AC-74", "contracts"),
    "nucleum": ("NU-71", "milestones"),
    "planet_steam": ("PS-54", "auction"),
}
OPEN = "[...document.querySelectorAll('.fb.open > :first-child')].map((board) => board.id)"
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
    assert (
        guest.page.locator(".fb > :first-child").evaluate_all("(all) => all.map((one) => one.id)") == boards
    )
    assert folded.evaluate_all("(all) => Math.max(...all.map((one) => one.clientHeight))") < 90
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


def test_the_bar_of_a_replay_is_whole_in_a_short_window(chromium: Browser, open_house: OwnHouse) -> None:
    guest = Guest(chromium, open_house.address, "Anna", "de", size=SHORT)
    guest.go(f"{bring(guest, 'airship_city')}/replay?at=40")
    for part in ("#console h2", "#console .ask a >> nth=-1", "#console .steps", "#console form button"):
        expect(guest.page.locator(part).first).to_be_in_viewport(ratio=1)
    guest.page.locator(".fb:has(#contracts) .fbk").click()
    assert guest.page.evaluate(OPEN) == ["contracts"]
    guest.context.close()

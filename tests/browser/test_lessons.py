"""Guided first matches in a browser: each is begun and played by what its cards ask for, in some window and
language. All chapters of all games in all of them: `make lessons`.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kesselhaus import games
from tests.browser.conftest import Invite
from tests.browser.house import OwnHouse
from tests.browser.lessons import amiss, begin, card, do, settle, walk
from tests.browser.people import DESK, PHONE, Guest

WITH_LESSON = [key for key in games.shelf() if games.brings(key, "lesson")]
LAPTOP = (1366, 640)
WINDOWS = (DESK, PHONE, LAPTOP)
GAME = "airship_city"


def first_chapter(game: str) -> str:
    plan = games.lesson(game)
    assert plan is not None
    return plan.lesson.chapters[0].key


@pytest.fixture
def learner(chromium: Browser, open_house: OwnHouse) -> Iterator[Guest]:
    guest = Guest(chromium, open_house.address, "Lea", "de")
    yield guest
    guest.context.close()
    assert guest.complaints == []


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_first_chapter_is_played_by_its_suggestions(
    chromium: Browser, open_house: OwnHouse, game: str
) -> None:
    """Each game in another window and language."""
    number = WITH_LESSON.index(game)
    size = WINDOWS[number % len(WINDOWS)]
    guest = Guest(
        chromium, open_house.address, "Lea", ("en", "de")[number % 2], size=size, touch=size == PHONE
    )
    assert walk(guest, begin(guest, game, first_chapter(game))) == []
    assert guest.complaints == []
    guest.context.close()


def test_from_the_home_page_to_the_first_own_move_are_two_presses(invite: Invite) -> None:
    ada = invite("Ada")
    ada.go("/")
    ada.page.locator(".first .go").click()
    ada.page.wait_for_url("**/t/*")
    seen = settle(ada)
    ada.page.locator("#console button.right").first.click()
    assert settle(ada, seen["step"])["step"] != seen["step"]


def test_on_a_phone_the_sheet_carries_the_key_and_leaves_its_place_in_sight(
    chromium: Browser, open_house: OwnHouse
) -> None:
    guest = Guest(chromium, open_house.address, "Lea", "de", size=PHONE, touch=True, theme="dark")
    assert walk(guest, begin(guest, GAME, "line")) == []
    guest.context.close()
    assert guest.complaints == []


def test_another_key_than_that_of_the_task_is_asked_about_once(learner: Guest) -> None:
    seen = begin(learner, GAME, "about")
    page = learner.page
    other = page.locator("#console button[name=option]:not(.right)").first
    version = seen["version"]
    other.click()
    expect(page.locator("#lesson .hint")).to_contain_text("Drück noch einmal")
    assert card(learner)["version"] == version
    other.click()
    learner.wait_for_version(int(version) + 1)
    expect(page.locator("#lesson h2").last).to_contain_text("Ein anderer Weg")
    strayed = settle(learner)["step"]
    page.locator("#lesson [value=again]").click()
    back = settle(learner, strayed)
    assert back["step"] == seen["step"]
    assert amiss(back) == []


def test_what_is_shown_can_be_done_by_the_own_hand_after_all(learner: Guest) -> None:
    seen = begin(learner, GAME, "about")
    page = learner.page
    page.locator("#lesson [value=show]").click()
    shown = settle(learner, seen["step"])
    page.locator("#lesson .note [value=back]").click()
    assert settle(learner, shown["step"])["step"] == seen["step"]
    assert do(learner, seen)["step"] == shown["step"]


def test_a_card_survives_reloading_and_a_lost_line_and_another_tab(learner: Guest) -> None:
    seen = begin(learner, GAME, "about")
    after = do(learner, seen)
    learner.page.reload()
    assert settle(learner)["step"] == after["step"]
    second = learner.context.new_page()
    second.goto(learner.page.url)
    second.locator("#lesson [value=show]").click()
    learner.wait_for(f"document.querySelector('#lesson').dataset.step !== '{after['step']}'")
    learner.forgives = "ERR_INTERNET_DISCONNECTED"
    learner.context.set_offline(True)
    learner.page.evaluate("window.dispatchEvent(new Event('offline'))")
    learner.context.set_offline(False)
    assert amiss(settle(learner)) == []


def test_by_keyboard_alone(learner: Guest) -> None:
    """Enter lays a card aside or gives the first own answer, and Escape shuts the list of chapters."""
    begin(learner, GAME, "points")
    page = learner.page
    page.locator("#lesson [data-do=try]").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('#console button.right')")
    before = card(learner)["step"]
    page.keyboard.press("Enter")
    assert settle(learner, before)["step"] != before
    page.locator("#lesson [data-do=chapters]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson .chs")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".house.chapters")).to_have_count(0)


def test_the_lesson_is_left_and_found_again(learner: Guest) -> None:
    seen = begin(learner, GAME, "gold")
    page = learner.page
    page.locator("#lesson [value=free]").click()
    expect(page.locator("#dark *")).to_have_count(0)
    page.locator("#console button[name=option]").first.click()
    learner.wait_for_version(int(seen["version"]) + 2)
    page.locator("#lesson [value=return]").click()
    learner.wait_for(f"document.querySelector('#lesson').dataset.step === '{seen['step']}'")
    assert amiss(settle(learner)) == []


def test_without_a_script_the_card_and_its_keys_are_there(chromium: Browser, open_house: OwnHouse) -> None:
    for size in (DESK, PHONE):
        guest = Guest(chromium, open_house.address, "Lea", size=size, script=False)
        guest.go("/")
        guest.page.locator(f".first [formaction='/learn/{GAME}']").click()
        guest.page.wait_for_url("**/t/*")
        expect(guest.page.locator("#lesson .les")).to_be_in_viewport()
        guest.page.locator("#lesson [value=show]").click()
        expect(guest.page.locator("#lesson .les h2")).to_contain_text("Do what it says")
        guest.context.close()
        assert guest.complaints == []


def test_a_lesson_costs_no_more_than_another_table(learner: Guest) -> None:
    learner.go("/learn")
    learner.requests.clear()
    sizes: list[int] = []
    learner.page.on("response", lambda reply: sizes.append(int(reply.headers.get("content-length", 0))))
    learner.page.locator(f"#{GAME} button.go").click()
    learner.page.wait_for_url("**/t/*")
    learner.page.wait_for_load_state("networkidle")
    fetched = [url for url in learner.requests if "/learn/" not in url and not url.startswith("data:")]
    assert len(fetched) <= 15, fetched
    assert sum(sizes) <= 300_000

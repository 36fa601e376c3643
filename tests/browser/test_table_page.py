"""What only a browser shows of a table page: steps back, the board closer, words, weight, and being late."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import RECONNECTS, SIDEWAYS, Guest


@pytest.fixture
def anna(invite: Invite) -> Guest:
    """Somebody alone at a table of two seats."""
    guest = invite("Anna")
    guest.lay("airship_city", "me me")
    guest.at_table()
    return guest


def second_tab(guest: Guest) -> Page:
    tab = guest.context.new_page()
    tab.goto(guest.page.url)
    return tab


def test_another_tab_follows_and_a_late_answer_is_told_what_happened(anna: Guest) -> None:
    other = second_tab(anna)
    seen = anna.answer(0)
    expect(other.locator(".house")).to_have_attribute("data-version", str(seen["version"]))
    late = anna.context.request.post(
        f"{anna.address}{anna.path}/answer",
        form={"version": "1", "seat": "0", "option": "1", "request": "late-1"},
        headers={"origin": anna.address},
        max_retries=RECONNECTS,
    )
    assert late.status == 409
    assert "That came too late" in late.text()
    other.close()


def test_what_stands_after_a_piece_that_is_gone_is_not_new(anna: Guest) -> None:
    changed = anna.page.evaluate(
        """() => {
          const place = document.querySelector('main').appendChild(document.createElement('div'));
          place.id = 'place';
          place.innerHTML = '<b id="gone">a piece</b><i>first</i><i>second</i>';
          const shown = window.kesselhaus.show({ place: '<div id="place"><i>first</i><i>other</i></div>' });
          return [...shown].map((element) => element.textContent);
        }"""
    )
    assert changed == ["other"]


def test_a_step_back(anna: Guest) -> None:
    title = anna.question.inner_text()
    anna.answer(0)
    anna.step_back()
    expect(anna.question).to_have_text(title)


def test_the_board_closer_by_keys_buttons_and_wheel(anna: Guest) -> None:
    page, board = anna.page, anna.page.locator("#city svg[role=group]")
    whole = board.get_attribute("viewBox") or ""
    page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    anna.answer(0)
    assert board.get_attribute("viewBox") != whole, "a move does not change what one looks at"
    page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole)
    board.hover()
    page.mouse.wheel(0, -200)
    expect(board).not_to_have_attribute("viewBox", whole)
    page.get_by_role("button", name="Show all").click()
    expect(board).to_have_attribute("viewBox", whole)
    assert page.evaluate(SIDEWAYS) == 0


def test_a_rule_shows_its_text_under_the_pointer(anna: Guest) -> None:
    anna.answer(0)
    anna.page.locator("#lines .trn summary").last.click()
    anna.page.locator("#lines a.rl").last.hover()
    expect(anna.page.locator("#rule")).to_be_visible()
    expect(anna.page.locator("#rule p")).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#rule")).to_be_hidden()


def test_words_are_counted_until_they_are_read(anna: Guest) -> None:
    other = second_tab(anna)
    other.get_by_role("tab", name="Chat").click()
    other.get_by_placeholder("Say something").fill("hello")
    other.keyboard.press("Enter")
    expect(anna.page.locator("#unread")).to_have_text("1")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator("#said")).to_contain_text("hello")
    expect(anna.page.locator("#unread")).to_be_hidden()
    anna.page.get_by_role("tab", name="Log").click()
    other.get_by_placeholder("Say something").fill("again")
    other.keyboard.press("Enter")
    expect(anna.page.locator("#unread")).to_have_text("1")
    other.close()

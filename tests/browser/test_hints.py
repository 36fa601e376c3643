"""Hints for the first matches: what a question means is told once, and never again if one likes."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Guest


@pytest.fixture
def anna(invite: Invite) -> Guest:
    guest = invite("Anna", hints=True)
    guest.lay("airship_city", "me me")
    guest.at_table()
    return guest


def test_a_new_question_is_explained_once(anna: Guest) -> None:
    page, card = anna.page, anna.page.locator("#hint")
    expect(card).to_be_visible()
    expect(card.locator("h3")).to_have_text(anna.question.inner_text())
    assert len(card.locator(".tx").inner_text().split()) > 5
    card.get_by_role("button", name="Understood").click()
    expect(card).to_be_hidden()
    page.reload()
    anna.at_table()
    anna.wait_for("document.getElementById('hints-key')")
    expect(card).to_be_hidden()


def test_the_board_under_a_hint_can_be_pressed(anna: Guest) -> None:
    card = anna.page.locator("#hint")
    expect(card).to_be_visible()
    under = """() => {
      const {left, top, width, height} = document.getElementById('hint').getBoundingClientRect();
      return !document.elementFromPoint(left + width / 2, top + height / 3).closest('#hint');
    }"""
    assert anna.page.evaluate(under)


def test_no_more_of_these_is_kept_and_can_be_taken_back(anna: Guest) -> None:
    page, card, key = anna.page, anna.page.locator("#hint"), anna.page.locator("#hints-key")
    card.get_by_role("button", name="No more of these").click()
    page.reload()
    anna.at_table()
    expect(card).to_be_hidden()
    page.goto(f"{page.url.partition('#')[0]}#menu")
    expect(key).to_have_text("Hints for new questions: off")
    key.click()
    expect(key).to_have_text("Hints for new questions: on")
    expect(card).to_be_visible()


def test_who_watches_is_given_none(anna: Guest, invite: Invite) -> None:
    sven = invite("Sven", hints=True)
    sven.go(anna.path)
    sven.at_table()
    expect(sven.page.locator("#hint")).to_have_count(0)


def test_on_a_phone_a_line_says_that_there_is_something_to_be_told(invite: Invite) -> None:
    anna = invite("Anna", size=PHONE, touch=True, hints=True)
    anna.lay("airship_city", "me me")
    anna.at_table()
    card = anna.page.locator("#hint")
    expect(card.locator(".first-time")).to_be_visible()
    expect(card.locator(".tx")).to_be_hidden()
    card.tap()
    expect(card.locator(".tx")).to_be_visible()
    card.get_by_role("button", name="Understood").tap()
    expect(card).to_be_hidden()


def test_the_coach_marks_unasked_what_he_likes_best(invite: Invite) -> None:
    """At every question, and without taking the focus from the keys."""
    anna = invite("Anna", hints=True)
    anna.lay("airship_city", "me easy")
    anna.at_table()
    page = anna.page
    page.goto(f"{page.url.partition('#')[0]}#menu")
    page.get_by_role("button", name="Show the advice of a bot").click()
    favourite = page.locator("#console [data-rank='1']").first
    expect(favourite).to_be_attached()
    assert page.evaluate("!document.activeElement.closest('#p-coach')")
    anna.wait_for("!document.querySelector('.house.busy')")
    anna.answer()
    anna.wait_for("document.querySelector('#console.mine')")
    expect(favourite).to_be_attached()

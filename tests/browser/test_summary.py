"""The whole game on one page: one side of A4 on paper, columns on a desk, one column on a phone."""

import re

import pytest
from playwright.sync_api import expect

from kesselhaus.games import shelf
from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, SIDEWAYS

A4 = (1123, 794)
"""Pixels of a sheet that lies across, as in CUT."""
PAGES = re.compile(rb"/Type\s*/Page\b")
CUT = """(() => {
  const sheet = document.querySelector('.onepage'), edge = sheet.getBoundingClientRect(), amiss = [];
  const end = sheet.querySelector('footer').getBoundingClientRect().top;
  for (const column of sheet.querySelectorAll('.column')) {
    const room = column.getBoundingClientRect();
    for (const part of column.querySelectorAll('section,li,.words,.drawing,.vp,.q')) {
      const box = part.getBoundingClientRect();
      if (box.bottom > end + 1 || box.left < room.left - 2 || box.right > room.right + 2)
        amiss.push(`${part.className || part.tagName}: ${part.textContent.slice(0, 40)}`);
    }
  }
  if (edge.width > 1123.5 || edge.height > 794) amiss.push(`${edge.width} x ${edge.height}`);
  return amiss;
})()"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_is_printed_on_one_side_of_paper(invite: Invite, lang: str) -> None:
    guest = invite("Anna", lang, theme="dark")
    page = guest.page
    for game in shelf():
        guest.go(f"/summary/{game}")
        assert page.evaluate(SIDEWAYS) == 0
        assert len(PAGES.findall(page.pdf(prefer_css_page_size=True))) == 1, game
        page.set_viewport_size({"width": A4[0], "height": A4[1]})
        page.emulate_media(media="print")
        assert page.evaluate(CUT) == [], game
        expect(page.locator(".onepage")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(page.locator(".onepage h1")).to_have_css("color", "rgb(43, 34, 26)")
        expect(page.locator("header.bar")).to_be_hidden()
        page.emulate_media(media="null")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate(SIDEWAYS) == 0, game
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def test_the_rulebook_leads_to_it_and_back(invite: Invite) -> None:
    guest = invite("Anna")
    guest.go("/rules/airship_city")
    guest.page.locator(".opening a[href='/summary/airship_city']").click()
    expect(guest.page.locator(".onepage h1")).to_have_text("Airship City")
    guest.page.locator(".ways a").click()
    guest.page.wait_for_url("**/rules/airship_city")
    expect(guest.page.locator(".whole a")).to_have_count(2)

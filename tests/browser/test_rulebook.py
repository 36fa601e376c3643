"""The rulebook: contents that lead, a search that marks and counts, signs with their names."""

import pytest
from playwright.sync_api import Route, expect

from kesselhaus.games import shelf
from tests.browser.conftest import Invite
from tests.browser.people import Guest

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def anna(invite: Invite) -> Guest:
    return invite("Anna")


def test_what_is_searched_for_is_marked_and_counted(anna: Guest) -> None:
    page = anna.page
    anna.go("/rules/airship_city")
    field = page.locator(".seek input")
    field.fill("piggyback")
    marks = page.locator(".paper mark")
    count = marks.count()
    assert count > 3
    expect(page.locator(".seek output")).to_have_text(str(count))
    hits = page.locator(".contents a[data-hits]")
    assert sum(int(link.get_attribute("data-hits") or 0) for link in hits.all()) == count
    field.press("Enter")
    expect(page.locator(".paper mark.now")).to_be_in_viewport()
    field.press("Shift+Enter")
    expect(page.locator(".seek output")).to_have_text(f"{count}/{count}")
    field.fill("zeppelinesque")
    expect(page.locator(".seek output")).to_have_text("not found")
    assert marks.count() == 0
    field.fill("")
    expect(page.locator(".seek output")).to_have_text("")
    assert "<mark" not in page.locator(".paper").inner_html()


def test_contents_lead_to_their_chapters_and_say_where_one_is(anna: Guest) -> None:
    page = anna.page
    anna.go("/rules/nucleum")
    link = page.locator(".contents a").nth(6)
    link.click()
    place = (link.get_attribute("href") or "").removeprefix("#")
    expect(page.locator(f".paper #{place}")).to_be_in_viewport()
    expect(page.locator(".contents a[aria-current]")).to_have_count(1)
    expect(link).to_have_attribute("aria-current", "")


BEHIND_A_FIGURE = """() => [...document.querySelectorAll('.contents a')].find((link) => {
  const top = document.querySelector(link.hash).getBoundingClientRect().top;
  const above = [...document.querySelectorAll('figure[data-figure]')]
    .map((figure) => top - figure.getBoundingClientRect().top);
  return above.some((distance) => distance > 0 && distance < 500);
}).hash"""


def test_a_chapter_stays_in_sight_while_what_stands_above_it_is_drawn(anna: Guest) -> None:
    """Also where a browser does not hold a page by what is in sight, as Chromium mostly does."""
    page, waiting = anna.page, list[Route]()
    page.route("**/figures/**", lambda route: waiting.append(route))
    anna.go("/rules/nucleum")
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    chapter = page.evaluate(BEHIND_A_FIGURE)
    heading = page.locator(f".paper {chapter}")
    with page.expect_request("**/figures/**"):
        page.locator(f".contents a[href='{chapter}']").click()
    expect(heading).to_be_in_viewport()
    held = len(waiting)
    for route in waiting:
        route.continue_()
    page.unroute("**/figures/**")
    anna.wait_for(f"document.querySelectorAll('[data-figure].drawn').length >= {held}")
    anna.wait_for(
        f"Math.abs(document.querySelector('.paper {chapter}').getBoundingClientRect().top - 16) < 3"
    )


def test_every_rulebook_fits_and_names_its_signs(anna: Guest) -> None:
    for game in shelf():
        for size in ((1400, 900), (390, 844)):
            anna.page.set_viewport_size({"width": size[0], "height": size[1]})
            anna.go(f"/rules/{game}")
            assert anna.page.evaluate(SIDEWAYS) == 0
            signs = anna.page.locator(".signs li")
            assert signs.count() > 4
            assert all(text.strip() for text in signs.all_inner_texts())
            assert anna.page.locator(".laid a").count() >= 2


def test_an_example_is_drawn_before_and_after_when_one_reads_there(anna: Guest) -> None:
    page = anna.page
    for game in ("airship_city", "nucleum"):
        anna.go(f"/rules/{game}")
        example = page.locator(".example").first
        expect(example.locator("figcaption b")).not_to_be_empty()
        example.scroll_into_view_if_needed()
        boards = example.locator(".boards .table")
        expect(boards).to_have_count(2)
        before, after = (board.inner_html() for board in boards.all())
        assert before != after
        assert page.evaluate(SIDEWAYS) == 0
    page.locator(".example form button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#lesson .les")).to_be_visible()


LAID = """(figure) => {
  const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
    && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const box = (one) => one.getBoundingClientRect(), line = figure.querySelector('.boards');
  const boards = [...line.querySelectorAll('.table')];
  return { beside: box(boards[1]).top === box(boards[0]).top,
    fits: boards.every((one) => inside(box(one), box(figure))),
    seen: boards.map((one) => [...one.querySelectorAll(`[data-x="${line.dataset.at.split(' ')[0]}"]`)]
      .some((place) => inside(box(place), box(one.querySelector('svg').parentElement)))),
    marked: boards.map((one) => one.querySelectorAll('.other').length) }
}"""


def test_an_example_shows_the_part_of_the_map_that_it_is_about(anna: Guest) -> None:
    anna.go("/rules/whistle_mountain")
    example = anna.page.locator("#EX-9")
    example.scroll_into_view_if_needed()
    expect(example.locator(".boards .table")).to_have_count(3)
    expect(example.locator(".boards figcaption")).to_have_count(1)
    laid = example.evaluate(LAID)
    assert laid["beside"]
    assert laid["fits"]
    assert laid["seen"] == [True, True, True]
    assert laid["marked"][0] == 0
    assert all(laid["marked"][1:])

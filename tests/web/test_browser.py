"""A person with a browser: Chromium clicks through the site."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on a desk that reports whatever the browser complains about, such as a breach of policy."""
    yield from _page(browser, 1400, 900)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    yield from _page(browser, 390, 844)


def _page(browser: Browser, width: int, height: int) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    yield page
    context.close()
    assert complaints == []


def answer_once(page: Page) -> None:
    """Press the first key that is open, and wait for the table that follows."""
    version = page.locator("#console input[name=version]").first.get_attribute("value")
    page.locator("#console button[name=option]:enabled:visible").first.click()
    expect(page.locator("#console input[name=version]").first).not_to_have_value(version or "")


def test_from_the_shelf_to_the_first_turns(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    expect(page.locator("#console")).to_contain_text("Your turn")
    for _ in range(12):
        answer_once(page)
    expect(page.locator("#log")).to_contain_text("You")


def test_a_place_on_the_board_answers_like_its_key(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    key = page.locator("#console button[data-t^=step-]").first
    place = page.locator(f'main [data-t="{key.get_attribute("data-t")}"]').first
    version = page.locator("#console input[name=version]").first.get_attribute("value")
    place.dispatch_event("click")
    expect(page.locator("#console input[name=version]").first).not_to_have_value(version or "")


def test_a_step_back_and_the_other_language(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_label("all around this screen").first.check()
    page.get_by_role("button", name="Lay the table").first.click()
    before = page.locator("#console h2").inner_text()
    answer_once(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#console h2")).to_have_text(before)
    page.get_by_role("link", name="DE").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#console")).to_contain_text("Du bist dran")


def test_an_old_tab_is_told_what_happened(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    old = page.context.new_page()
    old.goto(page.url)
    answer_once(page)
    with old.expect_navigation():
        old.locator("#console button[name=option]:enabled:visible").first.click()
    expect(old.get_by_role("alert")).to_contain_text("but the table is at version")
    old.close()


def test_a_phone_never_scrolls_sideways(phone: Page, address: str) -> None:
    phone.goto(address)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert phone.evaluate(wide) == 0
    phone.get_by_role("button", name="Play now").first.click()
    for _ in range(4):
        assert phone.evaluate(wide) == 0
        answer_once(phone)


def test_a_table_needs_one_request_and_little(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("#console")).to_contain_text("Your turn")
    page.wait_for_load_state()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    response = page.reload()
    assert response is not None
    assert len(response.body()) < 300_000
    assert {url for url in asked if not url.startswith("data:")} == {page.url}

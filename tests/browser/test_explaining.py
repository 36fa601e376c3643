"""What is this? By mouse, by keyboard and by finger; and the book beside the table."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.house import OwnHouse
from tests.browser.looks import kinds, opened
from tests.browser.people import PHONE, Guest
from tests.browser.test_every_page import barriers

BUILDING = next(kind for kind in kinds("airship_city") if kind.rule == "AC-66")
SHUT = "[data-x=ship-wood_residential]"
"""An airship that cannot be built, of whose level below markers are lacking."""
BESIDE = """([one, other]) => { const a = document.querySelector(one).getBoundingClientRect(),
  b = document.querySelector(other).getBoundingClientRect();
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top; }"""


def building(invite: Invite, house: OwnHouse, **ways: object) -> Guest:
    guest = invite("Anna", address=house.address, **ways)
    opened(guest, BUILDING)
    return guest


def card(guest: Guest) -> Locator:
    return guest.page.locator("#card")


def test_a_mouse_that_rests_is_told(invite: Invite, open_house: OwnHouse) -> None:
    """The card stands beside its thing and beside what its reason speaks of; it goes with the pointer."""
    anna = building(invite, open_house)
    assert not any("card" in address for address in anna.requests)
    anna.page.locator(SHUT).locator("b").first.hover()
    expect(card(anna)).to_contain_text("Wooden residential airship")
    expect(card(anna)).to_contain_text(
        "Not now. It needs 2 of your markers on Wooden private airship: you have 0."
    )
    expect(card(anna)).to_contain_text("AC-81")
    expect(anna.page.locator(".missing")).to_have_attribute("data-x", "ship-wood_private")
    assert anna.page.evaluate(BESIDE, ["#card", SHUT])
    assert anna.page.evaluate(BESIDE, ["#card", ".missing"])
    assert barriers(anna) == []
    anna.page.mouse.move(5, 5)
    expect(card(anna)).to_be_hidden()
    anna.page.locator(f"{SHUT} .sh2 svg").first.hover()
    expect(card(anna)).to_contain_text("Forests yield it")


def test_a_click_on_what_is_no_target_keeps_the_card(invite: Invite, open_house: OwnHouse) -> None:
    anna = building(invite, open_house)
    before = anna.sees()["version"]
    anna.page.locator("[data-x=tile-lighthouse]").first.click()
    expect(card(anna)).to_contain_text("Lighthouse")
    anna.page.mouse.move(5, 5)
    anna.page.mouse.move(8, 8)
    expect(card(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(card(anna)).to_be_hidden()
    assert anna.sees()["version"] == before
    anna.page.locator("main [data-t=donate-tourist]").click()
    anna.wait_for_version(before + 1)
    expect(card(anna)).to_be_hidden()


def test_what_has_focus_is_explained_and_the_rule_opens_beside_the_table(
    invite: Invite, open_house: OwnHouse
) -> None:
    anna = building(invite, open_house)
    key = anna.page.locator("#console .opt[data-t=donate-tourist]")
    key.focus()
    anna.page.keyboard.press("?")
    expect(card(anna)).to_be_focused()
    expect(card(anna)).to_contain_text("Now: Donate a tourist airship")
    card(anna).get_by_role("link").click()
    book = anna.page.locator("#book")
    expect(book).to_be_focused()
    expect(card(anna)).to_be_hidden()
    expect(book.locator(".hit")).to_contain_text("Shipyard (twice)")
    expect(book.locator("#book-title")).to_have_text("The tiles and their actions")
    # The example of that rule lies open behind it, drawn.
    expect(book.locator("details[open] .boards > div")).to_have_count(2)
    expect(book.get_by_role("link", name="The whole book")).to_have_attribute("target", "_blank")
    assert all(anna.page.evaluate(BESIDE, ["#book", other]) for other in ("#city", "#mine", "#console"))
    assert barriers(anna) == []
    book.get_by_role("searchbox").fill("lighthouse")
    expect(book.locator(".leaf")).to_contain_text("shift without gears")
    expect(book.locator(".hit")).to_be_hidden()
    anna.page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    anna.page.locator("#console .note a").click()
    expect(book.locator(".hit")).to_be_in_viewport()


def test_a_finger_that_stays_explains_and_a_tap_acts(invite: Invite, open_house: OwnHouse) -> None:
    anna = building(invite, open_house, size=PHONE, touch=True)
    before = anna.sees()["version"]
    target = anna.page.locator("main [data-t=donate-metal_cargo]")
    at = into_view(target)
    finger = anna.context.new_cdp_session(anna.page)
    place = [{"x": 60, "y": at}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
    expect(card(anna)).to_contain_text("Metal cargo airship")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(anna)).to_be_visible()
    assert anna.sees()["version"] == before
    assert anna.page.evaluate(BESIDE, ["#card", "[data-x=ship-metal_cargo]"])
    assert barriers(anna) == []
    card(anna).get_by_role("button", name="Close").tap()
    expect(card(anna)).to_be_hidden()
    shut = anna.page.locator("main [data-x=ship-wood_cargo]")
    anna.page.touchscreen.tap(60, into_view(shut))
    expect(card(anna)).to_contain_text("Wooden cargo airship")
    assert anna.sees()["version"] == before


def into_view(place: Locator) -> float:
    """Between the head of the page and the bar; the height of its middle."""
    place.evaluate("(one) => { one.scrollIntoView({ behavior: 'instant' }); scrollBy(0, -160); }")
    at = place.bounding_box()
    assert at is not None
    return at["y"] + at["height"] / 2

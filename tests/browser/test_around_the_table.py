"""What people do at a table besides moving: hand over the screen, take back, wonder, come back later."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, SIDEWAYS, Guest

IN_SIGHT = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return inside && !!top.closest(selector) }"""
"""Whether the whole of something lies in the window and nothing over it."""


def two_at_a_table(invite: Invite, game: str = "airship_city") -> tuple[Guest, Guest]:
    """Who is asked first comes first."""
    anna, bernd = invite("Anna", "en"), invite("Bernd", "de")
    bernd.sit_down(anna.lay(game, "me open"))
    for guest in (anna, bernd):
        guest.at_table()
    return (anna, bernd) if anna.sees()["mine"] else (bernd, anna)


def play_until_asked(guest: Guest, other: Guest) -> None:
    """The other one moves until it is the guest's turn."""
    seen = other.sees()
    while seen["mine"]:
        seen = other.answer(seen=seen)
    other.wait_for_version(seen["version"])


def test_a_curtain_hangs_between_two_people_at_one_screen(invite: Invite) -> None:
    anna = invite("Anna")
    anna.lay("planet_steam", "me me")
    lifted: set[str] = set()
    for _ in range(8):
        anna.wait_for("document.querySelector('.curtain, #console.mine')")
        curtain = anna.page.locator(".curtain")
        if curtain.count():
            expect(anna.page.locator("main").first).to_be_hidden()
            assert anna.page.locator("#console [name=option]").count() == 0
            lifted.add(curtain.locator("h2").inner_text())
            curtain.locator("a.opt").click()
            anna.page.locator(".curtain").wait_for(state="detached")
            anna.at_table()
        assert anna.sees()["mine"]
        anna.answer()
    assert lifted == {"It is Anna 1's turn", "It is Anna 2's turn"}


def test_a_curtain_fills_the_window_and_its_key_can_be_pressed(invite: Invite) -> None:
    anna = invite("Anna")
    anna.lay("planet_steam", "me me")
    anna.page.locator(".curtain").wait_for()
    for width, height in (PHONE, (768, 1024), (1280, 720), (1366, 640), (1920, 1080)):
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.locator(".curtain").bounding_box() == {
            "x": 0,
            "y": 0,
            "width": width,
            "height": height,
        }
        assert anna.page.evaluate(IN_SIGHT, ".curtain a.opt"), (width, height)
        assert anna.page.evaluate(IN_SIGHT, ".curtain h2"), (width, height)


@pytest.mark.parametrize(("game", "lang"), [("airship_city", "de"), ("planet_steam", "en")])
def test_a_phone_plays_without_scrolling_sideways(invite: Invite, game: str, lang: str) -> None:
    carla = invite("Carla Wiedenbrück", lang, size=PHONE, touch=True)
    carla.lay(game, "me easy easy")
    carla.at_table()
    for _ in range(10):
        carla.wait_for("document.querySelector('#console.mine')")
        assert carla.page.evaluate(SIDEWAYS) == 0
        carla.answer()
    carla.page.locator(".bar .tool[href='#menu']").click()
    expect(carla.page.locator("#menu")).to_be_visible()
    assert carla.page.evaluate(SIDEWAYS) == 0


def test_a_tap_on_a_rule_shows_its_text(invite: Invite) -> None:
    anna = invite("Anna", "de", size=PHONE, touch=True)
    path = anna.lay("airship_city", "me me")
    anna.at_table()
    rule = anna.page.locator("#console .ask a[href*='/rules/']")
    rule.tap()
    panel = anna.page.locator("#rule")
    expect(panel).to_be_visible()
    expect(panel.locator("h2")).to_have_text(re.compile(r"AC-\d+"))
    assert len(panel.locator("p").inner_text()) > 40
    assert anna.path == path


def test_going_back_further_is_agreed_on(invite: Invite) -> None:
    first, second = two_at_a_table(invite)
    play_until_asked(second, first)
    version = first.sees()["version"]
    second.wait_for_version(version)
    first.page.locator(".bar .tool[href='#menu']").click()
    first.page.locator("#deeds form[action$='/ask-undo'] button").click()
    expect(first.page.locator("#affairs .affair")).to_contain_text(second.name)
    wish = second.page.locator("#affairs .affair")
    expect(wish).to_contain_text(first.name)
    wish.locator("button.go").click()
    said = {
        "en": "went back to an earlier moment",
        "de": "ging mit Zustimmung aller zu einem früheren Augenblick zurück.",
    }
    for guest in (first, second):
        guest.wait_for_version(version + 1)
        expect(guest.page.locator("#lines")).to_contain_text(said[guest.lang])
    first.wait_for("document.querySelector('#console.mine')")
    expect(second.page.locator("#affairs .affair")).to_have_count(0)


def test_what_if_leaves_the_running_match_alone(invite: Invite) -> None:
    first, second = two_at_a_table(invite, "planet_steam")
    first.answer()
    version, path = first.sees()["version"], first.path
    first.page.locator(".bar .tool[href='#menu']").click()
    first.page.locator("#deeds form[action$='/what-if'] button").click()
    first.page.wait_for_url(lambda url: path not in url)
    first.at_table()
    assert first.page.locator(".curtain").count() == 0
    assert first.answer()["version"] > 1
    first.go(path)
    assert first.sees()["version"] == version
    second.wait_for_version(version)
    assert second.sees()["version"] == version


def test_who_comes_back_sees_what_the_others_did(invite: Invite) -> None:
    anna, bernd = invite("Anna", still=False, size=PHONE, touch=True), invite("Bernd", "de")
    bernd.sit_down(anna.lay("airship_city", "me open"))
    for guest in (anna, bernd):
        guest.at_table()
    path = anna.path
    if anna.sees()["mine"]:
        play_until_asked(bernd, anna)
    bernd.wait_for("document.querySelector('#console.mine')")
    anna.wait_for_version(bernd.sees()["version"])
    anna.go("/")
    play_until_asked(anna, bernd)
    anna.go(path)
    panel = anna.page.locator("#since")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Bernd")
    board, told = anna.page.locator("#city").bounding_box(), panel.bounding_box()
    assert board is not None
    assert told is not None
    assert told["y"] > board["y"] + 0.9 * board["height"], "the board on which it is shown stays in sight"
    anna.wait_for("!document.querySelector('.playing-back') && document.querySelector('main .is-new')")
    assert anna.sees()["version"] == bernd.sees()["version"]
    panel.locator("[data-do=since-close]").click()
    expect(panel).to_be_hidden()
    anna.answer()
    anna.page.reload()
    expect(panel).to_be_hidden()


def test_a_link_leads_to_a_moment(invite: Invite) -> None:
    anna, stranger = invite("Anna"), invite("Sven", "de")
    path = anna.lay("airship_city", "me me")
    anna.at_table()
    for _ in range(6):
        anna.answer()
    anna.go(f"{path}/replay")
    where = anna.page.locator("#console .ask h2")
    last = int((where.inner_text()).split()[-1])
    anna.page.locator("[data-step=back]").click()
    expect(where).to_have_text(f"Moment {last - 1} of {last}")
    deed = anna.page.locator("#deed")
    expect(deed).not_to_be_empty()
    line = anna.page.locator("#lines .now").first
    expect(line).to_be_visible()
    assert (deed.locator("span").first.text_content() or "") in (line.text_content() or "")
    anna.page.locator("[data-step=back]").click()
    expect(where).to_have_text(f"Moment {last - 2} of {last}")
    stranger.go(anna.page.locator("[data-moment]").get_attribute("href") or "")
    expect(stranger.page.locator("#console .ask h2")).to_have_text(re.compile(rf"\b{last - 2}\b.*\b{last}$"))
    figures = [
        re.findall(r"\d+", guest.page.locator("main .colB > section").first.inner_text())
        for guest in (anna, stranger)
    ]
    assert figures[0] == figures[1]


def test_two_tables_in_two_tabs(invite: Invite) -> None:
    anna = invite("Anna")
    tabs, versions = [], []
    for game in ("airship_city", "planet_steam"):
        anna.lay(game, "me easy")
        tabs.append(anna.page)
        anna.page = anna.context.new_page()
    for tab in (*tabs, *tabs):
        anna.page = tab
        anna.wait_for("document.querySelector('#console.mine')")
        versions.append(anna.answer()["version"])
    assert versions[2] > versions[0]
    assert versions[3] > versions[1]
    assert len({tab.url for tab in tabs}) == 2

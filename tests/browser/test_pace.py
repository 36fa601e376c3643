"""What others do can be followed: move by move at a pace of one's choice, and nobody is held up by it."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Guest

ASKED = "document.querySelector('#console.mine') && !document.querySelector('#stage:not([hidden])')"
SHOWN = "!!document.querySelector('#stage:not([hidden])') && document.querySelector('.film .cur')"


def until_shown(guest: Guest) -> None:
    """Plays until the stage shows what a bot does."""
    for _ in range(40):
        guest.wait_for(f"({SHOWN}) || ({ASKED})")
        if guest.page.evaluate(f"!!({SHOWN})"):
            return
        guest.answer()
    raise AssertionError("no bot ever moved")


def test_step_by_step_by_keys_until_the_own_turn(invite: Invite) -> None:
    anna = invite("Anna", pace="step", size=DESK)
    anna.lay("airship_city", "me easy")
    until_shown(anna)
    page, stage = anna.page, anna.page.locator("#stage")
    expect(page.locator("#console")).to_be_hidden()
    expect(stage.locator(".who")).to_contain_text("plays")
    expect(stage.locator("[data-pace=step]")).to_have_attribute("aria-checked", "true")
    shown = int(page.locator(".house").get_attribute("data-version") or 0)
    page.keyboard.press("ArrowRight")
    anna.wait_for(f"Number(document.querySelector('.house').dataset.version) > {shown} || ({ASKED})")
    page.keyboard.press("Escape")
    anna.wait_for(ASKED)
    expect(page.locator("main .is-new").first).to_be_visible()


DISCS = """(() => { const main = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('#discs b')].map((disc) => { const at = disc.getBoundingClientRect();
    const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2;
    return [Number(disc.textContent), disc.className,
      x > main.left && x < main.right && y > main.top && y < main.bottom]; }) })()"""


def test_deeds_are_numbered_on_the_boards_and_the_numbers_go_with_the_turn(invite: Invite) -> None:
    anna = invite("Anna", pace="step", size=DESK)
    anna.lay("airship_city", "me easy")
    page, numbered, pearls = anna.page, 0, 0
    for _ in range(12):
        until_shown(anna)
        now = int(page.locator(".film .cur .n").inner_text())
        discs = page.evaluate(DISCS)
        assert [number for number, _, _ in discs] == sorted({number for number, _, _ in discs})
        assert all(number <= now and inside for number, _, inside in discs), discs
        assert {css for number, css, _ in discs if number == now} <= {"cur"}
        numbered, pearls = max(numbered, len(discs)), pearls + page.locator("#discs .pearls").count()
        # The next deed may be the first one of another turn, whose number is the same.
        shown = int(page.locator(".house").get_attribute("data-version") or 0)
        page.keyboard.press("ArrowRight")
        anna.wait_for(f"Number(document.querySelector('.house').dataset.version) > {shown} || ({ASKED})")
        if page.evaluate(f"!!({ASKED})") and numbered > 1 and pearls:
            break
    assert numbered > 1
    assert pearls
    page.keyboard.press("Escape")
    anna.wait_for(ASKED)
    expect(page.locator("#discs")).to_be_hidden()


def test_any_board_that_is_pressed_brings_the_present(invite: Invite) -> None:
    anna = invite("Anna", "de", pace="step", size=PHONE, touch=True)
    anna.lay("airship_city", "me easy")
    until_shown(anna)
    anna.page.locator("#city").tap()
    anna.wait_for(ASKED)
    assert anna.sees()["mine"]


def test_the_pace_is_kept_and_what_was_shown_is_shown_again(invite: Invite) -> None:
    anna = invite("Anna", pace="step", size=DESK)
    anna.lay("airship_city", "me easy")
    until_shown(anna)
    anna.page.locator("#stage [data-pace=fast]").click()
    anna.wait_for(ASKED)
    anna.page.reload()
    assert anna.page.evaluate("localStorage.pace") == "fast"
    expect(anna.page.locator("#menu [data-pace=fast]")).to_have_attribute("aria-checked", "true")
    anna.page.locator(".bar .tool[href='#menu']").click()
    # Step by step it stays until it has been seen, however busy the machine is.
    anna.page.locator("#menu [data-pace=step]").click()
    anna.page.locator("#menu .shut").click()
    version = anna.sees()["version"]
    anna.page.locator("[data-do=show-again]").click()
    anna.wait_for(SHOWN)
    anna.page.keyboard.press("Escape")
    anna.wait_for(ASKED)
    assert anna.sees()["version"] == version


def test_who_hardly_knows_a_game_is_shown_it_slowly_unless_he_chooses(invite: Invite) -> None:
    anna = invite("Anna", pace="")
    anna.lay("airship_city", "me me")
    anna.at_table()
    chosen = anna.page.locator("#menu [aria-checked=true]")
    expect(chosen).to_have_attribute("data-pace", "slow")
    anna.page.locator(".bar .tool[href='#menu']").click()
    anna.page.locator("#menu [data-pace=normal]").click()
    anna.page.reload()
    expect(chosen).to_have_attribute("data-pace", "normal")


def test_a_soft_sound_calls_to_the_own_turn_only_if_it_is_wanted(invite: Invite) -> None:
    anna = invite("Anna", size=DESK)
    anna.lay("airship_city", "me easy")
    rang = "document.querySelector('.house').dataset.rang"
    for wanted in (False, True):
        anna.wait_for(ASKED)
        if wanted:
            anna.page.evaluate("document.documentElement.dataset.sound = ''")
        version = anna.sees()["version"]
        for _ in range(40):
            seen = anna.answer()
            # A quick bot may have moved before the page could be looked at.
            if not seen["mine"] or seen["version"] > version + 1:
                break
            version = seen["version"]
        else:
            raise AssertionError("the turn never ended")
        anna.wait_for(ASKED)
        assert anna.page.evaluate(rang) == ("turn" if wanted else None)

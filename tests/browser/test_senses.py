"""What is seen to move, felt by two fingers, and heard: each where it is wanted, and only there."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Guest

LISTEN = """window.called = []; window.away = false;
  const note = (owner, name, told) => { const deed = owner[name]; owner[name] = function (...given) {
    window.called.push(told(this, given)); return deed.apply(this, given); }; };
  note(OscillatorNode.prototype, 'start', () => 'tone');
  note(Navigator.prototype, 'setAppBadge', () => 'badge');
  note(Navigator.prototype, 'clearAppBadge', () => 'no badge');
  note(Element.prototype, 'animate', (piece, [frames]) => `${piece.id} from ${frames[0].transform}`);
  window.Notification = class extends Notification {
    constructor(title, how) { super(title, how); window.called.push(`card: ${title}`); } };
  Object.defineProperty(document, 'hidden', { get: () => window.away });"""
"""Notes what the page asks of the browser, and lets a test say that the tab is in the background."""
CALLED = "window.called.filter((one) => one !== 'no badge')"
ICON = "document.querySelector('link[rel=icon]').href"


def called(guest: Guest, what: str = CALLED) -> Any:
    return guest.page.evaluate(what)


def listening(guest: Guest) -> Guest:
    guest.context.add_init_script(LISTEN)
    guest.context.grant_permissions(["notifications"])
    return guest


# ------------------------------------------------------------------ your turn


def hand_over(mover: Guest, other: Guest) -> None:
    """One moves until the other is asked, who has his tab in the background."""
    other.page.evaluate("window.called = []; window.away = true")
    seen = mover.sees()
    while seen["mine"]:
        seen = mover.answer(seen=seen)
    other.wait_for("document.querySelector('#console.mine')")


def test_who_is_asked_is_called_as_he_wishes(invite: Invite) -> None:
    """Title and icon change for everybody; a tone and a card come for who wants them and for nobody else."""
    anna, bernd = listening(invite("Anna")), listening(invite("Bernd", "de"))
    path = anna.lay("airship_city", "me open")
    anna.prefers(sound=True, notify=True)
    bernd.sit_down(path)
    anna.go(path)
    for guest in (anna, bernd):
        guest.at_table()
    if anna.sees()["mine"]:
        hand_over(anna, bernd)
    plain = called(anna, ICON)
    hand_over(bernd, anna)
    asked = anna.question.inner_text()
    assert anna.page.title() == f"● {asked}"
    assert called(anna, ICON) != plain
    assert called(anna) == ["tone", f"card: {asked}", "badge"]
    assert bernd.page.title().startswith("Anna ")
    assert called(bernd, ICON) == plain

    hand_over(anna, bernd)
    assert bernd.page.title() == f"● {bernd.question.inner_text()}"
    assert called(bernd) == ["badge"]
    assert called(anna, ICON) == plain
    assert "no badge" in called(anna, "window.called")


def test_who_looks_on_hears_a_tone_and_gets_no_card(invite: Invite) -> None:
    anna = listening(invite("Anna"))
    path = anna.lay("airship_city", "me easy")
    anna.prefers(sound=True, notify=True)
    anna.go(path)
    anna.at_table()
    anna.wait_for("document.querySelector('#console.mine')")
    anna.page.evaluate("window.called = []")
    seen = anna.sees()
    while "tone" not in called(anna):
        seen = anna.answer(seen=seen)
        if not seen["mine"]:
            anna.wait_for("document.querySelector('#console.mine')")
            seen = anna.sees()
    assert called(anna) == ["tone"]


# ------------------------------------------------------------------ pieces


def test_a_piece_is_seen_to_move(invite: Invite) -> None:
    anna = listening(invite("Anna", still=False))
    anna.lay("airship_city", "me me")
    anna.at_table()
    anna.answer(0)
    travelled = called(anna)
    workers = [told for told in travelled if told.startswith("w-")]
    assert workers, travelled
    moved = re.fullmatch(r"(\S+) from translate\((-?[\d.]+)px, (-?[\d.]+)px\)", workers[0])
    assert moved is not None
    assert abs(float(moved[2])) + abs(float(moved[3])) > 40, "from its old place, a tile away"
    assert anna.page.locator(f"#{moved[1]}").is_visible()


def test_with_reduced_motion_a_piece_is_there_at_once(invite: Invite) -> None:
    anna = listening(invite("Anna", still=True))
    anna.lay("airship_city", "me me")
    anna.at_table()
    before = anna.page.locator("#city").inner_html()
    anna.answer(0)
    assert anna.page.locator("#city").inner_html() != before
    assert called(anna) == []
    assert (
        anna.page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
        == 0
    )


# ------------------------------------------------------------------ the board closer


def view_of(board: Locator) -> tuple[float, ...]:
    return tuple(float(figure) for figure in (board.get_attribute("viewBox") or "").split())


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_two_fingers_bring_the_board_closer_and_one_moves_it(invite: Invite) -> None:
    anna = invite("Anna", "de", size=PHONE, touch=True)
    anna.lay("airship_city", "me me")
    anna.at_table()
    version, board = anna.sees()["version"], anna.page.locator("#city svg[role=group]")
    line, whole, box = anna.context.new_cdp_session(anna.page), view_of(board), board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch(line, "touchStart", (x - 30, y), (x + 30, y))
    for apart in range(30, 91, 10):
        touch(line, "touchMove", (x - apart, y), (x + apart, y))
    touch(line, "touchEnd")
    closer = view_of(board)
    assert 0.25 <= closer[2] / whole[2] < 0.5, "about three times as close"
    assert anna.page.evaluate("visualViewport.scale") == 1, "the board, not the page"
    middle = closer[0] + closer[2] / 2
    assert abs(middle - (whole[0] + whole[2] / 2)) < whole[2] / 20, "around the fingers"

    touch(line, "touchStart", (x, y))
    for way in range(10, 61, 10):
        touch(line, "touchMove", (x - way, y - way))
    touch(line, "touchEnd")
    moved = view_of(board)
    assert moved[0] > closer[0]
    assert moved[1] > closer[1]
    assert moved[2:] == closer[2:]
    assert anna.page.evaluate("scrollY") == 0, "the page stays where it is"

    anna.page.get_by_role("button", name="Alles zeigen").click()
    expect(board).to_have_attribute("viewBox", " ".join(f"{figure:g}" for figure in whole))
    assert anna.sees()["version"] == version, "fingers that zoom and move answer nothing"


def test_arrows_move_a_board_that_is_closer(invite: Invite) -> None:
    anna = invite("Anna")
    anna.lay("planet_steam", "me easy")
    anna.at_table()
    board, press = anna.page.locator("main .colB > section svg[role=group]").first, anna.page.keyboard.press
    whole = view_of(board)
    press("ArrowRight")
    assert view_of(board) == whole, "all of it is in sight"
    press("+")
    press("+")
    closer = view_of(board)
    press("ArrowRight")
    press("ArrowDown")
    moved = view_of(board)
    assert moved[0] > closer[0]
    assert moved[1] > closer[1]
    for _ in range(40):
        press("ArrowRight")
    edge = view_of(board)
    assert edge[0] + edge[2] <= whole[0] + whole[2] + 0.01, "never beyond the edge"
    press("-")
    assert view_of(board)[2] > edge[2]
    press("0")
    assert view_of(board) == whole

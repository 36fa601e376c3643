"""Whole games with nothing but the keyboard: the focus is always seen, and never lost by an answer."""

from time import monotonic
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Guest

LONGEST_GAME = 300.0
"""Seconds on a machine that has much else to do."""
ROUND = 120
"""Steps with Tab after which everything on a page has been passed."""

HERE = """(() => { const at = document.activeElement, style = getComputedStyle(at);
  return { lost: at === document.body, bar: !!at.closest('#console'), tag: at.tagName, name: at.className,
    option: at.matches('#console button:is([name=option],[name=row]):not([disabled]), #console .stepper .go'),
    fold: at.matches('#console summary') && !at.parentElement.open, wheel: at.matches('#console .wheel'),
    seen: at.matches(':focus-visible') && parseFloat(style.outlineWidth) >= 2,
    shown: at.checkVisibility() && at.getBoundingClientRect().width > 0,
    asked: !!document.querySelector('#console.mine') && !document.querySelector('.curtain'),
    over: at.matches('#console .acts a.go'),
    confirms: !!document.querySelector('#console [name=confirmed]'),
    version: Number(document.querySelector('[data-table]').dataset.version) } })()"""
ASKED = "document.querySelector('#console .acts a.go, #console.mine')"


class Keyboard:
    """Somebody who has no mouse."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.keys, self.pressed = guest, guest.page.keyboard, 0

    def here(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.page.evaluate(HERE)
        return found

    def to_the_question(self) -> None:
        """From the top of the page by the link that skips what stands before the question."""
        self.keys.press("Tab")
        assert self.here()["name"] == "skip"
        self.keys.press("Enter")
        assert self.here()["bar"]

    def play(self) -> None:
        """Answer until the match is over. After every answer the focus is in the bar, and to be seen."""
        late, chance = monotonic() + LONGEST_GAME, self.guest.chance
        while monotonic() < late:
            here = self.here()
            if here["over"]:
                return
            version, steps = here["version"], chance.choice((0, 0, 0, 1, 2))
            way = chance.choice(("Tab", "Tab", "Tab", "Shift+Tab"))
            inside = True
            for _ in range(ROUND):
                if here["fold"] or here["wheel"]:
                    self.keys.press("Enter" if here["fold"] else "ArrowUp")
                    way = "Tab"
                elif here["option"] and not steps:
                    break
                elif inside and not here["bar"]:
                    way = "Tab" if way == "Shift+Tab" else "Shift+Tab"
                inside = here["bar"]
                steps = max(0, steps - here["option"])
                self.keys.press(way)
                here = self.here()
            assert here["option"], here
            for _ in range(chance.choice((0, 0, 1, 4)) if here["tag"] == "BUTTON" else 0):
                # Within a group arrows go from key to key.
                self.keys.press("ArrowRight")
                here = self.here()
            assert here["seen"], here
            assert here["shown"], here
            self.keys.press(chance.choice(("Enter", " ")))
            self.pressed += 1
            # What follows is the next question, or whether the turn shall really end, or the question again.
            confirms = f"{'!' if here['confirms'] else ''}document.querySelector('#console [name=confirmed]')"
            moved = f"Number(document.querySelector('[data-table]').dataset.version) > {version}"
            self.guest.wait_for(f"{moved} || {confirms}")
            here = self.here()
            assert here["bar"] or here["over"], here
            self.guest.wait_for(ASKED)
        raise AssertionError(f"the game did not end in time: {self.pressed} keys")


@pytest.mark.parametrize(("game", "seats"), [("airship_city", "me"), ("planet_steam", "me easy")])
def test_a_whole_game_by_keyboard(invite: Invite, game: str, seats: str) -> None:
    """The longer game without being asked whether a turn shall end."""
    anna = invite("Anna")
    path = anna.lay(game, seats)
    if game == "planet_steam":
        anna.prefers(confirm=False)
        anna.go(path)
    anna.at_table()
    anna.wait_for("document.querySelector('#console.mine')")
    hands = Keyboard(anna)
    hands.to_the_question()
    hands.play()
    assert hands.pressed > 40
    hands.keys.press("Enter")
    anna.page.locator(".result .won h1").wait_for()
    assert anna.page.locator(".scores tfoot td").count() == len(seats.split())

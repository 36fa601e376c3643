"""Whole matches, or what is left of one, with nothing but the keyboard or a finger on a phone."""

from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, outcome_or_option
from kesselhaus.games import game as named
from tests.browser.people import COMMIT, SIDEWAYS, Guest
from tests.records.keeping import records_of

SEATS = {
    "airship_city": "me",
    "planet_steam": "me easy",
    "whistle_mountain": "me easy",
    "nucleum": "me easy",
    "steamopolis": "me easy",
}
"""Who sits at the table where a whole match is played. The first one is the shortest of all."""
WHOLE = [
    pytest.param(game, seats, marks=() if seats == "me" else pytest.mark.whole)
    for game, seats in SEATS.items()
]
"""Whole matches; all but the shortest are left to `make matches`."""
ROUND = 160
"""Steps with Tab after which everything on a page has been passed."""
END = 8
"""So many answers before its end a match is taken up again."""
MIDST = 10
"""So many answers are given in its midst."""
BACK_EVERY = 11
BOARD = 0.35
"""How often a finger taps the place on a board rather than its key."""

CURTAIN = ".curtain a.opt"
HERE = """(() => { const at = document.activeElement, style = getComputedStyle(at);
  const commit = document.querySelector('COMMIT');
  return { lost: at === document.body, bar: !!at.closest('#console'), tag: at.tagName, name: at.className,
    draft: at.name === 'draft', commit: at === commit,
    option: at.matches('#console button:is([name=option],[name=row]):not([disabled]), #console .stepper .go')
      || (!commit && at.matches('#console button[name=draft][value]:not([disabled])')),
    fold: at.matches('#console summary') && !at.parentElement.open, wheel: at.matches('#console .wheel'),
    seen: at.matches(':focus-visible') && parseFloat(style.outlineWidth) >= 2,
    shown: at.checkVisibility() && at.getBoundingClientRect().width > 0,
    asked: !!document.querySelector('#console.mine') && !document.querySelector('.curtain'),
    over: at.matches('#console .acts a.go'), curtain: at.matches('CURTAIN'),
    confirms: !!document.querySelector('#console [name=confirmed]'),
    version: Number(document.querySelector('[data-table]').dataset.version) } })()""".replace(
    "COMMIT", COMMIT
).replace("CURTAIN", CURTAIN)
ASKED = f"document.querySelector('#console .acts a.go, #console.mine, {CURTAIN}')"
OPEN = "!document.querySelector('.curtain') && document.querySelector('#console.mine')"
PLACES = """(() => {
  const keys = document.querySelectorAll('#console button[data-t]:not([disabled])');
  const meant = new Set([...keys].map((key) => key.dataset.t));
  const open = (place) => { const { x, y, width, height } = place.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && place.contains(top); };
  const answers = (place) => place.tagName !== 'BUTTON' && meant.has(place.dataset.t) && open(place);
  return document.querySelector('COMMIT') ? [] : [...document.querySelectorAll('main [data-t]')]
    .map((place, number) => [place, number]).filter(([place]) => answers(place)).map(([, number]) => number);
})()""".replace("COMMIT", COMMIT)
"""Places on boards, by their number, that are in view and mean what a key means."""


class Keyboard:
    """Somebody who has no mouse."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.keys, self.pressed = guest, guest.page.keyboard, 0

    def here(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.page.evaluate(HERE)
        return found

    def to_the_question(self) -> None:
        """From the top of the page by the link that skips what stands before the question."""
        if self.here()["bar"]:
            return
        self.keys.press("Tab")
        assert self.here()["name"] == "skip"
        self.keys.press("Enter")
        assert self.here()["bar"]

    def play(self, answers: int | None = None) -> None:
        """Answer until the match is over, or so often. After every answer the focus is in the bar."""
        while (answers is None or self.pressed < answers) and not self.here()["over"]:
            self._answer()

    def _answer(self) -> None:
        here = self._to_a_key()
        for _ in range(self.guest.chance.choice((0, 0, 1, 4)) if here["tag"] == "BUTTON" else 0):
            # Within a group arrows go from key to key.
            self.keys.press("ArrowRight")
            here = self.here()
        assert here["seen"], here
        assert here["shown"], here
        self.keys.press(self.guest.chance.choice(("Enter", " ")))
        if here["draft"]:
            # What is chosen lies there; the focus is on the key that gives it.
            self.guest.wait_for(f"document.activeElement.matches('{COMMIT}')")
            here = self.here()
            assert here["seen"], here
            self.keys.press("Enter")
        self.pressed += 1
        # What follows is the next question, or whether the turn shall really end, or the question again.
        confirms = f"{'!' if here['confirms'] else ''}document.querySelector('#console [name=confirmed]')"
        moved = f"Number(document.querySelector('[data-table]').dataset.version) > {here['version']}"
        self.guest.wait_for(f"{moved} || {confirms}")
        here = self.here()
        assert here["bar"] or here["over"] or here["curtain"], here
        self.guest.wait_for(ASKED)
        if self.here()["curtain"]:
            # The next one at the same screen lifts it, and stands before his question.
            self.keys.press("Enter")
            self.guest.wait_for(OPEN)
            self.guest.at_table()
            assert self.here()["bar"]

    def _to_a_key(self) -> dict[str, Any]:
        """With Tab to some key that answers; what is folded on the way is unfolded, a wheel is turned."""
        chance, here = self.guest.chance, self.here()
        steps, way = chance.choice((0, 0, 0, 1, 2)), chance.choice(("Tab", "Tab", "Tab", "Shift+Tab"))
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
        return here


class Finger:
    """Somebody with a phone: he taps keys, and now and then the place on a board that means the same."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.tapped, self.on_boards = guest, 0, 0

    def play(self, answers: int | None = None) -> None:
        """Answer until the match is over, or so often. The page is never wider than the phone."""
        guest = self.guest
        while answers is None or self.tapped < answers:
            guest.wait_for(ASKED)
            if guest.page.locator(CURTAIN).count():
                guest.page.locator(CURTAIN).tap()
                guest.wait_for(OPEN)
                guest.at_table()
            seen = guest.sees()
            if not seen["mine"]:
                return
            self._answer(seen)
            self.tapped += 1
            assert guest.page.evaluate(SIDEWAYS) == 0
            if self.tapped % BACK_EVERY == 0 and guest.sees()["mine"] and guest.sees()["back"]:
                guest.step_back()

    def _answer(self, seen: dict[str, Any]) -> None:
        guest = self.guest
        places = guest.page.evaluate(PLACES) if guest.chance.random() < BOARD else []
        if not places:
            guest.answer(seen=seen)
            return
        guest.page.locator("main [data-t]").nth(guest.chance.choice(places)).tap()
        moved = f"Number(document.querySelector('[data-table]').dataset.version) > {seen['version']}"
        guest.wait_for(f"{moved} || document.querySelector('#console [name=confirmed], {COMMIT}')")
        if guest.page.locator(COMMIT).count() and guest.sees()["version"] == seen["version"]:
            guest.page.locator(COMMIT).tap()
            guest.wait_for(f"{moved} || document.querySelector('#console [name=confirmed]')")
        if guest.sees()["confirms"]:
            guest.page.locator("#console .acts [name=option]").first.tap()
            guest.wait_for(moved)
        self.on_boards += 1


class Begun(NamedTuple):
    """A recorded match up to one of its questions."""

    told: bytes
    seat: int


@cache
def begun(key: str, left: int | None = None) -> Begun:
    """Up to its midst, or until about so many answers are left of it."""
    path = next(path for path in records_of(key) if path.stem.endswith("-2p"))
    kept = record.parse(path.read_bytes())
    upto = len(kept.answers) // 2 if left is None else len(kept.answers) - left
    match: Match[Any] = Match(named(key), kept.seats, frozenset(kept.variants))
    answers = outcome_or_option(named(key).options)
    for number, raw in enumerate(kept.answers):
        question = match.question
        if number >= upto and isinstance(question, Ask) and len(question.options) > 1:
            return Begun(record.write(match), question.seat)
        match.take_again(msgspec.convert(raw, answers), kept.automatic)
    raise AssertionError(f"{path} ends without a question")

"""Somebody with a browser of his own, and what he does with it: lay a table, sit down, press keys."""

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.browser.house import LONGEST

DESK, PHONE = (1400, 900), (390, 844)
WAIT = LONGEST * 1000
"""Milliseconds that anything on a page may take."""

FOLDED, HASTY = 0.2, 0.4
"""How often somebody takes a key that is folded away, and how often the last one, which may end a turn."""

RECONNECTS = 3
"""A request beside the page may meet a line that the house has just closed because it was quiet."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
KEYS = (
    "#console button:is([name=option],[name=row],[name=draft][value]):not([disabled]), #console .stepper .go"
)
COMMIT = "#console .acts .go[name=row]"
"""What gives all that is chosen at once."""
STANDS = """(() => { const table = document.querySelector('[data-table]');
  return { version: Number(table.dataset.version), kind: table.dataset.kind, path: location.pathname,
    mine: !!document.querySelector('#console.mine') && !document.querySelector('.curtain'),
    scores: [...document.querySelectorAll('#clocks .sc')].map((score) => score.textContent),
    keys: [...document.querySelectorAll('KEYS')]
      .map((key) => (key.checkVisibility() ? 'shown' : key.closest('.quick') ? 'left out' : 'folded')),
    round: document.querySelector('#standing').textContent.match(/\\d+/g),
    over: !!document.querySelector('#affairs a.go:not(.curtain a),#console .acts a.go'),
    confirms: !!document.querySelector('#console [name=confirmed]'),
    back: !!document.querySelector('#console .back:not([disabled])') } })()""".replace("KEYS", KEYS)
UNTIL = """() => new Promise((done) => {
  const look = () => { if (%s) done(true); else setTimeout(look, 10); };
  look();
  setTimeout(() => done(false), 2000);
})"""


class Guest:
    """One person, one browser window."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        lang: str = "en",
        *,
        size: tuple[int, int] = DESK,
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        pace: str = "instant",
        script: bool = True,
        hints: bool = False,
    ) -> None:
        self.name, self.lang, self.address, self.touches = name, lang, address, touch
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if lang == "de" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            java_script_enabled=script,
        )
        self.context.set_default_timeout(WAIT)
        # Who plays whole matches in a test does not want to watch the others.
        self.context.add_init_script(f"try {{ localStorage.pace ??= '{pace}' }} catch {{}}")
        if not hints:
            self.context.add_init_script("try { localStorage.hints ??= 'off' } catch {}")
        self.complaints: list[str] = []
        self.forgives: str | None = None
        """What a browser may say that has been put in a bad place."""
        self.requests: list[str] = []
        self.context.on("console", lambda said: self._complain(said.text) if said.type == "error" else None)
        self.context.on("weberror", lambda problem: self._complain(str(problem.error)))
        self.context.on("request", lambda request: self._note(request.url))
        self.page: Page = self.context.new_page()
        self.chance = Random(name)

    def _complain(self, text: str) -> None:
        if self.forgives is None or self.forgives not in text:
            self.complaints.append(text)

    def _note(self, url: str) -> None:
        self.requests.append(url)
        if not url.startswith((self.address, "data:")):
            self.complaints.append(f"asked a foreign host: {url}")

    # ------------------------------------------------------------------ tables

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def lay(self, game: str, seats: str) -> str:
        """A new table by the form of the house; `seats` as in `me open easy`. Its path."""
        who = seats.split()
        self.go(f"/new?game={game}&seats={len(who)}")
        for seat, kind in enumerate(who):
            self.page.locator(f"label:has(> [name=who-{seat}][value={kind}])").click()
        name = self.page.locator(f"input[name=name-{who.index('me')}]:not([readonly])")
        if name.count():
            name.fill(self.name)
        self.page.locator("#laying .go2").click()
        self.page.wait_for_url("**/t/*")
        return self.path

    @property
    def path(self) -> str:
        return "/" + self.page.url.removeprefix(self.address + "/").partition("?")[0].partition("#")[0]

    def sit_down(self, path: str) -> None:
        """Join by the link of a table."""
        self.go(path)
        row = self.page.locator("#seats .free").first
        name = row.locator("input[name=name]")
        if name.count():
            name.fill(self.name)
        row.locator("button.go").click()
        self.wait_for(f"!document.querySelector('#seats') || {_own_seat()}")

    def bring(self, record: bytes) -> str:
        """A match from elsewhere: where one is led. A house that had no time to read it is asked again."""
        sent = {
            "Origin": self.address,
            "Accept": "application/json",
            "Accept-Language": self.lang,
            "Content-Type": "application/json",
        }
        late = monotonic() + LONGEST
        while True:
            reply = self.context.request.post(
                f"{self.address}/import", data=record, headers=sent, max_retries=RECONNECTS
            )
            if reply.ok:
                return str(reply.json()["go"])
            assert monotonic() < late, reply.text()

    def at_table(self) -> None:
        """Wait until the table is there with all that is loaded afterwards, and its line is open."""
        self.page.locator("#console").wait_for()
        self.wait_for(
            "!window.kesselhaus || window.kesselhaus.pace || !document.querySelector('script[type=later]')"
        )
        expect(self.page.locator(".house")).not_to_have_class("offline")

    # ------------------------------------------------------------------ what is seen

    def sees(self) -> dict[str, Any]:
        """Version, scores and keys of the table as they stand on the page."""
        found: dict[str, Any] = self.page.evaluate(STANDS)
        return found

    def wait_for(self, condition: str) -> None:
        """Until it holds, also on the page that follows. (The policy of the house forbids eval.)"""
        late = monotonic() + LONGEST
        while monotonic() < late:
            try:
                if self.page.evaluate(UNTIL % condition):
                    return
            except Error as gone:
                if "Execution context was destroyed" not in gone.message:
                    raise
                self.page.wait_for_load_state()
        if self.page.evaluate(f"!!({condition})"):
            return
        text = self.page.locator("body").inner_text()
        raise AssertionError(f"{self.name} waited in vain for {condition} at {self.page.url}:\n{text}")

    def wait_for_version(self, version: int) -> None:
        self.wait_for(f"Number(document.querySelector('[data-table]').dataset.version) >= {version}")

    @property
    def question(self) -> Locator:
        return self.page.locator("#console .ask h2")

    # ------------------------------------------------------------------ what is done

    def answer(self, key: int | None = None, seen: dict[str, Any] | None = None) -> dict[str, Any]:
        """Press a key, any one if none is given, and confirm the end of a turn. What is seen then."""
        seen = self.sees() if seen is None else seen
        self._press(seen, key)
        moved = f"Number(document.querySelector('[data-table]').dataset.version) > {seen['version']}"
        self.wait_for(f"{moved} || document.querySelector('#console [name=confirmed]')")
        after = self.sees()
        if after["confirms"]:
            self.press(self.page.locator("#console .acts [name=option]").first)
            self.wait_for(moved)
            after = self.sees()
        return after

    def press(self, what: Locator) -> None:
        """With a finger, if that is what this window is for."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def _press(self, seen: dict[str, Any], key: int | None) -> None:
        keys = self.page.locator(KEYS)
        shown = [number for number, how in enumerate(seen["keys"]) if how == "shown"]
        folded = [number for number, how in enumerate(seen["keys"]) if how == "folded"]
        if key is None:
            wish = self.chance.random()
            key = self.chance.choice(folded if (folded and wish < FOLDED) or not shown else shown)
            key = shown[-1] if shown and wish > 1 - HASTY else key
        if key in folded:
            self.unfold(keys.nth(key))
        only_chooses = keys.nth(key).get_attribute("name") == "draft"
        self.press(keys.nth(key))
        if only_chooses:
            self.press(self.page.locator(COMMIT))

    def unfold(self, key: Locator) -> None:
        """Show a key that is folded away behind another one."""
        group = key.locator("xpath=ancestor::*[@data-n]")
        if group.count() and self.page.locator("#console .gtabs").is_visible():
            tab = self.page.locator(f"#console .gtabs [data-group='{group.get_attribute('data-n')}']")
            if tab.get_attribute("aria-pressed") == "false":
                self.press(tab)
            return
        more = self.page.locator("#console .more")
        if more.is_visible() and more.get_attribute("aria-expanded") == "false":
            self.press(more)
        fold = key.locator("xpath=ancestor::details")
        if fold.count() and fold.get_attribute("open") is None:
            self.press(fold.locator("summary"))

    def prefers(self, **settings: bool) -> None:
        """Switch settings of the account on or off."""
        self.go("/account")
        for name, on in settings.items():
            self.page.locator(f"input[name={name}]").set_checked(on)
        self.page.locator("form[action='/account'] button").click()
        self.page.locator("[role=alert]").wait_for()

    def step_back(self) -> dict[str, Any]:
        version = self.sees()["version"]
        self.press(self.page.locator("#console .back"))
        self.wait_for_version(version + 1)
        return self.sees()


def _own_seat() -> str:
    return "!document.querySelector('#seats input[name=name]')"

"""Every page in both languages and themes: no barrier, no raw text, nothing foreign, and little to load."""

import re
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from kesselhaus.games import shelf
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, SIDEWAYS, Guest
from tests.browser.tour import bring, tour

RAW = re.compile(r"\{\w*\}|\[[a-z][\w -]*\]|\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\bNone\b")
"""A placeholder, markup, a key of a text, or a value that was never meant to be read."""
TEXT = """[document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ...[...document.querySelectorAll('[title]')].map((one) => one.getAttribute('title'))]"""
BARRIERS = """axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations
  .map(({ id, nodes }) => [id, nodes.length, ...nodes.slice(0, 6).map(({ target, html, any, all }) =>
    `${target} ${html.slice(0, 160)} ${(any[0] || all[0] || {}).message || ''}`)]))"""
MOST_BYTES, MOST_REQUESTS = 300_000, 15


def barriers(guest: Guest) -> Any:
    """All that axe finds on the page as it stands, best practices too."""
    guest.page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    return guest.page.evaluate(BARRIERS)


def raw_text(guest: Guest) -> list[str]:
    texts: list[str] = guest.page.evaluate(TEXT)
    return [found for text in texts for found in RAW.findall(text)]


@pytest.mark.parametrize(
    ("lang", "theme"), [("en", "light"), ("de", "dark"), ("en", "dark"), ("de", "light")]
)
def test_nobody_is_shut_out(invite: Invite, lang: str, theme: str) -> None:
    guest, other = invite("Anna", lang, theme=theme), invite("Bernd", lang)
    problems: dict[str, Any] = {}
    seen = 0
    for name in tour(guest, other):
        seen += 1
        assert guest.page.evaluate("document.documentElement.lang") == lang, name
        problems |= {f"{name}: raw text": raw} if (raw := raw_text(guest)) else {}
        problems |= {f"{name}: barriers": found} if (found := barriers(guest)) else {}
        expected = 1 if name == "notice" else 0
        assert len(guest.complaints) == expected, (name, guest.complaints)
        guest.complaints.clear()
    assert problems == {}
    assert seen > 20


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_page_is_wider_than_a_phone(invite: Invite, lang: str) -> None:
    guest, other = invite("Anna", lang, size=PHONE, touch=True), invite("Bernd", lang)
    wide = {name: over for name in tour(guest, other) if (over := guest.page.evaluate(SIDEWAYS))}
    guest.complaints.clear()
    assert wide == {}


@pytest.mark.parametrize(("game", "seats"), [(key, max(game.seats)) for key, game in shelf().items()])
def test_no_full_table_is_wider_than_a_phone(invite: Invite, game: str, seats: int) -> None:
    """In German, whose words are longer: in mid-game, near the end, after it; and asked, all keys open."""
    guest = invite("Annegret-Sophie", "de", size=PHONE, touch=True)
    guest.lay(game, "me easy")
    path = bring(guest, game, seats)
    wide = {}
    for at in (150, 300, 400):
        guest.go(f"{path}/replay?at={at}")
        wide[f"moment {at}"] = guest.page.evaluate(SIDEWAYS)
    guest.go(path)
    wide["result"] = guest.page.evaluate(SIDEWAYS)
    guest.go(f"{path}/replay?at=260")
    guest.page.locator("#console form[action$='/what-if'] button").click()
    guest.page.wait_for_url(lambda url: path not in url)
    guest.at_table()
    for _ in range(3):
        more = guest.page.locator("#console .more")
        if more.is_visible() and more.get_attribute("aria-expanded") == "false":
            more.click()
        wide[f"asked: {guest.question.inner_text()}"] = guest.page.evaluate(SIDEWAYS)
        if not guest.answer()["mine"]:
            break
    assert {where: over for where, over in wide.items() if over} == {}
    assert any(where.startswith("asked") for where in wide)


@pytest.mark.parametrize("game", shelf())
def test_a_table_is_quickly_loaded(invite: Invite, game: str) -> None:
    """Into an empty cache, counted as it is before any compression."""
    anna, spectator = invite("Anna"), invite("Sven")
    path = anna.lay(game, "me easy easy")
    loaded: list[Response] = []
    spectator.page.on("response", lambda one: loaded.append(one))
    spectator.go(path)
    spectator.page.wait_for_load_state("load")
    loaded = loaded[:]  # and not what comes when the page has stood for a moment
    assert {urlsplit(one.url).netloc for one in loaded if not one.url.startswith("data:")} == {
        urlsplit(anna.address).netloc
    }
    own = [one for one in loaded if not one.url.startswith("data:")]
    assert len(own) <= MOST_REQUESTS
    assert sum(len(one.body()) for one in own) <= MOST_BYTES
    expect(spectator.page.locator("#console")).to_be_visible()

"""A house, a Chromium without a window, and people in front of it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import OwnHouse
from tests.browser.people import WAIT, Guest

Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnHouse]:
    """The house that most tests share."""
    house = OwnHouse(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnHouse]:
    """One that lets somebody bring as many matches as he likes."""
    house = OwnHouse(tmp_path_factory.mktemp("looks"), limits=False)
    house.open()
    yield house
    house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[OwnHouse]:
    """One that a test may kill."""
    house = OwnHouse(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium. One a module: while it is open, nothing asynchronous can run in this process."""
    path = shutil.which("chromium")
    assert path is not None, "The browser tests need Debian's chromium; tools/browser installs it."
    flags = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def invite(chromium: Browser, house: OwnHouse) -> Iterator[Invite]:
    """Makes guests with a browser of their own; nothing that any of them saw may be amiss."""
    guests: list[Guest] = []

    def one(name: str, lang: str = "en", address: str = house.address, **ways: object) -> Guest:
        guests.append(Guest(chromium, address, name, lang, **ways))  # type: ignore[arg-type]
        return guests[-1]

    yield one
    for guest in guests:
        guest.context.close()
    assert {guest.name: guest.complaints for guest in guests if guest.complaints} == {}

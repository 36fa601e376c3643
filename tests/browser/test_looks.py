"""The question and its keys are in sight in every window: a sample of what `make looks` looks at."""

import pytest
from playwright.sync_api import Browser

from tests.browser.house import OwnHouse
from tests.browser.looks import amiss, kinds, opened
from tests.browser.people import Guest

WINDOWS = ((1366, 640), (1280, 720), (1536, 730), (1400, 900), (1920, 1080), (1024, 768), (768, 1024))
SAMPLE = {
    "airship_city": "AC-30",
    "nucleum": "NU-28",
    "planet_steam": "PS-87",
    "steamopolis": "ST-58",
    "whistle_mountain": "WM-47",
}


@pytest.mark.parametrize("game", SAMPLE)
def test_the_question_is_in_sight_in_every_window(chromium: Browser, open_house: OwnHouse, game: str) -> None:
    guest = Guest(chromium, open_house.address, "Anna", "de")
    kind = next(kind for kind in kinds(game) if kind.rule == SAMPLE[game])
    opened(guest, kind)
    hidden = {
        size: [one for one in amiss(guest, size) if one.startswith(("out of sight", "covered", "sideways"))]
        for size in WINDOWS
    }
    guest.context.close()
    assert {size: found for size, found in hidden.items() if found} == {}
    assert guest.complaints == []

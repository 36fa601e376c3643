"""Question, keys and board are in sight in every window: a sample of what `make looks` looks at."""

from itertools import cycle

import pytest
from playwright.sync_api import Browser

from kesselhaus.games import shelf
from tests.browser.house import OwnHouse
from tests.browser.looks import SIZES, TOUCH, amiss, kinds, opened
from tests.browser.people import Guest

LARGER = ((1400, 900), (1920, 1080))
SAMPLE = {
    "airship_city": ("AC-30", "AC-66"),
    "nucleum": ("NU-42", "NU-71", "NU-104"),
    "planet_steam": ("PS-50", "PS-87"),
    "steamopolis": ("ST-60", "ST-100"),
    "whistle_mountain": ("WM-47", "WM-79", "WM-112"),
}
LANGUAGES = ("de", "en")
"""The questions of a game are asked in the one and the other by turns."""


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", SAMPLE)
def test_nothing_is_cut_covered_or_out_of_sight(
    chromium: Browser, open_house: OwnHouse, game: str, touch: bool
) -> None:
    sizes = [size for size in (*SIZES, *LARGER) if (size[0] < TOUCH) == touch]
    asking = {kind.rule: kind for kind in kinds(game)}
    found: dict[str, list[str]] = {}
    for rule, lang in zip(SAMPLE[game], cycle(LANGUAGES), strict=False):
        guest = Guest(chromium, open_house.address, "Anna", lang, size=sizes[0], touch=touch)
        opened(guest, asking[rule])
        found |= {f"{rule} {size} {lang}": wrong for size in sizes if (wrong := amiss(guest, size))}
        guest.context.close()
        assert guest.complaints == []
    assert found == {}


def test_every_game_asks_many_kinds_of_questions() -> None:
    assert min(len(kinds(game)) for game in shelf()) >= 14

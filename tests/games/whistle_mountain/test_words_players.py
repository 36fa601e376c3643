"""What is told of a player of Whistle Mountain: what he has, and what the Forge would call home."""

import pytest

from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain import words
from kesselhaus.games.whistle_mountain.examples.positions import A, B, able, begin, decorate, fly, lay


def test_the_description_lists_upgrades_and_awards_of_who_has_some() -> None:
    table = lay(2)
    able(table, A, "ab10", "up10")
    decorate(table, B, "aw10")
    lines = words.describe(begin(table).view(A), "en").splitlines()
    one, other = (next(line for line in lines if line.startswith(f"[seat {seat}]")) for seat in (A, B))
    assert "Upgrades: Steam Winch." in one
    assert "Awards" not in one
    assert "Awards: Pilot's Ribbon." in other
    assert "Upgrades" not in other


@pytest.mark.parametrize(
    ("out", "en", "de"),
    [
        ((), "all at home", "alle daheim"),
        (("small",), "1 home", "1 heim"),
        (("small", "medium"), "2 home", "2 heim"),
    ],
)
def test_the_key_of_the_forge_counts_the_airships_that_it_calls_home(
    out: tuple[str, ...], en: str, de: str
) -> None:
    table = lay(2)
    for place, airship in enumerate(out):
        fly(table, A, airship, *((1 + 3 * place + step, 9) for step in range(1 + place)))
    view = begin(table).view(A)
    assert words.option(o.FORGE, view, "en").note == en
    assert words.option(o.FORGE, view, "de").note == de

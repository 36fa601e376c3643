"""The recorded matches of Planet Steam: every number of seats, and one with all variants."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam import GAME
from tests.games.planet_steam.merchants import merchant
from tests.records.playing import played


def matches() -> dict[str, Match[Any]]:
    found = {f"{seats}p": _match(seats, "base", automatic=seats == 4) for seats in GAME.seats}
    found["4p-all-variants"] = _match(4, "all-variants", *[variant.key for variant in GAME.variants])
    return found


def _match(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"planet_steam/{seats}/{name}")
    return played("planet_steam", chance, [merchant(chance)] * seats, variants, automatic)

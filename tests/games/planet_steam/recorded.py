"""The recorded matches of Planet Steam: every number of seats, and one with all variants but open credits."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.examples.positions import EVERYTHING
from kesselhaus.games.planet_steam.state import OPEN_CREDITS
from tests.games.planet_steam.merchants import merchant
from tests.records.playing import played


def matches() -> dict[str, Match[Any]]:
    found = {f"{seats}p": _match(seats, "base", automatic=seats == 4) for seats in GAME.seats}
    found["4p-all-variants"] = _match(4, "all-variants", *[key for key in EVERYTHING if key != OPEN_CREDITS])
    return found


def _match(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"planet_steam/{seats}/{name}")
    return played("planet_steam", chance, [merchant(chance)] * seats, variants, automatic)

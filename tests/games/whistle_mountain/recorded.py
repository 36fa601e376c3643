"""The recorded matches of Whistle Mountain: every number of seats, and each way to end."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain import GAME
from tests.games.whistle_mountain.climbers import climber, idler
from tests.records.playing import played


def matches() -> dict[str, Match[Any]]:
    found = {f"{seats}p": _with_empty_barracks(seats, automatic=seats == 4) for seats in GAME.seats}
    found["3p-standstill"] = played("whistle_mountain", Random("whistle_mountain/standstill"), [idler] * 3)
    return found


def _with_empty_barracks(seats: int, *, automatic: bool = False) -> Match[Any]:
    """Climbers empty the barracks; the first seed with which they do is taken."""
    for number in range(100):
        chance = Random(f"whistle_mountain/{seats}/{number}")
        match = played("whistle_mountain", chance, [climber(chance)] * seats, automatic=automatic)
        if match.result is not None and match.result.reason == "barracks":
            return match
    raise AssertionError("no match ends by empty barracks")

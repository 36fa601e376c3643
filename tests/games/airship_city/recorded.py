"""The recorded matches of Airship City: every number of seats, and each way to end."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city import GAME
from tests.games.airship_city.seekers import lively, seeker
from tests.records.playing import Chooser, played

LINES = (
    (("wood_private", 3), ("wood_residential", 2), ("wood_cargo", 1)),
    (("metal_private", 2), ("metal_residential", 2), ("metal_cargo", 1)),
    (("tourist", 2), ("passenger", 2), ("luxury", 1)),
)
FACILITIES = ((("fountain", 2),), (("park", 1),), (("clock_tower", 1),))


def matches() -> dict[str, Match[Any]]:
    found = {f"{seats}p": _match(seats, "rounds", automatic=seats == 4) for seats in GAME.seats}
    found["3p-airships"] = _match(3, "airships")
    found["4p-facilities"] = _match(4, "facilities")
    found["2p-majority"] = _match(2, "rounds", "prerequisite_counts_majority")
    return found


def _match(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"airship_city/{seats}/{name}")
    plans = {"airships": LINES, "facilities": FACILITIES}.get(name, ())
    choosers: list[Chooser] = [lively(chance) for _ in range(seats)]
    for seat, wanted in enumerate(plans):
        choosers[seat] = seeker(seat, wanted, chance)
    return played("airship_city", chance, choosers, variants, automatic)

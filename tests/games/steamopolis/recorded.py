"""The recorded matches of Steamopolis: every number of seats, each way to end, and alone."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis import GAME
from tests.games.steamopolis.citizens import citizen
from tests.records.playing import played


def matches() -> dict[str, Match[Any]]:
    # Alone such players nearly always lose; of the first hundred and fifty this one did best.
    found = {"1p": _match(1, "statues-61")}
    for seats in GAME.seats[1:]:
        found[f"{seats}p"] = _match(seats, "statues", automatic=seats == 4)
    found["1p-lost"] = _match(1, "lost", "solo_start_2")
    found["2p-passengers"] = _match(2, "passengers", "first_game")
    return found


def _match(seats: int, name: str, *variants: str, automatic: bool = False) -> Match[Any]:
    chance = Random(f"steamopolis/{seats}/{name}")
    choose = citizen(chance, buys=name != "passengers")
    return played("steamopolis", chance, [choose] * seats, variants, automatic)

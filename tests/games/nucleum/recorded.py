"""The recorded matches of Nucleum: every number of seats, each end condition, and all variants at once."""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum import GAME
from tests.games.nucleum.engineers import engineer
from tests.records.playing import played


def matches() -> dict[str, Match[Any]]:
    found = {f"{seats}p": _match("points " * seats, automatic=seats == 4) for seats in GAME.seats}
    found["2p-technologies"] = _match("technologies technologies", "0")
    found["3p-tiles"] = _match("tiles tiles tiles")
    all_variants = [variant.key for variant in GAME.variants]
    found["3p-all-variants"] = _match("points contracts stars", "all-variants", *all_variants)
    return found


def _match(goals: str, name: str = "", *variants: str, automatic: bool = False) -> Match[Any]:
    """One seat for each goal."""
    chance = Random(f"nucleum/{goals}/{name}")
    choosers = [engineer(goal, chance) for goal in goals.split()]
    return played("nucleum", chance, choosers, variants, automatic)

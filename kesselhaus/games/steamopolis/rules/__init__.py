"""The rules of Steamopolis, as the rulebook tells them; each says by `does` which task it is for."""

from kesselhaus.games.steamopolis.rules import (
    buying,
    districts,
    effects,
    flying,
    gauge,
    gauge_effects,
    markers,
    market,
    parasites,
    passengers,
    passives,
    preparation,
    solo,
    storing,
    target,
    turn,
)

__all__ = [
    "buying",
    "districts",
    "effects",
    "flying",
    "gauge",
    "gauge_effects",
    "markers",
    "market",
    "parasites",
    "passengers",
    "passives",
    "preparation",
    "solo",
    "storing",
    "target",
    "turn",
]

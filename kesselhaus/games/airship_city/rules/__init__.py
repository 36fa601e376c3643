"""The rules of Airship City, as the rulebook tells them; each says by `does` which task it is for."""

from kesselhaus.games.airship_city.rules import (
    actions,
    bonuses,
    building,
    contracts,
    preparation,
    rounds,
    turn,
)

__all__ = ["actions", "bonuses", "building", "contracts", "preparation", "rounds", "turn"]

"""The rules of Whistle Mountain, as the rulebook tells them; each says by `does` which task it is for."""

from kesselhaus.games.whistle_mountain.rules import (
    arrows,
    bonus,
    collect,
    copying,
    docks,
    effects,
    forge,
    machines,
    preparation,
    scaffolds,
    steps,
    turn,
    workers,
)

__all__ = [
    "arrows",
    "bonus",
    "collect",
    "copying",
    "docks",
    "effects",
    "forge",
    "machines",
    "preparation",
    "scaffolds",
    "steps",
    "turn",
    "workers",
]

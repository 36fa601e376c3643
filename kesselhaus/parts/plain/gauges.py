"""Gauges of a game that has none."""

from typing import Any

from kesselhaus.engine.game import Game
from kesselhaus.engine.gauges import Reading


class Plain:
    """`gauges`, made for a game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def reading(self, table: Any) -> Reading | None:
        """Nobody looks."""
        return None

    def scales(self, box: Any) -> dict[str, dict[str, tuple[float, float]]]:
        return {}

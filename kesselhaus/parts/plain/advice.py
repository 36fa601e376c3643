"""Advice of a game that gives none: a position is worth the points that it shows."""

from typing import Any

from kesselhaus.engine.game import Game


class Plain:
    """`advice`, made for a game."""

    SPREAD = 10.0
    FIRST_SIGHT = 1.0

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def phase(self, table: Any) -> int:
        """A turn, as the game counts them."""
        return int(table.turn)

    def value(self, table: Any, seat: int) -> float:
        return float(self._game.standings(table)[seat])

    def judgement(self, table: Any, seat: int) -> float:
        return self.value(table, seat)

    def features(self, table: Any, seat: int) -> dict[str, float]:
        return {"points": self.value(table, seat)}

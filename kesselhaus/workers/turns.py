"""The turns of a match: which events belong to each, and what everybody had before and after it."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from kesselhaus import games
from kesselhaus.engine.state import Event

Figures: TypeAlias = Mapping[str, int]
"""What a player has, by the nouns of the game's lexicon; points first, where the game counts in points."""


class Belongings(NamedTuple):
    """What everybody has, as those see it who may not look at secrets, and as each sees his own."""

    known: tuple[Figures, ...]
    own: tuple[Figures, ...]

    def of(self, seat: int, viewer: int | None) -> Figures:
        return (self.own if seat == viewer else self.known)[seat]


class Turn:
    """A turn from its first question on. Its events are those from `began` to before `ended`."""

    def __init__(self, number: int, seat: int, began: int, before: Belongings) -> None:
        self.number, self.seat, self.began, self.before = number, seat, began, before
        self.ended: int | None = None
        self.after: Belongings | None = None

    @property
    def key(self) -> tuple[int, int]:
        return self.number, self.seat

    def has(self, event: int) -> bool:
        return self.began <= event and (self.ended is None or event < self.ended)


class Turns:
    """Follows a match. What is told between two turns (a round begins, the game ends) is part of neither."""

    def __init__(self, key: str) -> None:
        self._game, self._words = games.game(key), games.words(key)
        self.all: list[Turn] = []

    def hears(self, table: Any, event: Event, number: int) -> None:
        while self.all and self.all[-1].began > number:
            self.all.pop()
        if self._words.is_heading(event) or self._words.weight(event) < 0:
            self._end(table, number)

    def sees(self, table: Any, told: int, over: bool) -> None:
        if over:
            return
        # Before the first turn the table is laid.
        key = (table.turn, self._game.whose_turn(table) if table.turn else None)
        # What was taken back never was: the turn that runs is gone on with.
        while self.all and (self.all[-1].began, self.all[-1].key != key) > (told, False):
            self.all.pop()
        if self.all and self.all[-1].key == key:
            self.all[-1].ended = self.all[-1].after = None
            return
        ended = self._end(table, told)
        if key[1] is not None and key[1] < table.seats:
            self.all.append(Turn(key[0], key[1], told, ended or self.belongings(table)))

    def belongings(self, table: Any) -> Belongings:
        conceal, seats = self._game.conceal, range(table.seats)
        known = conceal(table, None)
        return Belongings(
            tuple(self.figures(known, seat) for seat in seats),
            tuple(self.figures(conceal(table, seat), seat) for seat in seats),
        )

    def figures(self, table: Any, seat: int) -> Figures:
        """What a seat has on a table that is concealed already."""
        points = {"vp": self._game.standings(table)[seat]} if "vp" in self._words.lexicon("en") else {}
        return {**points, **self._words.holdings(table, seat)}

    def _end(self, table: Any, told: int) -> Belongings | None:
        """What everybody has then, if a turn was to be ended."""
        if not self.all or self.all[-1].ended is not None:
            return None
        self.all[-1].ended, self.all[-1].after = told, self.belongings(table)
        return self.all[-1].after

"""The encoding of a game that brings none: points, numbers that lie on the table, and what is under way."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_type_hints

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.parts.encoding import Block, Moment, places
from kesselhaus.parts.under_way import Told

ROWS = (list[int], list[bool], tuple[int, ...], tuple[bool, ...])


class Plain:
    """`encoding`, made for a game. Words on the table and what is deeper in it are not told: that takes an
    encoding.py.
    """

    OPEN = False
    RULES: tuple[str, ...] = ()
    TOLD: Mapping[type[Task], Told] = {}

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def glance(self, table: Any, seat: int) -> Any:
        return table if self.OPEN else self._game.conceal(table, seat)

    def words(self, box: Box, seats: int) -> Iterable[str]:
        return ()

    def players(self, seats: int) -> int:
        """How many sit round the table."""
        return seats

    def blocks(self, box: Box, seats: int) -> Iterator[Block]:
        """The fields of a table that are numbers, and rows of them with one for each seat."""
        hints = get_type_hints(type(self._game.setup(seats, frozenset(), box)))
        own = [name for name in hints if name not in State.__struct_fields__]
        yield self._standings(seats)
        if numbers := tuple(name for name in own if hints[name] in (int, bool)):
            yield Block("table", numbers, lambda m, seat: tuple(getattr(m.table, name) for name in numbers))
        for name in own:
            if hints[name] in ROWS:
                yield _row(name, seats)

    def _standings(self, seats: int) -> Block:
        def facts(moment: Moment, seat: int) -> tuple[float, ...]:
            points = tuple(self._game.standings(moment.table))
            return points[seat:] + points[:seat]

        return Block("points", places(seats), facts, full=10.0)


def _row(name: str, seats: int) -> Block:
    """One number for each seat, its own first; a row that is shorter as yet is told as zeros."""

    def facts(moment: Moment, seat: int) -> tuple[float, ...]:
        row = (*getattr(moment.table, name), *(0,) * seats)[:seats]
        return row[seat:] + row[:seat]

    return Block(name, places(seats), facts)

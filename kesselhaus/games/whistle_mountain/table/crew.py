"""Workers wherever they are. Each keeps its id through the match, so that it is seen to move: the log tells
which worker went where.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.pieces import piece
from kesselhaus.engine.grids import Square
from kesselhaus.engine.state import Event
from kesselhaus.games.whistle_mountain import events as ev
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.table.bed import doors
from kesselhaus.games.whistle_mountain.table.plan import LEFT, SHORE, SIDE, TOWER, TOWER_WIDTH, corner, top
from kesselhaus.games.whistle_mountain.table.sight import Sight

TALL = 36 / 28
"""How much taller than wide a worker is."""


@dataclass(slots=True)
class Crew:
    """The workers of one player by number, where they are."""

    barracks: dict[int, int]
    pool: list[int]
    standing: dict[Square, int] = field(default_factory=dict)
    tower: list[tuple[int, int]] = field(default_factory=list)
    """Floor and worker, in the order of promotion."""


def crews(table: Table, log: Iterable[Event]) -> list[Crew]:
    """Which worker is where. If the log does not tell all of it, numbers are given in the order of places."""
    levels, pool = table.box.barracks_levels, table.box.workers_in_pool
    found = [
        Crew({level: level for level in range(1, levels + 1)}, list(range(levels + 1, levels + pool + 1)))
        for _ in table.players
    ]
    try:
        for event in log:
            _follow(found, event)
    except (KeyError, IndexError):
        return [_counted(player) for player in table.players]
    return [
        crew if _agrees(crew, player) else _counted(player)
        for crew, player in zip(found, table.players, strict=True)
    ]


def _follow(found: list[Crew], event: Event) -> None:
    match event:
        case ev.WorkerMoved(seat, level, start, to):
            crew = found[seat]
            crew.standing[to] = crew.barracks.pop(level) if start is None else crew.standing.pop(start)
        case ev.WorkerRescued(seat, to):
            found[seat].standing[to] = found[seat].pool.pop()
        case ev.WorkerPromoted(seat, square, floor):
            found[seat].tower.append((floor, found[seat].standing.pop(square)))
        case ev.Flooded(water):
            for crew in found:
                crew.pool += [crew.barracks.pop(level) for level in sorted(crew.barracks) if level <= water]
                crew.pool += [crew.standing.pop(at) for at in sorted(crew.standing) if at[1] <= water]


def _agrees(crew: Crew, player: Player) -> bool:
    return (
        set(crew.barracks) == set(player.barracks)
        and set(crew.standing) == set(player.standing)
        and len(crew.pool) == player.pool
        and sorted(floor for floor, _ in crew.tower) == sorted(player.tower)
    )


def _counted(player: Player) -> Crew:
    numbers = iter(range(1, 100))
    return Crew(
        {level: next(numbers) for level in player.barracks},
        [next(numbers) for _ in range(player.pool)],
        {square: next(numbers) for square in player.standing},
        [(floor, next(numbers)) for floor in player.tower],
    )


# ------------------------------------------------------------------ drawn


def worker(sight: Sight, seat: int, number: int, x: float, y: float, width: float) -> Html:
    return _worker(sight.colour(seat), x, y, width, f"w-{seat}-{number}", sight.who(seat))


@lru_cache(maxsize=4096)
def _worker(colour: str, x: float, y: float, width: float, name: str, title: str) -> Html:
    return piece("worker", colour, x, y, width, name=name, title=title)


def in_barracks(sight: Sight, found: list[Crew]) -> Html:
    """One door for each player (2.3)."""
    left, step, width = doors(sight.table.seats)
    return "".join(
        worker(
            sight, seat, number, left + seat * step - 1, top(level) + SIDE - 3 - (width + 2) * TALL, width + 2
        )
        for seat, crew in enumerate(found)
        for level, number in crew.barracks.items()
    )


def on_scaffolds(sight: Sight, found: list[Crew]) -> Html:
    """Before the icon of the square, which stays to be seen beside the cap."""
    drawn = NOTHING
    for seat, crew in enumerate(found):
        for square, number in crew.standing.items():
            x, y = corner(square)
            drawn += worker(sight, seat, number, x + 3.5, y + 7, 24)
    return drawn


def in_tower(sight: Sight, found: list[Crew]) -> Html:
    """On their floors, closer together where there are many."""
    drawn = NOTHING
    floors: dict[int, list[tuple[int, int]]] = {}
    for seat, crew in enumerate(found):
        for floor, number in crew.tower:
            floors.setdefault(floor, []).append((seat, number))
    for floor, standing in floors.items():
        room = TOWER_WIDTH - 26 - (26 if sight.table.tower[floor - 1] else 0)
        for (seat, number), (x, width) in zip(standing, spots(len(standing), room), strict=True):
            drawn += worker(sight, seat, number, TOWER + 24 + x, top(floor) + 35 - width * TALL, width)
    return drawn


def spots(count: int, room: float) -> list[tuple[float, float]]:
    """Where so many workers stand side by side, and how wide they are."""
    width = 20.0 if count <= 2 and room >= count * 19 - 2 else 16.0 if count <= 3 else 14.0
    step = min(width, (room - width) / (count - 1)) if count > 1 else 0.0
    return [(place * step, width) for place in range(count)]


POOL_LEFT, POOL_ROOM = LEFT + 16, 244


def in_pool(sight: Sight, found: list[Crew]) -> Html:
    """All that went under, player by player (WM-126)."""
    swimming = [(seat, number) for seat, crew in enumerate(found) for number in crew.pool]
    if not swimming:
        return NOTHING
    seats = len({seat for seat, _ in swimming})
    step = min(26.0, (POOL_ROOM - 24 - 14 * (seats - 1)) / max(1, len(swimming) - 1))
    drawn, x, before = NOTHING, float(POOL_LEFT), swimming[0][0]
    for seat, number in swimming:
        x += 14 if seat != before else 0
        drawn += worker(sight, seat, number, x, SHORE + 12, 24)
        x, before = x + step, seat
    return drawn

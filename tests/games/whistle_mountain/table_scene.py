"""A table in full swing, and how it is looked at: round 12, B forges and is about to lay a scaffold."""

from kesselhaus.engine.grids import Square
from kesselhaus.engine.match import Match
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    deal,
    fly,
    hold,
    in_turn,
    lay,
    put,
    store,
)
from kesselhaus.games.whistle_mountain.options import BuildScaffold, Turn
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.sight import Sight
from tests.games.looking import Sound, drawn, people

SCAFFOLDS = {
    "ss02": (6, 1, 3),
    "ss10": (6, 3, 0),
    "sl04": (5, 4, 1),
    "ss16": (4, 6, 2),
    "sl16": (4, 7, 3),
    "st18": (7, 6, 3),
    "sl05": (6, 9, 0),
    "sl03": (7, 8, 2),
    "st02": (4, 9, 1),
    "sl01": (3, 9, 0),
    "st08": (8, 4, 3),
    "ss05": (2, 7, 3),
    "sl11": (7, 10, 3),
    "sl02": (3, 4, 2),
    "sl08": (2, 5, 0),
    "ss04": (9, 9, 2),
}
"""Lower left corner and turn."""
MACHINES = {
    "ml02": (4, 7, 0),
    "mm07": (7, 9, 0),
    "mm02": (6, 3, 0),
    "ms06": (5, 5, 0),
    "ms01": (7, 6, 0),
    "ms10": (2, 5, 1),
    "ms08": (6, 2, 0),
}
WORKERS: dict[int, dict[str, object]] = {
    A: {"barracks": (4, 6, 7), "standing": ((3, 9), (9, 10)), "tower": (8,), "pool": 3},
    B: {"barracks": (5, 6, 7), "standing": ((5, 10), (8, 8)), "tower": (9, 7), "pool": 2},
    C: {"barracks": (3, 6), "standing": ((3, 7), (6, 9), (9, 5)), "tower": (10, 4), "pool": 2},
}
AWARDS = (
    ("aw11", "aw02"),
    ("aw04", "aw09"),
    ("aw03", "aw14"),
    ("aw01",),
    ("aw07", "aw10"),
    ("aw05", "aw02"),
    ("aw02",),
    ("aw13",),
    ("aw12",),
    ("aw04",),
    ("aw08", "aw06"),
    ("aw01", "aw11"),
    ("aw03", "aw12"),
    ("aw13", "aw05"),
)


def scene() -> Table:
    """The position before B's turn."""
    table = lay(3)
    in_turn(table, B)
    table.turn = 34
    for tile, (column, row, turn) in (SCAFFOLDS | MACHINES).items():
        put(table, tile, column, row, turn)
    table.water_level, table.tower = 2, AWARDS
    for seat, places in WORKERS.items():
        player = table.players[seat]
        for field, value in places.items():
            setattr(player, field, value)
    _belongings(table)
    _airships(table)
    table.__dict__.pop("ground", None)
    return table


def _belongings(table: Table) -> None:
    hold(table, A, coal=4, iron=1, gold=2, whistle=1).score = 58
    hold(table, B, coal=2, iron=3, water=2, gold=1, whistle=1).score = 61
    hold(table, C, coal=1, iron=3, water=2, gold=2, whistle=2).score = 66
    able(table, A, "ab09", "up05", "up15")
    able(table, B, "ab02", "up23", "up01")
    able(table, C, "ab05", "up14")
    store(table, A, "sl07", "ss09", "ms02")
    store(table, B, "st16", "sl15", "ss08", "ms04", "mm03")
    store(table, C, "sl13", "mm08", "ms14")
    deal(table, A, "cd01", "cd02", "cd03")
    deal(table, B, "cd09", "cd04")
    deal(table, C, "cd05")
    table.discarded, table.deck = table.deck[:6], table.deck[6:]
    table.players[A].awards = ("aw13",)
    table.players[B].awards = ("aw12",)
    table.players[C].awards = ("aw10", "aw01")


def _airships(table: Table) -> None:
    over: tuple[Square, ...] = ((4, 8), (5, 8), (6, 8))
    fly(table, A, "small", (10, 8))
    fly(table, A, "large", (1, 8), (1, 9), (1, 10))
    fly(table, A, "medium", dock="dk07")
    fly(table, C, "large", *over, machine="ml02")
    fly(table, C, "medium", dock="dk03")


def laying() -> Match[Table]:
    """B has picked a tile of form T and turned it: the square is open."""
    return begin(scene(), FORGE, BuildScaffold("st16"), Turn(3))


# ------------------------------------------------------------------ looking at it


def sight(match: Match[Table], seat: int | None = A, lang: str = "en") -> Sight:
    view = match.view(seat)
    return Sight(view, people(view), lang)


def shown(match: Match[Table], region: str, seat: int | None = A, lang: str = "en") -> str:
    """The words and figures of a region."""
    return " ".join(" ".join(Sound(drawn(match.view(seat), lang)[region]).text).split())


def element(markup: str, start: str) -> str:
    """From a mark in the markup to the end of what it names; long enough to look into."""
    assert start in markup, start
    return markup[markup.index(start) :][:1500]

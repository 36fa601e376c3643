"""Keys of what is put on the grid: which way round, and on which square, with what it brings there."""

from collections.abc import Iterator

from kesselhaus.engine.grids import Piece, Square, Squares
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label, amounts, listed
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares, goals, scaffold_handles
from kesselhaus.games.whistle_mountain.state import FIRST_TILE, Player, Table
from kesselhaus.games.whistle_mountain.words import prospects
from kesselhaus.games.whistle_mountain.words.names import name, square, told_square
from kesselhaus.games.whistle_mountain.words.phrasebook import say

# ------------------------------------------------------------------ which way round


def turn(option: o.Turn, view: View[Table], player: Player, lang: str) -> Label:
    """How many places there are for a tile turned like this, and what the best of them brings."""
    table, thing = view.state, prospects.held(view).thing
    piece = table.box.pieces[thing][option.turn]
    if thing in table.box.machines:
        label = say("upright" if option.turn else "lying", lang)
        handles, best = piece.handles(table.ground.scaffold), ""
    else:
        label = say(f"turn_{option.turn}", lang)
        handles = scaffold_handles(piece, empty_squares(table), goals(table))
        best = _best(table, player, piece, handles, lang)
    count = handles.bit_count()
    places = say("one_place" if count == 1 else "places", lang, count=count)
    return Label(label, ", ".join(filter(None, (best, places))))


def _best(table: Table, player: Player, piece: Piece, handles: Squares, lang: str) -> str:
    """The most that a scaffold can score; those of the setup score nothing (WM-17)."""
    if table.moment == FIRST_TILE:
        return ""
    points = (prospects.scaffold_points(table, player, piece.lying(handle)) for handle in GRID.bits(handles))
    return say("up_to", lang, gain=f"[vp {max(points, default=0)}]")


def lie(option: o.Lie, view: View[Table], player: Player, lang: str) -> Label:
    if option.length == 1:
        label = say("one_square", lang)
    else:
        key = "squares_upright" if option.upright else "squares_across"
        label = say(key, lang, count=option.length)
    return Label(label, "", say("lie_hint", lang, squares=label))


# ------------------------------------------------------------------ on which square


def place(option: o.At, view: View[Table], player: Player, lang: str) -> Label:
    """A square by column and row, and what comes of it."""
    spot, table, held = (option.column, option.row), view.state, prospects.held(view)
    brings = list(_brings(table, player, held, spot, lang))
    more = (" " if held.kind == prospects.AIRSHIP else ", ").join(brings[1:])
    note = " ".join(filter(None, (*brings[:1], more)))
    told = told_square(spot, lang)
    spoken = listed(_brings(table, player, held, spot, lang, spoken=True), lang)
    hint = f"{told[:1].upper()}{told[1:]}"
    return Label(square(spot), note, f"{hint}: {spoken}" if spoken else hint)


def _brings(
    table: Table, player: Player, held: prospects.Held, spot: Square, lang: str, *, spoken: bool = False
) -> Iterator[str]:
    covered = held.piece.lying(GRID.bit[spot])
    if held.kind == prospects.WORKER:
        yield say("in_tower", lang, vp=table.box.floor_vp[spot[1]])
    elif held.kind == prospects.AIRSHIP:
        yield from _harvest(table, player, held.thing, covered, lang)
    elif held.kind == prospects.MACHINE:
        yield f"[vp {prospects.machine_points(table, player, held.thing)}]"
        if lifted := _lifted(table, player, covered, lang, spoken):
            yield lifted
        if prospects.floods(table, covered):
            yield say("rises", lang)
    elif table.moment != FIRST_TILE:
        yield f"[vp {prospects.scaffold_points(table, player, covered)}]"


def _lifted(table: Table, player: Player, covered: Squares, lang: str, spoken: bool) -> str:
    """Whose workers would go to the tower: their pieces, or the names for who does not see them."""
    up = [(other.seat, len(prospects.lifted(other, covered))) for other in table.clockwise(player.seat)]
    if spoken:
        workers = ", ".join(f"[seat {seat}] {count}" for seat, count in up if count)
        return say("to_tower_hint", lang, workers=workers) if workers else ""
    pawns = "".join(f"[pawn {seat}]" * count for seat, count in up)
    return say("to_tower", lang, workers=pawns) if pawns else ""


def _harvest(table: Table, player: Player, airship: str, covered: Squares, lang: str) -> Iterator[str]:
    goods, vp, machines = prospects.harvest(table, player, airship, covered)
    under = prospects.machine_under(table, covered)
    if under:
        yield say("on_machine", lang, machine=name(under, lang, "short"))
    if any(goods.values()):
        yield amounts(goods, "+")
    if vp:
        yield f"[vp {vp}]"
    if machines:
        yield f"[{len(machines)} activate]"
    elif not any(goods.values()) and not vp:
        yield say("nothing", lang)

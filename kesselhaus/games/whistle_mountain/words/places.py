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
    note = " ".join(brings) if held.kind == prospects.AIRSHIP else ", ".join(brings)
    read_out = told_square(spot, lang)
    read_out = read_out[:1].upper() + read_out[1:]
    return Label(square(spot), note, f"{read_out}: {listed(brings, lang)}" if brings else read_out)


def _brings(table: Table, player: Player, held: prospects.Held, spot: Square, lang: str) -> Iterator[str]:
    covered = held.piece.lying(GRID.bit[spot])
    if held.kind == prospects.WORKER:
        yield say("in_tower", lang, vp=table.box.floor_vp[spot[1]])
    elif held.kind == prospects.AIRSHIP:
        yield from _harvest(table, player, held.thing, covered, lang)
    elif held.kind == prospects.MACHINE:
        yield f"[vp {prospects.machine_points(table, player, held.thing)}]"
        lifted = [
            f"[seat {other.seat}] {len(up)}"
            for other in table.clockwise(player.seat)
            if (up := prospects.lifted(other, covered))
        ]
        if lifted:
            yield say("to_tower", lang, workers=", ".join(lifted))
        if prospects.floods(table, covered):
            yield say("rises", lang)
    elif table.moment != FIRST_TILE:
        yield f"[vp {prospects.scaffold_points(table, player, covered)}]"


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

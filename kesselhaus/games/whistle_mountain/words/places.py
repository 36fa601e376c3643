"""Keys of what is put on the grid: which way round, and on which square, with what it brings there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from kesselhaus.engine.grids import Piece, Square, Squares
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label, amounts, listed
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares, goals, scaffold_handles
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import FirstTile
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
    if isinstance(table.doing, FirstTile):
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


class Brought(NamedTuple):
    """One of the things that a place brings: on the key, and for who does not see it."""

    shown: str
    told: str = ""
    """Where it is said otherwise."""


def place(option: o.At, view: View[Table], player: Player, lang: str) -> Label:
    """A square by column and row, and what comes of it."""
    spot, held = (option.column, option.row), prospects.held(view)
    brings = tuple(_brings(view.state, player, held, spot, lang))
    return _key(spot, brings, " " if held.kind == prospects.AIRSHIP else ", ", lang)


@lru_cache(maxsize=4096)
def _key(spot: Square, brings: tuple[Brought, ...], between: str, lang: str) -> Label:
    """Written once: every square has a key and is a place on the board, and many bring nothing."""
    first, *more = [each.shown for each in brings] or [""]
    note = f"{first} {between.join(more)}".strip()
    told = told_square(spot, lang)
    spoken = listed((each.told or each.shown for each in brings), lang)
    hint = f"{told[:1].upper()}{told[1:]}"
    return Label(square(spot), note, f"{hint}: {spoken}" if spoken else hint)


def _brings(table: Table, player: Player, held: prospects.Held, spot: Square, lang: str) -> Iterator[Brought]:
    covered = held.piece.lying(GRID.bit[spot])
    if held.kind == prospects.WORKER:
        yield Brought(say("in_tower", lang, vp=table.box.floor_vp[spot[1]]))
    elif held.kind == prospects.AIRSHIP:
        yield from map(Brought, _harvest(table, player, held.thing, covered, lang))
    elif held.kind == prospects.MACHINE:
        yield Brought(f"[vp {prospects.machine_points(table, player, held.thing, covered)}]")
        yield from _lifted(table, player, covered, lang)
        if prospects.floods(table, covered):
            yield Brought(say("rises", lang))
    elif not isinstance(table.doing, FirstTile):
        yield Brought(f"[vp {prospects.scaffold_points(table, player, covered)}]")


def _lifted(table: Table, player: Player, covered: Squares, lang: str) -> Iterator[Brought]:
    """Whose workers would go to the tower: their pieces, or the names for who does not see them."""
    if not covered & table.ground.workers:
        return
    up = [(other.seat, len(prospects.lifted(other, covered))) for other in table.clockwise(player.seat)]
    pawns = "".join(f"[pawn {seat}]" * count for seat, count in up)
    names = ", ".join(f"[seat {seat}] {count}" for seat, count in up if count)
    yield Brought(say("to_tower", lang, workers=pawns), say("to_tower_hint", lang, workers=names))


def _harvest(table: Table, player: Player, airship: str, covered: Squares, lang: str) -> Iterator[str]:
    goods, vp, machines = prospects.harvest(table, player, airship, covered)
    if under := prospects.machine_under(table, covered):
        yield say("on_machine", lang, machine=name(under, lang, "short"))
    received = amounts(goods, "+")
    if received:
        yield received
    if vp:
        yield f"[vp {vp}]"
    if machines:
        yield f"[{len(machines)} activate]"
    elif not received and not vp:
        yield say("nothing", lang)

"""What lies on a table: the fields that a game has added to the state, and which of them are the players'."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.state import State


@cache
def players_fields(game: Game[Any]) -> frozenset[str]:
    """Fields with one entry for each seat, however many there are."""
    tables = [game.setup(seats, game.chosen_variants(seats, ()), game.box()) for seats in game.seats]
    return frozenset(
        name for name in own_fields(tables[0]) if all(_is_of_seats(each, name) for each in tables)
    )


def _is_of_seats(table: State, name: str) -> bool:
    held = getattr(table, name)
    return isinstance(held, list | tuple) and len(held) == table.seats


def own_fields(table: State) -> list[str]:
    return [name for name in table.__struct_fields__ if name not in State.__struct_fields__]


def common(game: Game[Any], table: State) -> dict[str, Any]:
    """What belongs to nobody."""
    theirs = players_fields(game)
    return {name: getattr(table, name) for name in own_fields(table) if name not in theirs}


def of_player(game: Game[Any], table: State, seat: int) -> dict[str, Any]:
    """What belongs to a seat; a Struct for each player is looked into."""
    found: dict[str, Any] = {}
    for name in own_fields(table):
        if name in players_fields(game):
            found.update(_inside(name, getattr(table, name), seat))
    return found


def _inside(name: str, held: Sequence[Any], seat: int) -> Iterator[tuple[str, Any]]:
    mine = held[seat] if seat < len(held) else None
    if isinstance(mine, Struct):
        yield from ((field, getattr(mine, field)) for field in mine.__struct_fields__ if field != "seat")
    else:
        yield name, mine

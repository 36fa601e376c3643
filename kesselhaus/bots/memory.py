"""What a search remembers within one thought: what was liked best on a table that it meets again."""

from typing import Any, TypeAlias

import msgspec

from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Option

Table: TypeAlias = tuple[bytes, tuple[Any, ...]]
"""All that decides what is asked and liked: the table, and what was answered in the running step."""


class Sights:
    """First sights by table: up to half of the tables that a search looks at it has looked at before."""

    __slots__ = ("liked", "looks")

    def __init__(self) -> None:
        self.liked: dict[Table, Option] = {}
        """The option that is liked best on a table."""
        self.looks: dict[Table, list[tuple[Option, float]]] = {}
        """What each option promised on a table where all were looked at closely."""

    @staticmethod
    def table(world: Match[Any]) -> Table:
        return _encode(world.state), tuple(world.given)


def _no_components(thing: object) -> None:
    if not isinstance(thing, Box):
        raise TypeError(f"{type(thing).__name__} has no place in a table that is remembered.")


_encode = msgspec.msgpack.Encoder(enc_hook=_no_components).encode

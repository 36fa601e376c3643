"""The catalogue of a game that brings none: what the types of its options say."""

from collections.abc import Iterator
from enum import Enum
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from kesselhaus.engine.catalogue import NotListed
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.questions import Option

MOST = 1500
"""A kind with more instances than this is none that one would list."""


class Plain:
    """`catalogue`, made for a game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def options(self, box: Box, seats: int, variants: frozenset[str]) -> Iterator[Option]:
        """Every instance of every kind of option. Raises NotListed with a sentence that names the field
        whose values its type does not tell.
        """
        for kind in self._game.options:
            hints = get_type_hints(kind, include_extras=True)
            names = [name for name in kind.__struct_fields__ if name in hints]
            fields = [_values(hints[name], seats, name, f"{kind.__name__}.{name}") for name in names]
            for values in product(*fields):
                yield kind(**dict(zip(names, values, strict=True)))


def _values(type_: Any, seats: int, name: str, where: str) -> list[Any]:
    """All values of a field."""
    if type_ is bool:
        return [False, True]
    if type_ is NoneType:
        return [None]
    if isinstance(type_, type) and issubclass(type_, Enum):
        return list(type_)
    if get_origin(type_) is Literal:
        return list(get_args(type_))
    if get_origin(type_) in (Union, UnionType):
        return [value for each in get_args(type_) for value in _values(each, seats, name, where)]
    if type_ is int and name == "seat":
        return list(range(seats))
    if get_origin(type_) is Annotated and get_args(type_)[0] is int:
        span = _span([each for each in get_args(type_)[1:] if isinstance(each, Meta)])
        if span is not None and len(span) <= MOST:
            return list(span)
    raise NotListed(
        f"The options of this game cannot be listed: the type of {where} does not say which values there "
        "are. Say it by Literal or Annotated[int, Meta(ge=…, le=…)], or bring a catalogue.py."
    )


def _span(metas: list[Meta]) -> range | None:
    low = next((meta.ge for meta in metas if meta.ge is not None), None)
    low = next((meta.gt + 1 for meta in metas if meta.gt is not None), low)
    high = next((meta.le for meta in metas if meta.le is not None), None)
    high = next((meta.lt - 1 for meta in metas if meta.lt is not None), high)
    return None if low is None or high is None else range(int(low), int(high) + 1)

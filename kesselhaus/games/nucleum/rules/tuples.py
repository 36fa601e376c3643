"""Rows of things on the table: some of them, others in their places, what is said of each."""

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import filterfalse
from typing import TypeVar

T = TypeVar("T")
V = TypeVar("V")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things in their order without one that is among them."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def among(things: Iterable[T], places: Container[T]) -> Iterator[T]:
    """The things in their order that are there."""
    return filter(places.__contains__, things)


def not_among(things: Iterable[T], places: Container[T]) -> list[T]:
    """The things in their order that are not there."""
    return list(filterfalse(places.__contains__, things))


def looked_up(keys: Iterable[T], table: Mapping[T, V]) -> Iterator[V]:
    """What a table says of each of the keys."""
    return map(table.__getitem__, keys)


def replaced(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*things[:place], thing, *things[place + 1 :])

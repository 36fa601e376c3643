"""Rows of things on the table: without some of them, or with another one in a place."""

from collections.abc import Container, Iterable
from itertools import filterfalse
from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things in their order without one that is among them."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def missing_in(places: Container[T], things: Iterable[T]) -> list[T]:
    """The things in their order that are not there."""
    return list(filterfalse(places.__contains__, things))


def replaced(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*things[:place], thing, *things[place + 1 :])

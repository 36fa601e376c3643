"""Rows of things on the table, with one thing less or another in its place."""

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things in their order without one that is among them."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def replaced(things: tuple[str, ...], place: int, thing: str) -> tuple[str, ...]:
    return (*things[:place], thing, *things[place + 1 :])

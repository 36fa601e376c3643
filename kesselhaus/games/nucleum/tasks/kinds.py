"""What several kinds of tasks have in common."""

from typing import ClassVar

from kesselhaus.engine.tasks import Task

Halves = tuple[tuple[str, int], ...]
"""Tiles, each with one of its halves."""


class Part(Task, frozen=True):
    """Its question belongs to the answer before it: both are one decision."""

    part: ClassVar[bool] = True

"""What a game may yield: a question to a seat, or a question to chance."""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct


class Option(Struct, frozen=True, tag=True):
    """One legal answer. Subclasses name what is chosen; their class name is their tag in JSON."""


class Ask(Struct, frozen=True):
    """A question to one seat with its complete list of legal options."""

    seat: int
    rule: str
    options: Sequence[Option]
    secret: bool = False
    """Its options tell something that others may not know, so it is never answered by the engine itself."""


class Draw(Struct, frozen=True):
    """A question to chance. Outcomes are equally likely unless weights say otherwise."""

    rule: str
    outcomes: Sequence[str | int]
    weights: Sequence[int] | None = None


Outcome: TypeAlias = str | int
Question: TypeAlias = Ask | Draw
Answer: TypeAlias = Option | Outcome
Play: TypeAlias = Generator[Question, Any, None]
"""One step of a game: yields questions, is sent their answers."""

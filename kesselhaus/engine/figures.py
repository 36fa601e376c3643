"""What the shapes of components files are made of, in every game."""

from typing import Annotated

from msgspec import Meta

from kesselhaus.engine.components import Entry

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


def word(*words: str) -> Meta:
    """One of these words."""
    return Meta(pattern=f"^({'|'.join(words)})$")


class Figure(Entry, frozen=True):
    """A single number."""

    value: Positive

"""How a search thinks, and for how long."""

from msgspec import Struct

SAVED = 6.0
"""Of its budget for an answer, as much as a search can save for later ones."""


class Settings(Struct, frozen=True):
    """How a search thinks. It ends when its milliseconds or its iterations are used up."""

    milliseconds: float | None = None
    """For each answer. Who remembers also has half of what the answers before left over, by and by."""
    iterations: int | None = None
    curiosity: float = 1.25
    """How much is tried that does not look best yet."""
    width: float = 1.2
    """Options looked at in a node: so many times the root of its visits, the most promising first."""
    ahead: int = 200
    """Answers that are played on at most from a new node to the end of its turn, where it is judged."""
    a_turn: float | None = None
    """So many milliseconds all answers of a turn may take; a third of what is left is there for each."""
    worlds: int = 24
    """Worlds that are made up; iterations take them in turn, each with new draws."""
    nested: int = 30
    """Ends of nested questions that are looked at for a first sight of an option."""
    paranoid: bool = False
    remembers: bool = True
    """Whether what was thought before is gone on with: tables met again, the tree under the own answer."""
    processor: bool = False
    """Whether its milliseconds are those of the processor: other work on the machine does not count."""
    styled: bool = False
    """Whether it plays in the style of its seat, as bots at a table of people do."""
    learned: bool | str = True
    """Whether ends of phases are judged by what was learned from matches, where a game has that; or by which
    file of weights.
    """

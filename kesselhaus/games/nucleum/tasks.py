"""Main actions with their modifiers (2.12)."""

from msgspec import Struct


class Task(Struct, frozen=True):
    """A main action that is being carried out, with the modifiers of what gives it (2.12)."""

    seat: int
    action: str
    saving: int = 0
    """Thaler less in all."""
    workers: int = 0
    """Workers less."""
    uranium: int = 0
    """Uranium more."""
    electricity: int = 0
    """Electricity more."""
    double: bool = False
    """The reward of the contract slot counts twice."""
    tile: str = ""
    """The tile that gives it; empty where a technology does."""
    half: int = 0

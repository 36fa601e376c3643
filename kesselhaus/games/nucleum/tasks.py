"""Main actions that are being carried out (2.12, 4.11)."""

from msgspec import Struct


class Task(Struct, frozen=True):
    """A main action with the modifiers of what gives it (2.12)."""

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


class Energizing(Struct, frozen=True):
    """How far an Energize action has been announced (NU-120 to NU-134)."""

    task: Task
    plant: str = ""
    """Empty until it is chosen."""
    uranium: int = -1
    """How many are transported; -1 until that is chosen."""
    mines: tuple[int, ...] = ()
    """The rows of the mines they come from, one for each, as far as chosen."""
    turbines: tuple[int, ...] = ()
    """The owners of foreign turbines used, one for each, as far as chosen."""
    coal: tuple[tuple[str, int], ...] = ()
    """Coal by region, as far as chosen."""
    region: str = ""
    """The region of which the next number is asked; empty when all have been."""

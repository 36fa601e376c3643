"""What tasks of Steamopolis have in common."""

from kesselhaus.engine.tasks import Task


class OfSeat(Task, frozen=True):
    """What one seat does: the active player, or out of turn the owner of a parasite."""

    seat: int


class OfSource(OfSeat, frozen=True):
    """Part of what a component brings."""

    source: str
    """A machine, a district, a character (`character 5`), a passenger."""

"""What the advice believes, in one table; every worth is in victory points."""

from msgspec import Struct


class Weights(Struct, frozen=True, eq=False):
    """How much things count. The value model of the spec (2.13) gave the first guess."""

    coal: float = 0.75
    iron: float = 0.9
    water: float = 0.7
    gold: float = 1.1
    whistle: float = 1.3
    left_over: float = 0.25
    """A resource that will never be spent."""
    excess: float = 0.3
    """Share of its worth that a resource has above the limit, before the turn ends."""
    spending: float = 3.0
    """Turns that it takes to spend what one has."""
    length: float = 20.0
    """Rounds of a usual game."""
    scaffold: float = 3.0
    spare_scaffold: float = 1.2
    """Scaffolds beyond the third."""
    machine: float = 0.8
    """Share of a stored machine's points that will be scored."""
    card: float = 1.1
    award: float = 3.0
    airship: float = 1.4
    """An airship at home, ready for a Collect."""
    upgrade_turn: float = 0.22
    """What an upgrade or an ability brings in a turn to come."""
    promotion: float = 0.8
    """The chance of a worker on a scaffold to be covered, with plenty of time."""
    leaving: float = 0.65
    """The chance of a worker in the barracks to come out dry."""
    rescue: float = 0.5
    """The chance of a worker in the pool to be rescued."""
    floor: float = 8.0
    """The floor that a worker off the grid may hope for."""
    new_award: float = 2.2
    """What is found on a floor."""
    building: float = 0.8
    """Share of a possible building of the running Forge."""
    activation: float = 0.85
    """Share of what a machine on the list will bring."""


WEIGHTS = Weights()

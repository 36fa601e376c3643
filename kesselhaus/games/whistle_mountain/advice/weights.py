"""What the advice believes, in one table; every worth is in victory points."""

from msgspec import Struct


class Weights(Struct, frozen=True, eq=False):
    """How much things count. The value model of the spec (2.13) gave the first guess."""

    coal: float = 1.0
    iron: float = 1.2
    water: float = 0.9
    gold: float = 1.1
    whistle: float = 1.5
    goods: float = 0.95
    """How much of all this is believed."""
    plenty: float = 0.55
    """Share of its worth that a resource has beyond what one purchase takes."""
    left_over: float = 0.25
    """A resource that will never be spent."""
    excess: float = 0.2
    """Share of its worth that a resource has above the limit, before the turn ends."""
    spending: float = 3.0
    """Turns that it takes to spend what one has."""
    length: float = 24.0
    """Rounds of a usual game."""
    patience: float = 32.0
    """The round after which nothing more is expected."""
    turn: float = 4.5
    """A main action that has not been chosen yet."""
    scaffold: float = 2.6
    """A scaffold in storage; the first three of them can be built in one Forge."""
    spare_scaffold: float = 1.2
    machine: float = 0.95
    """Share of a stored machine's points that will be scored."""
    waiting: float = 0.06
    """How much less it is for each other machine that has to be built before."""
    cramped: float = 0.7
    """Share of that where there is no place for it yet."""
    card: float = 0.7
    """Share of a card's worth as long as it is in the hand; likewise an award."""
    award: float = 0.8
    airship: float = 0.75
    """An airship at home, ready for a Collect."""
    promotion: float = 0.9
    """The chance of a worker on a good scaffold square to be covered by a machine that is in storage."""
    luck: float = 0.5
    """The same where there is none yet, with plenty of time."""
    coming: float = 0.36
    """Share of the difference for workers that are not on the grid yet."""
    narrow: float = 0.7
    """Share of it where only a small machine fits, and where none fits."""
    lonely: float = 0.35
    sitting: float = 0.4
    """What it costs in every late round that a worker is still in the barracks: games have to end."""
    late: float = 22.0
    forges: float = 0.3
    """Forges in a turn to come: how many workers will still be moved."""
    leaving: float = 0.6
    """What a worker in the barracks has of the hopes of one on a scaffold."""
    rescue: float = 0.5
    """The chance of a worker in the pool to be rescued."""
    floor: float = 7.0
    """The floor that a worker off the grid may hope for."""
    danger: float = 0.5
    """The chance that the next strip comes soon, once there are scaffolds above the bridge."""
    new_award: float = 2.5
    """What is found on a floor."""
    building: float = 0.85
    """Share of what the actions left in the running Forge are worth."""
    contacts: float = 4.6
    """What a scaffold scores, usually."""
    activation: float = 0.9
    """Share of what a machine on the list will bring."""
    power: float = 1.0
    """How much of what upgrades and abilities promise is believed."""
    envy: float = 0.1
    """How much the points that others have in the tower count against the own ones."""
    spite: float = 1.5
    """What it is worth when a worker of others is in the pool: a flood hits all."""


WEIGHTS = Weights()

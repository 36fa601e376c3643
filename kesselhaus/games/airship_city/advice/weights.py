"""What the advice believes, in one table. Found by self-play; every worth is in victory points."""

from msgspec import Struct


class Weights(Struct, frozen=True, eq=False):
    """How much things count. Section 11.1 of the spec gave the first guess."""

    wood: float = 0.21
    metal: float = 0.28
    gold: float = 0.42
    gear: float = 0.36
    plenty: float = 0.4
    """Share of its worth that a unit keeps beyond `enough` of its kind."""
    enough: float = 11.0
    late: float = 8.0
    """With fewer worker moves left than this, goods lose their use bit by bit."""
    move: float = 0.62
    """A worker's move in a turn to come."""
    crowd: float = 0.75
    """A fourth worker's move, as a share of that: four are in each other's way."""
    plan: float = 0.6
    """Share of the profit of the best plan that counts before it is carried out."""
    second_plan: float = 0.25
    reach: float = 7.0
    """Collecting moves after which a plan is too far away to count."""
    ship_majority: float = 0.8
    facility_majority: float = 1.1
    trade: float = 0.3
    """A fulfilled contract towards the trade award."""
    trust: float = 0.35
    """How slowly awards as they stand gain over these averages: share 1 / (1 + trust * turns)."""
    defence: float = 0.15
    """A further marker where the majority is held already."""
    discount: float = 0.7
    shipyard_uses: float = 0.5
    workshop_uses: float = 0.2
    guild_hall_uses: float = 0.06
    office_uses: float = 0.14
    """Expected uses of an action per turn to come, for what discounts save."""
    ladder: float = 0.04
    """The way to the next level of a line, per level and turn to come."""
    upgrade: float = 0.1
    upgrade_turn: float = 0.06
    """A bought upgrade: at once, and per turn to come."""
    bonus_action: float = 0.15
    bonus_action_turn: float = 0.04
    pace: float = 0.45
    """Share of the moves left that can go into contracts."""
    risk: float = 1.0
    """How fast the chance of a contract falls with the work that is missing."""
    prospect: float = 0.9
    """Share of the best next action of a worker who has not moved yet."""
    light: float = 0.15
    """The lighthouse, for the workers who move after it."""
    bonus: float = 0.25
    """The resource bonus of a developed tile."""
    piggyback: float = 0.1
    """Standing on a collecting tile when others may come."""


WEIGHTS = Weights()

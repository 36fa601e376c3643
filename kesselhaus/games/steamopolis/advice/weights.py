"""What the advice believes, in one table, in vote points. Section 11.1 of the spec gave the first guess."""

from msgspec import Struct


class Weights(Struct, frozen=True, eq=False):
    """How much things count."""

    point: float = 1.45
    """A vote point of a district or a machine that is to be had: unlike most other things it is for sure."""
    crystal: float = 0.52
    gear: float = 0.43
    plenty: float = 0.06
    """What a unit is worth beyond `enough` of both kinds."""
    enough: float = 7.0
    move: float = 0.14
    """A gauge position, whatever it reaches."""
    reach: float = 0.12
    """Share of what a stone on the gauge could reach that counts for it."""
    visit: float = 0.9
    """Share of what is to be had in a district that counts for a stone on it."""
    returned: float = 0.95
    """What the stone itself is worth there: it comes back."""
    arrow: float = 0.12
    """For each cycle to come."""
    base: float = 0.3
    """A step of the base marker, for each cycle to come."""
    stone: float = 0.4
    """An owned stone, for each cycle to come."""
    few_stones: float = 2.0
    """The second stone, in all; further ones half as much each time."""
    marker: float = 0.08
    """A bonus marker on the gauge, for each cycle to come."""
    sponsor: float = 0.35
    """For each cycle to come."""
    gala: float = 0.9
    storage: float = 0.25
    boiler: float = 0.27
    """A storage space and a boiler, for each cycle, as 11.1 has it."""
    activation: float = 1.2
    paid_activation: float = 0.8
    """How often a cycle brings a free activation, and one that has to be paid for."""
    slot: float = 0.04
    """Share of its activations that a machine loses with every slot to the right."""
    parasite: float = 0.4
    """One that lies somewhere, rather than at home."""
    invited: float = 0.2
    """What it costs to invite others."""
    on_the_way: float = 0.7
    """Share of an activation that counts before it happens."""
    guest: float = 0.12
    """A parasite of somebody else on an own machine."""
    banner: float = 0.12
    """A banner, for the purple ones to come; a passenger tile for the blue ones."""
    passenger_tile: float = 0.25
    aboard: float = 1.6
    ride: float = 1.7
    """Own stones where a passenger stands and where it wants to go."""
    half_ride: float = 0.2
    """An own stone in one of the two places."""
    space: float = 0.7
    """A storage space, up to `spaces`: with fewer nobody can save for the best tiles."""
    spaces: float = 6.0
    closing: float = 0.35
    """A tile that has left the markets when the game has taken as long as expected."""
    dragging: float = 1.7
    """The power with which that grows when the game takes longer."""
    longest: float = 8.0
    """After so many times the expected length it grows no more."""
    missing: float = 0.25
    """What is left of a purchase for each resource that is still missing."""
    usual_price: float = 4.0
    """What one purchase takes away from the money for the next one."""
    press: float = 0.14
    cap: float = 0.7
    copied: float = 1.6
    top: float = 0.8
    """A move, a capacity tile beyond its yield, the effect of another district, a stone at the top."""
    cycles: float = 4.2
    """Cycles to come at the beginning of a game, which is expected to take so many rounds:"""
    rounds: float = 34.0
    least_cycles: float = 0.8
    final_cycles: float = 0.25
    """When the end has been triggered."""
    last_goods: float = 0.5
    """What is left of the worth of resources then."""
    danger: float = 6.0
    """Solo: what it costs to have a single vote point left."""
    lost: float = 40.0


WEIGHTS = Weights()

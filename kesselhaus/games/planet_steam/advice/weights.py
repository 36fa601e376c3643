"""What the advice believes, in one table. Every worth is in credits of final wealth."""

from msgspec import Struct


class Weights(Struct, frozen=True, eq=False):
    """How much things count."""

    unknown_credits: float = 60.0
    """Taken for the credits of others where nothing better is imagined."""
    today: float = 0.6
    """Share of the price of today in the price expected in a round; the rest is the usual price."""
    far: float = 0.2
    """The same for rounds after that: high prices do not last, since everybody sees them."""
    usual: tuple[float, float, float, float] = (0.9, 1.5, 1.3, 2.2)
    """Where prices come to in most matches, by their start prices: energy is cheap only as long as few run
    their tanks, and ore only until the first tanks are paid with it.
    """
    glut: float = 0.03
    """What each unit sold in a round takes off the price of all of them."""
    future: float = 0.9
    """A unit produced in a round to come, as a share of one produced now."""
    kept: float = 0.97
    """A unit in store, as a share of its price: it can still be sold or used."""
    working_water: float = 1.0
    """What each of the first units of water is worth beyond its price while tank turns come."""
    water_needed: int = 3
    working_energy: float = 0.5
    """What each unit of energy is worth beyond its price that the own tanks need in the next production."""
    intention: float = 0.8
    """Share of the profit of tanks that could be set up in this tank turn and are not yet."""
    next_time: float = 0.5
    """The same for the tank turn of the next round."""
    open_zone: float = 2.0
    """The first own zone without a tank, per tank turn to come; each further one half of that."""
    neighbour: float = 3.0
    """Two own zones side by side, per tank turn to come up to two."""
    river: float = 3.0
    room: float = 1.5
    """A class of a carrier above the first, per round to come."""
    permit: float = 16.0
    first_turn: float = 6.0
    """Lady Steam."""
    nominate: float = 8.0
    """The Speculator, before the zone auction."""
    captain: float = 6.0
    """The Airship Captain before he moors, beside what his best row brings."""
    rival: float = 10.0
    """How much others may be ready to bid: half of all auctions are won with so much."""
    zone_hunger: float = 0.8
    """Share of a zone's worth that is bid for it."""


WEIGHTS = Weights()

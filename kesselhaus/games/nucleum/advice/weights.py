"""What things are worth, in victory points. Found by playing against one another, not a rule."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    rounds: tuple[int, int, int, int] = (17, 42, 32, 31)
    """How many rounds a match takes with one to four players."""
    thaler: float = 0.3
    worker: float = 0.5
    uranium: float = 0.5
    burnable: float = 0.45
    """What uranium is worth more when it is connected to a plant with a Nucleum."""
    achievement: float = 0.1
    """Besides the star that it can place."""
    star: float = 0.75
    """Of what a star would bring if it were placed now."""
    hope: float = 0.4
    """Of this, how much counts with some more achievements than there are yet."""
    growth: float = 0.07
    """By how much a milestone count grows in a turn."""
    token: float = 1.2
    wasted_star: float = 0.7
    """A star on the space 0, besides what it costs at the end."""
    king: float = 0.25
    """A place on the milestone track, for each tier."""
    recharge_turns: float = 6.5
    """Turns from one recharge to the next."""
    tile: float = 0.9
    """A turn with a tile, of the worth of its actions."""
    again: float = 0.06
    """By how much an action is worth less each time that it comes again among the same tiles."""
    missing: float = 0.4
    """An action that none of the tiles has, of its worth."""
    income: float = 0.8
    """Thaler and workers that recharges to come will bring, of their worth."""
    technology: tuple[float, float, float] = (2.6, 4.2, 6.0)
    """By level, with plenty of time."""
    habits: tuple[float, float, float, float, float] = (0.28, 0.25, 0.13, 0.25, 0.14)
    """How often in a turn one energizes, urbanizes, industrializes, lays a railway, plays the directive."""
    current: float = 0.5
    """One electricity that costs nothing."""
    lit: float = 0.6
    """An urban building that a power plant reaches, of what it brings when it is energized."""
    distance: tuple[float, ...] = (1.0, 0.72, 0.52, 0.38, 0.27, 0.18, 0.12, 0.1, 0.1, 0.1)
    """Of this, by the track spaces that lack until it does."""
    neutral: float = 0.12
    """A neutral building that a plant reaches, of the same."""
    city: float = 0.45
    """A city at the end of a completed link."""
    railway: float = 0.5
    place: float = 6.0
    """Very many free urban sites in own cities; two are worth half of it."""
    mine: float = 1.0
    turbine: float = 0.5
    pair: float = 0.5
    contract: float = 0.75
    """Of the rewards of a contract whose condition is met or nearly met."""
    slot: float = 0.25
    """A free contract slot."""
    end: float = 1.2
    """Being able to end the match while in front."""
    urbanize: float = 0.8
    """Of the best building that could be paid."""
    industrialize: float = 1.8
    contract_action: float = 1.8
    """What these actions are worth before it is known what can be made of them."""
    actions: tuple[float, float, float, float, float, float] = (2.6, 1.8, 1.6, 1.7, 3.4, 1.0)
    """On tiles to be played later: the five main actions and a subsidy."""
    light: float = 0.5
    """An achievement that comes with electricity."""
    hard: float = 0.05
    """By how much a building is worth less for each electricity that it needs."""
    crowd: float = 0.15
    """By how much a building is worth less for each other one without light."""
    recharge: float = 2.5
    """A recharge, for the star that it takes."""
    spending: float = 1.0
    """What can be spent in a turn, in points."""


WEIGHTS = Weights()

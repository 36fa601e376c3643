"""What things are worth, in victory points. Found by playing against one another, not a rule."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    rounds: tuple[int, int, int, int] = (20, 42, 33, 32)
    """How many rounds a match takes with one to four players."""
    thaler: float = 0.281
    worker: float = 0.443
    uranium: float = 0.476
    burnable: float = 0.427
    """What uranium is worth more when it is connected to a plant with a Nucleum."""
    achievement: float = 0.0742
    """Besides the star that it can place."""
    star: float = 0.7
    """Of what a star would bring if it were placed now."""
    hope: float = 0.469
    """Of this, how much counts with some more achievements than there are yet."""
    growth: float = 0.0887
    """By how much a milestone count grows in a turn."""
    token: float = 1.67
    wasted_star: float = 0.7
    """A star on the space 0, besides what it costs at the end."""
    king: float = 0.242
    """A place on the milestone track, for each tier."""
    recharge_turns: float = 7.81
    """Turns from one recharge to the next."""
    tile: float = 0.906
    """A turn with a tile, of the worth of its actions."""
    again: float = 0.0595
    """By how much an action is worth less each time that it comes again among the same tiles."""
    missing: float = 0.365
    """An action that none of the tiles has, of its worth."""
    income: float = 0.88
    """Thaler and workers that recharges to come will bring, of their worth."""
    technology: tuple[float, float, float] = (2.59, 4.18, 5.97)
    """By level, with plenty of time."""
    habits: tuple[float, float, float, float, float] = (0.329, 0.293, 0.153, 0.293, 0.165)
    """How often in a turn one energizes, urbanizes, industrializes, lays a railway, plays the directive."""
    current: float = 0.699
    """One electricity that costs nothing."""
    lit: float = 0.604
    """An urban building that a power plant reaches, of what it brings when it is energized."""
    distance: tuple[float, ...] = (1.0, 0.74, 0.548, 0.412, 0.3, 0.207, 0.143, 0.121, 0.121, 0.121)
    """Of this, by the track spaces that lack until it does."""
    neutral: float = 0.119
    """A neutral building that a plant reaches, of the same."""
    city: float = 0.579
    """A city at the end of a completed link."""
    railway: float = 0.574
    place: float = 4.49
    """Very many free urban sites in own cities; two are worth half of it."""
    mine: float = 0.897
    turbine: float = 0.586
    pair: float = 0.452
    contract: float = 0.728
    """Of the rewards of a contract whose condition is met or nearly met."""
    slot: float = 0.242
    """A free contract slot."""
    end: float = 40.0
    """The end, for who would surely win: about what later turns would bring. The others have none either."""
    nearing: float = 6.0
    """The last condition that it needs, nearly met."""
    safe: float = 24.0
    """A lead with which one would surely win."""
    urbanize: float = 0.833
    """Of the best building that could be paid."""
    industrialize: float = 1.79
    contract_action: float = 1.69
    """What these actions are worth before it is known what can be made of them."""
    actions: tuple[float, float, float, float, float, float] = (2.53, 2.73, 1.35, 1.98, 3.8, 1.03)
    """On tiles to be played later: the five main actions and a subsidy."""
    light: float = 0.396
    """An achievement that comes with electricity."""
    hard: float = 0.0527
    """By how much a building is worth less for each electricity that it needs."""
    crowd: float = 0.11
    """By how much a building is worth less for each other one without light."""
    recharge: float = 2.65
    """A recharge, for the star that it takes."""
    spending: float = 1.01
    """What can be spent in a turn, in points."""


WEIGHTS = Weights()

"""The shape of the components file of Planet Steam (section 2)."""

from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, Figure, Positive, word

RESOURCES = ("quartz", "ore", "water", "energy")
CONVERTERS = ("quartz", "ore", "energy")
"""The kinds of converter; a tank without one gives water (PS-35)."""
COLOURS = ("black", "green", "orange", "purple", "yellow")
BANDS = ("black", "blue", "green", "yellow", "orange", "red")
SPECIALISTS = ("lady_steam", "speculator", "airship_captain", "engineer", "banker")
MODES = ("weak", "moderate", "strong")
PLAYERS = (2, 3, 4, 5)


Resource = Annotated[str, word(*RESOURCES)]
Cost = dict[Resource, Positive]
ByPlayers = Annotated[list[Count], Meta(min_length=4, max_length=4)]
"""For 2, 3, 4 and 5 players."""


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """2.12 and the numbers that stand in single rules."""

    engineer_credits: Figure
    failed_claim_credits: Figure
    aid: Figure
    unpaid_activation_water: Figure
    lowest_claiming_pip: Figure
    closing_price_rise: Figure


class Pieces(Entry, frozen=True):
    count: Positive


class AllPieces(Struct, frozen=True, forbid_unknown_fields=True):
    """2.1: what is limited."""

    tank: Pieces
    quartz_converter: Pieces
    ore_converter: Pieces
    energy_converter: Pieces
    supercharger: Pieces
    claim_marker: Pieces
    """Of each colour."""
    neutral_marker: Pieces
    order_marker: Pieces


class Colours(Entry, frozen=True):
    order: list[Annotated[str, word(*COLOURS)]]


class Zone(Entry, frozen=True):
    """2.2: `start` by number of players; "-" unclaimed, s1 to s5 a start claim, N neutral, X inaccessible."""

    id: Annotated[str, Meta(pattern="^[A-Z][1-9]$")]
    kind: Annotated[str, word("land", "river")]
    start: Annotated[list[Annotated[str, Meta(pattern="^(-|s[1-5]|N|X)$")]], Meta(min_length=4, max_length=4)]


class Mooring(Entry, frozen=True):
    """2.3."""

    id: str
    row: Positive


class Gauge(Entry, frozen=True):
    """2.5: price and supply of one resource."""

    id: Resource
    number: Positive
    start_price: Positive
    lowest_price: Positive
    highest_price: Positive
    highest_supply: Positive


class Adjustment(Entry, frozen=True):
    """2.5.1."""

    colour: Annotated[str, word(*BANDS)]
    change: int


class ColourBands(Entry, frozen=True):
    """2.5.2: the highest supply that has the colour."""

    resource: Resource
    black: Count
    blue: Count
    green: Count
    yellow: Count
    orange: Count
    red: Count


class StockSpace(Entry, frozen=True):
    """2.6."""

    stock: Positive
    price: Positive


class PerPlayers(Entry, frozen=True):
    by_players: ByPlayers


class RoundTrack(Entry, frozen=True):
    """2.7: the spaces, the gold one included, and where the marker starts."""

    spaces: Positive
    start: ByPlayers


class CarrierClass(Entry, frozen=True):
    """2.8: the capacities of one class."""

    carrier_class: Annotated[int, Meta(ge=1, le=4)]
    quartz: Positive
    ore: Positive
    water: Positive
    energy: Positive


class SpecialistCard(Entry, frozen=True):
    """2.9."""

    id: str
    number: Positive
    specialists: Annotated[list[Annotated[str, word(*SPECIALISTS)]], Meta(min_length=1)]
    sets: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1)]


class Certificate(Entry, frozen=True):
    """2.10; a sale of 0 says that it cannot be sold."""

    id: Annotated[str, word("building_permit", "luxury_quarters")]
    copies: Positive
    in_play: ByPlayers
    cost: Cost
    sale: Count
    end_value: Count


class ManipulationMode(Entry, frozen=True):
    """PS-162."""

    mode: Annotated[str, word(*MODES)]
    credits: Count
    spaces: Positive
    resources: Annotated[list[Resource], Meta(min_length=1)]
    only_one: bool


class Sabotage(Entry, frozen=True):
    """PS-166, PS-171."""

    credits_per_pip: Positive
    not_before_round: Positive


class IndependentCarrier(Entry, frozen=True):
    """PS-175."""

    room: Positive


class Price(Entry, frozen=True):
    """2.12: what something costs."""

    credits: Count = 0
    goods: Cost = field(default_factory=dict)


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    activation: Price
    local_tank: Price
    imported_tank: Price
    quartz_converter: Price
    ore_converter: Price
    energy_converter: Price
    supercharger: Price
    carrier_upgrade: Price
    running: Price
    market_tank: Price


class StartGoods(Struct, frozen=True, forbid_unknown_fields=True):
    """2.13."""

    credits: PerPlayers
    quartz: PerPlayers
    ore: PerPlayers
    water: PerPlayers
    energy: PerPlayers


class StartSupply(Struct, frozen=True, forbid_unknown_fields=True):
    """2.13."""

    quartz: PerPlayers
    ore: PerPlayers
    water: PerPlayers
    energy: PerPlayers


class RiverNumber(Entry, frozen=True):
    """PS-150."""

    highest: ByPlayers


class EndValues(Struct, frozen=True, forbid_unknown_fields=True):
    """2.14."""

    zone: Figure
    tank: Figure
    supercharger: Figure


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    pieces: AllPieces
    colours: Colours
    zones: list[Zone]
    moorings: list[Mooring]
    resources: list[Gauge]
    adjustment_scale: list[Adjustment]
    colour_bands: list[ColourBands]
    local_tank_market: list[StockSpace]
    start_stock: PerPlayers
    round_track: RoundTrack
    carriers: list[CarrierClass]
    specialist_cards: list[SpecialistCard]
    certificates: list[Certificate]
    price_manipulation: list[ManipulationMode]
    sabotage: Sabotage
    independent_carrier: IndependentCarrier
    costs: Costs
    figures: Figures
    start_supply: StartSupply
    start_goods: StartGoods
    reduced_start: StartGoods
    river_number: RiverNumber
    end_values: EndValues

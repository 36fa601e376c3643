"""The shape of the components file of Airship City (section 2)."""

from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, Figure, Positive, word

RESOURCES = ("wood", "metal", "gold", "gear")
LINES = ("wood_line", "metal_line", "tourism_line")


Resource = Annotated[str, word(*RESOURCES)]
Line = Annotated[str, word(*LINES)]
Cost = dict[Resource, Positive]
TILE_KINDS = (
    "forest",
    "mine",
    "factory",
    "valley",
    "shipyard",
    "architects_office",
    "guild_hall",
    "workshop",
    "market",
    "lighthouse",
    "harbour",
)
COLLECTING = ("forest", "mine", "factory", "valley")
TileKind = Annotated[str, word(*TILE_KINDS)]
CELLS = 16


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """2.2."""

    rounds_per_stage: Figure
    stages: Figure
    base_capacity: Figure
    upgraded_capacity: Figure
    start_workers: Figure
    max_workers: Figure
    start_wood: Figure
    start_metal: Figure
    start_gold: Figure
    shift_cost: Figure
    hire_cost: Figure
    upgrade_vp: Figure
    contracts_on_display: Figure
    max_deadline: Figure
    prerequisite_count: Figure
    bonus_unlock_count: Figure
    markers_per_player: Figure
    facility_majorities_for_end: Figure
    price_rows: Figure
    score_lap: Figure


class StartGears(Entry, frozen=True):
    seats: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    solo: Count


class PriceStartRow(Entry, frozen=True):
    three_players: Positive
    four_players: Positive


class ActionTile(Entry, frozen=True):
    """2.3: one kind of tile. Its bonus is of one of its colours, its piggyback bonus of a kind that it
    yields.
    """

    kind: TileKind
    tiles: list[str]
    colours: Annotated[list[Resource], Meta(min_length=1)]
    bonus: Positive
    piggyback: Count
    collect: Cost = field(default_factory=dict)


class Lowering(Struct, frozen=True, forbid_unknown_fields=True):
    """A donation bonus: what one marker takes off the cost of an action."""

    action: Annotated[str, word("shipyard", "workshop", "guild_hall", "architects_office")]
    resource: Resource
    by: Positive


class Fields(Struct, frozen=True, forbid_unknown_fields=True):
    three_players: Positive
    four_players: Positive


class Airship(Entry, frozen=True):
    """2.4."""

    id: str
    line: Line
    level: Annotated[int, Meta(ge=1, le=3)]
    cost: Cost
    vp: Positive
    sellable: bool
    lowers: Lowering
    fields: Fields
    prerequisite: str | None = None


class Facility(Entry, frozen=True):
    """2.5."""

    id: str
    cost: Cost
    vp: Positive
    fields: Fields


class PriceColumn(Entry, frozen=True):
    """2.6: gold for a sale, from the top row down."""

    airship: str
    rows: list[Count]


class UpgradeTile(Entry, frozen=True):
    """2.7."""

    resource: Resource
    cost: Cost


class Contract(Entry, frozen=True):
    """2.8."""

    id: str
    deadline: Positive
    cost: Cost
    vp: Positive
    gold: Count


class StageBonus(Entry, frozen=True):
    """2.9."""

    id: str
    group: Annotated[str, word("early", "late")]
    goods: Cost
    free_choice: Count


class BonusAction(Entry, frozen=True):
    """2.10."""

    id: Annotated[str, word("long_haul_flight", "seasoned_negotiator", "barter")]
    line: Line


class Award(Entry, frozen=True):
    """2.11."""

    id: Annotated[str, word("shipbuilding", "construction", "trade")]
    first: Positive
    second: Positive


class Grade(Entry, frozen=True):
    """AC-140."""

    id: str
    at_least: int | None = field(default=None, name="from")


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    constants: Constants
    start_gears: StartGears
    price_start_row: PriceStartRow
    action_tiles: list[ActionTile]
    airships: list[Airship]
    facilities: list[Facility]
    prices: list[PriceColumn]
    upgrades: list[UpgradeTile]
    contracts: list[Contract]
    stage_bonuses: list[StageBonus]
    bonus_actions: list[BonusAction]
    awards: list[Award]
    grades: list[Grade]

"""The shape of the components file of Whistle Mountain."""

from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, Figure, Positive, word
from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.effects import SIZES, Cost, Effect, Size
from kesselhaus.games.whistle_mountain.ground import FLOORS

AIRSHIPS = SIZES
STACKS = ("l", "s", "t")
UPGRADE = "upgrade"
DISPLAYS = (*SIZES, UPGRADE, *STACKS)
"""What is taken from the table and refilled: machines by size, upgrades, scaffolds by stack."""
ICONS = {"C": "coal", "I": "iron", "G": "gold", "H": "whistle", "W": "water"}
DOCK_KINDS = ("small_machine", "medium_machine", "large_machine", "cards", "upgrade", "scaffold", "rescue")
POWERS = (
    "more_coal",
    "more_iron",
    "more_gold",
    "water_vp",
    "limit",
    "occupied_docks",
    "occupied_machines",
    "occupied_upgrade_dock",
    "small_diagonals",
    "medium_diagonals",
    "folding",
    "move_discount",
    "first_move_discount",
    "rescue_discount",
    "errands",
    "buildings",
    "dry_building",
    "scaffold_vp",
    "contact_vp",
    "machine_vp",
    "activate_built",
    "promotion_vp",
    "rescue_vp",
    "flood_water",
    "flood_vp",
    "small_coal_discount",
    "iron_discount",
    "machine_discount",
    "purchase_vp",
    "upgrade_discount",
    "upgrade_vp",
    "dock_scaffolds",
    "dock_choice",
    "large_whistles",
    "large_vp",
    "cards",
    "tower_vp",
    "end_upgrade_vp",
)
"""What upgrades and abilities add to a player (2.11, 2.12)."""

Id = Annotated[str, Meta(pattern=r"^[a-z]{2}\d\d$")]
Power = Annotated[str, word(*POWERS)]
Powers = dict[Power, Positive]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    strips: Figure
    lowest_row_above_bridge: Figure
    barracks_levels: Figure
    workers_in_pool: Figure
    resource_limit: Figure
    display: Figure
    max_upgrades: Figure
    starting_scaffolds: Figure
    spare_abilities: Figure
    forge_buildings: Figure
    forge_errands: Figure
    further_building_water: Figure
    move_gold: Figure
    rescue_gold: Figure
    cards_per_turn: Figure
    awards_per_turn: Figure
    token_cost: Figure
    contacts_for_ability: Figure
    pool_penalty: Figure
    scaffolds_per_vp: Figure
    cards_per_vp: Figure
    resources_per_vp: Figure
    machine_storage_vp: Figure
    award_storage_vp: Figure
    standstill_rounds: Figure


class StartGoods(Entry, frozen=True):
    goods: Cost


class StartWhistles(Entry, frozen=True):
    in_turn_order: Annotated[list[Count], Meta(min_length=4, max_length=4)]


class Tower(Entry, frozen=True):
    vp: Annotated[list[Count], Meta(min_length=FLOORS, max_length=FLOORS)]


class AwardsPerFloor(Entry, frozen=True):
    two_players: Count
    more_players: Count


class Airship(Entry, frozen=True):
    """2.5."""

    id: Annotated[str, word(*AIRSHIPS)]
    size: Annotated[int, Meta(ge=1, le=3)]


class Dock(Entry, frozen=True):
    """2.4. Machines have a cost; of cards and scaffolds there are up to `most`, the first one free."""

    id: Id
    kind: Annotated[str, word(*DOCK_KINDS)]
    cost: Cost = field(default_factory=dict)
    most: Count = 0


class Form(Entry, frozen=True):
    """2.6: the squares a, b, c, d of a scaffold, to the right and up."""

    id: str
    stack: Annotated[str, word(*STACKS)]
    squares: Annotated[list[Square], Meta(min_length=4, max_length=4)]


class Scaffold(Entry, frozen=True):
    id: Id
    form: str
    icons: Annotated[str, Meta(pattern=r"^[CIGHW.]{4}$")]


class Machine(Entry, frozen=True):
    """2.8."""

    id: Id
    size: Size
    vp: Count
    effect: Effect


class Card(Entry, frozen=True):
    """2.9."""

    id: Id
    copies: Positive
    effect: Effect


class Award(Entry, frozen=True):
    """2.10."""

    id: Id
    copies: Positive
    effect: Effect


class Upgrade(Entry, frozen=True):
    """2.11."""

    id: Id
    cost: Cost
    vp: Count
    powers: Powers


class Ability(Entry, frozen=True):
    """2.12."""

    id: Id
    powers: Powers


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    constants: Constants
    start_goods: StartGoods
    start_whistles: StartWhistles
    tower: Tower
    awards_per_floor: AwardsPerFloor
    airships: list[Airship]
    docks: list[Dock]
    forms: list[Form]
    scaffolds: list[Scaffold]
    machines: list[Machine]
    cards: list[Card]
    awards: list[Award]
    upgrades: list[Upgrade]
    abilities: list[Ability]

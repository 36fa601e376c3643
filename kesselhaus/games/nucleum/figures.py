"""The shapes of components.toml: one Struct for each kind of component (section 2 of the spec)."""

from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, Figure, Positive, word
from kesselhaus.games.nucleum.figure_types import ByPlayers, Rewards, Row, SideName
from kesselhaus.games.nucleum.map_figures import City, CoalRegion, Link, PowerPlant
from kesselhaus.games.nucleum.terms import (
    COLOURS,
    CONDITIONS,
    COUNTED,
    JOKER,
    MAIN_ACTIONS,
    MOMENTS,
    ONGOING,
    SUBSIDIES,
    TRACKS,
    TYPES,
)

Effect = Annotated[str, word(*ONGOING)]
Moment = Annotated[str, word(*MOMENTS)]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    workers: Figure
    start_thaler: Figure
    start_workers: Figure
    friendly_workers: Figure
    slots: Figure
    reserve_stars: Figure
    red_site_cost: Figure
    second_tile_cost: Figure
    coal_without_wagon: Figure
    uranium_electricity: Figure
    turbine_fee: Figure
    directive_saving: Figure
    opening_bonus: Figure
    kings_first: Figure
    kings_second: Figure
    end_vp: Figure
    end_score: Figure
    ends_needed: Figure
    ends_needed_by_two: Figure
    ends_needed_alone: Figure
    zero_loss: Figure
    leftover_uranium: Figure
    leftover_workers: Figure
    leftover_thaler: Figure
    capital_factor: Figure
    urban_rubble: Figure
    mining_rubble: Figure
    setup_cards_drawn: Figure
    max_rounds: Figure
    short_rounds: Figure


class BoardRow(Entry, frozen=True):
    """2.8."""

    row: Row
    urban_cost: Count
    worker_cost: Count
    capacity: Positive
    ongoing: dict[Effect, Positive]
    pair: Rewards


class ContractSlot(Entry, frozen=True):
    slot: Row
    rewards: Rewards


class IncomeTrack(Entry, frozen=True):
    """2.9."""

    id: Annotated[str, word(*TRACKS)]
    values: Annotated[list[Count], Meta(min_length=15, max_length=15)]
    vp: Annotated[list[Count], Meta(min_length=15, max_length=15)]
    bonus: Annotated[list[Count], Meta(min_length=3, max_length=3)]


class UrbanBuilding(Entry, frozen=True):
    """2.10."""

    id: str
    type: Annotated[str, word(*TYPES)]
    level: Row
    electricity: Positive
    rewards: Rewards
    vp: Count
    vp_each: Count


class NeutralBuilding(Entry, frozen=True):
    """2.11."""

    id: str
    type: Annotated[str, word(*TYPES)]
    electricity: Positive
    rewards: Rewards


class Subsidy(Entry, frozen=True):
    """2.12."""

    id: Annotated[str, word(*SUBSIDIES)]
    cost: Count
    rewards: list[str]


class Half(Struct, frozen=True, forbid_unknown_fields=True):
    """One end of an action tile; its edge has no colour where it cannot be a railway."""

    action: Annotated[str, word(*MAIN_ACTIONS, *SUBSIDIES, "any", "directive")]
    colour: Annotated[str, word(*COLOURS, JOKER)] | None = None
    saving: Count = 0
    workers: Count = 0
    uranium: Count = 0
    electricity: Count = 0
    double: bool = False
    n: Count = 0


class ActionTile(Entry, frozen=True):
    id: str
    set: Annotated[str, word("base", "general", "start", "directive", "special")]
    halves: Annotated[list[Half], Meta(min_length=1, max_length=2)]
    experiment: Annotated[str, word("A", "B", "C", "D")] | None = None


class Market(Entry, frozen=True):
    """2.13: by place from the left."""

    costs: Annotated[list[Count], Meta(min_length=5, max_length=5)]


class Experiment(Entry, frozen=True):
    """2.14, with its turbine effect tile."""

    id: Annotated[str, word("A", "B", "C", "D")]
    name: str
    turbine_effect: str
    ongoing: dict[Effect, Positive] = field(default_factory=dict)
    when: dict[Moment, Rewards] = field(default_factory=dict)


class Final(Struct, frozen=True, forbid_unknown_fields=True):
    """A formula of final scoring: `vp` for each thing counted, at most `most`; or the highest step."""

    counted: Annotated[str, word("cities", "contracts", "sets", "railways")]
    vp: Count = 0
    most: Count = 0
    steps: list[tuple[int, int]] = []


class Technology(Entry, frozen=True):
    """2.14."""

    id: str
    experiment: Annotated[str, word("A", "B", "C", "D")]
    level: Annotated[int, Meta(ge=1, le=3)]
    kind: Annotated[str, word("instant", "ongoing", "final")]
    rewards: Rewards = field(default_factory=list)
    action: Annotated[str, word(*MAIN_ACTIONS)] | None = None
    saving: Count = 0
    electricity: Count = 0
    double: bool = False
    tiles: list[str] = field(default_factory=list)
    ongoing: dict[Effect, Positive] = field(default_factory=dict)
    when: dict[Moment, Rewards] = field(default_factory=dict)
    final: Final | None = None


class Contract(Entry, frozen=True):
    """2.15. `of` is a colour or a type, `level` the lowest level that counts."""

    id: str
    stack: Annotated[str, word("initial", "silver", "gold", "purple_1", "purple_2", "purple_3")]
    condition: Annotated[str, word(*CONDITIONS)]
    count: Positive
    rewards: Rewards
    of: Annotated[str, word(*COLOURS, *TYPES)] | None = None
    level: Row | None = None


class MilestoneTrack(Entry, frozen=True):
    """2.16: by space from 1; `multipliers` by tier, `zero` and `last_segment` are rewards."""

    values: list[Positive]
    tiers: list[Annotated[int, Meta(ge=1, le=6)]]
    segments: list[Row]
    multipliers: Annotated[list[Positive], Meta(min_length=6, max_length=6)]
    zero: Rewards
    last_segment: Rewards
    top_vp: Count


class MilestoneTile(Entry, frozen=True):
    """2.17: what is counted, divided and rounded down."""

    id: str
    counted: Annotated[str, word(*COUNTED)]
    divisor: Positive


class SetupCard(Entry, frozen=True):
    """2.19. An empty `neutral` is no city."""

    id: str
    neutral: str
    nucleum: str
    urban_rubble: list[str]
    urban_rubble_three: list[str]
    mining_rubble: list[str]
    mining_rubble_three: list[str]


class Counts(Entry, frozen=True):
    """2.20: for one to four players."""

    sides: Annotated[list[SideName], Meta(min_length=4, max_length=4)]
    general_tiles: ByPlayers
    stacks: Annotated[
        list[Annotated[list[Positive], Meta(min_length=3, max_length=3)]], Meta(min_length=4, max_length=4)
    ]
    silver: ByPlayers
    gold: ByPlayers


class Baron(Entry, frozen=True):
    """5.4."""

    start_thaler: Count
    start_workers: Count
    recharge_thaler: Count
    recharge_workers: Count
    star_step: Positive
    recharges: Positive
    general_tiles: Count
    die: Annotated[list[Positive], Meta(min_length=1)]
    technology_vp: Count
    contract_vp: Count
    contract_vp_double: Count
    step_vp: Count
    consolation_thaler: Count
    last_energizes: Count
    government_vp: Count
    milestone_vp: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    milestone_count: Count


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    constants: Constants
    cities: list[City]
    links: list[Link]
    coal_regions: list[CoalRegion]
    power_plants: list[PowerPlant]
    rows: Annotated[list[BoardRow], Meta(min_length=4, max_length=4)]
    contract_slots: Annotated[list[ContractSlot], Meta(min_length=4, max_length=4)]
    income_tracks: list[IncomeTrack]
    urban_buildings: list[UrbanBuilding]
    neutral_buildings: list[NeutralBuilding]
    subsidies: list[Subsidy]
    action_tiles: list[ActionTile]
    market: Market
    experiments: list[Experiment]
    technologies: list[Technology]
    contracts: list[Contract]
    milestone_track: MilestoneTrack
    milestone_tiles: list[MilestoneTile]
    setup_cards: list[SetupCard]
    counts: Counts
    baron: Baron

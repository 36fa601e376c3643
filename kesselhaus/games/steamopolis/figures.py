"""The components file of Steamopolis as it is written (section 2)."""

from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Entry
from kesselhaus.engine.figures import Count, Figure, Positive, word

RESOURCES = ("crystal", "gear")
BANNER_COLOURS = ("purple", "orange", "blue")
PASSENGERS = ("banker", "stoker")
TRIGGERS = ("make_steam", "retrieve", "buy_tile", "passenger", "bought_banner")


Resource = Annotated[str, word(*RESOURCES)]
Colour = Annotated[str, word(*BANNER_COLOURS)]
Side = Annotated[str, word("A", "B")]
Level = Annotated[int, Meta(ge=1, le=8)]
Rank = Annotated[int, Meta(ge=0, le=3)]
Cost = dict[Resource, Positive]
AtomText = Annotated[str, Meta(pattern=r"^[a-z_0-9]+(\((\d|all)\))?$")]
Atoms = Annotated[list[AtomText], Meta(min_length=1)]
BlackCost = Annotated[str, word("pay_crystals_per_stone", "lose_stone", "invite")]


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """2.1 and the limits that go with it."""

    stone: Figure
    start_stones: Figure
    parasite: Figure
    capacity: Figure
    crystal: Figure
    gear: Figure
    sponsor: Figure
    crystal_gala: Figure
    gear_gala: Figure
    shadow_stone: Figure
    statues_for_end: Figure
    third_statue_sp: Figure
    sponsor_limit: Figure


class GaugeSpace(Entry, frozen=True):
    """2.3: one position; the first one is position 0."""

    value: Count
    base: bool
    bonus: Positive | None = None


class MachineRoom(Entry, frozen=True):
    slots: Annotated[int, Meta(ge=1, le=7)]


class Airship(Entry, frozen=True):
    boilers: Count
    storage: Count


class WrittenPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A partial effect: what has to be paid for it, and what it gives."""

    effect: Atoms
    pay: Cost = field(default_factory=dict)
    cost: list[BlackCost] = field(default_factory=list)


class WrittenDistrict(Entry, frozen=True):
    """2.6: each side of the dividing line is a list of partial effects."""

    id: Annotated[str, Meta(pattern="^[1-8][LRX]$")]
    level: Level
    board: Annotated[list[Side], Meta(min_length=1)]
    static: bool
    end: bool
    sides: Annotated[list[Annotated[list[WrittenPart], Meta(min_length=1)]], Meta(min_length=1, max_length=2)]


class MarketRank(Entry, frozen=True):
    """2.7."""

    rank: Rank
    sp: Count
    scrap: bool
    invite: bool
    crystal: Count


class TileMarkets(Entry, frozen=True):
    levels: Annotated[list[Level], Meta(min_length=1)]
    extra: list[Level]


class BonusMarker(Entry, frozen=True):
    """2.8."""

    row: Resource
    digit: Positive
    price: Positive
    sp: Count
    invite: bool


class WrittenPassive(Struct, frozen=True, forbid_unknown_fields=True):
    trigger: Annotated[str, word(*TRIGGERS)]
    effect: Atoms
    levels: list[Level] = field(default_factory=list)
    end: bool = False


class WrittenMachine(Entry, frozen=True):
    """What every machine has (2.9 to 2.11)."""

    boilers: Annotated[list[WrittenPart], Meta(max_length=2)]
    plain_boilers: Count
    storage: Count
    passive: WrittenPassive | None = None


class MachineTile(WrittenMachine, frozen=True, kw_only=True):
    """2.9."""

    id: Annotated[str, Meta(pattern=r"^M\d\d$")]
    rank: Rank
    banner: Colour
    cost: Cost


class BannerColour(Entry, frozen=True):
    """2.15."""

    colour: Colour
    count: Positive


class StartMachine(WrittenMachine, frozen=True, kw_only=True):
    """2.10: the front of a start machine."""

    id: Annotated[str, Meta(pattern=r"^S\d$")]


class Character(Entry, frozen=True):
    """2.12. `pink_marker` is the gauge position of the pink bonus marker."""

    number: Positive
    effect: Atoms
    first_game: bool
    sponsors: Positive | None = None
    pink_marker: Positive | None = None


class Targets(Struct, frozen=True, forbid_unknown_fields=True):
    target: Level
    alt: Level


class PassengerTargets(Entry, frozen=True):
    """2.13."""

    banker: Targets
    stoker: Targets


class PassengerTile(PassengerTargets, frozen=True, kw_only=True):
    id: Annotated[str, Meta(pattern=r"^P\d\d$")]


class PassengerStart(Entry, frozen=True):
    banker: Level
    stoker: Level


class PassengerRewards(Entry, frozen=True):
    """ST-157."""

    banker: Atoms
    stoker: Atoms


class Solo(Entry, frozen=True):
    """3.4, ST-172."""

    start_sp: Positive
    easy_start_sp: Positive
    hard_start_sp: Positive
    hardest_start_sp: Positive
    time_pressure: Positive


class Grade(Entry, frozen=True):
    """5.4: the rating."""

    id: str
    at_least: Count = field(name="from")


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    pieces: Pieces
    gauge: list[GaugeSpace]
    machine_room: MachineRoom
    airship: Airship
    districts: list[WrittenDistrict]
    market_ranks: list[MarketRank]
    tile_markets: TileMarkets
    bonus_markers: list[BonusMarker]
    machines: list[MachineTile]
    banners: list[BannerColour]
    start_back: WrittenMachine
    start_machines: list[StartMachine]
    capacity_tile: WrittenMachine
    characters: list[Character]
    passenger_tiles: list[PassengerTile]
    passenger_board: PassengerTargets
    passenger_start: PassengerStart
    passenger_rewards: PassengerRewards
    solo: Solo
    grades: list[Grade]

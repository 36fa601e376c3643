"""What is in the box of Airship City: the components file, checked, with the look-ups that the rules need."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct, field

from kesselhaus.engine.components import Box, Entry, handed_out, read, refuse

RESOURCES = ("wood", "metal", "gold", "gear")
LINES = ("wood_line", "metal_line", "tourism_line")


def _word(*words: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(words)})$")


Resource = Annotated[str, _word(*RESOURCES)]
Line = Annotated[str, _word(*LINES)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
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
TileKind = Annotated[str, _word(*TILE_KINDS)]
CELLS = 16


class Figure(Entry, frozen=True):
    value: Positive


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

    action: Annotated[str, _word("shipyard", "workshop", "guild_hall", "architects_office")]
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
    group: Annotated[str, _word("early", "late")]
    goods: Cost
    free_choice: Count


class BonusAction(Entry, frozen=True):
    """2.10."""

    id: Annotated[str, _word("long_haul_flight", "seasoned_negotiator", "barter")]
    line: Line


class Award(Entry, frozen=True):
    """2.11."""

    id: Annotated[str, _word("shipbuilding", "construction", "trade")]
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


class AirshipBox(Box):
    """One edition of Airship City, laid out so that the rules find things at once."""

    def __init__(self, components: Components, edition: str) -> None:
        super().__init__(edition)
        constants = components.constants
        self.components = components
        self.rounds_per_stage = constants.rounds_per_stage.value
        self.stages = constants.stages.value
        self.max_rounds = self.rounds_per_stage * self.stages
        self.base_capacity = constants.base_capacity.value
        self.upgraded_capacity = constants.upgraded_capacity.value
        self.start_workers = constants.start_workers.value
        self.max_workers = constants.max_workers.value
        self.start_goods = {
            "wood": constants.start_wood.value,
            "metal": constants.start_metal.value,
            "gold": constants.start_gold.value,
        }
        self.shift_cost = constants.shift_cost.value
        self.hire_cost = constants.hire_cost.value
        self.upgrade_vp = constants.upgrade_vp.value
        self.contracts_on_display = constants.contracts_on_display.value
        self.prerequisite_count = constants.prerequisite_count.value
        self.bonus_unlock_count = constants.bonus_unlock_count.value
        self.markers_per_player = constants.markers_per_player.value
        self.facility_majorities_for_end = constants.facility_majorities_for_end.value
        self.score_lap = constants.score_lap.value
        self.max_deadline = constants.max_deadline.value
        self.tiles = tuple(tile for kind in components.action_tiles for tile in kind.tiles)
        self.tile = {tile: kind for kind in components.action_tiles for tile in kind.tiles}
        self.kind = {tile: kind.kind for tile, kind in self.tile.items()}
        self.airships = {airship.id: airship for airship in components.airships}
        self.facilities = {facility.id: facility for facility in components.facilities}
        self.sections = (*self.airships, *self.facilities)
        self.prices = {column.airship: tuple(column.rows) for column in components.prices}
        self.upgrades = {upgrade.resource: upgrade for upgrade in components.upgrades}
        self.contracts = {contract.id: contract for contract in components.contracts}
        self.stage_bonuses = {bonus.id: bonus for bonus in components.stage_bonuses}
        self.awards = {award.id: award for award in components.awards}
        self.bonus_action_of = {bonus.line: bonus.id for bonus in components.bonus_actions}
        self.line_of = {bonus.id: bonus.line for bonus in components.bonus_actions}
        self.airships_of = {
            line: tuple(airship.id for airship in components.airships if airship.line == line)
            for line in LINES
        }
        self.lowering = {
            action: tuple(
                (airship.id, airship.lowers.resource, airship.lowers.by)
                for airship in components.airships
                if airship.lowers.action == action
            )
            for action in ("shipyard", "workshop", "guild_hall", "architects_office")
        }
        self.harbour = next(tile for tile in self.tiles if self.kind[tile] == "harbour")

    def fields(self, section: str, seats: int) -> int:
        """AC-11, AC-132: how many donation fields a section has."""
        fields = (self.airships.get(section) or self.facilities[section]).fields
        return fields.four_players if seats == 4 else fields.three_players

    def price_start_row(self, seats: int) -> int:
        rows = self.components.price_start_row
        return rows.four_players if seats == 4 else rows.three_players

    def start_gears(self, seats: int) -> list[int]:
        """AC-9, AC-132, AC-138: gears in order of play."""
        gears = self.components.start_gears
        return [gears.solo] if seats == 1 else gears.seats[:seats]


FILE = "components.toml"


def open_box(text: bytes) -> AirshipBox:
    components, edition = read(text, Components, FILE)
    _check(components, text)
    return AirshipBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)


def _check(components: Components, text: bytes) -> None:
    """What the shape of the file cannot say: that its parts fit together."""

    def require(holds: bool, where: str, problem: str) -> None:
        if not holds:
            refuse(text, FILE, where, problem)

    def require_all(found: Iterable[str], wanted: Iterable[str], where: str) -> None:
        found, wanted = sorted(found), sorted(wanted)
        require(found == wanted, where, f"expected exactly {', '.join(wanted)}; got {', '.join(found)}")

    tiles = [tile for kind in components.action_tiles for tile in kind.tiles]
    require(
        len(tiles) == CELLS, "action_tiles", f"the city has {CELLS} cells, but there are {len(tiles)} tiles"
    )
    require(len(set(tiles)) == len(tiles), "action_tiles", "a tile is listed twice")
    require_all((kind.kind for kind in components.action_tiles), TILE_KINDS, "action_tiles")
    for number, kind in enumerate(components.action_tiles):
        yields = kind.kind in COLLECTING
        problem = f"a {kind.kind} {'has to yield' if yields else 'does not yield'} goods"
        require(bool(kind.collect) == yields, f"action_tiles[{number}].collect", problem)
    harbours = next(kind.tiles for kind in components.action_tiles if kind.kind == "harbour")
    require(len(harbours) == 1, "action_tiles", "there has to be exactly one harbour")
    airships = {airship.id: airship for airship in components.airships}
    seen: set[str] = set()
    for table in ("airships", "facilities", "contracts", "stage_bonuses", "bonus_actions", "grades"):
        for number, entry in enumerate(getattr(components, table)):
            require(entry.id not in seen, f"{table}[{number}].id", f"{entry.id} is listed twice")
            seen.add(entry.id)
    for number, airship in enumerate(components.airships):
        where, below = f"airships[{number}].prerequisite", airship.prerequisite
        require(below is None or below in airships, where, f"there is no airship {below}")
        lower = below is None or (airships[below].line, airships[below].level) == (
            airship.line,
            airship.level - 1,
        )
        require(lower, where, f"{below} is not one level below {airship.id} in the same line")
    sellable = [airship.id for airship in components.airships if airship.sellable]
    require_all((column.airship for column in components.prices), sellable, "prices")
    for number, column in enumerate(components.prices):
        rows = components.constants.price_rows.value
        require(
            len(column.rows) == rows,
            f"prices[{number}].rows",
            f"expected {rows} rows, got {len(column.rows)}",
        )
    require_all((upgrade.resource for upgrade in components.upgrades), RESOURCES, "upgrades")
    longest = components.constants.max_deadline.value
    for number, contract in enumerate(components.contracts):
        where = f"contracts[{number}].deadline"
        require(contract.deadline <= longest, where, f"the ladder has {longest} spaces")
    for group in ("early", "late"):
        count = sum(bonus.group == group for bonus in components.stage_bonuses)
        require(count >= 2, "stage_bonuses", f"two tiles of the {group} group are needed, there are {count}")
    require_all(
        (bonus.line for bonus in components.bonus_actions),
        LINES,
        "bonus_actions",
    )
    require_all(
        (award.id for award in components.awards), ("shipbuilding", "construction", "trade"), "awards"
    )
    _check_figures(components, require)


def _check_figures(components: Components, require: Callable[[bool, str, str], None]) -> None:
    """Figures that could not be played with: the first table would already stop at them."""
    constants, gears = components.constants, components.start_gears
    room, rows = constants.base_capacity.value, constants.price_rows.value
    require(constants.stages.value == 5, "constants.stages.value", "four stage bonus tiles make five stages")
    require(
        constants.upgraded_capacity.value > room, "constants.upgraded_capacity.value", f"not above {room}"
    )
    most = constants.max_workers.value
    require(constants.start_workers.value <= most, "constants.start_workers.value", f"more than all {most}")
    for name in ("start_wood", "start_metal", "start_gold"):
        fits = getattr(constants, name).value <= room
        require(fits, f"constants.{name}.value", f"more than the {room} that can be held")
    require(max(gears.seats) <= room, "start_gears.seats", f"more than the {room} that can be held")
    require(gears.solo <= room, "start_gears.solo", f"more than the {room} that can be held")
    for name in ("three_players", "four_players"):
        fits = getattr(components.price_start_row, name) <= rows
        require(fits, f"price_start_row.{name}", f"the price list has {rows} rows")
    require(bool(components.grades), "grades", "there has to be one at least")
    require(components.grades[0].at_least is None, "grades[0].from", "the lowest grade is for every score")
    for number, (lower, higher) in enumerate(pairwise(components.grades), start=1):
        ascends = higher.at_least is not None and (lower.at_least or 0) < higher.at_least
        require(ascends, f"grades[{number}].from", f"not above that of {lower.id}")

"""What is in the box of Airship City: the components file with the look-ups that the rules need."""

from kesselhaus.engine.components import Box, handed_out, read
from kesselhaus.games.airship_city.checks import check
from kesselhaus.games.airship_city.figures import LINES, Components

FILE = "components.toml"


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


def open_box(text: bytes) -> AirshipBox:
    components, edition = read(text, Components, FILE)
    check(components, text, FILE)
    return AirshipBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)

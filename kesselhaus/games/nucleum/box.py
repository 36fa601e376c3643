"""What is in the box of Nucleum: the components file, checked, with the look-ups that the rules need."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import lru_cache
from math import inf
from typing import Any

from kesselhaus.engine.components import Box, handed_out, read
from kesselhaus.engine.questions import Option
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.checks import check
from kesselhaus.games.nucleum.figures import Components, Contract, Half, Technology
from kesselhaus.games.nucleum.map import KEPT, MapLink, Side, Site, TrackSpace
from kesselhaus.games.nucleum.rewards import Item, Powers, parsed
from kesselhaus.games.nucleum.tasks.actions import ACTIONS
from kesselhaus.games.nucleum.terms import BARON_ORDER, MAIN_ACTIONS, TRACKS, TYPES

__all__ = [
    "MAIN_ACTIONS",
    "TRACKS",
    "TYPES",
    "MapLink",
    "NucleumBox",
    "Side",
    "Site",
    "TrackSpace",
    "load_box",
    "mine_id",
    "turbine_id",
]

FILE = "components.toml"
MOST_PLAYERS = 4
Uses = tuple[tuple[Option, ...], tuple[Option, ...]]


def turbine_id(row: int) -> str:
    return f"TUR-{row}"


def mine_id(row: int) -> str:
    return f"MIN-{row}"


class NucleumBox(Box):
    """One edition of Nucleum, laid out so that the rules find things at once."""

    side: Side
    """NU-3: the side of the map that is used, once the box is sorted for a number of players."""

    def __init__(self, components: Components, edition: str) -> None:
        super().__init__(edition)
        self.components = components
        self._figures(components)
        self.side_named = {name: Side(components, name) for name in ("A", "B")}
        self._sorted: dict[int, NucleumBox] = {}
        self.capital = next(city.id for city in components.cities if city.colour == "any")
        self._board(components)
        self._tiles(components)
        self._experiments(components)
        self._track(components)

    def sorted_for(self, seats: int) -> "NucleumBox":
        """The same box, ready for so many players."""
        if seats not in self._sorted:
            box = self._sorted[seats] = object.__new__(type(self))
            box.edition, box.text = self.edition, self.text
            vars(box).update(vars(self))
            box.side = self.side_named[self.components.counts.sides[seats - 1]]
        return self._sorted[seats]

    def _figures(self, components: Components) -> None:
        c = components.constants
        self.workers = c.workers.value
        self.start_thaler = c.start_thaler.value
        self.slots = c.slots.value
        self.red_site_cost = c.red_site_cost.value
        self.second_tile_cost = c.second_tile_cost.value
        self.coal_without_wagon = c.coal_without_wagon.value
        self.uranium_electricity = c.uranium_electricity.value
        self.turbine_fee = c.turbine_fee.value
        self.directive_saving = c.directive_saving.value
        self.opening_bonus = c.opening_bonus.value
        self.kings_first, self.kings_second = c.kings_first.value, c.kings_second.value
        self.end_vp, self.end_score = c.end_vp.value, c.end_score.value
        self.zero_loss = c.zero_loss.value
        self.leftover = c.leftover_uranium.value, c.leftover_workers.value, c.leftover_thaler.value
        self.capital_factor = c.capital_factor.value
        self.urban_rubble, self.mining_rubble = c.urban_rubble.value, c.mining_rubble.value
        self.setup_cards_drawn = c.setup_cards_drawn.value
        self.long_rounds, self.short_rounds = c.max_rounds.value, c.short_rounds.value

    def _board(self, components: Components) -> None:
        """The player board and what stands on it (2.6, 2.8 to 2.11)."""
        self.regions = {region.id: region for region in components.coal_regions}
        self.plants = {plant.id: plant for plant in components.power_plants}
        self.plant_bonus = {plant.id: parsed(plant.bonus) for plant in components.power_plants}
        self.nucleum_plants = tuple(plant.id for plant in components.power_plants if plant.nucleum)
        self.rows = {row.row: row for row in components.rows}
        self.urban_cost = tuple(row.urban_cost for row in components.rows)
        self.worker_cost = tuple(row.worker_cost for row in components.rows)
        self.capacity = tuple(row.capacity for row in components.rows)
        self.pair_reward = tuple(parsed(row.pair) for row in components.rows)
        self.slot_reward = tuple(parsed(slot.rewards) for slot in components.contract_slots)
        self.income = {track.id: track for track in components.income_tracks}
        self.tracks = tuple(self.income[track] for track in TRACKS)
        self.urban = {building.id: building for building in components.urban_buildings}
        self.neutral = {building.id: building for building in components.neutral_buildings}
        both: tuple[Any, ...] = (*components.urban_buildings, *components.neutral_buildings)
        self.electricity = {building.id: building.electricity for building in both}
        self.type = {building.id: building.type for building in both}
        self.neutral_of_type = {
            type: tuple(tile for tile in self.neutral if self.type[tile] == type) for type in TYPES
        }
        self.building_reward = {building.id: parsed(building.rewards) for building in both}
        by_level = sorted(components.urban_buildings, key=lambda building: building.level)
        self.of_type = {
            kind: tuple(building.id for building in by_level if building.type == kind) for kind in TYPES
        }

    def _tiles(self, components: Components) -> None:
        """2.12, 2.13, 2.15."""
        tiles = components.action_tiles
        self.tiles = {tile.id: tile for tile in tiles}
        self.half: dict[tuple[str, int], Half] = {
            (tile.id, number): half for tile in tiles for number, half in enumerate(tile.halves, start=1)
        }
        self.edges = {tile.id: tuple(half.colour for half in tile.halves) for tile in tiles}
        """The colours of the two halves of a tile."""
        self.actions = tuple(
            {
                (tile, number): ACTIONS[half.action](
                    seat,
                    half.saving,
                    half.workers,
                    half.uranium,
                    half.electricity,
                    half.double,
                    tile,
                    number,
                )
                for (tile, number), half in self.half.items()
                if half.action in MAIN_ACTIONS
            }
            for seat in range(MOST_PLAYERS)
        )
        """By seat: what each half that shows a main action gives the player."""
        self.halves_of = {
            tile.id: tuple((tile.id, number) for number in range(1, len(tile.halves) + 1)) for tile in tiles
        }
        self.can_be_railway = {tile.id: tile.halves[0].colour is not None for tile in tiles}
        self.uses: Callable[[tuple[str, ...]], Uses] = lru_cache(KEPT)(self._uses)
        self.is_base = {tile.id: tile.set == "base" for tile in tiles}
        self.base_tiles = tuple(tile.id for tile in tiles if tile.set == "base")
        self.general_tiles = tuple(tile.id for tile in tiles if tile.set == "general")
        self.start_tiles = {
            experiment.id: tuple(
                tile.id
                for tile in tiles
                if tile.experiment == experiment.id and tile.set in ("start", "directive")
            )
            for experiment in components.experiments
        }
        self.directives = frozenset(tile.id for tile in tiles if tile.set == "directive")
        self.kinds = {
            tile.id: frozenset(
                half.action if half.action in MAIN_ACTIONS else "subsidy"
                for half in tile.halves
                if half.action != "directive"
            )
            for tile in tiles
        }
        """NU-172: five main actions are five kinds, all subsidies one; a directive has none."""
        self.alike = {
            tile: tuple(
                frozenset(other for other, shown in self.kinds.items() if kind in shown and other != tile)
                for kind in kinds
            )
            for tile, kinds in self.kinds.items()
        }
        """For each kind that a tile shows the other tiles that show it."""
        places = {action: place for place, action in enumerate(BARON_ORDER)}
        self.baron_order = {key: places.get(half.action, len(places)) for key, half in self.half.items()}
        """NU-175: when the Baron carries out a half."""
        self.baron_halves = {
            tile: tuple(sorted(halves, key=self.baron_order.__getitem__))
            for tile, halves in self.halves_of.items()
        }
        """The halves of a tile in his order."""
        subsidies = {subsidy.id: subsidy for subsidy in components.subsidies}
        self.subsidy_reward: dict[tuple[str, int], tuple[Item, ...]] = {}
        self.subsidy_cost: dict[tuple[str, int], int] = {}
        for key, half in self.half.items():
            if half.action in subsidies:
                subsidy = subsidies[half.action]
                self.subsidy_reward[key] = parsed(
                    text.replace("{n}", str(half.n)) for text in subsidy.rewards
                )
                self.subsidy_cost[key] = subsidy.cost
        self.market_costs = tuple(components.market.costs)
        self.contracts: dict[str, Contract] = {contract.id: contract for contract in components.contracts}
        self.contract_reward = {contract.id: parsed(contract.rewards) for contract in components.contracts}
        stacks = dict.fromkeys(contract.stack for contract in components.contracts)
        self.contracts_of = {
            stack: tuple(contract.id for contract in components.contracts if contract.stack == stack)
            for stack in stacks
        }

    def _uses(self, pool: tuple[str, ...]) -> Uses:
        """Options A and B with the tiles of a pool."""
        railways = filter(self.can_be_railway.__getitem__, pool)
        return tuple(map(options.play_tile, pool)), tuple(map(options.lay_tile, railways))

    def _experiments(self, components: Components) -> None:
        """2.14."""
        self.experiments = {experiment.id: experiment for experiment in components.experiments}
        self.technologies: dict[str, Technology] = {tech.id: tech for tech in components.technologies}
        self.technology_reward = {tech.id: parsed(tech.rewards) for tech in components.technologies}
        self.technologies_of = {
            experiment.id: tuple(
                tech.id for tech in components.technologies if tech.experiment == experiment.id
            )
            for experiment in components.experiments
        }
        self.powers: Callable[[str, tuple[str, ...], tuple[str, ...]], Powers] = lru_cache(KEPT)(self._powers)

    def _track(self, components: Components) -> None:
        """2.16, 2.17: by space, 0 included."""
        track = components.milestone_track
        self.star_values = (0, *track.values)
        self.tiers = (0, *track.tiers)
        self.segments = (0, *track.segments)
        self.top_space = len(track.values)
        self.multipliers = (0, *track.multipliers)
        self.zero_reward = parsed(track.zero)
        self.last_segment = max(track.segments)
        self.last_segment_reward = parsed(track.last_segment)
        self.top_vp = track.top_vp
        self.top_reward = parsed([f"vp:{track.top_vp}"])
        self.milestones = {tile.id: tile for tile in components.milestone_tiles}
        self.setup_cards = {card.id: card for card in components.setup_cards}
        self.baron = components.baron
        die = components.baron.die
        self.die_faces = tuple(sorted(set(die)))
        self.die_weights = tuple(map(die.count, self.die_faces))

    def _powers(self, experiment: str, technologies: tuple[str, ...], turbines: tuple[str, ...]) -> Powers:
        """NU-98, NU-145: what works on for a player with these technologies and turbines on the map."""
        ongoing: dict[str, int] = {}
        when: dict[str, tuple[Item, ...]] = {}
        givers: list[Any] = []
        for row, built in enumerate(turbines, start=1):
            if built:
                givers.append(self.rows[row])
                if row == EFFECT_TILE_ROW and experiment:
                    givers.append(self.experiments[experiment])
        givers += [self.technologies[tech] for tech in sorted(technologies)]
        for giver in givers:
            for effect, amount in giver.ongoing.items():
                ongoing[effect] = ongoing.get(effect, 0) + amount
            for moment, rewards in getattr(giver, "when", {}).items():
                when[moment] = when.get(moment, ()) + parsed(rewards)
        return Powers(**ongoing, **when)  # type: ignore[arg-type]

    # ------------------------------------------------------------------ by number of players (2.20)

    def start_workers(self, friendly: bool) -> int:
        """NU-19."""
        constants = self.components.constants
        return (constants.friendly_workers if friendly else constants.start_workers).value

    def max_rounds(self, variants: AbstractSet[str]) -> float:
        """NU-156: after so many rounds the end is triggered by itself; never with `open_end`."""
        if "open_end" in variants:
            return inf
        return self.short_rounds if "max_rounds_25" in variants else self.long_rounds

    def ends_needed(self, seats: int) -> int:
        """NU-153, NU-183."""
        constants = self.components.constants
        if seats == 1:
            return constants.ends_needed_alone.value
        return (constants.ends_needed_by_two if seats == 2 else constants.ends_needed).value

    def wagons(self, seats: int) -> dict[str, tuple[int, ...]]:
        """NU-4."""
        return {region.id: (1,) * region.wagons[seats - 1] for region in self.regions.values()}


EFFECT_TILE_ROW = 2
"""The row of the player board that takes the turbine effect tile (2.14)."""


def open_box(text: bytes) -> NucleumBox:
    components, edition = read(text, Components, FILE)
    check(components, text, FILE)
    return NucleumBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)

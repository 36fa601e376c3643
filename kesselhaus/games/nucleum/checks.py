"""What the shape of the components file of Nucleum cannot say: that its parts fit together."""

from itertools import pairwise

from kesselhaus.engine.checks import Checks
from kesselhaus.games.nucleum.figures import Components
from kesselhaus.games.nucleum.map import Side
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.terms import ANY, COLOURS, MAIN_ACTIONS, SUBSIDIES, TRACKS, TYPES

TABLES_WITH_IDS = (
    "cities",
    "links",
    "coal_regions",
    "urban_buildings",
    "neutral_buildings",
    "subsidies",
    "action_tiles",
    "experiments",
    "technologies",
    "contracts",
    "milestone_tiles",
    "setup_cards",
)
NEEDS_TYPE = ("urban_built", "energized_type")
NEEDS_LEVEL = ("urban_built_level", "energized_level")


class NucleumChecks(Checks[Components]):
    def map(self) -> None:
        every = self.all
        cities = {city.id: city for city in every.cities}
        capitals = [city.id for city in every.cities if city.colour == ANY]
        self.require(len(capitals) == 1, "cities", f"one city has any colour, not {len(capitals)}")
        for number, link in enumerate(every.links):
            for end, city in (("a", link.a), ("b", link.b)):
                where = f"links[{number}].{end}"
                self.require(city in cities, where, f"there is no city {city}")
                for side, spaces in (("A", link.spaces_a), ("B", link.spaces_b)):
                    there = not spaces or side in cities[city].sides
                    self.require(there, where, f"{city} is not on side {side}")
            self.require(link.a != link.b, f"links[{number}].b", "a link joins two cities")
        for number, region in enumerate(every.coal_regions):
            for side, routes in (("a", region.routes_a), ("b", region.routes_b)):
                for city in routes:
                    there = city in cities and side.upper() in cities[city].sides
                    self.require(
                        there, f"coal_regions[{number}].routes_{side}", f"{city} is not on that side"
                    )
        for number, plant in enumerate(every.power_plants):
            where = f"power_plants[{number}].id"
            self.require(plant.id in cities, where, f"there is no city {plant.id}")
            self.require(
                len(cities[plant.id].sides) == 2, where, "a power plant stands on both sides of the map"
            )
        for name in ("A", "B"):
            board = Side(every, name)
            joined = board.joined(frozenset(board.links))
            whole = all(len(group) == len(board.cities) for group in joined.values())
            self.require(whole, "links", f"the map of side {name} falls apart")
        self.setup_cards(list(cities), {plant.id for plant in every.power_plants if plant.nucleum})

    def setup_cards(self, cities: list[str], plants: set[str]) -> None:
        for number, card in enumerate(self.all.setup_cards):
            where = f"setup_cards[{number}]"
            self.require(
                card.nucleum in plants, f"{where}.nucleum", f"no Nucleum can be placed in {card.nucleum}"
            )
            lists = (
                "urban_rubble",
                "urban_rubble_three",
                "mining_rubble",
                "mining_rubble_three",
            )
            for name in lists:
                for city in getattr(card, name):
                    self.require(city in cities, f"{where}.{name}", f"there is no city {city}")
            neutral = card.neutral
            self.require(not neutral or neutral in cities, f"{where}.neutral", f"there is no city {neutral}")
        drawn = self.all.constants.setup_cards_drawn.value
        enough = len(self.all.setup_cards) >= drawn
        self.require(enough, "setup_cards", f"{drawn} cards are drawn, there are {len(self.all.setup_cards)}")

    def boards(self) -> None:
        every = self.all
        self.require_all((str(row.row) for row in every.rows), "1234", "rows")
        self.require_all((str(slot.slot) for slot in every.contract_slots), "1234", "contract_slots")
        self.require_all((track.id for track in every.income_tracks), TRACKS, "income_tracks")
        self.require_all((subsidy.id for subsidy in every.subsidies), SUBSIDIES, "subsidies")
        levels = sorted((building.type, building.level) for building in every.urban_buildings)
        wanted = sorted((kind, level) for kind in TYPES for level in (1, 2, 3, 4))
        self.require(levels == wanted, "urban_buildings", "each type has one building of each level")
        for number, subsidy in enumerate(every.subsidies):
            for text in subsidy.rewards:
                where = f"subsidies[{number}].rewards"
                try:
                    parsed([text.replace("{n}", "1")])
                except ValueError:
                    self.require(False, where, f"{text!r} is no reward")

    def tiles(self) -> None:
        every = self.all
        for number, tile in enumerate(every.action_tiles):
            where = f"action_tiles[{number}].halves"
            railway = tile.set in ("base", "general", "start")
            count = 1 if tile.set == "directive" else 2
            self.require(len(tile.halves) == count, where, f"a {tile.set} tile has {count} halves")
            for half in tile.halves:
                coloured = (half.colour is not None) == railway
                self.require(coloured, where, "exactly the tiles that can be railways have edge colours")
                directive = (half.action == "directive") == (tile.set == "directive")
                self.require(directive, where, "a directive is a tile of its own")
            owned = (tile.experiment is not None) == (tile.set not in ("base", "general"))
            self.require(owned, f"action_tiles[{number}].experiment", "only a player's own tiles name one")
        counts = every.counts
        base = sum(tile.set == "base" for tile in every.action_tiles)
        general = sum(tile.set == "general" for tile in every.action_tiles)
        for players, (added, stacks) in enumerate(
            zip(counts.general_tiles, counts.stacks, strict=True), start=1
        ):
            where = f"the stacks for {players} players"
            fits = sum(stacks) == base + added
            self.require(fits, "counts.stacks", f"{where} hold {sum(stacks)} tiles instead of {base + added}")
            left = general - added - (every.baron.general_tiles if players == 1 else 0)
            self.require(left >= 0, "counts.general_tiles", f"{where} need more than the {general} tiles")

    def experiments(self) -> None:
        every = self.all
        self.require_all((experiment.id for experiment in every.experiments), "ABCD", "experiments")
        tiles = {tile.id for tile in every.action_tiles if tile.set == "special"}
        for experiment in every.experiments:
            own = [tech for tech in every.technologies if tech.experiment == experiment.id]
            levels = sorted(tech.level for tech in own)
            wanted = [1, 1, 1, 2, 2, 2, 3, 3]
            self.require(
                levels == wanted, "technologies", f"{experiment.id} has other levels than 3, 3 and 2"
            )
            start = sum(
                tile.experiment == experiment.id and tile.set == "start" for tile in every.action_tiles
            )
            directives = sum(
                tile.experiment == experiment.id and tile.set == "directive" for tile in every.action_tiles
            )
            complete = (start, directives) == (4, 1)
            self.require(complete, "action_tiles", f"{experiment.id} needs 4 starting tiles and 1 directive")
        for number, tech in enumerate(every.technologies):
            where = f"technologies[{number}]"
            for tile in tech.tiles:
                self.require(tile in tiles, f"{where}.tiles", f"{tile} is no special tile")
            final = (tech.kind == "final") == (tech.final is not None)
            self.require(final, where, "exactly a final technology has a `final` formula")
            works_on = (tech.kind == "ongoing") == bool(tech.ongoing or tech.when)
            self.require(works_on, where, "exactly an ongoing technology works on")

    def contracts(self) -> None:
        every = self.all
        for number, contract in enumerate(every.contracts):
            where = f"contracts[{number}]"
            asked = contract.condition
            of = COLOURS if asked == "structures_in_colour" else TYPES if asked in NEEDS_TYPE else (None,)
            self.require(contract.of in of, f"{where}.of", f"{asked} is not asked of {contract.of}")
            levelled = (contract.level is not None) == (asked in NEEDS_LEVEL)
            self.require(levelled, f"{where}.level", f"{asked} does not fit to a level of {contract.level}")
        stacks = [contract.stack for contract in every.contracts]
        for stack, most in (("silver", every.counts.silver), ("gold", every.counts.gold)):
            there = stacks.count(stack)
            self.require(there >= max(most), f"counts.{stack}", f"there are only {there} such contracts")
            self.require(min(most) >= 2, f"counts.{stack}", "two of them lie in the display")
        for stack, least in (("initial", 4), ("purple_1", 1), ("purple_2", 1), ("purple_3", 1)):
            self.require(stacks.count(stack) >= least, "contracts", f"too few contracts of {stack}")

    def track(self) -> None:
        track = self.all.milestone_track
        count = len(track.values)
        same = len(track.tiers) == len(track.segments) == count
        self.require(same, "milestone_track", "values, tiers and segments differ in number")
        for name in ("values", "tiers", "segments"):
            row = getattr(track, name)
            rises = all(a <= b for a, b in pairwise(row))
            self.require(rises, f"milestone_track.{name}", "the figures have to rise along the track")
        whole = set(track.segments) == {1, 2, 3, 4}
        self.require(whole, "milestone_track.segments", "there are four segments")
        tiles = len(self.all.milestone_tiles)
        self.require(tiles >= 4, "milestone_tiles", f"four are needed, there are {tiles}")

    def figures(self) -> None:
        """Figures that could not be played with."""
        constants = self.all.constants
        for key in ("start_workers", "friendly_workers"):
            value = getattr(constants, key).value
            fits = value <= constants.workers.value
            self.require(fits, f"constants.{key}.value", f"there are {constants.workers.value} workers")
        actions = {half.action for tile in self.all.action_tiles for half in tile.halves}
        missing = [action for action in MAIN_ACTIONS if action not in actions]
        self.require(not missing, "action_tiles", f"no tile has the action {', '.join(missing)}")


def check(components: Components, text: bytes, file: str) -> None:
    """Refuses a file with which no game could be played, and names the line."""
    checks = NucleumChecks(components, text, file)
    for table in TABLES_WITH_IDS:
        checks.require_own_ids(table)
    checks.map()
    checks.boards()
    checks.tiles()
    checks.experiments()
    checks.contracts()
    checks.track()
    checks.figures()

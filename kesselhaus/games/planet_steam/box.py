"""What is in the box of Planet Steam: the components file with the look-ups that the rules need."""

from kesselhaus.engine.components import Box, handed_out, read
from kesselhaus.games.planet_steam.checks import check
from kesselhaus.games.planet_steam.figures import (
    BANDS,
    CONVERTERS,
    PLAYERS,
    RESOURCES,
    Components,
    Price,
    StartGoods,
)

NEUTRAL = -1
"""Stands in for a seat where a zone is claimed by nobody at the table."""

FILE = "components.toml"


class PlanetBox(Box):
    """One edition of Planet Steam, laid out so that the rules find things at once."""

    def __init__(self, components: Components, edition: str) -> None:
        super().__init__(edition)
        self.components = components
        self.colours = tuple(components.colours.order)
        self._lay_out_map(components)
        self._lay_out_terminal(components)
        self._lay_out_pieces(components)
        self._lay_out_cards(components)
        self._lay_out_figures(components)

    def _lay_out_map(self, components: Components) -> None:
        self.zones = tuple(zone.id for zone in components.zones)
        """In the order of table 2.2."""
        self.river = frozenset(zone.id for zone in components.zones if zone.kind == "river")
        self.row = {zone: int(zone[1:]) for zone in self.zones}
        self.moorings = {mooring.id: mooring.row for mooring in components.moorings}
        self.neighbours = {zone: tuple(line[0] for line in self._lines(zone) if line) for zone in self.zones}
        """2.2: the zones that share an edge."""
        self.lines = {zone: tuple(self._lines(zone)) for zone in self.zones}
        """PS-74: the zones in each of the four directions, the nearest first."""
        self.accessible: dict[int, tuple[str, ...]] = {}
        self.start_claims: dict[int, tuple[tuple[str, int], ...]] = {}
        for place, seats in enumerate(PLAYERS):
            starts = [(zone.id, zone.start[place]) for zone in components.zones]
            self.accessible[seats] = tuple(zone for zone, start in starts if start != "X")
            self.start_claims[seats] = tuple(
                (zone, NEUTRAL if start == "N" else int(start[1:]) - 1)
                for zone, start in starts
                if start not in "-X"
            )

    def _lines(self, zone: str) -> list[tuple[str, ...]]:
        column, row = zone[0], int(zone[1:])
        columns = sorted({other[0] for other in self.zones})
        rows = sorted({int(other[1:]) for other in self.zones})
        up = [f"{column}{other}" for other in reversed(rows) if other < row]
        right = [f"{other}{row}" for other in columns if other > column]
        down = [f"{column}{other}" for other in rows if other > row]
        left = [f"{other}{row}" for other in reversed(columns) if other < column]
        return [tuple(up), tuple(right), tuple(down), tuple(left)]

    def _lay_out_terminal(self, components: Components) -> None:
        self.gauges = {gauge.id: gauge for gauge in components.resources}
        self.by_number = tuple(sorted(self.gauges, key=lambda resource: self.gauges[resource].number))
        """PS-114: the order in which resources are traded."""
        self.lowest_price = {resource: gauge.lowest_price for resource, gauge in self.gauges.items()}
        self.highest_price = {resource: gauge.highest_price for resource, gauge in self.gauges.items()}
        self.highest_supply = {resource: gauge.highest_supply for resource, gauge in self.gauges.items()}
        self.change_of = {line.colour: line.change for line in components.adjustment_scale}
        self.colour: dict[str, tuple[str, ...]] = {}
        """2.5.3: the colour of each supply."""
        for bands in components.colour_bands:
            colours: list[str] = []
            for band in BANDS:
                colours += [band] * (getattr(bands, band) + 1 - len(colours))
            self.colour[bands.resource] = tuple(colours)
        self.change = {
            resource: tuple(self.change_of[colour] for colour in colours)
            for resource, colours in self.colour.items()
        }
        """2.5.3: the change of price at each supply."""
        self.tank_price = (0, *(space.price for space in reversed(components.local_tank_market)))
        """2.6: by stock; sold out has no price."""
        self.highest_stock = len(components.local_tank_market)

    def _lay_out_pieces(self, components: Components) -> None:
        pieces = components.pieces
        self.tanks = pieces.tank.count
        self.converters = {kind: getattr(pieces, f"{kind}_converter").count for kind in CONVERTERS}
        self.superchargers = pieces.supercharger.count
        self.claim_markers = pieces.claim_marker.count
        self.neutral_markers = pieces.neutral_marker.count
        self.order_markers = pieces.order_marker.count
        self.capacity: dict[str, tuple[int, ...]] = {
            resource: (0, *(getattr(line, resource) for line in components.carriers))
            for resource in RESOURCES
        }
        """2.8: by class."""
        self.highest_class = len(components.carriers)

    def _lay_out_cards(self, components: Components) -> None:
        self.cards = {card.id: card for card in components.specialist_cards}
        self.number = {card.id: card.number for card in components.specialist_cards}
        self.specialists = {card.id: frozenset(card.specialists) for card in components.specialist_cards}
        self.card_set = {
            seats: tuple(
                sorted(
                    (card.id for card in components.specialist_cards if seats in card.sets),
                    key=self.number.__getitem__,
                )
            )
            for seats in PLAYERS
        }
        """2.9: the set for a number of players, in ascending order of numbers."""
        certificates = {certificate.id: certificate for certificate in components.certificates}
        self.permit, self.quarters = certificates["building_permit"], certificates["luxury_quarters"]
        self.modes = {mode.mode: mode for mode in components.price_manipulation}
        self.sabotage = components.sabotage
        self.extra_room = components.independent_carrier.room

    def _lay_out_figures(self, components: Components) -> None:
        costs, figures = components.costs, components.figures
        self.activation = costs.activation.goods
        self.local_tank, self.imported_tank = costs.local_tank, costs.imported_tank
        self.converter_price: dict[str, Price] = {
            kind: getattr(costs, f"{kind}_converter") for kind in CONVERTERS
        }
        self.supercharger, self.carrier_upgrade = costs.supercharger, costs.carrier_upgrade
        self.running = costs.running.goods
        self.market_tank = costs.market_tank.goods
        self.engineer_credits = figures.engineer_credits.value
        self.failed_claim_credits = figures.failed_claim_credits.value
        self.aid = figures.aid.value
        self.unpaid_activation_water = figures.unpaid_activation_water.value
        self.lowest_claiming_pip = figures.lowest_claiming_pip.value
        self.closing_price_rise = figures.closing_price_rise.value
        ends = components.end_values
        self.zone_value, self.tank_value = ends.zone.value, ends.tank.value
        self.supercharger_value = ends.supercharger.value

    # ------------------------------------------------------------------ by number of players

    def start_supply(self, resource: str, seats: int) -> int:
        supply: int = getattr(self.components.start_supply, resource).by_players[seats - 2]
        return supply

    def start_goods(self, seats: int, reduced: bool) -> dict[str, int]:
        """2.13: credits and resources of each player."""
        table: StartGoods = self.components.reduced_start if reduced else self.components.start_goods
        return {name: getattr(table, name).by_players[seats - 2] for name in ("credits", *RESOURCES)}

    def start_stock(self, seats: int) -> int:
        return self.components.start_stock.by_players[seats - 2]

    def rounds(self, seats: int) -> int:
        """2.7: the start space, which is the number of rounds to be played."""
        return self.components.round_track.start[seats - 2]

    def highest_river_number(self, seats: int) -> int:
        return self.components.river_number.highest[seats - 2]


def open_box(text: bytes) -> PlanetBox:
    components, edition = read(text, Components, FILE)
    check(components, text, FILE)
    return PlanetBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)

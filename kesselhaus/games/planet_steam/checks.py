"""What the shape of the components file of Planet Steam cannot say: that its parts fit together."""

from itertools import pairwise

from kesselhaus.engine.checks import Checks
from kesselhaus.games.planet_steam.figures import BANDS, MODES, PLAYERS, RESOURCES, Components


def check(components: Components, text: bytes, file: str) -> None:
    """Refuses a file with which no game could be played, and names the line."""
    checks = Checks(components, text, file)
    _check_map(checks)
    _check_terminal(checks)
    _check_market_and_rounds(checks)
    _check_carriers(checks)
    _check_cards(checks)


def _check_map(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    zones = [zone.id for zone in components.zones]
    columns, rows = sorted({zone[0] for zone in zones}), sorted({int(zone[1:]) for zone in zones})
    checks.require_all(zones, [f"{column}{row}" for column in columns for row in rows], "zones")
    checks.require_all((mooring.row for mooring in components.moorings), rows, "moorings")
    markers, gray = components.pieces.claim_marker.count, components.pieces.neutral_marker.count
    for place, seats in enumerate(PLAYERS):
        starts = [zone.start[place] for zone in components.zones]
        due = {f"s{slot}" for slot in range(1, seats + 1)}
        checks.require_all({start for start in starts if start[0] == "s"}, due, "zones")
        require(starts.count("N") <= gray, "zones", f"there are only {gray} neutral markers")
        for slot in sorted(due):
            own = starts.count(slot)
            require(own <= markers, "zones", f"{slot} has {own} zones, but only {markers} markers")
        open_river = sum(zone.kind == "river" and zone.start[place] != "X" for zone in components.zones)
        highest = components.river_number.highest[place]
        require(
            highest <= open_river,
            "river_number.highest",
            f"with {seats} players there are {open_river} river zones for {highest} markers",
        )
        placed = 2 * seats + (2 if seats < 5 else 0)
        require(
            highest + placed <= gray,
            "river_number.highest",
            f"{highest} markers on the river and {placed} placed by players are more than {gray}",
        )


def _check_terminal(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    gauges = components.resources
    checks.require_all((gauge.id for gauge in gauges), RESOURCES, "resources")
    checks.require_all((gauge.number for gauge in gauges), (1, 2, 3, 4), "resources")
    checks.require_all((line.colour for line in components.adjustment_scale), BANDS, "adjustment_scale")
    checks.require_all((bands.resource for bands in components.colour_bands), RESOURCES, "colour_bands")
    tops = {gauge.id: gauge.highest_supply for gauge in gauges}
    for number, gauge in enumerate(gauges):
        inside = gauge.lowest_price <= gauge.start_price <= gauge.highest_price
        require(inside, f"resources[{number}].start_price", "lies outside of the price scale")
        longer = gauge.lowest_price < gauge.highest_price
        require(longer, f"resources[{number}].highest_price", "has to be above the lowest price")
        for supply in getattr(components.start_supply, gauge.id).by_players:
            fits = supply <= gauge.highest_supply
            require(fits, f"start_supply.{gauge.id}.by_players", f"{supply} is beyond the supply scale")
    for number, bands in enumerate(components.colour_bands):
        ends = [getattr(bands, band) for band in BANDS]
        rising = all(low < high for low, high in pairwise(ends))
        require(rising, f"colour_bands[{number}]", "each colour has to end above the one before")
        top = tops[bands.resource]
        require(ends[-1] == top, f"colour_bands[{number}].red", f"red has to end at {top}")


def _check_market_and_rounds(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    spaces = components.local_tank_market
    stocks = [space.stock for space in spaces]
    falling = stocks == list(range(len(stocks), 0, -1))
    require(falling, "local_tank_market", "the stock has to fall by one from entry to entry down to 1")
    for stock in components.start_stock.by_players:
        fits = stock <= len(stocks)
        require(fits, "start_stock.by_players", f"there is no space for a stock of {stock}")
    building = components.costs.market_tank
    require(bool(building.goods), "costs.market_tank.goods", "a tank for the market has to cost resources")
    for space in components.round_track.start:
        fits = 1 <= space < components.round_track.spaces
        require(fits, "round_track.start", f"there is no start space {space}")


def _check_carriers(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    classes = components.carriers
    in_order = [line.carrier_class for line in classes] == [1, 2, 3, 4]
    require(in_order, "carriers", "the classes 1 to 4 are expected in this order")
    for resource in RESOURCES:
        rooms = [getattr(line, resource) for line in classes]
        rising = all(low < high for low, high in pairwise(rooms))
        require(rising, "carriers", f"a higher class has to carry more {resource}")
        for name in ("start_goods", "reduced_start"):
            for units in getattr(getattr(components, name), resource).by_players:
                fits = units <= rooms[0]
                require(fits, f"{name}.{resource}.by_players", f"{units} {resource} do not fit on class 1")


def _check_cards(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    checks.require_own_ids("specialist_cards")
    for seats in PLAYERS:
        in_set = [card for card in components.specialist_cards if seats in card.sets]
        require(
            len(in_set) == seats,
            "specialist_cards",
            f"the set for {seats} players has {len(in_set)} cards",
        )
        numbers = sorted(card.number for card in in_set)
        require(
            numbers == list(range(1, seats + 1)),
            "specialist_cards",
            f"the set for {seats} players has the numbers {numbers}",
        )
        shown = [specialist for card in in_set for specialist in card.specialists]
        for needed in ("lady_steam", "speculator", "airship_captain"):
            once = shown.count(needed) == 1
            require(once, "specialist_cards", f"the set for {seats} players shows {needed} not once")
        first = next(card for card in in_set if card.number == 1)
        require(
            "lady_steam" in first.specialists,
            "specialist_cards",
            f"number 1 of the set for {seats} players has to show Lady Steam",
        )
    markers = components.pieces.order_marker.count
    require(markers == len(RESOURCES), "pieces.order_marker.count", "every resource needs one order marker")
    certificates = components.certificates
    checks.require_all(
        (certificate.id for certificate in certificates),
        ("building_permit", "luxury_quarters"),
        "certificates",
    )
    for number, certificate in enumerate(certificates):
        enough = max(certificate.in_play) <= certificate.copies
        require(enough, f"certificates[{number}].in_play", f"there are only {certificate.copies} copies")
    modes = components.price_manipulation
    checks.require_all((mode.mode for mode in modes), MODES, "price_manipulation")
    free = any(mode.credits == 0 for mode in modes)
    require(free, "price_manipulation", "one mode has to be free, so that the card can always be used")
    for number, mode in enumerate(modes):
        once = len(set(mode.resources)) == len(mode.resources)
        require(once, f"price_manipulation[{number}].resources", "a resource is listed twice")

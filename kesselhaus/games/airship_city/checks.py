"""What the shape of the components file of Airship City cannot say: that its parts fit together."""

from itertools import pairwise

from kesselhaus.engine.checks import Checks
from kesselhaus.games.airship_city.figures import CELLS, COLLECTING, LINES, RESOURCES, TILE_KINDS, Components


def check(components: Components, text: bytes, file: str) -> None:
    """Refuses a file with which no game could be played, and names the line."""
    checks = Checks(components, text, file)
    checks.require_own_ids("airships", "facilities", "contracts", "stage_bonuses", "bonus_actions", "grades")
    _check_tiles(checks)
    _check_airships(checks)
    _check_cards(checks)
    _check_figures(checks)


def _check_tiles(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    tiles = [tile for kind in components.action_tiles for tile in kind.tiles]
    require(
        len(tiles) == CELLS, "action_tiles", f"the city has {CELLS} cells, but there are {len(tiles)} tiles"
    )
    require(len(set(tiles)) == len(tiles), "action_tiles", "a tile is listed twice")
    checks.require_all((kind.kind for kind in components.action_tiles), TILE_KINDS, "action_tiles")
    for number, kind in enumerate(components.action_tiles):
        yields = kind.kind in COLLECTING
        problem = f"a {kind.kind} {'has to yield' if yields else 'does not yield'} goods"
        require(bool(kind.collect) == yields, f"action_tiles[{number}].collect", problem)
    harbours = next(kind.tiles for kind in components.action_tiles if kind.kind == "harbour")
    require(len(harbours) == 1, "action_tiles", "there has to be exactly one harbour")


def _check_airships(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    airships = {airship.id: airship for airship in components.airships}
    for number, airship in enumerate(components.airships):
        where, below = f"airships[{number}].prerequisite", airship.prerequisite
        require(below is None or below in airships, where, f"there is no airship {below}")
        lower = below is None or (airships[below].line, airships[below].level) == (
            airship.line,
            airship.level - 1,
        )
        require(lower, where, f"{below} is not one level below {airship.id} in the same line")
    sellable = [airship.id for airship in components.airships if airship.sellable]
    checks.require_all((column.airship for column in components.prices), sellable, "prices")
    for number, column in enumerate(components.prices):
        rows = components.constants.price_rows.value
        require(
            len(column.rows) == rows,
            f"prices[{number}].rows",
            f"expected {rows} rows, got {len(column.rows)}",
        )


def _check_cards(checks: Checks[Components]) -> None:
    components, require = checks.all, checks.require
    checks.require_all((upgrade.resource for upgrade in components.upgrades), RESOURCES, "upgrades")
    longest = components.constants.max_deadline.value
    for number, contract in enumerate(components.contracts):
        where = f"contracts[{number}].deadline"
        require(contract.deadline <= longest, where, f"the ladder has {longest} spaces")
    for group in ("early", "late"):
        count = sum(bonus.group == group for bonus in components.stage_bonuses)
        require(count >= 2, "stage_bonuses", f"two tiles of the {group} group are needed, there are {count}")
    checks.require_all(
        (bonus.line for bonus in components.bonus_actions),
        LINES,
        "bonus_actions",
    )
    checks.require_all(
        (award.id for award in components.awards), ("shipbuilding", "construction", "trade"), "awards"
    )


def _check_figures(checks: Checks[Components]) -> None:
    """Figures that could not be played with: the first table would already stop at them."""
    components, require = checks.all, checks.require
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

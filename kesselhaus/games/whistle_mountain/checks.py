"""What the shape of the components file of Whistle Mountain cannot say: that its parts fit together."""

from kesselhaus.engine.checks import Checks, Require
from kesselhaus.games.whistle_mountain.effects import BASIC, SIZES
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, STACKS, Components
from kesselhaus.games.whistle_mountain.ground import FLOORS

TABLES_WITH_IDS = (
    "forms",
    "airships",
    "docks",
    "scaffolds",
    "machines",
    "cards",
    "awards",
    "upgrades",
    "abilities",
)


def check(components: Components, text: bytes, file: str) -> None:
    """Refuses a file with which no game could be played, and names the line."""
    checks = Checks(components, text, file)
    checks.require_own_ids(*TABLES_WITH_IDS)
    _check_pieces(components, checks.require)
    _check_figures(components, checks.require)


def _check_pieces(components: Components, require: Require) -> None:
    require(len(components.airships) == len(AIRSHIPS), "airships", f"expected one each of {AIRSHIPS}")
    forms = {form.id: form for form in components.forms}
    for number, form in enumerate(components.forms):
        require(len(set(form.squares)) == 4, f"forms[{number}].squares", "a square is named twice")
    for number, tile in enumerate(components.scaffolds):
        require(tile.form in forms, f"scaffolds[{number}].form", f"there is no form {tile.form}")
    for number, dock in enumerate(components.docks):
        bought, counted = dock.kind.endswith("_machine"), dock.kind in ("cards", "scaffold")
        require(
            bool(dock.cost) == bought,
            f"docks[{number}].cost",
            f"such a dock has {'a' if bought else 'no'} cost",
        )
        require(
            bool(dock.most) == counted, f"docks[{number}].most", "only for cards and scaffolds, 1 at least"
        )
        payable = all(kind in BASIC for kind in dock.cost)
        require(payable, f"docks[{number}].cost", "a machine is paid for with basic resources")
    for stack in STACKS:
        count = sum(forms[tile.form].stack == stack for tile in components.scaffolds)
        require(count >= 8, "scaffolds", f"stack {stack} needs 8 tiles for the setup, it has {count}")


def _check_figures(components: Components, require: Require) -> None:
    """There is enough of everything."""
    constants = components.constants
    for size in SIZES:
        count = sum(machine.size == size for machine in components.machines)
        least = constants.display.value
        require(count >= least, "machines", f"{least} {size} machines are shown, there are {count}")
    require(len(components.upgrades) >= constants.display.value, "upgrades", "fewer than are shown")
    require(
        len(components.abilities) >= 4 + constants.spare_abilities.value,
        "abilities",
        "too few for four players",
    )
    awards = sum(award.copies for award in components.awards)
    for key, seats in (("two_players", 2), ("more_players", 4)):
        wanted = getattr(components.awards_per_floor, key) * FLOORS
        require(
            wanted <= awards, f"awards_per_floor.{key}", f"{seats} players need {wanted}, there are {awards}"
        )
    rows = FLOORS
    levels, bridge = constants.barracks_levels.value, constants.lowest_row_above_bridge.value
    require(bridge <= rows, "constants.lowest_row_above_bridge.value", f"the highest row is {rows}")
    require(
        levels < constants.strips.value <= rows,
        "constants.strips.value",
        "has to reach every barracks level and leave a row dry",
    )

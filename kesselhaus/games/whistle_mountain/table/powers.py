"""Upgrades and starting abilities in signs: when, and what then (2.11, 2.12)."""

from collections.abc import Callable, Mapping

from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.table.notation import ARROW, HAMMER, Sign, Signs


def _signs(*symbols: str) -> Signs:
    return tuple(Sign("", symbol) for symbol in symbols)


Printed = Callable[[int, MountainBox], tuple[Signs, Signs]]
"""A power of that strength: on what occasion, and what it gives then."""


def _when(*symbols: str, gives: str) -> Printed:
    """On an occasion there is more of something."""
    return lambda count, box: ((*_signs(*symbols), ARROW), (Sign(f"+{count}", gives),))


def _less(*symbols: str, of: str) -> Printed:
    """Something costs less."""
    return lambda count, box: (_signs(*symbols), (Sign(f"−{count}", of),))


def _more(*symbols: str, of: str) -> Printed:
    """There may be more of something."""
    return lambda count, box: (_signs(*symbols), (Sign(f"+{count}", of),))


def _fixed(*signs: Sign) -> Printed:
    """A power that is there or not."""
    return lambda count, box: ((), signs)


def _each(symbol: str) -> Printed:
    """At the end of the game, for each of something."""
    return lambda count, box: (_signs("g-crown"), (Sign(str(count), "i-vp"), Sign("/", symbol)))


BOARDED = Sign("+", "i-airship")
POWERS: Mapping[str, Printed] = {
    "more_coal": _when("i-scaffold", gives="i-coal"),
    "more_iron": _when("i-scaffold", gives="i-iron"),
    "more_gold": _when("i-scaffold", gives="i-gold"),
    "water_vp": _when("i-water", gives="i-vp"),
    "limit": lambda count, box: ((), (Sign(f"≤ {box.resource_limit + count}", "i-any"),)),
    "occupied_docks": _fixed(Sign("", "i-dock"), BOARDED),
    "occupied_machines": _fixed(Sign("", "i-machine"), BOARDED),
    "occupied_upgrade_dock": _fixed(Sign("", "i-upgrade"), Sign("", "i-dock"), BOARDED),
    "small_diagonals": lambda count, box: ((), _ship(box, "small") + _signs("g-diagonal")),
    "medium_diagonals": lambda count, box: ((), _ship(box, "medium") + _signs("g-diagonal")),
    "folding": lambda count, box: (
        (),
        (*_ship(box, "large"), ARROW, Sign(str(box.airship_size["large"] - count), "i-airship")),
    ),
    "move_discount": _less("g-forge", "i-move", of="i-gold"),
    "first_move_discount": lambda count, box: (
        (Sign("", "g-forge"), Sign("1.", "i-move")),
        (Sign(f"−{count}", "i-gold"),),
    ),
    "rescue_discount": _less("g-forge", "i-rescue", of="i-gold"),
    "errands": lambda count, box: (
        _signs("g-forge"),
        (Sign(f"+{count}", "i-move"), Sign("/", "i-rescue")),
    ),
    "buildings": lambda count, box: (_signs("g-forge"), (Sign(f"+{count}", "g-hammer"),)),
    "dry_building": lambda count, box: (_signs("g-forge"), (HAMMER, Sign("0", "i-water"))),
    "scaffold_vp": _when("g-hammer", "i-scaffold", gives="i-vp"),
    "contact_vp": lambda count, box: (
        (HAMMER, Sign("", "i-scaffold"), Sign(f"≥ {box.contacts_for_ability}"), ARROW),
        (Sign(f"+{count}", "i-vp"),),
    ),
    "machine_vp": _when("g-hammer", "i-machine", gives="i-vp"),
    "activate_built": _fixed(HAMMER, Sign("", "i-machine"), ARROW, Sign("1", "i-activate")),
    "promotion_vp": _when("i-worker", "i-tower", gives="i-vp"),
    "rescue_vp": _when("i-rescue", gives="i-vp"),
    "flood_water": _when("i-strip", gives="i-water"),
    "flood_vp": _when("i-strip", gives="i-vp"),
    "small_coal_discount": _less("i-small", of="i-coal"),
    "iron_discount": _less("i-medium", "i-large", of="i-iron"),
    "machine_discount": _less("i-dock", "i-machine", of="i-any"),
    "purchase_vp": _when("i-dock", "i-machine", gives="i-vp"),
    "upgrade_discount": _less("i-upgrade", of="i-any"),
    "upgrade_vp": _when("i-upgrade", gives="i-vp"),
    "dock_scaffolds": _more("i-dock", of="i-scaffold"),
    "dock_choice": _when("i-dock", gives="i-any"),
    "large_whistles": lambda count, box: ((*_ship(box, "large"), ARROW), (Sign(f"+{count}", "i-whistle"),)),
    "large_vp": lambda count, box: ((*_ship(box, "large"), ARROW), (Sign(f"+{count}", "i-vp"),)),
    "cards": _more(of="i-card"),
    "tower_vp": _each("i-tower"),
    "end_upgrade_vp": _each("i-upgrade"),
}


def _ship(box: MountainBox, airship: str) -> Signs:
    """An airship by the squares it takes."""
    return (Sign(str(box.airship_size[airship]), "i-airship"),)


def powers(owned: Mapping[str, int], box: MountainBox) -> Signs:
    """What an upgrade or an ability does; gains on the same occasion stand together."""
    printed: Signs = ()
    before: Signs = ()
    for power, count in owned.items():
        occasion, gift = POWERS[power](count, box)
        printed += gift if occasion and occasion == before else occasion + gift
        before = occasion
    return printed

"""Why things cannot be chosen now: what is lacking with figure and gap, or when they can be."""

from collections.abc import Callable

from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE, Dock
from kesselhaus.games.whistle_mountain.rules.collect import places_of_airship
from kesselhaus.games.whistle_mountain.rules.docks import SIZE, machine_cost, open_docks, usable
from kesselhaus.games.whistle_mountain.rules.forge import (
    building_cost,
    buildings_left,
)
from kesselhaus.games.whistle_mountain.rules.machines import buildable_machines
from kesselhaus.games.whistle_mountain.rules.scaffolds import buildable_scaffolds
from kesselhaus.games.whistle_mountain.rules.workers import empty_scaffold_squares
from kesselhaus.games.whistle_mountain.state import HOME
from kesselhaus.games.whistle_mountain.tasks.placing import SendingAirship
from kesselhaus.games.whistle_mountain.tasks.turn import (
    Collecting,
    Forging,
    MainAction,
)
from kesselhaus.games.whistle_mountain.things.looking import Look
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ airships and docks


def airship(look: Look, which: str) -> list[Reason]:
    """WM-43, WM-46, WM-150."""
    size, player, table = which.rpartition("-")[2], look.player, look.table
    if player.airships[size] != HOME:
        return [look.why("is_out", Gap.MEANS, address("deed", "forge"))]
    if size in table.returned:
        return [look.why("was_returned", Gap.MEANS)]
    if isinstance(table.doing, MainAction) and not places_of_airship(table, player, size):
        return [look.why("no_landing", Gap.MEANS)]
    return []


def dock(look: Look, which: str) -> list[Reason]:
    """WM-66, WM-67: who is there, and whether what is done there can be done."""
    table, player, there = look.table, look.player, look.table.box.docks[which]
    if not usable(table, player, there):
        reasons = _no_use(look, there)
    elif which not in open_docks(table, player):
        reasons = [
            look.why("occupied", Gap.MEANS, address("airship", other.seat, airship), seat=other.seat)
            for other in table.players
            for airship, berth in other.airships.items()
            if berth.dock == which
        ]
    else:
        reasons = []
    return reasons if isinstance(table.doing, SendingAirship) else [*reasons, *to_be_sent(look, "at_send")]


def _no_use(look: Look, dock: Dock) -> list[Reason]:
    match dock.kind:
        case "cards":
            return [look.why("deck_empty", Gap.MEANS, "deck")]
        case "scaffold":
            return [look.why("stacks_empty", Gap.NEVER)]
        case "upgrade":
            return _no_room_for_upgrades(look) or [look.why("upgrades_dear", Gap.MEANS)]
        case "rescue":
            return no_rescue(look)
    if not look.table.displays[SIZE[dock.kind]]:
        return [look.why("display_empty", Gap.NEVER)]
    return look.lacks(*machine_cost(look.player, dock))


def to_be_sent(look: Look, key: str, dock: str = "") -> list[Reason]:
    """It is done with an airship, and one has to be at home for it."""
    home = [
        address("airship", look.player.seat, airship)
        for airship, berth in look.player.airships.items()
        if berth == HOME
    ]
    when = look.why(key, Gap.MOMENT, *home, dock=dock)
    return [when] if home else [look.why("none_at_home", Gap.MEANS, address("deed", "forge")), when]


# ------------------------------------------------------------------ machines, upgrades, scaffolds


def machine(look: Look, which: str) -> list[Reason]:
    """Where it is tells what it lacks: on the mountain, in a storage, on display or in its stack."""
    table, size = look.table, look.table.box.machines[which].size
    if which in table.machines:
        return _to_be_activated(look, which)
    if which in look.player.machines:
        fits = any(getattr(each, "machine", "") == which for each in buildable_machines(table, look.player))
        return to_be_built(look, fits)
    if which in table.displays[size]:
        return _to_be_bought(look, size)
    return _elsewhere(look, which, size, "machines")


def _to_be_activated(look: Look, which: str) -> list[Reason]:
    """WM-25, WM-61, WM-115."""
    if not look.table.works(which):
        return [look.why("drowned", Gap.NEVER)]
    if which in look.table.barred:
        return [look.why("barred")]
    return [look.why("not_reached" if isinstance(look.table.doing, Collecting) else "activated_when")]


def to_be_built(look: Look, fits: bool) -> list[Reason]:
    """WM-83, WM-86."""
    reasons = [] if fits else [look.why("no_room", Gap.MEANS)]
    doing = look.table.doing
    if not isinstance(doing, Forging):
        return [*reasons, look.why("built_when", Gap.MOMENT, address("deed", "forge"))]
    if not buildings_left(look.table, look.player, doing):
        count = look.table.box.forge_buildings + look.player.powers["buildings"]
        return [*reasons, look.why("buildings_done", count=count)]
    return reasons + look.lacks(building_cost(look.table, look.player, doing))


def _to_be_bought(look: Look, size: str) -> list[Reason]:
    """WM-70 to WM-72: at one of the docks of its size, each with a price of its own."""
    docks = [dock for dock in look.table.box.docks.values() if dock.kind == f"{size}_machine"]
    lacking = [look.lacks(*machine_cost(look.player, dock)) for dock in docks]
    names = f" {look.say('or')} ".join(look.name(dock.id) for dock in docks)
    return [*(lacking[0] if all(lacking) else []), *to_be_sent(look, "bought_at", dock=names)]


def _elsewhere(look: Look, which: str, stack: str, store: str) -> list[Reason]:
    """In the storage of another player, in its stack, or not in this match."""
    for other in look.table.players:
        if which in getattr(other, store):
            return [look.why("held_by", seat=other.seat)]
    if which in look.table.stacks[stack]:
        return [look.why("in_stack", Gap.MOMENT, address("left", stack))]
    return [look.why("not_here", Gap.NEVER)]


def upgrade(look: Look, which: str) -> list[Reason]:
    """WM-75, WM-76."""
    table, player = look.table, look.player
    if which in player.upgrades:
        return [look.why("owned", Gap.NEVER)]
    for other in table.players:
        if which in other.upgrades:
            return [look.why("owned_by", Gap.NEVER, seat=other.seat)]
    if which not in table.displays[UPGRADE]:
        return _elsewhere(look, which, UPGRADE, "upgrades")
    full = _no_room_for_upgrades(look)
    cost = look.lacks(table.box.upgrades[which].cost, player.powers["upgrade_discount"])
    dock = next((dock.id for dock in table.box.docks.values() if dock.kind == UPGRADE), "")
    return [*full, *cost, *to_be_sent(look, "bought_at", dock=look.name(dock) if dock else "")]


def _no_room_for_upgrades(look: Look) -> list[Reason]:
    count = len(look.player.upgrades)
    return [look.why("upgrades_full", Gap.NEVER, count=count)] if count >= look.table.box.max_upgrades else []


def scaffold(look: Look, which: str) -> list[Reason]:
    """WM-77, WM-83."""
    table, stack = look.table, look.table.box.stack_of[which]
    if which in table.scaffolds:
        return [look.why("on_mountain", Gap.NEVER)]
    if which in look.player.scaffolds:
        fits = any(getattr(each, "scaffold", "") == which for each in buildable_scaffolds(table, look.player))
        return to_be_built(look, fits)
    if which in table.displays[stack]:
        return to_be_sent(look, "taken_at")
    return _elsewhere(look, which, stack, "scaffolds")


def stack(look: Look, which: str) -> list[Reason]:
    if which in STACKS and not look.table.displays[which]:
        return [look.why("stacks_empty", Gap.NEVER)]
    return to_be_sent(look, "taken_at")


# ------------------------------------------------------------------ rescues


def nowhere(look: Look) -> Reason | None:
    return None if empty_scaffold_squares(look.table) else look.why("no_empty_square", Gap.MEANS)


def no_rescue(look: Look) -> list[Reason]:
    """WM-80, WM-101."""
    if not look.player.pool:
        return [look.why("pool_empty", Gap.MEANS, "pool")]
    lacking = nowhere(look)
    return [lacking] if lacking else []


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "airship": airship,
    "dock": dock,
    "machine": machine,
    "upgrade": upgrade,
    "scaffold": scaffold,
    "stack": stack,
}

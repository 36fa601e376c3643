"""Why a tile, a half or a main action of Nucleum cannot be chosen now: what is lacking."""

from collections.abc import Callable

from kesselhaus.games.nucleum.map import TURBINE, Site
from kesselhaus.games.nucleum.rules.actions import can_do
from kesselhaus.games.nucleum.rules.develop import second_tile_extra
from kesselhaus.games.nucleum.rules.industrialize import PIECES, placing_cities, site_cost, worker_cost
from kesselhaus.games.nucleum.rules.plants import most_electricity, open_buildings, plants_reaching, survey
from kesselhaus.games.nucleum.rules.railways import can_lay
from kesselhaus.games.nucleum.rules.sites import free_sites
from kesselhaus.games.nucleum.rules.urbanize import (
    building_cities,
    lowest_cost,
    red_sites,
    suiting_sites,
)
from kesselhaus.games.nucleum.tasks.actions import (
    ACTIONS,
    MainAction,
    TakingSecondTile,
)
from kesselhaus.games.nucleum.tasks.turn import OpenHalves
from kesselhaus.games.nucleum.things.addresses import sign_of
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.words.players import action_of
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

HALVES_OPEN = ("NU-37", "NU-53", "NU-54", "NU-55")

# ------------------------------------------------------------------ tiles and halves


def tile(look: Look, which: str) -> list[Reason]:
    """Where it is tells what it lacks."""
    table, player = look.table, look.player
    if which in player.pool:
        return _to_play(look, which)
    if which in player.slots:
        return [look.why("in_slots", Gap.MOMENT, address("deed", "recharge"))]
    for space, rail in table.rails.items():
        if rail.tile == which:
            gone = not table.is_face_up(space)
            return [look.why("rail_gone", Gap.NEVER) if gone else look.why("rail_when")]
    if which in table.market:
        return _to_take(look, which)
    for other in table.players:
        if which in (*other.pool, *other.slots, *other.row):
            return [look.why("belongs", Gap.NEVER, who=look.who(other.seat))]
    tech = next((tech.id for tech in look.box.technologies.values() if which in tech.tiles), "")
    return [look.why("special_tile", tech=tech) if tech else look.why("tile_unseen")]


def _to_play(look: Look, which: str) -> list[Reason]:
    """NU-27, NU-36, NU-43."""
    if not look.at("NU-26"):
        return [look.why("tile_when")]
    count = look.box.slots
    reasons = [
        look.why(
            "slots_full",
            Gap.MEANS,
            address("deed", "recharge"),
            brief=look.tell("slots_brief", count=count),
            count=count,
        )
    ]
    if not look.box.can_be_railway[which]:
        return [*reasons, look.why("no_railway", Gap.NEVER)]
    return (
        reasons if can_lay(look.table, look.player) else [*reasons, look.why("no_worker_to_lay", Gap.MEANS)]
    )


def _to_take(look: Look, which: str) -> list[Reason]:
    """NU-104, NU-105."""
    table, doing = look.table, look.table.doing
    if isinstance(doing, TakingSecondTile) and doing.taken == which:
        return [look.why("tile_taken")]
    cost = look.box.market_costs[table.market.index(which)]
    if isinstance(doing, TakingSecondTile):
        cost += look.box.market_costs[table.market.index(doing.taken)] + second_tile_extra(table, look.player)
    lacking = look.lacks(max(0, cost - action_of(table, look.player).saving))
    if look.at("NU-104", "NU-105"):
        return lacking
    return [*lacking, look.why("market_when", Gap.MOMENT, sign_of("develop"))]


def half(look: Look, which: str) -> list[Reason]:
    """Of an open half what its action lacks; of another one what its tile lacks."""
    id, _, number = which.rpartition("-")
    doing = look.table.doing
    key = (id, int(number))
    if isinstance(doing, OpenHalves):
        if key in doing.halves:
            return _of_half(look, key)
        if any(id == each for each, _ in doing.halves) or (
            look.table.laid and id == look.table.rails[look.table.laid].tile
        ):
            return [look.why("half_when" if look.at("NU-37") else "no_match")]
    return tile(look, id) or [look.other_question()]


def _of_half(look: Look, key: tuple[str, int]) -> list[Reason]:
    """NU-33: an action that cannot be paid for or has nowhere to go; a subsidy that has its price."""
    cost = look.box.subsidy_cost.get(key)
    if cost is not None:
        return look.lacks(cost)
    given = look.box.actions[look.player.seat].get(key)
    if given is not None:
        return cannot(look, given)
    return [reason for each in ACTIONS.values() for reason in cannot(look, each(look.player.seat))[:1]]


def action(look: Look, which: str) -> list[Reason]:
    """A main action: what it lacks, and which half gives it."""
    kind = ACTIONS[which]
    given = action_of(look.table, look.player)
    lacking = cannot(look, given if isinstance(given, kind) else kind(look.player.seat))
    if look.at("NU-38", "NU-41"):
        return lacking
    doing = look.table.doing
    if isinstance(doing, OpenHalves) and look.at(*HALVES_OPEN):
        halves = [each for each in doing.halves if look.box.half[each].action == which]
        if not halves:
            return [*lacking, look.why("action_none")]
        return cannot(look, look.box.actions[look.player.seat][halves[0]])
    return [*lacking, look.why("action_when")]


# ------------------------------------------------------------------ what a main action lacks


def cannot(look: Look, given: MainAction) -> list[Reason]:
    """NU-33: why a main action cannot be carried out; nothing where it can."""
    return [] if can_do(look.table, look.player, given) else LACKING[given.action](look, given)


def _urbanize(look: Look, given: MainAction) -> list[Reason]:
    table, player, box = look.table, look.player, look.box
    left = [building for building in box.urban if building not in player.buildings]
    if not left:
        return [look.why("all_built", Gap.NEVER)]
    placed = [building for building in left if urban_sites(look, building)]
    if not placed:
        return [look.why("no_site", Gap.MEANS)]
    return look.lacks(min(lowest_cost(table, player, given, building) for building in placed))


def urban_sites(look: Look, building: str) -> list[Site]:
    """Where a building could stand, whatever it costs."""
    cities = building_cities(look.table, look.player)
    level, type = look.box.urban[building].level, look.box.type[building]
    return [*suiting_sites(look.table, cities, type, level), *red_sites(look.table, cities)]


def _industrialize(look: Look, given: MainAction) -> list[Reason]:
    left = [piece for piece in PIECES if not site_of(look, piece)]
    if not left:
        return [look.why("all_built", Gap.NEVER)]
    reasons = [to_industrialize(look, given, piece) for piece in left]
    return min(reasons, key=lambda found: found[0].gap if found else Gap.NEVER)


def to_industrialize(look: Look, given: MainAction, piece: str) -> list[Reason]:
    """NU-96 to NU-97a: a site, workers, and thaler where only red ones are left."""
    side, (kind, row) = look.box.side, PIECES[piece]
    by_city = side.turbine_sites if kind == TURBINE else side.mine_sites
    free = [*free_sites(look.table, placing_cities(look.table, look.player), by_city)]
    if not free:
        return [look.why("no_site", Gap.MEANS)]
    thaler = min(site_cost(look.table, look.player, given, site) for site in free)
    return look.lacks(thaler, worker_cost(look.table, given, row))


def site_of(look: Look, piece: str) -> str:
    kind, row = PIECES[piece]
    return (look.player.turbines if kind == TURBINE else look.player.mines)[row - 1]


def _develop(look: Look, given: MainAction) -> list[Reason]:
    on_offer = [cost for tile, cost in zip(look.table.market, look.box.market_costs, strict=True) if tile]
    if not on_offer:
        return [look.why("market_empty", Gap.NEVER)]
    return look.lacks(max(0, min(on_offer) - given.saving))


def no_free_slot(look: Look) -> list[Reason]:
    """NU-110."""
    if "" in look.player.contracts:
        return []
    count = len(look.player.contracts)
    slots = [address("slot", slot, look.player.seat) for slot in range(1, count + 1)]
    return [look.why("no_slot", Gap.MEANS, *slots, brief=look.tell("slots_brief", count=count), count=count)]


def _contract(look: Look, given: MainAction) -> list[Reason]:
    return no_free_slot(look) or [look.why("display_empty", Gap.NEVER)]


def _energize(look: Look, given: MainAction) -> list[Reason]:
    """NU-135: a dark building that is joined with a plant, and enough electricity for it."""
    buildings = open_buildings(look.table, look.player)
    gaps = [too_weak(look, given, plant) for plant in plants_reaching(look.table, buildings)]
    return min(gaps, key=lambda gap: gap[0])[1] if gaps else [look.why("nothing_dark", Gap.MEANS)]


def too_weak(look: Look, given: MainAction, plant: str) -> tuple[int, list[Reason]]:
    """How much electricity is short at a plant, and the reason with both figures."""
    found = survey(look.table, look.player, given, plant)
    if found is None:
        return 0, [look.why("plant_alone", Gap.MEANS)]
    have = max(
        most_electricity(look.table, look.player, found, number) for number in range(found.uranium + 1)
    )
    brief = look.tell("too_weak_brief", need=found.least)
    why = look.why("too_weak", Gap.MEANS, brief=brief, need=found.least, have=max(0, have))
    return found.least - have, [why] if have < found.least else []


LACKING: dict[str, Callable[[Look, MainAction], list[Reason]]] = {
    "urbanize": _urbanize,
    "industrialize": _industrialize,
    "develop": _develop,
    "contract": _contract,
    "energize": _energize,
}


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "tile": tile,
    "half": half,
    "a": action,
}

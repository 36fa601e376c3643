"""Why a piece of the board or a site of the map cannot be chosen now: what stands there or does not fit."""

from collections.abc import Callable

from kesselhaus.games.nucleum.map import MINE, TURBINE, URBAN, Site
from kesselhaus.games.nucleum.rules.energize import electricity_so_far, offers
from kesselhaus.games.nucleum.rules.industrialize import PIECES, placing_cities, site_cost, worker_cost
from kesselhaus.games.nucleum.rules.urbanize import building_cities, lowest_cost, urban_cost
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Piece
from kesselhaus.games.nucleum.tasks.actions import (
    Industrializing,
    MainAction,
    SitingBuilding,
    SitingPiece,
    Urbanizing,
)
from kesselhaus.games.nucleum.tasks.energize import Announcing, ChoosingMine, ChoosingTarget
from kesselhaus.games.nucleum.things.addresses import sign_of
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.games.nucleum.things.reasons import site_of, to_industrialize, urban_sites
from kesselhaus.games.nucleum.words.players import action_of
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ pieces


def piece(look: Look, which: str) -> list[Reason]:
    """A building, a turbine or a mine of the own board."""
    id = which.rpartition("-")[0]
    if id in look.box.urban:
        return _building(look, id)
    site = site_of(look, id)
    if site:
        return [_built(look, site)]
    given = action_of(look.table, look.player)
    plain = given if isinstance(given, Industrializing) else Industrializing(look.player.seat)
    return _with_moment(look, to_industrialize(look, plain, id), "NU-95", "industrialize")


def _building(look: Look, id: str) -> list[Reason]:
    site = look.player.buildings.get(id)
    if site:
        return [_built(look, site)]
    given = action_of(look.table, look.player)
    plain = given if isinstance(given, Urbanizing) else Urbanizing(look.player.seat)
    if not urban_sites(look, id):
        lacking = [look.why("no_site", Gap.MEANS)]
    else:
        lacking = look.lacks(lowest_cost(look.table, look.player, plain, id))
    return _with_moment(look, lacking, "NU-87", "urbanize")


def _built(look: Look, site: str) -> Reason:
    city = look.name(look.box.side.city_of[site])
    return look.why("built", Gap.NEVER, address("site", site), city=city)


def _with_moment(look: Look, lacking: list[Reason], rule: str, action: str) -> list[Reason]:
    """What is lacking, and the action if it is not its moment."""
    if look.at(rule):
        return lacking
    return [*lacking, look.why("piece_when", Gap.MOMENT, sign_of(action), action=look.name(action))]


# ------------------------------------------------------------------ sites


def site(look: Look, which: str) -> list[Reason]:
    found, there = look.box.side.sites[which], look.table.sites.get(which)
    if there is None:
        return _free_site(look, found)
    if there.id == RUBBLE:
        return [look.why("site_rubble", Gap.NEVER)]
    if isinstance(look.table.doing, SitingBuilding | SitingPiece):
        return [look.why("site_taken", Gap.NEVER)]
    if found.kind == MINE:
        return _mine(look, there)
    return _turbine(look, there) if found.kind == TURBINE else _dark(look, found, there)


def _free_site(look: Look, found: Site) -> list[Reason]:
    """NU-89 to NU-93, NU-97: while a site is chosen, why not this one."""
    match look.table.doing:
        case SitingBuilding(building=building, action=given):
            return _for_building(look, found, building, given)
        case SitingPiece(piece=piece, action=given):
            kind, row = PIECES[piece]
            if found.kind != kind:
                return [look.why("site_kind", kind=look.in_sentence(_kind_of(found)))]
            if found.city not in placing_cities(look.table, look.player):
                return [_foreign(look, found)]
            thaler = site_cost(look.table, look.player, given, found)
            return look.lacks(thaler, worker_cost(look.table, given, row))
    action = "urbanize" if found.kind == URBAN else "industrialize"
    cities = (
        building_cities(look.table, look.player)
        if found.kind == URBAN
        else placing_cities(look.table, look.player)
    )
    away = [] if found.city in cities else [_foreign(look, found)]
    return [*away, look.why("site_when", Gap.MOMENT, sign_of(action), action=look.name(action))]


def _for_building(look: Look, found: Site, building: str, given: MainAction) -> list[Reason]:
    level, type = look.box.urban[building].level, look.box.type[building]
    if found.kind != URBAN:
        return [look.why("site_kind", kind=look.in_sentence(_kind_of(found)))]
    if found.city not in building_cities(look.table, look.player):
        return [_foreign(look, found)]
    if not found.fits(type, level):
        types = f" {look.say('or')} ".join(map(look.in_sentence, found.types))
        return [look.why("site_type", types=types, type=look.in_sentence(type))]
    lacking = look.lacks(urban_cost(look.table, look.player, given, level, found.red))
    return lacking or [look.why("site_single", city=look.name(found.city), type=look.in_sentence(type))]


def _kind_of(found: Site) -> str:
    return {URBAN: "urban_building", MINE: "mine", TURBINE: "turbine"}[found.kind]


def _foreign(look: Look, found: Site) -> Reason:
    city = address("city", found.city)
    return look.why("site_network", Gap.MEANS, city, city=look.name(found.city))


def _mine(look: Look, there: Piece) -> list[Reason]:
    """NU-28, NU-30, NU-127."""
    if there.owner != look.player.seat:
        return [look.why("site_foreign", Gap.NEVER, who=look.who(there.owner))]
    row = int(there.id[-1])
    have, room = look.player.uranium[row - 1], look.box.capacity[row - 1]
    if look.at("NU-30") and have >= room:
        return [look.why("mine_full", Gap.MEANS, room=room)]
    if not have:
        return [look.why("mine_empty", Gap.MEANS)]
    doing = look.table.doing
    if isinstance(doing, ChoosingMine):
        if have > doing.plan.mines.count(row):
            return [look.why("site_far", Gap.MEANS, city=look.name(doing.plan.plant))]
        return [look.why("mine_empty", Gap.MEANS)]
    return [look.why("mine_when")]


def _turbine(look: Look, there: Piece) -> list[Reason]:
    """NU-129."""
    doing = look.table.doing
    if look.at("NU-129") and isinstance(doing, Announcing):
        return [look.why("site_turbine", city=look.name(doing.plan.plant))]
    return [look.why("turbine_when")]


def _dark(look: Look, found: Site, there: Piece) -> list[Reason]:
    """NU-134: own or neutral, dark, joined with the plant, and not too large."""
    if there.owner not in (NEUTRAL, look.player.seat):
        return [look.why("site_foreign", Gap.NEVER, who=look.who(there.owner))]
    if there.energized:
        return [look.why("site_lit", Gap.NEVER)]
    doing = look.table.doing
    if not isinstance(doing, ChoosingTarget):
        return [look.why("site_dark", Gap.MOMENT, sign_of("energize"))]
    return _too_far_or_large(look, found.id, doing)


def _too_far_or_large(look: Look, where: str, doing: ChoosingTarget) -> list[Reason]:
    found = offers(look.table, doing.plan)
    if where not in dict(found.targets):
        return [
            look.why(
                "site_far", Gap.MEANS, address("plant", doing.plan.plant), city=look.name(doing.plan.plant)
            )
        ]
    need, have = dict(found.targets)[where], electricity_so_far(look.table, found, doing.plan)
    brief = look.tell("site_weak_brief", need=need)
    return [look.why("site_weak", Gap.MEANS, brief=brief, need=need, have=have)]


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "piece": piece,
    "site": site,
}

"""Why a thing in the city cannot be chosen now: what is lacking with figure and gap, or when it can be."""

from collections.abc import Callable

from kesselhaus.games.steamopolis.rules.gauge_effects import can_lose_stone
from kesselhaus.games.steamopolis.rules.markers import price
from kesselhaus.games.steamopolis.rules.passengers import target
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.tasks.buying import MoreMarkers
from kesselhaus.games.steamopolis.tasks.effects import (
    BuyingAnywhere,
    CopyingDistrict,
    Peeking,
    TurningArrows,
)
from kesselhaus.games.steamopolis.tasks.turn import (
    Action,
    Aiming,
    Boarding,
    Flying,
    MachineRun,
    StepThree,
)
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.games.steamopolis.words.tasks import value_of_stone
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ districts


def district(look: Look, which: str) -> list[Reason]:
    match look.table.doing:
        case Aiming() | MachineRun():
            return _not_in_reach(look, which) + _taken(look, which)
        case StepThree(district=active):
            at = address("district", active)
            return [look.why("active_is", Gap.MOMENT, at, district=look.name(active))]
        case Flying():
            return [look.why("not_there")]
        case CopyingDistrict():
            return [look.why("no_copy")]
        case TurningArrows() if which in look.player.targets:
            return [look.why("has_arrow")]
    if which in look.player.targets:
        return [look.why("returns_when", Gap.MOMENT, address("deed", "fly"))]
    return [*_too_high(look, which), *_taken(look, which), *_to_be_placed(look)]


def _not_in_reach(look: Look, which: str) -> list[Reason]:
    """ST-54: the stone that is to be placed has a lower value."""
    level, value = look.box.level[which], value_of_stone(look.table)
    if level <= value:
        return []
    brief = look.tell("too_high_brief", level=level)
    return [look.why("too_high", Gap.MEANS, brief=brief, level=level, value=value)]


def _too_high(look: Look, which: str) -> list[Reason]:
    """ST-54: no stone on the gauge has its value."""
    level, foremost = look.box.level[which], read(look.player.gauge).foremost
    value = look.box.value[foremost] if foremost else 0
    if level <= value:
        return []
    stone = (address("gauge", look.player.seat, foremost),) if foremost else ()
    return [look.why("all_too_high", Gap.MEANS, *stone, level=level, value=value)]


def _taken(look: Look, which: str) -> list[Reason]:
    """ST-54, ST-167: whose stone is in the way."""
    table, brief = look.table, look.tell("taken_brief")
    if which in look.player.targets:
        return [look.why("taken_by_you", Gap.MEANS, brief=brief)]
    if table.final:
        return []
    found = [
        look.why("taken", Gap.MEANS, address("player", player.seat), brief=brief, seat=player.seat)
        for player in table.players
        if which in player.targets
    ]
    return found + ([look.why("taken_by_shadow", Gap.MEANS, brief=brief)] if which in table.shadow else [])


def _to_be_placed(look: Look) -> list[Reason]:
    about = (address("deed", "set_target"),) if isinstance(look.table.doing, Action) else ()
    return [look.why("placed_when", Gap.MOMENT, *about)]


# ------------------------------------------------------------------ markets


def active_level(look: Look) -> int:
    """The level on which something can be bought now; 0 is none."""
    match look.table.doing:
        case StepThree(district=district) | Boarding(district=district):
            return look.box.level[district]
        case MoreMarkers():
            return 1
    return 0


def tile(look: Look, which: str) -> list[Reason]:
    """ST-120 to ST-126; what is not on a market any more, or not yet."""
    table = look.table
    for player in table.players:
        if which in player.room:
            at = address("slot", player.seat, player.room.index(which) + 1)
            return [look.why("in_room", Gap.NEVER, at, seat=player.seat)]
        if which in player.banners:
            return [look.why("hung", Gap.NEVER, address("banners", player.seat), seat=player.seat)]
    if which in table.boxed:
        return [look.why("boxed", Gap.NEVER)]
    levels = [level for level in look.box.market_levels if which in table.open_tiles(level)]
    if not levels:
        return [_not_open(look, which)]
    return [*price_of_tile(look, which), *_visit(look, levels[0])]


def _not_open(look: Look, which: str) -> Reason:
    """ST-101: who has looked at it knows where it lies."""
    for level, lots in look.table.markets.items():
        for lying in lots:
            if lying.tile == which:
                return look.why("hidden", Gap.MOMENT, address("lot", level, lying.rank), level=level)
    return look.why("unseen")


def price_of_tile(look: Look, which: str) -> list[Reason]:
    """ST-122 to ST-126: its price, and what it costs besides."""
    machine, player = look.box.machines[which], look.player
    lacking = look.lacks(machine.crystal, machine.gear)
    as_machine = player.tiles or not look.box.ranks[machine.rank].scrap
    if not lacking and not as_machine and not can_lose_stone(player):
        brief = look.tell("no_way_brief")
        lacking = [look.why("no_way", Gap.MEANS, brief=brief, tiles=player.tiles, stones=player.stones)]
    return lacking


def _visit(look: Look, level: int) -> list[Reason]:
    here = active_level(look)
    if isinstance(look.table.doing, BuyingAnywhere) or here == level:
        return []
    if isinstance(look.table.doing, StepThree):
        return [look.why("bought_here", Gap.MOMENT, address("level", level), here=here, level=level)]
    return [look.why("bought_on", Gap.MOMENT, address("level", level), level=level)]


def lot(look: Look, which: str) -> list[Reason]:
    """ST-101: which hidden tiles can be looked at."""
    if "first_game" in look.table.variants:
        return [look.why("peek_first_game", Gap.NEVER)]
    level, _, rank = which.partition("-")
    lots = look.table.markets[int(level)]
    lying = next((number for number, lot in enumerate(lots) if lot.rank == int(rank)), None)
    if lying is None:
        return [look.why("lot_sold", Gap.NEVER)]
    if lying == 0:
        return [look.why("lot_open", Gap.NEVER)]
    if look.player.seat in lots[lying].peeked:
        return [look.why("lot_known", Gap.NEVER)]
    if isinstance(look.table.doing, Peeking):
        return []
    return [look.why("peek_when", Gap.MOMENT, address("district", "8L"), district=look.name("8L"))]


def marker(look: Look, which: str) -> list[Reason]:
    """ST-135, ST-136."""
    row, _, digit = which.partition("-")
    left = look.table.rows[row]
    if int(digit) not in left:
        return [look.why("marker_sold", Gap.NEVER)]
    if int(digit) != left[0]:
        return [look.why("marker_later", Gap.MEANS, address("marker", row, left[0]), digit=left[0])]
    lacking = look.lacks(*price(look.table, row, left[0]))
    if active_level(look) == 1:
        return lacking
    return [*lacking, look.why("marker_when", Gap.MOMENT, address("level", 1))]


# ------------------------------------------------------------------ passengers and the supply


def passenger(look: Look, which: str) -> list[Reason]:
    """ST-85, ST-89."""
    table, level = look.table, look.box.level
    aboard = dict(table.aboard)
    if which in aboard:
        return [look.why("is_aboard", level=aboard[which])]
    if which in table.delivered:
        return [look.why("was_carried")]
    wants, reasons = target(table, which), []
    if not any(level[district] == wants for district in look.player.targets):
        reasons.append(look.why("no_stone_at", Gap.MEANS, address("level", wants), level=wants))
    here = active_level(look)
    if not here:
        return [*reasons, look.why("aboard_when", Gap.MOMENT)]
    if here != table.passengers[which]:
        reasons.append(look.why("elsewhere", level=table.passengers[which], here=here))
    return reasons


def supply(look: Look, which: str) -> list[Reason]:
    left = look.table.supply
    kinds = [f"{kind}_gala" for kind in ("crystal", "gear")] if which == "gala" else [which]
    if not any(left[kind] for kind in kinds):
        return [look.why("supply_empty", Gap.MEANS)]
    return [look.why("supply_when")]


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "district": district,
    "tile": tile,
    "lot": lot,
    "marker": marker,
    "passenger": passenger,
    "supply": supply,
}

"""What the cards of Steamopolis say of tiles: in a market, in a machine room, as banners, in the supply."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import ROMAN, listed
from kesselhaus.games.steamopolis.box import BANNER_COLOURS
from kesselhaus.games.steamopolis.state import BESIDE, Player
from kesselhaus.games.steamopolis.things.addresses import SUPPLY
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.games.steamopolis.words.effects import machine_words
from kesselhaus.games.steamopolis.words.tile_keys import banner_points
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

SUPPLY_RULES = {
    "crystal": "ST-22",
    "gear": "ST-22",
    "capacity": "ST-98",
    "sponsor": "ST-145",
    "gala": "ST-147",
}
SUPPLY_SIGNS = {"capacity": "i-cap"}


def tile(look: Look, which: str) -> Thing | None:
    """A machine tile: what it does, and where it can be bought its price and what it brings either way."""
    if which not in look.box.tiles:
        return None
    machine, table = look.box.machines[which], look.table
    line, levels = look.box.ranks[machine.rank], look.box.market_levels
    is_open = any(which in table.open_tiles(level) for level in levels)
    does = look.say("tile_does", effect=machine_words(machine, look.lang))
    brings = ""
    if is_open:
        does += f" {look.say('tile_scrap')}" if line.scrap else ""
        does += f" {look.say('invites')}" if line.invite else ""
        points = banner_points(table, look.player, which)
        colour = look.name(machine.colour)
        brings = (
            f"{look.say('tile_machine', vp=line.sp)}, {look.say('tile_banner', colour=colour, vp=points)}"
        )
    return Thing(
        look.name(which),
        look.say("tile_kind", rank=ROMAN[machine.rank], where=_where(look, which)),
        does,
        "ST-121" if is_open else "ST-65",
        icon("i-banner", SIGN),
        needs=look.costs(machine.crystal, machine.gear) if is_open else (),
        brings=brings,
    )


def _where(look: Look, which: str) -> str:
    """Where a tile is, as far as the viewer may know."""
    table = look.table
    for level in look.box.market_levels:
        if which in table.open_tiles(level):
            return look.say("tile_open", level=level)
        if any(lot.tile == which for lot in table.markets[level]):
            return look.say("lot", level=level, rank=ROMAN[look.box.machines[which].rank])
    for player in table.players:
        if which in player.room:
            return look.say("tile_slot", seat=player.seat, slot=player.room.index(which) + 1)
        if which in player.banners:
            return look.say("tile_hung", seat=player.seat)
    return look.say("tile_boxed" if which in table.boxed else "tile_unseen")


# ------------------------------------------------------------------ the machine room


def slot(look: Look, which: str) -> Thing | None:
    """A slot with its machine, or the empty slot."""
    seat, _, number = which.partition("-")
    owner = look.owner(seat)
    slots = {str(slot): slot for slot in range(1, look.box.slots + 1)}
    if owner is None or number not in slots:
        return None
    at = slots[number]
    machine = look.table.machine(owner.seat, at)
    if machine is None:
        kind = look.say("slot_kind", seat=owner.seat)
        return Thing(look.say("slot", slot=at), kind, look.say("slot_does", slot=at, above=at + 1), "ST-61")
    does = [look.say("machine_does", effect=machine_words(machine, look.lang))]
    does += [look.say("machine_run")] if machine.activation else []
    guests = _guests(look, owner, at)
    does += [look.say("machine_guests", who=guests)] if guests else []
    kind = look.say("machine_kind", slot=at, seat=owner.seat)
    rule = "ST-65" if machine.activation else "ST-149" if machine.passive else "ST-61"
    return Thing(look.name(machine.face), kind, " ".join(does), rule, icon("i-boiler", SIGN))


def _guests(look: Look, owner: Player, slot: int) -> str:
    """Whose parasites lie on a machine."""
    counts = {
        player.seat: sum(
            place is not None and place.kind != BESIDE and (place.seat, place.slot) == (owner.seat, slot)
            for place in player.parasites
        )
        for player in look.table.players
    }
    return listed([f"[seat {seat}] ({count})" for seat, count in counts.items() if count], look.lang)


# ------------------------------------------------------------------ banners, ranks, the supply


def colour(look: Look, which: str) -> Thing | None:
    """What one more banner of a colour would bring a player now (2.15)."""
    seat, _, shade = which.partition("-")
    owner = look.owner(seat)
    if owner is None or shade not in BANNER_COLOURS:
        return None
    sample = next(tile for tile in look.box.tiles if look.box.machines[tile].colour == shade)
    points = banner_points(look.table, owner, sample)
    name = look.say("colour", colour=look.name(shade))
    kind, does = look.say("colour_kind", seat=owner.seat), look.say(f"colour_{shade}")
    return Thing(name[:1].upper() + name[1:], kind, does, "ST-132", icon("i-banner", SIGN), f"[vp {points}]")


def rank(look: Look, which: str) -> Thing | None:
    lines = {str(line.rank): line for line in look.box.ranks}
    if which not in lines:
        return None
    line = lines[which]
    does = [look.say("rank_does", vp=line.sp)]
    does += [look.say("tile_scrap")] if line.scrap else []
    does += [look.say("invites")] if line.invite else []
    name = look.say("rank", rank=ROMAN[line.rank])
    return Thing(name, look.say("rank_kind"), " ".join(does), "ST-123", worth=f"[vp {line.sp}]")


def supply(look: Look, which: str) -> Thing | None:
    if which not in SUPPLY:
        return None
    left = look.table.supply
    count = sum(left[f"{kind}_gala"] for kind in ("crystal", "gear")) if which == "gala" else left[which]
    sign = SUPPLY_SIGNS.get(which, f"i-{which}")
    kind = look.say("supply_kind", count=count)
    does = look.say(f"supply_{which}")
    return Thing(look.name(which), kind, does, SUPPLY_RULES[which], icon(sign, SIGN), f"{count}")


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "tile": tile,
    "slot": slot,
    "colour": colour,
    "rank": rank,
    "supply": supply,
}

"""What the cards of Airship City say of what can be chosen: name, effect, cost and yield for who looks."""

from collections.abc import Callable, Sequence

from kesselhaus.art.symbols import icon, picture
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import amounts
from kesselhaus.games.airship_city.figures import RESOURCES, ActionTile
from kesselhaus.games.airship_city.options import GRID_LINES, directions
from kesselhaus.games.airship_city.rules.actions import hire_cost, upgrade_cost
from kesselhaus.games.airship_city.rules.building import lowered
from kesselhaus.games.airship_city.state import LOCKED, Table
from kesselhaus.games.airship_city.things import boards
from kesselhaus.games.airship_city.things.addresses import DEEDS
from kesselhaus.games.airship_city.things.card_texts import SIGN_RULES, SIGNS
from kesselhaus.games.airship_city.things.looking import Look
from kesselhaus.games.airship_city.words.gains import yield_of
from kesselhaus.games.airship_city.words.names import cell, in_sentence
from kesselhaus.games.airship_city.words.phrasebook import say as phrase
from kesselhaus.parts.looking import SIGN, card_of
from kesselhaus.parts.things import Need, Thing

SHIP_VIEWS = {1: "14 3 92 56", 2: "8 2 106 60", 3: "2 0 118 64"}
TILE_RULES = {
    "forest": "AC-62",
    "mine": "AC-63",
    "factory": "AC-64",
    "valley": "AC-65",
    "shipyard": "AC-66",
    "architects_office": "AC-67",
    "guild_hall": "AC-69",
    "workshop": "AC-71",
    "market": "AC-74",
    "lighthouse": "AC-77",
    "harbour": "AC-79",
}
BONUS_RULES = {"long_haul_flight": "AC-106", "seasoned_negotiator": "AC-108", "barter": "AC-109"}
DEED_RULES = {"end_turn": "AC-33", "decline": "AC-44", "stop_shifting": "AC-78"}


def thing(address: str, view: View[Table], lang: str) -> Thing | None:
    """The card of a thing; None where there is none of that address."""
    return card_of(Look(view, lang), address, SIGNS.of(lang), SIGN_RULES, CARDS)


# ------------------------------------------------------------------ the city


def tile(look: Look, tile: str) -> Thing | None:
    table, box = look.table, look.table.box
    if tile not in box.tile:
        return None
    shown, kind, where = box.tile[tile], box.kind[tile], cell(table.grid.index(tile))
    developed = tile in table.developed
    bonus = f" {look.say('or')} ".join(f"[+{shown.bonus} {colour}]" for colour in _colours(shown))
    does = look.say("collect", goods=amounts(shown.collect)) if shown.collect else _action(look, kind)
    told = [does, look.say("bonus_on" if developed else "bonus_off", bonus=bonus)]
    if shown.piggyback:
        either = "" if len(shown.collect) == 1 else "_either"
        ridden = next(iter(shown.collect))
        told.insert(1, look.say(f"riders{either}", amount=shown.piggyback, kind=ridden))
    return Thing(
        look.name(kind),
        look.say("tile_developed" if developed else "tile_kind", cell=where),
        " ".join(told),
        TILE_RULES[kind],
        picture(f"v-{kind}", None, None, "108 62"),
        needs=look.costs(hire_cost(table, look.player)) if kind == "guild_hall" else (),
        brings=_brings(look, tile),
    )


def _colours(shown: ActionTile) -> Sequence[str]:
    return ["any"] if len(shown.colours) == len(RESOURCES) else shown.colours


def _action(look: Look, kind: str) -> str:
    box = look.table.box
    return look.say(f"does_{kind}", room=box.upgraded_capacity, vp=box.upgrade_vp)


def _brings(look: Look, tile: str) -> str:
    """AC-47: what the action would bring besides its main effect, and how many would ride along."""
    if look.is_spectator:
        return ""
    found = yield_of(look.table, look.player, tile)
    told = [amounts(found.goods, "+")]
    if found.choice:
        bonus = look.table.box.tile[tile].bonus
        told.append(f" {look.say('or')} ".join(f"[+{bonus} {kind}]" for kind in found.choice))
    if found.riders:
        told.append(f"[icon g-rider] {look.say('riders_now', count=found.riders)}")
    return " ".join(filter(None, told))


def worker(look: Look, which: str) -> Thing | None:
    found = {
        f"{player.seat}-{number}": (player, number)
        for player in look.table.players
        for number in range(len(player.workers))
    }
    if which not in found:
        return None
    player, number = found[which]
    told = look.say("worker_does")
    if player.seat == look.table.active and look.in_turn:
        told += " " + look.say("worker_gone" if player.moved[number] else "worker_to_go")
    where = look.name(look.table.box.kind[player.workers[number]])
    return Thing(
        look.say("worker"),
        look.say("worker_kind", seat=player.seat, tile=where),
        told,
        "AC-30",
        icon("i-worker", SIGN),
    )


def lever(look: Look, which: str) -> Thing | None:
    line, _, direction = which.rpartition("-")
    if line not in GRID_LINES or direction not in directions(line):
        return None
    way = phrase("shift_hint", look.lang, line=look.name(line), direction=phrase(direction, look.lang))
    gears = look.costs({"gear": look.table.box.shift_cost})
    return Thing(
        way, look.say("lever_kind"), look.say("lever_does"), "AC-22", icon("a-shift", SIGN), needs=gears
    )


# ------------------------------------------------------------------ what is built and sold


def ship(look: Look, airship: str) -> Thing | None:
    box = look.table.box
    if airship not in box.airships:
        return None
    shown, lowers = box.airships[airship], box.airships[airship].lowers
    told = [look.say("ship_give", vp=shown.vp)]
    told.append(
        look.say("ship_sell", gold=_price(look, airship)) if shown.sellable else look.say("ship_no_sale")
    )
    goods = f"[{lowers.by} {lowers.resource}]"
    told.append(look.say("ship_lowers", goods=goods, place=look.name(lowers.action)))
    return Thing(
        look.name(airship),
        look.say("ship_kind", line=in_sentence(shown.line, look.lang), level=shown.level),
        " ".join((*told, _fields(look, airship))),
        "AC-81" if shown.prerequisite else "AC-66",
        picture(f"s-{airship}", None, None, "120 64", SHIP_VIEWS[shown.level]),
        f"[vp {shown.vp}]",
        _ship_cost(look, airship),
    )


def _ship_cost(look: Look, airship: str) -> tuple[Need, ...]:
    cost = look.table.box.airships[airship].cost
    return look.costs(cost if look.is_spectator else lowered(look.table, look.player.seat, "shipyard", cost))


def _price(look: Look, airship: str, rows: int = 0) -> str:
    row = min(look.table.prices[airship] + rows, len(look.table.box.prices[airship]))
    return f"[{look.table.box.prices[airship][row - 1]} gold]"


def _fields(look: Look, section: str) -> str:
    """AC-95: how many fields are taken, and who has the majority."""
    table, holder = look.table, look.table.majority.get(section)
    return look.say(
        "fields",
        count=len(table.fields[section]),
        fields=table.box.fields(section, table.seats),
        holder=look.say("nobody") if holder is None else look.who(holder),
    )


def facility(look: Look, section: str) -> Thing | None:
    box = look.table.box
    if section not in box.facilities:
        return None
    shown = box.facilities[section]
    cost = shown.cost
    if not look.is_spectator:
        cost = lowered(look.table, look.player.seat, "architects_office", cost)
    return Thing(
        look.name(section),
        look.say("facility_kind"),
        f"{look.say('facility_does', vp=shown.vp)} {_fields(look, section)}",
        "AC-67",
        picture(f"f-{section}", None, None, "48 52"),
        f"[vp {shown.vp}]",
        look.costs(cost),
    )


def price(look: Look, airship: str) -> Thing | None:
    box = look.table.box
    if airship not in box.prices:
        return None
    gold, after = _price(look, airship), _price(look, airship, 1)
    lowest = look.table.prices[airship] == len(box.prices[airship])
    return Thing(
        look.say("price", ship=look.name(airship)),
        look.say("price_kind"),
        look.say("price_lowest", gold=gold) if lowest else look.say("price_does", gold=gold, next=after),
        "AC-88",
        picture(f"s-{airship}", None, None, "120 64", SHIP_VIEWS[box.airships[airship].level]),
        needs=_ship_cost(look, airship),
    )


def contract(look: Look, card: str) -> Thing | None:
    box = look.table.box
    if card not in box.contracts:
        return None
    shown = box.contracts[card]
    gold = {"gold": f"[{shown.gold} gold]"} if shown.gold else {}
    return Thing(
        look.name(card),
        _whose(look, card),
        look.say("contract_does" if gold else "contract_no_gold", vp=shown.vp, loss=-shown.vp, **gold),
        "AC-100",
        icon("i-contract", SIGN),
        f"[vp {shown.vp}]",
        look.costs(shown.cost),
    )


def _whose(look: Look, card: str) -> str:
    """Where a contract lies, and how long there is left to deliver it."""
    for player in look.table.players:
        for held, space in player.contracts:
            if held == card:
                return look.say("contract_open", seat=player.seat, stages=f"[{space} stage]")
    if card in look.table.display:
        return look.say("contract_kind", stages=f"[{look.table.box.contracts[card].deadline} stage]")
    return look.say("contract_deck")


# ------------------------------------------------------------------ the own board


def upgrade(look: Look, resource: str) -> Thing | None:
    box = look.table.box
    if resource not in box.upgrades:
        return None
    room, base, vp = box.upgraded_capacity, box.base_capacity, box.upgrade_vp
    cost = box.upgrades[resource].cost
    return Thing(
        look.name(f"upgrade_{resource}"),
        look.say("upgrade_kind"),
        look.say("upgrade_does", room=room, base=base, kind=resource, vp=vp),
        "AC-71",
        icon(f"i-{resource}", SIGN),
        f"[vp {vp}]",
        look.costs(cost if look.is_spectator else upgrade_cost(look.table, look.player, resource)),
    )


def bonus(look: Look, which: str) -> Thing | None:
    """`barter-0`: that of a player; as a sign, without a seat, that of who looks."""
    action, _, seat = which.rpartition("-")
    seats = {str(player.seat): player for player in look.table.players}
    if not action:
        action, seats = seat, {seat: look.player}
    box = look.table.box
    if action not in BONUS_RULES or seat not in seats:
        return None
    player, line = seats[seat], box.line_of[action]
    state = look.name(player.bonus[action])
    if player.bonus[action] == LOCKED:
        held = sum(look.table.fields[airship].count(player.seat) for airship in box.airships_of[line])
        state += f" {held}/{box.bonus_unlock_count}"
    once = look.say("bonus_once", need=box.bonus_unlock_count, line=in_sentence(line, look.lang))
    return Thing(
        look.name(action),
        look.say("bonus_kind", state=state),
        f"{look.say(f'bonus_{action}')} {once}",
        BONUS_RULES[action],
        icon(f"b-{action}", SIGN),
    )


def track(look: Look, which: str) -> Thing | None:
    kind, _, seat = which.rpartition("-")
    owners = {str(player.seat): player for player in look.table.players}
    if seat not in owners or kind not in owners[seat].goods:
        return None
    player, room = owners[seat], look.table.box.upgraded_capacity
    told = look.say("track_does", have=player.goods[kind], capacity=player.capacity[kind])
    if player.capacity[kind] < room:
        told += " " + look.say("track_more", room=room)
    whose = look.say("track_kind", seat=player.seat)
    return Thing(look.name(kind), whose, told, "AC-15", icon(f"i-{kind}", SIGN), f"{player.goods[kind]}")


def deed(look: Look, which: str) -> Thing | None:
    if which not in DEEDS:
        return None
    return Thing(look.say(which), look.say("deed_kind"), look.say(f"{which}_does"), DEED_RULES[which])


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **boards.CARDS,
    "tile": tile,
    "worker": worker,
    "lever": lever,
    "ship": ship,
    "facility": facility,
    "price": price,
    "contract": contract,
    "upgrade": upgrade,
    "bonus": bonus,
    "b": bonus,
    "track": track,
    "deed": deed,
}

"""The keys of the tank phase and of production."""

from collections import Counter

from kesselhaus.engine.questions import Option
from kesselhaus.engine.wording import ROMAN, Label, amounts
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.rules.production import is_exempt, output, synergy
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import RunningTanks
from kesselhaus.games.planet_steam.words.names import name, tank_name
from kesselhaus.games.planet_steam.words.phrasebook import say


def carrier_key(table: Table, player: Player, resource: str, lang: str) -> Label:
    """PS-40: the class and the room that a carrier would have then."""
    level = player.classes[resource]
    before, after = table.box.capacity[resource][level], table.box.capacity[resource][level + 1]
    note = say("room", lang, before=before, after=after)
    title = f"{name(f'{resource}_carrier', lang)} {ROMAN[level + 1]}"
    return Label(f"[{resource}] {ROMAN[level + 1]}", note, f"{title}, {note}")


def tank_key(option: Option, table: Table, player: Player, lang: str) -> Label:
    match option:
        case o.BuyTank(zone) | o.ImportTank(zone):
            kind = say("river" if zone in table.box.river else "land", lang)
            title = name("imported_tank" if isinstance(option, o.ImportTank) else "tank", lang)
            note = f"[+{_adds(table, player, zone)} water]"
            return Label(zone, note, f"{title}: {zone}, {kind}, {note}")
        case o.BuyConverter(kind, zone):
            old = table.tanks[zone].converter
            note = say("in_stead", lang, old=f"[{old}]") if old else ""
            hint = f"{name(f'{kind}_converter', lang)}: {zone}"
            return Label(zone, note, f"{hint}, {note}" if note else hint)
        case o.BuySupercharger(zone):
            note = f"[+1 {table.tanks[zone].resource}]"
            return Label(zone, note, f"{zone}, {tank_name(table.tanks[zone], lang)}, {note}")
        case o.MoveConverter(zone):
            tank = tank_name(table.tanks[zone], lang)
            return Label(zone, tank, f"{zone}, {tank}")
        case o.ReturnConverter():
            return Label(say("to_bank", lang))
        case o.Arrange(zone, tank):
            shown = tank_name(tank, lang)
            note = say("as_now", lang) if tank == table.tanks.get(zone) else ""
            return Label(f"{shown[:1].upper()}{shown[1:]}", note, f"{zone}: {shown}")
        case o.Use(zone):
            return _use(table, zone, lang)
        case o.Leave():
            return Label(say("leave", lang))
        case o.Store():
            units = {resource: getattr(option, resource) for resource in RESOURCES}
            return Label(amounts(units) or say("nothing", lang))
    return _turn_key(option, table, player, lang)


def _turn_key(option: Option, table: Table, player: Player, lang: str) -> Label:
    match option:
        case o.Activate():
            return Label(say("activate", lang), amounts(table.box.activation, "−"))
        case o.StayIdle():
            room = table.room(player, "water")
            water = min(table.box.unpaid_activation_water, room)
            return Label(say("idle", lang), f"[+{water} water]" if water else say("no_room", lang))
        case o.Reorganise():
            return Label(say("reorganise", lang), say("free_of_charge", lang))
        case o.EndTurn():
            return Label(say("end_turn", lang))
    raise TypeError(f"{type(option).__name__} is no option of Planet Steam")


def _adds(table: Table, player: Player, zone: str) -> int:
    """What a simple tank in the zone adds to the water of the next production (PS-106 to PS-111)."""
    own = {
        tank: table.tanks[tank].resource for tank in table.own_tanks(player.seat) if tank != table.sabotaged
    }
    row = table.box.moorings[table.airship] if table.airship else 0
    joins = synergy(table, {**own, zone: "water"})["water"] - synergy(table, own)["water"]
    return 1 + (table.box.row[zone] == row) + joins


def _use(table: Table, zone: str, lang: str) -> Label:
    """What using the tank adds to what those chosen so far give, synergy included (PS-106 to PS-112)."""
    running = table.waiting(RunningTanks)
    used = running.used if running else ()
    more = _units(table, (*used, zone))
    more.subtract(_units(table, used))
    cost = "" if is_exempt(table, zone) else amounts(table.box.running, "−")
    note = " ".join(filter(None, (cost, amounts(more, "+"))))
    return Label(say("use", lang), note, f"{say('use', lang)}: {zone}, {note}")


def _units(table: Table, used: tuple[str, ...]) -> Counter[str]:
    total: Counter[str] = Counter()
    for part in output(table, used) if used else ():
        total.update(part)
    return total

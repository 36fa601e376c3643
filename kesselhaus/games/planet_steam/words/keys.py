"""Options as keys: what they are called and what they bring, on the table as it lies."""

from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Label, amounts
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.rules.bidding import ZONE
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.words.names import name, tank_name
from kesselhaus.games.planet_steam.words.phrasebook import say
from kesselhaus.games.planet_steam.words.tank_keys import carrier_key, tank_key

VERBS = {o.Bid: "bid", o.Buy: "buy", o.Sell: "sell", o.NameNumber: "name_number"}


def verb(kind: type[NumberOption], lang: str) -> str:
    """What the key says that commits to a number of that kind."""
    return say(VERBS[kind], lang)


def option(option: Option, view: View[Table], lang: str) -> Label:
    """Label, consequence, and the whole as it is read out."""
    table, question = view.state, view.question
    player = table.players[question.seat if isinstance(question, Ask) else 0]
    rule = question.rule if question else ""
    match option:
        case o.Bid() | o.Buy() | o.Sell() | o.NameNumber():
            return _number(option, table, player, lang)
        case o.PutNeutral(zone) | o.PutClaim(zone) | o.NameZone(zone) | o.Nominate(zone):
            return _zone(table, zone, lang)
        case o.LayDown(zone):
            return Label(zone, tank_name(table.tanks[zone], lang))
        case o.TakeCard(card):
            return _card(table, card, lang)
        case o.RaiseCarrier(resource):
            return carrier_key(table, player, resource, lang)
        case o.TakeResource(resource):
            return _resource(table, player, resource, rule, lang)
        case o.Pass():
            return _pass(table, rule, lang)
        case o.Decline():
            kind = {"PS-72": "claim", "PS-123": "certificate"}.get(rule, "benefit")
            return Label(say(f"decline_{kind}", lang))
        case o.ChooseMode() | o.MovePrice() | o.Target() | o.PutOrderMarker():
            return _card_choice(option, table, lang)
        case o.ClaimByDie() | o.ClaimFreely() | o.ClaimByPermit() | o.KeepCarrier() | o.GiveUpCarrier():
            return _way(option, table, player, lang)
        case o.BuyPermit() | o.SellPermit() | o.BuyQuarters() | o.TakePermit() | o.TakeCredits():
            return _certificate(option, table, lang)
        case o.TakeColour(colour):
            shown = name(colour, lang)
            return Label(f"[mark {colour}] {shown[:1].upper() + shown[1:]}")
        case o.Moor(mooring):
            return _mooring(table, player, mooring, lang)
        case _:
            return tank_key(option, table, player, lang)


# ------------------------------------------------------------------ numbers


def _number(option: NumberOption, table: Table, player: Player, lang: str) -> Label:
    number = option.number
    match option:
        case o.Bid():
            bid = f"[{number} credit]"
            half = ""
            if table.bidding and table.bidding.thing == ZONE and player.seat == table.holder("speculator"):
                half = say("half", lang, credits=f"[{(number + 1) // 2} credit]")
            return Label(bid, half, ", ".join(filter(None, (say("bid_hint", lang, bid=bid), half))))
        case o.Buy():
            return _trade(table, player, number, lang, sign=-1)
        case o.Sell():
            return _trade(table, player, number, lang, sign=1)
    return Label(str(number))


def _trade(table: Table, player: Player, units: int, lang: str, sign: int) -> Label:
    """PS-116 to PS-121: what is paid, what the price will be then, and what finds no room."""
    resource = table.traded
    credits = units * table.price[resource]
    after = min(table.box.highest_supply[resource], table.supply[resource] + sign * units)
    notes = [say("price_then", lang, price=price_at(table, resource, after))]
    lost = units - table.room(player, resource) if sign < 0 else 0
    if lost > 0:
        notes.append(say("lost", lang, goods=f"[{lost} {resource}]"))
    change = f"[{'+' if sign > 0 else '−'}{credits} credit]"
    goods, money = f"[{units} {resource}]", f"[{credits} credit]"
    hint = say("sell_hint" if sign > 0 else "buy_hint", lang, goods=goods, credits=money)
    return Label(goods, ", ".join((change, *notes)), ", ".join((hint, *notes)))


def price_at(table: Table, resource: str, supply: int) -> int:
    """PS-121: the price after an action that leaves this supply."""
    low, high = table.box.lowest_price[resource], table.box.highest_price[resource]
    return min(high, max(low, table.price[resource] + table.box.change[resource][supply]))


def _pass(table: Table, rule: str, lang: str) -> Label:
    if rule != "PS-115":
        return Label(say("pass", lang))
    resource = table.traded
    price = price_at(table, resource, table.supply[resource])
    return Label(say("no_trade", lang), say("price_then", lang, price=price))


# ------------------------------------------------------------------ expansion


def _zone(table: Table, zone: str, lang: str) -> Label:
    kind = say("river" if zone in table.box.river else "land", lang)
    note = f"{kind}, {say('neutral', lang)}" if table.claims.get(zone) == NEUTRAL else kind
    return Label(zone, note, f"{say('zone_hint', lang, zone=zone)}, {note}")


def _card(table: Table, card: str, lang: str) -> Label:
    engineer = f"[{table.box.engineer_credits} credit]"
    benefits = [say(one, lang, credits=engineer) for one in table.box.cards[card].specialists]
    number = say("number", lang, number=table.box.number[card])
    return Label(name(card, lang, "short", table.box), ", ".join((number, *benefits)))


def _resource(table: Table, player: Player, resource: str, rule: str, lang: str) -> Label:
    """The Banker's unit, or a bonus unit, which may be taken without room for it (PS-60)."""
    if table.room(player, resource) < 1:
        key = "supply_rises" if rule == "PS-59" else "no_room"
        return Label(f"[1 {resource}]", say(key, lang))
    held, capacity = player.goods[resource] + 1, table.capacity(player, resource)
    then = say("then", lang, held=held, capacity=capacity)
    return Label(f"[+1 {resource}]", then, f"[+1 {resource}], {then}")


def _card_choice(option: Option, table: Table, lang: str) -> Label:
    match option:
        case o.ChooseMode(mode):
            shown = table.box.modes[mode]
            cost = f"[−{shown.credits} credit]" if shown.credits else say("free_of_charge", lang)
            spaces = say("spaces_one" if shown.only_one else "spaces_all", lang, spaces=shown.spaces)
            kinds = " ".join(f"[{resource}]" for resource in shown.resources)
            return Label(name(mode, lang), f"{cost}, {spaces}: {kinds}")
        case o.MovePrice(resource, spaces):
            if not spaces:
                return Label("0", say("as_now", lang), f"[{resource}]: {say('as_now', lang)}")
            signed = f"+{spaces}" if spaces > 0 else f"−{-spaces}"
            then = say("price_then", lang, price=table.price[resource] + spaces)
            return Label(signed, then, f"[{resource}] {signed}, {then}")
        case o.Target(seat):
            return Label(f"[seat {seat}]", say("tanks_of", lang, count=len(table.own_tanks(seat))))
        case o.PutOrderMarker(marker, resource):
            return Label(str(marker), "", say("marker_hint", lang, marker=marker, resource=f"[{resource}]"))
    raise TypeError(f"{option} belongs to no card")


def _way(option: Option, table: Table, player: Player, lang: str) -> Label:
    match option:
        case o.ClaimByDie():
            return Label(say("by_die", lang), say("pips", lang, low=table.box.lowest_claiming_pip))
        case o.ClaimFreely():
            return Label(say("freely", lang))
        case o.ClaimByPermit():
            return Label(say("by_permit", lang), say("permits_held", lang, count=player.permits))
        case o.KeepCarrier():
            return Label(say("keep", lang), f"[−{table.locked_credits} credit]")
    return Label(say("give_up", lang), say("new_auction", lang))


def _certificate(option: Option, table: Table, lang: str) -> Label:
    box = table.box
    match option:
        case o.TakePermit():
            return Label(say("permit", lang))
        case o.TakeCredits():
            return Label(f"[+{box.engineer_credits} credit]")
        case o.BuyPermit():
            return Label(say("buy_permit", lang), amounts(box.permit.cost, "−"))
        case o.SellPermit():
            return Label(say("sell_permit", lang), f"[+{box.permit.sale} credit]")
    at_the_end = say("at_the_end", lang, credits=f"[{box.quarters.end_value} credit]")
    return Label(say("buy_quarters", lang), f"{amounts(box.quarters.cost, '−')}, {at_the_end}")


def _mooring(table: Table, player: Player, mooring: str, lang: str) -> Label:
    """How many tanks the airship would help there, and how many of them are the player's own."""
    row = table.box.moorings[mooring]
    owners = [table.claims[zone] for zone in table.tanks if table.box.row[zone] == row]
    note = say("tanks_here", lang, count=len(owners), own=owners.count(player.seat))
    return Label(mooring, note, f"{name(mooring, lang, box=table.box)}, {note}")

"""The table told in words, for those who do not see it."""

from collections.abc import Iterator

from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import ROMAN, listed
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.scoring import standings
from kesselhaus.games.planet_steam.state import HIDDEN, Player, Table
from kesselhaus.games.planet_steam.words.names import name, tank_name
from kesselhaus.games.planet_steam.words.questions import question
from kesselhaus.games.planet_steam.words.shelf import end_reason, verdict
from kesselhaus.languages import Phrases

say = Phrases(
    "planet_steam.description",
    en={
        "when": "Round {round}, rounds left: {left}.",
        "order": "Turn order: {list}.",
        "standings": "Wealth without hidden credits: {list}.",
        "final": "Final wealth: {list}.",
        "player": "{who}: {credits}, {goods}.",
        "papers": "Permits {permits}, luxury quarters {quarters}, claim markers {reserve}.",
        "hidden": "credits hidden",
        "holds": "{held} of {capacity} {kind} (class {level})",
        "card": "Specialist: {card}.",
        "zones": "Zones: {list}.",
        "none": "none",
        "prices": "Terminal: {list}.",
        "gauge": "{resource} price {price}, supply {supply}, next change {change}",
        "neutral": "Neutral zones: {list}.",
        "free": "Free zones: {list}.",
        "market": "Local tank market: {stock} tanks, the next one for {price}.",
        "sold_out": "Local tank market: sold out.",
        "bank": "In the bank: tanks {tanks}, superchargers {chargers}, permits {permits}, luxury {quarters}.",
        "bonus": "Bonus field: {list}.",
        "display": "Specialists on display: {list}.",
        "airship": "The airship is at {mooring}.",
        "lies": "The tank on {zone} lies on its side.",
        "carrier": "Independent Carrier: {who}, with {credits} on it.",
    },
    de={
        "when": "Runde {round}, noch zu spielen: {left}.",
        "order": "Reihenfolge: {list}.",
        "standings": "Vermögen ohne verdeckte Credits: {list}.",
        "final": "Endgültiges Vermögen: {list}.",
        "player": "{who}: {credits}, {goods}.",
        "papers": "Baulizenzen {permits}, Luxusquartiere {quarters}, Besitzmarker {reserve}.",
        "hidden": "Credits verdeckt",
        "holds": "{held} von {capacity} {kind} (Klasse {level})",
        "card": "Spezialist: {card}.",
        "zones": "Zonen: {list}.",
        "none": "keine",
        "prices": "Börse: {list}.",
        "gauge": "{resource} Preis {price}, Vorrat {supply}, nächste Änderung {change}",
        "neutral": "Neutrale Zonen: {list}.",
        "free": "Freie Zonen: {list}.",
        "market": "Lokaler Tankmarkt: {stock} Tanks, der nächste für {price}.",
        "sold_out": "Lokaler Tankmarkt: ausverkauft.",
        "bank": "In der Bank: Tanks {tanks}, Kompressoren {chargers}, Lizenzen {permits}, Luxus {quarters}.",
        "bonus": "Bonusfeld: {list}.",
        "display": "Spezialisten in der Auslage: {list}.",
        "airship": "Das Luftschiff ist an {mooring}.",
        "lies": "Der Tank auf {zone} liegt auf der Seite.",
        "carrier": "Unabhängiger Frachter: {who}, darauf {credits}.",
    },
)


def describe(view: View[Table], lang: str) -> str:
    """Whose turn it is, the standings, every player with zones and tanks, the terminal, the market."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[Table], lang: str) -> Iterator[str]:
    table = view.state
    if table.round:
        yield say("when", lang, round=table.round, left=table.rounds_left)
    if table.is_over:
        yield end_reason("rounds", lang)
        yield f"{verdict(view.result, lang)}." if view.result else ""
    else:
        asked = view.fact(question, lang)
        yield f"{asked.title}: {asked.note}." if asked.note else f"{asked.title}."
    if table.turn_order:
        yield say("order", lang, list=listed((f"[seat {seat}]" for seat in table.turn_order), lang))
    wealth = (f"[seat {seat}] [{credits} credit]" for seat, credits in enumerate(standings(table)))
    yield say("final" if table.is_over else "standings", lang, list=", ".join(wealth))
    for seat in range(table.seats):
        yield view.fact(_of_player, seat, lang)
    yield view.fact(_of_board, lang)


@kept
def _of_player(view: View[Table], seat: int, lang: str) -> str:
    return _player(view.state, view.state.players[seat], lang)


@kept
def _of_board(view: View[Table], lang: str) -> str:
    return "\n".join(_board(view.state, lang))


def _board(table: Table, lang: str) -> Iterator[str]:
    yield say("neutral", lang, list=", ".join(table.neutral()) or say("none", lang))
    yield say("free", lang, list=", ".join(table.unclaimed()) or say("none", lang))
    yield say("prices", lang, list="; ".join(_gauge(table, resource, lang) for resource in table.price))
    price = f"[{table.box.tank_price[table.stock]} credit]"
    yield say("market" if table.stock else "sold_out", lang, stock=table.stock, price=price)
    tanks, chargers = table.bank_tanks, table.superchargers
    yield say("bank", lang, tanks=tanks, chargers=chargers, permits=table.permits, quarters=table.quarters)
    yield from _cards(table, lang)


def _cards(table: Table, lang: str) -> Iterator[str]:
    if table.bonus_field:
        yield say("bonus", lang, list=", ".join(f"[{resource}]" for resource in table.bonus_field))
    if table.display:
        cards = "; ".join(name(card, lang, box=table.box) for card in table.display)
        yield say("display", lang, list=cards)
    if table.airship:
        yield say("airship", lang, mooring=table.airship)
    if table.sabotaged:
        yield say("lies", lang, zone=table.sabotaged)
    if table.carrier_holder is not None:
        locked = f"[{table.locked_credits} credit]"
        yield say("carrier", lang, who=f"[seat {table.carrier_holder}]", credits=locked)


def _gauge(table: Table, resource: str, lang: str) -> str:
    supply, price = table.supply[resource], f"[{table.price[resource]} credit]"
    moves = table.box.change[resource][supply]
    change = f"+{moves}" if moves > 0 else str(moves).replace("-", "−")
    return say("gauge", lang, resource=name(resource, lang), price=price, supply=supply, change=change)


def _player(table: Table, player: Player, lang: str) -> str:
    is_hidden = player.credits == HIDDEN
    credits = say("hidden", lang) if is_hidden else f"[{player.credits} credit]"
    goods = ", ".join(_goods(table, player, resource, lang) for resource in player.goods)
    told = say("player", lang, who=f"[seat {player.seat}]", credits=credits, goods=goods)
    permits, quarters, reserve = player.permits, player.quarters, player.reserve
    told += " " + say("papers", lang, permits=permits, quarters=quarters, reserve=reserve)
    if player.card:
        told += " " + say("card", lang, card=name(player.card, lang, box=table.box))
    zones = (_zone(table, zone, lang) for zone in table.own_zones(player.seat))
    return f"{told} {say('zones', lang, list=', '.join(zones) or say('none', lang))}"


def _goods(table: Table, player: Player, resource: str, lang: str) -> str:
    held, capacity = player.goods[resource], table.capacity(player, resource)
    level = ROMAN[player.classes[resource]]
    return say("holds", lang, held=held, capacity=capacity, kind=f"[{resource}]", level=level)


def _zone(table: Table, zone: str, lang: str) -> str:
    assert table.claims[zone] != NEUTRAL
    return f"{zone} {tank_name(table.tanks[zone], lang)}" if zone in table.tanks else zone

"""What stands below a question: what is left, what it is about, how things stand."""

from kesselhaus.engine.questions import Ask
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import PuttingRiverMarkers, ZoneBidding
from kesselhaus.games.planet_steam.words.names import name
from kesselhaus.languages import Phrases

say = Phrases(
    "planet_steam.notes",
    en={
        "thing_specialist": "Bidding round {number} of {count}: a specialist and a bonus resource",
        "thing_zone": "Zone {zone}, {kind}",
        "thing_independent_carrier": "Independent Carrier: room for {room} more units",
        "highest": "highest bid {bid}, {who}",
        "land": "land",
        "river": "river",
        "trade": "{resource}: price {price}, supply {supply}",
        "at": "{zone}; you have {energy}",
        "plan": "{zone}, then the next zone",
        "river_left": "still to put: {left}",
        "own": "one of your own",
        "neutral": "a neutral one",
        "mode": "how far and for how much",
        "one_price": "one price, up or down",
        "locked": "{locked} lie on the card",
        "river_number": "neutral markers for river zones, 0 to {highest}",
        "PS-3": "for the whole game",
        "PS-17": "one of four, free of charge",
        "PS-54": "the number decides the order of the round",
        "PS-55": "a permit, or credits, at once",
        "PS-58": "a carrier, or one resource, at once",
        "PS-59": "if it finds no room, the supply rises",
        "PS-64": "you pay half if you win it",
        "PS-72": "at most once a round",
        "PS-73": "on a low roll you get a neighbour instead",
        "PS-74": "the nearest free ones in all four directions",
        "PS-78": "free or neutral",
        "PS-82": "every tank of that row yields one more",
        "PS-85": "without it you may do nothing in this phase",
        "PS-87": "as often as you can pay, in any order",
        "PS-92": "to a tank without one, or to the bank",
        "PS-123": "one of these, once a round",
        "PS-144": "it decides when the resource is traded",
        "PS-159": "no die is rolled",
        "PS-163a": "up or down, as far as the spaces go",
        "PS-167": "an opponent who owns a tank",
        "victim": "it rests until the closing phase",
        "PS-177": "the card has no room for all of it",
    },
    de={
        "thing_specialist": "Bietrunde {number} von {count}: ein Spezialist und ein Bonusrohstoff",
        "thing_zone": "Um die Zone {zone}, {kind}",
        "thing_independent_carrier": "Unabhängiger Frachter: Platz für {room} weitere Einheiten",
        "highest": "Höchstgebot {bid}, {who}",
        "land": "Land",
        "river": "Fluss",
        "trade": "{resource}: Preis {price}, Vorrat {supply}",
        "at": "{zone}; du hast {energy}",
        "plan": "{zone}, dann die nächste Zone",
        "river_left": "noch zu legen: {left}",
        "own": "einen eigenen",
        "neutral": "einen neutralen",
        "mode": "wie weit und für wie viel",
        "one_price": "ein Preis, nach oben oder unten",
        "locked": "{locked} liegen auf der Karte",
        "river_number": "neutrale Marker für Flusszonen, 0 bis {highest}",
        "PS-3": "für die ganze Partie",
        "PS-17": "einen von vieren, kostenlos",
        "PS-54": "die Nummer bestimmt die Reihenfolge der Runde",
        "PS-55": "sofort: eine Baulizenz oder Credits",
        "PS-58": "sofort: ein Frachter oder ein Rohstoff",
        "PS-59": "findet er keinen Platz, steigt der Vorrat",
        "PS-64": "gewinnst du sie, zahlst du die Hälfte",
        "PS-72": "höchstens einmal in der Runde",
        "PS-73": "bei niedrigem Wurf bekommst du eine in der Nähe",
        "PS-74": "die nächsten freien in allen vier Richtungen",
        "PS-78": "eine freie oder eine neutrale",
        "PS-82": "jeder Tank dieser Zeile fördert eins mehr",
        "PS-85": "ohne kannst du in dieser Phase nichts tun",
        "PS-87": "so oft du zahlen kannst, in beliebiger Reihenfolge",
        "PS-92": "zu einem Tank ohne oder in die Bank",
        "PS-123": "eines davon, einmal in der Runde",
        "PS-144": "er bestimmt, wann der Rohstoff gehandelt wird",
        "PS-159": "ohne zu würfeln",
        "PS-163a": "nach oben oder unten, so weit die Felder reichen",
        "PS-167": "jemanden, der einen Tank besitzt",
        "victim": "er ruht bis zur Abschlussphase",
        "PS-177": "für alles ist auf der Karte kein Platz",
    },
)


def public_note(table: Table, asked: Ask, lang: str) -> str:
    """What everybody may read: what is auctioned or traded, and how it stands."""
    match asked.rule:
        case "PS-49" | "PS-50" | "PS-67" | "PS-173":
            return _bidding(table, lang)
        case "PS-115":
            resource = table.traded
            price, supply = f"[{table.price[resource]} credit]", table.supply[resource]
            return say("trade", lang, resource=name(resource, lang), price=price, supply=supply)
    return ""


def _bidding(table: Table, lang: str) -> str:
    bidding = table.bidding
    if bidding is None:
        return ""
    cards = sum(player.card is not None for player in table.players)
    zone = bidding.zone if isinstance(bidding, ZoneBidding) else ""
    kind = say("river" if zone in table.box.river else "land", lang) if zone else ""
    what = say(
        f"thing_{bidding.thing}",
        lang,
        number=cards + 1,
        count=table.seats,
        zone=zone,
        kind=kind,
        room=table.box.extra_room,
    )
    if not bidding.highest:
        return what
    bid = f"[{bidding.highest} credit]"
    highest = say("highest", lang, bid=bid, who=f"[seat {bidding.bids.index(bidding.highest)}]")
    return f"{what}; {highest}"


def note(table: Table, asked: Ask, key: str, lang: str) -> str:
    public = public_note(table, asked, lang)
    # A moment of the past has no options left, by which some notes are told.
    if public or not asked.options:
        return public
    match key:
        case "PS-97" | "PS-103":
            option = asked.options[0]
            zone = option.zone if isinstance(option, o.Arrange | o.Use | o.Leave) else ""
            left = table.players[asked.seat].goods["energy"]
            return say("plan" if key == "PS-97" else "at", lang, zone=zone, energy=f"[{left} energy]")
        case "PS-152":
            putting = table.waiting(PuttingRiverMarkers)
            return say("river_left", lang, left=putting.left if putting else 0)
        case "PS-154" | "PS-155":
            return say("own" if isinstance(asked.options[0], o.PutClaim) else "neutral", lang)
        case "PS-162":
            return say("mode" if isinstance(asked.options[0], o.ChooseMode) else "one_price", lang)
        case "PS-178":
            return say("locked", lang, locked=f"[{table.locked_credits} credit]")
        case "PS-150":
            return say("river_number", lang, highest=table.box.highest_river_number(table.seats))
    return say(key, lang)

"""Deeds of Planet Steam: what is done without a thing that it is done to; each is a key."""

from collections.abc import Callable, Mapping

from kesselhaus.games.planet_steam.things.looking import Look
from kesselhaus.languages import Phrases
from kesselhaus.parts.things import Need, Thing

DEEDS = Phrases[tuple[str, str]](
    "planet_steam.deeds",
    en={
        "bid": ("Bid", "A whole number above the highest bid so far. Whoever is left alone pays and wins."),
        "pass": ("Pass", "You are out of this auction and pay nothing."),
        "by_die": (
            "Claim by die",
            "You name a free zone and roll: from {pip} on it is yours. On less you take the nearest free "
            "one in a direction of your choice.",
        ),
        "freely": ("Claim a free zone", "You name any free zone, and it is yours."),
        "by_permit": (
            "Claim by permit",
            "You hand in a building permit and take any free or neutral zone. No die is rolled.",
        ),
        "decline": ("Do without", "You leave what is offered, and it goes on."),
        "take_credits": ("Credits of the Engineer", "You take {engineer} at once in place of a permit."),
        "keep": (
            "Keep the Independent Carrier",
            "You pay once more what lies on it; it can be kept once only.",
        ),
        "give_up": ("Give it up", "The Independent Carrier is auctioned at once, and you may bid."),
        "store": (
            "Keep units",
            "What your carriers cannot hold goes on the Independent Carrier, or is lost.",
        ),
        "activate": (
            "Pay and act",
            "Then you may buy tanks, converters, superchargers and carriers, and rearrange, in any order "
            "and as often as you can pay.",
        ),
        "idle": ("Stay idle", "You do nothing in this tank phase and receive {idle}."),
        "reorganise": (
            "Rearrange",
            "Free of charge you move your tanks and what is on them among your own zones, once between two "
            "purchases.",
        ),
        "end_turn": ("End the tank turn", "What you have not bought has to wait for the next round."),
        "to_bank": ("To the bank", "The converter that you replace goes back to the bank."),
        "buy": (
            "Buy",
            "You pay the price for each unit, and the supply falls by as many. Then the price moves by what "
            "the colour of the supply says.",
        ),
        "sell": (
            "Sell",
            "You receive the price for each unit, and the supply rises by as many. Then the price moves by "
            "what the colour of the supply says.",
        ),
        "no_trade": ("Do not trade", "The price moves all the same, by what the colour of the supply says."),
        "name_number": ("Name a number", "So many neutral markers go on the river, if all name the same."),
    },
    de={
        "bid": (
            "Bieten",
            "Eine ganze Zahl über dem Höchstgebot. Wer allein übrig bleibt, zahlt und gewinnt.",
        ),
        "pass": ("Passen", "Du bist aus dieser Auktion heraus und zahlst nichts."),
        "by_die": (
            "Mit dem Würfel",
            "Du nennst eine freie Zone und würfelst: Ab {pip} gehört sie dir. Bei weniger nimmst du die "
            "nächste freie in einer Richtung deiner Wahl.",
        ),
        "freely": ("Freie Zone nehmen", "Du nennst eine beliebige freie Zone, und sie gehört dir."),
        "by_permit": (
            "Mit Baulizenz",
            "Du gibst eine Baulizenz ab und nimmst eine beliebige freie oder neutrale Zone. Gewürfelt wird "
            "nicht.",
        ),
        "decline": ("Verzichten", "Du lässt, was angeboten wird, und es geht weiter."),
        "take_credits": ("Credits des Ingenieurs", "Du nimmst sofort {engineer} statt einer Baulizenz."),
        "keep": (
            "Unabhängigen Frachter behalten",
            "Du zahlst noch einmal, was auf ihm liegt; das geht nur einmal.",
        ),
        "give_up": ("Abgeben", "Der Unabhängige Frachter wird sofort versteigert, und du darfst mitbieten."),
        "store": (
            "Behalten",
            "Was deine Frachter nicht fassen, kommt auf den Unabhängigen Frachter oder verfällt.",
        ),
        "activate": (
            "Zahlen und handeln",
            "Dann kaufst du Tanks, Konverter, Kompressoren und Frachter und baust um, in beliebiger "
            "Reihenfolge und so oft du zahlen kannst.",
        ),
        "idle": ("Aussetzen", "Du tust in dieser Tankphase nichts und erhältst {idle}."),
        "reorganise": (
            "Umbauen",
            "Kostenlos versetzt du deine Tanks und was auf ihnen sitzt unter deinen eigenen Zonen, einmal "
            "zwischen zwei Käufen.",
        ),
        "end_turn": ("Tankzug beenden", "Was du nicht gekauft hast, wartet bis zur nächsten Runde."),
        "to_bank": ("In die Bank", "Der Konverter, den du ersetzt, kommt zurück in die Bank."),
        "buy": (
            "Kaufen",
            "Du zahlst für jede Einheit den Preis, und der Vorrat sinkt um so viele. Danach ändert sich der "
            "Preis, wie es die Farbe des Vorrats sagt.",
        ),
        "sell": (
            "Verkaufen",
            "Du erhältst für jede Einheit den Preis, und der Vorrat steigt um so viele. Danach ändert sich "
            "der Preis, wie es die Farbe des Vorrats sagt.",
        ),
        "no_trade": ("Nicht handeln", "Der Preis ändert sich trotzdem, wie es die Farbe des Vorrats sagt."),
        "name_number": (
            "Eine Zahl nennen",
            "So viele neutrale Marker kommen auf den Fluss, wenn alle dieselbe nennen.",
        ),
    },
)
RULES = {
    "bid": "PS-50",
    "pass": "PS-51",
    "by_die": "PS-73",
    "freely": "PS-159",
    "by_permit": "PS-78",
    "decline": "PS-72",
    "take_credits": "PS-55",
    "keep": "PS-179",
    "give_up": "PS-181",
    "store": "PS-177",
    "activate": "PS-87",
    "idle": "PS-86",
    "reorganise": "PS-95",
    "end_turn": "PS-87",
    "to_bank": "PS-92",
    "buy": "PS-116",
    "sell": "PS-118",
    "no_trade": "PS-121",
    "name_number": "PS-150",
}
NEEDS: dict[str, Callable[[Look], Mapping[str, int]]] = {
    "activate": lambda look: look.box.activation,
    "keep": lambda look: {"credit": look.table.locked_credits},
}
"""What a deed costs."""


def deed(look: Look, which: str) -> Thing | None:
    texts, box = DEEDS.of(look.lang), look.box
    if which not in texts:
        return None
    name, does = texts[which]
    figures = {
        "pip": box.lowest_claiming_pip,
        "engineer": f"[{box.engineer_credits} credit]",
        "idle": f"[{box.unpaid_activation_water} water]",
    }
    needs: tuple[Need, ...] = look.costs(NEEDS[which](look)) if which in NEEDS else ()
    return Thing(name, look.say("deed_kind"), does.format(**figures), RULES[which], needs=needs)

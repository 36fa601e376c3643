"""The game on the shelf, its variants, and how a match is summed up."""

from kesselhaus.engine.wording import About, ShelfWords
from kesselhaus.languages import Phrases

ABOUTS = Phrases(
    "planet_steam.abouts",
    en={
        "game": About(
            "Planet Steam",
            "A planet full of quartz, ore, water and energy, and a terminal whose prices move after every"
            " single trade. Bid for specialists, claim zones, set up tanks and connect them, and sell before"
            " the others spoil the price. What you hold in credits is your own business. The greatest wealth"
            " wins. For 2 to 5 players, 90 to 180 minutes.",
        ),
        "adv_immovable_tanks": About(
            "Immovable tanks",
            "A tank stays for good on the zone where it was first put. Converters and superchargers can"
            " still be rearranged.",
        ),
        "adv_river_restriction": About(
            "Water and energy on the river",
            "Tanks on river zones can carry neither quartz nor ore converters.",
        ),
        "adv_variable_trade_order": About(
            "Variable trade order",
            "The winners of the specialist auction put order markers on the resources and so decide in"
            " which order they are traded.",
        ),
        "adv_variable_claims": About(
            "Variable claims",
            "The map starts empty. The players put their first claims and the neutral markers themselves.",
        ),
        "adv_reduced_start": About("Reduced start", "Everybody starts with fewer credits and resources."),
        "opt_free_claiming": About(
            "Free claiming", "Instead of rolling the die you simply claim any free zone."
        ),
        "opt_price_manipulation": About(
            "Price Manipulation",
            "The first winner of every specialist auction takes a card that moves prices on the terminal.",
        ),
        "opt_sabotage": About(
            "Sabotage",
            "From round 2 on, the last winner of the specialist auction puts a tank of an opponent out of"
            " action for the round.",
        ),
        "opt_independent_carrier": About(
            "Independent Carrier",
            "A card with room for three units of anything is auctioned, and changes hands again and again.",
        ),
        "open_credits": About(
            "Open credits",
            "What everybody has in credits can be seen by all; otherwise each sees only his own.",
        ),
    },
    de={
        "game": About(
            "Planet Steam",
            "Ein Planet voller Quarz, Erz, Wasser und Energie und eine Börse, deren Preise sich nach jedem"
            " einzelnen Handel bewegen. Ersteigere Spezialisten, nimm Zonen in Besitz, stelle Tanks auf,"
            " verbinde sie und verkaufe, bevor die anderen den Preis verderben. Wie viele Credits du hast,"
            " geht niemanden etwas an. Das größte Vermögen gewinnt. Für 2 bis 5 Personen, 90 bis 180"
            " Minuten.",
        ),
        "adv_immovable_tanks": About(
            "Unbewegliche Tanks",
            "Ein Tank bleibt für immer auf der Zone, auf die er zuerst gestellt wurde. Konverter und"
            " Kompressoren lassen sich weiter umbauen.",
        ),
        "adv_river_restriction": About(
            "Wasser und Energie am Fluss",
            "Tanks auf Flusszonen können weder Quarz- noch Erzkonverter tragen.",
        ),
        "adv_variable_trade_order": About(
            "Variable Handelsreihenfolge",
            "Wer Spezialisten ersteigert, legt Reihenfolgemarker auf die Rohstoffe und bestimmt so, wann"
            " sie gehandelt werden.",
        ),
        "adv_variable_claims": About(
            "Variabler Besitz",
            "Die Karte ist zu Beginn leer. Ihr legt die ersten Besitzmarker und die neutralen Marker selbst.",
        ),
        "adv_reduced_start": About("Knapper Start", "Alle beginnen mit weniger Credits und Rohstoffen."),
        "opt_free_claiming": About(
            "Freie Wahl der Zone", "Statt zu würfeln nimmst du eine beliebige freie Zone."
        ),
        "opt_price_manipulation": About(
            "Preismanipulation",
            "Wer in jeder Spezialistenversteigerung zuerst gewinnt, nimmt eine Karte, die Preise an der"
            " Börse verschiebt.",
        ),
        "opt_sabotage": About(
            "Sabotage",
            "Ab Runde 2 legt, wer zuletzt einen Spezialisten ersteigert, für die Runde einen fremden Tank"
            " lahm.",
        ),
        "opt_independent_carrier": About(
            "Unabhängiger Frachter",
            "Eine Karte mit Platz für drei beliebige Einheiten wird versteigert und wechselt immer wieder"
            " den Besitzer.",
        ),
        "open_credits": About(
            "Offene Credits",
            "Was alle an Credits haben, können alle sehen; sonst sieht man nur die eigenen.",
        ),
    },
)
RESULTS = Phrases(
    "planet_steam.results",
    en={
        "category_credits": "Credits in hand",
        "category_zones": "Zones",
        "category_tanks": "Tanks set up",
        "category_superchargers": "Superchargers",
        "category_luxury_quarters": "Luxury quarters",
        "category_resources": "Resources",
        "category_total": "Final wealth",
        "ended_rounds": "The round marker has reached the gold space.",
        "alone": "Victory: {who}, [{score} credit]",
        "shared": "Shared victory: {who}, [{score} credit]",
    },
    de={
        "category_credits": "Credits auf der Hand",
        "category_zones": "Zonen",
        "category_tanks": "Aufgestellte Tanks",
        "category_superchargers": "Kompressoren",
        "category_luxury_quarters": "Luxusquartiere",
        "category_resources": "Rohstoffe",
        "category_total": "Endgültiges Vermögen",
        "ended_rounds": "Der Rundenmarker hat das goldene Feld erreicht.",
        "alone": "Sieg: {who}, [{score} credit]",
        "shared": "Geteilter Sieg: {who}, [{score} credit]",
    },
)
SHELF = ShelfWords(ABOUTS, RESULTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason, verdict = SHELF.category, SHELF.end_reason, SHELF.verdict

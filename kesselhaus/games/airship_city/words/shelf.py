"""The game on the shelf, its variants, and how a match is summed up."""

from kesselhaus.engine.game import Result
from kesselhaus.engine.wording import About, ShelfWords
from kesselhaus.games.airship_city.words.names import name
from kesselhaus.languages import Phrases

ABOUTS = Phrases(
    "airship_city.abouts",
    en={
        "game": About(
            "Airship City",
            "A city of sixteen tiles that slide in rows and columns. Send your workers from tile to tile,"
            " gather wood, metal and gears, and build airships: sell them while the price is good, or give"
            " them to the city for points, lasting discounts and the majority. Contracts, public facilities"
            " and three awards decide the rest. For 3 or 4 players; with house rules also for 2 or alone. 75"
            " to 120 minutes.",
        ),
        "city": About(
            "The City plays along",
            "For one or two players. A third colour, the City, places markers at the start and in stages"
            " 3 and 4 and competes for majorities and awards; the contracts on display change with every"
            " stage. Our own rule, not part of the published game.",
        ),
        "prerequisite_counts_majority": About(
            "Majority markers count as ships",
            "The two markers that a larger airship needs on the level below may include the one in the"
            " majority area.",
        ),
    },
    de={
        "game": About(
            "Stadt der Luftschiffe",
            "Eine Stadt aus sechzehn Feldern, die sich in Zeilen und Spalten verschieben lassen. Schick deine"
            " Arbeiter von Feld zu Feld, sammle Holz, Metall und Getriebe und baue Luftschiffe: Verkaufe sie,"
            " solange der Preis gut ist, oder schenke sie der Stadt für Punkte, dauerhafte Rabatte und die"
            " Mehrheit. Verträge, öffentliche Einrichtungen und drei Auszeichnungen entscheiden den Rest. Für"
            " 3 oder 4 Personen, mit Hausregeln auch zu zweit oder allein. 75 bis 120 Minuten.",
        ),
        "city": About(
            "Die Stadt spielt mit",
            "Für eine oder zwei Personen. Eine dritte Farbe, die Stadt, legt Marker zu Beginn und in den"
            " Etappen 3 und 4 und bewirbt sich um Mehrheiten und Auszeichnungen; die verfügbaren Verträge"
            " wechseln mit jeder Etappe. Eine Hausregel, nicht Teil des veröffentlichten Spiels.",
        ),
        "prerequisite_counts_majority": About(
            "Mehrheitsmarker zählen als Schiffe",
            "Zu den zwei Markern, die ein größeres Luftschiff auf der Stufe darunter verlangt, darf auch"
            " der im Mehrheitsbereich zählen.",
        ),
    },
)
RESULTS = Phrases(
    "airship_city.results",
    en={
        "category_airships": "Airships",
        "category_facilities": "Facilities",
        "category_contracts": "Contracts",
        "category_upgrades": "Upgrades",
        "category_shipbuilding": "Shipbuilding award",
        "category_construction": "Construction award",
        "category_trade": "Trade award",
        "category_total": "Total",
        "ended_airships": "All nine airships have a majority.",
        "ended_facilities": "Three public facilities have a majority.",
        "ended_rounds": "Round 20 is over.",
        "alone": "Victory: {who}, [vp {score}]",
        "shared": "Shared victory: {who}, [vp {score}]",
    },
    de={
        "category_airships": "Luftschiffe",
        "category_facilities": "Einrichtungen",
        "category_contracts": "Verträge",
        "category_upgrades": "Ausbauten",
        "category_shipbuilding": "Auszeichnung Schiffbau",
        "category_construction": "Auszeichnung Bauwesen",
        "category_trade": "Auszeichnung Handel",
        "category_total": "Summe",
        "ended_airships": "Alle neun Luftschiffe haben eine Mehrheit.",
        "ended_facilities": "Drei öffentliche Einrichtungen haben eine Mehrheit.",
        "ended_rounds": "Runde 20 ist vorbei.",
        "alone": "Sieg: {who}, [vp {score}]",
        "shared": "Geteilter Sieg: {who}, [vp {score}]",
    },
)
SHELF = ShelfWords(ABOUTS, RESULTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason = SHELF.category, SHELF.end_reason


def verdict(result: Result, lang: str) -> str:
    """Who won; in the solo game, the grade that was reached (AC-140)."""
    if result.grade:
        return f"{name(result.grade, lang)}: [vp {result.scores[0]}]"
    return SHELF.verdict(result, lang)

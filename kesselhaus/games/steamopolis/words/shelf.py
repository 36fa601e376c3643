"""The game on the shelf, its variants, and how a match is summed up."""

from kesselhaus.engine.game import Result
from kesselhaus.engine.wording import About, ShelfWords
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.languages import Phrases

ABOUTS = Phrases(
    "steamopolis.abouts",
    en={
        "game": About(
            "Steamopolis",
            "A city of eight storeys, and an airship full of boilers. Raise the pressure of your stones,"
            " put them on districts as high as they reach, lead what is left over through the machines of"
            " your own making, and then fly to all your targets in one go: districts, markets, passengers."
            " Machines and banners bring votes, beetles on other people's machines bring a share of their"
            " work. For 1 to 4 players, 60 to 90 minutes.",
        ),
        "first_game": About(
            "First game",
            "The three demanding characters are not dealt, the two start tiles have a suggested place, and"
            " nobody looks at hidden tiles.",
        ),
        "solo_start_5": About("Easy solo game", "You start with 5 vote points instead of 4."),
        "solo_start_3": About("Hard solo game", "You start with 3 vote points instead of 4."),
        "solo_start_2": About("Very hard solo game", "You start with 2 vote points instead of 4."),
    },
    de={
        "game": About(
            "Steamopolis",
            "Eine Stadt aus acht Ebenen und ein Luftschiff voller Kessel. Treib den Druck deiner Steine"
            " hoch, leg sie auf Stadtteile, so hoch sie reichen, leite den Überschuss durch deine selbst"
            " gebauten Maschinen und flieg dann alle Ziele auf einmal an: Stadtteile, Märkte, Passagiere."
            " Maschinen und Banner bringen Stimmen, und Schmarotzer auf fremden Maschinen einen Anteil an"
            " deren Arbeit. Für 1 bis 4 Personen, 60 bis 90 Minuten.",
        ),
        "first_game": About(
            "Erste Partie",
            "Die drei anspruchsvollen Charaktere werden nicht ausgeteilt, für die beiden Startplättchen gibt"
            " es einen Vorschlag, und niemand schaut verdeckte Plättchen an.",
        ),
        "solo_start_5": About("Leichtes Solospiel", "Du beginnst mit 5 Stimmpunkten statt mit 4."),
        "solo_start_3": About("Schweres Solospiel", "Du beginnst mit 3 Stimmpunkten statt mit 4."),
        "solo_start_2": About("Sehr schweres Solospiel", "Du beginnst mit 2 Stimmpunkten statt mit 4."),
    },
)
RESULTS = Phrases(
    "steamopolis.results",
    en={
        "category_start": "Start and character",
        "category_purchases": "Machines bought",
        "category_banners": "Banners",
        "category_markers": "Bonus markers",
        "category_statue": "Third statue",
        "category_districts": "Districts",
        "category_machines": "Machine effects",
        "category_parasites": "Parasites",
        "category_passengers": "Passengers",
        "category_time_pressure": "Time pressure",
        "category_total": "Total",
        "ended_statues": "Three statues stand on the tower.",
        "ended_passengers": "The stack of passenger tiles is empty.",
        "ended_lost": "The last vote point is spent: the solo game is lost.",
        "alone": "Victory: {who}, [vp {score}]",
        "shared": "Shared victory: {who}, [vp {score}]",
        "lost": "Lost: [vp {score}]",
    },
    de={
        "category_start": "Start und Charakter",
        "category_purchases": "Gekaufte Maschinen",
        "category_banners": "Banner",
        "category_markers": "Bonusmarker",
        "category_statue": "Dritte Statue",
        "category_districts": "Stadtteile",
        "category_machines": "Maschineneffekte",
        "category_parasites": "Schmarotzer",
        "category_passengers": "Passagiere",
        "category_time_pressure": "Zeitdruck",
        "category_total": "Summe",
        "ended_statues": "Drei Statuen stehen auf der Turmspitze.",
        "ended_passengers": "Der Stapel der Passagierplättchen ist leer.",
        "ended_lost": "Der letzte Stimmpunkt ist aufgebraucht: Das Solospiel ist verloren.",
        "alone": "Sieg: {who}, [vp {score}]",
        "shared": "Geteilter Sieg: {who}, [vp {score}]",
        "lost": "Verloren: [vp {score}]",
    },
)
SHELF = ShelfWords(ABOUTS, RESULTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason = SHELF.category, SHELF.end_reason


def verdict(result: Result, lang: str) -> str:
    """Who won; in the solo game, the rating that was reached (5.4), or that it was lost (ST-172)."""
    if result.grade:
        return f"{name(result.grade, lang)}: [vp {result.scores[0]}]"
    if not result.winners:
        return RESULTS("lost", lang, score=result.scores[0])
    return SHELF.verdict(result, lang)

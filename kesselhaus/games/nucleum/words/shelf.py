"""The game on the shelf, its variants, and how a match is summed up."""

from kesselhaus.engine.game import Result
from kesselhaus.engine.wording import About, ShelfWords
from kesselhaus.languages import Phrases

ABOUTS = Phrases(
    "nucleum.abouts",
    en={
        "game": About(
            "Nucleum",
            "Saxony wants light. Play action tiles for what their two halves offer, or lay them on the map as"
            " railways, where matching colours set off chains of actions, also for your neighbours. Build"
            " houses, works and laboratories, dig for uranium, put turbines beside the power plants and"
            " energize what you have built, for achievements and stars on the milestone track. Four"
            " experiments, eight technologies each. For 2 to 4 players, or alone against Baron von Automat."
            " 90 to 150 minutes.",
        ),
        "vp_income_steps": About(
            "Opening bonus as income",
            "Instead of 2 points the opening bonus of a link brings 2 steps on the VP income track.",
        ),
        "owner_only": About(
            "Only owners use their tiles",
            "Activated halves of other players' railway tiles are carried out by their owners only, not by"
            " the active player first.",
        ),
        "start_workers_3": About("Friendly start", "Everybody starts with 3 workers instead of 2."),
        "max_rounds_25": About(
            "Short game",
            "If the end has not been triggered after 25 rounds, it is triggered then.",
        ),
        "open_end": About(
            "No last round",
            "Only end conditions end the match, however long it takes; otherwise the end is triggered after"
            " 60 rounds at the latest.",
        ),
        "baron_mild": About(
            "Mild Baron", "Alone: the milestones bring the Baron half as many points at the end."
        ),
        "baron_strict": About(
            "Strict Baron", "Alone: the milestones bring the Baron half as many points again at the end."
        ),
    },
    de={
        "game": About(
            "Nucleum",
            "Sachsen will Licht. Spiele Aktions-Plättchen für das, was ihre beiden Hälften bieten, oder"
            " lege sie als Schienen auf die Karte, wo passende Farben Ketten von Aktionen auslösen, auch"
            " für deine Nachbarn. Baue Wohnhäuser, Fabriken und Laboratorien, schürfe Uran, stelle Turbinen"
            " neben die Kraftwerke und elektrisiere, was du gebaut hast, für Erfolge und Sterne auf der"
            " Meilenstein-Leiste. Vier Experimente mit je acht Technologien. Für 2 bis 4 Personen oder"
            " allein gegen Baron von Automat. 90 bis 150 Minuten.",
        ),
        "vp_income_steps": About(
            "Eröffnungs-Bonus als Einkommen",
            "Statt 2 Siegpunkten bringt der Eröffnungs-Bonus einer Verbindung 2 Schritte auf der Leiste für"
            " SP-Einkommen.",
        ),
        "owner_only": About(
            "Nur Besitzer nutzen ihre Schienen",
            "Aktivierte Hälften fremder Schienen führen nur ihre Besitzer aus, nicht vorher die Person am"
            " Zug.",
        ),
        "start_workers_3": About("Freundlicher Start", "Alle beginnen mit 3 Arbeitern statt 2."),
        "max_rounds_25": About(
            "Kurze Partie",
            "Ist das Ende nach 25 Runden noch nicht eingeleitet, geschieht es dann.",
        ),
        "open_end": About(
            "Ohne letzte Runde",
            "Nur Bedingungen beenden die Partie, so lange sie auch dauert; sonst wird das Ende spätestens"
            " nach 60 Runden eingeleitet.",
        ),
        "baron_mild": About(
            "Milder Baron", "Allein: Am Ende bringen die Meilensteine dem Baron halb so viele Punkte."
        ),
        "baron_strict": About(
            "Strenger Baron",
            "Allein: Am Ende bringen die Meilensteine dem Baron anderthalbmal so viele Punkte.",
        ),
    },
)
RESULTS = Phrases(
    "nucleum.results",
    en={
        "category_track": "During the game",
        "category_milestones": "Milestones",
        "category_zero_space": "Stars on 0",
        "category_technology": "Technology 8",
        "category_resources": "Left over",
        "category_buildings": "Buildings",
        "category_income_tracks": "Income tracks",
        "category_total": "Total",
        "ended_conditions": "Enough end conditions are fulfilled.",
        "ended_rounds": "The last round is over.",
        "ended_baron": "The Baron has recharged three times.",
        "alone": "Victory: {who}, [vp {score}]",
        "shared": "Shared victory: {who}, [vp {score}]",
        "baron_beaten": "Victory over the Baron: {who}, [vp {score}]",
        "baron_wins": "The Baron wins; {who}: [vp {score}]",
    },
    de={
        "category_track": "Während der Partie",
        "category_milestones": "Meilensteine",
        "category_zero_space": "Sterne auf der 0",
        "category_technology": "Technologie 8",
        "category_resources": "Übriges",
        "category_buildings": "Gebäude",
        "category_income_tracks": "Einkommens-Leisten",
        "category_total": "Summe",
        "ended_conditions": "Genug Bedingungen für das Ende sind erfüllt.",
        "ended_rounds": "Die letzte Runde ist vorbei.",
        "ended_baron": "Der Baron hat dreimal aufgeladen.",
        "alone": "Sieg: {who}, [vp {score}]",
        "shared": "Geteilter Sieg: {who}, [vp {score}]",
        "baron_beaten": "Sieg über den Baron: {who}, [vp {score}]",
        "baron_wins": "Der Baron gewinnt; {who}: [vp {score}]",
    },
)
SHELF = ShelfWords(ABOUTS, RESULTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason = SHELF.category, SHELF.end_reason
part = SHELF.category
"""A part of final scoring is a line of the final scores."""


def verdict(result: Result, lang: str) -> str:
    """Who won; alone, whether the Baron was beaten (NU-185)."""
    if result.grade:
        return RESULTS(result.grade, lang, who="[seat 0]", score=result.scores[0])
    return SHELF.verdict(result, lang)

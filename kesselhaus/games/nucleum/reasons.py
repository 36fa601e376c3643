"""How the features of the advice are called when the coach gives his reasons."""

from kesselhaus.languages import Phrases

REASONS = Phrases(
    "nucleum.reasons",
    en={
        "": "points",
        "score": "points that you have",
        "milestones": "stars on milestones",
        "next_star": "the next star",
        "income": "income",
        "tiles": "tiles to play, thalers and workers",
        "technologies": "technologies",
        "buildings": "buildings",
        "network": "the network",
        "contracts": "contracts",
        "ending": "ending the match in front",
        "prospects": "what this turn still brings",
    },
    de={
        "": "Punkte",
        "score": "Punkte, die du hast",
        "milestones": "Sterne auf Meilensteinen",
        "next_star": "der nächste Stern",
        "income": "Einkommen",
        "tiles": "Plättchen, Thaler und Arbeiter",
        "technologies": "Technologien",
        "buildings": "Gebäude",
        "network": "das Netzwerk",
        "contracts": "Verträge",
        "ending": "das Ende, solange du vorn liegst",
        "prospects": "was dieser Zug noch bringt",
    },
)
"""What is counted in, and what a feature is about: it goes with more of it and with less."""

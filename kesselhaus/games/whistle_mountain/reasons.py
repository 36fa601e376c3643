"""How the features of the advice are called when the coach gives his reasons."""

from kesselhaus.languages import Phrases

REASONS = Phrases(
    "whistle_mountain.reasons",
    en={
        "": "points",
        "score": "points that you have",
        "tower": "workers in the tower",
        "upgrades": "upgrades",
        "goods": "resources",
        "storage": "scaffolds, machines and cards in storage",
        "workers": "workers, on the mountain or in the whirlpool",
        "airships": "airships that are home",
        "others": "what others have",
        "prospects": "what this turn still brings",
        "gained": "points gained",
        "pool": "workers in the whirlpool",
    },
    de={
        "": "Punkte",
        "score": "Punkte, die du hast",
        "tower": "Arbeiter im Turm",
        "upgrades": "Upgrades",
        "goods": "Rohstoffe",
        "storage": "Gerüste, Maschinen und Karten im Lager",
        "workers": "Arbeiter, am Berg oder im Pool",
        "airships": "Luftschiffe daheim",
        "others": "was die anderen haben",
        "prospects": "was dieser Zug noch bringt",
        "gained": "erzielte Punkte",
        "pool": "Arbeiter im Pool",
    },
)
"""What is counted in, and what a feature is about: it goes with more of it and with less."""

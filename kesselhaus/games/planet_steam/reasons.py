"""How the features of the advice are called when the coach gives his reasons."""

from kesselhaus.languages import Phrases

REASONS = Phrases(
    "planet_steam.reasons",
    en={
        "": "credits",
        "credits": "credits in hand",
        "investing": "what your credits can be turned into",
        "zones": "own zones",
        "tanks": "tanks set up",
        "superchargers": "superchargers",
        "luxury_quarters": "luxury quarters",
        "permits": "permits",
        "goods": "wares in store, at prices to come",
        "production": "production to come",
        "open_zones": "zones that wait for a tank",
        "carriers": "room in the carrier",
        "card": "the specialist's power",
        "hopes": "what an auction may still bring",
        "tidiness": "nothing put off",
        "wealth": "final wealth",
    },
    de={
        "": "Credits",
        "credits": "Credits auf der Hand",
        "investing": "was aus deinen Credits werden kann",
        "zones": "eigene Zonen",
        "tanks": "aufgestellte Tanks",
        "superchargers": "Kompressoren",
        "luxury_quarters": "Luxusquartiere",
        "permits": "Baulizenzen",
        "goods": "Waren im Lager, zu späteren Preisen",
        "production": "künftige Produktion",
        "open_zones": "Zonen, die auf einen Tank warten",
        "carriers": "Platz im Frachter",
        "card": "die Fähigkeit deines Spezialisten",
        "hopes": "was eine Auktion noch bringen kann",
        "tidiness": "nichts aufgeschoben",
        "wealth": "Vermögen am Ende",
    },
)
"""What is counted in, and what a feature is about: it goes with more of it and with less."""

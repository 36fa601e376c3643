"""How the features of the advice are called when the coach gives his reasons."""

from kesselhaus.languages import Phrases

REASONS = Phrases(
    "airship_city.reasons",
    en={
        "": "points",
        "score": "points that you have",
        "awards": "awards at the end",
        "goods": "goods in store",
        "moves": "moves of your workers",
        "upgrades": "upgrades",
        "discounts": "cheaper deeds to come",
        "ladder": "way to larger airships",
        "bonus_actions": "bonus actions",
        "contracts": "contracts",
        "plans": "what you can soon give to the city",
        "standing": "riding along with others",
        "prospects": "what this turn still brings",
    },
    de={
        "": "Punkte",
        "score": "Punkte, die du hast",
        "awards": "Auszeichnungen am Ende",
        "goods": "Waren im Lager",
        "moves": "Züge deiner Arbeiter",
        "upgrades": "Ausbauten",
        "discounts": "billigere Taten später",
        "ladder": "Weg zu größeren Luftschiffen",
        "bonus_actions": "Bonus-Aktionen",
        "contracts": "Verträge",
        "plans": "was du der Stadt bald schenken kannst",
        "standing": "huckepack bei anderen",
        "prospects": "was dieser Zug noch bringt",
    },
)
"""What is counted in, and what a feature is about: it goes with more of it and with less."""

"""The game on the shelf, and how a match is summed up."""

from kesselhaus.engine.wording import About, ShelfWords
from kesselhaus.languages import Phrases

ABOUTS = Phrases(
    "whistle_mountain.abouts",
    en={
        "game": About(
            "Whistle Mountain",
            "The snow melts, the water rises, and there is gold in the mountain. Send three airships to"
            " scaffolds, machines and docks, gather coal, iron, gold and whistles, and forge: scaffolds"
            " that fit closely, and machines that work for everybody. Machines lift workers into the tower,"
            " but the higher they stand, the sooner the flood takes those who stayed below. For 2 to 4"
            " players. 60 to 120 minutes.",
        ),
    },
    de={
        "game": About(
            "Voll Dampf",
            "Der Schnee schmilzt, das Wasser steigt, und im Berg ist Gold. Schick drei Luftschiffe zu"
            " Gerüsten, Maschinen und Einbuchtungen, sammle Kohle, Eisen, Gold und Pfeifen und schmiede:"
            " Gerüste, die sich gut einfügen, und Maschinen, die für alle arbeiten. Maschinen heben"
            " Arbeiter in den Turm, doch je höher sie stehen, desto eher holt die Flut, wer unten geblieben"
            " ist. Für 2 bis 4 Personen. 60 bis 120 Minuten.",
        ),
    },
)
RESULTS = Phrases(
    "whistle_mountain.results",
    en={
        "category_gained": "During the game",
        "category_tower": "Tower",
        "category_pool": "Pool",
        "category_upgrades": "Upgrades",
        "category_storage": "Storage",
        "category_total": "Total",
        "ended_barracks": "No worker is left in the barracks.",
        "ended_standstill": "Nobody has made progress for eight rounds.",
        "alone": "Victory: {who}, [vp {score}]",
        "shared": "Shared victory: {who}, [vp {score}]",
    },
    de={
        "category_gained": "Während der Partie",
        "category_tower": "Turm",
        "category_pool": "Im Pool",
        "category_upgrades": "Durch Upgrades",
        "category_storage": "Lager",
        "category_total": "Summe",
        "ended_barracks": "In den Baracken ist kein Arbeiter mehr.",
        "ended_standstill": "Acht Runden lang ging nichts mehr voran.",
        "alone": "Sieg: {who}, [vp {score}]",
        "shared": "Geteilter Sieg: {who}, [vp {score}]",
    },
)
SHELF = ShelfWords(ABOUTS, RESULTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason, verdict = SHELF.category, SHELF.end_reason, SHELF.verdict

"""The game on the shelf, and how a match is summed up."""

from collections.abc import Mapping

from kesselhaus.engine.wording import About, ShelfWords

ABOUT: Mapping[str, About] = {
    "en": About(
        "Whistle Mountain",
        "The snow melts, the water rises, and there is gold in the mountain. Send three airships to"
        " scaffolds, machines and docks, gather coal, iron, gold and whistles, and forge: scaffolds that fit"
        " closely, and machines that work for everybody. Machines lift workers into the tower, but the"
        " higher they stand, the sooner the flood takes those who stayed below. For 2 to 4 players. 60 to"
        " 120 minutes.",
    ),
    "de": About(
        "Voll Dampf",
        "Der Schnee schmilzt, das Wasser steigt, und im Berg ist Gold. Schick drei Luftschiffe zu Gerüsten,"
        " Maschinen und Einbuchtungen, sammle Kohle, Eisen, Gold und Pfeifen und schmiede: Gerüste, die sich"
        " gut einfügen, und Maschinen, die für alle arbeiten. Maschinen heben Arbeiter in den Turm, doch je"
        " höher sie stehen, desto eher holt die Flut, wer unten geblieben ist. Für 2 bis 4 Personen. 60 bis"
        " 120 Minuten.",
    ),
}

VARIANTS: Mapping[str, Mapping[str, About]] = {"en": {}, "de": {}}

CATEGORIES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "gained": "During the game",
        "tower": "Tower",
        "pool": "Pool",
        "upgrades": "Upgrades",
        "storage": "Storage",
        "total": "Total",
    },
    "de": {
        "gained": "Während der Partie",
        "tower": "Turm",
        "pool": "Im Pool",
        "upgrades": "Durch Upgrades",
        "storage": "Lager",
        "total": "Summe",
    },
}

END_REASONS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "barracks": "No worker is left in the barracks.",
        "standstill": "Nobody has made progress for eight rounds.",
    },
    "de": {
        "barracks": "In den Baracken ist kein Arbeiter mehr.",
        "standstill": "Acht Runden lang ging nichts mehr voran.",
    },
}

VERDICTS: Mapping[str, Mapping[str, str]] = {
    "en": {"alone": "Victory: {who}, [vp {score}]", "shared": "Shared victory: {who}, [vp {score}]"},
    "de": {"alone": "Sieg: {who}, [vp {score}]", "shared": "Geteilter Sieg: {who}, [vp {score}]"},
}

SHELF = ShelfWords(ABOUT, VARIANTS, CATEGORIES, END_REASONS, VERDICTS)
about, variant = SHELF.about, SHELF.variant
category, end_reason, verdict = SHELF.category, SHELF.end_reason, SHELF.verdict

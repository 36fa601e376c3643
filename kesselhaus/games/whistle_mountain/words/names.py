"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

import re

from kesselhaus.art.phrases import Word
from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.words import component_names, glossary
from kesselhaus.languages import Form, Phrases, in_form, small

ENGLISH = {**glossary.ENGLISH, **component_names.ENGLISH}
GERMAN = {**glossary.GERMAN, **component_names.GERMAN}
NAMES = Phrases("whistle_mountain.names", en=ENGLISH, de=GERMAN)
ADJECTIVES = ("Obere ", "Untere ", "Kleine ", "Mittlere ", "Große ", "Freie ", "Aktive ")
"""They are written small in a German sentence, where they begin no proper name."""
DESCRIBED = {id for id, forms in glossary.GERMAN.items() if forms[0].startswith(ADJECTIVES)}
IN_SENTENCE = Phrases(
    "whistle_mountain.in_sentence",
    en=small(ENGLISH, proper=component_names.ENGLISH),
    de=small(GERMAN, proper=GERMAN.keys() - DESCRIBED),
)

LEXICON = Phrases[Word](
    "whistle_mountain.lexicon",
    en={
        "coal": "coal",
        "iron": "iron",
        "water": "water",
        "gold": "gold",
        "whistle": ("whistle", "whistles"),
        "any": "of free choice",
        "worker": ("worker", "workers"),
        "scaffold": ("scaffold", "scaffolds"),
        "machine": ("machine", "machines"),
        "card": ("card", "cards"),
        "award": ("award", "awards"),
        "upgrade": ("upgrade", "upgrades"),
        "move": ("move", "moves"),
        "rescue": ("rescue", "rescues"),
        "home": ("airship home", "airships home"),
        "activate": ("activation", "activations"),
        "strip": ("water strip", "water strips"),
        "tower": "tower",
        "pool": "pool",
        "barracks": "barracks",
        "vp": ("point", "points"),
        "you": "you",
        "has": ("has", "have"),
        "is": ("is", "are"),
    },
    de={
        "coal": "Kohle",
        "iron": "Eisen",
        "water": "Wasser",
        "gold": "Gold",
        "whistle": ("Pfeife", "Pfeifen"),
        "any": "nach Wahl",
        "worker": "Arbeiter",
        "scaffold": ("Gerüst", "Gerüste"),
        "machine": ("Maschine", "Maschinen"),
        "card": ("Karte", "Karten"),
        "award": ("Auszeichnung", "Auszeichnungen"),
        "upgrade": ("Upgrade", "Upgrades"),
        "move": ("Bewegung", "Bewegungen"),
        "rescue": ("Rettung", "Rettungen"),
        "home": ("Luftschiff heim", "Luftschiffe heim"),
        "activate": ("Aktivierung", "Aktivierungen"),
        "strip": "Wasserstreifen",
        "tower": "Turm",
        "pool": "Pool",
        "barracks": "Baracken",
        "vp": ("Siegpunkt", "Siegpunkte"),
        "you": "du",
        "has": ("hat", "hast"),
        "is": ("ist", "bist"),
    },
)
"""The nouns of the markup."""
lexicon = LEXICON.of

NUMBERED = Phrases(
    "whistle_mountain.numbered",
    en={
        "scaffold": ("Scaffold {}", "scaffold {}"),
        "row": ("Row {}", "row {}"),
        "column": ("Column {}", "column {}"),
        "floor": ("Floor {}", "floor {}"),
        "level": ("Level {}", "level {}"),
        "square": ("Column {}, row {}", "column {}, row {}"),
    },
    de={
        "scaffold": ("Gerüst {}", "Gerüst {}"),
        "row": ("Reihe {}", "Reihe {}"),
        "column": ("Spalte {}", "Spalte {}"),
        "floor": ("Etage {}", "Etage {}"),
        "level": ("Stufe {}", "Stufe {}"),
        "square": ("Spalte {}, Reihe {}", "Spalte {}, Reihe {}"),
    },
)
"""What has a number for a name: alone, and in a sentence."""
KINDS = {
    "ms": "small_machine",
    "mm": "medium_machine",
    "ml": "large_machine",
    "cd": "card",
    "aw": "award",
    "up": "upgrade",
    "ab": "ability",
    "dk": "dock",
}
"""What the ids of components begin with."""
_SCAFFOLD = re.compile(r"s([lst])(\d\d)")
_COMPONENT = re.compile(r"([a-z]{2})(\d\d)")
_LINE = re.compile(r"(row|column|floor|level)_(\d+)")


def name(id: str, lang: str, form: Form = "full") -> str:
    """What the thing with that id is called."""
    if forms := NAMES.of(lang).get(id):
        return in_form(forms, form)
    kind, figure = _numbered(id)
    if kind in KINDS.values():
        return id.upper() if form == "phone" else f"{name(kind, lang, form)} {figure}"
    return NUMBERED.of(lang)[kind][0].format(figure) if kind and form == "full" else figure


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence."""
    if told := IN_SENTENCE.of(lang).get(id):
        return told
    kind, figure = _numbered(id)
    if kind in KINDS.values():
        return f"{in_sentence(kind, lang)} {figure}"
    return NUMBERED.of(lang)[kind][1].format(figure) if kind else figure


def _numbered(id: str) -> tuple[str, str]:
    """Scaffolds, lines and what only another edition has are called by their kind and number."""
    if found := _SCAFFOLD.fullmatch(id):
        return "scaffold", f"{found.group(1).upper()}{int(found.group(2))}"
    if found := _LINE.fullmatch(id):
        return found.group(1), found.group(2)
    if found := _COMPONENT.fullmatch(id):
        kind = KINDS.get(found.group(1), "")
        return kind, str(int(found.group(2))) if kind else id.upper()
    raise KeyError(f"Nothing in Whistle Mountain has the id {id!r}.")


def square(place: Square) -> str:
    """A square as the rulebook writes it, column and row: `9, 7`."""
    return f"{place[0]}, {place[1]}"


def told_square(place: Square, lang: str) -> str:
    """A square as it is read out."""
    return NUMBERED.of(lang)["square"][1].format(*place)

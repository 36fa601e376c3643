"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

import re
from collections.abc import Mapping

from kesselhaus.art.phrases import Lexicon
from kesselhaus.engine.grids import Square
from kesselhaus.games.whistle_mountain.words import component_names, glossary
from kesselhaus.languages import Form, Names, in_form

NAMES: Mapping[str, Names] = {
    "en": {**glossary.ENGLISH, **component_names.ENGLISH},
    "de": {**glossary.GERMAN, **component_names.GERMAN},
}

LEXICONS: Mapping[str, Lexicon] = {
    "en": {
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
    },
    "de": {
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
    },
}
"""The nouns of the markup."""

NUMBERED = {
    "en": {
        "scaffold": "Scaffold {}",
        "row": "Row {}",
        "column": "Column {}",
        "floor": "Floor {}",
        "level": "Level {}",
        "square": "column {}, row {}",
    },
    "de": {
        "scaffold": "Gerüst {}",
        "row": "Reihe {}",
        "column": "Spalte {}",
        "floor": "Etage {}",
        "level": "Stufe {}",
        "square": "Spalte {}, Reihe {}",
    },
}
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
    forms = NAMES[lang].get(id)
    if forms:
        return in_form(forms, form)
    if found := _SCAFFOLD.fullmatch(id):
        kind, figure = "scaffold", f"{found.group(1).upper()}{int(found.group(2))}"
    elif found := _LINE.fullmatch(id):
        kind, figure = found.groups()
    elif found := _COMPONENT.fullmatch(id):
        return _numbered(found.group(1), found.group(2), lang, form)
    else:
        raise KeyError(f"Nothing in Whistle Mountain has the id {id!r}.")
    return NUMBERED[lang][kind].format(figure) if form == "full" else figure


def _numbered(letters: str, number: str, lang: str, form: Form) -> str:
    """Components that only another edition has are called by their kind and number."""
    kind = KINDS.get(letters)
    if kind is None or form == "phone":
        return f"{letters.upper()}{number}"
    return f"{name(kind, lang, form)} {int(number)}"


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence, where English writes all but proper names small, and German
    what describes a noun.
    """
    full = name(id, lang)
    if id in component_names.ENGLISH or (lang == "de" and not full.startswith(("Obere ", "Untere "))):
        return full
    return full[:1].lower() + full[1:]


def square(place: Square) -> str:
    """A square as the rulebook writes it, column and row: `9, 7`."""
    return f"{place[0]}, {place[1]}"


def told_square(place: Square, lang: str) -> str:
    """A square as it is read out."""
    return NUMBERED[lang]["square"].format(*place)


def lexicon(lang: str) -> Lexicon:
    return LEXICONS[lang]

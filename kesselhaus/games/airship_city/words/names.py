"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from kesselhaus.art.phrases import Lexicon
from kesselhaus.games.airship_city.words.glossary import ENGLISH, GERMAN

Form: TypeAlias = Literal["full", "short", "phone"]
Names: TypeAlias = Mapping[str, tuple[str, ...]]
"""One to three forms of a name, the longest first; a form that is missing is the last one given."""

NAMES: Mapping[str, Names] = {"en": ENGLISH, "de": GERMAN}
FORMS: tuple[Form, ...] = ("full", "short", "phone")
ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

LEXICONS: Mapping[str, Lexicon] = {
    "en": {
        "wood": "wood",
        "metal": "metal",
        "gold": "gold",
        "gear": ("gear", "gears"),
        "any": "of free choice",
        "worker": ("worker", "workers"),
        "contract": ("contract", "contracts"),
        "stage": ("stage", "stages"),
        "vp": ("point", "points"),
        "you": "you",
        "has": ("has", "have"),
        "is": ("is", "are"),
    },
    "de": {
        "wood": "Holz",
        "metal": "Metall",
        "gold": "Gold",
        "gear": "Getriebe",
        "any": "nach Wahl",
        "worker": "Arbeiter",
        "contract": ("Vertrag", "Verträge"),
        "stage": ("Etappe", "Etappen"),
        "vp": ("Siegpunkt", "Siegpunkte"),
        "you": "du",
        "has": ("hat", "hast"),
        "is": ("ist", "bist"),
    },
}
"""The nouns of the markup."""

NUMBERED = {
    "en": {"stage": "Stage {}", "row": "Row {}", "column": "Column {}", "c": "Contract {}"},
    "de": {"stage": "Etappe {}", "row": "Zeile {}", "column": "Spalte {}", "c": "Vertrag {}"},
}


def name(id: str, lang: str, form: Form = "full") -> str:
    """What the thing with that id is called. Of two equal tiles both have the name of their kind."""
    names = NAMES[lang]
    numbered = _numbered(id, lang, form)
    if numbered:
        return numbered
    forms = names.get(id) or names.get(kind_of(id))
    if not forms:
        raise KeyError(f"Nothing in Airship City has the id {id!r}.")
    return forms[min(FORMS.index(form), len(forms) - 1)]


def _numbered(id: str, lang: str, form: Form) -> str:
    """Stages, grid lines and contracts have numbers for names: rows 1 to 4, columns A to D."""
    if id[:1] == "c" and id[1:].isdigit():
        kind, figure = "c", id[1:].lstrip("0")
    else:
        kind, _, number = id.rpartition("_")
        if not number.isdigit():
            return ""
        place = int(number)
        figure = {"row": str(place + 1), "column": chr(ord("A") + place), "stage": ROMAN[place]}.get(kind, "")
    pattern = NUMBERED[lang].get(kind)
    if pattern is None:
        return ""
    return pattern.format(figure) if form == "full" else figure


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence, where English writes it small."""
    full = name(id, lang)
    return full if lang == "de" else full[:1].lower() + full[1:]


def kind_of(tile: str) -> str:
    """`forest` for `forest_1`."""
    kind, _, number = tile.rpartition("_")
    return kind if number.isdigit() else tile


def cell(place: int) -> str:
    """The name of a cell by its column and row, as the levers round the city show them: B3."""
    row, column = divmod(place, 4)
    return f"{chr(ord('A') + column)}{row + 1}"


def lexicon(lang: str) -> Lexicon:
    return LEXICONS[lang]


# ------------------------------------------------------------------ tiles in a sentence

_GERMAN_TILES: Mapping[str, tuple[str, str, str, str]] = {
    "forest": ("aus dem", "in den", "über den", "Wald"),
    "mine": ("aus der", "in die", "über die", "Mine"),
    "factory": ("aus der", "in die", "über die", "Fabrik"),
    "valley": ("aus dem", "ins", "über das", "Tal"),
    "shipyard": ("von der", "zur", "über die", "Werft"),
    "architects_office": ("aus dem", "ins", "über das", "Architekturbüro"),
    "guild_hall": ("aus dem", "ins", "über das", "Gildehaus"),
    "workshop": ("aus der", "in die", "über die", "Werkshalle"),
    "market": ("vom", "zum", "über den", "Marktplatz"),
    "lighthouse": ("vom", "zum", "über den", "Leuchtturm"),
    "harbour": ("vom", "zum", "über den", "Hafen"),
}
WAYS = {"from": 0, "to": 1, "over": 2}


def way(which: Literal["from", "to", "over"], tile: str, lang: str) -> str:
    """From, to or over a tile: `from the Mine`, `aus der Mine`."""
    if lang == "de":
        *ways, noun = _GERMAN_TILES[kind_of(tile)]
        return f"{ways[WAYS[which]]} {noun}"
    return f"{which} the {name(tile, lang)}"

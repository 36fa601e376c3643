"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

from functools import lru_cache
from typing import Literal

from kesselhaus.art.phrases import Word
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.airship_city.words.glossary import ENGLISH, GERMAN
from kesselhaus.languages import Form, Phrases, as_written, in_form, small

NAMES = Phrases("airship_city.names", en=ENGLISH, de=GERMAN)
IN_SENTENCE = Phrases("airship_city.in_sentence", en=small(ENGLISH), de=as_written(GERMAN))

LEXICON = Phrases[Word](
    "airship_city.lexicon",
    en={
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
    de={
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
)
"""The nouns of the markup."""
lexicon = LEXICON.of

NUMBERED = Phrases(
    "airship_city.numbered",
    en={
        "stage": ("Stage {}", "stage {}"),
        "row": ("Row {}", "row {}"),
        "column": ("Column {}", "column {}"),
        "c": ("Contract {}", "contract {}"),
    },
    de={
        "stage": ("Etappe {}", "Etappe {}"),
        "row": ("Zeile {}", "Zeile {}"),
        "column": ("Spalte {}", "Spalte {}"),
        "c": ("Vertrag {}", "Vertrag {}"),
    },
)
"""What has a number for a name: alone, and in a sentence."""


@lru_cache(maxsize=2048)
def name(id: str, lang: str, form: Form = "full") -> str:
    """What the thing with that id is called. Of two equal tiles both have the name of their kind."""
    kind, figure = _numbered(id)
    if figure:
        return NUMBERED.of(lang)[kind][0].format(figure) if form == "full" else figure
    names = NAMES.of(lang)
    forms = names.get(id) or names.get(kind_of(id))
    if not forms:
        raise KeyError(f"Nothing in Airship City has the id {id!r}.")
    return in_form(forms, form)


def _numbered(id: str) -> tuple[str, str]:
    """Stages, grid lines and contracts have numbers for names: rows 1 to 4, columns A to D."""
    if id[:1] == "c" and id[1:].isdigit():
        return "c", id[1:].lstrip("0")
    kind, _, number = id.rpartition("_")
    match kind if number.isdigit() else "":
        case "row":
            return kind, str(int(number) + 1)
        case "column":
            return kind, chr(ord("A") + int(number))
        case "stage":
            return kind, ROMAN[int(number)]
    return "", ""


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence."""
    kind, figure = _numbered(id)
    return NUMBERED.of(lang)[kind][1].format(figure) if figure else IN_SENTENCE.of(lang)[id]


def kind_of(tile: str) -> str:
    """`forest` for `forest_1`."""
    kind, _, number = tile.rpartition("_")
    return kind if number.isdigit() else tile


def cell(place: int) -> str:
    """The name of a cell by its column and row, as the levers round the city show them: B3."""
    row, column = divmod(place, 4)
    return f"{chr(ord('A') + column)}{row + 1}"


# ------------------------------------------------------------------ tiles in a sentence

TILES = (
    "forest",
    "mine",
    "factory",
    "valley",
    "shipyard",
    "architects_office",
    "guild_hall",
    "workshop",
    "market",
    "lighthouse",
    "harbour",
)
WAYS = Phrases(
    "airship_city.ways",
    en={tile: tuple(f"{way} the {ENGLISH[tile][0]}" for way in ("from", "to", "over")) for tile in TILES},
    de={
        "forest": ("aus dem Wald", "in den Wald", "über den Wald"),
        "mine": ("aus der Mine", "in die Mine", "über die Mine"),
        "factory": ("aus der Fabrik", "in die Fabrik", "über die Fabrik"),
        "valley": ("aus dem Tal", "ins Tal", "über das Tal"),
        "shipyard": ("von der Werft", "zur Werft", "über die Werft"),
        "architects_office": ("aus dem Architekturbüro", "ins Architekturbüro", "über das Architekturbüro"),
        "guild_hall": ("aus dem Gildehaus", "ins Gildehaus", "über das Gildehaus"),
        "workshop": ("aus der Werkshalle", "in die Werkshalle", "über die Werkshalle"),
        "market": ("vom Marktplatz", "zum Marktplatz", "über den Marktplatz"),
        "lighthouse": ("vom Leuchtturm", "zum Leuchtturm", "über den Leuchtturm"),
        "harbour": ("vom Hafen", "zum Hafen", "über den Hafen"),
    },
)
"""From, to and over a tile."""


def way(which: Literal["from", "to", "over"], tile: str, lang: str) -> str:
    """`from the Mine`, `aus der Mine`."""
    return WAYS.of(lang)[kind_of(tile)][("from", "to", "over").index(which)]

"""What things are called: by their id, in full, short for a board or a key, and shorter for a phone."""

from collections.abc import Mapping

from kesselhaus.art.phrases import Lexicon
from kesselhaus.engine.wording import listed
from kesselhaus.games.planet_steam.box import PlanetBox, shipped
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.words.glossary import ENGLISH, GERMAN
from kesselhaus.languages import Form, in_form

NAMES: Mapping[str, Mapping[str, tuple[str, ...]]] = {"en": ENGLISH, "de": GERMAN}
ROMAN = ("0", "I", "II", "III", "IV")

LEXICONS: Mapping[str, Lexicon] = {
    "en": {
        "quartz": "quartz",
        "ore": "ore",
        "water": "water",
        "energy": "energy",
        "credit": ("credit", "credits"),
        "you": "you",
        "has": ("has", "have"),
    },
    "de": {
        "quartz": "Quarz",
        "ore": "Erz",
        "water": "Wasser",
        "energy": "Energie",
        "credit": ("Credit", "Credits"),
        "you": "du",
        "has": ("hat", "hast"),
    },
}
"""The nouns of the markup."""

TANKS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "quartz": "quartz tank",
        "ore": "ore tank",
        "water": "water tank",
        "energy": "energy tank",
        "with": "{tank} with supercharger",
        "empty": "empty",
    },
    "de": {
        "quartz": "Quarztank",
        "ore": "Erztank",
        "water": "Wassertank",
        "energy": "Energietank",
        "with": "{tank} mit Kompressor",
        "empty": "leer",
    },
}


def name(id: str, lang: str, form: Form = "full", box: PlanetBox | None = None) -> str:
    """What the thing with that id is called. Zones are called as the map shows them."""
    forms = NAMES[lang].get(id)
    if forms:
        return in_form(forms, form)
    edition = box or shipped()
    if id in edition.zones:
        return id
    if id in edition.moorings:
        return f"{name('mooring', lang)} {id}" if form == "full" else id
    if id in edition.cards:
        return listed((name(specialist, lang, form) for specialist in edition.cards[id].specialists), lang)
    raise KeyError(f"Nothing in Planet Steam has the id {id!r}.")


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence, where English writes common nouns small."""
    full = name(id, lang)
    is_proper = id in ("lady_steam", "speculator", "airship_captain", "engineer", "banker")
    return full if lang == "de" or is_proper else full[:1].lower() + full[1:]


def tank_name(tank: Tank | None, lang: str) -> str:
    """A tank by what it gives and whether it has a supercharger; None is an empty zone."""
    words = TANKS[lang]
    if tank is None:
        return words["empty"]
    plain = words[tank.resource]
    return words["with"].format(tank=plain) if tank.supercharger else plain


def lexicon(lang: str) -> Lexicon:
    return LEXICONS[lang]

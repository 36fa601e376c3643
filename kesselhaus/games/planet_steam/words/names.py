"""What things are called: by their id, in full, short for a board or a key, and shorter for a phone."""

from kesselhaus.art.phrases import Word
from kesselhaus.engine.wording import listed
from kesselhaus.games.planet_steam.box import PlanetBox, shipped
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.words.glossary import ENGLISH, GERMAN
from kesselhaus.languages import Form, Names, Phrases, as_written, in_form, small

NAMES = Phrases("planet_steam.names", en=ENGLISH, de=GERMAN)


def _of_a_resource(names: Names) -> Names:
    """The carriers and the converters."""
    return {id: forms for id, forms in names.items() if id.startswith(tuple(f"{one}_" for one in RESOURCES))}


IN_SENTENCE = Phrases(
    "planet_steam.in_sentence", en=small(_of_a_resource(ENGLISH)), de=as_written(_of_a_resource(GERMAN))
)

LEXICON = Phrases[Word](
    "planet_steam.lexicon",
    en={
        "quartz": "quartz",
        "ore": "ore",
        "water": "water",
        "energy": "energy",
        "credit": ("credit", "credits"),
        "you": "you",
        "has": ("has", "have"),
    },
    de={
        "quartz": "Quarz",
        "ore": "Erz",
        "water": "Wasser",
        "energy": "Energie",
        "credit": ("Credit", "Credits"),
        "you": "du",
        "has": ("hat", "hast"),
    },
)
"""The nouns of the markup."""
lexicon = LEXICON.of

say = Phrases(
    "planet_steam.tanks",
    en={
        "quartz": "quartz tank",
        "ore": "ore tank",
        "water": "water tank",
        "energy": "energy tank",
        "with": "{tank} with supercharger",
        "empty": "empty",
    },
    de={
        "quartz": "Quarztank",
        "ore": "Erztank",
        "water": "Wassertank",
        "energy": "Energietank",
        "with": "{tank} mit Kompressor",
        "empty": "leer",
    },
)


def name(id: str, lang: str, form: Form = "full", box: PlanetBox | None = None) -> str:
    """What the thing with that id is called. Zones are called as the map shows them."""
    forms = NAMES.of(lang).get(id)
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
    """The full name of a carrier or a converter in the middle of a sentence."""
    return IN_SENTENCE.of(lang)[id]


def tank_name(tank: Tank | None, lang: str) -> str:
    """A tank by what it gives and whether it has a supercharger; None is an empty zone."""
    if tank is None:
        return say("empty", lang)
    plain = say(tank.resource, lang)
    return say("with", lang, tank=plain) if tank.supercharger else plain

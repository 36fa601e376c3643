"""What things are called: by their id, in full, short for a board or a key, and shorter for a phone."""

import re
from functools import lru_cache

from kesselhaus.art.phrases import Word
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.box import NucleumBox, Side, shipped
from kesselhaus.games.nucleum.words.glossary import ENGLISH, GERMAN
from kesselhaus.languages import Form, Phrases, in_form

NAMES = Phrases("nucleum.names", en=ENGLISH, de=GERMAN)
IN_SENTENCE = Phrases(
    "nucleum.in_sentence",
    en={
        id: forms if id == "income_vp" else tuple(form[:1].lower() + form[1:] for form in forms)
        for id, forms in ENGLISH.items()
    },
    de=GERMAN,
)
"""English writes common nouns small."""

LEXICON = Phrases[Word](
    "nucleum.lexicon",
    en={
        "thaler": "thaler",
        "worker": ("worker", "workers"),
        "uranium": "uranium",
        "coal": "coal",
        "electricity": "electricity",
        "achievement": ("achievement", "achievements"),
        "income_thaler": ("step of thaler income", "steps of thaler income"),
        "income_worker": ("step of worker income", "steps of worker income"),
        "income_vp": ("step of VP income", "steps of VP income"),
        "income_any": ("step of any income", "steps of any income"),
        "tech": "technology",
        "tile": ("tile", "tiles"),
        "star": ("star", "stars"),
        "railway": ("railway tile", "railway tiles"),
        "contract": ("contract", "contracts"),
        "vp": ("point", "points"),
        "you": "you",
        "has": ("has", "have"),
        "is": ("is", "are"),
    },
    de={
        "thaler": "Thaler",
        "worker": "Arbeiter",
        "uranium": "Uran",
        "coal": "Kohle",
        "electricity": "Strom",
        "achievement": ("Erfolg", "Erfolge"),
        "income_thaler": ("Schritt Thaler-Einkommen", "Schritte Thaler-Einkommen"),
        "income_worker": ("Schritt Arbeiter-Einkommen", "Schritte Arbeiter-Einkommen"),
        "income_vp": ("Schritt SP-Einkommen", "Schritte SP-Einkommen"),
        "income_any": ("Schritt Einkommen nach Wahl", "Schritte Einkommen nach Wahl"),
        "tech": "Technologie",
        "tile": "Plättchen",
        "star": ("Stern", "Sterne"),
        "railway": ("Schiene", "Schienen"),
        "contract": ("Auftrag", "Aufträge"),
        "vp": ("Siegpunkt", "Siegpunkte"),
        "you": "du",
        "has": ("hat", "hast"),
        "is": ("ist", "bist"),
    },
)
"""The nouns of the markup."""
lexicon = LEXICON.of

NUMBERED = Phrases(
    "nucleum.numbered",
    en={
        "contract": ("Contract {}", "C{}"),
        "technology": ("Technology {}", "{}"),
        "effect": ("Turbine effect {}", "{}"),
        "setup_card": ("Setup card {}", "{}"),
        "tile": ("Action tile {}", "{}"),
        "directive": ("Special directive {}", "Directive"),
    },
    de={
        "contract": ("Auftrag {}", "A{}"),
        "technology": ("Technologie {}", "{}"),
        "effect": ("Turbinen-Effekt {}", "{}"),
        "setup_card": ("Aufbaukarte {}", "{}"),
        "tile": ("Aktions-Plättchen {}", "{}"),
        "directive": ("Sonderweisung {}", "Weisung"),
    },
)
"""What has a number for a name: in full and short."""
IDS = {
    r"C(\d\d)": "contract",
    r"([ABCD]-\d)": "technology",
    r"E([ABCD])": "effect",
    r"S(\d+)": "setup_card",
    r"(T\d\d|[ABCD]S\d|BX\d)": "tile",
    r"([ABCD])D": "directive",
}
KINDS = {"RES": "residence", "FAC": "factory", "LAB": "laboratory", "TUR": "turbine", "MIN": "mine"}
SITES = {"u": "urban_site", "m": "mine_site", "t": "turbine_site"}
ACTIONS = {"contract": "contract_action", "any": "any_main", "directive": "special_directive"}
"""Actions whose id also means something else."""


def name(id: str, lang: str, form: Form = "full", box: NucleumBox | None = None) -> str:
    """What the thing with that id is called."""
    forms = NAMES.of(lang).get(id) or _numbered(id, lang) or _on_the_map(id, lang, box or shipped())
    if not forms:
        raise KeyError(f"Nothing in Nucleum has the id {id!r}.")
    return in_form(forms, form)


@lru_cache(maxsize=2048)
def _numbered(id: str, lang: str) -> tuple[str, ...]:
    for pattern, named in IDS.items():
        if found := re.fullmatch(pattern, id):
            return tuple(form.format(found[1].lstrip("0")) for form in NUMBERED.of(lang)[named])
    kind, _, level = id.partition("-")
    if kind in KINDS and level.isdigit():
        return tuple(f"{one} {ROMAN[int(level)]}" for one in NAMES.of(lang)[KINDS[kind]])
    return ()


def _on_the_map(id: str, lang: str, box: NucleumBox) -> tuple[str, ...]:
    """Cities by their names; sites, links and track spaces by those of their cities; neutral buildings."""
    if id in box.neutral:
        return tuple(f"{one} ({name('neutral', lang)})" for one in NAMES.of(lang)[box.type[id]])
    place, _, number = id.partition(".")
    cities = {city.id: city.name for city in box.components.cities}
    if place in cities:
        if not number:
            return (cities[place],)
        kind = NAMES.of(lang)[SITES[number[:1]]][0]
        return f"{cities[place]}, {kind} {number[1:]}", f"{cities[place]} {number[1:]}"
    link = next((link for link in box.components.links if link.id == place), None)
    if link is None:
        return ()
    ends = f"{cities[link.a]}–{cities[link.b]}"
    return (f"{ends} {number}" if number else ends,)


def action_name(action: str, lang: str, form: Form = "full") -> str:
    """What an action of a tile half is called."""
    return name(ACTIONS.get(action, action), lang, form)


def space_name(side: Side, space: str, box: NucleumBox, lang: str) -> str:
    """A track space by the cities of its link, counted from the first; the only one needs no number."""
    link = side.links[side.spaces[space].link]
    return name(space if len(link.spaces) > 1 else link.id, lang, box=box)


def city_of(site: str, lang: str, box: NucleumBox) -> str:
    """The city of a site."""
    return name(site.partition(".")[0], lang, box=box)


def in_sentence(id: str, lang: str, form: Form = "full") -> str:
    """The name in the middle of a sentence."""
    kind, _, level = id.partition("-")
    if kind in KINDS and level.isdigit():
        return f"{in_sentence(KINDS[kind], lang, form)} {ROMAN[int(level)]}"
    return in_form(IN_SENTENCE.of(lang)[id], form)

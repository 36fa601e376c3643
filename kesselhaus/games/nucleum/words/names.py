"""What things are called: by their id, in full, short for a board or a key, and shorter for a phone."""

import re
from collections.abc import Mapping

from kesselhaus.art.phrases import Lexicon
from kesselhaus.games.nucleum.box import NucleumBox, Side, shipped
from kesselhaus.games.nucleum.words.gains import ROMAN
from kesselhaus.games.nucleum.words.glossary import LEXICONS, NAMES
from kesselhaus.languages import Form, in_form

NUMBERED: Mapping[str, Mapping[str, tuple[str, str]]] = {
    r"C(\d\d)": {"en": ("Contract {}", "C{}"), "de": ("Auftrag {}", "A{}")},
    r"([ABCD]-\d)": {"en": ("Technology {}", "{}"), "de": ("Technologie {}", "{}")},
    r"E([ABCD])": {"en": ("Turbine effect {}", "{}"), "de": ("Turbinen-Effekt {}", "{}")},
    r"S(\d+)": {"en": ("Setup card {}", "{}"), "de": ("Aufbaukarte {}", "{}")},
    r"(T\d\d|[ABCD]S\d|BX\d)": {"en": ("Action tile {}", "{}"), "de": ("Aktions-Plättchen {}", "{}")},
    r"([ABCD])D": {"en": ("Special directive {}", "Directive"), "de": ("Sonderweisung {}", "Weisung")},
}
"""What has a number for a name: the pattern of the id, then by language the name in full and short."""

KINDS = {"RES": "residence", "FAC": "factory", "LAB": "laboratory", "TUR": "turbine", "MIN": "mine"}
SITES = {"u": "urban_site", "m": "mine_site", "t": "turbine_site"}
ACTIONS = {"contract": "contract_action", "any": "any_main", "directive": "special_directive"}
"""Actions whose id also means something else."""


def name(id: str, lang: str, form: Form = "full", box: NucleumBox | None = None) -> str:
    """What the thing with that id is called."""
    forms = NAMES[lang].get(id) or _numbered(id, lang) or _on_the_map(id, lang, box or shipped())
    if not forms:
        raise KeyError(f"Nothing in Nucleum has the id {id!r}.")
    return in_form(forms, form)


def _numbered(id: str, lang: str) -> tuple[str, ...]:
    for pattern, names in NUMBERED.items():
        if found := re.fullmatch(pattern, id):
            return tuple(form.format(found[1].lstrip("0")) for form in names[lang])
    kind, _, level = id.partition("-")
    if kind in KINDS and level.isdigit():
        return tuple(f"{one} {ROMAN[int(level)]}" for one in NAMES[lang][KINDS[kind]])
    return ()


def _on_the_map(id: str, lang: str, box: NucleumBox) -> tuple[str, ...]:
    """Cities by their names; sites, links and track spaces by those of their cities; neutral buildings."""
    if id in box.neutral:
        return tuple(f"{one} ({name('neutral', lang)})" for one in NAMES[lang][box.type[id]])
    place, _, number = id.partition(".")
    cities = {city.id: city.name for city in box.components.cities}
    if place in cities:
        if not number:
            return (cities[place],)
        kind = NAMES[lang][SITES[number[:1]]][0]
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


def in_sentence(id: str, lang: str, box: NucleumBox | None = None) -> str:
    """The full name in the middle of a sentence, where English writes common nouns small."""
    full = name(id, lang, box=box)
    return full if lang == "de" else full[:1].lower() + full[1:]


def lexicon(lang: str) -> Lexicon:
    return LEXICONS[lang]

"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

from collections.abc import Mapping

from kesselhaus.art.phrases import Lexicon
from kesselhaus.games.steamopolis.words import catalogue, glossary
from kesselhaus.languages import Form, Names, in_form

NAMES: Mapping[str, Names] = {
    "en": {**glossary.ENGLISH, **catalogue.ENGLISH},
    "de": {**glossary.GERMAN, **catalogue.GERMAN},
}
RANKS = ("0", "I", "II", "III")

LEXICONS: Mapping[str, Lexicon] = {
    "en": {
        "crystal": ("crystal", "crystals"),
        "gear": ("gear", "gears"),
        "res": ("resource", "resources"),
        "press": ("pressure", "pressure"),
        "stone": ("stone", "stones"),
        "stonearr": ("arrow", "arrows"),
        "beetle": ("parasite", "parasites"),
        "base": "base marker",
        "cap": ("capacity tile", "capacity tiles"),
        "sponsor": ("sponsor", "sponsors"),
        "gala": ("gala", "galas"),
        "banner": ("banner", "banners"),
        "ticket": ("passenger tile", "passenger tiles"),
        "boiler": ("boiler", "boilers"),
        "vp": ("vote point", "vote points"),
        "you": "you",
    },
    "de": {
        "crystal": ("Kristall", "Kristalle"),
        "gear": ("Zahnrad", "Zahnräder"),
        "res": ("Ressource", "Ressourcen"),
        "press": ("Druck", "Druck"),
        "stone": ("Druckstein", "Drucksteine"),
        "stonearr": ("Pfeil", "Pfeile"),
        "beetle": "Schmarotzer",
        "base": "Basisdruckmarker",
        "cap": "Kapazitätsplättchen",
        "sponsor": ("Sponsor", "Sponsoren"),
        "gala": ("Spendengala", "Spendengalas"),
        "banner": "Banner",
        "ticket": "Passagierplättchen",
        "boiler": "Kessel",
        "vp": ("Stimmpunkt", "Stimmpunkte"),
        "you": "du",
    },
}
"""The nouns of the markup; each has a drawing `i-…`."""

NUMBERED: Mapping[str, Mapping[str, str]] = {
    "en": {"level": "Level {}", "slot": "Slot {}", "rank": "Rank {}", "P": "Passenger tile {}"},
    "de": {"level": "Ebene {}", "slot": "Platz {}", "rank": "Rang {}", "P": "Passagierplättchen {}"},
}
SIDES: Mapping[str, Mapping[str, str]] = {
    "en": {"L": "left", "R": "right", "X": "extra"},
    "de": {"L": "links", "R": "rechts", "X": "zusätzlich"},
}


def name(id: str, lang: str, form: Form = "full") -> str:
    """What the thing with that id is called. The backs of all start machines are called alike."""
    numbered = _numbered(id, lang, form)
    if numbered:
        return numbered
    known = id.replace("character ", "character_")
    forms = NAMES[lang].get("start_back" if id.endswith("-back") else known)
    if not forms:
        raise KeyError(f"Nothing in Steamopolis has the id {id!r}.")
    return in_form(forms, form)


def _numbered(id: str, lang: str, form: Form) -> str:
    """Levels, slots, ranks and passenger tiles have numbers for names."""
    if id[:1] == "P" and id[1:].isdigit():
        kind, figure = "P", id[1:].lstrip("0")
    else:
        kind, _, number = id.rpartition("_")
        if not number.isdigit() or kind == "character":
            return ""
        figure = RANKS[int(number)] if kind == "rank" and int(number) < len(RANKS) else number
    pattern = NUMBERED[lang].get(kind)
    if pattern is None:
        return ""
    return pattern.format(figure) if form == "full" else figure


def place(district: str, lang: str) -> str:
    """Where a district lies: `level 3, left`."""
    level = in_sentence(f"level_{district[:-1]}", lang)
    return f"{level}, {SIDES[lang][district[-1]]}"


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence, where English writes words of the rules small."""
    full = name(id, lang)
    has_a_name = id in catalogue.ENGLISH and id != "capacity"
    return full if lang == "de" or has_a_name else full[:1].lower() + full[1:]


def lexicon(lang: str) -> Lexicon:
    return LEXICONS[lang]

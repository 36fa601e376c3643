"""What things are called: by their id, in full, short for a tile or a key, and shorter for a phone."""

from kesselhaus.art.phrases import Word
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.steamopolis.words import catalogue, glossary
from kesselhaus.languages import Form, Phrases, as_written, in_form, small

NAMES = Phrases(
    "steamopolis.names",
    en={**glossary.ENGLISH, **catalogue.ENGLISH},
    de={**glossary.GERMAN, **catalogue.GERMAN},
)
IN_SENTENCE = Phrases("steamopolis.in_sentence", en=small(glossary.ENGLISH), de=as_written(glossary.GERMAN))
"""The words of the rules in the middle of a sentence; components have names of their own."""

LEXICON = Phrases[Word](
    "steamopolis.lexicon",
    en={
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
        "has": ("has", "have"),
    },
    de={
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
        "has": ("hat", "hast"),
    },
)
"""The nouns of the markup; each has a drawing `i-…`. And the verb of sentences about a player."""
lexicon = LEXICON.of

numbered = Phrases(
    "steamopolis.numbered",
    en={"level": "Level {n}", "slot": "Slot {n}", "rank": "Rank {n}", "P": "Passenger tile {n}"},
    de={"level": "Ebene {n}", "slot": "Platz {n}", "rank": "Rang {n}", "P": "Passagierplättchen {n}"},
)
lies = Phrases(
    "steamopolis.places",
    en={"L": "level {level}, left", "R": "level {level}, right", "X": "level {level}, extra"},
    de={"L": "Ebene {level}, links", "R": "Ebene {level}, rechts", "X": "Ebene {level}, zusätzlich"},
)
"""Where a district lies."""


def name(id: str, lang: str, form: Form = "full") -> str:
    """What the thing with that id is called. The backs of all start machines are called alike."""
    kind, figure = _numbered(id)
    if figure:
        return numbered(kind, lang, n=figure) if form == "full" else figure
    forms = NAMES.of(lang).get(_known(id))
    if not forms:
        raise KeyError(f"Nothing in Steamopolis has the id {id!r}.")
    return in_form(forms, form)


def _known(id: str) -> str:
    """Tiles that are called like what the rules call them; characters by their number."""
    if id == "capacity":
        return "capacity_tile"
    return "start_machine" if id.endswith("-back") else id.replace("character ", "character_")


def _numbered(id: str) -> tuple[str, str]:
    """Levels, slots, ranks and passenger tiles have numbers for names."""
    if id[:1] == "P" and id[1:].isdigit():
        return "P", id[1:].lstrip("0")
    kind, _, number = id.rpartition("_")
    if kind not in ("level", "slot", "rank") or not number.isdigit():
        return "", ""
    return kind, ROMAN[int(number)] if kind == "rank" and int(number) < len(ROMAN) else number


def place(district: str, lang: str) -> str:
    """Where a district lies: `level 3, left`."""
    return lies(district[-1], lang, level=district[:-1])


def in_sentence(id: str, lang: str) -> str:
    """The full name in the middle of a sentence."""
    return IN_SENTENCE.of(lang).get(_known(id)) or name(id, lang)

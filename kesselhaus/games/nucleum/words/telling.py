"""What the tellers of events share: the sentences, and how tiles, costs and contracts read in them."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.sentences import ENGLISH, GERMAN
from kesselhaus.games.nucleum.words.tiles import both

SENTENCES = {"en": ENGLISH, "de": GERMAN}

Values: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a sentence, and what fills its gaps."""
Tellers: TypeAlias = Mapping[type[Event], Callable[..., Values]]


def who(seat: int | None, lang: str) -> str:
    """A player by the seat; the Baron, who has none, by his name."""
    return name("baron", lang) if seat is not None and seat < 0 else f"[seat {seat}]"


def plain(key: str) -> Callable[[Event, str, NucleumBox], Values]:
    return lambda event, lang, box: (key, {})


def tiles(tiles: Iterable[str], lang: str, box: NucleumBox) -> str:
    return listed((both(box, tile, lang) for tile in tiles), lang)


def paid(goods: Mapping[str, int], lang: str) -> str:
    paid = amounts(goods)
    return SENTENCES[lang]["for"].format(paid=paid) if paid else SENTENCES[lang]["for_free"]


def contract(key: str) -> Callable[[e.Fulfilled, str, NucleumBox], Values]:
    def told(event: e.Fulfilled, lang: str, box: NucleumBox) -> Values:
        return key, {"contract": contract_words(event.contract, lang, box)}

    return told


def contract_words(contract: str, lang: str, box: NucleumBox) -> str:
    """What a contract asks for and brings: `3 mines for [vp 6] [4 thaler]`."""
    asks = condition(box.contracts[contract], lang)
    return SENTENCES[lang]["contract"].format(
        asks=asks, brings=gains(box.contract_reward[contract], lang, "", ", ")
    )


def tile(key: str) -> Callable[[e.TileTaken, str, NucleumBox], Values]:
    return lambda event, lang, box: (key, {"tile": both(box, event.tile, lang)})

"""What the tellers of events share: how tiles, costs and contracts read in them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.sentences import tell
from kesselhaus.games.nucleum.words.tiles import both

Values: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a sentence, and what fills its gaps."""
Teller: TypeAlias = Callable[[Any, str, NucleumBox], Values]
Tellers: TypeAlias = Mapping[type[Event], Teller]


def who(seat: int | None, lang: str) -> str:
    """A player by the seat; the Baron, who has none, by his name."""
    return name("baron", lang) if seat is not None and seat < 0 else f"[seat {seat}]"


def plain(key: str, **values: Callable[[Any], object]) -> Teller:
    """A sentence with what can be read from the event in any language."""
    return lambda event, lang, box: (key, {field: read(event) for field, read in values.items()})


def named(key: str, **ids: str) -> Teller:
    """A sentence with the names of what the event names: by the gap, the field with the id."""
    return lambda event, lang, box: (
        key,
        {gap: name(getattr(event, field), lang, box=box) for gap, field in ids.items()},
    )


def tiles(tiles: Iterable[str], lang: str, box: NucleumBox) -> str:
    return listed((both(box, tile, lang) for tile in tiles), lang)


def paid(goods: Mapping[str, int], lang: str) -> str:
    paid = amounts(goods)
    return tell("for", lang, paid=paid) if paid else tell("for_free", lang)


def contract(key: str) -> Teller:
    return lambda event, lang, box: (key, {"contract": contract_words(event.contract, lang, box)})


def contract_words(contract: str, lang: str, box: NucleumBox) -> str:
    """What a contract asks for and brings: `3 mines for [vp 6] [4 thaler]`."""
    asks = condition(box.contracts[contract], lang)
    return tell("contract", lang, asks=asks, brings=gains(box.contract_reward[contract], lang, "", ", "))


def tile(key: str) -> Teller:
    return lambda event, lang, box: (key, {"tile": both(box, event.tile, lang)})

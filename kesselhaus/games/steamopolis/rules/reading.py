"""What a gauge shows (4.3): its stones and markers, and the options that follow from them."""

from msgspec import Struct

from kesselhaus.engine.questions import Option
from kesselhaus.games.steamopolis.options import DECLINE, DISCARD_MARKER, MOVE_STONE
from kesselhaus.games.steamopolis.state import BASE, BONUS


class Reading(Struct, frozen=True):
    """Everything that depends on the pieces of one gauge alone."""

    stones: tuple[int, ...]
    """The positions of the stones, left to right."""
    foremost: int
    """The position of the stone farthest right; 0 where there is none."""
    movable: tuple[int, ...]
    """ST-36: the stones that have a free position somewhere to their right."""
    markers: tuple[int, ...]
    """The positions of the bonus markers."""
    in_the_way: tuple[int, ...]
    """ST-47a: markers without which some stone could move."""
    discards: tuple[Option, ...]
    """ST-47: own bonus markers may be sent to the box."""
    moves: tuple[Option, ...]
    """ST-37, ST-38: the next move of a pressure increase that has begun. A marker may make room before moves
    are lost (ST-47a); nothing, if no move is possible any more.
    """
    offers: tuple[Option, ...]
    """The same for a pressure increase that can still be declined."""


KNOWN: dict[tuple[int, ...], Reading] = {}
MOST_KNOWN = 1 << 14


def read(gauge: list[int]) -> Reading:
    """The same gauges come again and again, so what was read is kept."""
    return KNOWN.get(pieces := tuple(gauge)) or _remember(pieces)


def _remember(gauge: tuple[int, ...]) -> Reading:
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.clear()
    reading = KNOWN[gauge] = _read(gauge)
    return reading


def _read(gauge: tuple[int, ...]) -> Reading:
    stones = tuple(place for place, piece in enumerate(gauge) if 0 < piece < BASE)
    last_free = max((place for place, piece in enumerate(gauge) if not piece), default=0)
    movable = tuple(place for place in stones if place < last_free)
    markers = tuple(place for place, piece in enumerate(gauge) if piece >= BONUS)
    in_the_way = tuple(place for place in markers if stones and stones[0] < place)
    discards: tuple[Option, ...] = tuple(DISCARD_MARKER[place] for place in markers)
    if movable:
        moves = (*(MOVE_STONE[place] for place in movable), *discards)
        offers = (*moves, DECLINE)
    else:
        helpful = tuple(DISCARD_MARKER[place] for place in in_the_way)
        moves = offers = (*helpful, DECLINE) if helpful else ()
    return Reading(
        stones=stones,
        foremost=stones[-1] if stones else 0,
        movable=movable,
        markers=markers,
        in_the_way=in_the_way,
        discards=discards,
        moves=moves,
        offers=offers,
    )

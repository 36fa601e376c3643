"""What a seat may know (section 7): all but the machine sides of face-down tiles that others have seen."""

from random import Random

from kesselhaus.games.steamopolis.rules.market import unseen
from kesselhaus.games.steamopolis.state import Lot, Table


def conceal(table: Table, seat: int | None) -> Table:
    """ST-101: a peeked tile is known to who peeked; that somebody has, and where, is known to all."""
    twin = table.copy()
    for level, lots in table.markets.items():
        if any(_is_secret(lot, seat) for lot in lots):
            twin.markets[level] = tuple(
                Lot(lot.rank, lot.colour, None, lot.peeked) if _is_secret(lot, seat) else lot for lot in lots
            )
    return twin


def _is_secret(lot: Lot, seat: int | None) -> bool:
    return lot.tile is not None and bool(lot.peeked) and seat not in lot.peeked


def imagine(table: Table, seat: int | None, chance: Random) -> Table:
    """A table that looks the same to the seat, with made-up tiles where others have peeked."""
    twin = table.copy()
    for level in twin.markets:
        for place, lot in enumerate(twin.markets[level]):
            if lot.tile is None and lot.peeked:
                tile = chance.choice(unseen(twin, lot.rank, lot.colour))
                lots = twin.markets[level]
                seen = Lot(lot.rank, lot.colour, tile, lot.peeked)
                twin.markets[level] = (*lots[:place], seen, *lots[place + 1 :])
    return twin

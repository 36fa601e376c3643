"""The catalogue of a game as it is played: with so many seats, variants and components."""

from collections.abc import Iterable
from functools import lru_cache

from kesselhaus import games
from kesselhaus.engine.catalogue import Catalogue
from kesselhaus.engine.components import Box


def catalogue(
    game: str, seats: int | None = None, variants: Iterable[str] = (), *, components: bytes | None = None
) -> Catalogue:
    """All options of a game with a number each. `components` is the text of a components file."""
    chosen = games.game(game)
    count = chosen.usual_seats if seats is None else seats
    return catalogue_of(game, count, chosen.chosen_variants(count, variants), chosen.box(components))


@lru_cache(maxsize=64)
def catalogue_of(game: str, seats: int, variants: frozenset[str], box: Box) -> Catalogue:
    return Catalogue(games.catalogue(game).options(box, seats, variants))

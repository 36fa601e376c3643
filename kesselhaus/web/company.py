"""Who sits there with people: what bots are called. A name is one word, and belongs to its table for good."""

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random

from kesselhaus.store.accounts import name_key

BOTS = (
    "Jonas",
    "Mara",
    "Tomasz",
    "Ida",
    "Emil",
    "Greta",
    "Anton",
    "Lena",
    "Oskar",
    "Vera",
    "Hugo",
    "Nora",
    "Bruno",
    "Alma",
    "Felix",
    "Clara",
    "Karol",
    "Edda",
)
"""Names are the same in every language, so that people at one table speak of the same Mara."""


def bot_names(table: str, taken: Iterable[str]) -> Iterator[str]:
    """For one bot after the other at a table: in an order of its own, and none that somebody there has."""
    known = {name_key(name) for name in taken}
    order = Random(table).sample(BOTS, len(BOTS))
    for lap in count(1):
        for name in order:
            called = name if lap == 1 else f"{name} {lap}"
            if name_key(called) not in known:
                yield called


def bot_name(table: str, taken: Iterable[str]) -> str:
    """For one more bot."""
    return next(bot_names(table, taken))

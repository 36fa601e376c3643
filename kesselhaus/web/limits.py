"""How much and how often somebody may ask."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import ceil

from msgspec import Struct

LARGEST_FORM = 64_000
LARGEST_FILE = 1_000_000
MOST_FIELDS = 240
MOST_FILES = 1
KEPT = 20_000
NETWORK_BITS = 64
"""Whoever has one IPv6 address has all that begin like it."""

RATES: dict[str, tuple[float, float]] = {
    "move": (10.0, 60.0),
    "talk": (1.0, 20.0),
    "lay": (0.2, 20.0),
    "sign": (0.1, 10.0),
    "account": (0.1, 30.0),
    "look": (20.0, 200.0),
    "page": (5.0, 100.0),
    "line": (2.0, 60.0),
    "advice": (2.0, 30.0),
}
"""For each kind of request: how many a second for good, and how many at once. `sign` are passwords tried from
one address, `account` those tried for one account from everywhere; `page` is what is not at a table, `line`
what a page opens to be told what happens.
"""

MOST_LINES = {"visitor": 30, "address": 200, "house": 5_000}
"""So many open pages are told what happens: of one visitor, of one address, of this process in all."""


class Asker(Struct, frozen=True):
    """Who asks, as far as limits are concerned: a known visitor, or only where he asks from."""

    name: str
    network: str


def network_of(address: str) -> str:
    """What counts as one place: an IPv4 address, or an IPv6 network such as one household has."""
    try:
        place = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(place, IPv4Address):
        return address
    if place.ipv4_mapped is not None:
        return str(place.ipv4_mapped)
    return str(IPv6Network((place, NETWORK_BITS), strict=False))


class Limits:
    """A bucket for every asker and kind of request: it fills steadily, and each request takes one out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, off: bool = False) -> None:
        self._clock, self._off = clock, off
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, asker: str) -> bool:
        rate, most = RATES[kind]
        if self._off:
            return True
        now = self._clock()
        held, since = self._buckets.pop((kind, asker), (most, now))
        held = min(most, held + rate * (now - since))
        allowed = held >= 1
        self._buckets[kind, asker] = (held - 1 if allowed else held, now)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed

    def wait(self, kind: str, asker: str) -> int:
        """Seconds until somebody who was refused is allowed again."""
        rate, most = RATES[kind]
        held, since = self._buckets.get((kind, asker), (most, self._clock()))
        return max(1, ceil((1 - held) / rate - (self._clock() - since)))


class Lines:
    """Counts the lines that are open. Who holds none is not remembered."""

    def __init__(self, *, off: bool = False) -> None:
        self._off = off
        self._open: Counter[tuple[str, str]] = Counter()

    @property
    def count(self) -> int:
        return self._open["house", ""]

    @contextmanager
    def line(self, visitor: str | None, address: str) -> Iterator[bool]:
        """One line more, as long as it is held; False if it would be one too many."""
        holders = [("address", address), ("house", "")] + ([("visitor", visitor)] if visitor else [])
        if not self._off and any(self._open[holder] >= MOST_LINES[holder[0]] for holder in holders):
            yield False
            return
        self._open.update(holders)
        try:
            yield True
        finally:
            self._open.subtract(holders)
            for holder in holders:
                if not self._open[holder]:
                    del self._open[holder]

"""How much and how often somebody may ask."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2s
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
NOT_BY_VISITOR = ("sign", "account")
EACH_ADDRESS = 5
"""So many times what one visitor may do, all who are known there may do together from one address: to be
known costs nothing, and who makes himself many is still in one place.
"""


def from_one_address(kind: str) -> str:
    """The kind that counts a kind of request for all who are known at an address."""
    return f"{kind}-address"


RATES |= {
    from_one_address(kind): (EACH_ADDRESS * rate, EACH_ADDRESS * most)
    for kind, (rate, most) in RATES.items()
    if kind not in NOT_BY_VISITOR
}

MOST_LINES = {"visitor": 30, "address": 200, "house": 5_000}
"""So many open pages are told what happens: of one visitor, of one address, of this process in all."""
WORTH_TELLING = 3
"""Who holds fewer lines is not told of to other processes."""
WORTH_SHARING = 0.2
"""Of a bucket from which less is missing other processes are not told."""
LAPSES = 15.0
"""After so many seconds without news of them, lines at another process are taken for closed."""


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


@lru_cache(maxsize=KEPT)
def sign_of(asker: str) -> str:
    """What stands for an asker: processes tell each other of him, but not what his browser signs in with."""
    return blake2s(asker.encode(), digest_size=12).hexdigest()


class Limits:
    """A bucket for every asker and kind of request: it fills steadily, and each request takes one out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, off: bool = False) -> None:
        self._clock, self._off = clock, off
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._untold: Counter[tuple[str, str]] = Counter()
        """What was taken out here that no other process knows of."""

    def allow(self, kind: str, asker: str) -> bool:
        if self._off:
            return True
        bucket = kind, sign_of(asker)
        held = self._held(bucket)
        allowed = held >= 1
        self._put_back(bucket, held - 1 if allowed else held)
        self._untold[bucket] += allowed
        if len(self._untold) > KEPT:
            self._untold.clear()
        return allowed

    def wait(self, kind: str, asker: str) -> int:
        """Seconds until somebody who was refused is allowed again."""
        return max(1, ceil((1 - self._held((kind, sign_of(asker)))) / RATES[kind][0]))

    def heard(self, kind: str, sign: str, taken: int) -> None:
        """So much was taken out at another process."""
        if kind in RATES:
            bucket = kind, sign
            self._put_back(bucket, max(0.0, self._held(bucket) - taken))

    def to_tell(self) -> list[tuple[str, str, int]]:
        """What other processes should know of: of buckets from which much is missing."""
        told = []
        for bucket, taken in self._untold.items():
            missing = RATES[bucket[0]][1] - self._held(bucket)
            if missing >= RATES[bucket[0]][1] * WORTH_SHARING:
                told.append((*bucket, min(taken, ceil(missing))))
        self._untold.clear()
        return told

    def _held(self, bucket: tuple[str, str]) -> float:
        rate, most = RATES[bucket[0]]
        now = self._clock()
        held, since = self._buckets.get(bucket, (most, now))
        return min(most, held + rate * (now - since))

    def _put_back(self, bucket: tuple[str, str], held: float) -> None:
        self._buckets[bucket] = (held, self._clock())
        self._buckets.move_to_end(bucket)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)


class Lines:
    """Counts the lines that are open. Who holds none is not remembered."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, off: bool = False) -> None:
        self._clock, self._off = clock, off
        self._open: Counter[tuple[str, str]] = Counter()
        self._told: set[tuple[str, str]] = set()
        self._elsewhere: dict[tuple[str, str], dict[str, tuple[int, float]]] = {}
        """By holder: how many he holds at which other process, and when that was heard."""

    @property
    def count(self) -> int:
        return self._open["house", ""]

    def heard(self, process: str, kind: str, sign: str, count: int) -> None:
        """So many lines somebody holds at another process."""
        holder, now = (kind, sign), self._clock()
        there = self._elsewhere.setdefault(holder, {})
        there[process] = count, now
        self._elsewhere[holder] = {
            other: (lines, at) for other, (lines, at) in there.items() if lines and at > now - LAPSES
        }
        if not self._elsewhere[holder]:
            del self._elsewhere[holder]

    def to_tell(self) -> list[tuple[str, str, int]]:
        """Who holds several, and who has been told of and holds hardly any now."""
        holders = {
            holder for holder, count in self._open.items() if count >= WORTH_TELLING and holder[0] != "house"
        }
        told = [(*holder, self._open[holder]) for holder in holders]
        told += [(*holder, 0) for holder in self._told - holders]
        self._told = holders
        return told

    def _held(self, holder: tuple[str, str]) -> int:
        heard, now = self._elsewhere.get(holder, {}), self._clock()
        return self._open[holder] + sum(lines for lines, at in heard.values() if at > now - LAPSES)

    @contextmanager
    def line(self, visitor: str | None, address: str) -> Iterator[bool]:
        """One line more, as long as it is held; False if it would be one too many."""
        holders = [("address", sign_of(address)), ("house", "")]
        holders += [("visitor", sign_of(visitor))] if visitor else []
        if not self._off and any(self._held(holder) >= MOST_LINES[holder[0]] for holder in holders):
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

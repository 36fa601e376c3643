"""What explains itself: a thing that is drawn, what it takes to choose it, and why it cannot be chosen now.

All sentences are in the markup of `kesselhaus.art.phrases`.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from kesselhaus.art.html import NOTHING, Html


class Need(NamedTuple):
    """So much of something is needed; `have` is what the viewer has of it, None for a spectator."""

    amount: int
    noun: str
    """Of the lexicon: the icon `i-noun`."""
    have: int | None
    colour: str = ""
    """A token of the palette for its bar; without one it is the noun."""

    @property
    def is_met(self) -> bool:
        return self.have is not None and self.have >= self.amount


class Thing(NamedTuple):
    """A piece, a place, an icon, a key, a track, a number: what its card says of it."""

    name: str
    kind: str
    """What sort of thing it is, in a few words: `Airship · wood line · level 2`."""
    does: str
    """What it does or means, in one to three sentences."""
    rule: str = ""
    """The id of the rule whose text stands on the card."""
    drawing: Html = NOTHING
    worth: str = ""
    """What stands in the corner: `[vp 2]`."""
    needs: Sequence[Need] = ()
    """What it costs the viewer now, discounts taken off."""
    brings: str = ""
    """What it yields the viewer now: `[+3 wood]`."""


class Gap(IntEnum):
    """How far something is from being possible."""

    MOMENT = 1
    """Only the time is not right."""
    MEANS = 2
    """Something is lacking that can still be had."""
    NEVER = 3
    """It does not come any more in this match."""


class Reason(NamedTuple):
    """Why a thing cannot be chosen now."""

    why: str
    """A whole sentence with figure and gap: `It needs [18 wood], you have [2 wood].`"""
    gap: Gap = Gap.MOMENT
    brief: str = ""
    """The same for a key, as short as can be: `[icon g-lock]0/2`."""
    about: tuple[str, ...] = ()
    """The addresses of what the reason speaks of."""
    label: str = ""
    """What a key that cannot be pressed is called, where its option says nothing without its heading."""


def costs(price: Mapping[str, int], goods: Mapping[str, int] | None) -> tuple[Need, ...]:
    """A price, and what the viewer has of each kind; None of them for a spectator."""
    return tuple(
        Need(amount, noun, None if goods is None else goods[noun]) for noun, amount in price.items() if amount
    )


def worst_first(reasons: Sequence[Reason]) -> list[Reason]:
    """What can never come before what is lacking, and that before what only has to wait."""
    return sorted(reasons, key=lambda reason: -reason.gap)

"""What machines and other effects give, and the parasites on them."""

from kesselhaus.engine.state import Event

Goods = tuple[tuple[str, int], ...]
"""Kinds of resources (crystal, gear) with their amounts, without those of which there are none."""


class MachineActivated(Event, frozen=True):
    """`free` says that it was without a stone (ST-99)."""

    seat: int
    slot: int
    machine: str
    free: bool


class PassiveTriggered(Event, frozen=True):
    seat: int
    slot: int
    machine: str


class Gained(Event, frozen=True):
    """Resources, from the effect of a component."""

    seat: int
    goods: Goods
    source: str


class SpGained(Event, frozen=True):
    seat: int
    sp: int
    source: str


class Paid(Event, frozen=True):
    """`sponsors` are the sides that were used, `gala` the kind of the gala."""

    seat: int
    goods: Goods
    sponsors: tuple[str, ...]
    gala: str | None
    source: str


class Returned(Event, frozen=True):
    """ST-70: resources for which there was no storage space."""

    seat: int
    goods: Goods


class SponsorTaken(Event, frozen=True):
    seat: int
    kind: str


class SponsorFlipped(Event, frozen=True):
    """`kind` is the side that is visible now."""

    seat: int
    kind: str


class GalaTaken(Event, frozen=True):
    seat: int
    kind: str


class ParasitePlaced(Event, frozen=True):
    """From the personal supply, or (`moved`) from another spot."""

    seat: int
    host: int
    slot: int
    machine: str
    spot: str
    moved: bool


class ParasiteReturned(Event, frozen=True):
    """To the supply of its owner `seat`; `unused` where nothing was triggered."""

    seat: int
    host: int
    machine: str
    unused: bool


class ParasiteUsed(Event, frozen=True):
    """A parasite gives its owner the effect of a machine (ST-110, ST-114)."""

    seat: int
    host: int
    machine: str
    spot: str


class ParasitesPutBeside(Event, frozen=True):
    """Solo: `count` parasites lie beside the stack now."""

    seat: int
    count: int


class TileUsed(Event, frozen=True):
    """Solo: the effect of a removed or an open tile is used. `taken_back` says that a parasite came back."""

    seat: int
    tile: str
    spot: str
    taken_back: bool


class Invited(Event, frozen=True):
    seat: int

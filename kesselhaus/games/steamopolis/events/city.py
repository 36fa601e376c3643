"""In the city: passengers, districts, and what is bought on the markets."""

from kesselhaus.engine.state import Event


class Boarded(Event, frozen=True):
    seat: int
    passenger: str
    level: int
    target: int


class Delivered(Event, frozen=True):
    seat: int
    passenger: str
    level: int


class PassengerTileTaken(Event, frozen=True):
    seat: int
    tile: str


class PassengerRewarded(Event, frozen=True):
    seat: int
    passenger: str


class DistrictUsed(Event, frozen=True):
    """`side` counts the sides of a dividing line from 0."""

    seat: int
    district: str
    side: int


class DistrictCopied(Event, frozen=True):
    seat: int
    district: str
    side: int


class EffectNoted(Event, frozen=True):
    """ST-95: it is resolved at the end of the turn."""

    seat: int
    district: str


class StepThreeLeft(Event, frozen=True):
    """Neither the district nor the market was used."""

    seat: int
    district: str


class Peeked(Event, frozen=True):
    """Who has looked where."""

    seat: int
    level: int
    rank: int


class PeekShown(Event, frozen=True):
    """What was seen; only for who looked."""

    level: int
    tile: str


class MachineBought(Event, frozen=True):
    seat: int
    tile: str
    level: int
    sp: int


class BannerBought(Event, frozen=True):
    seat: int
    tile: str
    level: int


class BannerHung(Event, frozen=True):
    seat: int
    tile: str
    colour: str
    sp: int


class Scrapped(Event, frozen=True):
    seat: int
    slot: int
    machine: str


class Built(Event, frozen=True):
    """Also a capacity tile."""

    seat: int
    slot: int
    machine: str


class MarkerBought(Event, frozen=True):
    seat: int
    row: str
    digit: int
    sp: int

"""Purchases: machine tiles, banners and bonus markers."""

from typing import TypeAlias

from kesselhaus.engine.tasks import Task
from kesselhaus.games.steamopolis.tasks.kinds import OfSeat


class Purchase(OfSeat, frozen=True):
    """ST-127: a step in the sequence of a purchase."""

    tile: str


class PayingTile(Purchase, frozen=True):
    """ST-122: its price."""


class Scrapping(Purchase, frozen=True):
    """ST-128: a tile of the own machine room is part of the price."""


class TakingTile(Purchase, frozen=True):
    """ST-127: it leaves its market."""

    as_machine: bool


class Building(Purchase, frozen=True):
    """ST-129: it is built in."""


class Hanging(Purchase, frozen=True):
    """ST-132: it is hung as a banner."""


class AfterPurchase(Purchase, frozen=True):
    """ST-127: what the purchase triggers."""


class TurningUp(Task, frozen=True):
    """ST-127: the next tile of a market."""

    level: int


class PayingMarker(OfSeat, frozen=True):
    """ST-137: the price of a bonus marker."""

    row: str
    digit: int


class PuttingMarker(OfSeat, frozen=True):
    """ST-138: where the bonus marker goes."""

    digit: int


class MoreMarkers(OfSeat, frozen=True):
    """ST-135: any number of bonus markers, one after another."""


OfBuying: TypeAlias = (
    PayingTile
    | Scrapping
    | TakingTile
    | Building
    | Hanging
    | AfterPurchase
    | TurningUp
    | PayingMarker
    | PuttingMarker
    | MoreMarkers
)

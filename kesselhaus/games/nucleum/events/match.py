"""The course of the game: setup, tiles and railways, recharging, the end, the Baron."""

from kesselhaus.engine.state import Event


class FirstPlayerDrawn(Event, frozen=True):
    seat: int


class NeutralPlaced(Event, frozen=True):
    building: str
    site: str


class RubblePlaced(Event, frozen=True):
    site: str


class ContractDealt(Event, frozen=True):
    """An initial contract."""

    seat: int
    contract: str


class ExperimentChosen(Event, frozen=True):
    seat: int
    experiment: str


class BaronArrived(Event, frozen=True):
    """NU-166, NU-167: the row of the Baron, from the left."""

    experiment: str
    row: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    round: int


class TilePlayed(Event, frozen=True):
    """Option A."""

    seat: int
    tile: str


class TileLaid(Event, frozen=True):
    """Option B; `half` faces end a of the link, `surcharge` was paid."""

    seat: int
    tile: str
    space: str
    half: int
    surcharge: int
    only: bool = False
    """Whether it is the only space of its link."""


class LinkCompleted(Event, frozen=True):
    link: str


class OpeningBonus(Event, frozen=True):
    """`vp` points, or steps of the VP income track where that is played."""

    seat: int
    link: str
    vp: int
    steps: int


class Recharged(Event, frozen=True):
    """What the income brought, with the number of tiles above the board."""

    seat: int
    tiles: int
    thaler: int
    workers: int
    vp: int


class StarPlaced(Event, frozen=True):
    seat: int
    space: int


class NucleumPlaced(Event, frozen=True):
    seat: int
    plant: str


class KingsVisit(Event, frozen=True):
    number: int


class KingScored(Event, frozen=True):
    seat: int
    vp: int


class EndConditionMet(Event, frozen=True):
    seat: int
    condition: str
    vp: int


class EndTriggered(Event, frozen=True):
    """`reason` is conditions, rounds or baron."""

    round: int
    reason: str


class BaronDrew(Event, frozen=True):
    """NU-171: the die and the tile that he takes; `railway` if he lays it."""

    die: int
    tile: str
    railway: bool


class BaronGained(Event, frozen=True):
    """NU-170, NU-176: what the Baron receives by his own rules."""

    thaler: int
    workers: int


class TileToRow(Event, frozen=True):
    """NU-180: a market tile went to the Baron's row."""

    tile: str


class FinalScored(Event, frozen=True):
    """One part of final scoring."""

    seat: int
    part: str
    vp: int


class GameEnded(Event, frozen=True):
    """`reason` is conditions, rounds or baron."""

    reason: str

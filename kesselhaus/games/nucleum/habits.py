"""What a good engineer does not do: play tiles for nothing, put stars on 0, let the uranium lie."""

from collections.abc import Sequence

from kesselhaus.engine.habits import Habit, Part, between, often, own
from kesselhaus.engine.state import Event
from kesselhaus.games.nucleum.events import (
    Energized,
    Fulfilled,
    GameEnded,
    HalfUsed,
    Recharged,
    RoundBegan,
    StarPlaced,
    TileLaid,
    TilePlayed,
    UraniumLost,
)

SHORT = 2
"""A recharge with so few tiles comes too early."""
TURNS = (TilePlayed, TileLaid, Recharged, RoundBegan, GameEnded)


def tiles_for_nothing(log: Sequence[Event], seat: int) -> Part:
    """Turns in which neither half was used and no contract fulfilled."""
    turns = between(
        log,
        lambda event: isinstance(event, TilePlayed) and event.seat == seat,
        lambda event: isinstance(event, TURNS),
    )
    idle = [turn for turn in turns if not own(turn, seat, HalfUsed, Fulfilled)]
    return Part(len(idle), len(turns))


def stars_on_zero(log: Sequence[Event], seat: int) -> Part:
    stars = [event for event in own(log, seat, StarPlaced) if isinstance(event, StarPlaced)]
    return Part(sum(not star.space for star in stars), len(stars))


def short_recharges(log: Sequence[Event], seat: int) -> Part:
    recharges = [event for event in own(log, seat, Recharged) if isinstance(event, Recharged)]
    return Part(sum(recharge.tiles <= SHORT for recharge in recharges), len(recharges))


def lit_by_uranium(log: Sequence[Event], seat: int) -> Part:
    lit = [event for event in own(log, seat, Energized) if isinstance(event, Energized)]
    return Part(sum(event.uranium > 0 for event in lit), len(lit))


def ended_by_the_cap(log: Sequence[Event], seat: int) -> Part:
    return Part(any(isinstance(event, GameEnded) and event.reason == "rounds" for event in log), 1)


HABITS = (
    Habit("tiles_for_nothing", "share of tiles played for nothing", tiles_for_nothing, most=0.03),
    Habit("stars_on_zero", "share of stars on 0", stars_on_zero, most=0.15),
    Habit("short_recharges", f"share of recharges with {SHORT} tiles or fewer", short_recharges, most=0.2),
    Habit("lit_by_uranium", "share of buildings lit with uranium", lit_by_uranium, least=0.3),
    Habit("uranium_lost", "uranium in a match that was not stored", often(UraniumLost), most=2),
    Habit("ended_by_the_cap", "share of matches that end by the cap", ended_by_the_cap, most=0.05),
)

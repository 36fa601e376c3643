"""What a good mayor does not do: spend gears on moving the city about, visit where there is nothing to do."""

from collections.abc import Sequence

from kesselhaus.engine.habits import Habit, Part, often, own
from kesselhaus.engine.state import Event
from kesselhaus.games.airship_city.events import (
    Collected,
    Declined,
    Hired,
    Piggybacked,
    ResourceBonus,
    Shifted,
    StageGoods,
    Stepped,
)

GEARS = "gear"


def gears_for_shifts(log: Sequence[Event], seat: int) -> Part:
    spent = sum(event.gears for event in own(log, seat, Shifted) if isinstance(event, Shifted))
    return Part(spent, sum(map(_gears, own(log, seat, Collected, StageGoods, ResourceBonus, Piggybacked))))


def _gears(event: Event) -> int:
    if isinstance(event, Collected | StageGoods):
        return sum(amount for kind, amount in event.goods if kind == GEARS)
    if isinstance(event, ResourceBonus | Piggybacked):
        return event.amount if event.resource == GEARS else 0
    return 0


def visits_without_action(log: Sequence[Event], seat: int) -> Part:
    arrived = [event for event in own(log, seat, Stepped) if isinstance(event, Stepped) and not event.on]
    return Part(len(own(log, seat, Declined)), len(arrived))


HABITS = (
    Habit("gears_for_shifts", "share of all gears that went into shifts", gears_for_shifts, most=0.35),
    Habit("visits_without_action", "share of visits without an action", visits_without_action, most=0.05),
    Habit("workers_hired", "workers hired in a match", often(Hired), least=0.5),
)

"""What a good baroness does not do: run with the herd, throw converters away, leave her tanks alone."""

from collections.abc import Sequence

from kesselhaus.engine.habits import Habit, Part, often, own
from kesselhaus.engine.state import Event
from kesselhaus.games.planet_steam.events import (
    Activated,
    BidMade,
    ConverterBought,
    Produced,
    Reorganised,
    StayedIdle,
    SuperchargerBought,
)

ENERGY = "energy"


def energy_converters(log: Sequence[Event], seat: int) -> Part:
    bought = [event for event in own(log, seat, ConverterBought) if isinstance(event, ConverterBought)]
    return Part(sum(event.kind == ENERGY for event in bought), len(bought))


def converters_thrown_away(log: Sequence[Event], seat: int) -> Part:
    thrown = 0
    for event in own(log, seat, ConverterBought, Reorganised):
        if isinstance(event, ConverterBought):
            thrown += event.old is not None and event.old_to is None
        elif isinstance(event, Reorganised):
            thrown += sum(amount for _, amount in event.returned)
    return Part(thrown, 1)


def tank_turns_given_up(log: Sequence[Event], seat: int) -> Part:
    idle = len(own(log, seat, StayedIdle))
    return Part(idle, idle + len(own(log, seat, Activated)))


def units_lost(log: Sequence[Event], seat: int) -> Part:
    lost = [event for event in own(log, seat, Produced) if isinstance(event, Produced)]
    return Part(sum(amount for event in lost for _, amount in event.lost), 1)


HABITS = (
    Habit("energy_converters", "share of converters that are for energy", energy_converters, most=0.45),
    Habit("converters_thrown_away", "converters thrown away in a match", converters_thrown_away, most=0.3),
    Habit("tank_turns_given_up", "share of tank turns given up", tank_turns_given_up, most=0.1),
    Habit("units_lost", "units lost in a match for want of room", units_lost, most=0.5),
    Habit("superchargers", "superchargers in a match", often(SuperchargerBought), least=0.5),
    Habit("bids", "bids in a match", often(BidMade), most=40),
)

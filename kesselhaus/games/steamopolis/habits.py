"""What a good captain does: use all that the tower offers, and keep what was built."""

from collections.abc import Sequence

from kesselhaus.engine.habits import Habit, Part, often, own
from kesselhaus.engine.state import Event
from kesselhaus.games.steamopolis.events import (
    BannerBought,
    BaseRaised,
    Built,
    DistrictCopied,
    Peeked,
    PressureLost,
    Scrapped,
    StoneGained,
)


def scrapped_again(log: Sequence[Event], seat: int) -> Part:
    """Of the machines that were built, not of those that one began with."""
    built = {event.machine for event in own(log, seat, Built) if isinstance(event, Built)}
    scrapped = {event.machine for event in own(log, seat, Scrapped) if isinstance(event, Scrapped)}
    return Part(len(built & scrapped), len(built))


def pressure_lost(log: Sequence[Event], seat: int) -> Part:
    lost = [event for event in own(log, seat, PressureLost) if isinstance(event, PressureLost)]
    return Part(sum(event.moves for event in lost), 1)


HABITS = (
    Habit("new_stones", "new stones in a match", often(StoneGained), least=0.5),
    Habit("banners", "banners bought in a match", often(BannerBought), least=0.7),
    Habit("base_steps", "steps of the base in a match", often(BaseRaised), least=0.7),
    Habit("copied_districts", "districts copied in a match", often(DistrictCopied), least=0.3),
    Habit("peeks", "peeks in a match", often(Peeked), least=0.2),
    Habit("scrapped_again", "share of built machines that are scrapped again", scrapped_again, most=0.15),
    Habit("pressure_lost", "moves of pressure lost in a match", pressure_lost, most=3),
)

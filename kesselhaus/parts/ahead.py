"""A question that is answered in a row: the table as it would be after what is chosen so far, and its bar."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from kesselhaus.art.keys import Part
from kesselhaus.engine.match import Match
from kesselhaus.engine.view import View, told_to


@dataclass(frozen=True)
class Ahead:
    """What is shown instead of the open question alone."""

    title: str
    note: str
    parts: Sequence[Part]
    view: View[Any]
    """The table after what only leads to the last answer."""
    lying: Mapping[str, Hashable]
    """What lies where by choice, for the regions that show it."""
    begun: bool = False
    """Whether it is only shown because something was chosen: then that can be let go."""


def seen_in(world: Match[Any], view: View[Any]) -> View[Any]:
    """What the seat would see there. What has happened is told as before."""
    state = world.game.conceal(world.state, view.seat)
    return replace(view, state=state, question=told_to(view.seat, world.question))

"""Tile, turn and place as one choice: what of it is offered, what was chosen, and the best of the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from kesselhaus.engine import rows
from kesselhaus.engine.grids import Square
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.rules.collect import places_of_airship
from kesselhaus.games.whistle_mountain.rules.forge import building_cost
from kesselhaus.games.whistle_mountain.rules.paying import ways_to_pay
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.prospect import Yield, by_worth, worths
from kesselhaus.games.whistle_mountain.tasks.effects import BuildingMachines, BuildingScaffolds
from kesselhaus.games.whistle_mountain.tasks.placing import (
    LandingAirship,
    PlacingFirstTile,
    PlacingMachine,
    PlacingScaffold,
    SendingAirship,
    TurningFirstTile,
    TurningMachine,
    TurningScaffold,
)
from kesselhaus.games.whistle_mountain.tasks.turn import ChoosingFirstTile, Forging
from kesselhaus.games.whistle_mountain.words.asked import PAYMENT
from kesselhaus.parts.ahead import seen_in

ONLY_TILES = (ChoosingFirstTile, BuildingScaffolds, BuildingMachines)
"""Here nothing else is asked, so that the best tile may lie there already."""
IN_HAND = (
    TurningFirstTile,
    TurningScaffold,
    TurningMachine,
    PlacingFirstTile,
    PlacingScaffold,
    PlacingMachine,
    SendingAirship,
    LandingAirship,
)


@dataclass(frozen=True)
class Way:
    """A thing turned one way, over the grid."""

    lead: tuple[Option, ...]
    """The answers that lead to its place."""
    turn: o.Turn | o.Lie | None
    view: View[Table]
    """The table when the place is asked."""

    @cached_property
    def squares(self) -> tuple[o.At, ...]:
        assert isinstance(self.view.question, Ask)
        return tuple(option for option in self.view.question.options if isinstance(option, o.At))

    @cached_property
    def worths(self) -> dict[Square, Yield]:
        return worths(self.view, self.squares)

    @cached_property
    def ranked(self) -> list[Square]:
        return by_worth(((at.column, at.row) for at in self.squares), self.worths)

    @property
    def best(self) -> int:
        """The most that a place brings."""
        return self.worths[self.ranked[0]].rank if self.worths else 0


@dataclass(frozen=True)
class Choice:
    """What lies there now, and what else could."""

    things: tuple[Option, ...]
    """Tiles that are offered with this one."""
    thing: Option | None
    ways: tuple[Way, ...]
    way: Way
    at: o.At
    docks: tuple[tuple[o.Dock, View[Table]], ...]
    """Instead of the grid, with the table on which that is asked."""
    wished: tuple[Option | None, Option | None, Option | None]
    """What of tile, turn and place was chosen and not only taken as the best."""
    begun: bool
    """Whether something else may be done as well, and only what was chosen has led here."""

    @property
    def row(self) -> tuple[Option, ...]:
        return (*self.way.lead, self.at)

    @cached_property
    def view(self) -> View[Table]:
        """The table with all that may be pressed on it: the other tiles, docks, and squares."""
        asked = self.way.view.question
        assert isinstance(asked, Ask)
        others = [thing for thing in self.things if not isinstance(thing, o.Send)]
        pressed = (*others, *(dock for dock, _ in self.docks), *self.way.squares)
        return replace(self.way.view, question=replace(asked, options=pressed))


def leads_on(view: View[Table], option: Option) -> bool:
    """Whether what comes after an option is its turn and place, and can be chosen together with it."""
    if not isinstance(view.question, Ask) or view.question.rule == PAYMENT:
        return False
    table, player = view.state, view.state.players[view.question.seat]
    match option:
        case o.BuildScaffold() | o.BuildMachine():
            if not isinstance(table.doing, Forging):
                return True
            cost = building_cost(table, player, table.doing)
            return not cost or len(ways_to_pay(player, cost)) == 1
        case o.Send(airship):
            return bool(places_of_airship(table, player, airship))
    return False


def choice(view: View[Table], words: Sequence[str]) -> Choice | None:
    """Everything that is chosen with the open question, if that is about something to be placed."""
    question, doing = view.question, view.state.doing
    if not isinstance(question, Ask) or not question.options:
        return None
    things = tuple(option for option in question.options if leads_on(view, option))
    thing = rows.meant(things, words)
    only = isinstance(doing, ONLY_TILES) and bool(things)
    if thing is None and not only and not isinstance(doing, IN_HAND):
        return None
    world = rows.world_of(view, GAME)
    leads = ((thing,),) if thing else tuple((each,) for each in things) if only else ((),)
    ways = [_ways(world, view, lead) for lead in leads]
    found = max(ways, key=_best, default=())
    if not found:
        return None
    turn = rows.meant([way.turn for way in found if way.turn is not None], words)
    way = next((way for way in found if way.turn == turn), found[0]) if turn else max(found, key=_rank)
    wished = rows.meant(way.squares, words)
    at = wished if isinstance(wished, o.At) else o.AT[way.ranked[0]]
    lead = way.lead[: len(way.lead) - (way.turn is not None)]
    return Choice(
        tuple(each for each in things if only or isinstance(each, o.Send) == isinstance(thing, o.Send)),
        lead[0] if lead else None,
        found,
        way,
        at,
        _docks(world, view, lead),
        (thing, turn, wished),
        thing is not None and not only,
    )


def _ways(world: Match[Table], view: View[Table], lead: tuple[Option, ...]) -> tuple[Way, ...]:
    held = rows.after(world, *lead)
    if not rows.asks_on(held, view):
        return ()
    assert isinstance(held.question, Ask)
    turns = [option for option in held.question.options if isinstance(option, o.Turn | o.Lie)]
    if turns:
        return tuple(Way((*lead, turn), turn, seen_in(rows.after(held, turn), view)) for turn in turns)
    squares = any(isinstance(option, o.At) for option in held.question.options)
    return (Way(lead, None, seen_in(held, view)),) if squares else ()


def _docks(
    world: Match[Table], view: View[Table], lead: tuple[Option, ...]
) -> tuple[tuple[o.Dock, View[Table]], ...]:
    held = rows.after(world, *lead)
    if not isinstance(held.state.doing, SendingAirship) or not isinstance(held.question, Ask):
        return ()
    seen = seen_in(held, view)
    return tuple((option, seen) for option in held.question.options if isinstance(option, o.Dock))


def _best(ways: tuple[Way, ...]) -> int:
    return max((way.best for way in ways), default=-1)


def _rank(way: Way) -> tuple[int, int]:
    return way.best, len(way.squares)

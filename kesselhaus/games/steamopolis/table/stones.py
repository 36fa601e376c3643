"""Which stone is which: to the rules stones of a colour are alike, but who watches one wants to follow it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from kesselhaus.engine.state import Event
from kesselhaus.games.steamopolis import events as ev
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks.turn import Aiming, MachineRun

TOP = 10
STONE_KINDS = (s.STONE, s.ARROW)


@dataclass(slots=True)
class Stones:
    """Where the stones of a player are, by their numbers."""

    gauge: dict[int, int]
    """Position and number."""
    reserve: list[int]
    city: dict[str, int] = field(default_factory=dict)
    running: int = 0
    """The one in the machine room; 0 is none."""
    chosen: int = 0
    """The position from which the stone last sent to a target came."""

    def run(self, position: int) -> None:
        if position:
            self.chosen, self.running = position, self.gauge.pop(position)

    def set_target(self, position: int, district: str) -> None:
        self.run(position)
        self.city[district], self.running = self.running, 0

    def retrieve(self, district: str, position: int) -> None:
        self._enter(position, self.city.pop(district))

    def gain(self, position: int) -> None:
        if position:
            self._enter(position, self.reserve.pop())

    def _enter(self, position: int, number: int) -> None:
        if position:
            self.gauge[position] = number
        else:
            self.reserve.append(number)


def stones(table: Table, log: Iterable[Event]) -> list[Stones]:
    """By seat. If the log does not tell all of it, numbers are given in the order of places."""
    first, all_ = table.box.start_stones, table.box.stones
    found = [
        Stones({place: place for place in range(1, first + 1)}, list(range(all_, first, -1)))
        for _ in table.players
    ]
    chosen = 0
    try:
        for event in log:
            follow = FOLLOW.get(type(event))
            if follow is not None:
                chosen = event.position or chosen if isinstance(event, ev.RanTo) else chosen
                follow(found, event)
    except (KeyError, IndexError):
        return [_counted(table, player, chosen) for player in table.players]
    return [
        known if _agrees(known, table, player) else _counted(table, player, chosen)
        for known, player in zip(found, table.players, strict=True)
    ]


def _moved(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.StoneMoved)
    gauge = found[event.seat].gauge
    gauge[event.to] = gauge.pop(event.start)


def _jumped(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.JumpedToTop)
    gauge = found[event.seat].gauge
    gauge[TOP] = gauge.pop(event.start)


def _ran(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.RanTo)
    found[event.seat].run(event.position)


def _set_target(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.TargetSet)
    found[event.seat].set_target(event.position, event.district)


def _retrieved(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.Retrieved)
    found[event.seat].retrieve(event.district, event.position)


def _gained(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.StoneGained)
    found[event.seat].gain(event.position)


def _lost(found: list[Stones], event: Event) -> None:
    assert isinstance(event, ev.StoneLost)
    known = found[event.seat]
    known.reserve.append(known.gauge.pop(event.position))


FOLLOW: dict[type[Event], Callable[[list[Stones], Event], None]] = {
    ev.StoneMoved: _moved,
    ev.JumpedToTop: _jumped,
    ev.RanTo: _ran,
    ev.TargetSet: _set_target,
    ev.Retrieved: _retrieved,
    ev.StoneGained: _gained,
    ev.StoneLost: _lost,
}


def run_of(table: Table, player: Player) -> MachineRun | None:
    """ST-60: the run of a stone through the machine room of a player."""
    run = table.waiting(MachineRun)
    return run if run and run.seat == player.seat else None


def aimed(table: Table, player: Player) -> int:
    """ST-58: the gauge position of the stone that a player is about to place; 0 is none."""
    task = table.running(Aiming)
    return task.position if task and task.seat == player.seat else 0


def _agrees(known: Stones, table: Table, player: Player) -> bool:
    return (
        set(known.gauge) == _positions(player)
        and set(known.city) == set(player.targets)
        and len(known.reserve) == player.reserve
        and bool(known.running) == bool(run_of(table, player))
    )


def _counted(table: Table, player: Player, chosen: int) -> Stones:
    numbers = iter(range(1, 100))
    return Stones(
        {position: next(numbers) for position in sorted(_positions(player))},
        [next(numbers) for _ in range(player.reserve)],
        {district: next(numbers) for district in player.targets},
        next(numbers) if run_of(table, player) else 0,
        chosen,
    )


def _positions(player: Player) -> set[int]:
    return {position for position, piece in enumerate(player.gauge) if piece in STONE_KINDS}

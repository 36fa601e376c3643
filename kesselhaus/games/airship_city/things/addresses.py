"""Addresses: what every drawn thing of Airship City is called, and which things an option is about.

What can be chosen: `tile-forest_1`, `worker-0-1`, `lever-row_0-left`, `ship-tourist`, `facility-park`,
`price-wood_cargo`, `contract-c10`, `upgrade-wood`, `bonus-barter-0`, `track-wood-0`, `deed-end_turn`.
What is only looked at: `player-0`, `score-0`, `workers-0`, `markers-0`, `settled-0`, `stage-2`, `round`,
`award-trade`, `end`, `line-wood_line`, `facilities`, `deck`, `city`.
"""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import GRID_LINES, directions
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Moving
from kesselhaus.parts.looking import address, viewer

DEEDS = {"end_turn": o.EndTurn, "decline": o.Decline, "stop_shifting": o.StopShifting}


def choosable(view: View[Table]) -> frozenset[str]:
    """All things that an option can ever be about."""
    table, seat = view.state, viewer(view, view.state.active)
    box, named = table.box, address
    return frozenset(
        (
            *(named("tile", tile) for tile in box.tiles),
            *(named("worker", p.seat, worker) for p in table.players for worker in range(len(p.workers))),
            *(named("lever", line, direction) for line in GRID_LINES for direction in directions(line)),
            *(named("ship", airship) for airship in box.airships),
            *(named("price", airship) for airship in box.prices),
            *(named("facility", facility) for facility in box.facilities),
            *(named("contract", contract) for contract in box.contracts),
            *(named("upgrade", resource) for resource in box.upgrades),
            *(named("bonus", bonus, seat) for bonus in box.line_of),
            *(named("track", resource, seat) for resource in RESOURCES),
            *(named("deed", deed) for deed in DEEDS),
        )
    )


def concerns(option: Option, view: View[Table]) -> tuple[str, ...]:
    """The things that an option is about, the one that its key explains first."""
    seat = viewer(view, view.state.active)
    match option:
        case o.Step(start, to):
            return address("tile", to), *_on_tile(view.state, seat, start)
        case o.StepOn(to):
            return address("tile", to), *_under_way(view.state)
        case o.FlyOn(to):
            return address("tile", to), *_under_way(view.state), address("bonus", "long_haul_flight", seat)
        case o.Act():
            moving = view.state.waiting(Moving)
            here = (address("tile", moving.tile),) if moving else ()
            return *here, *_under_way(view.state)
        case o.Decline():
            return address("deed", "decline"), *_under_way(view.state)
        case o.Shift(line, direction) | o.FreeShift(line, direction):
            return (address("lever", line, direction),)
        case o.ShiftByTwo(line):
            return tuple(address("lever", line, direction) for direction in directions(line))
        case o.Develop(tile):
            return (address("tile", tile),)
        case _:
            return _bought_or_chosen(option, seat)


def _bought_or_chosen(option: Option, seat: int) -> tuple[str, ...]:
    match option:
        case o.Donate(airship):
            return (address("ship", airship),)
        case o.Sell(airship):
            return address("ship", airship), address("price", airship)
        case o.BuildFacility(facility):
            return (address("facility", facility),)
        case o.BuyUpgrade(resource):
            return (address("upgrade", resource),)
        case o.TakeContract(contract) | o.Fulfil(contract):
            return (address("contract", contract),)
        case o.ChooseResource(resource):
            return (address("track", resource, seat),)
        case o.Barter():
            return (address("bonus", "barter", seat),)
        case o.UseNegotiator() | o.KeepNegotiator():
            return (address("bonus", "seasoned_negotiator", seat),)
        case o.NegotiateAlone(resource):
            return address("bonus", "seasoned_negotiator", seat), address("track", resource, seat)
        case o.EndTurn():
            return (address("deed", "end_turn"),)
        case o.StopShifting():
            return (address("deed", "stop_shifting"),)
    raise TypeError(f"{type(option).__name__} is no option of Airship City")


def _on_tile(table: Table, seat: int, start: str) -> tuple[str, ...]:
    """The workers that can set out from a tile."""
    player = table.players[seat]
    return tuple(
        address("worker", seat, worker)
        for worker, tile in enumerate(player.workers)
        if tile == start and not player.moved[worker]
    )


def _under_way(table: Table) -> tuple[str, ...]:
    """The worker that moves or has arrived; it belongs to the player whose turn it is."""
    moving = table.waiting(Moving)
    return (address("worker", table.active, moving.worker),) if moving else ()

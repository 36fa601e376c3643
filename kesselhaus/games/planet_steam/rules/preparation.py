"""Setup (section 3)."""

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Draw
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.events import ColourTaken, StartPlayerDrawn
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import RAISE_CARRIER, TakeColour
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.rules.carriers import raise_carrier
from kesselhaus.games.planet_steam.state import NOT_NAMED, Player, Table
from kesselhaus.games.planet_steam.tasks import (
    ChoosingColour,
    DrawingStartPlayer,
    FirstUpgrade,
    NamingRiverNumber,
    Round,
    ShowingRiverNumbers,
)


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """All that is the same in every game of that number of players (PS-4 to PS-15)."""
    assert isinstance(box, PlanetBox)
    variable_claims = "adv_variable_claims" in variants
    claims = {} if variable_claims else dict(box.start_claims[seats])
    goods = box.start_goods(seats, reduced="adv_reduced_start" in variants)
    place = seats - 2
    return Table(
        box=box,
        seats=seats,
        variants=variants,
        players=[_player(seat, box, goods, claims) for seat in range(seats)],
        supply={resource: box.start_supply(resource, seats) for resource in RESOURCES},
        price={resource: box.gauges[resource].start_price for resource in RESOURCES},
        claims=claims,
        tanks={},
        converters=box.converters.copy(),
        superchargers=box.superchargers,
        permits=box.permit.in_play[place],
        quarters=box.quarters.in_play[place],
        stock=box.start_stock(seats),
        rounds_left=box.rounds(seats),
        river_numbers=(NOT_NAMED,) * seats if variable_claims else (),
        agenda=[DrawingStartPlayer(), *map(ChoosingColour, reversed(range(seats)))],
    )


def _player(seat: int, box: PlanetBox, start: dict[str, int], claims: dict[str, int]) -> Player:
    """PS-10 to PS-12."""
    return Player(
        seat=seat,
        credits=start["credits"],
        goods={resource: start[resource] for resource in RESOURCES},
        classes=dict.fromkeys(RESOURCES, 1),
        reserve=box.claim_markers - list(claims.values()).count(seat),
    )


@does(ChoosingColour)
def choose_colour(table: Table, task: ChoosingColour) -> Play:
    """PS-3: one seat after the other, among the colours still free."""
    free = [TakeColour(colour) for colour in table.box.colours if colour not in table.colours]
    colour = (yield ask(table, task.seat, "PS-3", free)).colour
    table.colours = (*table.colours, colour)
    table.tell(ColourTaken(task.seat, colour, rule="PS-3"))
    return ()


def colours(table: Table) -> tuple[str, ...]:
    """The colour of each seat; one that has not chosen gets the first free colour (PS-3)."""
    free = [colour for colour in table.box.colours if colour not in table.colours]
    return (*table.colours, *free)[: table.seats]


@does(DrawingStartPlayer)
def draw_start_player(table: Table, task: DrawingStartPlayer) -> Play:
    """PS-16a: every seat with the same probability. PS-17: from there on clockwise everybody raises a
    carrier, and with variable claims everybody names a number (PS-150).
    """
    table.start_player = yield Draw("PS-16a", range(table.seats))
    table.tell(StartPlayerDrawn(table.start_player, rule="PS-16"))
    upgrades = map(FirstUpgrade, table.clockwise(table.start_player))
    if "adv_variable_claims" not in table.variants:
        return (*upgrades, Round())
    return (*upgrades, *map(NamingRiverNumber, range(table.seats)), ShowingRiverNumbers(), Round())


@does(FirstUpgrade)
def first_upgrade(table: Table, task: FirstUpgrade) -> Play:
    """PS-17: exactly one carrier, free of charge."""
    choice = yield ask(table, task.seat, "PS-17", tuple(RAISE_CARRIER.values()))
    raise_carrier(table, table.players[task.seat], choice.resource, rule="PS-17")
    return ()

"""Setup (section 3)."""

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Draw, Play
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.events import ColourTaken, StartPlayerDrawn
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import RAISE_CARRIER, TakeColour
from kesselhaus.games.planet_steam.rules.asking import ask
from kesselhaus.games.planet_steam.rules.carriers import raise_carrier
from kesselhaus.games.planet_steam.state import (
    FIRST_UPGRADE,
    NOT_NAMED,
    RIVER_NUMBER,
    ROUND_START,
    START_PLAYER,
    Player,
    Table,
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


def choose_colour(table: Table) -> Play:
    """PS-3: one seat after the other, among the colours still free."""
    seat = len(table.colours)
    free = [TakeColour(colour) for colour in table.box.colours if colour not in table.colours]
    colour = (yield ask(table, seat, "PS-3", free)).colour
    table.colours = (*table.colours, colour)
    table.tell(ColourTaken(seat, colour, rule="PS-3"))
    if len(table.colours) == table.seats:
        table.enter(START_PLAYER)


def colours(table: Table) -> tuple[str, ...]:
    """The colour of each seat; one that has not chosen gets the first free colour (PS-3)."""
    free = [colour for colour in table.box.colours if colour not in table.colours]
    return (*table.colours, *free)[: table.seats]


def draw_start_player(table: Table) -> Play:
    """PS-16a: every seat with the same probability."""
    table.start_player = yield Draw("PS-16a", range(table.seats))
    table.tell(StartPlayerDrawn(table.start_player, rule="PS-16"))
    table.enter(FIRST_UPGRADE)


def first_upgrade(table: Table) -> Play:
    """PS-17: from the start player clockwise, everybody raises exactly one carrier, free of charge."""
    player = table.players[table.clockwise(table.start_player)[table.place]]
    choice = yield ask(table, player.seat, "PS-17", tuple(RAISE_CARRIER.values()))
    raise_carrier(table, player, choice.resource, rule="PS-17")
    table.place += 1
    if table.place == table.seats:
        table.enter(RIVER_NUMBER if "adv_variable_claims" in table.variants else ROUND_START)

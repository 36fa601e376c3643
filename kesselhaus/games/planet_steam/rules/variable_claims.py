"""Variable claims (PS-149 to PS-157): markers are placed by the players instead of by setup."""

from kesselhaus.engine.questions import Asking, Numbers
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.events import NeutralPut, RiverNumberNamed, RiverNumbersShown, RiverRolled
from kesselhaus.games.planet_steam.options import NameNumber
from kesselhaus.games.planet_steam.rules.asking import ask, decide, roll
from kesselhaus.games.planet_steam.rules.claims import put_claim_marker
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import (
    NamingRiverNumber,
    Placing,
    PuttingRiverMarkers,
    ShowingRiverNumbers,
)


@does(NamingRiverNumber)
def name_river_number(table: Table, task: NamingRiverNumber) -> Play:
    """PS-150: a number that the others do not see."""
    seat, named = task.seat, table.river_numbers
    choices = Numbers(NameNumber, 0, table.box.highest_river_number(table.seats))
    number = (yield ask(table, seat, "PS-150", choices)).number
    table.river_numbers = (*named[:seat], number, *named[seat + 1 :])
    table.tell(RiverNumberNamed(seat, rule="PS-150"))
    return ()


@does(ShowingRiverNumbers)
def show_river_numbers(table: Table, task: ShowingRiverNumbers) -> Play:
    """PS-150, PS-151: all numbers are shown; where they differ, a die decides."""
    table.sealed += 1
    table.tell(RiverNumbersShown(table.river_numbers, rule="PS-150"))
    number = table.river_numbers[0]
    if len(set(table.river_numbers)) > 1:
        number = yield from roll_river_number(table)
    return PuttingRiverMarkers(number) if number else ()


def roll_river_number(table: Table) -> Asking[int]:
    """PS-151: without agreement the start player rolls; a result above the limit means 0."""
    die: int = yield roll("PS-151")
    number = die if die <= table.box.highest_river_number(table.seats) else 0
    table.tell(RiverRolled(table.start_player, die, number, rule="PS-151"))
    return number


@does(PuttingRiverMarkers)
def put_river_marker(table: Table, task: PuttingRiverMarkers) -> Play:
    """PS-152: the start player of setup puts one of the neutral markers on a river zone."""
    seat, river = table.start_player, table.box.river
    zones = [options.put_neutral(zone) for zone in table.unclaimed() if zone in river]
    put_neutral(table, seat, (yield from decide(table, seat, "PS-152", zones)).zone, rule="PS-152")
    return PuttingRiverMarkers(task.left - 1) if task.left > 1 else ()


def put_neutral(table: Table, seat: int, zone: str, rule: str) -> None:
    table.claims[zone] = NEUTRAL
    table.tell(NeutralPut(seat, zone, rule=rule))


def placings(table: Table) -> list[Placing]:
    """PS-153 to PS-155: who puts a marker in which order. A pass in turn order and one in reverse; with fewer
    than 5 players the first in turn order puts two neutral markers each time.
    """
    order: list[Placing] = []
    for seats, rule in ((table.turn_order, "PS-154"), (table.turn_order[::-1], "PS-155")):
        for seat in seats:
            neutral = 2 if seat == table.turn_order[0] and table.seats < 5 else 1
            order += [Placing(seat, True, rule), *[Placing(seat, False, rule)] * neutral]
    return order


@does(Placing)
def place_marker(table: Table, task: Placing) -> Play:
    """PS-154, PS-156: one marker on any accessible unclaimed zone, land or river."""
    seat, rule = task.seat, task.rule
    option = options.put_claim if task.own else options.put_neutral
    zone = (yield from decide(table, seat, rule, [option(zone) for zone in table.unclaimed()])).zone
    if task.own:
        put_claim_marker(table, table.players[seat], zone, "placing", rule=rule)
    else:
        put_neutral(table, seat, zone, rule=rule)
    return ()

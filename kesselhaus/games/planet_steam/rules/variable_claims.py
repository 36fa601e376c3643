"""Variable claims (PS-149 to PS-157): markers are placed by the players instead of by setup."""

from kesselhaus.engine.questions import Numbers, Play
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.box import NEUTRAL
from kesselhaus.games.planet_steam.events import NeutralPut, RiverNumberNamed, RiverNumbersShown, RiverRolled
from kesselhaus.games.planet_steam.options import NameNumber
from kesselhaus.games.planet_steam.rules.asking import Choice, ask, decide, roll
from kesselhaus.games.planet_steam.rules.claims import put_claim_marker
from kesselhaus.games.planet_steam.state import NOMINATION, NOT_NAMED, RIVER_MARKERS, ROUND_START, Table


def name_river_number(table: Table) -> Play:
    """PS-150: every seat names a number that the others do not see; then all are shown."""
    seat, highest = table.place, table.box.highest_river_number(table.seats)
    number = (yield ask(table, seat, "PS-150", Numbers(NameNumber, 0, highest))).number
    named = table.river_numbers
    table.river_numbers = (*named[:seat], number, *named[seat + 1 :])
    table.tell(RiverNumberNamed(seat, rule="PS-150"))
    table.place += 1
    if NOT_NAMED in table.river_numbers:
        return
    table.sealed += 1
    table.tell(RiverNumbersShown(table.river_numbers, rule="PS-150"))
    if len(set(table.river_numbers)) > 1:
        number = yield from roll_river_number(table, highest)
    table.river_markers = number
    table.enter(RIVER_MARKERS if number else ROUND_START)


def roll_river_number(table: Table, highest: int) -> Choice[int]:
    """PS-151: without agreement the start player rolls; a result above the limit means 0."""
    die = yield roll("PS-151")
    number: int = die if die <= highest else 0
    table.tell(RiverRolled(table.start_player, die, number, rule="PS-151"))
    return number


def put_river_marker(table: Table) -> Play:
    """PS-152: the start player of setup puts one of the neutral markers on a river zone."""
    seat, river = table.start_player, table.box.river
    zones = [options.put_neutral(zone) for zone in table.unclaimed() if zone in river]
    put_neutral(table, seat, (yield from decide(table, seat, "PS-152", zones)).zone, rule="PS-152")
    table.river_markers -= 1
    if not table.river_markers:
        table.enter(ROUND_START)


def put_neutral(table: Table, seat: int, zone: str, rule: str) -> None:
    table.claims[zone] = NEUTRAL
    table.tell(NeutralPut(seat, zone, rule=rule))


def placings(table: Table) -> list[tuple[int, bool]]:
    """PS-153 to PS-155: who puts a marker in which order; True is an own one. A pass in turn order and one in
    reverse; with fewer than 5 players the first in turn order puts two neutral markers each time.
    """
    order: list[tuple[int, bool]] = []
    for seats in (table.turn_order, table.turn_order[::-1]):
        for seat in seats:
            more = seat == table.turn_order[0] and table.seats < 5
            order += [(seat, True), (seat, False), *([(seat, False)] if more else [])]
    return order


def place_marker(table: Table) -> Play:
    """PS-154, PS-156: one marker on any accessible unclaimed zone, land or river."""
    order = placings(table)
    seat, own = order[table.place]
    option = options.put_claim if own else options.put_neutral
    rule = "PS-154" if table.place < len(order) // 2 else "PS-155"
    zone = (yield from decide(table, seat, rule, [option(zone) for zone in table.unclaimed()])).zone
    if own:
        put_claim_marker(table, table.players[seat], zone, "placing", rule=rule)
    else:
        put_neutral(table, seat, zone, rule=rule)
    table.place += 1
    if table.place == len(order):
        table.enter(NOMINATION)

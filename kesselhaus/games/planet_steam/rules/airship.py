"""The support airship (4.2.5)."""

from kesselhaus.engine.questions import Play
from kesselhaus.games.planet_steam.events import AirshipMoored
from kesselhaus.games.planet_steam.options import Moor
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import ACTIVATION, CARRIER_CHOICE, Table


def moor(table: Table) -> Play:
    """PS-82: the Airship Captain's holder must put it on one of the moorings. PS-83: then the Independent
    Carrier, from round 2 on.
    """
    seat = table.holder("airship_captain")
    choices = [Moor(mooring) for mooring in table.box.moorings]
    table.airship = (yield from decide(table, seat, "PS-82", choices)).mooring
    table.tell(AirshipMoored(seat, table.airship, rule="PS-82"))
    carrier = "opt_independent_carrier" in table.variants and table.round > 1
    table.enter(CARRIER_CHOICE if carrier else ACTIVATION)

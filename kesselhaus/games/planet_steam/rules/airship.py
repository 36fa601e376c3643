"""The support airship (4.2.5)."""

from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam.events import AirshipMoored
from kesselhaus.games.planet_steam.options import Moor
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Mooring


@does(Mooring)
def moor(table: Table, task: Mooring) -> Play:
    """PS-82: the Airship Captain's holder must put it on one of the moorings."""
    seat = table.holder("airship_captain")
    choices = [Moor(mooring) for mooring in table.box.moorings]
    table.airship = (yield from decide(table, seat, "PS-82", choices)).mooring
    table.tell(AirshipMoored(seat, table.airship, rule="PS-82"))
    return ()

"""Sabotage (PS-166 to PS-172)."""

from kesselhaus.engine.questions import Asking
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import Sabotaged, SabotageWasted, TankRighted
from kesselhaus.games.planet_steam.options import Target
from kesselhaus.games.planet_steam.rules.asking import decide, roll
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Sabotaging


@does(Sabotaging)
def sabotage(table: Table, task: Sabotaging) -> Play:
    """PS-167, PS-168: he chooses an opponent with a tank, who chooses which of his tanks is laid down."""
    saboteur = table.saboteur = task.seat
    owners = sorted({table.claims[zone] for zone in table.tanks} - {saboteur})
    if owners:
        victim = (yield from decide(table, saboteur, "PS-167", [Target(seat) for seat in owners])).seat
        tanks = [options.lay_down(zone) for zone in table.own_tanks(victim)]
        table.sabotaged = (yield from decide(table, victim, "PS-167", tanks)).zone
        table.tell(Sabotaged(saboteur, victim, table.sabotaged, rule="PS-167"))
    else:
        table.tell(SabotageWasted(saboteur, rule="PS-168"))
    return ()


def return_sabotage(table: Table) -> Asking[None]:
    """PS-171: the owner sets the tank upright and receives twice the result of a die."""
    zone = table.sabotaged
    if zone is not None:
        die = yield roll("PS-171")
        owner = table.players[table.claims[zone]]
        credits = table.box.sabotage.credits_per_pip * die
        owner.credits += credits
        table.sabotaged = None
        table.tell(TankRighted(owner.seat, zone, die, credits, rule="PS-171"))
    table.saboteur = None

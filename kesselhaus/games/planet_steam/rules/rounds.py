"""Rounds: how one begins and how one ends (PS-19, PS-20, 4.5)."""

from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.planet_steam.events import (
    PriceRose,
    RoundBegan,
    RoundEnded,
    TanksBuilt,
)
from kesselhaus.games.planet_steam.rules.ending import end_game
from kesselhaus.games.planet_steam.rules.independent_carrier import auction_carrier
from kesselhaus.games.planet_steam.rules.price_manipulation import return_manipulation
from kesselhaus.games.planet_steam.rules.sabotage import return_sabotage
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import Closing, LayingOutBonus, Round


@does(Round)
def begin_round(table: Table, task: Round) -> tuple[Task, ...]:
    """PS-19a: in round 1 the Independent Carrier is auctioned before anything else (PS-173)."""
    table.round += 1
    table.turn += 1
    table.tell(RoundBegan(table.round, table.rounds_left, table.start_player, rule="PS-19"))
    if table.round == 1 and "opt_independent_carrier" in table.variants:
        return (*auction_carrier(table, table.start_player), LayingOutBonus())
    return (LayingOutBonus(),)


@does(Closing)
def close_round(table: Table, task: Closing) -> Play:
    """PS-127, PS-128: optional cards are returned, tanks are built, the round marker moves."""
    return_manipulation(table)
    yield from return_sabotage(table)
    build_tanks(table)
    table.rounds_left -= 1
    table.tell(RoundEnded(table.rounds_left, rule="PS-133"))
    if table.rounds_left:
        clean_up(table)
        return Round()
    end_game(table)
    return ()


def build_tanks(table: Table) -> None:
    """PS-129 to PS-132: where ore or energy is missing its price rises; else tanks are built for the market,
    as many as ore, energy and the track allow.
    """
    supply, cost = table.supply, table.box.market_tank
    missing = [resource for resource in cost if not supply[resource]]
    if missing:
        for resource in missing:
            before = table.price[resource]
            table.move_price(resource, table.box.closing_price_rise)
            table.tell(PriceRose(resource, before, table.price[resource], rule="PS-129"))
        return
    count = min(
        table.box.highest_stock - table.stock,
        *(supply[resource] // units for resource, units in cost.items()),
    )
    for resource, units in cost.items():
        supply[resource] -= count * units
    table.stock += count
    table.tell(TanksBuilt(count, table.stock, rule="PS-131" if count else "PS-130"))


def clean_up(table: Table) -> None:
    """PS-134: cards, airship and order markers return; the holder of Lady Steam starts the next round."""
    table.start_player = table.holder("lady_steam")
    for player in table.players:
        player.card = None
    table.turn_order = ()
    table.airship = None
    table.order_markers = ()

"""The positions of the examples: what lies there before something is done."""

from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    deal,
    doing,
    empty_map,
    fill_map,
    hold,
    lay,
    market,
    own,
    raised,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.state import OPEN_CREDITS, Table
from kesselhaus.games.planet_steam.tanks import TANKS, Tank
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Claiming,
    KeepingCarrier,
    LayingOutBonus,
    ManipulatingPrices,
    Nominating,
    OpeningSpecialistBids,
    Producing,
    TakingBonus,
    Trading,
    TradingCertificate,
)

LAST = B, C, D, A
"""The turn order in which A is the last to act."""
CONTENTS = {"B1": TANKS["ore", False], "B2": TANKS[None, True], "B3": None}
"""EX-31."""


def closing(table: Table) -> Table:
    """A has the last action of the round, with a permit that can be sold or kept; then the round closes."""
    deal(table, *LAST)
    table.players[A].permits = max(1, table.players[A].permits)
    return doing(table, TradingCertificate, table.seats - 1)


def closing_the_last(table: Table) -> Table:
    """The same in the last round, so that nothing of a next one is mixed in."""
    table.rounds_left, table.round = 1, table.box.rounds(table.seats)
    return closing(table)


def bonus_resources() -> Table:
    """EX-1. The market for tanks is full, so the closing phase takes nothing from the supplies."""
    table = market(lay(), quartz=2, ore=0, water=7, energy=9)
    table.stock = table.box.highest_stock
    return closing(table)


def final_wealth() -> Table:
    """EX-2: 10 zones, 6 tanks, a supercharger, luxury quarters, 3 water, 2 energy, 20 credits and more."""
    table = empty_map(market(lay(), ore=5, water_price=8, energy_price=3))
    zones = [f"{column}{row}" for column in "ABCDE" for row in (1, 2)]
    own(table, A, *zones)
    for number, zone in enumerate(zones[:6]):
        tank(table, A, zone, "ore" if number > 2 else None, supercharger=number == 0)
    hold(table, A, credits=20, water=3, energy=2)
    raised(table, A, quartz=4, ore=3, water=2)
    table.players[A].quarters, table.players[A].permits = 1, 3
    table.carrier_holder, table.locked_credits = A, 40
    return closing_the_last(table)


def failed_roll() -> Table:
    """EX-3."""
    return doing(lay(), Claiming)


def nothing_found() -> Table:
    """EX-4."""
    return doing(fill_map(lay(), besides=("B6", "C1")), Claiming)


def bare(seats: int = 4, **goods: int) -> Table:
    """An empty map; A has exactly these goods and all carriers of class 4."""
    table = empty_map(lay(seats))
    hold(table, A, **goods)
    raised(table, A, quartz=4, ore=4, water=4, energy=4)
    return table


def airship_for_all() -> Table:
    """EX-5."""
    table = tank(bare(energy=1), A, "A5", "quartz")
    tank(table, B, "E5", "energy")
    hold(table, B)
    table.airship = "M5"
    return doing(table, Producing)


def basic_production() -> Table:
    """EX-6."""
    table = tank(bare(energy=1), A, "C1")
    tank(table, A, "E3", "ore")
    tank(table, A, "A7", "ore")
    return doing(table, Producing)


def overflow() -> Table:
    """EX-7."""
    table = market(bare(energy=4), water=5)
    raised(table, A, water=2)
    for zone in ("B1", "B2", "B3", "A3"):
        tank(table, A, zone, supercharger=zone == "B2")
    table.airship = "M7"
    return doing(table, Producing)


def trading(table: Table, resource: str) -> Table:
    """A is to act with a resource, in the usual order."""
    return doing(table, Trading, table.seats * RESOURCES.index(resource))


def buying() -> Table:
    """EX-8."""
    table = market(lay(), water=6, water_price=7)
    hold(table, A, credits=14, water=1)
    return trading(table, "water")


def selling() -> Table:
    """EX-9."""
    table = market(lay(), energy=9, energy_price=4)
    raised(table, A, energy=2)
    hold(table, A, credits=0, energy=5)
    return trading(table, "energy")


def passing() -> Table:
    """EX-10."""
    return trading(market(lay(), ore=9, ore_price=10), "ore")


def selling_above_the_scale() -> Table:
    """EX-11."""
    table = market(lay(), water=19, water_price=6)
    hold(table, A, credits=0, water=4)
    return trading(table, "water")


def limited_by_ore() -> Table:
    """EX-12."""
    table = market(lay(), ore=5, energy=9)
    table.stock = 7
    return closing_the_last(table)


def no_energy() -> Table:
    """EX-13, with energy at 16."""
    table = market(lay(), ore=5, energy=0, energy_price=16)
    table.stock = 7
    return closing_the_last(table)


def no_ore() -> Table:
    """EX-14."""
    table = market(lay(), ore=0, ore_price=28, energy=6)
    table.stock = table.box.highest_stock
    return closing_the_last(table)


def auction(table: Table) -> Table:
    """The expansion phase begins, and A opens."""
    undeal(table)
    table.start_player = A
    return doing(table, LayingOutBonus)


def order_marker() -> Table:
    """EX-15."""
    return auction(lay(4, "adv_variable_trade_order"))


def manipulation(**figures: int) -> Table:
    """A has won the first bidding round and has to use the card."""
    table = market(lay(4, "opt_price_manipulation"), **figures)
    undeal(table)
    table.players[A].card = "sp_02"
    table.bonus_field = ("quartz",)
    table.agenda = [OpeningSpecialistBids(), TakingBonus(A), ManipulatingPrices(A)]
    return table


def moderate_manipulation() -> Table:
    """EX-16."""
    return manipulation(ore_price=10, energy_price=4)


def price_by_hand() -> Table:
    """EX-34."""
    table = manipulation(energy_price=2)
    hold(table, A, credits=3)
    return table


def manipulation_returned() -> Table:
    """EX-17: C is the second in turn order and holds specialist number 2."""
    table = lay(4, "opt_price_manipulation")
    table.manipulator = C
    return closing_the_last(table)


def sabotage() -> Table:
    """EX-18."""
    table = tank(tank(empty_map(lay(4, "opt_sabotage")), A, "A1"), A, "B1", "ore")
    table.saboteur, table.sabotaged = D, "B1"
    return closing_the_last(table)


def activation_not_paid() -> Table:
    """EX-19: B has no water, and A acts before."""
    table = lay()
    hold(table, A, water=2)
    hold(table, B, credits=100, quartz=2, ore=3)
    return doing(table, Activating)


def import_with_an_empty_market() -> Table:
    """EX-20."""
    table = lay()
    table.stock = 0
    hold(table, A, credits=5, quartz=2, water=2)
    return doing(table, Activating)


def river_exemption() -> Table:
    """EX-21."""
    return doing(tank(bare(energy=2), A, "C2", "ore"), Producing)


def two_groups() -> Table:
    """EX-22."""
    table = bare()
    for zone in ("A3", "B3", "E1"):
        tank(table, A, zone, "energy")
    return doing(table, Producing)


def idle_tank() -> Table:
    """EX-23: the tank between the others would even have a supercharger and the airship."""
    table = bare(energy=2)
    for zone in ("E1", "E2", "E3"):
        tank(table, A, zone, "ore", supercharger=zone == "E2")
    table.airship = "M2"
    return doing(table, Producing)


def leftover_bonus() -> Table:
    """EX-24."""
    return auction(market(lay(3), quartz=5, ore=8, water=7, energy=12))


def aid() -> Table:
    """EX-25: what everybody has lies open, so that it can be seen."""
    table = lay(4, OPEN_CREDITS)
    hold(table, A, credits=0)
    hold(table, B, credits=1)
    return closing(table)


def carrier(seat: int = A, locked: int = 6, round: int = 2) -> Table:
    """A seat holds the Independent Carrier, won in the round before."""
    table = lay(4, "opt_independent_carrier", round=round)
    table.carrier_holder, table.carrier_since, table.locked_credits = seat, round - 1, locked
    return table


def carrier_kept() -> Table:
    """EX-26."""
    return doing(carrier(), KeepingCarrier)


def carrier_lost() -> Table:
    """EX-27."""
    table = carrier()
    hold(table, A, water=9, ore=2)
    return doing(table, KeepingCarrier)


def converter_replaced() -> Table:
    """EX-28."""
    table = tank(tank(lay(), A, "B2", "energy"), A, "B3")
    tank(table, A, "F4", "ore")
    hold(table, A, credits=20, water=1)
    return doing(table, Activating)


def last_round() -> Table:
    """EX-29."""
    return closing_the_last(lay())


def shared_victory() -> Table:
    """EX-30: what everybody has lies open, so that it can be seen."""
    table = empty_map(lay(4, OPEN_CREDITS))
    for seat, credits in ((A, 90), (B, 100), (C, 100), (D, 40)):
        hold(table, seat, credits=credits)
    return closing_the_last(table)


def holding(contents: dict[str, Tank | None], *variants: str) -> Table:
    """A owns exactly these zones with these contents."""
    table = empty_map(lay(4, *variants))
    for zone, content in contents.items():
        own(table, A, zone)
        if content is not None:
            tank(table, A, zone, content.converter, content.supercharger)
    hold(table, A, credits=50, water=3)
    return table


def plan() -> Table:
    """EX-31, EX-32."""
    return doing(holding(CONTENTS), Activating)


def forced_opening() -> Table:
    """EX-33: A Lady Steam, B Engineer, C Airship Captain, D Speculator; their credits lie open."""
    table = lay(4, OPEN_CREDITS)
    deal(table, A, D, C, B)
    for seat, credits in ((A, 0), (B, 5), (C, 9), (D, 0)):
        hold(table, seat, credits=credits)
    return doing(table, Nominating)

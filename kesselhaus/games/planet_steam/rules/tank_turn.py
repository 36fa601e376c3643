"""The tank phase (4.3)."""

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import (
    Activated,
    ConverterBought,
    StayedIdle,
    SuperchargerBought,
    TankBought,
    TankTurnEnded,
)
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.options import (
    ACTIVATE,
    END_TURN,
    REORGANISE,
    RETURN_CONVERTER,
    STAY_IDLE,
    Activate,
    BuyConverter,
    BuySupercharger,
    BuyTank,
    ImportTank,
    MoveConverter,
    RaiseCarrier,
    Reorganise,
)
from kesselhaus.games.planet_steam.rules.asking import ask, decide
from kesselhaus.games.planet_steam.rules.carriers import raisable, raise_carrier
from kesselhaus.games.planet_steam.rules.plans import begin_plan
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from kesselhaus.games.planet_steam.tasks import Activating, Planning, TankTurn


@does(Activating)
def activate(table: Table, task: Activating) -> Asking[TankTurn | tuple[()]]:
    """PS-85: pay the activation cost or not. PS-86: not paying brings 1 water and ends the tank turn."""
    player, cost = table.players[task.seat], table.box.activation
    if player.can_pay(cost) and isinstance(
        (yield ask(table, player.seat, "PS-85", (ACTIVATE, STAY_IDLE))), Activate
    ):
        player.pay(cost)
        table.tell(Activated(player.seat, tuple(cost.items()), rule="PS-85"))
        return TankTurn(task.seat)
    water = table.gain(player, "water", table.box.unpaid_activation_water)
    table.tell(StayedIdle(player.seat, water, rule="PS-86"))
    return ()


@does(TankTurn)
def tank_action(table: Table, task: TankTurn) -> Asking[TankTurn | tuple[Planning, TankTurn] | tuple[()]]:
    """PS-87: in any order and any number of times, until the player ends his turn."""
    player = table.players[task.seat]
    choice = yield ask(table, player.seat, "PS-87", tank_actions(table, player, task.planned), secret=True)
    match choice:
        case BuyTank(zone):
            buy_local_tank(table, player, zone)
        case ImportTank(zone):
            import_tank(table, player, zone)
        case BuyConverter(kind, zone):
            yield from buy_converter(table, player, kind, zone)
        case BuySupercharger(zone):
            buy_supercharger(table, player, zone)
        case RaiseCarrier(resource):
            cost = table.box.carrier_upgrade.goods
            player.pay(cost)
            raise_carrier(table, player, resource, cost, rule="PS-94")
        case Reorganise():
            return (begin_plan(table, player), TankTurn(task.seat, planned=True))
        case _:
            table.tell(TankTurnEnded(player.seat, rule="PS-87"))
            return ()
    return TankTurn(task.seat) if task.planned else task


def tank_actions(table: Table, player: Player, planned: bool) -> list[Option]:
    """D-28: all that the player can pay for and the bank can give (PS-24, PS-29), and a plan (PS-98)."""
    box, credits, seat = table.box, player.credits, player.seat
    claims, on_map = table.claims, table.tanks
    empty: list[str] = []
    tanks: list[str] = []
    for zone in box.zones:
        if claims.get(zone) == seat:
            (tanks if zone in on_map else empty).append(zone)
    if table.sabotaged in tanks:
        tanks.remove(table.sabotaged)
    choices: list[Option] = []
    if empty and table.bank_tanks:
        if table.stock and credits >= box.tank_price[table.stock] and player.can_pay(box.local_tank.goods):
            choices += [options.buy_tank(zone) for zone in empty]
        if credits >= box.imported_tank.credits and player.can_pay(box.imported_tank.goods):
            choices += [options.import_tank(zone) for zone in empty]
    if tanks:
        for kind in CONVERTERS:
            if table.converters[kind] and credits >= box.converter_price[kind].credits:
                choices += [
                    options.buy_converter(kind, zone) for zone in tanks if may_carry(table, zone, kind)
                ]
        if table.superchargers and player.can_pay(box.supercharger.goods):
            choices += [options.buy_supercharger(zone) for zone in tanks if not on_map[zone].supercharger]
    if player.can_pay(box.carrier_upgrade.goods):
        choices += raisable(table, player)
    if tanks and not planned:
        choices.append(REORGANISE)
    choices.append(END_TURN)
    return choices


def may_carry(table: Table, zone: str, kind: str) -> bool:
    """PS-141: on a river zone neither a quartz nor an ore converter, where that rule is played."""
    return kind == "energy" or zone not in table.box.river or "adv_river_restriction" not in table.variants


def buy_local_tank(table: Table, player: Player, zone: str) -> None:
    """PS-88: the price at the marker, which then moves towards sold out."""
    goods, price = table.box.local_tank.goods, table.box.tank_price[table.stock]
    player.pay(goods)
    player.credits -= price
    table.stock -= 1
    table.tanks[zone] = SIMPLE_TANK
    table.tell(TankBought(player.seat, zone, False, price, tuple(goods.items()), rule="PS-88"))


def import_tank(table: Table, player: Player, zone: str) -> None:
    """PS-89: the marker does not move."""
    cost = table.box.imported_tank
    player.pay(cost.goods)
    player.credits -= cost.credits
    table.tanks[zone] = SIMPLE_TANK
    table.tell(TankBought(player.seat, zone, True, cost.credits, tuple(cost.goods.items()), rule="PS-89"))


def buy_converter(table: Table, player: Player, kind: str, zone: str) -> Asking[None]:
    """PS-91: attached at once. PS-92: an old one goes to another own tank that has none, or to the bank."""
    tank, credits = table.tanks[zone], table.box.converter_price[kind].credits
    old, old_to = tank.converter, None
    if old is not None:
        others: list[Option] = [
            options.move_converter(other)
            for other in table.own_tanks(player.seat)
            if other != table.sabotaged
            and table.tanks[other].converter is None
            and may_carry(table, other, old)
        ]
        choice = yield from decide(table, player.seat, "PS-92", [*others, RETURN_CONVERTER])
        if isinstance(choice, MoveConverter):
            old_to = choice.zone
            table.tanks[old_to] = TANKS[old, table.tanks[old_to].supercharger]
        else:
            table.converters[old] += 1
    player.credits -= credits
    table.converters[kind] -= 1
    table.tanks[zone] = TANKS[kind, tank.supercharger]
    table.tell(ConverterBought(player.seat, kind, zone, credits, old, old_to, rule="PS-91"))


def buy_supercharger(table: Table, player: Player, zone: str) -> None:
    """PS-93: attached to an own tank that has none."""
    cost = table.box.supercharger.goods
    player.pay(cost)
    table.superchargers -= 1
    table.tanks[zone] = TANKS[table.tanks[zone].converter, True]
    table.tell(SuperchargerBought(player.seat, zone, tuple(cost.items()), rule="PS-93"))

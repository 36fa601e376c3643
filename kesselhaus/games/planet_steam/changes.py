"""What always holds between one state and the next (section 8)."""

from collections.abc import Iterator

from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import (
    Closing,
    FirstUpgrade,
    Planning,
    Round,
    SpecialistAuction,
    TankTurn,
    Trading,
    TradingCertificate,
)


def broken_since(before: Table, table: Table) -> Iterator[str]:
    """The invariants that a change broke."""
    was, now = before.doing, table.doing
    if not before.rounds_left - 1 <= table.rounds_left <= before.rounds_left:
        yield f"INV-9: the round marker moved from {before.rounds_left} to {table.rounds_left}"
    for zone, seat in before.claims.items():
        if seat >= 0 and table.claims.get(zone) != seat:
            yield f"INV-14: {zone} changed hands"
    for old, new in zip(before.players, table.players, strict=True):
        if any(new.classes[resource] < old.classes[resource] for resource in RESOURCES):
            yield f"INV-18: a carrier of seat {new.seat + 1} fell"
    if "adv_immovable_tanks" in table.variants and not before.tanks.keys() <= table.tanks.keys():
        yield "INV-20: a tank left its zone"
    if isinstance(was, SpecialistAuction) and isinstance(now, SpecialistAuction):
        yield from _auction(before, table)
    if isinstance(was, FirstUpgrade) and not isinstance(now, FirstUpgrade):
        for player in table.players:
            if sorted(player.classes.values()) != [1, 1, 1, 2]:
                yield f"INV-18: seat {player.seat + 1} starts with the classes {player.classes}"
    if isinstance(was, Planning):
        yield from _plan(before, table, was)
    if isinstance(was, TankTurn) and was.planned and (isinstance(now, Planning) or _replanned(before, table)):
        yield "INV-25: a second plan without a purchase"
    if isinstance(was, Trading):
        yield from _trade(before, table, was)
    if isinstance(was, Closing) and (now is None or isinstance(now, Round)):
        yield from _closing(before, table)


def _replanned(before: Table, table: Table) -> bool:
    return before.doing == table.doing and before.tanks != table.tanks


def _auction(before: Table, table: Table) -> Iterator[str]:
    for resource in RESOURCES:
        was = before.supply[resource] + (resource in before.bonus_field)
        now = table.supply[resource] + (resource in table.bonus_field)
        if now not in (was, was - 1):
            yield f"INV-13: supply and bonus field of {resource} went from {was} to {now}"
    old, new = before.bidding, table.bidding
    if old is not None and new is not None and old.bids != new.bids:
        same_round = [player.card for player in before.players] == [player.card for player in table.players]
        if same_round and new.highest <= old.highest:
            yield f"INV-15: a bid of {new.highest} after one of {old.highest}"


def _plan(before: Table, table: Table, planning: Planning) -> Iterator[str]:
    seat = planning.seat
    old = [tank for zone, tank in before.tanks.items() if before.claims[zone] == seat]
    new = [tank for zone, tank in table.tanks.items() if table.claims[zone] == seat]
    same = (
        len(old) == len(new)
        and sum(tank.supercharger for tank in old) == sum(tank.supercharger for tank in new)
        and before.players == table.players
    )
    if not same:
        yield "INV-24: a plan changed more than where things stand"
    for kind in CONVERTERS:
        if sum(tank.converter == kind for tank in new) > sum(tank.converter == kind for tank in old):
            yield f"INV-24: a plan brought a converter for {kind}"


def _trade(before: Table, table: Table, trading: Trading) -> Iterator[str]:
    """One action, one adjustment. Beyond the certificates prices may have moved for other reasons."""
    resource, actions, now = trading.resource, _still_to_trade(before), _still_to_trade(table)
    if now not in (actions, actions - 1):
        yield f"INV-17: of {actions} actions of trade {now} are left after one"
    if not isinstance(table.doing, Trading | TradingCertificate):
        return
    expected = dict(before.price)
    if now != actions:
        change = table.box.change[resource][table.supply[resource]]
        low, high = table.box.lowest_price[resource], table.box.highest_price[resource]
        expected[resource] = min(high, max(low, before.price[resource] + change))
    if expected != table.price:
        yield f"INV-17: after an action with {resource} the prices are {table.price}"


def _still_to_trade(table: Table) -> int:
    return sum(isinstance(task, Trading) for task in table.agenda)


def _closing(before: Table, table: Table) -> Iterator[str]:
    built = table.stock - before.stock
    for resource, units in table.box.market_tank.items():
        if before.supply[resource] - table.supply[resource] != built * units:
            yield f"INV-19: {built} tanks were built, {resource} went down to {table.supply[resource]}"

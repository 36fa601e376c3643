"""What comes in: resources from the supply (WM-30, WM-36) and points."""

from collections.abc import Mapping

from kesselhaus.games.whistle_mountain.events import Gained
from kesselhaus.games.whistle_mountain.state import Player, Table


def gain(table: Table, player: Player, source: str, goods: Mapping[str, int], vp: int, rule: str) -> None:
    for kind, amount in goods.items():
        player.goods[kind] += amount
    player.score += vp
    table.tell(Gained(player.seat, source, tuple(goods.items()), vp, rule=rule))


def gain_by(table: Table, player: Player, power: str, rule: str, kind: str = "") -> None:
    """What a power gives: resources of a kind, or points."""
    amount = player.powers[power]
    if not amount:
        return
    if kind:
        player.goods[kind] += amount
    else:
        player.score += amount
    table.tell_of(_gained_by, table, player, power, kind, amount, rule)


def _gained_by(table: Table, player: Player, power: str, kind: str, amount: int, rule: str) -> Gained:
    source = source_of(table, player, power)
    if kind:
        return Gained(player.seat, source, ((kind, amount),), 0, rule=rule)
    return Gained(player.seat, source, (), amount, rule=rule)


def source_of(table: Table, player: Player, power: str) -> str:
    """The ability or upgrade to which a player owes a power."""
    box = table.box
    owned = [player.ability] if power in box.abilities[player.ability].powers else []
    owned += [upgrade for upgrade in player.upgrades if power in box.upgrades[upgrade].powers]
    return owned[0]

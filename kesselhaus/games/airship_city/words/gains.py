"""What a choice would bring on the table as it lies: yields that fit, bonuses, riders, majorities."""

from msgspec import Struct

from kesselhaus.games.airship_city.rules.majorities import leader
from kesselhaus.games.airship_city.state import Player, Table

SPENDS_ITS_BONUS_KIND = ("shipyard", "architects_office", "guild_hall", "workshop")
"""Tiles whose action may make room for their own bonus, so that it is not cut to the room of the moment."""


class Yield(Struct, frozen=True):
    """What an action brings besides its main effect."""

    goods: tuple[tuple[str, int], ...] = ()
    """Collected and fixed bonuses together, without what would be lost."""
    choice: tuple[str, ...] = ()
    """Kinds of which one can be chosen as the bonus."""
    riders: int = 0
    """Other players who would get a piggyback bonus."""


def yield_of(table: Table, player: Player, tile: str) -> Yield:
    """AC-47: collecting, the resource bonus, and who rides along."""
    shown = table.box.tile[tile]
    room = {kind: player.room(kind) for kind in player.goods}
    goods: dict[str, int] = {}

    def gain(kind: str, amount: int, *, cut: bool = True) -> None:
        received = min(amount, room[kind]) if cut else amount
        if received > 0:
            goods[kind] = goods.get(kind, 0) + received
            room[kind] -= received

    for kind, amount in shown.collect.items():
        gain(kind, amount)
    choice: list[str] = []
    if tile in table.developed:
        cut = table.box.kind[tile] not in SPENDS_ITS_BONUS_KIND
        choice = [kind for kind in shown.colours if kind in player.upgrades and (room[kind] > 0 or not cut)]
        if len(choice) == 1:
            gain(choice.pop(), shown.bonus, cut=cut)
    return Yield(tuple(goods.items()), tuple(choice), riders(table, player, tile) if shown.collect else 0)


def riders(table: Table, player: Player, tile: str) -> int:
    """AC-54, AC-58: other players with a worker there and room for what it gives."""
    return sum(
        tile in other.workers and any(other.room(kind) for kind in table.box.tile[tile].collect)
        for other in table.players
        if other.seat != player.seat
    )


def gold_of_sale(table: Table, player: Player, airship: str, cost: dict[str, int]) -> tuple[int, int]:
    """AC-88, AC-89: the gold for an airship, and how much of it would be lost."""
    price = table.box.prices[airship][table.prices[airship] - 1]
    received = min(price, player.room("gold") + cost.get("gold", 0))
    return received, price - received


def gold_of_contract(table: Table, player: Player, contract: str) -> tuple[int, int]:
    """AC-101: the gold for a contract, and how much of it would be lost."""
    card = table.box.contracts[contract]
    received = min(card.gold, player.room("gold") + card.cost.get("gold", 0))
    return received, card.gold - received


def majority_after(table: Table, seat: int, section: str) -> str:
    """AC-95 to AC-99: what one more marker does to the majority: `takes`, `breaks` or nothing."""
    former = table.majority.get(section)
    imagined = table.copy()
    imagined.fields[section] += (seat,)
    first = leader(imagined, section)
    if first == seat and former != seat:
        return "takes" if table.players[seat].supply > 1 else ""
    return "breaks" if former is not None and first is None else ""


def is_unlocked_by(table: Table, player: Player, airship: str) -> str:
    """AC-104: the bonus action that donating this airship would unlock."""
    line = table.box.airships[airship].line
    bonus_action = table.box.bonus_action_of[line]
    if player.bonus[bonus_action] != "locked":
        return ""
    markers = sum(table.fields[ship].count(player.seat) for ship in table.box.airships_of[line])
    return bonus_action if markers + 1 >= table.box.bonus_unlock_count else ""

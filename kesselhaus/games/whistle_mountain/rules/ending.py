"""End of a turn (4.13) and of the game (section 5)."""

from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.events import (
    EndTriggered,
    ExcessReturned,
    GameEnded,
    HandShown,
)
from kesselhaus.games.whistle_mountain.state import BARRACKS, STANDSTILL, Player, Table
from kesselhaus.games.whistle_mountain.tasks.turn import BeginningTurn


def check_barracks(table: Table) -> None:
    """WM-160: the end is triggered when the last worker of all has left the barracks."""
    if not table.end_reason and not any(player.barracks for player in table.players):
        trigger_end(table, BARRACKS, "WM-160")


def trigger_end(table: Table, reason: str, rule: str) -> None:
    """WM-161, WM-163: every other player has one more turn."""
    table.end_reason = reason
    table.turns_left = table.seats - 1
    table.tell(EndTriggered(table.active, reason, rule=rule))


def end_turn(table: Table) -> BeginningTurn | tuple[()]:
    """WM-159: the limit, the standstill count, then the next turn or the final scoring."""
    for player in table.players:
        apply_limit(table, player)
    count_standstill(table)
    return BeginningTurn((table.active + 1) % table.seats) if table.turns_left else end_game(table)


def apply_limit(table: Table, player: Player) -> None:
    """WM-38, WM-39: the excess of every kind goes back to the supply."""
    goods, limit = player.goods, table.box.resource_limit + player.powers["limit"]
    if max(goods.values()) <= limit:
        return
    excess = tuple((kind, goods[kind] - limit) for kind in RESOURCES if goods[kind] > limit)
    for kind, _ in excess:
        goods[kind] = limit
    table.tell(ExcessReturned(player.seat, excess, rule="WM-38"))


def count_standstill(table: Table) -> None:
    """WM-174 to WM-176."""
    if table.end_reason:
        return
    table.standstill_count = 0 if table.progress else table.standstill_count + 1
    if table.standstill_count >= table.box.standstill_rounds * table.seats:
        trigger_end(table, STANDSTILL, "WM-175")


def end_game(table: Table) -> tuple[()]:
    """WM-161; all hands are shown (section 7)."""
    for player in table.players:
        if player.cards:
            table.tell(HandShown(player.seat, player.cards, rule="WM-168"))
    table.tell(GameEnded(table.end_reason, rule="WM-164"))
    return ()

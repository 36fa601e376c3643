"""Rounds and stage changes (4.1, 4.13)."""

from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.airship_city.events import RoundBegan, StageBegan, StageGoods
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.rules.bonuses import one_of
from kesselhaus.games.airship_city.rules.city import city_at_stage, renew_display
from kesselhaus.games.airship_city.rules.ending import end_game, fail, reason_to_end
from kesselhaus.games.airship_city.state import READY, USED, Player, Table
from kesselhaus.games.airship_city.tasks import EndOfRound, StageBonus, StageChange, Turn


def begin_round(table: Table, number: int) -> tuple[Task, ...]:
    """AC-13: a turn for everybody clockwise from the start player, who never changes."""
    table.round = number
    table.tell(RoundBegan(number, table.stage, rule="AC-13"))
    return (*map(Turn, table.order), EndOfRound())


@does(EndOfRound)
def end_round(table: Table, task: EndOfRound) -> tuple[Task, ...]:
    """AC-14: check the end, advance the round marker, change the stage."""
    table.end_reason = reason_to_end(table)
    if table.end_reason:
        end_game(table)
        return ()
    if table.round % table.box.rounds_per_stage == 0:
        return begin_stage(table)
    return begin_round(table, table.round + 1)


# ------------------------------------------------------------------ stage change


def begin_stage(table: Table) -> tuple[Task, ...]:
    """AC-115: each step is finished for all players before the next begins."""
    table.round += 1
    table.tell(StageBegan(table.stage, table.stage_bonuses[table.stage - 2], rule="AC-110"))
    return (*map(StageBonus, table.order), StageChange())


@does(StageBonus)
def hand_out_stage_bonus(table: Table, task: StageBonus) -> Play:
    """AC-110: everybody gains the goods of the tile; AC-110a: units of free choice in seat order."""
    bonus = table.box.stage_bonuses[table.stage_bonuses[table.stage - 2]]
    player = table.players[task.seat]
    received = {kind: player.gain(kind, amount) for kind, amount in bonus.goods.items()}
    for _ in range(bonus.free_choice):
        kinds = [kind for kind in RESOURCES if player.room(kind)]
        if kinds:
            kind = yield from one_of(player, kinds, rule="AC-110a")
            received[kind] = received.get(kind, 0) + player.gain(kind, 1)
    table.tell(StageGoods(task.seat, tuple(received.items()), rule="AC-110"))
    return ()


@does(StageChange)
def change_stage(table: Table, task: StageChange) -> Play:
    """AC-111, AC-112, AC-134, AC-137: bonus actions, ladders and the City, before the round begins."""
    for player in table.players:
        make_ready(player)
    for seat in table.order:
        move_contracts_down(table, table.players[seat])
    if "city" in table.variants:
        city_at_stage(table)
        yield from renew_display(table)
    return begin_round(table, table.round)


def make_ready(player: Player) -> None:
    """AC-111: every used bonus action becomes ready."""
    for bonus_action, cover in player.bonus.items():
        if cover == USED:
            player.bonus[bonus_action] = READY


def move_contracts_down(table: Table, player: Player) -> None:
    """AC-112: one space down the ladder; what leaves it has failed (AC-113)."""
    expired = [contract for contract, space in player.contracts if space == 1]
    player.contracts = tuple((contract, space - 1) for contract, space in player.contracts if space > 1)
    for contract in expired:
        fail(table, player, contract, rule="AC-113")

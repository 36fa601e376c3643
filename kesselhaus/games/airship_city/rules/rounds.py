"""Rounds, stage changes and the end (4.1, 4.13, 4.14)."""

from kesselhaus.engine.questions import Play
from kesselhaus.games.airship_city.box import RESOURCES
from kesselhaus.games.airship_city.events import Failed, GameEnded, RoundBegan, StageBegan, StageGoods
from kesselhaus.games.airship_city.rules.actions import one_of
from kesselhaus.games.airship_city.rules.city import city_at_stage, renew_display
from kesselhaus.games.airship_city.scoring import give_awards
from kesselhaus.games.airship_city.state import CITY, MAIN, OVER, READY, ROUND_END, USED, Player, Table


def begin_round(table: Table, number: int) -> None:
    """AC-13: the start player, who never changes, has the first turn."""
    table.round = number
    table.tell(RoundBegan(number, table.stage, rule="AC-13"))
    begin_turn(table, table.start_player)


def begin_turn(table: Table, seat: int) -> None:
    """AC-29: at the start of a turn all own workers are unmoved."""
    table.turn += 1
    table.active = seat
    table.moment = MAIN
    player = table.players[seat]
    player.moved = (False,) * len(player.workers)


def next_turn(table: Table) -> None:
    """AC-13: clockwise; after everybody had a turn the round is over (AC-14)."""
    following = (table.active + 1) % table.seats
    if following == table.start_player:
        table.moment = ROUND_END
    else:
        begin_turn(table, following)


def end_of_round(table: Table) -> Play:
    """AC-14: check the end, advance the round marker, change the stage."""
    table.end_reason = reason_to_end(table)
    if table.end_reason:
        end_game(table)
        return
    following = table.round + 1
    if table.round % table.box.rounds_per_stage == 0:
        table.round = following
        yield from change_stage(table)
    begin_round(table, following)


# ------------------------------------------------------------------ stage change


def change_stage(table: Table) -> Play:
    """AC-115: each step is finished for all players before the next begins."""
    table.tell(StageBegan(table.stage, table.stage_bonuses[table.stage - 2], rule="AC-110"))
    yield from hand_out_stage_bonus(table)
    for player in table.players:
        make_ready(player)
    for seat in table.order:
        move_contracts_down(table, table.players[seat])
    if "city" in table.variants:
        city_at_stage(table)
        yield from renew_display(table)


def hand_out_stage_bonus(table: Table) -> Play:
    """AC-110: everybody gains the goods of the tile; AC-110a: units of free choice in seat order."""
    bonus = table.box.stage_bonuses[table.stage_bonuses[table.stage - 2]]
    for seat in table.order:
        player = table.players[seat]
        received = {kind: player.gain(kind, amount) for kind, amount in bonus.goods.items()}
        for _ in range(bonus.free_choice):
            kinds = [kind for kind in RESOURCES if player.room(kind)]
            if kinds:
                kind = yield from one_of(player, kinds, rule="AC-110a")
                received[kind] = received.get(kind, 0) + player.gain(kind, 1)
        table.tell(StageGoods(seat, tuple(received.items()), rule="AC-110"))


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


def fail(table: Table, player: Player, contract: str, rule: str) -> None:
    """AC-113: a failed contract costs its printed VP; the score may become negative (AC-116)."""
    vp = table.box.contracts[contract].vp
    player.failed = (*player.failed, contract)
    player.score -= vp
    table.tell(Failed(player.seat, contract, vp, rule=rule))


# ------------------------------------------------------------------ end of the game


def reason_to_end(table: Table) -> str:
    """AC-117, AC-118: looked at only at the end of a round of the last stage. Alone, only the last round
    counts (AC-139).
    """
    box = table.box
    if table.stage < box.stages:
        return ""
    if table.seats > 1:
        held = [section for section, holder in table.majority.items() if holder != CITY]
        if all(airship in held for airship in box.airships):
            return "airships"
        if sum(facility in held for facility in box.facilities) >= box.facility_majorities_for_end:
            return "facilities"
    return "rounds" if table.round == box.max_rounds else ""


def end_game(table: Table) -> None:
    """AC-119: contracts still open fail; then the awards."""
    table.tell(GameEnded(table.end_reason, rule="AC-117"))
    for seat in table.order:
        player = table.players[seat]
        for contract, _space in player.contracts:
            fail(table, player, contract, rule="AC-119")
        player.contracts = ()
    give_awards(table)
    table.moment = OVER

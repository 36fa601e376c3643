"""Contracts that fail, and the end of the game (4.14)."""

from kesselhaus.games.airship_city.events import Failed, GameEnded
from kesselhaus.games.airship_city.scoring import give_awards
from kesselhaus.games.airship_city.state import CITY, Player, Table


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


def fail(table: Table, player: Player, contract: str, rule: str) -> None:
    """AC-113: a failed contract costs its printed VP; the score may become negative (AC-116)."""
    vp = table.box.contracts[contract].vp
    player.failed = (*player.failed, contract)
    player.score -= vp
    table.tell(Failed(player.seat, contract, vp, rule=rule))

"""Certificates (4.4.3)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam.events import PermitBought, PermitSold, QuartersBought
from kesselhaus.games.planet_steam.options import (
    BUY_PERMIT,
    BUY_QUARTERS,
    DECLINE,
    SELL_PERMIT,
    BuyPermit,
    BuyQuarters,
    SellPermit,
)
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import TradingCertificate


@does(TradingCertificate)
def trade_certificate(table: Table, task: TradingCertificate) -> Play:
    """PS-123: in turn order, one of three actions or nothing."""
    player, box = table.players[task.seat], table.box
    match (yield from decide(table, player.seat, "PS-123", certificate_actions(table, player))):
        case BuyPermit():
            player.pay(box.permit.cost)
            table.permits -= 1
            player.permits += 1
            table.tell(PermitBought(player.seat, tuple(box.permit.cost.items()), rule="PS-124"))
        case SellPermit():
            player.permits -= 1
            table.lost_permits += 1
            player.credits += box.permit.sale
            table.tell(PermitSold(player.seat, box.permit.sale, rule="PS-125"))
        case BuyQuarters():
            player.pay(box.quarters.cost)
            table.quarters -= 1
            player.quarters += 1
            table.tell(QuartersBought(player.seat, tuple(box.quarters.cost.items()), rule="PS-126"))
    return ()


def certificate_actions(table: Table, player: Player) -> list[Option]:
    """PS-124 to PS-126: what the bank has and the player can pay."""
    choices: list[Option] = []
    if table.permits and player.can_pay(table.box.permit.cost):
        choices.append(BUY_PERMIT)
    if player.permits:
        choices.append(SELL_PERMIT)
    if table.quarters and player.can_pay(table.box.quarters.cost):
        choices.append(BUY_QUARTERS)
    choices.append(DECLINE)
    return choices

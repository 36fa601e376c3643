"""The first two steps of the expansion phase: bonus resources and the specialist auction (4.2.1, 4.2.2)."""

from kesselhaus.engine.questions import Option, Play
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import (
    Aided,
    AuctionWon,
    BenefitDeclined,
    BonusLaidOut,
    BonusPutBack,
    BonusTaken,
    CardTaken,
    CreditsTaken,
    PermitTaken,
    ResourceTaken,
)
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import (
    DECLINE,
    TAKE_CREDITS,
    TAKE_PERMIT,
    RaiseCarrier,
    TakeCredits,
    TakePermit,
    TakeResource,
)
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.rules.bidding import (
    SPECIALIST,
    decided,
    end_bidding,
    next_bid,
    open_bidding,
)
from kesselhaus.games.planet_steam.rules.carriers import raisable, raise_carrier
from kesselhaus.games.planet_steam.state import (
    BONUS_RESOURCE,
    NOMINATION,
    ORDER_MARKERS,
    PLACING,
    PRICE_MANIPULATION,
    SABOTAGE,
    SPECIALIST_BID,
    SPECIALIST_CARD,
    Player,
    Table,
)


def lay_out_bonus_resources(table: Table) -> None:
    """PS-44: one unit of each resource whose supply is 1 or more. Then the auction begins with the aid."""
    supply = table.supply
    table.bonus_field = tuple(resource for resource in RESOURCES if supply[resource])
    for resource in table.bonus_field:
        supply[resource] -= 1
    table.tell(BonusLaidOut(table.bonus_field, rule="PS-44"))
    give_aid(table)
    open_specialist_bidding(table)


def give_aid(table: Table) -> None:
    """PS-45: who has exactly 0 credits receives 2; locked credits do not count."""
    for player in table.players:
        if not player.credits:
            player.credits = table.box.aid
            table.tell(Aided(player.seat, table.box.aid, rule="PS-45"))


def open_specialist_bidding(table: Table) -> None:
    """PS-47, PS-48, PS-61: those without a card; the first of them clockwise from the start player opens."""
    participants = [player.seat for player in table.players if player.card is None]
    open_bidding(table, SPECIALIST, table.start_player, participants)
    table.enter(SPECIALIST_BID)


def bid_for_specialist(table: Table) -> Play:
    """PS-46, PS-54a: the winner of the bidding round pays his bid."""
    if not decided(table):
        yield from next_bid(table)
    if decided(table):
        table.winner, bid = end_bidding(table)
        table.players[table.winner].credits -= bid
        table.tell(AuctionWon(table.winner, SPECIALIST, bid, bid, rule="PS-54"))
        table.enter(SPECIALIST_CARD)


def choose_card(table: Table) -> Play:
    """PS-54b, c: a card on display, and at once the benefit of Engineer or Banker (PS-23: of both)."""
    player = table.players[table.winner]
    choices = [options.take_card(card) for card in table.display]
    player.card = (yield from decide(table, player.seat, "PS-54", choices)).card
    table.tell(CardTaken(player.seat, player.card, rule="PS-54"))
    shown = table.box.specialists[player.card]
    if "engineer" in shown:
        yield from use_engineer(table, player)
    if "banker" in shown:
        yield from use_banker(table, player)
    table.enter(_after_the_card(table))


def _after_the_card(table: Table) -> str:
    """PS-54d: the first winner gets Price Manipulation (PS-161), the last one Sabotage (PS-166)."""
    with_card = sum(player.card is not None for player in table.players)
    if with_card == 1 and "opt_price_manipulation" in table.variants:
        return PRICE_MANIPULATION
    if (
        with_card == table.seats
        and "opt_sabotage" in table.variants
        and table.round >= table.box.sabotage.not_before_round
    ):
        return SABOTAGE
    return BONUS_RESOURCE


def use_engineer(table: Table, player: Player) -> Play:
    """PS-55: a building permit if one is left, or 15 credits, or nothing."""
    choices = (*((TAKE_PERMIT,) if table.permits else ()), TAKE_CREDITS, DECLINE)
    match (yield from decide(table, player.seat, "PS-55", choices)):
        case TakePermit():
            table.permits -= 1
            player.permits += 1
            table.tell(PermitTaken(player.seat, rule="PS-55"))
        case TakeCredits():
            player.credits += table.box.engineer_credits
            table.tell(CreditsTaken(player.seat, table.box.engineer_credits, rule="PS-55"))
        case _:
            table.tell(BenefitDeclined(player.seat, "engineer", rule="PS-55"))


def use_banker(table: Table, player: Player) -> Play:
    """PS-56 to PS-58: a carrier up one class, or a unit that he can store, or nothing."""
    choices: list[Option] = raisable(table, player)
    choices += [options.take_resource(resource) for resource in RESOURCES if table.room(player, resource) > 0]
    match (yield from decide(table, player.seat, "PS-58", [*choices, DECLINE])):
        case RaiseCarrier(resource):
            raise_carrier(table, player, resource, rule="PS-56")
        case TakeResource(resource):
            table.gain(player, resource, 1)
            table.tell(ResourceTaken(player.seat, resource, rule="PS-57"))
        case _:
            table.tell(BenefitDeclined(player.seat, "banker", rule="PS-58"))


def take_bonus_resource(table: Table) -> Play:
    """PS-54e, PS-59: one unit from the field, even without room for it; then it goes to the bank and the
    supply rises (PS-60).
    """
    player = table.players[table.winner]
    if table.bonus_field:
        choices = [options.take_resource(resource) for resource in table.bonus_field]
        resource = (yield from decide(table, player.seat, "PS-59", choices)).resource
        table.bonus_field = tuple(other for other in table.bonus_field if other != resource)
        stored = bool(table.gain(player, resource, 1))
        if not stored:
            table.raise_supply(resource, 1)
        table.tell(BonusTaken(player.seat, resource, stored, rule="PS-59" if stored else "PS-60"))
    if "adv_variable_trade_order" in table.variants:
        table.enter(ORDER_MARKERS)
    else:
        end_bidding_round(table)


def end_bidding_round(table: Table) -> None:
    """PS-46: the next bidding round, until everybody has a card; then PS-62."""
    table.winner = -1
    if any(player.card is None for player in table.players):
        open_specialist_bidding(table)
        return
    if table.bonus_field:
        for resource in table.bonus_field:
            table.raise_supply(resource, 1)
        table.tell(BonusPutBack(table.bonus_field, rule="PS-62"))
        table.bonus_field = ()
    number = table.box.number
    order = sorted(table.players, key=lambda player: number[player.card])  # type: ignore[index]
    table.turn_order = tuple(player.seat for player in order)
    variable = table.round == 1 and "adv_variable_claims" in table.variants
    table.enter(PLACING if variable else NOMINATION)

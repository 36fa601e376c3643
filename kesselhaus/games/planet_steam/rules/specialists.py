"""The first two steps of the expansion phase: bonus resources and the specialist auction (4.2.1, 4.2.2)."""

from functools import cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, Task, Then, does
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
from kesselhaus.games.planet_steam.rules.bidding import SPECIALIST, next_bid, opened, won
from kesselhaus.games.planet_steam.rules.carriers import raisable, raise_carrier
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.rules.variable_claims import placings
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    AnyTask,
    ChoosingCard,
    Claiming,
    Closing,
    KeepingCarrier,
    LayingOutBonus,
    ManipulatingPrices,
    Mooring,
    Nominating,
    OpeningSpecialistBids,
    Producing,
    PuttingOrderMarkers,
    Sabotaging,
    SpecialistBidding,
    TakingBonus,
    Trading,
    TradingCertificate,
    UsingBanker,
    UsingEngineer,
)


@does(LayingOutBonus)
def lay_out_bonus_resources(table: Table, task: LayingOutBonus) -> OpeningSpecialistBids:
    """PS-44: one unit of each resource whose supply is 1 or more. Then the auction begins with the aid."""
    supply = table.supply
    table.bonus_field = tuple(resource for resource in RESOURCES if supply[resource])
    for resource in table.bonus_field:
        supply[resource] -= 1
    table.tell(BonusLaidOut(table.bonus_field, rule="PS-44"))
    give_aid(table)
    return OpeningSpecialistBids()


def give_aid(table: Table) -> None:
    """PS-45: who has exactly 0 credits receives 2; locked credits do not count."""
    for player in table.players:
        if not player.credits:
            player.credits = table.box.aid
            table.tell(Aided(player.seat, table.box.aid, rule="PS-45"))


@does(OpeningSpecialistBids)
def open_specialist_bidding(table: Table, task: OpeningSpecialistBids) -> Then:
    """PS-46 to PS-48, PS-61: those without a card; the first of them clockwise from the start player opens.
    When everybody has a card the rest of the round follows.
    """
    participants = [player.seat for player in table.players if player.card is None]
    if not participants:
        return end_specialist_auction(table)
    bidders = opened(table, SPECIALIST, table.start_player, participants)
    assert bidders is not None, "PS-45: the aid lets everybody bid"
    return SpecialistBidding(*bidders)


@does(SpecialistBidding)
def bid_for_specialist(table: Table, task: SpecialistBidding) -> Play:
    """PS-46, PS-54: the winner of the bidding round pays his bid, chooses a card and takes a bonus."""
    bidding = yield from next_bid(table, task)
    if not bidding.is_decided:
        return bidding
    seat, bid = won(bidding)
    table.players[seat].credits -= bid
    table.tell(AuctionWon(seat, SPECIALIST, bid, bid, rule="PS-54"))
    markers = (PuttingOrderMarkers(seat),) if "adv_variable_trade_order" in table.variants else ()
    return (ChoosingCard(seat), TakingBonus(seat), *markers, OpeningSpecialistBids())


@does(ChoosingCard)
def choose_card(table: Table, task: ChoosingCard) -> Play:
    """PS-54b, c: a card on display, and at once the benefit of Engineer or Banker (PS-23: of both)."""
    player = table.players[task.seat]
    choices = [options.take_card(card) for card in table.display]
    player.card = card = (yield from decide(table, player.seat, "PS-54", choices)).card
    table.tell(CardTaken(player.seat, card, rule="PS-54"))
    shown = table.box.specialists[card]
    benefits: list[Task] = [UsingEngineer(task.seat)] if "engineer" in shown else []
    if "banker" in shown:
        benefits.append(UsingBanker(task.seat))
    return (*benefits, *_optional_card(table, task.seat))


def _optional_card(table: Table, seat: int) -> tuple[Task, ...]:
    """PS-54d: the first winner gets Price Manipulation (PS-161), the last one Sabotage (PS-166)."""
    with_card = sum(player.card is not None for player in table.players)
    if with_card == 1 and "opt_price_manipulation" in table.variants:
        return (ManipulatingPrices(seat),)
    if (
        with_card == table.seats
        and "opt_sabotage" in table.variants
        and table.round >= table.box.sabotage.not_before_round
    ):
        return (Sabotaging(seat),)
    return ()


@does(UsingEngineer)
def use_engineer(table: Table, task: UsingEngineer) -> Play:
    """PS-55: a building permit if one is left, or 15 credits, or nothing."""
    player = table.players[task.seat]
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
    return ()


@does(UsingBanker)
def use_banker(table: Table, task: UsingBanker) -> Play:
    """PS-56 to PS-58: a carrier up one class, or a unit that he can store, or nothing."""
    player = table.players[task.seat]
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
    return ()


@does(TakingBonus)
def take_bonus_resource(table: Table, task: TakingBonus) -> Play:
    """PS-54e, PS-59: one unit from the field, even without room for it; then it goes to the bank and the
    supply rises (PS-60).
    """
    player = table.players[task.seat]
    if table.bonus_field:
        choices = [options.take_resource(resource) for resource in table.bonus_field]
        resource = (yield from decide(table, player.seat, "PS-59", choices)).resource
        table.bonus_field = tuple(other for other in table.bonus_field if other != resource)
        stored = bool(table.gain(player, resource, 1))
        if not stored:
            table.raise_supply(resource, 1)
        table.tell(BonusTaken(player.seat, resource, stored, rule="PS-59" if stored else "PS-60"))
    return ()


def end_specialist_auction(table: Table) -> tuple[Task, ...]:
    """PS-62: what is left of the bonus goes back, and the cards give the turn order (PS-21)."""
    if table.bonus_field:
        for resource in table.bonus_field:
            table.raise_supply(resource, 1)
        table.tell(BonusPutBack(table.bonus_field, rule="PS-62"))
        table.bonus_field = ()
    holders = {player.card: player.seat for player in table.players}
    table.turn_order = tuple(holders[card] for card in table.box.card_set[table.seats])
    return rest_of_round(table)


def rest_of_round(table: Table) -> tuple[AnyTask, ...]:
    """PS-19a: the steps after the specialist auction. PS-83: about the Independent Carrier is decided from
    round 2 on.
    """
    placing = placings(table) if table.round == 1 and "adv_variable_claims" in table.variants else ()
    carrier = "opt_independent_carrier" in table.variants and table.round > 1
    return (*placing, *_in_turn_order(table.turn_order, trade_order(table), carrier))


@cache
def _in_turn_order(order: tuple[int, ...], traded: tuple[str, ...], carrier: bool) -> tuple[AnyTask, ...]:
    """PS-21. PS-114: one resource after the other is traded by all."""
    return (
        Nominating(),
        *map(Claiming, order),
        Mooring(),
        *((KeepingCarrier(),) if carrier else ()),
        *map(Activating, order),
        *map(Producing, order),
        *(Trading(seat, resource) for resource in traded for seat in order),
        *map(TradingCertificate, order),
        Closing(),
    )

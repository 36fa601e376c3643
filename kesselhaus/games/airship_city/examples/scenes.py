"""The positions of the examples in which there is more to lay than a line or two."""

from kesselhaus.games.airship_city.examples.positions import (
    LEVEL_1,
    LEVEL_2,
    A,
    B,
    C,
    D,
    about_to_arrive,
    at_end_of_round,
    buy,
    failed,
    fulfilled,
    hold,
    in_turn,
    lay,
    mark,
    stand,
    take,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import EndOfTurn

AIRSHIPS = (*LEVEL_1, *LEVEL_2, "wood_cargo", "metal_cargo")
CARDS = [f"c{number:02}" for number in range(1, 9)]


def moving_and_acting() -> Table:
    """EX-1."""
    return lay(
        layout="""
        market_1           forest_2  lighthouse  mine_2
        architects_office  mine_1    factory_1   valley
        shipyard_1         harbour   forest_1    workshop
        guild_hall         factory_2 shipyard_2  market_2
    """
    )


def shifting_a_row() -> Table:
    """EX-2."""
    table = lay(
        layout="""
        forest_1   mine_2      factory_1   valley
        mine_1     shipyard_1  market_1    forest_2
        harbour    guild_hall  lighthouse  workshop
        architects_office factory_2 shipyard_2 market_2
    """
    )
    stand(table, A, "shipyard_1", "harbour")
    stand(table, B, "forest_2", "harbour")
    hold(table, A, gear=3)
    hold(table, B)
    return table


def resource_bonus() -> Table:
    """EX-3."""
    table = lay()
    buy(table, B, "metal", tiles=("forest_1",))
    buy(table, A, "wood")
    hold(table, A, wood=6)
    about_to_arrive(table, "forest_1")
    return table


def first_donation() -> Table:
    """EX-4."""
    table = lay()
    hold(table, A, wood=2, metal=2, gear=2)
    about_to_arrive(table, "shipyard_1")
    return table


def discount_and_sale() -> Table:
    """EX-5."""
    table = lay()
    mark(table, "wood_private", A, A)
    hold(table, A, wood=5, gear=4, gold=3)
    stand(table, A, "harbour", "lighthouse")
    return table


def bottom_of_the_list() -> Table:
    """EX-6."""
    table = lay()
    hold(table, B, metal=3, gear=2)
    table.prices["metal_private"] = 6
    about_to_arrive(table, "shipyard_1", B)
    return table


def cost_floor() -> Table:
    """EX-7."""
    table = lay()
    mark(table, "wood_private", A, A, A, A)
    hold(table, A, wood=3, gear=2)
    about_to_arrive(table, "shipyard_1")
    return table


def piggyback() -> Table:
    """EX-8."""
    table = lay()
    mark(table, "metal_private", C, C, C)
    stand(table, B, "mine_2", "harbour")
    stand(table, C, "mine_2", "harbour")
    hold(table, A)
    hold(table, B, metal=3)
    hold(table, C, metal=9)
    about_to_arrive(table, "mine_2")
    return table


def valley() -> Table:
    """EX-9."""
    table = lay()
    hold(table, A, wood=10, metal=4)
    hold(table, B, wood=10, metal=5)
    stand(table, B, "valley", "harbour")
    about_to_arrive(table, "valley")
    return table


def harbour() -> Table:
    """EX-10."""
    table = lay()
    hold(table, A)
    stand(table, A, "mine_1", "forest_1", "forest_2", moved=("mine_1",))
    return table


def hiring() -> Table:
    """EX-11."""
    table = lay()
    hold(table, A, gold=10)
    mark(table, "passenger", A)
    about_to_arrive(table, "guild_hall")
    return table


def upgrade() -> Table:
    """EX-12."""
    table = lay()
    mark(table, "metal_private", A, A)
    mark(table, "metal_residential", A, A)
    hold(table, A, wood=3, metal=2, gold=3)
    about_to_arrive(table, "workshop")
    return table


def end_for_a_moment() -> Table:
    """EX-13."""
    table = lay(4)
    table.round = 17
    mark(table, "statue", A)
    mark(table, "fountain", C)
    for seat, goods in ((B, {"wood": 10, "gold": 6}), (D, {"gold": 10})):
        hold(table, seat, **goods)
        stand(table, seat, "market_1", "mine_2")
    in_turn(table, EndOfTurn(A))
    stand(table, A, "harbour", "mine_1", moved=("harbour", "mine_1"))
    return table


def awards() -> Table:
    """EX-14."""
    table = lay()
    for section, seat in zip(AIRSHIPS, (A, A, A, B, B, B, C, C), strict=True):
        mark(table, section, seat)
    for section, seat in (("signpost", B), ("statue", B), ("fountain", C)):
        mark(table, section, seat)
    for seat, cards in ((A, CARDS[:4]), (B, CARDS[4:6]), (C, CARDS[6:])):
        fulfilled(table, seat, *cards)
    return at_end_of_round(table, 20)


def tie_break() -> Table:
    """EX-15."""
    table = lay()
    for seat, goods in ((A, {"wood": 3, "metal": 2, "gold": 1, "gear": 9}), (C, {"metal": 6, "gold": 1})):
        hold(table, seat, **goods)
        table.players[seat].score = 41
    return at_end_of_round(table, 20)


def dead_end() -> Table:
    """EX-16."""
    table = lay()
    hold(table, A)
    moved = ("harbour", "shipyard_1", "forest_1")
    stand(table, A, "mine_1", *moved, moved=moved)
    return table


def last_move() -> Table:
    """EX-17."""
    table = lay()
    hold(table, A, gear=4, metal=3)
    take(table, A, "c04")
    about_to_arrive(table, "factory_1")
    return table


def lighthouse() -> Table:
    """EX-18."""
    table = lay(
        layout="""
        forest_1           mine_1     factory_1   valley
        shipyard_1         harbour    guild_hall  workshop
        market_1           forest_2   market_2    mine_2
        architects_office  factory_2  shipyard_2  lighthouse
    """
    )
    hold(table, A)
    about_to_arrive(table, "lighthouse")
    return table


def score_check() -> Table:
    """EX-19: everything but the last donation lies on the table."""
    table = lay()
    mark(table, "wood_private", A, A)
    mark(table, "fountain", A)
    fulfilled(table, A, "c09", "c13")
    failed(table, A, "c01")
    buy(table, A, "wood", "metal")
    hold(table, A, wood=8, gear=4)
    about_to_arrive(table, "shipyard_1")
    return table


def room_by_contract() -> Table:
    """EX-20."""
    table = lay()
    hold(table, A, wood=10)
    take(table, A, "c07")
    about_to_arrive(table, "forest_2")
    return table


def long_haul() -> Table:
    """EX-21."""
    table = lay(
        layout="""
        market_1           forest_1   mine_1      valley
        shipyard_1         harbour    guild_hall  workshop
        factory_1          forest_2   lighthouse  mine_2
        architects_office  factory_2  shipyard_2  market_2
    """
    )
    mark(table, "wood_private", A, A, A)
    hold(table, A)
    hold(table, B)
    stand(table, A, "market_1", "shipyard_2", moved=("shipyard_2",))
    stand(table, B, "forest_1", "harbour")
    return table


def full_fields() -> Table:
    """EX-22."""
    table = lay()
    buy(table, A, "wood", "metal", "gold", "gear")
    hold(table, A, wood=20, metal=20, gear=20)
    mark(table, "metal_private", B, B, B, C, C)
    mark(table, "tourist", B, B, B, C, C)
    about_to_arrive(table, "shipyard_1")
    return table


def free_choice() -> Table:
    """EX-23."""
    table = lay()
    table.stage_bonuses = ("sb_timber", "sb_ore", "sb_subsidy", "sb_festival")
    hold(table, A)
    mark(table, "tourist", A, A, A)
    table.players[A].bonus["barter"] = "used"
    take(table, A, "c01")
    hold(table, B, wood=10, gold=10, gear=10, metal=9)
    hold(table, C, wood=10, gold=10, gear=10, metal=10)
    return at_end_of_round(table, 12)


def waiting_majority() -> Table:
    """EX-24."""
    table = lay()
    mark(table, "statue", A)
    mark(table, "park", A)
    del table.majority["park"]
    table.players[A].supply = 0
    hold(table, B, metal=14)
    table.players[B].capacity["metal"] = 20
    about_to_arrive(table, "architects_office", B)
    return table

"""The positions of the examples: what lies there before something is done."""

from kesselhaus.games.steamopolis.box import Part, atom_of
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    C,
    alone,
    at_level,
    at_market,
    beside,
    flight,
    gala,
    gauge,
    hold,
    in_turn,
    lay,
    open_tile,
    parasite,
    room,
    sold_out,
    sponsor,
    target,
    using,
)
from kesselhaus.games.steamopolis.state import Table


def boilers() -> Table:
    """EX-1."""
    table = lay()
    room(table, A, s1="M07", s2="capacity")
    return in_turn(table)


def lost_pressure() -> Table:
    """EX-2."""
    table = lay()
    gauge(table, A, 3, 4, 5, 6)
    return using(table, Part((atom_of("press(6)"),)))


def choice_of_district() -> Table:
    """EX-3."""
    table = lay()
    gauge(table, A, 6)
    target(table, B, "1L", "2R", "3L")
    target(table, C, "3R", "4R")
    return in_turn(table)


def run() -> Table:
    """EX-4."""
    table = lay()
    gauge(table, A, 6)
    room(table, A, s2="M01")
    return in_turn(table)


def longer_run() -> Table:
    """EX-5."""
    table = lay()
    gauge(table, A, 9)
    room(table, A, s6="M11", s4="M01", s2="M16")
    hold(table, A, crystal=2, gear=2)
    return in_turn(table)


def no_run() -> Table:
    """EX-6."""
    table = lay()
    gauge(table, A, 1, 2)
    return in_turn(table)


def run_without_a_place() -> Table:
    """EX-7."""
    table = lay()
    gauge(table, A, 3, 4)
    target(table, B, "1L", "1R", "2R")
    target(table, C, "3L")
    return in_turn(table)


def retrieving() -> Table:
    """EX-8."""
    table = lay()
    gauge(table, A, 2, 4, markers=(3,), base=1)
    target(table, A, "3R", "2R")
    return in_turn(table)


def with_passengers(*districts: str) -> Table:
    """P07 is open: banker 6, stoker 3; they wait on 7 and 2, and A has stones on these districts."""
    table = lay()
    table.stack = tuple(tile for tile in (*table.stack, "P01") if tile != "P07")
    table.open_tile = "P07"
    table.passengers = {"banker": 7, "stoker": 2}
    gauge(table, A)
    target(table, A, *districts)
    return in_turn(table)


def no_passenger() -> Table:
    """EX-9."""
    return with_passengers("2L", "6L", "7L")


def both_passengers() -> Table:
    """EX-10."""
    return with_passengers("2L", "3L", "6L", "7L")


def third_step() -> Table:
    """EX-11."""
    table = flight("3R")
    hold(table, A, gear=2)
    return in_turn(table)


def rank_0() -> Table:
    """EX-12, EX-16."""
    return in_turn(at_level(5, "M02", gear=2))


def rank_1() -> Table:
    """EX-13."""
    table = at_level(5, "M11", crystal=2)
    room(table, A, s1="S1", s2="capacity")
    return in_turn(table)


def rank_2() -> Table:
    """EX-14, EX-18."""
    table = at_level(5, "M22", crystal=3)
    room(table, A, s1="S1-back")
    return in_turn(table)


def rank_3() -> Table:
    """EX-15."""
    table = at_level(5, "M34", crystal=4, gear=1)
    room(table, A, s1="S1")
    sold_out(table, 2, 3)
    return in_turn(table)


def banner_of_rank_1() -> Table:
    """EX-17."""
    table = at_level(5, "M11", crystal=2)
    room(table, A, s1="S1")
    return in_turn(table)


def banner_of_rank_3() -> Table:
    """EX-19."""
    return in_turn(at_level(5, "M34", crystal=4, gear=1))


def purple() -> Table:
    """EX-20."""
    table = at_level(5, "M02", gear=2)
    table.players[A].banners = ("M05", "M09", "M08")
    return in_turn(table)


def orange() -> Table:
    """EX-21."""
    table = at_level(5, "M09", gear=2)
    room(table, A, s1="S1", s2="capacity", s3="capacity", s7="M05")
    return in_turn(table)


def blue() -> Table:
    """EX-22."""
    table = at_level(5, "M05", gear=2)
    table.players[A].passenger_tiles = ("P02", "P03")
    return in_turn(table)


def bonus_markers() -> Table:
    """EX-23."""
    table = at_market(crystal=1, gear=3)
    gauge(table, A, 4, 5, 6, base=2)
    table.rows["gear"], table.boxed_markers = (2,), 3
    room(table, A, s1="M01")
    return in_turn(table)


def exchange() -> Table:
    """EX-24."""
    table = lay()
    room(table, A, s1="capacity")
    hold(table, A, crystal=1, gear=1)
    return using(table, Part((atom_of("res_any"),)))


def passenger_rewards() -> Table:
    """EX-25."""
    table = lay()
    table.aboard = (("banker", 5), ("stoker", 2))
    table.passengers.update({"banker": 0, "stoker": 0})
    gauge(table, A)
    target(table, A, "5L", "2L")
    room(table, A, s1="M09", s2="M19")
    return in_turn(table)


def black_cost() -> Table:
    """EX-26."""
    return in_turn(flight("7R"))


def buying_a_stone() -> Table:
    """EX-27."""
    table = flight("4L", "3R")
    gauge(table, A)
    target(table, A, "4L", "3R", "2R")
    hold(table, A, crystal=3)
    return in_turn(table)


def passive_effect() -> Table:
    """EX-28."""
    table = lay()
    room(table, A, s1="M17")
    target(table, A, "7L", "7R")
    return in_turn(table)


def use_of_a_sponsor() -> Table:
    """EX-29."""
    table = lay()
    gauge(table, A, 1, 4)
    room(table, A, s1="M07")
    sponsor(table, A, "crystal")
    return in_turn(table)


def use_of_a_gala() -> Table:
    """EX-30."""
    table = lay()
    target(table, A, "2R")
    gala(table, A, "gear")
    return in_turn(table)


def guests_on_an_activation() -> Table:
    """EX-31."""
    table = lay()
    room(table, A, s1="M01")
    parasite(table, B, A, 1)
    parasite(table, C, A, 1)
    hold(table, C, gear=3)
    gauge(table, A, 4)
    return in_turn(table)


def guest_on_a_passive_effect() -> Table:
    """EX-32."""
    table = passive_effect()
    parasite(table, B, A, 1, "passive")
    return table


def owner_cannot_pay() -> Table:
    """EX-33."""
    table = lay()
    gauge(table, B, 4)
    room(table, B, s1="M15")
    parasite(table, C, B, 1)
    hold(table, C, gear=2)
    return in_turn(table, B)


def dividing_line() -> Table:
    """EX-34."""
    table = flight("7L")
    room(table, B, s1="M27")
    parasite(table, A, B, 1)
    return in_turn(table)


def shadow() -> Table:
    """EX-35."""
    table = alone()
    table.shadow = ("1L", "2L", "4L", "8R")
    gauge(table, A, 8)
    target(table, A, "3L", "5R")
    return in_turn(table)


def final_turn() -> Table:
    """EX-36."""
    table = lay()
    gauge(table, A, 8)
    target(table, A, "6L")
    target(table, B, "5L")
    return in_turn(table, final=True)


def marker_in_the_way() -> Table:
    """EX-37."""
    table = lay()
    gauge(table, A, 6, 8, 9, 10, markers=(7,))
    return in_turn(table)


def no_way_to_a_banner() -> Table:
    """EX-38."""
    table = at_level(5, "M02", gear=2)
    gauge(table, A)
    table.players[A].reserve = 4
    return in_turn(table)


def parasite_through_a_parasite() -> Table:
    """EX-39."""
    table = lay()
    room(table, A, s1="M05")
    room(table, C, s1="M01")
    parasite(table, B, A, 1)
    gauge(table, A, 4)
    return in_turn(table)


def solo_removal() -> Table:
    """EX-40."""
    table = alone()
    beside(table, 1)
    gauge(table, A, 1)
    target(table, A, "2R")
    return in_turn(table)


def bought_in_the_middle() -> Table:
    """EX-41."""
    table = flight("7R", "7L")
    open_tile(table, 7, "M17")
    room(table, A, s1="M05")
    hold(table, A, crystal=2)
    return in_turn(table)


def full_gauge() -> Table:
    """EX-42."""
    table = lay()
    gauge(table, A, 7, 8, 9, 10, base=6)
    target(table, A, "2R", arrow=True)
    hold(table, A, gear=2)
    return in_turn(table)

"""The positions of the examples: what lies there before something is done."""

from kesselhaus.games.nucleum.examples.plants import glashuette, leipzig
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    DORA,
    above,
    build,
    connect,
    give,
    hand,
    last_turn,
    lay,
    mine,
    neutral,
    rail,
    star,
    todo,
    turbine,
    turn_of,
    unlocked,
    without,
)
from kesselhaus.games.nucleum.rules.ending import CONTRACTS_EMPTY
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import FinalScoring, LastStar

# ------------------------------------------------------------------ railways


def surcharge() -> Table:
    """EX-1."""
    table = lay()
    give(table, thaler=5, workers=1)
    hand(table, "T06")
    return table


def two_spaces() -> Table:
    """EX-2: one of two spaces is Bruno's."""
    table = lay()
    rail(table, BRUNO, "L05.1")
    return table


def two_spaces_of_two_players() -> Table:
    """EX-3: the first of two spaces is Anna's too."""
    table = lay(2)
    rail(table, ANNA, "L05.1")
    return table


def three_spaces() -> Table:
    """EX-4."""
    table = lay()
    rail(table, ANNA, "L08.1")
    rail(table, ANNA, "L08.3")
    turn_of(table, BRUNO)
    return table


def praha() -> Table:
    """EX-5."""
    table = lay()
    give(table, thaler=5)
    hand(table, "T01")
    return table


def joker() -> Table:
    """EX-6."""
    table = lay()
    hand(table, "T45")
    return table


def no_worker() -> Table:
    """EX-7."""
    table = lay()
    give(table, workers=0)
    mine(table, ANNA, 1, "bruex.m2", 1)
    return table


def foreign_link() -> Table:
    """EX-27."""
    table = lay()
    connect(table, BRUNO, "L15")
    build(table, ANNA, "FAC-1", "zwickau.u3")
    return table


# ------------------------------------------------------------------ building


def directive() -> Table:
    """EX-8."""
    table = lay()
    give(table, thaler=9)
    return table


def single_symbols() -> Table:
    """EX-9: railways of Anna lead to Bautzen and Zwickau."""
    table = lay()
    give(table, thaler=5)
    rail(table, ANNA, "L11.1")
    rail(table, ANNA, "L36.1")
    hand(table, "T04")
    return table


def government() -> Table:
    """EX-10: railways of Anna lead to Freiberg and Praha."""
    table = lay()
    give(table, thaler=9)
    rail(table, ANNA, "L07.2")
    rail(table, ANNA, "L29.3")
    hand(table, "T04")
    return table


def new_mine(*full: int) -> Table:
    """EX-18, EX-19: two old mines of Anna hold so much uranium."""
    table = lay()
    give(table, workers=2)
    for row, site, cubes in zip((1, 3), ("bruex.m2", "aussig.m1"), full, strict=True):
        mine(table, ANNA, row, site, cubes)
    rail(table, ANNA, "L36.2")
    hand(table, "T02")
    return table


def room_for_all() -> Table:
    """EX-18."""
    return new_mine(1, 0)


def no_room() -> Table:
    """EX-19."""
    return new_mine(3, 3)


def pair() -> Table:
    """EX-20."""
    table = lay()
    give(table, workers=3)
    turbine(table, ANNA, 4, "grimma.t1")
    rail(table, ANNA, "L24.2")
    return table


def red_turbine_site() -> Table:
    """EX-38."""
    table = lay()
    give(table, thaler=1, workers=1)
    mine(table, ANNA, 1, "bruex.m2", 1)
    connect(table, BRUNO, "L10")
    rail(table, ANNA, "L37.1")
    return table


# ------------------------------------------------------------------ recharging


def income(tiles: int, *markers: int) -> Table:
    """EX-11, EX-12: so many tiles lie above the board."""
    table = lay()
    above(table, *("AS1", "AS2", "AS3", "AS4")[:tiles])
    give(table, income=markers, thaler=0, workers=0)
    return table


def income_cut_by_tiles() -> Table:
    """EX-11."""
    return income(2, 9, 6, 2)


def pictured_income() -> Table:
    """EX-12."""
    return income(4, 5, 9, 4)


def kings_visit() -> Table:
    """EX-13: one star is left on the first star space, and Bruno has the two highest ones."""
    table = lay()
    star(table, BRUNO, 9, 14)
    star(table, CLARA, 3)
    star(table, DORA, 4)
    return table


def tiers() -> Table:
    """EX-14."""
    table = lay()
    star(table, ANNA, 12)
    give(table, achievements=15)
    return table


def forced_zero() -> Table:
    """EX-15."""
    table = lay()
    give(table, thaler=0, workers=0)
    return table


def nucleum() -> Table:
    """EX-16."""
    table = lay()
    give(table, achievements=10, thaler=0)
    return table


def top_space() -> Table:
    """EX-17."""
    table = lay()
    give(table, achievements=41)
    return table


# ------------------------------------------------------------------ market and contracts


def develop() -> Table:
    """EX-21."""
    table = lay()
    hand(table, "T15")
    table.market = ("T16", "T17", "T18", "T19", "T20")
    table.base_tiles = without((*table.base_tiles, "T01", "T02", "T03", "T04", "T05"), *table.market)
    give(table, thaler=4, workers=0)
    return table


def doubled_contract() -> Table:
    """EX-22."""
    table = lay()
    hand(table, "T20")
    return table


def last_contract() -> Table:
    """EX-23."""
    table = lay()
    table.silver_left, table.gold_left = 0, 1
    turn_of(table, BRUNO)
    return table


def show_thaler(thaler: int, workers: int) -> Table:
    """EX-29, EX-39: Anna has C10 and so much to show."""
    table = lay()
    give(table, thaler=thaler, workers=workers, contracts=("C10", "", "", ""))
    return table


def enough_to_show() -> Table:
    """EX-29."""
    return show_thaler(8, 2)


def converted_to_show() -> Table:
    """EX-39."""
    return show_thaler(6, 3)


def purple_contract() -> Table:
    """EX-36: Clara has three mines."""
    table = lay()
    table.purple = ("C39", "C41", "C46")
    for row, site in ((1, "bruex.m2"), (2, "bruex.m3"), (3, "aussig.m1")):
        mine(table, CLARA, row, site)
    turn_of(table, CLARA)
    return table


# ------------------------------------------------------------------ light


def coal() -> Table:
    """EX-24: all wagons of the Rhineland show 1."""
    table = leipzig(thaler=4)
    build(table, ANNA, "FAC-1", "leipzig.u4")
    hand(table, "T19")
    return table


def coal_discount() -> Table:
    """EX-40."""
    table = leipzig(thaler=3)
    turbine(table, ANNA, 1, "zittau.t1")
    return table


def uranium() -> Table:
    """EX-25: no coal is needed, and none could be paid."""
    table = glashuette()
    build(table, ANNA, "RES-4", "dresden.u2")
    give(table, thaler=1, workers=0)
    give(table, BRUNO, thaler=0)
    table.wagons["schlesien"] = ()
    return table


def no_nucleum() -> Table:
    """EX-26: Anna's mine in Aussig and Silesia's coal are both connected with Zittau."""
    table = lay()
    connect(table, CLARA, "L13", "L30")
    mine(table, ANNA, 1, "aussig.m1", 3)
    build(table, ANNA, "RES-1", "goerlitz.u1")
    return table


def neutral_building() -> Table:
    """EX-28: what is needed comes from Anna's mines and costs nothing."""
    table = glashuette()
    neutral(table, "N06", "dresden.u3")
    return table


def end_of_a_track() -> Table:
    """EX-37."""
    table = glashuette()
    build(table, ANNA, "FAC-3", "dresden.u3")
    give(table, thaler=2, income=(14, 1, 1))
    return table


def eighth_technology() -> Table:
    """EX-34: all but one are unlocked, and LAB-3 can be lit."""
    table = glashuette()
    unlocked(table, "A-8", "A-2", "A-3", "A-4", "A-5", "A-6", "A-7")
    build(table, ANNA, "LAB-3", "dresden.u5")
    give(table, thaler=2)
    hand(table, "T29")
    return table


def nested() -> Table:
    """EX-41: LAB-2 stands in Grimma and the turbine effect of experiment C works."""
    table = lay(experiments="CABD")
    connect(table, BRUNO, "L01")
    build(table, ANNA, "LAB-2", "grimma.u2")
    turbine(table, ANNA, 2, "zittau.t1")
    give(table, thaler=4)
    hand(table, "T29")
    return table


# ------------------------------------------------------------------ the end


def two_players_near_the_end() -> Table:
    """EX-35: END-2 is fulfilled, and Anna takes the very last star of the star spaces."""
    table = lay(2)
    table.silver_left = table.gold_left = 0
    table.ends = ((CONTRACTS_EMPTY, BRUNO),)
    give(table, BRUNO, vp=3)
    star(table, BRUNO, 3, 9, 0)
    star(table, ANNA, 4, 8)
    return table


def milestones() -> Table:
    """EX-30: what is left to do is Anna's last star."""
    table = lay()
    for building, site in (("FAC-1", "riesa.u1"), ("FAC-2", "dresden.u3"), ("FAC-3", "zwickau.u3")):
        build(table, ANNA, building, site)
    star(table, ANNA, 9)
    give(table, achievements=11)
    table.round, table.ending = 2, 1
    todo(table, LastStar(ANNA), FinalScoring())
    return table


def left_over() -> Table:
    """EX-31."""
    table = lay()
    mine(table, ANNA, 1, "bruex.m2", 3)
    give(table, workers=3, thaler=4)
    return last_turn(table)


def praha_doubled() -> Table:
    """EX-32: two more factories in the network of Praha, one outside it."""
    table = lay()
    connect(table, ANNA, "L28", "L37", "L10")
    build(table, ANNA, "FAC-4", "praha.u2", energized=True)
    build(table, ANNA, "FAC-1", "praha.u3")
    build(table, ANNA, "FAC-2", "dresden.u3")
    build(table, ANNA, "FAC-3", "riesa.u1")
    return last_turn(table)


def income_tracks() -> Table:
    """EX-33."""
    table = lay()
    give(table, income=(15, 13, 12))
    return last_turn(table)

"""What the Baron's rules leave him, clause by clause: whole turns of his, in which the die has no choice."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum.events import ContractRemoved, Energized, FeePaid, HalfUsed, Industrialized
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    alone,
    build,
    connect,
    give,
    mine,
    neutral,
    play,
    rail,
    turbine,
)
from kesselhaus.games.nucleum.rules.baron_energize import energize_for_free
from kesselhaus.games.nucleum.state import BARON, Table
from tests.games.nucleum.barons import at_work
from tests.scenario import events


def facing(tile: str, *others: str) -> Table:
    """It is his turn, and the stop tile leaves him this tile alone; others lie behind it."""
    table = alone(row=(tile, "BD", *others))
    at_work(table)
    return table


def used(match: Match[Table]) -> list[str]:
    return [event.action for event in events(match, HalfUsed)]


@pytest.mark.rule("NU-172")
def test_all_subsidies_are_one_kind_and_modifiers_do_not_count() -> None:
    # BS2 is Urbanize and a step of income; T21 is Urbanize for 2 less, T37 brings achievements.
    assert [laid.tile for laid in play(facing("BS2", "T21", "T37")).state.rails.values()] == ["BS2"]
    for others in (("T21",), ("T37",), ()):
        match = play(facing("BS2", *others))
        assert match.state.rails == {}
        assert used(match)[0] == "urbanize"


@pytest.mark.rule("NU-172")
def test_without_a_worker_or_a_space_he_plays_the_tile_for_actions() -> None:
    idle = facing("BS1", "T25")
    give(idle, BARON, workers=0)
    full = facing("BS1", "T25")
    for space in full.box.side.spaces:
        rail(full, ANNA, space, "T01")
    for table in (idle, full):
        before = len(table.rails)
        match = play(table)
        assert len(match.state.rails) == before
        assert used(match) == ["contract", "develop"]


@pytest.mark.rule("NU-170")
def test_his_star_brings_him_nothing_of_the_track() -> None:
    table = alone(row=("BD", "BS1", "BS2"))
    at_work(table)
    before = table.players[BARON]
    kept = (before.vp, before.achievements, before.income, before.technologies)
    after = play(table).state.players[BARON]
    assert after.stars == (6,)
    assert (after.vp, after.achievements, after.income, after.technologies) == kept


@pytest.mark.rule("NU-175", "NU-177")
def test_modifiers_of_his_halves_count() -> None:
    # T21: Urbanize for 2 less. With 3 thaler that is a building of level IV.
    table = facing("T21")
    rail(table, BARON, "L02.1")
    give(table, BARON, thaler=3, workers=0)
    baron = play(table).state.players[BARON]
    assert baron.buildings == {"RES-4": "leipzig.u1"}
    assert baron.thaler == 0
    # T23: Industrialize with 1 worker less.
    table = facing("T23")
    connect(table, BARON, "L01")
    turbine(table, ANNA, 1, "zittau.t1")
    match = play(table)
    assert [event.workers for event in events(match, Industrialized)] == [0]


@pytest.mark.rule("NU-177")
def test_a_site_of_two_symbols_comes_before_a_red_one_of_an_earlier_city() -> None:
    table = facing("T33")
    connect(table, BARON, "L02")
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-1", "leipzig.u4")
    neutral(table, "N01", "leipzig.u2")
    give(table, BARON, thaler=9)
    # A laboratory is built least: red in Leipzig, or beside a residence in Riesa.
    assert play(table).state.players[BARON].buildings["LAB-4"] == "riesa.u2"


@pytest.mark.rule("NU-179")
def test_the_first_contract_that_is_there_leaves_the_game() -> None:
    table = facing("BS1")
    table.display = ("", "C06", "C18", "C19")
    table.silver_left, table.gold_left = 0, 0
    match = play(table)
    assert [event.contract for event in events(match, ContractRemoved)] == ["C06"]
    assert match.state.display == ("", "", "C18", "C19")


@pytest.mark.rule("NU-176")
def test_he_never_burns_more_than_needed() -> None:
    table = facing("T34")
    connect(table, BARON, "L01")
    build(table, BARON, "FAC-1", "leipzig.u4")
    give(table, BARON, thaler=9)
    told = events(play(table), Energized)[0]
    assert told.electricity == table.box.electricity["FAC-1"]
    assert sum(count for _, count in told.coal) == told.electricity


@pytest.mark.rule("NU-166")
def test_the_turbine_of_his_second_row_has_no_effect() -> None:
    table = alone()
    baron = table.players[BARON]
    before = baron.powers
    turbine(table, BARON, 2, "zittau.t1")
    assert baron.powers == before
    turbine(table, BARON, 1, "zittau.t2")
    assert baron.powers != before


@pytest.mark.rule("NU-184", "NU-129")
def test_in_his_last_turn_the_owner_of_a_turbine_is_paid_from_the_supply() -> None:
    table = alone()
    table.nuclei, table.tokens = ("grimma", "glashuette"), (2, 3)
    connect(table, BARON, "L37", "L28")
    turbine(table, ANNA, 1, "glashuette.t1")
    mine(table, BARON, 1, "bruex.m2", 3)
    build(table, BARON, "RES-2", "praha.u1")
    baron = give(table, BARON, thaler=0)
    table.ear = []
    energize_for_free(table, baron)
    paid = [(event.owner, event.thaler) for event in table.ear if isinstance(event, FeePaid)]
    assert paid == [(ANNA, 1)]
    assert (baron.thaler, table.players[ANNA].thaler) == (0, 5)

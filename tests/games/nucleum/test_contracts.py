"""Taking and fulfilling contracts (4.9, 4.10)."""

import pytest

from kesselhaus.games.nucleum.examples import EXAMPLES
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    DISPLAY,
    STOP,
    act,
    acting,
    build,
    connect,
    give,
    lay,
    mine,
    names,
    rail,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.options import (
    ChooseSlot,
    ConvertWorker,
    Fulfil,
    StoreUranium,
    TakeContract,
    UnlockTechnology,
    UseHalf,
)
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.contracts import fulfillable
from tests.scenario import answer, asked, offered


@pytest.mark.rule("NU-110", "NU-111", "NU-112")
def test_a_contract_of_the_display_into_a_free_slot() -> None:
    table = lay()
    give(table, contracts=("", "", "", "C01"))
    match = act(table, "contract")
    assert tuple(names(match, TakeContract)) == DISPLAY
    match.answer(TakeContract("C18"))
    assert names(match, ChooseSlot) == [1, 2, 3]
    match.answer(ChooseSlot(1))
    anna = match.state.players[ANNA]
    assert (anna.contracts, anna.thaler) == (("C18", "", "", "C01"), 6)
    full = lay()
    give(full, contracts=("C01", "C02", "C03", "C04"))
    assert UseHalf("AS2", 1) not in asked(acting(full, "AS2")).options
    empty = lay()
    empty.display = ("", "", "", "")
    assert UseHalf("AS2", 1) not in asked(acting(empty, "AS2")).options


@pytest.mark.rule("NU-111", "EX-22")
def test_example_doubled() -> None:
    match = EXAMPLES.boards("EX-22")[1]
    assert match.state.players[ANNA].workers == 4


@pytest.mark.rule("NU-113", "NU-114", "EX-23")
def test_example_refill() -> None:
    match = EXAMPLES.boards("EX-23")[1]
    assert match.state.box.contracts[match.state.display[0]].stack == "gold"
    assert match.state.ends == (("END-2", BRUNO),)
    assert match.state.players[BRUNO].vp == 3
    answer(match, STOP)
    table = match.state.copy()
    match = answer(act(table, "contract", seat=CLARA), TakeContract("C18"), ChooseSlot(1))
    assert match.state.display[2] == ""


@pytest.mark.rule("NU-113")
def test_the_same_colour_refills_the_place() -> None:
    table = lay()
    match = answer(act(table, "contract"), TakeContract("C06"), ChooseSlot(1))
    assert match.state.box.contracts[match.state.display[1]].stack == "silver"
    assert match.state.silver_left == 9


@pytest.mark.rule("NU-113")
def test_silver_fills_a_gold_place_when_gold_is_used_up() -> None:
    table = lay()
    table.gold_left = 0
    match = answer(act(table, "contract"), TakeContract("C18"), ChooseSlot(1))
    assert match.state.box.contracts[match.state.display[2]].stack == "silver"
    assert (match.state.silver_left, match.state.gold_left) == (9, 0)


@pytest.mark.rule("NU-114")
def test_one_empty_stack_is_no_end_condition() -> None:
    table = lay()
    table.gold_left = 0
    match = answer(act(table, "contract"), TakeContract("C05"), ChooseSlot(1))
    assert match.state.silver_left > 0
    assert match.state.ends == ()


@pytest.mark.rule("NU-110", "NU-113")
def test_an_empty_place_of_the_display_offers_nothing() -> None:
    table = lay()
    table.display = ("", "C06", "C18", "C19")
    assert names(act(table, "contract"), TakeContract) == ["C06", "C18", "C19"]


@pytest.mark.rule("NU-110", "NU-113")
@pytest.mark.parametrize("place", range(4))
def test_one_contract_in_the_display_is_enough_for_the_action(place: int) -> None:
    table = lay()
    table.display = tuple(contract if at == place else "" for at, contract in enumerate(DISPLAY))
    match = acting(table, "AS2")
    assert UseHalf("AS2", 1) in offered(match)
    assert names(answer(match, UseHalf("AS2", 1)), TakeContract) == [DISPLAY[place]]


@pytest.mark.rule("NU-111", "NU-113")
def test_the_display_is_refilled_after_the_reward_of_the_slot() -> None:
    table = lay()
    mine(table, ANNA, 1, "bruex.m2", 0)
    match = answer(act(table, "contract"), TakeContract("C05"), ChooseSlot(3))
    assert (asked(match).rule, match.state.display[0]) == ("NU-30", "")
    match.answer(StoreUranium(1))
    assert "" not in match.state.display


@pytest.mark.rule("NU-115", "NU-116", "NU-117", "EX-29")
def test_example_contracts_only_show() -> None:
    match = answer(EXAMPLES.boards("EX-29")[0], Fulfil("C10"))
    assert asked(match).rule == "NU-142"
    match.answer(UnlockTechnology("A-1"))
    anna = match.state.players[ANNA]
    assert (anna.vp, anna.thaler, anna.contracts, anna.fulfilled) == (1, 8, ("", "", "", ""), ("C10",))
    assert UseHalf("AS3", 1) in asked(match).options


@pytest.mark.rule("NU-115", "EX-39")
def test_example_showing_converted_resources() -> None:
    match = EXAMPLES.boards("EX-39")[1]
    anna = match.state.players[ANNA]
    assert (anna.thaler, anna.workers) == (8, 1)
    table = lay()
    give(table, thaler=7, workers=1, contracts=("C10", "", "", ""))
    mine(table, ANNA, 1, "bruex.m2", 1)
    match = answer(acting(table, "AS3"), Fulfil("C10"), ConvertWorker())
    assert match.state.players[ANNA].cubes == 1


@pytest.mark.rule("NU-28a", "NU-115")
def test_shown_workers_are_converted_before_too() -> None:
    table = lay()
    give(table, thaler=0, workers=3, contracts=("C11", "", "", ""))
    mine(table, ANNA, 1, "bruex.m2", 1)
    match = answer(acting(table, "AS3"), Fulfil("C11"))
    anna = match.state.players[ANNA]
    assert (anna.workers, anna.cubes, anna.thaler, anna.vp) == (4, 0, 4, 2)


@pytest.mark.rule("NU-116", "NU-110")
def test_the_slot_is_free_only_after_all_rewards() -> None:
    table = lay(experiments="BACD")
    for building, site in (("RES-1", "leipzig.u1"), ("RES-2", "zwickau.u1"), ("RES-3", "dresden.u1")):
        build(table, ANNA, building, site)
    give(table, contracts=("C22", "C07", "C08", "C12"))
    # B-6 would let her take a contract, but all four slots are still taken.
    match = answer(acting(table, "BS1"), Fulfil("C22"), UnlockTechnology("B-6"))
    assert asked(match).rule == "NU-37"
    anna = match.state.players[ANNA]
    assert (anna.vp, anna.contracts) == (3 + 2, ("", "C07", "C08", "C12"))


@pytest.mark.rule("NU-118", "EX-36")
def test_example_purple_contract() -> None:
    match = EXAMPLES.boards("EX-36")[1]
    assert asked(match).rule == "NU-37"
    assert match.state.purple == ("", "C41", "C46")
    assert match.state.players[CLARA].fulfilled == ("C39",)


@pytest.mark.rule("NU-118a")
def test_a_contract_taken_in_the_turn_may_be_fulfilled_but_does_not_count_itself() -> None:
    table = lay()
    give(table, achievements=5)
    match = answer(acting(table, "AS2"), UseHalf("AS2", 1), TakeContract("C06"), ChooseSlot(1))
    assert offered(match, Fulfil) == {Fulfil("C06")}
    table = lay()
    give(table, contracts=("C44", "", "", ""), fulfilled=("C05", "C06", "C07"))
    assert fulfillable(table, table.players[ANNA], most=1) == []


@pytest.mark.rule("NU-119")
def test_b4_allows_a_second_contract() -> None:
    table = lay(experiments="BACD")
    unlocked(table, "B-4")
    give(table, contracts=("C11", "C29", "", ""), thaler=20, workers=4)
    match = answer(acting(table, "BS1"), Fulfil("C11"))
    assert offered(match, Fulfil) == {Fulfil("C29")}
    match.answer(Fulfil("C29"))
    assert match.state.players[ANNA].fulfilled == ("C11", "C29")


@pytest.mark.rule("NU-119", "NU-145")
def test_b4_works_in_the_turn_in_which_it_is_unlocked() -> None:
    table = lay(experiments="BACD")
    for building, site in (("RES-1", "leipzig.u1"), ("RES-2", "zwickau.u1"), ("RES-3", "dresden.u1")):
        build(table, ANNA, building, site)
    give(table, contracts=("C22", "C05", "C14", ""))
    match = answer(acting(table, "BS1"), Fulfil("C22"), UnlockTechnology("B-4"))
    assert offered(match, Fulfil) == {Fulfil("C05"), Fulfil("C14")}
    match.answer(Fulfil("C05"))
    assert offered(match, Fulfil) == set()


@pytest.mark.rule("NU-115")
def test_every_condition_counts_what_it_names() -> None:
    table = lay()
    anna = give(table, thaler=3, workers=2, achievements=4, fulfilled=("C05",))
    build(table, ANNA, "RES-1", "leipzig.u1", energized=True)
    build(table, ANNA, "FAC-3", "praha.u3", energized=True)
    build(table, ANNA, "LAB-4", "grimma.u2", energized=True)
    build(table, ANNA, "RES-2", "leipzig.u4")
    mine(table, ANNA, 1, "bruex.m2", 2)
    turbine(table, ANNA, 1, "glashuette.t1")
    connect(table, ANNA, "L05", "L15")
    rail(table, ANNA, "L08.1")
    unlocked(table, "A-1", "A-2")
    counts = {
        "C01": 4,
        "C02": 2,
        "C03": 1,
        "C04": 2,
        "C05": 2,
        "C12": 1,
        "C07": 1,
        "C37": 3,
        "C48": 1,
        "C13": 3,
        "C23": 1,
        "C24": 1,
        "C26": 2,
        "C17": 1,
        "C16": 1,
        "C42": 1,
        "C08": 4,
        "C15": 2,
        "C14": 5,
        "C31": 3,
        "C34": 2,
        "C44": 1,
        "C10": 7,
        "C11": 4,
        "C09": 2,
        "C06": 4,
    }
    assert {contract: progress(table, anna, contract) for contract in counts} == counts
    assert {table.box.contracts[contract].condition for contract in counts} == {
        contract.condition for contract in table.box.contracts.values()
    }

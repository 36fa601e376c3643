"""What the advice thinks of positions: in points, and the right way round."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.steamopolis import GAME, advice
from kesselhaus.games.steamopolis.advice import prospects
from kesselhaus.games.steamopolis.box import Part, atom_of
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    beside,
    gala,
    gauge,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    sponsor,
    target,
)
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks.buying import Building, Hanging, TakingTile
from kesselhaus.games.steamopolis.tasks.turn import MachineRun
from tests.games.steamopolis.matches import choose


def worth(table: Table, seat: int = A) -> float:
    return advice.value(table, seat)


def test_at_the_end_it_is_the_score() -> None:
    chance = Random(5)
    match: Match[Table] = Match(GAME, 3, chance=chance, automatic=True)
    for _ in range(400):
        question = match.question
        assert isinstance(question, Ask)
        features = advice.features(match.state, question.seat)
        assert sum(features.values()) == pytest.approx(advice.value(match.state, question.seat))
        match.answer(choose(chance, list(question.options)))
    table = match.state.copy()
    table.agenda.clear()
    assert [worth(table, seat) for seat in range(3)] == [player.score for player in table.players]


def test_who_has_had_the_final_turn_has_only_the_score() -> None:
    table = lay()
    table.final, table.ending, table.active = True, "statues", B
    for seat in (A, B):
        hold(table, seat, crystal=2)
        table.players[seat].score = 7
    assert worth(table, A) == 7
    assert worth(table, B) > 7.5


def test_more_is_better() -> None:
    plain = worth(lay())
    rich, patronised, raised, pointed, guest, famous = (lay() for _ in range(6))
    hold(rich, A, crystal=2, gear=1)
    sponsor(patronised, A, "crystal")
    gala(patronised, A, "gear")
    gauge(raised, A, 4, 6, 9)
    gauge(pointed, A, arrows=(1, 2, 3))
    parasite(guest, A, B, 1)
    famous.players[A].score += 1
    for table in (rich, patronised, raised, pointed, guest, famous):
        assert worth(table) > plain + 0.3


def test_resources_beyond_the_storage_are_worth_hardly_anything() -> None:
    few, full, too_many = lay(), lay(), lay()
    for table, count in ((few, 1), (full, 3), (too_many, 5)):
        hold(table, A, gear=count)
    assert worth(full) - worth(few) > 0.5
    assert worth(too_many) - worth(full) < 0.3


def test_a_stone_in_a_district_counts_for_what_can_be_bought_there() -> None:
    poor, rich, elsewhere = lay(), lay(), lay()
    for table, crystal, level in ((poor, 0, 5), (rich, 4, 5), (elsewhere, 4, 6)):
        open_tile(table, level, "M34")
        room(table, A, s1="capacity", s2="capacity")
        hold(table, A, crystal=crystal, gear=1)
        gauge(table, A, 1, 2)
        target(table, A, "5R")
    assert worth(rich) > worth(elsewhere) + 0.5
    at_hand, not_yet = (advice.features(table, A)["targets"] for table in (rich, poor))
    assert at_hand > not_yet + 0.5


def test_a_stone_on_level_one_counts_for_the_bonus_markers() -> None:
    dear, cheap = lay(), lay()
    for table, digits in ((dear, (5, 4, 3, 2)), (cheap, (3, 2))):
        room(table, A, s1="capacity", s2="capacity", s3="capacity")
        hold(table, A, gear=6)
        target(table, A, "1L")
        table.rows["gear"] = digits
    closing = advice.features(cheap, A)["closing"] - advice.features(dear, A)["closing"]
    assert worth(cheap) - closing > worth(dear) + 2


def test_pressure_counts_for_the_machines_on_the_way() -> None:
    empty, engine = lay(), lay()
    for table in (empty, engine):
        gauge(table, A, 9, 10)
    room(engine, A, s4="M23", s5="M27", s6="M40")
    more = {
        key: advice.features(engine, A)[key] - advice.features(empty, A)[key] for key in ("reach", "room")
    }
    assert more["reach"] > 0.1
    assert more["room"] > 1


def test_in_the_final_turn_the_shadow_blocks_nothing() -> None:
    free, shadowed = lay(1), lay(1)
    for table in (free, shadowed):
        gauge(table, A, 10)
    shadowed.shadow = ("8L", "8R", "7L", "7R", "6R")
    assert advice.features(free, A)["reach"] > advice.features(shadowed, A)["reach"]
    for table in (free, shadowed):
        table.final, table.ending = True, "statues"
    assert advice.features(free, A)["reach"] == advice.features(shadowed, A)["reach"]


def test_a_running_stone_is_worth_what_it_can_still_reach() -> None:
    high, low = lay(), lay()
    for table, slot in ((high, 7), (low, 1)):
        gauge(table, A, 1, 2)
        table.players[A].reserve -= 1
        table.agenda.append(MachineRun(A, slot, False))
    assert worth(high) > worth(low) + 0.3


def test_a_banner_costs_a_stone_early_and_hardly_anything_late() -> None:
    def cost_of_a_stone(table: Table) -> float:
        three, two = table.copy(), table.copy()
        gauge(three, A, 1, 2, 3)
        gauge(two, A, 2, 3)
        return worth(three) - worth(two)

    early, late = lay(), lay()
    late.final, late.ending = True, "statues"
    assert cost_of_a_stone(early) > 2
    assert cost_of_a_stone(late) < 1


def test_a_purchase_that_has_begun_counts_for_what_is_still_to_come() -> None:
    table = lay()
    open_tile(table, 5, "M34")
    table.players[A].banners = ("M02",)
    before = worth(table)
    machine, banner, last = table.copy(), table.copy(), table.copy()
    machine.agenda += [Building(A, "M34"), TakingTile(A, "M34", as_machine=True)]
    banner.agenda += [Hanging(A, "M34")]
    last.agenda, last.tower = machine.agenda, (2, 3)
    assert worth(banner) == pytest.approx(before + 4)
    assert worth(machine) > before + 5
    assert worth(last) > worth(machine) + 2


def test_alone_the_last_vote_point_is_dear() -> None:
    safe, close = lay(1), lay(1)
    safe.players[A].score, close.players[A].score = 2, 1
    beside(safe, 0)
    assert worth(safe) > worth(close) + 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_brings_a_match_to_its_end(seats: int) -> None:
    variants = frozenset({"solo_start_5"} if seats == 1 else ())
    match: Match[Table] = Match(GAME, seats, variants=variants, chance=Random(3), automatic=True)
    bots = [GreedyBot(Random(seat)) for seat in range(seats)]
    while isinstance(question := match.question, Ask) and match.state.round < 120:
        match.answer(bots[question.seat].choose(match.view(question.seat)))
    result = match.result
    assert result is not None
    assert result.reason in ("statues", "passengers")
    assert max(result.scores) >= 14


def test_one_free_slot_is_room_for_a_tile_and_in_a_full_room_one_has_to_make_way() -> None:
    table = lay()
    for slot in range(1, 7):
        room(table, A, **{f"s{slot}": "M27"})
    budget = prospects.budget_of(table, table.players[A], 1.0, 0.0, advice.WEIGHTS)
    assert budget.has_slot
    room(table, A, s7="M27")
    assert not prospects.budget_of(table, table.players[A], 1.0, 0.0, advice.WEIGHTS).has_slot


def test_a_parasite_is_worth_nothing_once_the_end_has_been_triggered() -> None:
    table = lay()
    place = Part((atom_of("par_place(1)"),))
    worths = []
    for ending in ("", "passengers"):
        table.ending = ending
        budget = prospects.budget_of(table, table.players[A], 1.0, 0.0, advice.WEIGHTS)
        worth = prospects.Prospects(table.box, advice.WEIGHTS, budget)
        worth.rate(0.0)
        worths.append(worth.part(place))
    assert worths == [advice.WEIGHTS.parasite, 0.0]

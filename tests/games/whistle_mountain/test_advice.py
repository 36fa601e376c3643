"""What the advice thinks of positions: in points, and the right way round."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot, outlooks
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import GAME, advice
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.advice.landing import landings
from kesselhaus.games.whistle_mountain.advice.places import Tally, most_contacts
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.advice.worth import purse, turns_to_come
from kesselhaus.games.whistle_mountain.examples.positions import (
    BOX,
    FORGE,
    A,
    B,
    able,
    begin,
    block,
    building,
    deal,
    docking,
    flooded,
    fly,
    forging,
    hold,
    lay,
    put,
    small,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.ground import GRID, line
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares, places_of_scaffold
from kesselhaus.games.whistle_mountain.scoring import final_scores
from kesselhaus.games.whistle_mountain.state import Table
from tests.games.whistle_mountain.matches import choose


def test_at_the_end_it_is_the_score() -> None:
    chance = Random(2)
    match: Match[Table] = Match(GAME, 3, chance=chance)
    while isinstance(match.question, Ask):
        for seat in range(3):
            features = advice.features(match.state, seat)
            assert sum(features.values()) == pytest.approx(advice.value(match.state, seat))
        match.answer(choose(chance, list(match.question.options)))
    assert [advice.value(match.state, seat) for seat in range(3)] == list(final_scores(match.state))


def test_more_is_better() -> None:
    plain = advice.value(lay(), A)
    rich, learned, tiled = lay(), lay(), lay()
    hold(rich, A, coal=3, gold=2)
    able(learned, A, "ab09", "up10")
    store(tiled, A, "ml01", "st02")
    deal(tiled, A, "cd01")
    for table in (rich, learned, tiled):
        assert advice.value(table, A) > plain + 2
    low, high = lay(), lay()
    for table, square in ((low, (1, 4)), (high, (1, 12))):
        block(table, 1, 1)
        block(table, 1, 9)
        stand(table, A, square)
    assert advice.value(high, A) > advice.value(low, A) + 3


def test_what_is_in_hand_counts_for_its_best_place() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ml01", 1, 1, turn=1)
    here = advice.value(begin(table, o.Send("small")).state, A)
    assert here > advice.value(begin(table, *small(12, 14)).state, A)
    store(table, A, "st02")
    held = begin(table, FORGE, o.BuildScaffold("st02"))
    best = max(
        advice.value(begin(table, FORGE, *building("st02", column, row)).state, A)
        for column, row in ((3, 1), (3, 2))
    )
    assert advice.value(held.state, A) == pytest.approx(best, abs=3)


def test_greedy_forges_when_there_is_something_to_build_and_collects_when_there_is_not() -> None:
    table = lay()
    block(table, 1, 1)
    put(table, "ml01", 1, 1, turn=1)
    block(table, 3, 1)
    bot = GreedyBot(Random(1))
    assert isinstance(bot.choose(begin(table).view(A)), o.Send)
    store(table, A, "ml02", "st02")
    hold(table, A, water=2)
    stand(table, A, (3, 3), (4, 3), (3, 2), (4, 2))
    fly(table, A, "small", (5, 1))
    fly(table, A, "medium", (5, 2), (5, 3))
    assert bot.choose(begin(table).view(A)) == FORGE


# ------------------------------------------------------------------ places


def test_a_tally_counts_every_square_for_itself() -> None:
    chance, tally = Random(5), Tally()
    counted = dict.fromkeys(GRID.bit.values(), 0)
    for _ in range(12):
        squares = sum(bit for bit in counted if chance.random() < 0.5)
        plane = chance.choice((0, 0, 1))
        tally.add(squares, plane)
        for bit in GRID.bits(squares):
            counted[bit] += 1 + plane
    most = max(counted.values())
    assert tally.highest(GRID.all) == (most, sum(bit for bit, count in counted.items() if count == most))
    falling = [counted[bit] for bit in tally.falling(GRID.all, 30)]
    assert falling == sorted(counted.values(), reverse=True)[: len(falling)]
    assert len(falling) >= 30


@pytest.mark.parametrize("tile", ["sl01", "ss02", "st03"])
def test_the_most_contacts_are_those_of_the_best_place(tile: str) -> None:
    table = lay()
    block(table, 3, 1)
    block(table, 5, 2)
    put(table, "mm01", 3, 2)
    fly(table, B, "small", (7, 2))
    structure = table.ground.scaffold | table.ground.machine
    form = BOX.scaffolds[tile].form
    one_by_one = [
        max(
            GRID.edges(piece.lying(handle), structure)
            for handle in GRID.bits(places_of_scaffold(table, tile, turn))
        )
        for turn, piece in enumerate(BOX.form_pieces[form])
    ]
    assert list(most_contacts(BOX, form, empty_squares(table), structure)) == one_by_one


def test_the_best_landing_is_among_those_that_are_looked_at() -> None:
    table = lay()
    block(table, 3, 1)
    block(table, 6, 1)
    put(table, "ml01", 3, 1, turn=1)
    ground = table.ground
    icons, working = tuple(ground.icons.values()), tuple(ground.working.items())
    free = empty_squares(table)
    found = landings(line(1, False), free, ground.scaffold, 0, icons, working, False, False)
    counts = [sum(amount for _, amount in goods) + 2 * len(machines) for goods, _, machines in found]
    assert counts == sorted(counts, reverse=True)
    assert any(machines == ("ml01",) for _, _, machines in found)
    assert any(wet and dict(goods)["water"] for goods, wet, _ in found)
    assert (5, 1) in GRID.squares(free)


# ------------------------------------------------------------------ beliefs


def test_a_second_purchase_is_worth_less_than_the_first_and_nothing_is_kept_above_the_limit() -> None:
    weights = Weights()
    early, late = purse(weights, 32, 4), purse(weights, 0, 4)
    iron = early["iron"]
    assert iron[1] - iron[0] > iron[4] - iron[3] > iron[5] - iron[4] > 0
    assert late["iron"][5] == late["iron"][4] == 4 * weights.left_over
    assert purse(weights, 32, 6)["iron"][5] > iron[5]


def test_the_end_comes_nearer_with_empty_barracks_and_with_every_round() -> None:
    weights = Weights()
    table, emptied, later, ending = lay(), lay(), lay(), lay()
    for seat in range(3):
        stand(emptied, seat, *[(column, seat + 1) for column in range(1, 7)])
    later.turn = 3 * 20
    ending.turns_left = 1
    whole = turns_to_come(table, table.players[A], weights)
    for nearer in (emptied, later):
        assert 0 < turns_to_come(nearer, nearer.players[A], weights) < whole
    assert [turns_to_come(ending, player, weights) for player in ending.players] == [0.0, 1.0, 0.0]


def test_workers_like_squares_that_a_machine_can_cover() -> None:
    wide, lonely = lay(), lay()
    for table, square in ((wide, (1, 4)), (lonely, (6, 4))):
        block(table, 1, 1)
        put(table, "st01", 5, 3)
        put(table, "ms01", 6, 3, turn=1)
        stand(table, A, square)
    put(lonely, "mm01", 1, 3)
    put(wide, "mm01", 1, 1)
    assert advice.value(wide, A) > advice.value(lonely, A) + 1


def test_what_others_gain_counts_a_little_against_it() -> None:
    plain, theirs, drowned = lay(), lay(), lay()
    theirs.players[B].tower = (9, 9)
    drowned.players[B].pool += 1
    assert advice.value(theirs, A) < advice.value(plain, A) < advice.value(drowned, A)
    assert advice.judgement(theirs, A) == advice.judgement(plain, A)


def test_low_workers_are_in_danger_once_there_are_scaffolds_above_the_bridge() -> None:
    safe, risky = lay(), lay()
    for table, row in ((safe, 4), (risky, 5)):
        block(table, 1, 1)
        block(table, 3, row)
        stand(table, A, (1, 2))
        flooded(table, 1)
    assert advice.value(risky, A) < advice.value(safe, A)


def test_to_send_an_airship_promises_what_its_best_place_brings() -> None:
    table = lay()
    block(table, 1, 1)
    block(table, 4, 1)
    put(table, "ml01", 1, 1, turn=1)
    hold(table, A, coal=2, iron=3)
    match = begin(table, o.Send("medium"))
    best = max(worth for _, worth in outlooks(match.fork(Random(1)), Random(1)))
    assert advice.value(match.state, A) == pytest.approx(best, abs=1.5)


def test_a_machine_in_storage_gives_hope_to_workers_wherever_they_are() -> None:
    table = lay()
    block(table, 1, 1)
    for seat in (A, B):
        stand(table, seat, (1 + seat, 3))
    before = [advice.features(table, seat)["workers"] for seat in (A, B)]
    store(table, A, "ms01")
    assert advice.features(table, A)["workers"] > before[A] + 1
    assert advice.features(table, B)["workers"] == before[B]
    waiting = lay()
    before[A] = advice.features(waiting, A)["workers"]
    store(waiting, A, "ms01")
    assert before[A] < advice.features(waiting, A)["workers"] < before[A] + 3


def test_an_open_move_of_the_forge_and_a_scaffold_dock_promise_something() -> None:
    table = lay()
    block(table, 1, 1)
    hold(table, A, gold=1)
    open_to, done = begin(table, FORGE).state, table.copy()
    forging(done, moves=1)
    assert advice.value(open_to, A) > advice.value(done, A) + 1
    choosing = begin(table, *docking("dk07"), o.TakeScaffolds(1)).state
    assert advice.value(choosing, A) > advice.value(begin(table, *small(12, 14)).state, A) + 2


def test_greedy_plays_to_the_end_and_builds() -> None:
    bot = GreedyBot(Random(4))
    match: Match[Table] = Match(GAME, 2, chance=Random(4))
    while isinstance(question := match.question, Ask):
        match.answer(bot.choose(match.view(question.seat)))
    table = match.state
    assert len(table.machines) >= 4
    assert len(table.scaffolds) >= 6
    assert min(len(player.tower) for player in table.players) >= 2

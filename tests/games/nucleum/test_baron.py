"""Alone against the Baron (5.4): his turn, owners, and how it ends."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.events import BaronDrew, ContractRemoved, HalfUsed
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    STOP,
    alone,
    build,
    give,
    hand,
    laying,
    mine,
    open_owners,
    play,
    rail,
)
from kesselhaus.games.nucleum.options import ChooseExperiment, ChooseSpace, Orient, PlayTile, UseHalf
from kesselhaus.games.nucleum.rules.baron import recharge
from kesselhaus.games.nucleum.rules.ending import STARS_GONE, meet, score
from kesselhaus.games.nucleum.scoring import parts_of, result, score_finally
from kesselhaus.games.nucleum.state import BARON, Table
from kesselhaus.games.nucleum.tasks.turn import BaronTurn
from tests.games.nucleum.barons import at_work, run
from tests.scenario import answer, asked, events, offered


@pytest.mark.rule("NU-166", "NU-167")
def test_the_baron_sits_down_with_tiles_of_another_experiment() -> None:
    first_is_general = set()
    for seed in range(6):
        match: Match[Table] = Match(GAME, 1, chance=Random(seed))
        match.answer(ChooseExperiment("C"))
        baron = match.state.players[BARON]
        stop = baron.row[-1]
        assert stop in ("AD", "BD", "DD")
        own = [tile for tile in baron.row[:-1] if tile.startswith(stop[0]) and not tile.startswith("T")]
        general = [tile for tile in baron.row if tile in match.box.general_tiles]  # type: ignore[attr-defined]
        assert (len(own), len(general), len(baron.row)) == (4, 2, 7)
        assert not set(general) & set(match.state.general_tiles)
        assert sum(match.state.stacks) == len(match.state.base_tiles) + match.state.general_left
        first_is_general.add(baron.row[0] in general)
        assert (baron.thaler, baron.workers, baron.supply) == (4, 3, 15)
        assert (baron.experiment, baron.contracts, baron.technologies) == ("", ("", "", "", ""), ())
        assert match.state.box.side.name == "A"
        assert match.state.star_spaces == (2, 2, 2)
    assert first_is_general == {True, False}


@pytest.mark.rule("NU-168")
def test_you_begin_and_the_baron_follows() -> None:
    table = alone()
    match = answer(play(table), PlayTile("AS1"), STOP)
    assert (asked(match).seat, match.state.active, match.state.round) == (ANNA, ANNA, 2)
    assert match.state.first_player == ANNA


@pytest.mark.rule("NU-169", "NU-170")
def test_when_and_how_he_recharges() -> None:
    table = alone()
    baron = at_work(table)
    baron.thaler = 0
    baron.supply += baron.workers
    baron.workers = 0
    run(table, BaronTurn())
    assert (baron.thaler, baron.workers, baron.stars) == (4, 3, (6,))
    assert (table.nuclei, table.tokens) == (("grimma", "glashuette"), (2, 3))
    stopped = alone(row=("BD", "BS1", "BS2"))
    baron = at_work(stopped)
    run(stopped, BaronTurn())
    assert baron.row == ("BS1", "BS2", "BD")
    for expected in (12, 18, 24, 25):
        recharge(stopped, baron)
        assert baron.stars[-1] == expected
    assert stopped.kings_visits == 0


@pytest.mark.rule("NU-169")
def test_with_thaler_or_workers_he_does_not_recharge() -> None:
    for thaler, workers in ((0, 3), (4, 0)):
        table = alone()
        at_work(table)
        baron = give(table, BARON, thaler=thaler, workers=workers)
        run(table, BaronTurn())
        assert baron.stars == ()


@pytest.mark.rule("NU-170")
def test_his_star_may_bring_the_king() -> None:
    table = alone()
    give(table, stars=(4,))
    table.star_spaces = (1, 2, 2)
    baron = at_work(table)
    recharge(table, baron)
    assert (baron.vp, table.players[ANNA].vp, table.kings_visits) == (6, 2, 1)


@pytest.mark.rule("NU-171")
def test_the_die_takes_a_tile_left_of_the_stop_tile() -> None:
    table = alone(row=("BS1", "BS2", "BD", "BS3", "BS4"))
    baron = at_work(table)
    run(table, BaronTurn(), die=4)
    assert baron.row == ("BS1", "BD", "BS3", "BS4", "BS2")
    fresh = alone()
    at_work(fresh)
    question = Match.at(fresh, GAME).question
    assert isinstance(question, Draw)
    assert (question.outcomes, question.weights) == ((1, 2, 3, 4), (2, 2, 1, 1))
    other = alone(row=("BS1", "BS2", "BS3", "BD"))
    baron = at_work(other)
    run(other, BaronTurn(), die=1)
    assert baron.row[-1] == "BS1"


@pytest.mark.rule("NU-174")
def test_he_acts_as_an_owner_in_your_turn() -> None:
    table = alone()
    hand(table, "T37", "T38")
    rail(table, BARON, "L05.1", "T40", 2)
    # The orange Contract half of T40 faces the orange half of T38.
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert open_owners(match) == ((BARON, "T40", 1),)
    while asked(match).rule != "NU-26":
        match.answer(STOP)
    removed, drew = events(match, ContractRemoved)[0], events(match, BaronDrew)[0]
    assert match.log.index(removed) < match.log.index(drew)


@pytest.mark.rule("NU-174")
def test_you_act_as_an_owner_in_his_turn_and_he_leaves_your_halves_alone() -> None:
    # The stop tile leaves the die no choice: he lays BS1 beside your T37, orange to orange.
    table = alone(row=("BS1", "BD", "T25"))
    rail(table, ANNA, "L32.1", "T37", 1)
    at_work(table)
    match = play(table)
    assert [(used.tile, used.half) for used in events(match, HalfUsed)] == [("BS1", 2), ("BS1", 1)]
    assert (asked(match).rule, asked(match).seat) == ("NU-55", ANNA)
    assert offered(match, UseHalf) == {UseHalf("T37", 2)}
    match.answer(UseHalf("T37", 2))
    assert match.state.players[ANNA].achievements == 2


@pytest.mark.rule("NU-174")
def test_he_uses_the_halves_of_his_own_neighbouring_tile_last() -> None:
    table = alone(row=("BS1", "BD", "T25"))
    rail(table, BARON, "L32.1", "T37", 1)
    at_work(table)
    match = play(table)
    used = [(used.tile, used.half) for used in events(match, HalfUsed)]
    assert used == [("BS1", 2), ("BS1", 1), ("T37", 2)]
    assert asked(match).rule == "NU-26"


@pytest.mark.rule("NU-175")
def test_the_order_of_his_actions_and_where_the_tile_goes() -> None:
    table = alone(row=("T29", "BS1", "BD"))
    baron = at_work(table)
    build(table, BARON, "RES-1", "grimma.u1")
    run(table, BaronTurn(), die=1)
    # T29: Energize (+2), then Urbanize; without electricity to spare the new building stays dark.
    assert table.sites["grimma.u1"].energized
    assert len(baron.buildings) == 2
    assert baron.row == ("BS1", "BD", "T29")


@pytest.mark.rule("NU-175", "NU-180")
def test_a_tile_that_he_develops_lies_left_of_the_one_he_played() -> None:
    table = alone(row=("BS1", "BS2", "BD"))
    baron = at_work(table)
    run(table, BaronTurn(), die=1)
    assert baron.row == ("BS2", "BD", "T05", "BS1")


@pytest.mark.rule("NU-183", "NU-184")
def test_in_the_round_that_triggers_the_end_he_plays_as_usual() -> None:
    table = alone()
    table.ending = table.round
    baron = at_work(table)
    run(table, BaronTurn(), die=1)
    assert baron.row[0] == "BS2"


@pytest.mark.rule("NU-182", "NU-183")
def test_what_ends_a_solo_game() -> None:
    table = alone()
    meet(table, table.players[ANNA], STARS_GONE)
    score(table, table.players[BARON], 70)
    assert table.ends == (("END-5", BARON),)
    assert table.players[BARON].vp == 73
    assert table.ending == 0
    meet(table, table.players[ANNA], "END-4")
    assert table.ending == 1
    thrice = alone()
    for _ in range(3):
        assert thrice.ending == 0
        recharge(thrice, thrice.players[BARON])
    assert (thrice.ending, thrice.end_reason) == (1, "baron")


@pytest.mark.rule("NU-185a")
@pytest.mark.parametrize(
    ("variants", "each"), [((), (2, 8)), (("baron_mild",), (1, 4)), (("baron_strict",), (3, 12))]
)
def test_a_mild_baron_scores_less_for_milestones_a_strict_one_more(
    variants: tuple[str, ...], each: tuple[int, int]
) -> None:
    """Ruling 54. M7 and M8 count two units for him."""
    table = alone()
    table.variants = frozenset(variants)
    table.milestones = ("M7", "M1", "M2", "M8")
    parts = parts_of(table, table.players[BARON])
    assert parts["milestones"] == 2 * each[0] + 2 * each[1]
    assert parts["resources"] == 7, "what else he has is the same"


@pytest.mark.rule("NU-185")
def test_what_the_baron_scores_and_who_wins() -> None:
    table = alone()
    baron = give(table, BARON, thaler=3, workers=2, stars=(6, 12))
    table.milestones = ("M1", "M8", "M6", "M7")
    build(table, BARON, "RES-1", "leipzig.u1", energized=True)
    build(table, BARON, "FAC-4", "praha.u2", energized=True)
    build(table, BARON, "RES-2", "grimma.u1")
    mine(table, BARON, 1, "bruex.m2", 3)
    parts = parts_of(table, baron)
    assert parts["milestones"] == 2 * 2 + 4 * 2 + 6 * 1 + 8 * 2
    assert parts["buildings"] == 1 + 16
    assert parts["resources"] == 5
    assert sum(parts.values()) == 34 + 17 + 5
    give(table, thaler=0, workers=0, vp=56)
    score_finally(table)
    assert result(table).winners == (ANNA,)
    assert result(table).grade == "baron_beaten"
    table.players[BARON].vp = 1
    assert result(table).winners == ()
    assert result(table).grade == "baron_wins"

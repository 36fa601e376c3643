"""Alone against the Baron (5.4)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw, Play
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.events import BaronDrew, ContractRemoved
from kesselhaus.games.nucleum.options import ChooseExperiment, ChooseSpace, Orient, PlayTile, UseHalf
from kesselhaus.games.nucleum.rules.baron import baron_turn, best_space, lays, recharge
from kesselhaus.games.nucleum.rules.baron_actions import (
    contract,
    develop,
    industrialize,
    subsidy,
    urbanize,
    use_halves,
)
from kesselhaus.games.nucleum.rules.baron_energize import energize, energize_for_free
from kesselhaus.games.nucleum.rules.ends import STARS_GONE, meet, score
from kesselhaus.games.nucleum.scoring import parts_of, result, score_finally
from kesselhaus.games.nucleum.state import BARON, TURN, Player, Table, Task
from tests.games.nucleum.positions import (
    ANNA,
    STOP,
    alone,
    build,
    connect,
    give,
    hand,
    laying,
    mine,
    neutral,
    play,
    rail,
    turbine,
)
from tests.scenario import answer, asked, events, play_on


def run(play: Play, die: int = 1, chance: int = 1) -> None:
    """Let the Baron act; his die shows `die`, other draws are made at random."""
    random = Random(chance)
    try:
        question = next(play)
        while True:
            assert isinstance(question, Draw), question
            outcome = die if question.rule == "NU-171" else random.choice(list(question.outcomes))
            question = play.send(outcome)
    except StopIteration:
        return


def at_work(table: Table) -> Player:
    table.active = BARON
    return table.players[BARON]


def settled(thaler: int = 9) -> Table:
    """The Baron has a railway at Grimma and Chemnitz (L05) and at Leipzig (L01)."""
    table = alone()
    connect(table, BARON, "L01", "L05")
    baron = table.players[BARON]
    baron.thaler = thaler
    return table


@pytest.mark.rule("NU-166", "NU-167")
def test_the_baron_sits_down_with_tiles_of_another_experiment() -> None:
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
        assert (baron.thaler, baron.workers, baron.supply) == (4, 3, 15)
        assert (baron.experiment, baron.contracts, baron.technologies) == ("", ("", "", "", ""), ())
        assert match.state.side.name == "A"
        assert match.state.star_spaces == (2, 2, 2)


@pytest.mark.rule("NU-168")
def test_you_begin_and_the_baron_follows() -> None:
    table = alone()
    match = answer(play(table), PlayTile("AS1"), STOP)
    assert (asked(match).seat, match.state.active, match.state.round) == (ANNA, ANNA, 2)
    assert match.state.first_player == ANNA


@pytest.mark.rule("NU-168a")
def test_he_never_converts() -> None:
    table = settled(thaler=0)
    baron = table.players[BARON]
    baron.workers = 3
    run(urbanize(table, baron, Task(BARON, "urbanize")))
    assert baron.buildings == {}
    assert baron.workers == 3


@pytest.mark.rule("NU-169", "NU-170")
def test_when_and_how_he_recharges() -> None:
    table = alone()
    baron = at_work(table)
    baron.thaler = 0
    baron.supply += baron.workers
    baron.workers = 0
    run(baron_turn(table))
    assert (baron.thaler, baron.workers, baron.stars) == (4, 3, (6,))
    assert (table.nuclei, table.tokens) == (("grimma", "glashuette"), (2, 3))
    assert table.active == ANNA
    stopped = alone(row=("BD", "BS1", "BS2"))
    baron = at_work(stopped)
    run(baron_turn(stopped))
    assert baron.row == ("BS1", "BS2", "BD")
    for expected in (12, 18, 24, 25):
        recharge(stopped, baron)
        assert baron.stars[-1] == expected
    assert stopped.kings_visits == 0


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
    run(baron_turn(table), die=4)
    assert baron.row == ("BS1", "BD", "BS3", "BS4", "BS2")
    question = next(baron_turn(alone()))
    assert isinstance(question, Draw)
    assert (question.outcomes, question.weights) == ((1, 2, 3, 4), (2, 2, 1, 1))
    other = alone(row=("BS1", "BS2", "BS3", "BD"))
    baron = at_work(other)
    run(baron_turn(other), die=1)
    assert baron.row[-1] == "BS1"


@pytest.mark.rule("NU-172")
def test_a_railway_if_both_kinds_are_on_other_tiles_too() -> None:
    table = alone(row=("BS1", "T25", "BS2", "BD"))
    baron = at_work(table)
    # BS1 is develop and contract, as T25; BS2 is urbanize and a subsidy.
    assert lays(table, baron, "BS1")
    assert not lays(table, baron, "BS2")
    baron.workers = 0
    assert not lays(table, baron, "BS1")
    baron.workers = 3
    run(baron_turn(table), die=1)
    assert [rail.tile for rail in table.rails.values()] == ["BS1"]
    assert "BS1" not in baron.row
    assert (baron.workers, baron.railways) == (2, 1)


@pytest.mark.rule("NU-173")
def test_where_he_lays_a_railway() -> None:
    table = alone()
    baron = at_work(table)
    # BS1: develop green, contract orange. Riesa is green, Dresden orange: L06 matches both.
    assert best_space(table, baron, "BS1") == ("L06.1", 1)
    rail(table, ANNA, "L21.1")
    assert best_space(table, baron, "BS1") == ("L21.2", 1)
    rail(table, BARON, "L32.1")
    assert best_space(table, baron, "BS1") == ("L32.2", 2)
    near = alone()
    build(near, BARON, "FAC-1", "freiberg.u2")
    rail(near, ANNA, "L06.1")
    assert best_space(near, near.players[BARON], "BS1") == ("L33.1", 2)


@pytest.mark.rule("NU-174")
def test_he_and_you_act_as_owners() -> None:
    table = alone()
    hand(table, "T37", "T38")
    rail(table, BARON, "L05.1", "T40", 2)
    # The orange Contract half of T40 faces the orange half of T38.
    match = answer(laying(table, "T38"), ChooseSpace("L05.2"), Orient(2))
    assert match.state.owners == ((BARON, "T40", 1),)
    while asked(match).rule != "NU-26":
        match.answer(STOP)
    removed, drew = events(match, ContractRemoved)[0], events(match, BaronDrew)[0]
    assert match.log.index(removed) < match.log.index(drew)
    yours = alone(row=("BS1", "T25", "BD"))
    rail(yours, ANNA, "L32.1", "T37", 1)
    at_work(yours)
    match = play_on(play(yours), Random(0), lambda match: isinstance(match.question, Ask))
    assert (asked(match).rule, asked(match).seat) in (("NU-55", ANNA), ("NU-26", ANNA))
    assert match.state.players[ANNA].achievements == 0
    if asked(match).rule == "NU-55":
        match.answer(UseHalf("T37", 2))
        assert match.state.players[ANNA].achievements == 2


@pytest.mark.rule("NU-175")
def test_the_order_of_his_actions_and_where_the_tile_goes() -> None:
    table = alone(row=("T29", "BS1", "BD"))
    baron = at_work(table)
    build(table, BARON, "RES-1", "grimma.u1")
    run(baron_turn(table), die=1)
    # T29: Energize (+2), then Urbanize; without electricity to spare the new building stays dark.
    assert table.sites["grimma.u1"].energized
    assert len(baron.buildings) == 2
    assert baron.row == ("BS1", "BD", "T29")


@pytest.mark.rule("NU-176")
def test_how_he_energizes() -> None:
    table = settled(thaler=3)
    baron = table.players[BARON]
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-1", "leipzig.u4")
    neutral(table, "N05", "grimma.u3")
    run(energize(table, baron, Task(BARON, "energize")))
    assert table.sites["leipzig.u4"].energized
    assert (baron.thaler, baron.achievements, baron.income) == (0, 0, (1, 1, 1))
    baron.thaler = 9
    table.sites.pop("leipzig.u1")
    baron.buildings.pop("RES-1")
    run(energize(table, baron, Task(BARON, "energize")))
    # N05 brings 2 thaler; its income steps are ignored.
    assert table.sites["grimma.u3"].energized
    assert baron.thaler == 9 - 1 - 2 - 2 + 2
    before = baron.thaler
    run(energize(table, baron, Task(BARON, "energize")))
    assert baron.thaler == before + 1


@pytest.mark.rule("NU-176")
def test_own_buildings_come_before_neutral_ones() -> None:
    table = settled(thaler=3)
    neutral(table, "N05", "leipzig.u3")
    build(table, BARON, "FAC-1", "grimma.u3")
    run(energize(table, table.players[BARON], Task(BARON, "energize")))
    assert table.sites["grimma.u3"].energized
    assert not table.sites["leipzig.u3"].energized


@pytest.mark.rule("NU-176")
def test_he_burns_uranium_where_that_is_cheaper() -> None:
    table = settled(thaler=2)
    baron = table.players[BARON]
    connect(table, ANNA, "L34")
    build(table, BARON, "RES-1", "leipzig.u1")
    mine(table, BARON, 1, "chemnitz.m1", 2)
    run(energize(table, baron, Task(BARON, "energize")))
    assert (baron.thaler, baron.uranium) == (2, (1, 0, 0, 0))


@pytest.mark.rule("NU-177")
def test_how_he_urbanizes() -> None:
    table = settled(thaler=4)
    baron = table.players[BARON]
    run(urbanize(table, baron, Task(BARON, "urbanize")))
    # Level III is the highest that he can pay for; a residence in Leipzig, on a single-symbol site.
    assert baron.buildings == {"RES-3": "leipzig.u1"}
    assert baron.thaler == 0
    baron.thaler = 5
    run(urbanize(table, baron, Task(BARON, "urbanize")))
    # Factory and laboratory are built least; single-symbol sites first, Grimma before Chemnitz.
    assert baron.buildings["LAB-4"] == "grimma.u2"


@pytest.mark.rule("NU-178")
def test_how_he_industrializes() -> None:
    table = settled()
    baron = table.players[BARON]
    run(industrialize(table, baron, Task(BARON, "industrialize")))
    assert baron.mines == ("chemnitz.m1", "", "", "")
    assert (baron.uranium, baron.thaler, baron.workers) == ((1, 0, 0, 0), 7, 2)
    run(industrialize(table, baron, Task(BARON, "industrialize", uranium=3)))
    assert baron.turbines == ("grimma.t1", "", "", "")
    assert (baron.uranium, baron.vp, baron.workers) == ((3, 0, 0, 0), 1, 2)
    last = alone()
    turbine(last, BARON, 4, "grimma.t1")
    connect(last, BARON, "L19")
    give(last, BARON, workers=3)
    baron = last.players[BARON]
    for row, site in ((1, "bruex.m1"), (2, "bruex.m2"), (3, "bruex.m3")):
        mine(last, BARON, row, site)
    for row, site in ((1, "zittau.t1"), (2, "zittau.t2"), (3, "zittau.t3")):
        turbine(last, BARON, row, site)
    before = baron.vp
    run(industrialize(last, baron, Task(BARON, "industrialize")))
    assert baron.vp == before + 4


@pytest.mark.rule("NU-179")
def test_how_he_takes_contracts() -> None:
    table = alone()
    baron = table.players[BARON]
    run(contract(table, baron, Task(BARON, "contract")))
    assert "C05" not in table.display
    assert "" not in table.display
    run(contract(table, baron, Task(BARON, "contract", double=True)))
    assert baron.vp == 6
    table.silver_left, table.gold_left = 0, 1
    run(contract(table, baron, Task(BARON, "contract")))
    assert table.ends == (("END-2", BARON),)
    assert baron.vp == 6 + 2 + 3
    table.display = ("", "", "", "")
    run(contract(table, baron, Task(BARON, "contract")))
    assert baron.vp == 11


@pytest.mark.rule("NU-180")
def test_how_he_develops() -> None:
    table = alone()
    baron = table.players[BARON]
    run(develop(table, baron, Task(BARON, "develop")))
    assert baron.row[-1] == "T05"
    assert baron.thaler == 4
    assert table.market[1:] == ("T01", "T02", "T03", "T04")
    assert table.market[0]
    table.market = ("",) * 5
    row = baron.row
    run(develop(table, baron, Task(BARON, "develop")))
    assert baron.row == row


@pytest.mark.rule("NU-181")
def test_his_subsidies() -> None:
    table = alone()
    baron = table.players[BARON]
    subsidy(table, baron, "BS3", 2)
    assert (baron.workers, baron.thaler) == (4, 4)
    subsidy(table, baron, "T37", 2)
    assert baron.vp == 2
    subsidy(table, baron, "BS2", 2)
    assert baron.vp == 3
    subsidy(table, baron, "BS4", 2)
    assert (baron.vp, baron.thaler) == (4, 3)
    baron.thaler = 0
    run(use_halves(table, baron, (("BS4", 2),)))
    assert baron.vp == 4


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


@pytest.mark.rule("NU-184")
def test_in_his_last_turn_he_energizes_twice_for_free() -> None:
    table = settled(thaler=0)
    table.ending, table.round, table.moment = 1, 2, TURN
    baron = at_work(table)
    build(table, BARON, "RES-1", "leipzig.u1")
    build(table, BARON, "FAC-4", "leipzig.u2")
    build(table, BARON, "FAC-1", "leipzig.u4")
    run(baron_turn(table))
    lit = {site for site, there in table.sites.items() if there.energized}
    assert lit == {"leipzig.u2", "leipzig.u4"}
    assert baron.thaler == 0
    dark = alone()
    energize_for_free(dark, dark.players[BARON])
    assert dark.players[BARON].thaler == 5


@pytest.mark.rule("NU-185")
def test_what_the_baron_scores_and_who_wins() -> None:
    table = alone()
    baron = give(table, BARON, thaler=3, workers=2, stars=(6, 12))
    table.milestones = ("M1", "M8", "M6", "M7")
    build(table, BARON, "RES-1", "leipzig.u1", energized=True)
    build(table, BARON, "FAC-4", "praha.u2", energized=True)
    build(table, BARON, "RES-2", "grimma.u1")
    mine(table, BARON, 1, "bruex.m2")
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

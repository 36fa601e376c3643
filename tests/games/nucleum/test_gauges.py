"""Numbers to follow through a match."""

from kesselhaus.games.nucleum.box import shipped
from kesselhaus.games.nucleum.examples.positions import ANNA, STOP, give, lay, play
from kesselhaus.games.nucleum.gauges import reading, scales
from kesselhaus.games.nucleum.options import PlayTile
from tests.scenario import answer


def test_points_and_income_at_the_start_of_every_round() -> None:
    table = lay(2)
    give(table, vp=7, income=(3, 2, 1))
    shown = reading(table)
    assert shown is not None
    assert shown.time == 0
    assert shown.numbers["score"] == {"seat 1": 7, "seat 2": 0}
    assert shown.numbers["income_thaler"] == {"seat 1": 3, "seat 2": 1}
    match = answer(play(table), PlayTile("AS1"))
    assert reading(match.state) is None
    answer(match, STOP)
    assert reading(match.state) is None


def test_the_end_counts_final_scoring() -> None:
    table = lay(2)
    table.round = 20
    table.agenda.clear()
    table.finals = (("milestones", (12, 3)),)
    shown = reading(table)
    assert shown is not None
    assert (shown.time, shown.numbers["score"]) == (20, {"seat 1": 12, "seat 2": 3})
    assert table.players[ANNA].vp == 0
    assert scales(shipped())["income_vp"]["seat 1"] == (1, 15)

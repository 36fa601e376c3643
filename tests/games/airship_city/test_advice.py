"""What the advice counts: moves that are to come, and what lacks for a purchase."""

import pytest

from kesselhaus.games.airship_city.advice.plans import outlook
from kesselhaus.games.airship_city.advice.survey import Survey
from kesselhaus.games.airship_city.advice.weights import WEIGHTS
from kesselhaus.games.airship_city.examples.positions import A, B, hold, lay, stand
from kesselhaus.games.airship_city.state import Table


def seen(table: Table, seat: int = A) -> Survey:
    return Survey(table, table.players[seat], WEIGHTS)


def test_moves_to_come_are_those_of_the_running_turn_and_of_all_that_follow() -> None:
    table = lay()
    stand(table, A, "forest_1", "mine_1", "valley", moved=("mine_1",))
    mine = seen(table)
    assert (mine.now, mine.count) == (2, 3)
    assert mine.hands == 2 + 3 * mine.turns
    theirs = seen(table, B)
    assert theirs.now == 0
    assert theirs.hands == theirs.count * theirs.turns


@pytest.mark.parametrize(("wood", "metal"), [(0, 0), (3, 0), (0, 3)])
def test_the_less_lacks_the_better_and_only_what_lacks_brings_a_plan_nearer(wood: int, metal: int) -> None:
    table = lay()
    hold(table, A)
    poor = outlook(seen(table), table.players[A])
    hold(table, A, wood=wood, metal=metal)
    richer = outlook(seen(table), table.players[A])
    assert richer.best >= poor.best > 0
    hold(table, A, wood=10, metal=10, gold=10, gear=10)
    rich = outlook(seen(table), table.players[A])
    assert rich.best > richer.best
    assert rich.nearer == {}
    assert poor.nearer

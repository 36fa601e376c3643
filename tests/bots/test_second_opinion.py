"""The judgement of Planet Steam: what features turned out to be worth, and what goods are kept for."""

from random import Random
from typing import Any

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games import advice, shelf
from kesselhaus.games.planet_steam.advice.auctions import zone_worth
from kesselhaus.games.planet_steam.advice.judgement import weighed
from kesselhaus.games.planet_steam.advice.projects import projects
from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.advice.works import works
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tanks import TANKS
from kesselhaus.games.planet_steam.tasks import Closing, TradingCertificate
from tests.bots.positions import in_the_middle


def table_of(answers: int = 100) -> Table:
    table: Table = in_the_middle("planet_steam", answers=answers).state.copy()
    return table


@pytest.mark.parametrize("key", shelf())
def test_at_the_end_it_is_the_score(key: str) -> None:
    match: Match[Any] = in_the_middle(key, answers=100)
    chance = Random(2)
    while match.question is not None:
        match.answer(chance.choice(match.question.options))  # type: ignore[union-attr]
    assert match.result is not None
    told = [advice(key).judgement(match.state, seat) for seat in range(match.seats)]
    assert told == list(match.result.scores)


def test_hopes_of_production_count_less_the_more_rounds_are_to_come() -> None:
    shares = [weighed({"production": 100.0}, rounds_left) for rounds_left in (1, 2, 3, 5, 9)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 80
    assert shares[-1] == shares[-2] == 0.0
    assert weighed({"credits": 30.0, "wealth": 5.0}, 3) == 35.0


def test_goods_for_luxury_quarters_are_worth_more_together_than_alone() -> None:
    table = table_of()
    table.price.update(quartz=12, ore=8)
    player = table.players[0]

    def worth(quartz: int, ore: int) -> float:
        player.goods.update(quartz=quartz, ore=ore)
        return projects(table, player)

    assert worth(1, 1) == pytest.approx(table.box.quarters.end_value - 20)
    assert worth(3, 3) == worth(1, 1)
    assert 0 < worth(1, 0) + worth(0, 1) < worth(1, 1)
    assert worth(0, 0) == 0
    table.quarters = 0
    assert worth(1, 1) == 0


def test_nothing_is_kept_for_a_purchase_that_will_not_come_again() -> None:
    table = table_of()
    player = table.players[table.turn_order[0]] if table.turn_order else table.players[0]
    table.turn_order = table.turn_order or (0, 1, 2, 3)
    player.goods.update(quartz=1, ore=1)
    first, second = table.turn_order[:2]
    table.rounds_left, table.agenda = 1, [TradingCertificate(first)]
    assert projects(table, player) > 0
    table.agenda = [TradingCertificate(second)]
    assert projects(table, player) == 0
    table.agenda = [Closing()]
    assert projects(table, player) == 0


def test_what_is_remembered_of_zones_and_tanks_follows_them() -> None:
    table = table_of()
    zone, seat = next(
        claim for claim in table.claims.items() if claim[1] >= 0 and claim[0] not in table.tanks
    )
    before = works(table, seat)
    assert works(table.copy(), seat) is before
    table.tanks[zone] = TANKS["ore", True]
    after = works(table, seat)
    assert after.kinds["ore"] == before.kinds["ore"] + 1
    assert after.superchargers == before.superchargers + 1
    table.claims.pop(next(other for other, owner in table.claims.items() if owner == seat and other != zone))
    assert works(table, seat).zones == after.zones - 1


def test_a_zone_beside_own_ones_is_worth_more_to_their_owner_and_to_nobody_else() -> None:
    table, weights = table_of(), Weights()
    table.claims = {}
    zone = "C3"
    before = [zone_worth(table, seat, zone, weights) for seat in (0, 1)]
    near, other, *_ = sorted(table.box.neighbours[zone])
    turns = min(table.rounds_left, 2)
    for count, claimed in enumerate((near, other), start=1):
        table.claims[claimed] = 0
        assert zone_worth(table, 0, zone, weights) == pytest.approx(
            before[0] + count * weights.neighbour * turns
        )
        assert zone_worth(table, 1, zone, weights) == before[1]
    assert weights.neighbour > 0

"""Advice: what it expects of prices, which all that is bought and built depends on."""

from kesselhaus.games.planet_steam.advice import _expected_prices
from kesselhaus.games.planet_steam.advice.weights import WEIGHTS
from kesselhaus.games.planet_steam.figures import RESOURCES
from tests.bots.positions import in_the_middle


def test_high_prices_do_not_last_and_low_ones_neither() -> None:
    table = in_the_middle("planet_steam", seats=4, answers=60).state
    gauges = table.box.gauges
    usual = {
        resource: times * gauges[resource].start_price
        for resource, times in zip(RESOURCES, WEIGHTS.usual, strict=True)
    }
    assert WEIGHTS.far < WEIGHTS.today < 1
    for price in (1, 18):
        table.price = {**table.price, "energy": price}
        soon, later = (
            _expected_prices(table, share, WEIGHTS)["energy"] for share in (WEIGHTS.today, WEIGHTS.far)
        )
        assert min(price, usual["energy"]) < min(soon, later)
        assert max(soon, later) < max(price, usual["energy"])
        assert abs(later - usual["energy"]) < abs(soon - usual["energy"])

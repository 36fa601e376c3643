"""What boards and keys of Steamopolis say at special moments: the final round, the shadow, a full level."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.table.labels import label
from tests.games.looking import drawn
from tests.games.steamopolis.positions import A, B, alone, gauge, lay, target, turn
from tests.scenario import answer


@pytest.mark.rule("ST-164")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_city_tells_the_final_round_from_the_one_before(lang: str) -> None:
    position = lay(2)
    position.ending = "statues"
    before = drawn(turn(position).view(A), lang)["map"]
    final = drawn(turn(position, final=True).view(A), lang)["map"]
    assert label("triggered_final", lang) in before
    assert label("triggered_final", lang) not in final
    assert label("last", lang) in final
    assert label("last", lang) not in before


@pytest.mark.rule("ST-174")
def test_after_a_delivery_the_shadow_waits_for_the_next_passenger_tile() -> None:
    position = alone()
    gauge(position, A, 1)
    assert "levels 6 and 3" in drawn(turn(position).view(A))["players"]
    position.tile_taken = True
    players = drawn(turn(position).view(A))["players"]
    assert "levels 6 and 3" not in players
    assert "the levels of the next passenger tile" in players


@pytest.mark.rule("ST-58")
def test_the_key_of_a_stone_promises_no_run_below_the_lowest_open_level() -> None:
    position = lay(3)
    gauge(position, B, 3, 5)
    target(position, A, "1L", "1R")
    view = answer(turn(position, B), o.SET_TARGET).view(B)
    assert words.option(o.ChooseStone(3), view, "en").note == "levels 1 to 2"
    assert words.option(o.ChooseStone(5), view, "en").note == "levels 1 to 3, or run from slot 2"

"""What boards and keys of Steamopolis say at special moments: the final round, the shadow, a full level."""

import pytest

from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.examples.positions import A, B, alone, gauge, lay, target, turn
from kesselhaus.games.steamopolis.state import Lot
from kesselhaus.games.steamopolis.table.labels import label
from kesselhaus.games.steamopolis.things import thing
from tests.games.looking import drawn
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


@pytest.mark.rule("ST-127")
def test_the_place_of_a_sold_tile_tells_what_the_market_adds_from_now_on() -> None:
    table = lay(3)
    before = thing("lot-5-0", turn(table).view(A), "en")
    _, second, *rest = table.markets[5]
    table.markets[5] = (Lot(second.rank, second.colour, "M17"), *rest)
    after = thing("lot-5-0", turn(table).view(A), "en")
    assert before is not None
    assert after is not None
    assert before.does.startswith("The open tile of the market lies here")
    assert after.does.startswith("Its tile is sold. From here on a tile costs [1 crystal]")
    hidden = thing("lot-5-2", turn(table).view(A), "en")
    assert hidden is not None
    assert hidden.does.startswith("It is turned up when the tiles before it are sold.")


@pytest.mark.rule("ST-137")
def test_a_beetle_lies_on_the_bonus_markers_that_invite() -> None:
    table = lay(3)
    board = drawn(turn(table).view(A))["map"]
    invite = {marker: f'data-x="marker-{marker[0]}-{marker[1]}"' for marker in table.box.markers}
    shown = {
        marker: "#i-beetle" in board.split(mark)[1].split('data-x="')[0] for marker, mark in invite.items()
    }
    assert shown == {marker: known.invite for marker, known in table.box.markers.items()}
    assert set(shown.values()) == {True, False}

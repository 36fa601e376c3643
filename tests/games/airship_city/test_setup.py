"""Setup (section 3)."""

from collections.abc import Callable
from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.games.airship_city.examples.positions import A, B, arrive, buy, hold, lay, mark
from kesselhaus.games.airship_city.options import Act, BuildFacility, Donate
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Moving
from tests.scenario import answer, asked, drawn, offered


def set_up(seats: int, choose: Callable[[Draw], str | int] = lambda draw: draw.outcomes[-1]) -> Match[Table]:
    """A new match with draws answered by the test."""
    match = Match(GAME, seats)
    while isinstance(match.question, Draw):
        match.answer(choose(match.question))
    return match


def draws(match: Match[Table], rule: str) -> list[Draw]:
    """The questions to chance under a rule, each answered with its last outcome."""
    seen = []
    while isinstance(match.question, Draw):
        if match.question.rule == rule:
            seen.append(match.question)
        match.answer(match.question.outcomes[-1])
    return seen


@pytest.mark.rule("AC-1")
def test_sixteen_tiles_are_laid_out_in_the_order_in_which_they_are_drawn() -> None:
    match = Match(GAME, 3)
    asked_for = draws(match, "AC-1")
    tiles = list(shipped().tiles)
    assert len(tiles) == len(set(tiles)) == 16
    assert set(asked_for[0].outcomes) == set(tiles)
    assert [len(draw.outcomes) for draw in asked_for] == list(range(16, 1, -1))
    assert match.state.grid == (*(draw.outcomes[-1] for draw in asked_for), asked_for[-1].outcomes[0])
    assert sorted(match.state.grid) == sorted(tiles)
    assert match.state.developed == ()


@pytest.mark.rule("AC-1")
def test_another_shuffle_lays_out_another_city() -> None:
    assert len({Match(GAME, 3, chance=Random(seed)).state.grid for seed in range(20)}) == 20


@pytest.mark.rule("AC-2", "AC-11")
@pytest.mark.parametrize(("seats", "row"), [(3, 2), (4, 1)])
def test_price_markers_begin_on_the_row_for_the_number_of_players(seats: int, row: int) -> None:
    columns = ("wood_private", "metal_private", "wood_residential", "metal_residential", "wood_cargo")
    assert set_up(seats).state.prices == dict.fromkeys((*columns, "metal_cargo"), row)


@pytest.mark.rule("AC-3")
def test_two_early_and_two_late_stage_bonus_tiles_lie_open_in_the_order_drawn() -> None:
    match = Match(GAME, 3)
    asked_for = draws(match, "AC-3")
    early, late = {"sb_timber", "sb_ore", "sb_parts", "sb_grant"}, {"sb_convoy", "sb_subsidy", "sb_festival"}
    assert [set(draw.outcomes) for draw in asked_for] == [
        early,
        early - {"sb_grant"},
        late,
        late - {"sb_festival"},
    ]
    assert match.state.stage_bonuses == ("sb_grant", "sb_parts", "sb_festival", "sb_subsidy")
    assert match.view(None).state.stage_bonuses == match.state.stage_bonuses


@pytest.mark.rule("AC-4")
def test_the_round_marker_starts_on_round_1() -> None:
    state = set_up(4).state
    assert (state.round, state.stage) == (1, 1)


@pytest.mark.rule("AC-5")
def test_five_of_twenty_contracts_are_turned_up() -> None:
    match = Match(GAME, 3)
    asked_for = draws(match, "AC-5")
    assert [len(draw.outcomes) for draw in asked_for] == [20, 19, 18, 17, 16]
    assert match.state.display == ("c20", "c19", "c18", "c17", "c16")
    assert set(match.state.deck) == {f"c{number:02}" for number in range(1, 16)}


@pytest.mark.rule("AC-6")
@pytest.mark.parametrize("start", range(4))
def test_a_start_player_is_drawn_and_play_is_clockwise(start: int) -> None:
    match = Match(GAME, 4)
    while drawn(match).rule != "AC-6":
        match.answer(drawn(match).outcomes[0])
    assert tuple(drawn(match).outcomes) == (0, 1, 2, 3)
    answer(match, start)
    assert match.state.start_player == asked(match).seat == start
    assert match.state.order == [(start + place) % 4 for place in range(4)]


@pytest.mark.rule("AC-7", "AC-8", "AC-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_begins_with_the_same_pieces(seats: int) -> None:
    players = set_up(seats).state.players
    assert len(players) == seats
    for seat, player in enumerate(players):
        assert player.seat == seat
        assert player.workers == ("harbour", "harbour")
        assert player.supply == 20
        assert player.score == 0
        assert [*player.upgrades, *player.contracts, *player.fulfilled, *player.failed] == []
        assert player.capacity == {"wood": 10, "metal": 10, "gold": 10, "gear": 10}
        assert player.bonus == dict.fromkeys(("long_haul_flight", "seasoned_negotiator", "barter"), "locked")
    assert len(set(GAME.colours(set_up(seats).state))) == seats
    assert set_up(seats).state.waiting(Moving) is None


@pytest.mark.rule("AC-7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_player_can_hire_two_workers_and_no_more(seats: int) -> None:
    table = lay(seats)
    hold(table, A, gold=10)
    table.players[A].workers = ("mine_2", "harbour", "harbour")
    assert Act() in offered(arrive(table, "guild_hall"))
    table.players[A].workers = ("mine_2", "harbour", "harbour", "harbour")
    assert Act() not in offered(arrive(table, "guild_hall"))


@pytest.mark.rule("AC-9", "AC-6")
@pytest.mark.parametrize(("seats", "gears"), [(3, (5, 3, 4)), (4, (5, 3, 4, 5))])
def test_start_goods_and_gears_by_order_of_play(seats: int, gears: tuple[int, ...]) -> None:
    match = set_up(seats, lambda draw: 1 if draw.rule == "AC-6" else draw.outcomes[0])
    for player, gear in zip(match.state.players, gears, strict=True):
        assert player.goods == {"wood": 2, "metal": 2, "gold": 2, "gear": gear}


FIELDS = {
    **dict.fromkeys(("wood_private", "metal_private", "tourist"), (5, 6)),
    **dict.fromkeys(("wood_residential", "metal_residential", "passenger"), (4, 5)),
    **dict.fromkeys(("wood_cargo", "metal_cargo", "luxury"), (3, 4)),
    **dict.fromkeys(("signpost", "statue", "fountain", "park", "clock_tower"), (3, 4)),
}


@pytest.mark.rule("AC-11")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("section", FIELDS)
def test_the_number_of_donation_fields_goes_by_the_number_of_players(section: str, seats: int) -> None:
    table = lay(seats)
    buy(table, A, "wood", "metal", "gold", "gear")
    hold(table, A, wood=20, metal=20, gold=20, gear=20)
    airship = table.box.airships.get(section)
    if airship and airship.prerequisite:
        mark(table, airship.prerequisite, A, A)
    build = Donate(section) if airship else BuildFacility(section)
    tile = "shipyard_1" if airship else "architects_office"
    mark(table, section, *(B,) * (FIELDS[section][seats - 3] - 1))
    assert build in offered(answer(arrive(table, tile), Act()))
    mark(table, section, B)
    assert build not in offered(answer(arrive(table, tile), Act()))

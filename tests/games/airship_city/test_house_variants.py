"""House variants for two players and for one (section 12)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.events import (
    AwardGiven,
    CityDonated,
    ContractDiscarded,
    Failed,
    StageGoods,
)
from kesselhaus.games.airship_city.examples.positions import (
    FACILITIES,
    LEVEL_1,
    LEVEL_2,
    A,
    B,
    act,
    arrive,
    buy,
    end_round,
    fulfilled,
    held,
    hold,
    lay,
    mark,
    take,
)
from kesselhaus.games.airship_city.options import (
    Act,
    ChooseResource,
    Donate,
    EndTurn,
    KeepNegotiator,
    NegotiateAlone,
)
from kesselhaus.games.airship_city.state import CITY
from tests.scenario import answer, asked, drawn, events, offered, play_on

AIRSHIPS = (*LEVEL_1, *LEVEL_2, "wood_cargo", "metal_cargo", "luxury")


@pytest.mark.rule("AC-132")
def test_two_players_use_the_figures_of_three() -> None:
    match = Match(GAME, 2, chance=Random(1))
    table = match.state
    assert set(table.prices.values()) == {2}
    assert [table.players[seat].goods["gear"] for seat in table.order] == [3, 4]
    table = lay(2)
    hold(table, A, wood=2, metal=2, gear=2)
    mark(table, "tourist", B, B, B)
    assert Donate("tourist") in offered(act(table, "shipyard_1"))
    mark(table, "tourist", B)
    assert len(table.fields["tourist"]) == 5
    assert Act() not in offered(arrive(table, "shipyard_1"))


@pytest.mark.rule("AC-133")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_city_has_markers_but_no_workers_goods_turns_or_score(seats: int) -> None:
    match = play_on(Match(GAME, seats, chance=Random(3)), Random(3))
    assert len(match.state.players) == seats
    assert match.result is not None
    assert len(match.result.scores) == seats
    placed = sum(markers.count(CITY) for markers in match.state.fields.values())
    assert placed == 11
    assert {event.rule for event in events(match, CityDonated)} == {"AC-134"}


@pytest.mark.rule("AC-133")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_play_without_the_city(seats: int) -> None:
    match = play_on(Match(GAME, seats, chance=Random(3)), Random(3))
    assert events(match, CityDonated) == []
    assert events(match, ContractDiscarded) == []


@pytest.mark.rule("AC-133", "AC-99")
def test_the_markers_of_the_city_never_run_out() -> None:
    table = lay(2)
    for section in (*LEVEL_2, "wood_cargo", "metal_cargo", "luxury"):
        mark(table, section, CITY, CITY)
    for section in FACILITIES:
        mark(table, section, CITY)
    assert sum(markers.count(CITY) for markers in table.fields.values()) == 20
    match = end_round(table, 8)
    assert all(match.state.fields[ship] == (CITY,) * 3 for ship in LEVEL_2)
    assert len(match.state.majority) == 14


@pytest.mark.rule("AC-134")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_city_donates_at_setup_in_stage_3_and_in_stage_4(seats: int) -> None:
    match = Match(GAME, seats, chance=Random(5))
    assert [event.section for event in events(match, CityDonated)] == list(LEVEL_1)
    assert match.state.majority == dict.fromkeys(LEVEL_1, CITY)
    for number, sections in ((4, ()), (8, LEVEL_2), (12, FACILITIES), (16, ())):
        match = end_round(lay(seats), number)
        assert [event.section for event in events(match, CityDonated)] == list(sections)
        assert match.state.majority == dict.fromkeys((*LEVEL_1, *sections), CITY)
        assert all(match.state.fields[section] == (CITY,) for section in sections)
        assert [player.supply for player in match.state.players] == [20] * seats


@pytest.mark.rule("AC-134")
def test_the_city_skips_sections_without_a_free_field_and_settles_the_others() -> None:
    table = lay(2)
    mark(table, "wood_residential", A, A, B, B)
    mark(table, "metal_residential", A)
    match = end_round(table, 8)
    assert match.state.fields["wood_residential"] == (A, A, B, B)
    assert match.state.fields["metal_residential"] == (A, CITY)
    assert "metal_residential" not in match.state.majority
    assert match.state.majority["passenger"] == CITY
    assert match.state.players[A].supply == 17


@pytest.mark.rule("AC-134", "AC-137", "AC-115")
def test_the_city_comes_after_goods_and_contracts() -> None:
    table = lay(2)
    take(table, A, "c01")
    match = answer(end_round(table, 8), *end_round(table, 8).state.deck[:2])
    kinds = (StageGoods, Failed, CityDonated, ContractDiscarded)
    told = [type(event) for event in match.log if isinstance(event, kinds)]
    assert told == [StageGoods] * 2 + [Failed] + [CityDonated] * 3 + [ContractDiscarded] * 2


@pytest.mark.rule("AC-135")
def test_the_city_holds_and_ties_majorities_like_a_player() -> None:
    table = lay(2)
    hold(table, A, wood=4, metal=4, gear=4)
    first = act(table, "shipyard_1", Donate("tourist"))
    assert "tourist" not in first.state.majority
    assert [player.supply for player in first.state.players] == [19, 20]
    second = act(first.state.copy(), "shipyard_1", Donate("tourist"))
    assert second.state.majority["tourist"] == A
    assert [player.supply for player in second.state.players] == [17, 20]


@pytest.mark.rule("AC-135", "AC-117")
def test_areas_held_by_the_city_do_not_end_the_game() -> None:
    table = lay(2)
    for section in (*AIRSHIPS[3:], *FACILITIES):
        mark(table, section, CITY)
    assert not end_round(table, 17).is_over
    table = lay(2)
    for facility in FACILITIES[:2]:
        mark(table, facility, A)
    mark(table, "park", CITY)
    assert not end_round(table, 17).is_over
    mark(table, "clock_tower", B)
    assert end_round(table, 17).state.end_reason == "facilities"


@pytest.mark.rule("AC-136")
def test_the_city_is_ranked_and_its_points_are_lost() -> None:
    table = lay(2)  # the City holds three airships
    mark(table, "passenger", A)
    mark(table, "luxury", A)
    mark(table, "statue", A)
    mark(table, "park", CITY)
    fulfilled(table, B, "c01")
    match = end_round(table, 20)
    assert dict(match.state.awards) == {"shipbuilding": (3, 0), "construction": (3, 0), "trade": (0, 2)}
    assert {event.seat for event in events(match, AwardGiven)} == {A, B}


@pytest.mark.rule("AC-136")
def test_the_city_takes_its_share_of_a_tie_for_second() -> None:
    table = lay(2)
    for section in ("signpost", "statue"):
        mark(table, section, A)
    mark(table, "park", B)
    mark(table, "fountain", CITY)
    assert dict(end_round(table, 20).state.awards)["construction"] == (4, 1)


@pytest.mark.rule("AC-137")
@pytest.mark.parametrize("number", [4, 8, 12, 16])
def test_twice_the_contract_that_lay_longest_makes_room(number: int) -> None:
    table = lay(2)
    table.display, table.deck = ("c03", "c01", "c02", "c05", "c04"), ("c06", "c07", "c08")
    match = end_round(table, number)
    assert (drawn(match).rule, tuple(drawn(match).outcomes)) == ("AC-137", ("c06", "c07", "c08"))
    assert match.state.display == ("c01", "c02", "c05", "c04")
    after = answer(match, "c07", "c08").state
    assert after.display == ("c02", "c05", "c04", "c07", "c08")
    assert after.discarded == ("c03", "c01")
    assert after.deck == ("c06",)
    assert asked(match).rule == "AC-30"


@pytest.mark.rule("AC-137")
def test_with_an_empty_deck_no_contract_is_discarded() -> None:
    table = lay(2)
    table.display, table.deck = ("c03", "c01", "c02"), ("c06",)
    match = end_round(table, 4)
    assert match.state.display == ("c01", "c02", "c06")
    assert match.state.discarded == ("c03",)


@pytest.mark.rule("AC-138")
def test_alone_a_player_starts_with_four_gears_against_the_city() -> None:
    match = Match(GAME, 1, chance=Random(2))
    assert match.variants == {"city"}
    assert match.state.players[A].goods == {"wood": 2, "metal": 2, "gold": 2, "gear": 4}
    assert match.state.majority == dict.fromkeys(LEVEL_1, CITY)


@pytest.mark.rule("AC-138")
@pytest.mark.parametrize(
    ("tile", "kinds"),
    [
        ("forest_2", {"wood": 3}),
        ("mine_2", {"metal": 2}),
        ("factory_2", {"gear": 2}),
        ("valley", {"wood": 1, "metal": 1}),
    ],
)
def test_alone_the_negotiator_brings_one_more_of_what_a_tile_yields(tile: str, kinds: dict[str, int]) -> None:
    table = lay(1)
    mark(table, "metal_private", A, A, A)
    for kind in kinds:
        hold(table, A)
        match = act(table, tile)
        assert offered(match) == {*map(NegotiateAlone, kinds), KeepNegotiator()}
        answer(match, NegotiateAlone(kind))
        assert held(match, A) == {**kinds, kind: kinds[kind] + 1}
        assert match.state.players[A].bonus["seasoned_negotiator"] == "used"
        assert offered(match) == {EndTurn()}
    kept = answer(act(table, tile), KeepNegotiator())
    assert held(kept, A) == kinds
    assert kept.state.players[A].bonus["seasoned_negotiator"] == "ready"


@pytest.mark.rule("AC-138")
def test_alone_the_negotiator_comes_after_the_resource_bonus_and_only_with_room() -> None:
    table = lay(1)
    mark(table, "metal_private", A, A, A)
    buy(table, A, "wood", "metal", tiles=("valley",))
    hold(table, A, wood=18, metal=5)
    match = act(table, "valley")
    assert offered(match) == {ChooseResource("wood"), ChooseResource("metal")}
    answer(match, ChooseResource("wood"))
    assert offered(match) == {NegotiateAlone("metal"), KeepNegotiator()}
    hold(table, A, wood=17)
    assert offered(act(table, "forest_2")) == {EndTurn()}


@pytest.mark.rule("AC-138", "AC-105")
def test_alone_the_negotiator_is_not_offered_locked_used_or_without_collecting() -> None:
    table = lay(1)
    assert offered(act(table, "forest_2")) == {EndTurn()}
    mark(table, "metal_private", A, A, A)
    hold(table, A, gold=10)
    assert offered(act(table, "guild_hall")) == {EndTurn()}
    table.players[A].bonus["seasoned_negotiator"] = "used"
    assert offered(act(table, "forest_2")) == {EndTurn()}


@pytest.mark.rule("AC-139")
def test_alone_only_the_last_round_ends_the_game() -> None:
    table = lay(1)
    for section in (*AIRSHIPS, *FACILITIES):
        mark(table, section, A, A)
    for number in (17, 18, 19):
        assert not end_round(table, number).is_over
    assert end_round(table, 20).state.end_reason == "rounds"


@pytest.mark.rule("AC-140")
@pytest.mark.parametrize(
    ("score", "grade"),
    [
        (-3, "apprentice"),
        (19, "apprentice"),
        (20, "journeyman"),
        (27, "journeyman"),
        (28, "engineer"),
        (35, "engineer"),
        (36, "master_builder"),
        (43, "master_builder"),
        (44, "pride_of_the_city"),
        (90, "pride_of_the_city"),
    ],
)
def test_the_grade_of_a_solo_game_counts_awards(score: int, grade: str) -> None:
    table = lay(1)
    fulfilled(table, A, "c01")
    table.players[A].score = score - 2  # the trade award brings two
    result = end_round(table, 20).result
    assert result is not None
    assert (result.scores, result.grade) == ((score,), grade)


@pytest.mark.rule("AC-140")
def test_with_others_there_is_no_grade() -> None:
    result = end_round(lay(2), 20).result
    assert result is not None
    assert result.grade == ""

"""Resource bonus (4.6)."""

import pytest

from kesselhaus.games.airship_city.events import ResourceBonus
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    A,
    B,
    C,
    act,
    arrive,
    buy,
    held,
    hold,
    lay,
    stand,
)
from kesselhaus.games.airship_city.options import (
    BuildFacility,
    BuyUpgrade,
    ChooseResource,
    Decline,
    Develop,
    Donate,
    EndTurn,
    FreeShift,
    StopShifting,
    TakeContract,
)
from tests.scenario import answer, asked, events, offered

FIXED = {
    "forest_1": ("wood", 1, ()),
    "mine_1": ("metal", 1, ()),
    "factory_1": ("gear", 1, ()),
    "shipyard_1": ("gear", 1, (Donate("tourist"),)),
    "architects_office": ("gold", 1, (BuildFacility("fountain"),)),
    "guild_hall": ("gold", 2, ()),
    "market_1": ("gold", 1, (TakeContract("c01"),)),
    "lighthouse": ("gear", 1, (FreeShift("row_0", "left"), StopShifting())),
}


@pytest.mark.rule("AC-48", "AC-51")
@pytest.mark.parametrize("tile", FIXED)
def test_a_developed_tile_pays_a_fixed_bonus_by_itself_to_who_has_the_upgrade(tile: str) -> None:
    resource, amount, choices = FIXED[tile]

    def gained(developed: bool, upgraded: bool) -> list[tuple[str, int]]:
        table = lay()
        if upgraded:
            buy(table, A, resource)
        if developed:
            buy(table, B, "wood", tiles=(tile,))
        table.players[A].goods.update(wood=5, metal=6, gold=10, gear=6)
        match = act(table, tile, *choices)
        if tile == "market_1":
            answer(match, "c06")
        assert offered(match) == {EndTurn()}
        return [(event.resource, event.amount) for event in events(match, ResourceBonus)]

    assert gained(developed=True, upgraded=True) == [(resource, amount)]
    assert gained(developed=False, upgraded=True) == []
    assert gained(developed=True, upgraded=False) == []


@pytest.mark.rule("AC-48")
def test_an_upgrade_of_another_colour_brings_no_bonus() -> None:
    table = lay()
    hold(table, A)
    buy(table, A, "metal", "gold", "gear", tiles=("forest_1",))
    assert held(act(table, "forest_1"), A) == {"wood": 3}


@pytest.mark.rule("AC-49")
def test_no_action_no_bonus() -> None:
    table = lay()
    hold(table, A)
    buy(table, A, "wood", tiles=("forest_1",))
    match = answer(arrive(table, "forest_1"), Decline())
    assert held(match, A) == {}


@pytest.mark.rule("AC-50")
def test_a_workshop_that_was_developed_before_pays_for_the_upgrade_just_bought() -> None:
    table = lay()
    buy(table, B, "gold", tiles=("workshop",))
    hold(table, A, wood=5, metal=3, gold=3)
    match = act(table, "workshop", BuyUpgrade("wood"), Develop("forest_1"))
    assert held(match, A) == {"wood": 1}
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("AC-51", "AC-16")
def test_a_fixed_bonus_without_room_is_lost() -> None:
    table = lay()
    buy(table, A, "gear", tiles=("lighthouse",))
    hold(table, A, gear=20)
    match = act(table, "lighthouse", FreeShift("row_0", "left"), StopShifting())
    assert held(match, A) == {"gear": 20}
    assert [(event.resource, event.amount) for event in events(match, ResourceBonus)] == [("gear", 0)]


@pytest.mark.rule("AC-52")
@pytest.mark.parametrize(
    ("tile", "upgrades", "kinds"),
    [
        ("valley", ("wood", "metal", "gold"), {"wood", "metal"}),
        ("harbour", ("wood", "gold", "gear"), {"wood", "gold", "gear"}),
        ("harbour", ("wood", "metal", "gold", "gear"), {"wood", "metal", "gold", "gear"}),
    ],
)
def test_on_tiles_of_several_colours_the_player_chooses_among_his_upgrades(
    tile: str, upgrades: tuple[str, ...], kinds: set[str]
) -> None:
    for kind in kinds:
        table = lay()
        hold(table, A)
        stand(table, A, "mine_2", "market_2")
        buy(table, A, *upgrades, tiles=(tile,))
        match = act(table, tile)
        assert asked(match).seat == A
        assert offered(match) == {ChooseResource(one) for one in kinds}
        before = held(match, A).get(kind, 0)
        answer(match, ChooseResource(kind))
        assert held(match, A)[kind] == before + 1


@pytest.mark.rule("AC-52")
def test_kinds_without_room_are_not_offered_and_a_single_kind_is_not_asked_for() -> None:
    table = lay()
    stand(table, A, "mine_2", "market_2")
    buy(table, A, "wood", "metal", "gold", tiles=("harbour",))
    hold(table, A, wood=20, metal=3, gold=20)
    match = act(table, "harbour")
    assert offered(match) == {EndTurn()}
    assert held(match, A) == {"wood": 20, "metal": 4, "gold": 20}
    hold(table, A, wood=20, metal=20, gold=20)
    match = act(table, "harbour")
    assert offered(match) == {EndTurn()}
    assert events(match, ResourceBonus) == []


@pytest.mark.rule("AC-52")
def test_of_two_kinds_the_one_with_room_needs_no_question() -> None:
    table = lay()
    buy(table, A, "wood", "metal", tiles=("valley",))
    hold(table, A, wood=19, metal=3)
    match = act(table, "valley")
    assert offered(match) == {EndTurn()}
    assert held(match, A) == {"wood": 20, "metal": 3 + 1 + 1}


@pytest.mark.rule("AC-53")
def test_the_bonus_is_given_once_whatever_the_number_of_upgrades() -> None:
    table = lay()
    hold(table, A)
    stand(table, A, "mine_2", "market_2")
    buy(table, A, "wood", "metal", "gold", "gear", tiles=("harbour",))
    match = act(table, "harbour", ChooseResource("gold"))
    assert held(match, A) == {"gold": 1}
    assert offered(match) == {EndTurn()}


@pytest.mark.rule("EX-3", "AC-48", "AC-49")
def test_example_3_resource_bonus_wood() -> None:
    arrived, acted = EXAMPLES.boards("EX-3")
    assert held(acted, A) == {"wood": 10}
    assert held(answer(arrived, Decline()), A) == {"wood": 6}
    table = EXAMPLES.all["EX-3"].position()
    hold(table, C, wood=4)
    stand(table, A, "harbour", "harbour")
    assert held(act(table, "forest_1", seat=C), C) == {"wood": 7}


@pytest.mark.rule("EX-12", "AC-50")
def test_example_12_an_upgrade_that_pays_its_own_bonus() -> None:
    before, bought, match = EXAMPLES.boards("EX-12")
    assert BuyUpgrade("metal") in offered(before)
    assert offered(bought) == {Develop(t) for t in ("mine_1", "mine_2", "valley", "workshop", "harbour")}
    assert held(bought, A) == {}
    player, score = match.state.players[A], before.state.players[A].score
    assert held(match, A) == {"metal": 1}
    assert player.score == score + 3
    assert player.capacity == {"wood": 10, "metal": 20, "gold": 10, "gear": 10}
    assert offered(match) == {EndTurn()}
    assert before.state.developed == ()

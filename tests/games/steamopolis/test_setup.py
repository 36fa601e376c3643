"""Setup (section 3)."""

from random import Random

import pytest

from kesselhaus.art.console import Group, Key
from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis import GAME, table
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.events import CharacterPutBack, TileShown
from kesselhaus.games.steamopolis.examples.positions import choices, effect, lay
from kesselhaus.games.steamopolis.options import DECLINE, PlaceCapacity, PlaceStartMachine
from kesselhaus.games.steamopolis.rules.target import side
from kesselhaus.games.steamopolis.state import BASE, FREE, PINK, STONE, Table
from tests.scenario import answer, asked, drawn, events, offered


def dealt(*characters: int, variants: tuple[str, ...] = ()) -> Match[Table]:
    """A match in which chance has dealt these characters, and answers everything else by itself."""
    match = Match(GAME, len(characters), frozenset(variants))
    for number in characters:
        answer(match, number)
    match.chance = Random(4)
    match._answer_chance()
    return match


def placed(*characters: int) -> Match[Table]:
    """All have put the start machine into slot 1, back side up, and the capacity tile into slot 2."""
    match = dealt(*characters)
    for _ in range(2 * len(characters)):
        answer(match, asked(match).options[0])
    return match


@pytest.mark.rule("ST-1", "ST-4", "ST-5", "ST-3")
def test_board_side_and_tiles_by_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        match = Match(GAME, seats, chance=Random(2))
        table = match.state
        assert side(table) == ("B" if seats == 4 else "A")
        assert len(table.box.board[side(table)]) == (20 if seats == 4 else 16)
        assert sorted(table.extra) == ([2, 3, 4] if seats == 4 else [])
        opened = [lots[0].tile for lots in table.markets.values()] + list(table.extra.values())
        assert len(set(opened)) == len(opened) == (10 if seats == 4 else 7)
        shown_by = {(event.tile, event.rule) for event in match.log if isinstance(event, TileShown)}
        assert shown_by >= {(tile, "ST-4") for tile in table.extra.values()}
        assert shown_by >= {(lots[0].tile, "ST-3") for lots in table.markets.values()}
        for lots in table.markets.values():
            assert [lot.rank for lot in lots] == [0, 1, 2, 3]
            assert [lot.tile is None for lot in lots] == [False, True, True, True]
        for rank in (1, 2, 3):
            shown = [lots[rank].colour for lots in table.markets.values()]
            for colour in set(shown):
                assert shown.count(colour) <= len(table.box.tiles_of[rank, colour])


@pytest.mark.rule("ST-2", "ST-6", "ST-7", "ST-8")
def test_statues_markers_passengers_and_supplies() -> None:
    table = Match(GAME, 3, chance=Random(2)).state
    assert table.tower == ()
    assert table.rows == {"crystal": (5, 4, 3, 2), "gear": (5, 4, 3, 2)}
    assert table.passengers == {"banker": 6, "stoker": 4}
    assert len({*table.stack, table.open_tile}) == 16
    supply = {"crystal": 15, "gear": 15, "capacity": 20, "sponsor": 5, "crystal_gala": 4, "gear_gala": 4}
    assert Match(GAME, 3).state.supply == supply


@pytest.mark.rule("ST-9")
def test_characters_are_dealt_and_the_lowest_number_begins() -> None:
    match = Match(GAME, 3)
    assert set(drawn(match).outcomes) == {1, 3, 5, 7, 9, 11, 13, 15}
    answer(match, 7)
    assert 7 not in drawn(match).outcomes
    match = dealt(9, 13, 3)
    assert (match.state.start_player, asked(match).seat) == (2, 2)


@pytest.mark.rule("ST-10", "ST-11")
def test_every_airship_starts_alike() -> None:
    for player in Match(GAME, 4).state.players:
        assert player.gauge == [BASE, STONE, STONE, STONE, *[FREE] * 7]
        assert (player.reserve, player.parasites, player.score) == (2, (None, None, None), 0)


@pytest.mark.rule("ST-12")
def test_start_tiles_go_into_different_slots_with_a_side_of_choice() -> None:
    match = dealt(9, 13, 3)
    machine = match.state.players[2].start_machine
    faces = {PlaceStartMachine(slot, face) for slot in range(1, 8) for face in (machine, f"{machine}-back")}
    assert offered(match) == faces
    answer(match, PlaceStartMachine(3, machine))
    assert offered(match) == {PlaceCapacity(slot) for slot in (1, 2, 4, 5, 6, 7)}
    answer(match, PlaceCapacity(7))
    assert match.state.players[2].room == [None, None, machine, None, None, None, "capacity"]
    assert (asked(match).seat, match.state.supply["capacity"]) == (0, 19)


@pytest.mark.rule("ST-13")
def test_character_effects_follow_in_ascending_order_of_numbers() -> None:
    match = placed(13, 9, 5)
    assert (asked(match).seat, asked(match).rule) == (2, "ST-145")
    answer(match, o.TakeSponsor("gear"))
    assert (asked(match).seat, asked(match).rule) == (1, "ST-45")
    answer(match, DECLINE, DECLINE)
    assert (asked(match).seat, asked(match).rule) == (0, "ST-94")
    answer(match, DECLINE)
    players = match.state.players
    assert [(player.crystal, player.gear) for player in players] == [(1, 2), (0, 0), (1, 1)]
    assert not any(player.hand_crystal or player.hand_gear for player in players)
    assert (match.state.round, asked(match).seat) == (1, 2)


@pytest.mark.rule("ST-13")
def test_the_watchmaker_places_the_pink_marker() -> None:
    match = placed(7, 1)
    player = match.state.players[0]
    assert (player.gauge[5], match.state.pink_boxed) == (PINK, False)
    assert (match.state.players[1].score, match.state.players[1].gear) == (1, 2)


@pytest.mark.rule("ST-14", "ST-72")
def test_the_auctioneer_may_pay_with_the_resources_of_the_same_effect() -> None:
    match = placed(1, 15)
    assert (asked(match).seat, asked(match).rule) == (1, "ST-22")
    answer(match, o.TakeResources(2, 2))
    assert match.state.players[1].hand_gear == 2
    bought = choices(match, o.BuyMachine)[0]
    answer(match, bought, o.Build(5))
    assert match.state.players[1].room[4] == bought.tile
    assert (match.state.players[1].score, match.state.players[1].hand_gear) == (1, 0)


@pytest.mark.rule("ST-15")
def test_in_a_first_game_demanding_characters_are_put_back() -> None:
    match = Match(GAME, 2, frozenset({"first_game"}))
    answer(match, 5, 15)
    assert set(drawn(match).outcomes) == {1, 3, 7, 9, 11, 13}
    answer(match, 3, 1)
    assert [player.character for player in match.state.players] == [3, 1]
    assert [event.character for event in events(match, CharacterPutBack)] == [5, 15]
    assert answer(Match(GAME, 2), 5).state.players[0].character == 5


@pytest.mark.rule("ST-16")
def test_the_first_options_are_the_layout_of_a_first_game() -> None:
    match = dealt(1, 3, variants=("first_game",))
    machine = match.state.players[0].start_machine
    assert asked(match).options[0] == PlaceStartMachine(1, f"{machine}-back")
    answer(match, asked(match).options[0])
    assert asked(match).options[0] == PlaceCapacity(2)
    assert len(asked(match).options) == 6


@pytest.mark.rule("ST-16")
def test_the_layout_of_a_first_game_is_the_first_key_and_marked() -> None:
    match = dealt(1, 3, variants=("first_game",))
    for kind in (PlaceStartMachine, PlaceCapacity):
        assert isinstance(asked(match).options[0], kind)
        keys = keys_of(match)
        assert (keys[0].option, keys[0].kind) == (0, "go")
        assert {key.kind for key in keys[1:]} == {"plain"}
        answer(match, asked(match).options[0])
    assert {key.kind for key in keys_of(dealt(1, 3))} == {"plain"}


def keys_of(match: Match[Table]) -> list[Key]:
    parts = table.groups(match.view(asked(match).seat), "en")
    return [key for part in parts if isinstance(part, Group) for key in part.keys]


@pytest.mark.rule("ST-156")
def test_a_banner_of_the_setup_is_forgotten_when_the_first_turn_begins() -> None:
    match = placed(15, 1)
    answer(match, next(mix for mix in choices(match, o.TakeResources) if mix.gears == 3))
    answer(match, choices(match, o.BuyBanner)[0])
    while not match.state.round:
        answer(match, asked(match).options[0])
    assert match.state.players[0].banners
    assert not match.state.hung_banner


@pytest.mark.rule("ST-17")
def test_in_a_first_game_peek_does_nothing() -> None:
    assert asked(effect(lay(3, "first_game"), "peek")).seat == 1
    assert offered(effect(lay(3), "peek"), o.Peek)


@pytest.mark.rule("ST-18", "ST-19")
def test_character_effects_add_to_the_vote_points_of_the_solo_start() -> None:
    match = placed(1)
    assert match.state.players[0].score == 4 + 1
    assert match.state.box.shadow_stones == 5


@pytest.mark.rule("ST-20")
def test_one_to_four_players() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(ValueError, match="1, 2, 3, 4"):
        Match(GAME, 5)


@pytest.mark.rule("ST-12")
def test_no_start_machine_is_drawn_twice() -> None:
    match = answer(Match(GAME, 2), 1, 3)
    assert set(drawn(match).outcomes) == {"S1", "S2", "S3", "S4", "S5"}
    assert set(drawn(answer(match, "S2")).outcomes) == {"S1", "S3", "S4", "S5"}

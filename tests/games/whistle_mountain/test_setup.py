"""Setup (section 3)."""

from collections import Counter
from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Draw
from kesselhaus.engine.tasks import Task
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import BESIDE, HOME, Table
from kesselhaus.games.whistle_mountain.tasks.turn import (
    ChoosingAbility,
    ChoosingFirstTile,
    MainAction,
    TakingFirstScaffold,
)
from tests.scenario import asked, drawn, events, offered, play_on


def at(kind: type[Task], seats: int = 3, seed: int = 1) -> Match[Table]:
    """A match that has come to a task of the setup."""
    match = Match(GAME, seats, chance=Random(seed))
    return play_on(match, Random(seed), lambda now: isinstance(now.state.doing, kind))


@pytest.mark.rule("WM-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(ValueError, match="2, 3, 4"):
        Match(GAME, seats)


@pytest.mark.rule("WM-2", "WM-8", "WM-18")
def test_water_on_the_lowest_row_and_nobody_has_anything() -> None:
    table = at(MainAction).state
    assert table.water_level == 0
    assert table.box.reserve == 7
    assert table.duplicator == BESIDE
    for player in table.players:
        assert player.score == 0
        assert (player.machines, player.cards, player.awards, player.upgrades) == ((), (), (), ())


@pytest.mark.rule("WM-3", "WM-4", "WM-5")
def test_displays_are_drawn_from_shuffled_stacks() -> None:
    match = Match(GAME, 2)
    assert drawn(match).rule == "WM-3"
    assert len(drawn(match).outcomes) == 16
    table = at(ChoosingAbility).state
    for size, count in (("small", 16), ("medium", 16), ("large", 14), ("upgrade", 24)):
        assert len(table.displays[size]) == 3
        assert len(table.stacks[size]) == count - 3
    for stack in "lst":
        assert len(table.displays[stack]) == 1
        assert len(table.stacks[stack]) == 17
    assert {at(ChoosingAbility, seed=seed).state.displays["l"] for seed in range(6)} != {table.displays["l"]}


@pytest.mark.rule("WM-6")
def test_the_deck_is_whole() -> None:
    table = at(ChoosingAbility).state
    assert len(table.deck) == 36
    assert all(table.deck.count(card) == 2 for card in table.box.cards)
    assert table.discarded == ()


@pytest.mark.rule("WM-7")
@pytest.mark.parametrize(("seats", "per_floor"), [(2, 1), (3, 2), (4, 2)])
def test_awards_on_every_floor(seats: int, per_floor: int) -> None:
    table = at(ChoosingAbility, seats).state
    assert [len(floor) for floor in table.tower] == [per_floor] * 14
    dealt = [award for floor in table.tower for award in floor]
    assert all(dealt.count(award) <= 2 for award in dealt)


@pytest.mark.rule("WM-7", "WM-13")
@pytest.mark.parametrize(("seats", "awards"), [(2, 14), (3, 27), (4, 27)])
def test_chance_decides_on_awards_and_abilities_one_by_one(seats: int, awards: int) -> None:
    """The last of the 28 awards is no matter of chance."""
    match = Match(GAME, seats)
    draws: Counter[str] = Counter()
    while isinstance(match.question, Draw):
        draws[match.question.rule] += 1
        match.answer(match.question.outcomes[-1])
    assert (draws["WM-7"], draws["WM-13"]) == (awards, seats + 1)
    dealt = [award for floor in match.state.tower for award in floor]
    assert dealt == list(reversed(match.state.box.award_tokens))[: len(dealt)]
    assert match.state.abilities == tuple(match.state.box.abilities)[-seats - 1 :]


@pytest.mark.rule("WM-9", "WM-10")
def test_pieces_and_resources_of_each() -> None:
    for player in at(ChoosingAbility).state.players:
        assert player.airships == {"small": HOME, "medium": HOME, "large": HOME}
        assert player.barracks == (1, 2, 3, 4, 5, 6, 7)
        assert player.pool == 2
        assert [player.goods[kind] for kind in ("coal", "iron", "water", "gold")] == [1, 1, 1, 1]


@pytest.mark.rule("WM-11", "WM-12")
def test_whistles_in_turn_order_from_a_random_start_player() -> None:
    starts = set()
    for seed in range(12):
        table = at(ChoosingAbility, 4, seed).state
        starts.add(table.start_player)
        assert [table.players[seat].goods["whistle"] for seat in table.order] == [0, 1, 1, 2]
    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("WM-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_abilities_are_drafted_from_the_last_seat(seats: int) -> None:
    match = at(ChoosingAbility, seats)
    order = match.state.order
    for left, seat in zip(range(seats + 1, 1, -1), reversed(order), strict=True):
        question = asked(match)
        assert question.seat == seat
        assert len(question.options) == left
        choice = question.options[0]
        assert isinstance(choice, o.ChooseAbility)
        match.answer(choice)
        assert match.state.players[seat].ability == choice.ability
        assert choice.ability not in match.state.abilities
    assert len(match.state.abilities) == 1


@pytest.mark.rule("WM-14")
def test_two_tiles_from_stack_tops() -> None:
    match = at(TakingFirstScaffold)
    for seat in match.state.order:
        for count in (1, 2):
            assert asked(match).seat == seat
            assert offered(match) == {o.TakeScaffold("l"), o.TakeScaffold("s"), o.TakeScaffold("t")}
            top = match.state.displays["s"]
            match.answer(o.TakeScaffold("s"))
            assert match.state.players[seat].scaffolds[-1:] == top
            assert len(match.state.players[seat].scaffolds) == count
            assert match.state.displays["s"] != top


@pytest.mark.rule("WM-15", "WM-16", "WM-17")
def test_the_first_tile_at_the_water_and_the_others_beside_it() -> None:
    match = at(ChoosingFirstTile)
    seats = match.state.order
    for number, seat in enumerate(seats):
        question = asked(match)
        player = match.state.players[seat]
        assert question.seat == seat
        assert offered(match) == {o.BuildScaffold(tile) for tile in player.scaffolds}
        match.answer(question.options[0])
        assert asked(match).rule == "WM-16"
        match.answer(o.Turn(0))
        structure, water = match.state.ground.scaffold, GRID.row[1]
        piece = match.state.box.pieces[player.scaffolds[0]][0]
        for place in offered(match, o.At):
            assert isinstance(place, o.At)
            lying = GRID.cover(piece.at((place.column, place.row)))
            assert not lying & structure
            assert lying & (GRID.beside(structure) if number else water)
        match.answer(asked(match).options[-1])
        assert len(player.scaffolds) == 1
        assert player.score == 0
    assert len(events(match, e.ScaffoldPlaced)) == len(seats)
    assert not events(match, e.ScaffoldBuilt)


@pytest.mark.rule("WM-19")
def test_the_start_player_begins() -> None:
    for seed in range(4):
        match = at(MainAction, seed=seed)
        assert asked(match).seat == match.state.start_player == match.state.active
        assert match.state.turn == 1

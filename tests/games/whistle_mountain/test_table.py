"""The drawn table of Whistle Mountain at every moment of random matches: places, pieces, secrets, keys."""

from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest

from kesselhaus.art.console import Group
from kesselhaus.art.html import Html
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.whistle_mountain import GAME, table
from kesselhaus.games.whistle_mountain import events as ev
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.crew import Crew, crews
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.tasks.turn import ChoosingAbility
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, SCAFFOLD
from tests.games.looking import Sound, asked, drawn, people, places, views
from tests.games.whistle_mountain.matches import choose, start

GAME_KEY = "whistle_mountain"
KEYS_ONLY = (
    o.Decline,
    o.DrawCards,
    o.EndTurn,
    o.Lie,
    o.Move,
    o.Pay,
    o.Swap,
    o.TakeScaffolds,
    o.Turn,
)
"""Options that have no place on the boards."""
LISTED = ("dock-", "barracks-", "award-")
"""Places on the rim of the mountain: narrow screens show them in a list instead."""
MOVED = (ev.WorkerMoved, ev.WorkerRescued, ev.WorkerPromoted)


# ------------------------------------------------------------------ places


def test_every_option_with_a_place_glows_there_and_nothing_else_does() -> None:
    for view in views(GAME_KEY)[::2]:
        shown = Counter(places("".join(drawn(view).values())))
        due = {table.place(option) for option in asked(view).options if not isinstance(option, KEYS_ONLY)}
        assert "" not in due
        assert shown == Counter({place: 1 + place.startswith(LISTED) for place in due})


def test_options_without_a_place_have_none() -> None:
    found = {type(option) for view in views(GAME_KEY) for option in asked(view).options}
    for view in views(GAME_KEY)[::5]:
        for option in asked(view).options:
            assert bool(table.place(option)) != isinstance(option, KEYS_ONLY)
    assert found == set(o.ALL)


# ------------------------------------------------------------------ pieces


def test_pieces_keep_their_ids_wherever_they_lie() -> None:
    for view in views(GAME_KEY)[::11]:
        read = Sound("".join(drawn(view).values()))
        state = view.state
        due = {f"w-{seat}-{number}" for seat in range(state.seats) for number in range(1, 10)}
        due |= {f"air-{seat}-{airship}" for seat in range(state.seats) for airship in SIZES}
        stored = [player.scaffolds for player in state.players]
        due |= {f"tile-{tile}" for tile in (*state.scaffolds, *(tile for kept in stored for tile in kept))}
        due |= {f"tile-{tile}" for stack in ("l", "s", "t") for tile in state.displays[stack]}
        due |= {f"machine-{machine}" for machine in state.machines}
        due |= {f"machine-{machine}" for player in state.players for machine in player.machines}
        due |= {f"machine-{machine}" for size in SIZES for machine in state.displays[size]}
        due |= {f"upgrade-{upgrade}" for upgrade in state.displays["upgrade"]}
        if state.waiting(ChoosingAbility) and view.seat is not None:
            # The abilities lie where the airships and the storage of the viewer are otherwise.
            due -= {f"air-{view.seat}-{airship}" for airship in SIZES}
            due -= {f"machine-{machine}" for machine in state.players[view.seat].machines}
        assert due <= set(read.ids), due - set(read.ids)


def test_the_layers_of_the_mountain_are_the_same_groups_at_every_moment() -> None:
    """So nothing looks new when a piece of another layer leaves the board, as by an undo."""
    for view in views(GAME_KEY)[::40]:
        svg = ElementTree.fromstring(drawn(view)["map"]).find("svg")
        assert svg is not None
        assert [(layer.tag, layer.get("id")) for layer in svg] == [("g", None)] * 16


def test_only_workers_that_moved_are_seen_to_move() -> None:
    match, chance = start(3, 4), Random(4)
    before, told, moves = _where(match), len(match.log), 0
    while isinstance(match.question, Ask):
        match.answer(choose(chance, list(match.question.options)))
        now, news = _where(match), match.log[told:]
        changed = {worker for worker in before if before[worker] != now[worker]}
        flooded = any(isinstance(event, ev.Flooded) for event in news)
        went = [event for event in news if isinstance(event, MOVED)]
        assert flooded or len(changed) <= len(went)
        assert set(before) == set(now)
        moves += len(changed)
        before, told = now, len(match.log)
    assert moves > 20


def _where(match: Match[Table]) -> dict[tuple[int, int], object]:
    found: dict[tuple[int, int], object] = {}
    for seat, crew in enumerate(crews(match.state, match.log)):
        found |= _places(seat, crew)
    return found


def _places(seat: int, crew: Crew) -> dict[tuple[int, int], object]:
    found: dict[tuple[int, int], object] = {(seat, worker): "pool" for worker in crew.pool}
    found |= {(seat, worker): level for level, worker in crew.barracks.items()}
    found |= {(seat, worker): square for square, worker in crew.standing.items()}
    return found | {(seat, worker): ("floor", floor) for floor, worker in crew.tower}


def test_without_a_log_workers_are_numbered_by_their_places() -> None:
    match, chance = start(2, 1), Random(1)
    for _ in range(150):
        assert isinstance(match.question, Ask)
        match.answer(choose(chance, list(match.question.options)))
    for seat, crew in enumerate(crews(match.state, ())):
        player = match.state.players[seat]
        assert tuple(crew.barracks) == player.barracks
        assert tuple(crew.standing) == player.standing
        assert sorted(worker for _, worker in _places(seat, crew)) == list(range(1, 10))


# ------------------------------------------------------------------ what a place brings


@pytest.mark.rule("WM-93", "WM-54", "WM-55", "WM-59", "WM-156")
def test_what_is_shown_on_a_square_is_what_comes_of_it() -> None:
    counted: Counter[str] = Counter()
    match, chance = start(4, 2), Random(2)
    while isinstance(match.question, Ask):
        options = list(match.question.options)
        view = match.view(match.question.seat)
        sight = Sight(view, people(view), "en")
        choice = choose(chance, options)
        told = len(match.log)
        match.answer(choice)
        if (
            isinstance(choice, o.At)
            and sight.held is not None
            and (choice.column, choice.row) in sight.worths
        ):
            shown = sight.worths[choice.column, choice.row]
            brought = _brought(match, told)
            if sight.held.kind in brought:
                assert shown.figure == brought[sight.held.kind]
                counted[sight.held.kind] += 1
    assert counted[SCAFFOLD] > 10
    assert counted[AIRSHIP] > 10


def _brought(match: Match[Table], told: int) -> dict[str, int]:
    """What the events since then say: points of a scaffold, resources of an airship."""
    found: dict[str, int] = {}
    for event in match.log[told:]:
        match event:
            case ev.ScaffoldBuilt(contacts=contacts):
                found[SCAFFOLD] = contacts
            case ev.Gained(vp=vp, rule="WM-156"):
                found[SCAFFOLD] += vp
            case ev.Collected(goods=goods):
                found[AIRSHIP] = sum(amount for _, amount in goods)
            case ev.Gained(goods=goods, rule="WM-59"):
                found[AIRSHIP] += sum(amount for _, amount in goods)
    return found


# ------------------------------------------------------------------ keys


def test_no_list_of_keys_is_longer_than_a_screen() -> None:
    for view in views(GAME_KEY)[::2]:
        parts = [part for part in table.groups(view, "en") if isinstance(part, Group)]
        assert all(len(part.keys) <= 30 for part in parts)
        squares = [part for part in parts if part.keys[0].place.startswith("at-")]
        assert all(len(part.keys) <= 12 for part in squares[:1])
        assert len(squares) <= 7


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_in_hand_change_no_byte_for_others(seats: int) -> None:
    match, chance, looked = start(seats, seats), Random(seats), 0
    while isinstance(match.question, Ask):
        owner = next((player for player in match.state.players if player.cards), None)
        if owner is not None and chance.random() < 0.08:
            looked += _looked(match, owner.seat)
        match.answer(_hoarding(chance, list(match.question.options)))
    assert looked > 3


def _hoarding(chance: Random, legal: list[Option]) -> Option:
    """Draws cards and keeps them."""
    wanted = [option for option in legal if option == o.Dock("dk05")]
    kept = [option for option in legal if not isinstance(option, o.PlayCard)]
    return chance.choice(wanted or kept)


def _looked(match: Match[Table], owner: int) -> int:
    """Another card in the hand: its owner sees it, the others do not."""
    player, state = match.state.players[owner], match.state
    other = next((card for card in state.deck if card not in player.cards), None)
    if other is None or match.question is None:
        return 0
    others = [seat for seat in (*range(state.seats), None) if seat != owner]
    if isinstance(match.question, Ask) and match.question.seat == owner:
        # The options of the question name the hand; who is not asked is not told them.
        others = [seat for seat in others if seat != match.question.seat]
    before, own, hand = [_seen(match, seat) for seat in others], _hand(match, owner), player.cards
    player.cards = (other, *hand[1:])
    assert [_seen(match, seat) for seat in others] == before
    assert _hand(match, owner) != own
    player.cards = hand
    return 1


def _seen(match: Match[Table], seat: int | None) -> tuple[dict[str, Html], str, str, object]:
    view = match.view(seat)
    seated = people(view)
    # A spectator looks over the shoulder of the player to move, whose hand stays hidden all the same.
    return (
        table.draw(view, seated, "en"),
        table.purse(view, seated, "en"),
        table.standing(view, "en"),
        table.groups(view, "en"),
    )


def _hand(match: Match[Table], seat: int) -> str:
    return drawn(match.view(seat))["mine"]


def test_a_spectator_sees_how_many_cards_and_not_which() -> None:
    match, chance = start(3, 8), Random(8)
    while isinstance(match.question, Ask):
        hands = [card for player in match.state.players for card in player.cards]
        if len(hands) > 3:
            break
        match.answer(_hoarding(chance, list(match.question.options)))
    shown = "".join(drawn(match.view(None)).values())
    assert 'id="card-' not in shown
    assert f"Cards in hand: {len(match.state.players[match.state.active].cards)}" in shown


def test_the_words_of_a_place_are_those_of_its_key() -> None:
    def told(option: Option) -> str:
        return sight.target(option)

    for view in views(GAME_KEY)[::47]:
        sight = Sight(view, people(view), "de")
        shown = "".join(drawn(view, "de").values())
        assert all(told(option) in shown for option in asked(view).options if table.place(option))

"""A view as numbers tells all that a seat may know, and nothing else."""

from array import array
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.env.observing import Observer, encode, observer_of
from kesselhaus.parts.encoding import Block, Encoder, Moment
from tests.env.positions import EVERY, USUAL, asked_at
from tests.games.looking import endings, views
from tests.scenario import go_together, ways_to_play

every_game = pytest.mark.parametrize(("key", "seats"), USUAL)
every_seating = pytest.mark.parametrize(("key", "seats"), EVERY)
MOST = 100.0
"""No number of a random match is told as more, be it one without a last round: 1 is a lot."""


@pytest.mark.parametrize(("key", "seats", "variants"), ways_to_play())
def test_length_and_names_are_fixed_and_every_question_is_told(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    observer = Observer(key, seats, games.game(key).box())
    assert len(set(observer.names)) == len(observer)
    assert [place for group in observer.groups.values() for place in range(len(observer))[group]] == list(
        range(len(observer))
    )
    rules = games.encoding(key).RULES
    for number, (match, seat) in enumerate(asked_at(key, seats, 1, variants=variants)):
        assert match.question is not None
        assert match.question.rule in rules
        if not number % 7:
            row = observer.at(match, seat)
            assert row.shape == (len(observer),)
            assert row.dtype == np.float32
            assert np.abs(row).max() < MOST, observer.names[int(np.abs(row).argmax())]


@pytest.mark.parametrize("key", list(games.shelf()))
def test_whether_it_is_over_is_told(key: str) -> None:
    seen = (*endings(key), *views(key)[::40])
    for view in seen:
        observer = Observer(key, view.seats, games.game(key).box())
        over = observer.of(view)[observer.names.index("time.over")]
        assert over == (view.question is None)


@every_game
def test_a_view_and_the_match_it_is_of_are_told_alike(key: str, seats: int) -> None:
    observer = Observer(key, seats, games.game(key).box())
    out = np.empty(len(observer), np.float32)
    for number, (match, _) in enumerate(asked_at(key, seats, 2, longest=600, light=False)):
        if not number % 5:
            for seat in range(seats):
                told = encode(view := match.view(seat))
                assert observer_of(view) is observer_of(match.view(0))  # making one takes as long as a row
                assert np.array_equal(told, observer.at(match, seat, out))
                assert np.array_equal(told, observer.of(match.view(seat)))


@pytest.mark.parametrize(("key", "seats", "variants"), ways_to_play())
def test_a_glance_is_what_conceal_leaves_and_leaves_the_table_alone(
    key: str, seats: int, variants: tuple[str, ...]
) -> None:
    game, glance = games.game(key), games.encoding(key).glance
    for number, (match, asked) in enumerate(asked_at(key, seats, 3, variants=variants, longest=400)):
        if not number % 23:
            before = match.state.copy()
            for seat in {asked, (asked + 1) % seats}:
                assert glance(match.state, seat) == game.conceal(match.state, seat)
            assert match.state == before


@pytest.mark.parametrize(("key", "seats"), [way for way in EVERY if not games.encoding(way[0]).OPEN])
def test_worlds_that_differ_in_a_secret_are_told_alike(key: str, seats: int) -> None:
    """Two worlds that a seat cannot tell apart: nothing in their encodings does it either."""
    game, observer = games.game(key), Observer(key, seats, games.game(key).box())
    differed = 0
    for match, seat in unseen_by(key, seats):
        known = game.conceal(match.state, seat)
        one, other = (game.imagine(known, seat, Random(chance)) for chance in (1, 2))
        differed += one != other
        told = observer.at(Match.at(one, game), seat)
        assert np.array_equal(told, observer.at(Match.at(other, game), seat))
    assert differed or seats == 1


def unseen_by(key: str, seats: int) -> Iterator[tuple[Match[Any], int]]:
    for seed in range(4):
        for number, (match, asked) in enumerate(asked_at(key, seats, seed)):
            if not (number % 19 or match.given):
                yield from ((match, seat) for seat in {asked, 0})


@every_seating
def test_what_is_called_open_hides_nothing(key: str, seats: int) -> None:
    if games.encoding(key).OPEN:
        for number, (match, seat) in enumerate(asked_at(key, seats, 4)):
            if not number % 20:
                assert games.game(key).conceal(match.state, seat) == match.state


NO_FACTS = ("agenda", "box", "ear", "turn", "sealed", "asked", "seats", "players", "seat")
"""What serves the engine, what is told by kinds, and what is never another."""
FOLLOWS = {
    "nucleum": {"powers", "end_reason", "finals", "neutral"},
    "whistle_mountain": {"powers"},
    "airship_city": {"end_reason", "awards"},
    "planet_steam": set[str](),
    "steamopolis": set[str](),
}
"""What follows from the rest of a table, and the reason for an end that has come."""


@every_game
def test_each_fact_of_a_table_is_told(key: str, seats: int) -> None:
    """A table that has a single thing from another table is told differently, be it of the table or of a
    player. Rows may mean the same in another order.
    """
    encoder = games.encoder(key, seats, games.game(key).box())
    tables = tables_of(key, seats)
    for table, other in zip(tables, [*tables[40:], *tables[:40]], strict=True):
        told = encoder.pack(table, 0, None, ())
        for changed, name in with_one_thing_of(table, other, FOLLOWS[key]):
            assert encoder.pack(changed, 0, None, ()) != told, name


def tables_of(key: str, seats: int) -> list[Any]:
    """Of matches with every variant that goes with the others, as the first seat may know them."""
    game = games.game(key)
    fitting: tuple[str, ...] = ()
    for variant in game.variants:
        if go_together(game, seats, (*fitting, variant.key)):
            fitting += (variant.key,)
    matches = (asked_at(key, seats, seed, variants=fitting) for seed in range(3))
    return [
        game.conceal(match.state, 0)
        for matches_of_seed in matches
        for number, (match, _) in enumerate(matches_of_seed)
        if not number % 23
    ][:120]


def with_one_thing_of(table: Any, other: Any, follows: set[str]) -> Iterator[tuple[Any, str]]:
    for name in differing(table, other, follows):
        changed = table.copy()
        setattr(changed, name, getattr(other, name))
        yield changed, name
    for seat, (player, another) in enumerate(zip(table.players, other.players, strict=True)):
        for name in differing(player, another, follows):
            changed = table.copy()
            setattr(changed.players[seat], name, getattr(another, name))
            yield changed, f"{name} of player {seat}"


def differing(one: Any, other: Any, follows: set[str]) -> Iterator[str]:
    for name in one.__struct_fields__:
        if name not in NO_FACTS and name not in follows:
            here, there = getattr(one, name), getattr(other, name)
            if unordered(here) != unordered(there):
                yield name


def unordered(value: Any) -> Any:
    """A row of words as a bag, a row of flags as those that are up."""
    if isinstance(value, tuple) and all(isinstance(each, bool) for each in value):
        return [place for place, flag in enumerate(value) if flag]
    return Counter(value) if isinstance(value, tuple) and all(isinstance(w, str) for w in value) else value


@every_game
def test_the_boards_of_players_are_told_from_the_own_seat_on(key: str, seats: int) -> None:
    if not games.encoding(key).OPEN:
        return
    observer = Observer(key, seats, games.game(key).box())
    boards = [name[:-3] for name in observer.groups if name.endswith("[0]")]
    assert boards
    for number, (match, _) in enumerate(asked_at(key, seats, 5, longest=400)):
        if not number % 40:
            rows = [observer.at(match, seat) for seat in range(seats)]
            for board in boards:
                for seat, place in ((seat, place) for seat in range(seats) for place in range(seats)):
                    own = observer.groups[f"{board}[0]"]
                    there = observer.groups[f"{board}[{place}]"]
                    assert np.array_equal(rows[seat][there], rows[(seat + place) % seats][own])


# ------------------------------------------------------------------ blocks


def steam(moment: Moment, seat: int) -> tuple[int, int]:
    return moment.table, seat


def test_blocks_of_players_are_written_for_each_from_the_own_seat_on() -> None:
    block = Block("steam", ("kettle", "seat"), steam, full={"kettle": 4.0}, of_players=True)
    encoder = Encoder([block], 3, 3)
    assert encoder.names[2:4] == ["steam[1].kettle", "steam[1].seat"]
    assert encoder.groups["steam[2]"] == slice(4, 6)
    assert np.frombuffer(encoder.pack(2, 1, None, ()), np.float32).tolist() == [0.5, 1, 0.5, 2, 0.5, 0]


def test_finished_blocks_are_taken_as_they_are_those_of_players_once_for_all() -> None:
    def told(moment: Moment, seat: int) -> bytes:
        return array("f", [moment.table + seat, (seat + 1) % 3]).tobytes()

    blocks = [
        Block("valve", ("open", "next"), told, finished=True),
        Block("steam", ("kettle",), lambda m, seat: told(m, seat) + bytes(4), of_players=True, finished=True),
        Block("lid", ("on",), lambda m, seat: (m.table,)),
    ]
    encoder = Encoder(blocks, 3, 3)
    assert encoder.groups["lid"] == slice(5, 6)
    assert np.frombuffer(encoder.pack(5, 2, None, ()), np.float32).tolist() == [7, 0, 7, 0, 0, 5]


def test_equal_tasks_that_wait_are_told_alike_whoever_made_them() -> None:
    """What waits is looked for by which thing the next task is; that alone tells nothing."""
    key, seats = "planet_steam", 3
    encoder = games.encoder(key, seats, games.game(key).box())
    table = next(match.state for match, _ in asked_at(key, seats, 1) if len(match.state.agenda) > 5)
    first, *_, task = table.agenda[:-1]
    told = set[bytes]()
    for waiting in ([first, task], [task, task], [first, first, task], [first, type(first)(), task]):
        changed = table.copy()
        changed.agenda = [*waiting, table.agenda[-1]]
        told.add(encoder.pack(changed, 0, None, ()))
    assert len(told) == 3
    same = table.copy()
    same.agenda = [msgspec.structs.replace(each) for each in table.agenda]
    assert encoder.pack(same, 0, None, ()) == encoder.pack(table, 0, None, ())


def test_two_things_of_one_name_and_wrong_counts_are_refused() -> None:
    with pytest.raises(ValueError, match=r"Two blocks are called 'steam'"):
        Encoder([Block("steam", ("a",), steam), Block("steam", ("b",), steam)], 2, 2)
    with pytest.raises(ValueError, match=r"Two numbers are called 'steam\.a'"):
        Encoder([Block("steam", ("a", "a"), steam)], 2, 2)
    with pytest.raises(
        ValueError, match=r"The block 'steam' has 2 numbers for 1 names, with the facts \(7, 0\)"
    ):
        Encoder([Block("steam", ("a",), steam)], 2, 2).pack(7, 0, None, ())

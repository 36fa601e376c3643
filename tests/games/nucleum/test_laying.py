"""Tile, space and way round of a railway as one choice: laws over random matches, and what the bar says."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from kesselhaus.art.keys import Brings, Group, Key, Part, Picks, Places
from kesselhaus.engine import rows
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.rows import code, read, written
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import GAME, table
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table.choice import choice
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.tasks.turn import OwnMatches
from kesselhaus.parts.ahead import Ahead
from tests.games.looking import people
from tests.games.nucleum.matches import choose, start

EVERY = 9
"""Of so many moments one is looked at."""


@cache
def moments() -> tuple[tuple[Match[Table], View[Table]], ...]:
    return tuple(_moments())


def _moments() -> Iterator[tuple[Match[Table], View[Table]]]:
    """Forks of random matches where a railway may be laid, with what the asked seat sees."""
    seen = 0
    for seats, seed in product(GAME.seats, range(1)):
        match, chance = start(seats, seed), Random(seed)
        while isinstance(match.question, Ask):
            question = match.question
            if any(isinstance(option, o.LayTile | o.ChooseSpace | o.Orient) for option in question.options):
                seen += 1
                if seen % EVERY == 0:
                    yield match.fork(), match.view(question.seat)
            match.answer(choose(chance, list(question.options)))


def asked(match: Match[Table]) -> Ask:
    assert isinstance(match.question, Ask)
    return match.question


def options_of(view: View[Table]) -> Sequence[Option]:
    assert isinstance(view.question, Ask)
    return view.question.options


def ahead(view: View[Table], words: Sequence[str] = (), lang: str = "en") -> Ahead | None:
    return table.ahead(view, words, people(view), lang)


def keys_of(parts: Sequence[Part]) -> Iterator[Key]:
    for part in parts:
        if isinstance(part, Picks | Group):
            yield from part.keys
        elif isinstance(part, Places):
            yield from part.keys
            for _, keys in part.rest:
                yield from keys


def railways(match: Match[Table], row: tuple[Option, ...] = ()) -> Iterator[str]:
    """By the rules alone: every row of answers that lays one."""
    for option in asked(match).options:
        if isinstance(option, o.Orient):
            yield written(*row, option)
        elif isinstance(option, o.LayTile | o.ChooseSpace):
            yield from railways(rows.after(match, option), (*row, option))


def offered(view: View[Table]) -> Iterator[str]:
    """By the bar alone: every row that comes of pressing what only chooses, and of turning."""
    waiting: list[tuple[str, ...]] = [()]
    assert isinstance(view.question, Ask)
    waiting += [(code(option),) for option in options_of(view) if isinstance(option, o.LayTile)]
    tried = set[tuple[str, ...]]()
    while waiting:
        words = waiting.pop()
        found = ahead(view, words) if words not in tried else None
        tried.add(words)
        if found is None:
            continue
        for key in keys_of(found.parts):
            if key.row:
                yield key.row
            elif key.draft:
                waiting.append(read(key.draft))


def same_tile(view: View[Table], row: str) -> str:
    """A tile with equal halves lies alike both ways, and cannot be turned."""
    halves = view.state.box.tiles
    tile = next((word.partition(".")[2] for word in read(row) if word.startswith("LayTile")), "")
    if not tile:
        found = choice(view, ())
        assert found is not None
        tile = found.thing
    first, second = halves[tile].halves
    return re.sub(r"Orient\.\d", "Orient", row) if first == second else row


def test_every_railway_that_the_rules_allow_can_be_reached_in_the_bar_and_no_other() -> None:
    found = moments()[::12]
    assert len(found) > 3
    for match, view in found:
        due = {same_tile(view, row) for row in railways(match)}
        assert {same_tile(view, row) for row in offered(view)} == due


def test_every_row_of_the_bar_is_accepted_and_sets_off_what_it_shows() -> None:
    completed = matched = acted = 0
    for match, view in moments():
        words = next(((code(each),) for each in asked(match).options if isinstance(each, o.LayTile)), ())
        found = choice(view, words)
        assert found is not None
        row = rows.found(view, GAME, read(written(*found.row(found.space, found.half))))
        then = rows.after(match, *row)
        if found.space not in then.state.rails:
            continue  # it is asked first how it is paid for
        rail = then.state.rails[found.space]
        assert (rail.tile, rail.half, rail.owner) == (found.thing, found.half, asked(match).seat)
        completed += found.chain.completes
        matched += bool(found.chain.own)
        link = then.state.box.side.link_of[found.space]
        assert (link in then.state.completed) == found.chain.completes
        if isinstance(then.state.doing, OwnMatches):
            used = {(each.tile, each.half) for each in asked(then).options if isinstance(each, o.UseHalf)}
            assert used == set(found.chain.own) & found.chain.possible
            acted += 1
    assert completed > 2
    assert matched > 5
    assert acted > 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tile_is_its_own_key_and_no_letters_stand_for_it(lang: str) -> None:
    drawn = 0
    for _, view in moments():
        shown = ahead(view, (), lang)
        for key in keys_of(shown.parts if shown else table.groups(view, lang)):
            if key.place.startswith(("lay-", "play-")):
                drawn += 1
                assert key.label == ""
                assert 'class="dom' in key.picture
                assert key.hint
    assert drawn > 20


def test_turn_is_offered_only_where_both_ways_differ() -> None:
    alike = set[bool]()
    for _, view in moments():
        for words in (
            (),
            *[(code(option),) for option in options_of(view) if isinstance(option, o.LayTile)],
        ):
            found, shown = choice(view, words), ahead(view, words)
            if found is None or shown is None:
                continue
            first, second = view.state.box.tiles[found.thing].halves
            turns = [key for key in keys_of(shown.parts) if key.kind == "turn"]
            assert bool(turns) == (first != second)
            alike.add(first == second)
    assert False in alike


def test_the_chain_shows_plates_tile_and_as_many_ticks_as_edges_match() -> None:
    for _, view in moments():
        words = next(((code(each),) for each in options_of(view) if isinstance(each, o.LayTile)), ())
        found, shown = choice(view, words), ahead(view, words)
        if found is None or shown is None:
            continue
        (brings,) = (part for part in shown.parts if isinstance(part, Brings))
        assert brings.picture.count('class="ok"') == len(found.chain.own)
        here = view.state.box.side.spaces[found.space]
        cities = sum(end in view.state.box.side.colour for end in (here.a, here.b))
        assert brings.picture.count('class="plate"') == cities


def test_the_map_shows_the_tile_where_it_was_chosen_to_lie() -> None:
    for _, view in moments()[::4]:
        words = next(((code(each),) for each in options_of(view) if isinstance(each, o.LayTile)), ())
        shown, found = ahead(view, words), choice(view, words)
        assert shown is not None
        assert found is not None
        assert shown.lying == {"map": (found.space, found.half)}
        sight = Sight(shown.view, people(view), "en", (found.space, found.half))
        drawing = table.REGIONS["map"](sight)
        assert drawing.count('class="target here"') >= 1
        if found.ranked:
            assert f'data-t="space-{found.space}"' in drawing

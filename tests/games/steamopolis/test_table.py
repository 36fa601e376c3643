"""The drawn table of Steamopolis: what the boards show, and where they can be touched."""

import re
from random import Random

import pytest

from kesselhaus.art.console import Group, Stepper
from kesselhaus.art.keys import ROOM, Reader, width
from kesselhaus.art.symbols import load
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis import GAME, drawings, table, words
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import shipped
from kesselhaus.games.steamopolis.examples.positions import (
    A,
    B,
    after_turn,
    beside,
    effect,
    gauge,
    hold,
    lay,
    open_tile,
    parasite,
    room,
    sold_out,
    sponsor,
    target,
    turn,
)
from kesselhaus.games.steamopolis.state import Lot, Table
from kesselhaus.games.steamopolis.table.plan import GAP, LEFT, RIGHT, row
from kesselhaus.games.steamopolis.table.stones import Stones, stones
from kesselhaus.games.steamopolis.tasks.turn import Action, EndOfTurn
from kesselhaus.languages import LANGUAGES
from tests.games.looking import Sound, asked, document, drawn, people, views
from tests.games.steamopolis import matches

WITHOUT_PLACE = (
    *(o.SetTarget, o.FlyToAll, o.Skip, o.Keep, o.Pay, o.Use, o.Decline, o.Done, o.ForgoMarker),
    *(o.TakeResources, o.TakeCrystals, o.TakeGears),
)
"""Options that are only keys."""


def shown(view: View[Table], region: str = "") -> str:
    regions = drawn(view)
    return regions[region] if region else "".join(regions.values())


def seen(position: Table, seat: int | None = None) -> View[Table]:
    """A position in which the active player chooses an action."""
    return standing_at(position).view(seat)


def standing_at(position: Table) -> Match[Table]:
    twin = position.copy()
    twin.agenda = [*after_turn(twin, twin.active), EndOfTurn(twin.active), Action(twin.active)]
    return Match.at(twin, GAME)


def element(markup: str, name: str) -> str:
    """A drawing from its id to the end of its outermost group."""
    start = markup.index(f'id="{name}"')
    depth, at = 1, start
    while depth:
        found = re.compile(r"<g[ >]|</g>").search(markup, at)
        assert found is not None
        depth += 1 if found.group() != "</g>" else -1
        at = found.end()
    return markup[start:at]


# ------------------------------------------------------------------ places and pieces


def test_a_table_before_its_setup_can_be_drawn() -> None:
    match = Match(GAME, 3)
    assert isinstance(match.question, Draw)
    assert Sound(document(match.view(None), "en")).ids["map"] == 1


def test_every_option_that_has_a_place_glows_exactly_once() -> None:
    for view in views("steamopolis")[::2]:
        found = re.findall(r'data-t="([^"]+)"', shown(view))
        named = [table.place(option) for option in asked(view).options if table.place(option)]
        assert sorted(found) == sorted(named), asked(view).rule
        for option in asked(view).options:
            assert bool(table.place(option)) != isinstance(option, WITHOUT_PLACE)


def test_stones_keep_their_numbers_through_a_match() -> None:
    """Following the log gives each stone one place; a stone that is not moved keeps its number."""
    match, chance = matches.start(3, 4), Random(4)
    before, followed = None, 0
    for _ in range(400):
        assert isinstance(match.question, Ask)
        known = stones(match.state, match.log)
        for one in known:
            numbers = [*one.gauge.values(), *one.city.values(), *one.reserve]
            assert sorted(numbers + [one.running] * bool(one.running)) == [1, 2, 3, 4, 5]
        if before is not None:
            for old, new in zip(before, known, strict=True):
                changed = {place for place in old.gauge if old.gauge[place] != new.gauge.get(place)}
                followed += len(old.gauge) - len(changed)
                assert {old.city[at] for at in old.city} >= {
                    old.city[at] for at in old.city if at in new.city
                }
                assert all(new.city[at] == number for at, number in old.city.items() if at in new.city)
        before = known
        match.answer(matches.choose(chance, list(match.question.options)))
    assert followed > 1000


def test_without_a_log_stones_are_numbered_by_their_places() -> None:
    view = seen(gauge_with_a_target(), A)
    assert 'id="stone-0-1"' in shown(view)
    assert len(re.findall(r'id="stone-0-\d"', shown(view))) == 5


def gauge_with_a_target() -> Table:
    position = lay(3)
    gauge(position, A, 4, arrows=(6,), markers=(7,), base=1)
    target(position, A, "5L", arrow=True)
    return position


def test_all_pieces_have_ids_of_their_own() -> None:
    position = gauge_with_a_target()
    room(position, B, s2="M22")
    parasite(position, A, B, 2)
    read = Sound(shown(seen(position, A)))
    assert {
        "base-0",
        "base-1",
        "bonus-0-7",
        "parasite-0-0",
        "parasite-0-1",
        "parasite-2-0",
        "tile-M22",
        "banker",
    } <= set(read.ids)
    assert max(read.ids.values()) == 1


# ------------------------------------------------------------------ the city


def test_side_a_has_sixteen_districts_and_side_b_twenty_with_extra_markets() -> None:
    for seats, count in ((3, 16), (4, 20)):
        city = shown(seen(lay(seats)), "map")
        assert len(set(re.findall(r'href="#(q-\d[lrx])"', city))) == count
        assert ('id="tile-M09"' in city) == (seats == 4)


@pytest.mark.parametrize("level", range(1, 9))
@pytest.mark.parametrize("open_at", range(5))
def test_no_level_is_wider_than_the_tower(level: int, open_at: int) -> None:
    for third in (False, True):
        for extra in (False, True) if level in (2, 3, 4) else (False,):
            places = row(level, third, extra, open_at)
            last, wide = places.tiles[-1]
            assert places.left == LEFT
            assert places.right + places.district == RIGHT
            assert last + wide <= (places.third if third else places.right) - GAP + 0.01
            starts = [start for start, _ in places.tiles]
            assert all(
                start + width_ + GAP <= following + 0.01
                for (start, width_), following in zip(places.tiles, starts[1:], strict=False)
            )
            if open_at < 4 and level > 1:
                assert places.tiles[open_at][1] >= 70.9


def test_districts_show_the_stones_that_lie_there_and_static_as_a_bolt() -> None:
    position = lay(3)
    target(position, A, "6L", arrow=True)
    target(position, B, "6L")
    city = shown(seen(position), "map")
    assert {"stone-0-", "stone-1-"} == set(re.findall(r'id="(stone-\d-)\d"', city))
    assert city.count("#g-bolt") == sum(
        shipped().districts[district].static for district in shipped().board["A"]
    )
    assert "#p-stonea" in city


def test_an_open_tile_shows_its_whole_price_and_its_votes() -> None:
    """2.7: the printed cost and the crystals of the market."""
    position = lay(3)
    open_tile(position, 5, "M34")
    tile = element(shown(seen(position), "map"), "tile-M34")
    figures = re.findall(r">(\d+)</text>", tile)
    assert figures[-3:] == ["1", "4", "5"]
    assert "#i-gear" in tile
    assert "#i-crystal" in tile


def test_who_has_peeked_sees_the_tile_and_all_others_an_eye() -> None:
    """Section 7."""
    position = lay(3)
    first, second, *rest = position.markets[5]
    position.markets[5] = (first, Lot(second.rank, second.colour, "M17", (A,)), *rest)
    match = standing_at(position)
    mine = element(shown(match.view(A), "map"), "lot-5-1")
    assert "Lightning Rod" in mine
    assert "#g-eye" in mine
    for seat in (B, None):
        theirs = element(shown(match.view(seat), "map"), "lot-5-1")
        assert "Lightning Rod" not in theirs
        assert "#g-hidden" in theirs
        assert "looked at by Ada" in theirs


def test_statues_leave_their_markets_for_the_tower() -> None:
    position = lay(3)
    sold_out(position, 3, 1)
    city = shown(seen(position), "map")
    assert len(set(re.findall(r'id="statue-(\d)"', city))) == 8
    assert "Statues on the tower: 2 of 3" in city


def test_passengers_stand_on_their_levels_with_their_wishes_or_aboard() -> None:
    position = lay(3)
    assert "Banker, level 6" in shown(seen(position), "map")
    assert "Banker wants to go to level 5" in shown(seen(position), "map")
    position.passengers["banker"], position.aboard = 0, (("banker", 8),)
    assert 'id="banker"' not in shown(seen(position, A), "map")
    assert "Banker, aboard, bound for level 8" in shown(seen(position, A), "mine")
    assert "Banker, aboard, bound for level 8" in shown(seen(position, B), "players")


def test_sold_bonus_markers_leave_their_outline() -> None:
    position = lay(3)
    position.rows = {"crystal": (3, 2), "gear": (5, 4, 3, 2)}
    city = shown(seen(position), "map")
    assert len(re.findall(r'id="marker-crystal-\d"', city)) == 2
    assert city.count(", gone<") == 2


# ------------------------------------------------------------------ the airships


def test_the_own_airship_shows_gauge_room_hold_and_what_banners_bring() -> None:
    position = gauge_with_a_target()
    room(position, A, s1="M07", s3="M17")
    hold(position, A, 2, 3)
    parasite(position, B, A, 3, "passive")
    sponsor(position, A, "gear")
    position.players[A].banners = ("M01", "M05")
    ship = shown(seen(position, A), "mine")
    assert "Stone with arrow, value 4" in ship
    assert "Bonus marker 5 on value 5" in ship
    assert "Slot 3: Lightning Rod" in ship
    assert "Tomasz &amp; Co: parasite, Passive" in ship
    assert "3 banners; one more brings now" in ship
    # Five storage spaces: three built in, one on each machine; two and three lie in them.
    assert len(re.findall(r'class="sto"/><use href="#i-(?:crystal|gear)"', ship)) == 5


def test_a_running_stone_lights_its_pipe_and_the_rail_behind_it() -> None:
    position = lay(3)
    gauge(position, A, 8)
    room(position, A, s5="M01")
    match = turn(position)
    match.answer(o.SET_TARGET)
    if isinstance(match.question, Ask) and isinstance(match.question.options[0], o.ChooseStone):
        match.answer(o.CHOOSE_STONE[8])
    dark = shown(match.view(A), "mine").count("#F0B93C")
    match.answer(o.RUN_TO[5])
    while isinstance(match.question, Ask) and o.RUN_TO[4] not in match.question.options:
        match.answer(match.question.options[0])
    lit = shown(match.view(A), "mine")
    assert lit.count("#F0B93C") > dark
    assert "Running stone, value 5" in lit


def test_the_keys_of_one_stone_show_its_places_on_the_gauge() -> None:
    position = lay(3)
    gauge(position, A, 1, 3)
    view = effect(position, "press_one(5)").view(A)
    subjects = {part.subject for part in table.groups(view, "en") if isinstance(part, Group)} - {""}
    assert subjects == {"boost-1", "boost-3"}
    ship = shown(view, "mine")
    assert set(re.findall(r'data-of="([^"]+)"', ship)) == subjects
    assert set(re.findall(r'data-pick="([^"]+)"', ship)) == subjects
    picked = re.findall(r'class="target picked" data-t="boost-(\d)-', ship)
    assert set(picked) == {"1"}


def test_a_machine_with_two_effects_has_a_place_for_a_parasite_on_each() -> None:
    position = lay(3)
    room(position, B, s2="M17")
    view = effect(position, "par_place(1)").view(A)
    others = shown(view, "players")
    assert 'data-t="spot-1-2-activation"' in others
    assert 'data-t="spot-1-2-passive"' in others


# ------------------------------------------------------------------ the solo game, the result


def test_alone_the_shadow_and_the_parasites_beside_the_stack_are_shown() -> None:
    position = lay(1)
    position.shadow = ("3L", "5R")
    beside(position, 2)
    view = seen(position, A)
    assert len(re.findall(r'id="shadow-\d"', shown(view, "map"))) == 2
    assert "Parasites beside the stack: 2" in shown(view, "map")
    assert "Shadow stones on the board: 2 of 5" in shown(view, "players")
    assert "Others" not in shown(view, "jump")


def test_the_header_says_where_the_match_is() -> None:
    position = lay(3)
    assert table.standing(seen(position), "en") == "Round 1"
    position.ending = "statues"
    assert table.standing(seen(position), "en") == "Round 1 · last normal round"
    assert table.standing(turn(position, final=True).view(None), "de") == "Runde 1 · finale Runde"
    assert table.standing(Match(GAME, 3).view(None), "de") == "Aufbau"


# ------------------------------------------------------------------ keys


def test_the_first_group_of_keys_has_room_in_the_bar() -> None:
    for view in views("steamopolis"):
        for lang in LANGUAGES:
            reader = Reader(people(view), words.lexicon(lang), lang, view.seat)
            first = table.groups(view, lang)[0]
            assert width(first, reader) <= ROOM, first


def test_numbers_are_asked_with_what_fits_the_hold() -> None:
    position = lay(3)
    hold(position, A, 1, 1)
    parts = table.groups(effect(position, "res_any").view(A), "en")
    stepper = next(part for part in parts if isinstance(part, Stepper))
    assert stepper.start == 1
    assert {1, max(stepper.numbers)} <= set(stepper.quick)


def test_the_words_have_their_drawings_and_the_box_its_cover() -> None:
    for lang in LANGUAGES:
        nouns = set(words.lexicon(lang)) - {"you", "vp", "has"}
        assert {f"i-{noun}" for noun in nouns} <= set(drawings.SYMBOLS)
    assert "cover-steamopolis" in load(drawings.__name__, "cover.svg")


def test_backs_of_tiles_lie_in_the_page_once() -> None:
    """A page may have 300 kB, and up to 21 tiles show their banner; narrow ones are drawn for their place."""
    for seats, drawn_once in ((3, 21), (4, 9)):
        city = shown(seen(lay(seats)), "map")
        assert len(re.findall(r'<use href="#back-(?:purple|orange|blue)"', city)) == drawn_once
        assert len(re.findall(r'id="lot-\d-\d"', city)) == 21


def test_a_stone_that_is_set_aside_is_one_of_the_supply_again() -> None:
    following = Stones({1: 1}, [5], city={"2R": 2})
    following.retrieve("2R", 0)
    assert following.reserve == [5, 2]
    following.gain(4)
    assert (following.gauge, following.reserve) == ({1: 1, 4: 2}, [5])

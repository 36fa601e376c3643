"""The drawn table: for every seat and a spectator, in both languages, at every moment of a match."""

import re

import pytest
from msgspec.structs import replace

from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.games.airship_city import GAME, table, words
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.games.airship_city.examples.positions import begin, hold, in_turn, lay, stand
from kesselhaus.games.airship_city.options import (
    Barter,
    Decline,
    EndTurn,
    KeepNegotiator,
    ShiftByTwo,
    StopShifting,
)
from kesselhaus.games.airship_city.state import CITY, READY, Table
from kesselhaus.games.airship_city.table.city import spots
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.games.airship_city.table.tiles import LETTERS, PHONE_LETTERS, TILE, _plate
from kesselhaus.games.airship_city.tasks import Arrival, BetweenMoves, InTransit
from tests.games.looking import Sound, document, views

PEOPLE = [
    Person("Ada <b>", "orange"),
    Person("Tomasz & Co", "purple"),
    Person('Mara "M"', "red"),
    Person("Jonas", "green"),
]
LANGUAGES = ("en", "de")
WITHOUT_PLACE = (Barter, Decline, EndTurn, KeepNegotiator, ShiftByTwo, StopShifting)
"""Options that are only keys."""
VOID = {"meta", "input", "br", "link"}


def test_a_table_before_its_setup_can_be_drawn() -> None:
    match = Match(GAME, 3)
    assert isinstance(match.question, Draw)
    assert Sound(document(match.view(None), "en")).ids["city"] == 1


def test_every_place_glows_on_the_boards() -> None:
    for view in views("airship_city")[::2]:
        assert isinstance(view.question, Ask)
        places = set(re.findall(r'data-t="([^"]+)"', "".join(table.draw(view, PEOPLE, "en").values())))
        for option in view.question.options:
            assert bool(table.place(option)) != isinstance(option, WITHOUT_PLACE)
            assert not table.place(option) or table.place(option) in places
        assert places == {table.place(option) for option in view.question.options} - {""}


def test_pieces_keep_their_ids() -> None:
    view = views("airship_city")[0]
    read = Sound("".join(table.draw(view, PEOPLE, "en").values()))
    assert {f"tile-{tile}" for tile in view.state.grid} <= set(read.ids)
    for player in view.state.players:
        assert {f"w-{player.seat}-{worker}" for worker in range(len(player.workers))} <= set(read.ids)


# ------------------------------------------------------------------ what the boards show


def region(position: Table, name: str, seat: int | None = 0, lang: str = "en") -> str:
    return table.draw(begin(position).view(seat), PEOPLE, lang)[name]


def test_a_developed_tile_shows_its_bonus() -> None:
    position = lay()
    assert 'class="bon"' not in region(position, "city")
    position.developed = ("forest_1",)
    assert region(position, "city").count('class="bon"') == 1


def test_moved_workers_are_ticked_and_the_one_on_its_way_is_marked() -> None:
    position = lay()
    stand(position, 0, "mine_1", "forest_1", moved=("mine_1",))
    drawn = region(position, "city")
    assert 'id="w-0-0" class="pc-orange moved"' in drawn
    assert 'id="w-0-1" class="pc-orange"' in drawn
    in_turn(position, Arrival(0, 0, ("harbour", "mine_1")))
    drawn = region(position, "city", None)
    assert 'id="w-0-0" class="pc-orange"' in drawn
    assert 'class="selr"' in drawn


def test_a_worker_in_transit_is_told() -> None:
    position = lay()
    stand(position, 0, "mine_1", "mine_1")
    in_turn(position, InTransit(0, 0, ("forest_1", "mine_1")))
    assert "Ada &lt;b&gt;, has to step on" in region(position, "city", None)


@pytest.mark.parametrize("count", range(1, 18))
def test_so_many_workers_find_room_on_a_tile(count: int) -> None:
    places = spots(count)
    assert len(set(places)) == count
    for x, y, width in places:
        assert x >= 0
        assert x + width <= TILE + 1
        assert y >= 19
        assert y + width * 36 / 28 <= 84


def test_only_the_targets_of_one_worker_are_shown_at_first() -> None:
    position = lay()
    stand(position, 0, "mine_1", "mine_2")
    drawn = region(position, "city")
    assert set(re.findall(r'class="target picked" data-t="step-(\w+?)-', drawn)) == {"mine_1"}
    assert set(re.findall(r'class="target" data-t="step-(\w+?)-', drawn)) == {"mine_2"}


def test_discounts_and_what_is_missing_for_the_next_level() -> None:
    position = lay()
    position.fields["wood_private"] = (0,)
    position.majority["wood_private"] = 0
    drawn = region(position, "donations")
    assert "−2</span>" in drawn
    assert "1/2</span>" in drawn


def test_the_city_of_two_players_is_grey() -> None:
    position = lay(2)
    assert position.majority["tourist"] == CITY
    assert region(position, "donations").count('class="pc-grey"') == 6
    assert 'id="player-city"' in region(position, "players")
    assert "The City" in region(position, "awards")
    assert 'id="player-city"' not in region(lay(3), "players")


def test_alone_only_the_last_round_ends_the_game() -> None:
    assert "Ends after round 20" in region(lay(1), "awards")
    assert "Ends in stage V" in region(lay(3), "awards")


def test_a_spectator_sees_the_player_to_move_in_the_middle() -> None:
    position = lay(4)
    in_turn(position, BetweenMoves(2))
    drawn = region(position, "mine", None)
    assert "Mara &quot;M&quot;" in drawn
    assert "to move" in drawn
    assert ">you<" not in drawn
    assert ">you<" in re.sub(" · start<", "<", region(position, "mine", 0))


def test_to_move_is_who_is_asked_and_not_whose_turn_it_is() -> None:
    """A stage bonus of free choice asks one after the other (AC-110a)."""
    position = lay(3)
    asked = replace(begin(position).view(0), question=Ask(2, "AC-110a", ()))
    drawn = table.draw(asked, PEOPLE, "en")["players"]
    board = r'<section id="player-(\d)" data-x="player-\d" class="([^"]+)">(.*?)</section>'
    boards = re.findall(board, drawn, re.DOTALL)
    assert [(seat, " turn" in css, "to move" in inside) for seat, css, inside in boards] == [
        ("1", False, False),
        ("2", True, True),
    ]


@pytest.mark.parametrize(("score", "cell"), [(0, 0), (19, 19), (20, 0), (45, 5), (-3, 0), (63, 20)])
def test_scores_on_the_track(score: int, cell: int) -> None:
    position = lay(1)
    position.players[0].score = score
    cells = re.findall(r"<li[^>]*><b[^>]*>(\d+)</b>(.*?)</li>", region(position, "economy"))
    assert [int(number) for number, drawn in cells if 'class="fl"' in drawn] == [cell]


def test_any_number_of_contracts_has_room_on_the_ladder() -> None:
    position = lay()
    cards = tuple(position.box.contracts)
    position.players[0].contracts = tuple((card, 1 + place % 3) for place, card in enumerate(cards[5:13]))
    drawn = region(position, "mine")
    assert drawn.count("card ctr sm slim") == 8
    assert "crowd" in drawn
    position.players[0].contracts = ((cards[5], 2),)
    assert "slim" not in region(position, "mine")


def test_a_ready_bonus_action_and_a_locked_one() -> None:
    position = lay()
    position.players[0].bonus["barter"] = READY
    position.fields["wood_private"] = (0, 1, 0)
    drawn = re.sub(r"<svg.*?</svg>", "", region(position, "mine"))
    assert '<div class="ready" title="Barter: ready"' in drawn
    assert '<div class="lock" title="Long-haul: 2/3"' in drawn


def test_the_header_tells_stage_and_round() -> None:
    position = lay()
    position.round = 10
    view = begin(position).view(0)
    assert table.standing(view, "en") == "Stage III · round 10 of 20"
    assert table.standing(view, "de") == "Etappe III · Runde 10 von 20"


# ------------------------------------------------------------------ room for words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_tiles_fit_their_bars(lang: str) -> None:
    sight = Sight(begin(lay()).view(None), PEOPLE, lang)
    for tile in shipped().tile.values():
        letters = LETTERS - 2 if len(tile.colours) == 2 else LETTERS
        assert len(sight.name(tile.kind, letters)) <= letters
        assert len(sight.name(tile.kind, PHONE_LETTERS)) <= PHONE_LETTERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_sections_fit_their_cells(lang: str) -> None:
    sight = Sight(begin(lay()).view(None), PEOPLE, lang)
    assert all(len(sight.name(section, 11)) <= 11 for section in shipped().sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_upright_titles_fit_beside_their_boards(lang: str) -> None:
    for name in ("prices", "awards", "contracts"):
        title = re.search(r"<h2>([^<]*)</h2>", region(lay(), name, lang=lang))
        assert title
        assert len(title.group(1)) <= 9


def test_places_are_read_out_like_their_keys() -> None:
    view = begin(lay()).view(0)
    assert isinstance(view.question, Ask)
    option = view.question.options[0]
    hint = plain(words.option(option, view, "de").hint, PEOPLE, words.lexicon("de"), 0)
    assert f'data-t="{table.place(option)}"' in (drawn := table.draw(view, PEOPLE, "de")["city"])
    assert f'aria-label="{hint}"' in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_action_and_bonus_fit_on_the_plate_of_a_tile(lang: str) -> None:
    sight = Sight(begin(lay()).view(None), PEOPLE, lang)
    for shown in sight.table.box.tile.values():
        for developed in (False, True):
            begins = re.match(r'<g transform="translate\(([-\d.]+) ', _plate(sight, shown, developed))
            assert begins is not None
            assert 4 <= float(begins[1]) < TILE / 2


def test_a_track_is_filled_from_its_first_space_to_what_is_owned() -> None:
    for owned in (0, 1, 4):
        laid = lay()
        hold(laid, 0, wood=owned)
        _, _, track = region(laid, "mine").partition('id="rail-wood"')
        cells = re.findall(r'<i(?: class="([^"]*)")?>(\d+)</i>', track)[: owned + 2]
        assert [int(number) for css, number in cells if "f" in css.split()] == list(range(1, owned + 1))

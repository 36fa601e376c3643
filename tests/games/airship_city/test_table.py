"""The drawn table: for every seat and a spectator, in both languages, at every moment of a match."""

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from random import Random

import pytest

from kesselhaus import pictures
from kesselhaus.art.console import Bar, Group, Reader, console
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.page import page
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city import GAME, table, words
from kesselhaus.games.airship_city.box import shipped
from kesselhaus.games.airship_city.options import (
    Barter,
    Decline,
    EndTurn,
    KeepNegotiator,
    ShiftByTwo,
    StopShifting,
)
from kesselhaus.games.airship_city.state import ARRIVED, CITY, READY, TRANSIT, Table
from kesselhaus.games.airship_city.table.city import spots
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.games.airship_city.table.tiles import LETTERS, PHONE_LETTERS, TILE
from tests.games.airship_city.matches import choose, played_views, start
from tests.games.airship_city.positions import begin, lay, stand

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


def document(view: View[Table], lang: str, *, lines: int = 120) -> str:
    """The whole page of a table, as the site would send it."""
    reader = Reader(PEOPLE, words.lexicon(lang), lang, view.seat)
    title, note = words.question(view, lang)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    bar = Bar(title, note, seat=asked, purse=table.purse(view, PEOPLE, lang), undo=view.can_undo)
    log = [
        Line(words.event(event, lang), "head" if words.is_heading(event) else "line")
        for event in view.log[-lines:]
    ]
    body = table.body(
        table.draw(view, PEOPLE, lang), console(bar, table.groups(view, lang), reader), log_board(log, reader)
    )
    return page("Airship City", body, css=table.CSS, symbols=table.SYMBOLS, lang=lang, kind="play")


class Sound(HTMLParser):
    """Reads a document and insists that every element is closed where it should be."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.places: set[str] = set()
        self.text: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids[str(found["id"])] += 1
        if found.get("data-t") and tag != "button":
            self.places.add(str(found["data-t"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@cache
def views() -> tuple[View[Table], ...]:
    return tuple(played_views())


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_and_a_spectator_can_look_at_every_moment(seats: int) -> None:
    match, chance, answered = start(seats, seats), Random(seats), 0
    while isinstance(match.question, Ask):
        looks = [match.question.seat, None, answered % seats] if answered % 5 == 0 else [match.question.seat]
        for seat in looks:
            regions = table.draw(match.view(seat), PEOPLE, LANGUAGES[answered % 2])
            assert all(regions.values())
        match.answer(choose(chance, list(match.question.options)))
        answered += 1
    assert 'class="result"' in table.draw(match.view(None), PEOPLE, "en")["contracts"]


def test_a_table_before_its_setup_can_be_drawn() -> None:
    match = Match(GAME, 3)
    assert isinstance(match.question, Draw)
    assert Sound(document(match.view(None), "en")).ids["city"] == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_option_has_exactly_one_key(lang: str) -> None:
    for view in views():
        assert isinstance(view.question, Ask)
        groups = [part for part in table.groups(view, lang) if isinstance(part, Group)]
        keys = Counter(key.option for group in groups for key in group.keys if key.option is not None)
        assert keys == Counter(range(len(view.question.options)))
        for group in groups:
            for key in group.keys:
                if key.option is not None:
                    assert key.place == table.place(view.question.options[key.option])


def test_every_place_glows_on_the_boards() -> None:
    for view in views()[::2]:
        assert isinstance(view.question, Ask)
        places = set(re.findall(r'data-t="([^"]+)"', "".join(table.draw(view, PEOPLE, "en").values())))
        for option in view.question.options:
            assert bool(table.place(option)) != isinstance(option, WITHOUT_PLACE)
            assert not table.place(option) or table.place(option) in places
        assert places == {table.place(option) for option in view.question.options} - {""}


def test_who_is_not_asked_sees_no_targets_and_has_no_keys() -> None:
    for view in views()[::9]:
        state = begin(view.start).view(None) if not view.since else None
        if state is None:
            continue
        assert table.groups(state, "en") == []
        assert Sound("".join(table.draw(state, PEOPLE, "en").values())).places == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_sound_have_unique_ids_and_escape_what_people_write(lang: str) -> None:
    for view in (*views()[::29], *played_views(end=True, seeds=1)):
        read = Sound(document(view, lang))
        assert [name for name, count in read.ids.items() if count > 1] == []
        text = "".join(read.text)
        assert "Ada <b>" in text
        if view.seats > 1:
            assert "Tomasz & Co" in text


def test_a_page_stays_below_300_kilobytes() -> None:
    heaviest = max(views(), key=lambda view: (len(view.log) > 100, len(table.groups(view, "de"))))
    for view in (heaviest, *played_views(end=True, seeds=1)):
        assert len(document(view, "de").encode()) < 300_000


def test_pieces_keep_their_ids() -> None:
    view = views()[0]
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
    position.moment, position.mover, position.visited = ARRIVED, 0, ("harbour", "mine_1")
    drawn = region(position, "city", None)
    assert 'id="w-0-0" class="pc-orange"' in drawn
    assert 'class="selr"' in drawn


def test_a_worker_in_transit_is_told() -> None:
    position = lay()
    stand(position, 0, "mine_1", "mine_1")
    position.moment, position.mover, position.visited = TRANSIT, 0, ("forest_1", "mine_1")
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
    position.active = 2
    drawn = region(position, "mine", None)
    assert "Mara &quot;M&quot;" in drawn
    assert "to move" in drawn
    assert ">you<" not in drawn
    assert ">you<" in re.sub(" · start player", "", region(position, "mine", 0))


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
    assert '<li class="ready" title="Barter: ready">' in drawn
    assert '<li class="lock" title="Long-haul: 2/3">' in drawn


def test_the_header_tells_stage_and_round() -> None:
    position = lay()
    position.round = 10
    view = begin(position).view(0)
    assert table.standing(view, "en") == "Stage III · round 10 of 20"
    assert table.standing(view, "de") == "Etappe III · Runde 10 von 20"


def test_a_picture_is_a_document_without_bar_and_script() -> None:
    picture = pictures.picture(begin(lay()).view(None), PEOPLE)
    assert "<script" not in picture
    assert 'id="console"' not in picture
    assert Sound(picture).ids["city"] == 1


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

"""The drawn tables of all games: for every seat and a spectator, in both languages, all through a match."""

import re
from collections import Counter
from importlib.resources import files
from random import Random

import pytest

from kesselhaus import games, pictures
from kesselhaus.art.console import Group, Stepper
from kesselhaus.engine.questions import Ask, NumberOption
from kesselhaus.languages import LANGUAGES
from tests.games.looking import (
    EVERY_GAME,
    EVERY_LANGUAGE,
    SHELF,
    Sound,
    asked,
    document,
    drawn,
    endings,
    glances,
    people,
    places,
    played,
    views,
)

pytestmark = pytest.mark.usefixtures("examples")

EVERY_COMPANY = pytest.mark.parametrize(
    ("game", "seats"), [(key, seats) for key, game in SHELF.items() for seats in game.seats]
)


@EVERY_COMPANY
def test_every_seat_and_a_spectator_can_look_at_every_moment(game: str, seats: int) -> None:
    matches = played(game)
    match, chance, answered = matches.start(seats, seats), Random(seats), 0
    while isinstance(match.question, Ask):
        looks = (match.question.seat, None, answered % seats) if answered % 5 == 0 else ()
        for seat in looks:
            assert all(drawn(match.view(seat), LANGUAGES[answered % 2]).values())
        match.answer(matches.choose(chance, list(match.question.options)))
        answered += 1
    for seat in (*range(seats), None):
        assert "".join(drawn(match.view(seat)).values()).count('class="result"') == 1


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_legal_option_is_exactly_one_key_or_one_number(game: str, lang: str) -> None:
    table = games.table(game)
    for view in views(game)[::2]:
        options = tuple(asked(view).options)
        found: Counter[int] = Counter()
        parts = table.groups(view, lang)
        assert sum(isinstance(part, Stepper) for part in parts) <= 1
        for part in parts:
            if isinstance(part, Stepper):
                found.update(part.numbers.values())
                assert set(part.quick) <= set(part.numbers)
                for number, index in part.numbers.items():
                    option = options[index]
                    assert isinstance(option, NumberOption)
                    assert option.number == number
            elif isinstance(part, Group):
                chosen = {key.option: key.place for key in part.keys if key.option is not None}
                found.update(key.option for key in part.keys if key.option is not None)
                assert all(place == table.place(options[index]) for index, place in chosen.items())
        assert found == Counter(range(len(options)))


@EVERY_GAME
def test_numbers_are_never_a_screen_full_of_buttons(game: str) -> None:
    for view in views(game):
        for part in games.table(game).groups(view, "en"):
            if isinstance(part, Stepper):
                assert len(part.quick) <= 4
            elif isinstance(part, Group):
                options = asked(view).options
                numbers = [key for key in part.keys if isinstance(options[key.option or 0], NumberOption)]
                assert len(numbers) <= 16


@EVERY_GAME
def test_who_is_not_asked_sees_no_targets_and_has_no_keys(game: str) -> None:
    matches, table = played(game), games.table(game)
    for seats in games.game(game).seats:
        match, chance = matches.start(seats, seats), Random(5)
        for answered in range(40):
            if not isinstance(match.question, Ask):
                assert answered > 5
                break
            others = [seat for seat in (*range(seats), None) if seat != match.question.seat]
            view = match.view(chance.choice(others))
            assert table.groups(view, "en") == []
            assert places("".join(drawn(view).values())) == []
            match.answer(matches.choose(chance, list(match.question.options)))


@EVERY_GAME
def test_a_place_on_the_boards_answers_for_an_option(game: str) -> None:
    table = games.table(game)
    for view, shown, _ in glances(game):
        assert set(shown) <= {table.place(option) for option in asked(view).options}


@EVERY_GAME
@EVERY_LANGUAGE
def test_pages_are_sound_have_unique_ids_and_escape_what_people_write(game: str, lang: str) -> None:
    for view in (*views(game)[::59], *endings(game)[::3]):
        read = Sound(document(view, lang))
        assert [name for name, count in read.ids.items() if count > 1] == []
        text = "".join(read.text)
        assert "Ada <b>" in text
        assert view.seats == 1 or "Tomasz & Co" in text


@EVERY_GAME
def test_a_page_stays_below_300_kilobytes(game: str) -> None:
    heaviest = sorted(glances(game), key=lambda glance: (len(glance.view.log) > 100, glance.signs))[-3:]
    for view in (*(glance.view for glance in heaviest), *endings(game)[::3]):
        assert len(document(view, "de").encode()) < 300_000


@EVERY_GAME
def test_a_picture_is_a_document_without_bar_and_script(game: str) -> None:
    view = played(game).start(games.game(game).usual_seats, 0).view(None)
    picture = pictures.picture(view, people(view))
    assert "<script" not in picture
    assert 'id="console"' not in picture
    assert set(drawn(view)) - {"console"} <= set(Sound(picture).ids)


SHARED = {"board", "i", "mark", "sr", "vp", "later", "free", "edge", "own", "steps", "pick", "won", "result"}
"""Classes that the site and the tables both use, and mean the same by or tell apart by where they stand."""


@EVERY_GAME
def test_the_site_does_not_dress_what_a_game_has_drawn(game: str) -> None:
    styles = (files("kesselhaus.web") / "static" / "table.css").read_text("utf-8")
    sites_own = set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"\{[^}]*\}", "{}", styles)))
    assert {"sheet", "curtain"} <= sites_own
    used: set[str] = set()
    for view in (*views(game)[::59], *endings(game)[::3]):
        for names in re.findall(r'class="([^"]*)"', "".join(drawn(view).values())):
            used |= set(names.split())
    assert used & sites_own <= SHARED

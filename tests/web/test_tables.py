"""Tables in memory, without a server."""

from random import Random

import pytest
from starlette.requests import Request

from kesselhaus.engine.refusals import Refused
from kesselhaus.web.small import tables
from kesselhaus.web.small.app import sorry
from kesselhaus.web.small.tables import Table, Tables
from kesselhaus.web.small.texts import LANGUAGES
from tests.kettle import GAME


def table(bot: str | None = "random") -> Table:
    return Table(GAME, 3, (), bot, Random(4))


def test_bots_play_until_the_person_is_asked() -> None:
    lone = table()
    while not lone.match.is_over:
        assert lone.viewer == lone.person == lone.match.state.active
        turn = lone.match.state.turn
        lone.answer(0, lone.match.version)
    assert lone.match.state.turn > turn


def test_around_one_screen_the_asked_seat_is_shown() -> None:
    shared = table(bot=None)
    seen = []
    while not shared.match.is_over:
        seen.append(shared.viewer)
        shared.answer(0, shared.match.version)
    assert seen[:4] == [0, 1, 2, 0]
    assert shared.viewer is None
    with pytest.raises(Refused, match="nothing to take back"):
        shared.undo(shared.match.version)


def test_nobody_takes_back_what_a_bot_did() -> None:
    lone = table()
    lone.answer(0, lone.match.version)
    version = lone.match.version
    with pytest.raises(Refused):
        lone.undo(version)
    assert lone.match.version == version


def test_the_table_left_alone_longest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "AT_MOST", 2)
    house = Tables()
    first, second = house.open(GAME, 2, (), "random"), house.open(GAME, 2, (), "random")
    assert house.find(first.key) is first
    third = house.open(GAME, 2, (), "random")
    assert house.find(second.key) is None
    assert house.find(first.key) is first
    assert house.find(third.key) is third


def test_a_crash_is_told_in_one_sentence() -> None:
    request = Request({"type": "http", "headers": [(b"accept-language", b"de")]})
    response = sorry(request, RuntimeError("the boiler is leaking"))
    page = bytes(response.body).decode()
    assert response.status_code == 500
    assert LANGUAGES["de"]["broken"] in page
    assert "leaking" not in page


def test_both_languages_say_the_same_things() -> None:
    english, german = LANGUAGES["en"], LANGUAGES["de"]
    assert english.keys() == german.keys()
    for key, text in english.items():
        assert text.count("{") == german[key].count("{"), key

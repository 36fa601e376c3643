"""The drawn table: for every seat and a spectator, in both languages, at every moment of a match."""

from collections import Counter
from random import Random

import pytest

from kesselhaus.art.console import Fact
from kesselhaus.art.html import Html
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.planet_steam import GAME, table
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.secrets import least_credits
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.keys import counted
from kesselhaus.games.planet_steam.tasks import Planning
from tests.games.looking import Sound, drawn, people, places, views
from tests.games.planet_steam.matches import choose, start

NAMES = ("Ada <b>", "Tomasz & Co", 'Mara "M"', "Jonas", "Bartholomäus")
LANGUAGES = ("en", "de")
KEYS_ONLY = (
    o.Activate,
    o.Arrange,
    o.Bid,
    o.ChooseMode,
    o.ClaimByDie,
    o.ClaimByPermit,
    o.ClaimFreely,
    o.Decline,
    o.EndTurn,
    o.GiveUpCarrier,
    o.Leave,
    o.NameNumber,
    o.Pass,
    o.Reorganise,
    o.ReturnConverter,
    o.StayIdle,
    o.Store,
    o.TakeColour,
    o.TakeCredits,
)
"""Options that have no place on the boards."""
VOID = {"meta", "input", "br", "link"}


def has_place(option: Option, options: tuple[Option, ...]) -> bool:
    """Numbers on the wheel are no keys of their own, so no place can answer for them."""
    return not isinstance(option, KEYS_ONLY) and not counted(options, type(option))


# ------------------------------------------------------------------ at every moment


def test_every_place_glows_on_the_boards_once() -> None:
    for view in views("planet_steam")[::3]:
        assert isinstance(view.question, Ask)
        options = tuple(view.question.options)
        due = {table.place(option) for option in options if has_place(option, options)}
        assert "" not in due
        assert Counter(places("".join(drawn(view).values()))) == Counter(due)


def test_pieces_keep_their_ids() -> None:
    for view in views("planet_steam")[::83]:
        read = Sound("".join(drawn(view).values()))
        due = {f"claim-{zone}" for zone in view.state.claims} | {"airship"}
        if view.state.waiting(Planning) is None:
            due |= {f"tank-{zone}" for zone in view.state.tanks}
        assert due <= set(read.ids)


def test_a_high_bid_is_a_fact_in_the_bar() -> None:
    facts = [
        (view.state.bidding.highest, part.text)
        for view in views("planet_steam")
        if view.state.bidding
        for part in table.groups(view, "en")
        if isinstance(part, Fact)
    ]
    assert facts
    assert all(text == f"[{bid} credit]" for bid, text in facts)


# ------------------------------------------------------------------ secrets


@pytest.mark.rule("PS-41")
@pytest.mark.parametrize("seats", GAME.seats)
def test_hidden_credits_change_no_byte_of_any_region_for_others(seats: int) -> None:
    match, chance, answered = start(seats, seats), Random(seats + 9), 0
    while isinstance(match.question, Ask):
        answered += 1
        if answered % 19 == 0:
            _assert_secret(match, answered, chance)
        match.answer(choose(chance, list(match.question.options)))
    assert answered > 60


def _assert_secret(match: Match[Table], answered: int, chance: Random) -> None:
    owner = answered % match.state.seats
    player = match.state.players[owner]
    others = [seat for seat in (*range(match.state.seats), None) if seat != owner]
    before = {seat: _seen(match, seat) for seat in others}
    own, credits = _seen(match, owner), player.credits
    player.credits = least_credits(match.state, player) + credits + chance.randrange(1, 400)
    assert {seat: _seen(match, seat) for seat in others} == before
    assert _seen(match, owner) != own
    player.credits = credits


def _seen(match: Match[Table], seat: int | None) -> tuple[dict[str, Html], str, str, object]:
    view = match.view(seat)
    seated = people(view)
    return (
        table.draw(view, seated, "en"),
        table.purse(view, seated, "en"),
        table.standing(view, "en"),
        table.groups(view, "en"),
    )


@pytest.mark.rule("PS-41")
def test_credits_of_others_are_a_closed_eye_and_never_a_blank() -> None:
    view = start(4, 0).view(1)
    regions = drawn(view)
    assert regions["players"].count("#g-hidden") == 3
    assert "#g-hidden" not in regions["mine"]
    assert str(view.state.players[1].credits) in regions["mine"]
    assert drawn(start(4, 0).view(None))["mine"].count("#g-hidden") == 1

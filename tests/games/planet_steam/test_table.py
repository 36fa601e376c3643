"""The drawn table: for every seat and a spectator, in both languages, at every moment of a match."""

import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from random import Random

import pytest

from kesselhaus import pictures
from kesselhaus.art.console import Bar, Fact, Group, Reader, Stepper, console
from kesselhaus.art.log import Line, log_board
from kesselhaus.art.page import page
from kesselhaus.art.phrases import Person
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import GAME, table, words
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.secrets import least_credits
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.keys import counted
from tests.games.planet_steam.matches import choose, played_views, start

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


def people(view: View[Table]) -> list[Person]:
    colours = GAME.colours(view.state)
    return [Person(name, colour) for name, colour in zip(NAMES, colours, strict=False)]


def drawn(view: View[Table], lang: str = "en") -> dict[str, str]:
    return table.draw(view, people(view), lang)


def document(view: View[Table], lang: str, *, lines: int = 120) -> str:
    """The whole page of a table, as the site would send it."""
    seated = people(view)
    reader = Reader(seated, words.lexicon(lang), lang, view.seat)
    title, note = words.question(view, lang)
    asked = view.question.seat if isinstance(view.question, Ask) else None
    bar = Bar(title, note, seat=asked, purse=table.purse(view, seated, lang), undo=view.can_undo)
    log = [
        Line(words.event(event, lang), "head" if words.is_heading(event) else "line")
        for event in view.log[-lines:]
    ]
    body = table.body(
        drawn(view, lang), console(bar, table.groups(view, lang), reader), log_board(log, reader)
    )
    return page("Planet Steam", body, css=table.CSS, symbols=table.SYMBOLS, lang=lang, kind="play")


class Sound(HTMLParser):
    """Reads a document and insists that every element is closed where it should be."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.text: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids[str(found["id"])] += 1
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
    return tuple(view for place, view in enumerate(played_views(seeds=3)) if place % 3 == 0)


def has_place(option: Option, options: tuple[Option, ...]) -> bool:
    """Numbers on the wheel are no keys of their own, so no place can answer for them."""
    return not isinstance(option, KEYS_ONLY) and not counted(options, type(option))


def places(markup: str) -> list[str]:
    """All places on the boards that can be clicked; each of them is a button with a name."""
    found = re.findall(r'data-t="([^"]+)"([^>]*)', markup)
    assert all('role="button"' in more and re.search(r'aria-label="[^"]+"', more) for _, more in found)
    return [place for place, _ in found]


# ------------------------------------------------------------------ at every moment


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_and_a_spectator_can_look_at_every_moment(seats: int) -> None:
    match, chance, answered = start(seats, seats), Random(seats), 0
    while isinstance(match.question, Ask):
        for seat in (match.question.seat, None, answered % seats) if answered % 4 == 0 else ():
            assert all(drawn(match.view(seat), LANGUAGES[answered % 2]).values())
        match.answer(choose(chance, list(match.question.options)))
        answered += 1
    for seat in (*range(seats), None):
        assert 'class="result"' in drawn(match.view(seat))["auction"]


def test_random_matches_meet_every_kind_of_option() -> None:
    met = {
        type(option) for view in views() if isinstance(view.question, Ask) for option in view.question.options
    }
    assert met >= set(o.ALL) - {o.Store, o.MoveConverter, o.ReturnConverter, o.Target, o.LayDown}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_option_is_exactly_one_key_or_one_number(lang: str) -> None:
    for view in views():
        assert isinstance(view.question, Ask)
        options = tuple(view.question.options)
        found: Counter[int] = Counter()
        parts = table.groups(view, lang)
        assert sum(isinstance(part, Stepper) for part in parts) <= 1
        for part in parts:
            if isinstance(part, Stepper):
                found.update(part.numbers.values())
                assert all(
                    isinstance(option := options[index], NumberOption) and option.number == number
                    for number, index in part.numbers.items()
                )
                assert set(part.quick) <= set(part.numbers)
            elif isinstance(part, Group):
                found.update(key.option for key in part.keys if key.option is not None)
                for key in part.keys:
                    assert key.option is not None
                    assert key.place == table.place(options[key.option])
        assert found == Counter(range(len(options)))


def test_never_fifty_buttons_for_a_number() -> None:
    for view in views():
        for part in table.groups(view, "en"):
            if isinstance(part, Group):
                assert isinstance(view.question, Ask)
                numbers = [
                    key
                    for key in part.keys
                    if isinstance(view.question.options[key.option or 0], NumberOption)
                ]
                assert len(numbers) <= 16
            elif isinstance(part, Stepper):
                assert len(part.quick) <= 4


def test_every_place_glows_on_the_boards_once() -> None:
    for view in views():
        assert isinstance(view.question, Ask)
        options = tuple(view.question.options)
        due = {table.place(option) for option in options if has_place(option, options)}
        assert "" not in due
        assert Counter(places("".join(drawn(view).values()))) == Counter(due)


def test_who_is_not_asked_sees_no_targets_and_has_no_keys() -> None:
    for match in (start(3, 1), start(4, 2)):
        chance = Random(5)
        for _ in range(60):
            assert isinstance(match.question, Ask)
            view = match.view(None)
            assert table.groups(view, "en") == []
            assert places("".join(drawn(view).values())) == []
            match.answer(choose(chance, list(match.question.options)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_sound_have_unique_ids_and_escape_what_people_write(lang: str) -> None:
    for view in (*views()[::19], *played_views(end=True, seeds=1)):
        read = Sound(document(view, lang))
        assert [name for name, count in read.ids.items() if count > 1] == []
        text = "".join(read.text)
        assert "Ada <b>" in text
        assert "Tomasz & Co" in text


def test_a_page_stays_below_300_kilobytes() -> None:
    heaviest = max(views(), key=lambda view: (len(view.log) > 100, len(view.state.tanks)))
    for view in (heaviest, *played_views(end=True, seeds=1)):
        assert len(document(view, "de").encode()) < 300_000


def test_pieces_keep_their_ids() -> None:
    for view in views()[::29]:
        read = Sound("".join(drawn(view).values()))
        due = {f"claim-{zone}" for zone in view.state.claims} | {"airship"}
        if view.state.plan is None:
            due |= {f"tank-{zone}" for zone in view.state.tanks}
        assert due <= set(read.ids)


def test_a_high_bid_is_a_fact_in_the_bar() -> None:
    facts = [
        (view.state.bidding.highest, part.text)
        for view in views()
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


def _seen(match: Match[Table], seat: int | None) -> tuple[dict[str, str], str, str, object]:
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


def test_a_picture_is_a_document_without_bar_and_script() -> None:
    view = start(2, 0).view(None)
    picture = pictures.picture(view, people(view))
    assert "<script" not in picture
    assert 'id="console"' not in picture
    assert Sound(picture).ids["map"] == 1

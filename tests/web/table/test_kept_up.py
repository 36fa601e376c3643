"""A page that is kept up to date by letters shows to the letter what a page shows that is loaded anew."""

from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.protocol import (
    Begin,
    Done,
    Drawn,
    DrawTable,
    GiveAnswer,
    Look,
    Redraw,
    Redrawn,
    Setup,
    Standing,
    TakeBack,
)
from kesselhaus.protocol.splicing import RegionNews, changed
from kesselhaus.web.drawings import Drawings
from kesselhaus.web.watcher import Eyes, Watcher
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.owner import MatchOwner
from kesselhaus.workers.painting import Painter
from tests.web.table.site import Open, asked, play

NAMES = ("Ada 🎩", "Bob", "Cleo", "Dan", "Eve")
"""One with a sign that a browser counts as two."""
LOOKS = 60
"""So often a page is told something in a match, at random moments; the letters between are lost."""


class Page:
    """A page as its script keeps it: what it was told last of each region, and the log."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.watcher = Watcher(Eyes(None, look.lang))
        self.has: dict[str, str] = {}
        self.lines: dict[str, str] = {}

    def take(self, drawn: Drawn) -> None:
        news = self.watcher.remember(drawn.acts, drawn.regions, drawn)
        # As it travels.
        told = msgspec.json.decode(msgspec.json.encode(news), type=dict[str, RegionNews])
        for name, what in told.items():
            self.has[name] = changed(self.has.get(name, ""), what)

    def is_away(self) -> None:
        """The line breaks, and what was told meanwhile is lost."""
        self.watcher = Watcher(self.watcher.eyes)
        self.has = {}


class House:
    """A worker, and what the web process has of its drawings."""

    def __init__(self, game: str, seats: int) -> None:
        self.owner, self.drawings = MatchOwner(), Drawings()
        self.setup = Setup("m", game, seats, (), None, True, None)
        begun = self.owner.handle(Begin(self.setup))
        assert isinstance(begun, Done)
        self.standing: Standing = begun.standing

    @property
    def live(self) -> OpenMatch:
        return self.owner._live["m"][0]

    def move(self, chance: Random) -> None:
        question: Any = self.live.match.question
        option = chance.randrange(len(question.options))
        done = self.owner.handle(GiveAnswer("m", len(self.live.acts), question.seat, option))
        assert isinstance(done, Done), done
        self.standing = done.standing

    def take_back(self) -> None:
        seat = self.live.acts[-1].seat
        if seat is not None and self.live.match.view(seat).can_undo:
            assert isinstance(self.owner.handle(TakeBack("m", len(self.live.acts), seat)), Done)

    def drawn(self, look: Look) -> Drawn:
        last = self.drawings.last(look, False)
        base = last.number if last is not None else 0
        redrawn = self.owner.handle(Redraw("m", len(self.live.acts), look, base))
        assert isinstance(redrawn, Redrawn), redrawn
        return self.drawings.take(look, False, redrawn)

    def anew(self, look: Look) -> Drawn:
        """By somebody who has never drawn anything."""
        return Painter(self.live).draw(DrawTable("m", len(self.live.acts), look))


FEWEST_AND_MOST = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game in sorted(games.shelf())
    for seats in sorted({games.game(game).seats[0], games.game(game).seats[-1]})
]


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_page_kept_up_to_date_equals_a_page_loaded_anew(game: str, seats: int) -> None:
    chance = Random(f"{game} {seats}")
    length = _length(game, seats)
    house, names, told, moves = House(game, seats), NAMES[:seats], 0, 0
    langs = chance.choices(("en", "de"), k=seats + 1)
    pages = [Page(Look(seat, lang, names)) for seat, lang in zip([*range(seats), None], langs, strict=True)]
    while house.standing.waiting:
        house.move(chance)
        moves += 1
        if chance.random() < 0.1:
            house.take_back()
        if chance.random() > LOOKS / length and house.standing.waiting:
            continue
        told += 1
        for page in pages:
            if chance.random() < 0.8:
                page.take(house.drawn(page.look))
        if told % 5 == 0 or not house.standing.waiting:
            _compare(house, chance.choice(pages), chance)
    assert told > min(LOOKS / length, 1) * moves / 4, "as often as was meant, however long it was"


def _length(game: str, seats: int) -> int:
    """How many moves a match has, about: one is played."""
    house, chance = House(game, seats), Random(1)
    while house.standing.waiting:
        house.move(chance)
    return len(house.live.acts)


def _compare(house: House, page: Page, chance: Random) -> None:
    page.take(house.drawn(page.look))
    fresh, kept = house.anew(page.look), house.drawings.last(page.look, False)
    assert kept is not None
    assert kept.lines == fresh.lines
    for name, html in fresh.regions.items():
        assert page.has[name] == html, name
    if chance.random() < 0.3:
        page.is_away()


@pytest.mark.anyio
async def test_what_lines_tell_is_what_the_page_shows(there: Open) -> None:
    anna, ben = await there.person("Anna", lang="de"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    async with ben.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        for number in range(2, 14):
            await play([anna, ben], table, 1)
            while (await line.letter()).get("version") != number:
                pass
            if number == 7 and asked(table) == 1:
                await ben.send(f"/t/{table.id}/undo", version=number, seat=1, live=1)
        assert any(isinstance(news, list) for news in line.sent.values())
        page = (await ben.get(f"/t/{table.id}")).text
        for name, html in line.has.items():
            if name not in ("lines", "clocks"):
                assert html in page, name

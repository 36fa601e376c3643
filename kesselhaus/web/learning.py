"""Guided first matches: which somebody has begun and done, and how one is begun or gone on with."""

import secrets
from contextlib import suppress

from kesselhaus.protocol import GameOnShelf, Lead
from kesselhaus.store import Account
from kesselhaus.web.house import House
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pages.learn import Learned
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.sitting import MINE, Wish

EASIEST = "easy"


async def learned_by(house: House, account: Account | None) -> Learned:
    """Of several matches of one lesson the latest goes on; what was done counts in all of them."""
    if account is None:
        return Learned()
    running, chapters = dict[str, str](), dict[str, set[str]]()
    for table in (await house.store.lists.lessons(account.id)).tables:
        match = table.match
        if match.status == "playing":
            running.setdefault(match.game, match.id)
        chapters.setdefault(match.game, set()).update(match.options.get("learned", ()))
    return Learned(running, chapters)


async def lesson_of(house: House, account: Account, game: GameOnShelf, chapter: str) -> LiveTable:
    """The match of a lesson: that which is under way, turned to a chapter if one is named, or a new one."""
    found = (await learned_by(house, account)).running.get(game.key)
    table = await house.hall.table(found) if found is not None else None
    if table is not None:
        # One that cannot go on, because rules or lesson have changed, is left lying.
        with suppress(Refusal):
            await house.hall.standing(table)
            if chapter:
                wish = Lead(table.id, table.version, game.learner, "chapter", chapter)
                await house.hall.lead(table, account.id, wish, table.version, secrets.token_urlsafe(9))
            return table
    level = EASIEST if EASIEST in house.shelf.levels else house.shelf.levels[0]
    seats = tuple(MINE if seat == game.learner else level for seat in range(game.learners))
    wish_for = Wish(game.key, seats, visibility="private", lesson=chapter or game.lesson[0].key)
    return await house.sitting.lay(account, wish_for)


async def match_after(house: House, account: Account, game: GameOnShelf) -> LiveTable:
    """What a lesson ends in: a match with as few as there may be, against easy bots, with advice."""
    level = EASIEST if EASIEST in house.shelf.levels else house.shelf.levels[0]
    count = next((seats for seats in game.seats if seats > 1), game.seats[0])
    first = secrets.randbelow(count)
    seats = tuple(MINE if seat == first else level for seat in range(count))
    return await house.sitting.lay(account, Wish(game.key, seats, advice=True))

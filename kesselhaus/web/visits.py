"""What the handlers of a table share: finding it, who looks, and the pages of its states."""

from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kesselhaus import protocol
from kesselhaus.engine.game import Result
from kesselhaus.store import Account
from kesselhaus.store.rows import MOVES
from kesselhaus.web import noting, requests
from kesselhaus.web.analysing import own_look
from kesselhaus.web.health import by_the_way
from kesselhaus.web.house import House
from kesselhaus.web.live import LiveTable
from kesselhaus.web.names import seat_name
from kesselhaus.web.pages.analysis import notes_boards, turning_board
from kesselhaus.web.pages.paces import shown_pace
from kesselhaus.web.pages.result import ResultData, result_page
from kesselhaus.web.pages.table import Facts, TableData, table_page
from kesselhaus.web.pages.waiting import WaitingData, waiting_page
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.texts import phrases, say
from kesselhaus.web.watcher import Eyes

SETTINGS = ("notify", "sound", "palette")

FIRST_MATCHES, FOLLOWED = 2, 3
"""Who has finished fewer of a game is given hints in it, and is shown slowly what others do."""


class Visit(Struct, frozen=True):
    """Somebody at a table."""

    house: House
    table: LiveTable
    account: Account | None
    eyes: Eyes

    @property
    def lang(self) -> str:
        return self.eyes.lang

    def sitting_down(self) -> Account:
        """The account, for what only somebody can do who is known."""
        if self.account is None:
            raise HTTPException(403, "sign_in_first")
        return self.account

    @property
    def settings(self) -> tuple[str, ...]:
        return tuple(name for name in SETTINGS if self.wants(name, False))

    def wants(self, setting: str, usual: bool) -> bool:
        return bool(self.account.settings.get(setting, usual)) if self.account is not None else usual


async def visit(request: HTTPConnection, wanted: int | None = None) -> Visit:
    """The table that a request is about; one that the visitor may not see is not there for him."""
    house, visitor = requests.house(request), await requests.visitor(request)
    table = await house.hall.table(request.path_params["id"])
    account = visitor.account
    if table is None and await house.hall.tables.is_put_away(request.path_params["id"]):
        raise HTTPException(404, "put_away")
    if table is None or not table.is_open_to(account.id if account else None):
        raise HTTPException(404, "no_table")
    seat = requests.asked(request, "seat") if wanted is None else wanted
    eyes = Eyes(account.id if account else None, visitor.lang, seat)
    if len(table.seats_of(eyes.account)) > 1 and table.match.status == "playing":
        with suppress(Refusal):
            await house.hall.standing(table)
    return Visit(house, table, account, eyes)


def sentence(refused: Refusal, lang: str) -> str:
    """Why something was not done, in the visitor's language."""
    if refused.sentences:
        return refused.sentences[lang]
    return say(refused.kind if refused.kind in phrases(lang) else "broken", lang)


def what_happened(table: LiveTable, version: int, lang: str) -> str:
    """For whom was too late: who has acted since the version that he answered to."""
    moves = [entry for entry in table.entries[version:] if entry.kind in MOVES]
    seats = [entry.seat for entry in moves if entry.seat is not None]
    if not seats:
        return say("stale", lang)
    names = ", ".join(dict.fromkeys(seat_name(table.seats[seat], lang) for seat in seats))
    return say("stale_told", lang, what=say("stale_moves", lang, name=names))


async def facts(visit: Visit) -> Facts:
    """The table in words."""
    match, lang = visit.table.match, visit.lang
    variants = (visit.table.game.variant(key, lang) for key in match.variants)
    return Facts(
        variants=tuple((variant.name, variant.text) for variant in variants),
        pace=say("lesson_pace", lang) if visit.table.is_lesson else shown_pace(visit.table.pace, lang),
        edition=await visit.house.papers.edition(match, visit.table.setup.components),
        settings=visit.settings,
        advised=visit.table.advised,
    )


# ------------------------------------------------------------------ pages


async def show(visit: Visit, request: Request, refusal: str = "", status: int = 200) -> Response:
    """The page of a table in whatever state it is."""
    await visit.house.sitting.begin_if_full(visit.table)
    state = visit.table.match.status
    if state == "open":
        surroundings = visit.house.hall.telling.surroundings(visit.table, visit.eyes, None)
        address = str(request.url.replace(path=f"/t/{visit.table.id}", query=""))
        return requests.page(
            waiting_page(WaitingData(surroundings, await facts(visit), address, refusal)), status
        )
    if state == "playing":
        return requests.page(table_page(await table_data(visit, refusal)), status)
    return requests.page(result_page(await _result(visit, refusal)), status)


async def table_data(
    visit: Visit, refusal: str = "", confirm: protocol.Ends | None = None, draft: tuple[str, ...] = ()
) -> TableData:
    """The table as it is now, and what its viewer has missed."""
    hall, table = visit.house.hall, visit.table
    look, _ = table.look(visit.eyes)
    since = None
    if look.seat is not None and visit.account is not None and not table.is_lesson:
        since = await _missed(visit)
    drawn = await hall.draw(table, look, confirm=confirm, draft=draft)
    plays = visit.account is not None and look.seat is not None and not table.is_lesson
    finished = await _finished(visit) if plays else FOLLOWED
    return TableData(
        hints=finished < FIRST_MATCHES,
        slow=finished < FOLLOWED,
        surroundings=hall.telling.surroundings(table, visit.eyes, drawn),
        facts=await facts(visit),
        version=drawn.acts,
        regions=drawn.regions,
        lines=drawn.lines,
        cut=drawn.cut,
        title=drawn.title,
        mine=drawn.mine,
        refusal=refusal,
        since=since,
    )


async def _finished(visit: Visit) -> int:
    """How many matches of the game somebody has played to their end."""
    assert visit.account is not None
    lists, game = visit.house.store.lists, visit.table.match.game
    return await lists.played(visit.account.id, game)


async def _missed(visit: Visit) -> int | None:
    """Up to where the viewer knows the match, if others have acted since; he knows all of it from now on."""
    assert visit.account is not None
    table, seen = visit.table, visit.house.store.seen
    version = table.version
    last = await seen.last(visit.account.id, table.id)
    if last < version:
        await by_the_way(seen.saw(visit.account.id, table.id, version))
    mine = table.seats_of(visit.account.id)
    others = any(entry.kind == "answer" and entry.seat not in mine for entry in table.entries[last:])
    return last if 0 < last < version and others else None


async def _result(visit: Visit, refusal: str) -> ResultData:
    hall, table = visit.house.hall, visit.table
    look, _ = table.look(visit.eyes)
    drawn = await hall.draw(table, look)
    async with table.lock:
        course = await visit.house.workers.ask(table, protocol.Chart(table.id, table.version, look.seat))
    result = None if table.match.result is None else msgspec.convert(table.match.result, Result)
    around, own = hall.telling.surroundings(table, visit.eyes, drawn), own_look(table, visit.eyes)
    return ResultData(
        surroundings=around,
        turning=turning_board(around, own.seat, visit.house.analysing.of(table, own))
        + notes_boards(around, noting.read_again(table)),
        result=result,
        words=None if result is None else await _words_of(visit, result, drawn.colours),
        course=course.scores,
        last=table.version,
        refusal=refusal,
        settings=visit.settings,
    )


def exported(visit: Visit, seat: int | None, at: int | None = None) -> protocol.Export:
    """The record of a match with the notes that came with it; with those of an own seat, if one is named."""
    table = visit.table
    mine, notes = table.seats_of(visit.eyes.account), noting.notes_of(table)
    look = own_look(table, msgspec.structs.replace(visit.eyes, wanted=seat))
    analysis = visit.house.analysing.of(table, look)
    if seat is not None and seat == look.seat and analysis is not None and analysis.points:
        others = tuple(note for note in notes if note.seat != seat)
        notes = (*others, *noting.noted(table, seat, look.lang, analysis.points))
    return protocol.Export(table.id, table.version, mine[0] if len(mine) == 1 else None, at, notes)


async def _words_of(visit: Visit, result: Result, colours: tuple[str, ...]) -> protocol.ResultWords:
    """Of several own seats the first one reads that it has won."""
    table, mine = visit.table, visit.table.seats_of(visit.eyes.account)
    look = protocol.Look(mine[0] if mine else None, visit.lang, table.names(visit.lang))
    wanted = protocol.WordResult(table.id, table.match.game, result, look, colours)
    return await visit.house.workers.ask(table, wanted)

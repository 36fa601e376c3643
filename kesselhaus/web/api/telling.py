"""Tables as the API tells them, to whoever asks."""

from kesselhaus import protocol
from kesselhaus.store.rows import Seat, StoredMatch
from kesselhaus.web import stopping
from kesselhaus.web.api import given
from kesselhaus.web.editions import Edition
from kesselhaus.web.granting import agreed, has_run_out, still_to_agree
from kesselhaus.web.live import LiveTable
from kesselhaus.web.names import seat_name
from kesselhaus.web.pace import left
from kesselhaus.web.texts import phrases, say
from kesselhaus.web.visits import Visit
from kesselhaus.web.watcher import Eyes

LINES = 120


def listed(
    match: StoredMatch, seats: tuple[Seat, ...], edition: given.Edition, eyes: Eyes, now: int
) -> given.Listed:
    return given.Listed(
        id=match.id,
        game=match.game,
        edition=edition,
        status=match.status,
        version=match.entries,
        variants=list(match.variants),
        pace=str(match.pace.get("kind", "untimed")),
        visibility=match.visibility,
        seats=[_sitter(match, seat, eyes, now) for seat in seats],
        created=match.created,
        updated=match.updated,
        advice=bool(match.options.get("advice")),
    )


def described(edition: Edition, lang: str) -> given.Edition:
    return given.Edition(edition.hash, edition.shipped, len(edition.differences or ()), edition.text(lang))


async def edition_at(visit: Visit) -> Edition:
    return await visit.house.papers.edition(visit.table.match, visit.table.setup.components)


def _sitter(match: StoredMatch, seat: Seat, eyes: Eyes, now: int) -> given.Sitter:
    return given.Sitter(
        seat=seat.seat,
        name="" if seat.is_empty else seat_name(seat, eyes.lang),
        mine=eyes.account is not None and seat.account == eyes.account,
        bot=seat.bot,
        empty=seat.is_empty,
        gone=seat.left_at is not None,
        asked=match.status == "playing" and seat.seat in match.waiting,
        left=left(seat, now),
    )


async def view(visit: Visit, at: int | None = None, lines: int = LINES) -> given.View:
    """A table as its viewer may know it, now or at a moment."""
    table, wish = visit.table, visit.table.undo
    edition = described(await edition_at(visit), visit.lang)
    about = listed(table.match, table.seats, edition, visit.eyes, visit.house.clock())
    told: protocol.Told | None = None
    look, _curtain = table.look(visit.eyes)
    if table.version:
        # While an answer is on its way to the store, the worker knows more than may be told.
        async with table.lock:
            wanted = protocol.Tell(table.id, table.version, look, at, lines)
            told = await visit.house.workers.ask(table, wanted)
            about = listed(table.match, table.seats, edition, visit.eyes, visit.house.clock())
    trouble = table.trouble or ""
    return given.View(
        table=about,
        at=told.at if told else 0,
        seat=look.seat,
        edition=table.match.edition,
        rules_version=table.match.rules_version,
        question=_question(told) if told else None,
        state=told.state if told else None,
        words=told.words if told else [],
        log=[given.Sentence(line.act, line.text, line.rule) for line in told.log] if told else [],
        colours=list(told.colours) if told else [],
        scores=list(told.scores) if told else [],
        can_undo=told.can_undo if told else False,
        wish=None if wish is None else given.BackWish(wish.entry, wish.seat, list(wish.agreed)),
        new_time=_new_time(table, visit.house.clock()),
        trouble=stopping.told(table, visit.lang)
        or (say(trouble, visit.lang) if trouble in phrases(visit.lang) else ""),
        result=told.result if told else None,
    )


def _new_time(table: LiveTable, now: int) -> list[given.NewTime]:
    return [
        given.NewTime(
            seat.seat, sorted(agreed(table, seat.seat)), list(still_to_agree(table, seat.seat, now))
        )
        for seat in table.seats
        if table.match.status == "playing" and has_run_out(seat, now)
    ]


def _question(told: protocol.Told) -> given.Question | None:
    if told.asked is None:
        return None
    options = [given.Choice(choice.option, choice.answer, choice.text) for choice in told.choices]
    return given.Question(told.asked, told.rule, told.question, told.note, options)

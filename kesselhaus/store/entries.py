"""Entries: the log of a match, which is the truth about it."""

from kesselhaus.store import limits
from kesselhaus.store.news import News
from kesselhaus.store.problems import OutOfOrder, Unknown
from kesselhaus.store.rows import (
    Appended,
    Change,
    Clock,
    Closed,
    Entry,
    Notice,
    Outcome,
    Repeated,
    Seat,
    Taken,
    from_row,
    to_bits,
)
from kesselhaus.store.work import Do, Repository, Work, do, reading, writing

ENTRY = "match, number, kind, seat, body, at, request"


class Entries(Repository):
    @writing
    def append(self, entry: Entry, change: Change) -> Work[Outcome]:
        """Write an entry and all that it changes, wholly or not at all.

        Of several entries with one number one is written; the others learn what is there. A request that was
        written before, under whatever number, is answered with what was written then. A match that has come
        to its end is closed: nothing is written to it any more.
        """
        # This row is what two writers meet at: the number of the last entry moves on by one, once.
        moved = yield do(
            """
            UPDATE matches
            SET entries = :number, status = :status, waiting = :waiting, result = :result,
                finished = :finished, updated = :at, told = coalesce(:told, told),
                options = coalesce(:options, options), colours = coalesce(:colours, colours)
            WHERE id = :match AND entries = :before AND status IN ('open', 'playing')
                AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.match = :match AND e.request = :request)
            RETURNING id
            """,
            match=entry.match,
            number=entry.number,
            before=entry.number - 1,
            request=limits.optional("request id", entry.request, limits.REQUEST),
            status=change.status,
            waiting=to_bits(change.waiting),
            result=None if change.result is None else limits.json("result", change.result, limits.BODY),
            finished=change.finished,
            told=None if change.told is None else limits.json("told", change.told),
            options=None if change.options is None else limits.json("options", change.options),
            colours=None if change.colours is None else limits.json("colours", change.colours),
            at=entry.at,
        )
        if not moved:
            return (yield from _already_there(entry))
        yield (
            insert_entry(entry.match, entry),
            *(_hand_over(entry.match, seat) for seat in change.seats),
            *(_set_clock(entry.match, clock) for clock in change.clocks),
            *(insert_notice(entry.match, entry.number, notice) for notice in change.notices),
        )
        yield News(entry.match, "entry", entry.number)
        return Appended(entry)

    @reading
    def after(self, match: str, number: int = 0, until: int | None = None) -> Work[tuple[Entry, ...]]:
        """The entries of a match that follow a number (up to another), in order."""
        rows = yield do(
            f"""
            SELECT {ENTRY} FROM entries
            WHERE match = :match AND number > :number AND number <= :until
            ORDER BY number
            """,
            match=match,
            number=number,
            until=2**62 if until is None else until,
        )
        return tuple(from_row(Entry, row) for row in rows)


def _already_there(entry: Entry) -> Work[Taken | Repeated | Closed]:
    if entry.request is not None:
        rows = yield do(
            f"SELECT {ENTRY} FROM entries WHERE match = :match AND request = :request",
            match=entry.match,
            request=entry.request,
        )
        if rows:
            return Repeated(from_row(Entry, rows[0]))
    rows = yield do(
        f"SELECT {ENTRY} FROM entries WHERE match = :match AND number = :number",
        match=entry.match,
        number=entry.number,
    )
    if rows:
        return Taken(from_row(Entry, rows[0]))
    rows = yield do("SELECT entries, status FROM matches WHERE id = :match", match=entry.match)
    if not rows:
        raise Unknown(f"There is no match {entry.match!r}.")
    last = rows[0]["entries"]
    if last == entry.number - 1:
        return Closed(rows[0]["status"])
    raise OutOfOrder(f"Match {entry.match!r} has {last} entries; {entry.number} does not follow.")


def insert_entry(match: str, entry: Entry) -> Do:
    return do(
        f"INSERT INTO entries ({ENTRY}) VALUES (:match, :number, :kind, :seat, :body, :at, :request)",
        match=match,
        number=entry.number,
        kind=entry.kind,
        seat=entry.seat,
        body=limits.json("entry", entry.body, limits.BODY),
        at=entry.at,
        request=limits.optional("request id", entry.request, limits.REQUEST),
    )


def _hand_over(match: str, seat: Seat) -> Do:
    return do(
        """
        UPDATE seats
        SET account = :account, bot = :bot, name = :name, bank = :bank, since = :since, left_at = :left_at
        WHERE match = :match AND seat = :seat
        """,
        match=match,
        seat=seat.seat,
        account=seat.account,
        bot=limits.optional("bot", seat.bot, limits.NAME),
        name=limits.text("name", seat.name, limits.NAME),
        bank=seat.bank,
        since=seat.since,
        left_at=seat.left_at,
    )


def _set_clock(match: str, clock: Clock) -> Do:
    return do(
        "UPDATE seats SET bank = :bank, since = :since WHERE match = :match AND seat = :seat",
        match=match,
        seat=clock.seat,
        bank=clock.bank,
        since=clock.since,
    )


def insert_notice(match: str, number: int, notice: Notice) -> Do:
    return do(
        """
        INSERT INTO notices (match, number, account, body, due, attempts)
        VALUES (:match, :number, :account, :body, :due, 0)
        ON CONFLICT DO NOTHING
        """,
        match=match,
        number=number,
        account=notice.account,
        body=limits.json("notice", notice.body),
        due=notice.due,
    )

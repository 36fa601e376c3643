"""What happens around a match besides its entries: chat, wishes to go back, what each has seen."""

from kesselhaus.store import limits
from kesselhaus.store.news import News
from kesselhaus.store.problems import Unknown
from kesselhaus.store.rows import Message, UndoRequest, from_row, to_bits
from kesselhaus.store.work import Repository, Rows, Work, do, reading, writing

MESSAGE = "match, number, account, name, text, at"
PENDING = "u.match, u.entry, u.seat, u.back_to, u.at, u.agreed"


class Chat(Repository):
    @writing
    def say(self, match: str, account: str | None, name: str, text: str, at: int) -> Work[Message]:
        """Write a message; it gets the next number of its match."""
        name = limits.filled("name", name, limits.NAME)
        text = limits.filled("message", text, limits.MESSAGE)
        rows = yield do(
            "UPDATE matches SET messages = messages + 1 WHERE id = :match RETURNING messages", match=match
        )
        if not rows:
            raise Unknown(f"There is no match {match!r}.")
        message = Message(
            match=match, number=rows[0]["messages"], account=account, name=name, text=text, at=at
        )
        yield do(
            f"INSERT INTO messages ({MESSAGE}) VALUES (:match, :number, :account, :name, :text, :at)",
            match=match,
            number=message.number,
            account=account,
            name=name,
            text=text,
            at=at,
        )
        yield News(match, "message", message.number)
        return message

    @reading
    def after(self, match: str, number: int = 0, limit: int = 200) -> Work[tuple[Message, ...]]:
        """The messages that follow a number; if there are more than `limit`, the latest of them."""
        rows = yield do(
            f"""
            SELECT {MESSAGE} FROM messages WHERE match = :match AND number > :number
            ORDER BY number DESC
            LIMIT :limit
            """,
            match=match,
            number=number,
            limit=limit,
        )
        return tuple(from_row(Message, row) for row in reversed(rows))

    @reading
    def of(self, account: str) -> Work[tuple[Message, ...]]:
        """Everything that somebody has said, in its order."""
        rows = yield do(
            f"SELECT {MESSAGE} FROM messages WHERE account = :account ORDER BY at, match, number",
            account=account,
        )
        return tuple(from_row(Message, row) for row in rows)


class Seen(Repository):
    @writing
    def saw(self, account: str, match: str, number: int) -> Work[None]:
        """An account has seen a match up to an entry; that never goes back."""
        yield do(
            """
            INSERT INTO seen (account, match, number) VALUES (:account, :match, :number)
            ON CONFLICT (account, match) DO UPDATE SET number = excluded.number
            WHERE seen.number < excluded.number
            """,
            account=account,
            match=match,
            number=number,
        )

    @reading
    def last(self, account: str, match: str) -> Work[int]:
        """The last entry of a match that an account has seen; 0 if none."""
        rows = yield do(
            "SELECT number FROM seen WHERE account = :account AND match = :match",
            account=account,
            match=match,
        )
        return rows[0]["number"] if rows else 0


class UndoRequests(Repository):
    @writing
    def ask(self, wish: UndoRequest, entries: int) -> Work[UndoRequest | None]:
        """Ask to go back in a match that has so many entries. Returns the wish that is pending now, this one
        or an earlier one.

        None: the match has moved on since, or is closed.
        """
        rows = yield do(
            """
            UPDATE matches SET updated = updated
            WHERE id = :match AND entries = :entries AND status = 'playing'
            RETURNING entries
            """,
            match=wish.match,
            entries=entries,
        )
        if not rows:
            return None
        yield do(
            """
            INSERT INTO undo_requests (match, entry, seat, back_to, at, agreed)
            VALUES (:match, :entry, :seat, :back_to, :at, :agreed)
            ON CONFLICT (match) DO UPDATE
            SET entry = excluded.entry, seat = excluded.seat, back_to = excluded.back_to, at = excluded.at,
                agreed = excluded.agreed
            WHERE undo_requests.entry < excluded.entry
            """,
            match=wish.match,
            entry=wish.entry,
            seat=wish.seat,
            back_to=wish.back_to,
            at=wish.at,
            agreed=to_bits(wish.agreed),
        )
        yield News(wish.match, "match", wish.entry)
        return (yield from _pending(wish.match))

    @writing
    def agree(self, match: str, entry: int, seat: int) -> Work[UndoRequest | None]:
        """A seat agrees to the wish asked at an entry. Returns it with all who did; None: it has lapsed."""
        rows = yield do(
            """
            UPDATE undo_requests SET agreed = agreed | :seat
            WHERE match = :match AND entry = :entry
            RETURNING match
            """,
            match=match,
            entry=entry,
            seat=to_bits([seat]),
        )
        if not rows:
            return None
        yield News(match, "match", entry)
        return (yield from _pending(match))

    @writing
    def drop(self, match: str, entry: int) -> Work[bool]:
        """Withdraw or decline the wish asked at an entry. False: it had lapsed already."""
        rows = yield do(
            "DELETE FROM undo_requests WHERE match = :match AND entry = :entry RETURNING entry",
            match=match,
            entry=entry,
        )
        if rows:
            yield News(match, "match", entry)
        return bool(rows)

    @reading
    def pending(self, match: str) -> Work[UndoRequest | None]:
        return (yield from _pending(match))


def _pending(match: str) -> Work[UndoRequest | None]:
    rows: Rows = yield do(
        f"""
        SELECT {PENDING} FROM undo_requests u JOIN matches m ON m.id = u.match
        WHERE u.match = :match AND m.status = 'playing' AND NOT EXISTS (
            SELECT 1 FROM entries e
            WHERE e.match = :match AND e.number > u.entry AND e.kind IN ('began', 'answer', 'undo')
        )
        """,
        match=match,
    )
    return from_row(UndoRequest, rows[0]) if rows else None

"""Lists of tables: the lobby, mine, the finished ones; and those that need looking after."""

import base64
import binascii
from typing import Annotated, Any, Literal

import msgspec

from kesselhaus.store import limits
from kesselhaus.store.matches import MATCH, SEAT
from kesselhaus.store.problems import Unfit
from kesselhaus.store.rows import Page, Seat, StoredMatch, Table, from_row
from kesselhaus.store.work import Repository, Work, do, reading

Place = tuple[
    Annotated[int, msgspec.Meta(ge=0, le=2)],
    Annotated[int, msgspec.Meta(ge=0, le=2**62)],
    Annotated[str, msgspec.Meta(max_length=limits.ID)],
]
"""Whether it is urgent, when something was done there last, and which table it is."""
START: Place = (2, 2**62, "")
"""A place before all others: lists run from the newest to the oldest."""

OF_ACCOUNT = """
    SELECT h.id FROM matches h WHERE h.host = :account
    UNION SELECT s.match FROM seats s WHERE s.account = :account
"""


class Lists(Repository):
    """Guided first matches are in none of them but their own."""

    @reading
    def lobby(self, *, limit: int = 20, after: str | None = None) -> Work[Page]:
        """Open tables that anybody may join, the newest first."""
        rows = """
            SELECT m.*, 0 AS urgent, m.created AS moment FROM matches m
            WHERE m.status = 'open' AND m.visibility = 'open'
        """
        return (yield from _page(rows, {}, limit, after))

    @reading
    def mine(self, account: str, *, limit: int = 20, after: str | None = None) -> Work[Page]:
        """The tables of an account that are not finished: first those that wait for it, then the latest."""
        rows = f"""
            SELECT m.*, m.updated AS moment, CASE WHEN m.status = 'playing' AND EXISTS (
                SELECT 1 FROM seats s
                WHERE s.match = m.id AND s.account = :account AND (m.waiting >> s.seat) & 1 = 1
            ) THEN 1 ELSE 0 END AS urgent
            FROM matches m
            WHERE m.status IN ('open', 'playing') AND m.lesson = '' AND m.id IN ({OF_ACCOUNT})
        """
        return (yield from _page(rows, {"account": account}, limit, after, urgent_first=True))

    @reading
    def finished(
        self, account: str | None = None, *, limit: int = 20, after: str | None = None
    ) -> Work[Page]:
        """Finished tables, the latest first: those of an account, or without one those open to all."""
        whose = "m.visibility = 'open'" if account is None else f"m.id IN ({OF_ACCOUNT})"
        rows = f"""
            SELECT m.*, 0 AS urgent, m.finished AS moment FROM matches m
            WHERE m.finished IS NOT NULL AND m.status IN ('over', 'ended') AND m.lesson = ''
                AND {whose}
        """
        return (yield from _page(rows, {} if account is None else {"account": account}, limit, after))

    @reading
    def lessons(self, account: str, *, limit: int = 50, after: str | None = None) -> Work[Page]:
        """The guided first matches of an account, the latest first."""
        rows = """
            SELECT m.*, 0 AS urgent, m.updated AS moment FROM matches m
            WHERE m.host = :account AND m.lesson <> ''
        """
        return (yield from _page(rows, {"account": account}, limit, after))

    @reading
    def turns(self, account: str) -> Work[int]:
        """At how many tables it is this account's turn."""
        rows = yield do(
            """
            SELECT count(DISTINCT m.id) AS turns FROM matches m JOIN seats s ON s.match = m.id
            WHERE s.account = :account AND m.status = 'playing' AND m.lesson = ''
                AND (m.waiting >> s.seat) & 1 = 1
            """,
            account=account,
        )
        turns: int = rows[0]["turns"]
        return turns

    @reading
    def played(self, account: str, game: str) -> Work[int]:
        """How many matches of a game an account has played to their end, lessons and what-ifs aside."""
        rows = yield do(
            """
            SELECT count(DISTINCT m.id) AS count FROM matches m JOIN seats s ON s.match = m.id
            WHERE s.account = :account AND m.game = :game AND m.status = 'over' AND m.lesson = ''
                AND m.parent IS NULL AND m.parent_entry IS NULL
            """,
            account=account,
            game=game,
        )
        count: int = rows[0]["count"]
        return count

    @reading
    def run_out(self, now: int, limit: int = 100, *, after: int = 0) -> Work[tuple[Seat, ...]]:
        """Seats whose clock has run out (after then) while the table waits for them, the longest first."""
        columns = ", ".join(f"s.{column}" for column in SEAT.split(", "))
        rows = yield do(
            f"""
            SELECT {columns} FROM seats s JOIN matches m ON m.id = s.match
            WHERE s.since IS NOT NULL AND s.since + s.bank <= :now AND s.since + s.bank > :after
                AND m.status = 'playing'
            ORDER BY s.since + s.bank, s.match, s.seat
            LIMIT :limit
            """,
            now=now,
            after=after,
            limit=limit,
        )
        return tuple(from_row(Seat, row) for row in rows)

    @reading
    def next_deadline(self, after: int) -> Work[int | None]:
        """When the next running clock will run out."""
        rows = yield do(
            """
            SELECT min(s.since + s.bank) AS deadline FROM seats s JOIN matches m ON m.id = s.match
            WHERE s.since IS NOT NULL AND s.since + s.bank > :after AND m.status = 'playing'
            """,
            after=after,
        )
        deadline: int | None = rows[0]["deadline"]
        return deadline

    @reading
    def waiting_for_bots(self, limit: int = 1000, *, since: int = 2**62) -> Work[tuple[str, ...]]:
        """Matches that wait for a bot, at least since then: what has to be taken up again after a restart."""
        rows = yield do(
            """
            SELECT m.id FROM matches m
            WHERE m.status = 'playing' AND m.updated <= :since AND EXISTS (
                SELECT 1 FROM seats s
                WHERE s.match = m.id AND s.bot IS NOT NULL AND (m.waiting >> s.seat) & 1 = 1
            )
            ORDER BY m.updated DESC, m.id
            LIMIT :limit
            """,
            limit=limit,
            since=since,
        )
        return tuple(row["id"] for row in rows)

    @reading
    def count(self, status: Literal["open", "playing", "over", "ended"]) -> Work[int]:
        rows = yield do("SELECT count(*) AS count FROM matches WHERE status = :status", status=status)
        count: int = rows[0]["count"]
        return count


def _page(
    rows: str, parameters: dict[str, Any], limit: int, after: str | None, *, urgent_first: bool = False
) -> Work[Page]:
    """One page of a list whose rows have, besides those of a match, the columns urgent and moment."""
    place, order = "(moment, id) < (:moment, :id)", "moment DESC, id DESC"  # an index serves this
    if urgent_first:
        place, order = "(urgent, moment, id) < (:urgent, :moment, :id)", "urgent DESC, moment DESC, id DESC"
    limit = max(1, min(limit, limits.PAGE))
    urgent, moment, id = START if after is None else _read_place(after)
    found = yield do(
        f"""
        SELECT {MATCH}, urgent, moment FROM ({rows}) AS listed
        WHERE {place}
        ORDER BY {order}
        LIMIT :limit
        """,
        **parameters,
        urgent=urgent,
        moment=moment,
        id=id,
        limit=limit + 1,
    )
    more, found = len(found) > limit, found[:limit]
    seats: dict[str, list[Seat]] = {row["id"]: [] for row in found}
    if seats:
        ids = {f"match_{index}": id for index, id in enumerate(seats)}
        of_these = ", ".join(f":{name}" for name in ids)
        for row in (
            yield do(f"SELECT {SEAT} FROM seats WHERE match IN ({of_these}) ORDER BY match, seat", **ids)
        ):
            seats[row["match"]].append(from_row(Seat, row))
    tables = tuple(Table(from_row(StoredMatch, row), tuple(seats[row["id"]])) for row in found)
    return Page(tables, _write_place(found[-1]) if more else None)


def _write_place(row: dict[str, Any]) -> str:
    place: Place = (row["urgent"], row["moment"], row["id"])
    return base64.urlsafe_b64encode(msgspec.json.encode(place)).decode().rstrip("=")


def _read_place(text: str) -> Place:
    try:
        urgent, moment, id = msgspec.json.decode(base64.urlsafe_b64decode(text + "=="), type=Place)
    except (binascii.Error, ValueError) as error:
        raise Unfit("There is no such page of the list.") from error
    return urgent, moment, limits.storable("id", id)

"""Matches and their seats."""

from collections.abc import Sequence
from typing import Any

from kesselhaus.store import limits
from kesselhaus.store.entries import insert_entry
from kesselhaus.store.news import News
from kesselhaus.store.problems import OutOfOrder, Unfit, Unknown
from kesselhaus.store.rows import Entry, Seat, StoredMatch, Table, Visibility, from_row, to_bits
from kesselhaus.store.work import Do, Repository, Work, do, reading, writing

MATCH = """
    id, game, seats, variants, edition, rules_version, automatic, pace, visibility, status, host, parent,
    parent_entry, options, created, updated, finished, result, waiting, entries, messages, told,
    colours, lesson
"""
SEAT = "match, seat, account, bot, name, bank, since, left_at"
MOST_SEATS = 60


class Matches(Repository):
    @writing
    def create(
        self,
        match: StoredMatch,
        seats: Sequence[Seat],
        components: bytes | None = None,
        entries: Sequence[Entry] = (),
    ) -> Work[bool]:
        """Write down a new match with its seats and, where it continues another, its first entries.

        False: the id is taken, choose another.
        """
        if [seat.seat for seat in seats] != list(range(match.seats)) or match.seats > MOST_SEATS:
            raise Unfit(
                f"The match {match.id!r} has {match.seats} seats, but not one row for each, in order."
            )
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            raise OutOfOrder(f"The first entries of match {match.id!r} are not numbered 1, 2, 3 …")
        rows = yield do(
            f"""
            INSERT INTO matches ({MATCH}, components)
            VALUES (
                :id, :game, :seats, :variants, :edition, :rules_version, :automatic, :pace, :visibility,
                :status, :host, :parent, :parent_entry, :options, :created, :updated, :finished, :result,
                :waiting, :entries, 0, :told, :colours, :lesson, :components
            )
            ON CONFLICT DO NOTHING
            RETURNING id
            """,
            **_columns(match),
            entries=len(entries),
            components=limits.data("components", components, limits.COMPONENTS),
        )
        if not rows:
            return False
        yield (
            *(_insert_seat(match.id, seat) for seat in seats),
            *(insert_entry(match.id, entry) for entry in entries),
        )
        yield News(match.id, "match", len(entries))
        return True

    @reading
    def get(self, id: str) -> Work[StoredMatch | None]:
        rows = yield do(f"SELECT {MATCH} FROM matches WHERE id = :id", id=id)
        return from_row(StoredMatch, rows[0]) if rows else None

    @reading
    def table(self, id: str) -> Work[Table | None]:
        """A match with its seats."""
        rows = yield do(f"SELECT {MATCH} FROM matches WHERE id = :id", id=id)
        if not rows:
            return None
        seats = yield do(f"SELECT {SEAT} FROM seats WHERE match = :id ORDER BY seat", id=id)
        return Table(from_row(StoredMatch, rows[0]), tuple(from_row(Seat, row) for row in seats))

    @reading
    def components(self, id: str) -> Work[bytes | None]:
        """The components file that was brought for the match; None: it is played with a shipped one."""
        rows = yield do("SELECT components FROM matches WHERE id = :id", id=id)
        if not rows:
            raise Unknown(f"There is no match {id!r}.")
        components: bytes | None = rows[0]["components"]
        return components

    @writing
    def change(
        self,
        id: str,
        at: int,
        *,
        host: str | None = None,
        visibility: Visibility | None = None,
        pace: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> Work[bool]:
        """Change what can be changed without an entry; None leaves as it is. False: the match is closed."""
        rows = yield do(
            """
            UPDATE matches
            SET host = coalesce(:host, host), visibility = coalesce(:visibility, visibility),
                pace = coalesce(:pace, pace), options = coalesce(:options, options), updated = :at
            WHERE id = :id AND status IN ('open', 'playing')
            RETURNING entries
            """,
            id=id,
            at=at,
            host=host,
            visibility=visibility,
            pace=None if pace is None else limits.json("pace", pace),
            options=None if options is None else limits.json("options", options),
        )
        if rows:
            yield News(id, "match", rows[0]["entries"])
        elif not (yield do("SELECT 1 AS there FROM matches WHERE id = :id", id=id)):
            raise Unknown(f"There is no match {id!r}.")
        return bool(rows)

    @writing
    def change_seat(self, old: Seat, new: Seat, at: int) -> Work[bool]:
        """Put somebody on a seat of a match that has not begun, or take somebody off.

        False: the seat is no longer in the hands in which `old` has it, or the match is no longer open. Once
        a match has begun, seats change hands by its entries.
        """
        if (old.match, old.seat) != (new.match, new.seat):
            raise Unfit("A seat can only be changed into itself.")
        before = {"match": old.match, "seat": old.seat, "held": old.account or "", "level": old.bot or ""}
        # The row of the match comes first, as in every work on a match: so none waits for another crosswise.
        rows = yield do(
            """
            UPDATE matches SET updated = :at
            WHERE id = :match AND status = 'open' AND EXISTS (
                SELECT 1 FROM seats s
                WHERE s.match = :match AND s.seat = :seat
                    AND coalesce(s.account, '') = :held AND coalesce(s.bot, '') = :level
            )
            RETURNING entries
            """,
            **before,
            at=at,
        )
        if not rows:
            return False
        changed = yield do(
            """
            UPDATE seats
            SET account = :account, bot = :bot, name = :name, bank = :bank, since = :since, left_at = :left_at
            WHERE match = :match AND seat = :seat
                AND coalesce(account, '') = :held AND coalesce(bot, '') = :level
            RETURNING seat
            """,
            **{**_seat_columns(new.match, new), **before},
        )
        if changed:
            yield News(old.match, "match", rows[0]["entries"])
        return bool(changed)


def _columns(match: StoredMatch) -> dict[str, Any]:
    return {
        "id": limits.filled("id", match.id, limits.ID),
        "game": limits.filled("game", match.game, limits.NAME),
        "seats": match.seats,
        "variants": limits.json("variants", match.variants),
        "edition": limits.filled("edition", match.edition, limits.LABEL),
        "rules_version": match.rules_version,
        "automatic": int(match.automatic),
        "pace": limits.json("pace", match.pace),
        "visibility": match.visibility,
        "status": match.status,
        "host": match.host,
        "parent": match.parent,
        "parent_entry": match.parent_entry,
        "options": limits.json("options", match.options),
        "created": match.created,
        "updated": match.updated,
        "finished": match.finished,
        "result": None if match.result is None else limits.json("result", match.result, limits.BODY),
        "waiting": to_bits(match.waiting),
        "told": None if match.told is None else limits.json("told", match.told),
        "colours": None if match.colours is None else limits.json("colours", match.colours),
        "lesson": limits.text("lesson", match.lesson, limits.NAME),
    }


def _insert_seat(match: str, seat: Seat) -> Do:
    return do(
        f"""
        INSERT INTO seats ({SEAT})
        VALUES (:match, :seat, :account, :bot, :name, :bank, :since, :left_at)
        """,
        **_seat_columns(match, seat),
    )


def _seat_columns(match: str, seat: Seat) -> dict[str, Any]:
    return {
        "match": match,
        "seat": seat.seat,
        "account": seat.account,
        "bot": limits.optional("bot", seat.bot, limits.NAME),
        "name": limits.text("name", seat.name, limits.NAME),
        "bank": seat.bank,
        "since": seat.since,
        "left_at": seat.left_at,
    }

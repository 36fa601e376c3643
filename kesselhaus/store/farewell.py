"""An account goes: what was its own is deleted, and in others' matches nothing tells any more who it was."""

from kesselhaus.store.news import News
from kesselhaus.store.work import Do, Repository, Work, do, writing

ELSEWHERE = """
    SELECT s.match FROM seats s WHERE s.account = :id
    UNION SELECT m.match FROM messages m WHERE m.account = :id
    UNION SELECT h.id FROM matches h WHERE h.host = :id
"""
OTHERS = "SELECT s.account FROM seats s WHERE s.match = matches.id AND s.account <> :id"

FORGET = (
    # Others who wait at a table that he has laid go on without him.
    f"""
    UPDATE matches SET host = ({OTHERS} ORDER BY s.seat LIMIT 1)
    WHERE host = :id AND status = 'open' AND EXISTS ({OTHERS})
    """,
    """
    UPDATE seats SET account = NULL, name = '', bank = NULL, since = NULL
    WHERE account = :id AND match IN (SELECT id FROM matches WHERE status = 'open')
    """,
    "UPDATE seats SET name = '' WHERE account = :id",
    "UPDATE messages SET name = '' WHERE account = :id",
    "DELETE FROM notices WHERE account = :id",
    "DELETE FROM seen WHERE account = :id",
    "DELETE FROM sessions WHERE account = :id",
    "DELETE FROM api_tokens WHERE account = :id",
    """
    UPDATE accounts
    SET name = NULL, name_key = NULL, password = NULL, display = '', settings = '{}', webhook = NULL
    WHERE id = :id
    """,
)
"""A row without any name stays: seats, messages and matches of others refer to it."""


class Farewell(Repository):
    @writing
    def forget(self, id: str) -> Work[None]:
        """Forget an account. Matches at which nobody else sits go with it."""
        alone = yield do(
            f"DELETE FROM matches WHERE host = :id AND NOT EXISTS ({OTHERS}) RETURNING id", id=id
        )
        # The rows of the matches come first, as in every work on a match.
        rows = yield do(
            f"UPDATE matches SET updated = updated WHERE id IN ({ELSEWHERE}) RETURNING id, entries", id=id
        )
        yield tuple(Do(statement, {"id": id}) for statement in FORGET)
        yield News(id, "account", 0)
        for row in alone:
            yield News(row["id"], "match", 0)
        for row in rows:
            yield News(row["id"], "match", row["entries"])

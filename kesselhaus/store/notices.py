"""Notices to send to webhooks, kept until they are delivered or given up."""

from kesselhaus.store.entries import insert_notice
from kesselhaus.store.rows import Notice, from_row
from kesselhaus.store.work import Repository, Work, do, writing

NOTICE = "match, number, account, body, due, attempts, problem"


class Notices(Repository):
    """Most notices are written with the entry that they are about."""

    @writing
    def add(self, notice: Notice) -> Work[None]:
        """A notice that no entry has led to: somebody's time has run out."""
        yield insert_notice(notice.match, notice.number, notice)

    @writing
    def claim(self, now: int, until: int, limit: int = 20) -> Work[tuple[Notice, ...]]:
        """Take notices that are due, for nobody else to take until then. It counts as an attempt.

        Who takes them says afterwards what became of each; who dies over it leaves them due again.
        """
        rows = yield do(
            f"""
            UPDATE notices SET due = :until, attempts = attempts + 1
            WHERE due <= :now AND (match, number, account) IN (
                SELECT n.match, n.number, n.account FROM notices n
                WHERE n.due <= :now ORDER BY n.due, n.match, n.number, n.account LIMIT :limit
            )
            RETURNING {NOTICE}
            """,
            now=now,
            until=until,
            limit=limit,
        )
        taken = (from_row(Notice, row) for row in rows)
        return tuple(sorted(taken, key=lambda notice: (notice.match, notice.number, notice.account)))

    @writing
    def done(self, notice: Notice) -> Work[None]:
        """Delivered, or given up."""
        yield do(
            "DELETE FROM notices WHERE match = :match AND number = :number AND account = :account",
            match=notice.match,
            number=notice.number,
            account=notice.account,
        )

    @writing
    def failed(self, notice: Notice, due: int, problem: str) -> Work[None]:
        """Not delivered; try again then."""
        yield do(
            """
            UPDATE notices SET due = :due, problem = :problem
            WHERE match = :match AND number = :number AND account = :account
            """,
            match=notice.match,
            number=notice.number,
            account=notice.account,
            due=due,
            problem=problem.replace("\0", " ")[:500],
        )

"""Editions of components that were shipped at some time."""

from kesselhaus.store import limits
from kesselhaus.store.work import Repository, Work, do, reading, writing


class Editions(Repository):
    @writing
    def keep(self, game: str, edition: str, components: bytes) -> Work[None]:
        """What is shipped now, for matches that are played with it when something else is shipped."""
        yield do(
            """
            INSERT INTO editions (game, edition, components) VALUES (:game, :edition, :components)
            ON CONFLICT DO NOTHING
            """,
            game=game,
            edition=edition,
            components=limits.data("components", components, limits.COMPONENTS),
        )

    @reading
    def get(self, game: str, edition: str) -> Work[bytes | None]:
        rows = yield do(
            "SELECT components FROM editions WHERE game = :game AND edition = :edition",
            game=game,
            edition=edition,
        )
        return rows[0]["components"] if rows else None

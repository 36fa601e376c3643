"""What always holds (section 8)."""

from collections.abc import Iterator

from kesselhaus.games.nucleum.state import Table


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold. `whole` says that the table stands between two steps."""
    yield from ()

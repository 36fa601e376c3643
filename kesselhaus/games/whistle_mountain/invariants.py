"""What always holds (section 8)."""

from collections.abc import Iterator

from kesselhaus.games.whistle_mountain.state import Table


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    yield from ()

"""Who follows a match hears what happens at the moment in which it happens."""

from typing import Any, Protocol

from kesselhaus.engine.state import Event, State


class Follower(Protocol):
    """Follows a match, also where it goes back. It keeps no table that it is shown: they change."""

    def hears(self, table: Any, event: Event, number: int) -> None:
        """The event of that number in the log, at the moment in which it is told."""

    def sees(self, table: Any, told: int, over: bool) -> None:
        """The table whenever something is asked, after so many events, and when all is over."""


class Ear(list[Event]):
    """Hears what happens in a step for somebody who follows it."""

    def __init__(self, table: State, told: int, follower: Follower) -> None:
        super().__init__()
        self._table, self._told, self._follower = table, told, follower

    def append(self, event: Event) -> None:
        self._follower.hears(self._table, event, self._told + len(self))
        super().append(event)

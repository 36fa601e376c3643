"""Work that somebody waits for."""

import asyncio
from collections.abc import Callable
from typing import Any

from kesselhaus.store.work import Work


class Job:
    def __init__(self, begin: Callable[[], Work[Any]], order: str, future: "asyncio.Future[Any]") -> None:
        self.begin = begin
        self.order = order
        self.future = future
        self.result: Any = None
        self.problem: Exception | None = None

    def tell(self) -> None:
        """Give the outcome to whoever waits for it."""
        if self.future.done():  # whoever waited has gone away
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)

"""Writes that share a transaction are done in an order that all processes agree on."""

from collections.abc import Callable
from typing import Any

import pytest

from kesselhaus.store.accounts import Sessions
from kesselhaus.store.entries import Entries
from kesselhaus.store.talk import Chat
from tests.store.house import NOON, entry, playing

pytestmark = pytest.mark.anyio


class Noting:
    """Where work is handed over; it notes what each belongs to."""

    def __init__(self) -> None:
        self.orders: list[str] = []

    async def write(self, begin: Callable[[], Any], order: str) -> None:
        self.orders.append(order)


async def test_work_is_ordered_by_what_it_belongs_to() -> None:
    driver: Any = Noting()
    await Chat(driver).say("m7", "ada", "Ada", "hello", NOON)
    await Entries(driver).append(entry("m3", 1), playing(0))
    await Sessions(driver).end_all("ada")
    await Sessions(driver).end_unseen(before=NOON)
    assert driver.orders == ["m7", "m3", "ada", ""]

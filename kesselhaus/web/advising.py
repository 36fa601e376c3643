"""Advice for people: who may have it where, asked of a worker of its own, and kept as long as it holds."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, TypeVar

from kesselhaus import protocol
from kesselhaus.protocol import OfMatch
from kesselhaus.store import Account
from kesselhaus.web.hall import Hall
from kesselhaus.web.limits import Asker
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.turns import TooMany, Turns
from kesselhaus.web.worker import Worker, WorkerLost

log = logging.getLogger("kesselhaus.advice")

KEPT = 500
"""So many answers are kept for who asks the same again."""
EACH, ADDRESS, HOUSE = 6, 12, 40
"""So much may wait to be thought about: of one visitor, of one address, of all together."""
SECONDS = 10.0
"""Advice that has not come by then is given up, and its worker is replaced."""

R = TypeVar("R")


class Advising:
    """What bots think, told to people."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._turns: Turns[Worker] = Turns((hall.workers.adviser,), EACH, ADDRESS, HOUSE)
        self.patience = SECONDS
        self._asked: OrderedDict[OfMatch[object], asyncio.Task[Any]] = OrderedDict()

    async def advice(
        self, table: LiveTable, look: protocol.Look, asker: Asker, at: int | None = None
    ) -> protocol.Advised:
        """What a search thinks of the options of the looking seat, or of whoever was asked in a match that
        is over.
        """
        self._require(table, look)
        if at is not None and not 1 <= at <= table.version:
            raise Refusal("no_such_moment")
        return await self._reply(table, protocol.Advise(table.id, table.version, look, at), asker)

    async def coaching(
        self, table: LiveTable, look: protocol.Look, asker: Asker, at: int | None = None
    ) -> protocol.Coached:
        """The best of these options with reasons."""
        self._require(table, look)
        if at is not None and not 1 <= at <= table.version:
            raise Refusal("no_such_moment")
        return await self._reply(table, protocol.Coach(table.id, table.version, look, at), asker)

    async def course(self, table: LiveTable, look: protocol.Look, asker: Asker) -> protocol.Evaluated:
        """The chances to win over the match, as far as the looking seat may know."""
        self._require(table, look)
        seat = None if table.match.status == "over" else look.seat
        return await self._reply(table, protocol.Evaluate(table.id, table.version, seat), asker)

    @staticmethod
    def _require(table: LiveTable, look: protocol.Look) -> None:
        """A match that is over is open to everybody; before that, the table must be one with advice."""
        if table.match.status == "over":
            return
        if not table.version:
            raise Refusal("not_playing")
        if not table.advised:
            raise Refusal("advice_off")
        if look.seat is None:
            raise Refusal("advice_seat")

    async def switch(self, table: LiveTable, account: Account, on: bool) -> None:
        """Where others sit too, it stays as it was when they sat down."""
        if not table.seats_of(account.id):
            raise Refusal("not_your_seat")
        if any(seat.account not in (None, account.id) for seat in table.seats) or not table.version:
            raise Refusal("advice_others")
        async with table.lock:
            options = {**table.match.options, "advice": on}
            changed = await self._hall.store.matches.change(table.id, self._hall.clock(), options=options)
            await self._hall.refresh(table)
        if not changed:
            raise Refusal("not_playing")
        self._hall.tell(table)

    # ------------------------------------------------------------------ asking the worker

    async def _reply(self, table: LiveTable, wanted: OfMatch[R], asker: Asker) -> R:
        """Who asks what is being thought about already waits for the same answer."""
        if wanted not in self._asked:
            self._asked[wanted] = asyncio.get_running_loop().create_task(self._ask(table, wanted, asker))
            self._clear_away()
        task = self._asked[wanted]
        self._asked.move_to_end(wanted)
        try:
            reply: R = await asyncio.shield(task)
        except Refusal:
            if self._asked.get(wanted) is task:
                del self._asked[wanted]
            raise
        return reply

    async def _ask(self, table: LiveTable, wanted: OfMatch[R], asker: Asker) -> R:
        """Everybody in turn: who asks a lot at once holds up himself."""
        try:
            async with self._turns.turn(asker):
                return await self._hall.workers.advise(table, wanted, self.patience)
        except TooMany:
            raise Refusal("advice_busy") from None
        except WorkerLost:
            log.warning("no advice for %s at %d", table.id, wanted.acts)
            raise Refusal("advice_lost") from None
        except Refusal:
            # The worker was given the table as it is now, and there its question is no longer open.
            if table.version != wanted.acts:
                raise Refusal("advice_lost") from None
            raise

    def _clear_away(self) -> None:
        done = [wanted for wanted, task in self._asked.items() if task.done()]
        for wanted in done[: len(self._asked) - KEPT]:
            # Whoever waited for a refusal has it; nobody else has to hear of it.
            self._asked.pop(wanted).exception()

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

"""The house answers for bots, and says no for whoever has let the table do so."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from kesselhaus import protocol
from kesselhaus.store.rows import Seat
from kesselhaus.web.acting import RULES_TROUBLE, Acting
from kesselhaus.web.background import Background
from kesselhaus.web.live import CLAIM, LiveTable, claim_of
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.thinking import PATIENCE, told_after

log = logging.getLogger("kesselhaus.hall")

FORGOTTEN = 2.0
"""A table that has waited for a bot for so many seconds is taken up, if it is nobody else's."""


class StandIns:
    """Those who play for others. Whatever goes wrong with one, its table goes on.

    Of several processes the one plays that has claimed the table.
    """

    def __init__(self, acting: Acting, tell: Callable[[LiveTable], None], background: Background) -> None:
        self._acting, self._tell, self._background = acting, tell, background

    def play(self, table: LiveTable) -> None:
        """If a bot is asked, or somebody for whom the table declines, the house sees to it meanwhile."""
        if table.match.status != "playing" or table.stopped is not None:
            return
        absent = next((seat for seat in table.match.waiting if seat in table.declining), None)
        if absent is not None:
            self._background.start(self._decline_for(table, absent, table.question))
        bot = next((seat for seat in table.match.waiting if table.seats[seat].bot is not None), None)
        if bot is not None and table.bot_asked != table.question:
            table.bot_asked = table.question
            self._background.start(self._think_and_answer(table, table.seats[bot], table.question))

    def _go_on(self, table: LiveTable) -> None:
        self._tell(table)
        self.play(table)

    async def _decline_for(self, table: LiveTable, seat: int, question: int) -> None:
        """The table was set to say no for somebody who is asked out of turn."""
        if not await self._acting.store.claim(table.claim):
            return
        option = (await self._acting.standing(table)).decline
        if option is None:
            return

        async def attempt() -> None:
            if seat in table.declining:
                await self._answer_for(table, seat, option, question)

        async with table.lock:
            with suppress(Refusal):
                await self._acting.in_order(attempt)
        if table.question != question:
            self._go_on(table)

    async def _answer_for(
        self, table: LiveTable, seat: int, option: int | dict[str, Any], question: int
    ) -> None:
        """The house answers a question for a seat, if that is still asked."""
        if table.question == question and table.match.status == "playing":
            await self._acting.act(table, protocol.GiveAnswer(table.id, table.version, seat, option), None)

    async def _think_and_answer(self, table: LiveTable, seat: Seat, question: int) -> None:
        """Whatever goes wrong here, the bot may be asked again."""
        try:
            if await self._acting.store.claim(table.claim):
                await self._let_bot_play(table, seat, question)
            else:
                table.bot_asked = 0
        except BaseException:
            table.bot_asked = 0
            raise

    async def _let_bot_play(self, table: LiveTable, seat: Seat, question: int) -> None:
        """A bot thinks in a worker of its own; whatever happens there, the table goes on."""
        try:
            async with told_after(PATIENCE, lambda: self._say_that_it_takes_long(table)):
                option, trouble = await self._acting.workers.think(table, seat)
        finally:
            table.thinking = None

        async def attempt() -> str | None:
            return await self._answer_or_first(table, seat.seat, option, question)

        async with table.lock:
            if table.question != question:
                return
            try:
                trouble = await self._acting.in_order(attempt) or trouble
            except Refusal as refused:
                # Somebody at the table may try again, go back or end it.
                table.bot_asked = 0
                if table.question == question:
                    table.trouble = refused.kind
                    self._tell(table)
                return
            # That a bot had to be helped is told until a person has moved.
            table.trouble = trouble or table.trouble
        self._go_on(table)

    def _say_that_it_takes_long(self, table: LiveTable) -> None:
        before = self._acting.workers.thinking.before(table.id) or 0
        if table.thinking != before:
            table.thinking = before
            self._tell(table)

    async def _answer_or_first(
        self, table: LiveTable, seat: int, option: int | dict[str, Any], question: int
    ) -> str | None:
        """What a bot has thought; if the rules refuse that, the first option, and what was wrong."""
        try:
            await self._answer_for(table, seat, option, question)
        except Refusal as refused:
            log.warning("the answer of a bot at %s was refused: %s", table.id, refused.kind)
            if refused.sentences is None:
                raise
            await self._answer_for(table, seat, 0, question)
            return "bot_failed"
        return None

    async def resume(self, since: int | None = None) -> None:
        """Tables that wait for a bot go on: after a start all of them, later those that have waited.

        A table that another process has claimed is left to it; when it dies, its claims are free.
        """
        lists = self._acting.store.lists
        for match in await (lists.waiting_for_bots(since=since) if since else lists.waiting_for_bots()):
            if not await self._acting.store.claim(claim_of(match)):
                continue
            table = await self._acting.table(match)
            if table is None or table.trouble in RULES_TROUBLE or table.bot_asked == table.question:
                continue
            async with table.lock:
                await self._acting.refresh(table)
            self.play(table)

    async def give_back_claims(self) -> None:
        """Of tables at which there is nothing left to do here."""
        store = self._acting.store
        for claim in store.claimed:
            if claim.startswith(CLAIM):
                table = self._acting.tables.known(claim.removeprefix(CLAIM))
                if table is None or table.match.status != "playing":
                    await store.give_back(claim)

"""What visitors bring to be read: by workers of their own, everybody in turn, and never for long."""

import asyncio
import logging
from collections import OrderedDict
from typing import TypeVar

from kesselhaus import protocol
from kesselhaus.engine.components import ComponentError
from kesselhaus.languages import LANGUAGES
from kesselhaus.store import StoredMatch
from kesselhaus.web.editions import Edition, absurd, is_shipped, unfit
from kesselhaus.web.limits import Asker
from kesselhaus.web.refusals import Busy, Refusal
from kesselhaus.web.texts import say
from kesselhaus.web.turns import TooMany, Turns
from kesselhaus.web.worker import Worker, WorkerLost
from kesselhaus.web.workers import Workers

log = logging.getLogger("kesselhaus.papers")

SECONDS = 10.0
"""What has not been read by then is given up, and its worker is replaced."""
EACH, ADDRESS, HOUSE = 4, 12, 40
"""So much may wait to be read: of one visitor, of one address, of all together."""
USUAL = 2
"""Seconds that a large record takes; who is to come again later is told by that."""
EDITIONS = 200
"""Of so many editions it is kept what is different in them."""
R = TypeVar("R")
THE_HOUSE = Asker("the house itself", "the house itself")


class Papers:
    """Reads components and records."""

    def __init__(self, workers: Workers, shelf: protocol.Shelf) -> None:
        self._shelf = shelf
        self._turns: Turns[Worker] = Turns(workers.readers, EACH, ADDRESS, HOUSE)
        self.patience = SECONDS
        self._editions: OrderedDict[tuple[str, str], asyncio.Task[Edition]] = OrderedDict()

    @property
    def wishes(self) -> int:
        """What waits to be read, or is being read."""
        return self._turns.wishes

    async def record(self, asker: Asker, data: bytes) -> protocol.ReadOut:
        """The match that a record tells of."""
        reply = await self._ask(asker, protocol.Read(data), "unfit_record")
        match reply:
            case protocol.ReadOut():
                return reply
            case protocol.Unfit():
                why = {lang: unfit(_error(reply), lang) for lang in LANGUAGES}
            case protocol.NotEvenRead():
                why = {lang: absurd(reply.fault, reply.line, lang) for lang in LANGUAGES}
            case protocol.NoRecord():
                why = dict.fromkeys(LANGUAGES, reply.why)
        raise Refusal(
            "unfit_record", {lang: f"{say('unfit_record', lang)} {why[lang]}" for lang in LANGUAGES}
        )

    async def components(self, asker: Asker, brought: protocol.Unpack) -> protocol.Unpacked:
        """Components that can be played with. Raises ComponentError."""
        reply = await self._ask(asker, brought, "components_failed")
        if isinstance(reply, protocol.Unfit):
            raise _error(reply)
        return reply

    async def follow(
        self, asker: Asker, setup: protocol.Setup, acts: list[protocol.Act]
    ) -> protocol.Standing:
        """Where the acts of a match that is about to be laid lead to."""
        return await self._ask(asker, protocol.Follow(setup, acts), "rules_failed")

    async def example(self, asker: Asker, game: str, example: str) -> protocol.Opened:
        """The position of an example of the spec, as the start of a match."""
        return await self._ask(asker, protocol.OpenExample(game, example), "rules_failed")

    async def _ask(self, asker: Asker, paper: protocol.Request[R], failed: str) -> R:
        try:
            async with self._turns.turn(asker) as reader:
                reply = await reader.ask(paper, self.patience)
        except TooMany:
            seconds = USUAL * (1 + self._turns.wishes // 2)
            sentences = {lang: say("papers_full", lang, seconds=seconds) for lang in LANGUAGES}
            raise Busy("papers_full", seconds, sentences) from None
        except WorkerLost:
            raise Refusal("papers_lost") from None
        if isinstance(reply, protocol.No):
            raise Refusal(reply.kind)
        if isinstance(reply, protocol.Trouble):
            log.warning("%s could not be read:\n%s", type(paper).__name__, reply)
            raise Refusal(failed)
        return reply

    # ------------------------------------------------------------------ editions

    async def edition(self, match: StoredMatch, components: bytes | None) -> Edition:
        """What a match is played with. Each edition is compared with the shipped one once."""
        if is_shipped(self._shelf, match):
            return Edition(match.edition, shipped=True)
        if components is None or match.game not in self._shelf.games:
            return Edition(match.edition, shipped=False, differences=None)
        key = match.game, match.edition
        if key not in self._editions:
            compared = self._compared(match, components)
            self._editions[key] = asyncio.get_running_loop().create_task(compared)
            while len(self._editions) > EDITIONS:
                self._editions.popitem(last=False)
        self._editions.move_to_end(key)
        return await asyncio.shield(self._editions[key])

    async def _compared(self, match: StoredMatch, components: bytes) -> Edition:
        try:
            read = await self.components(THE_HOUSE, protocol.Unpack(match.game, components))
        except (Refusal, ComponentError) as error:
            log.warning("the edition of %s was not compared: %s", match.id, error)
            self._editions.pop((match.game, match.edition), None)
            return Edition(match.edition, shipped=False, differences=None)
        return Edition(match.edition, shipped=False, differences=tuple(read.differences))


def _error(found: protocol.Unfit) -> ComponentError:
    return ComponentError("components.toml", found.where, found.fault, found.line)

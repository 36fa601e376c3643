"""The tables that are being played on, kept in the memory of this process."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from random import Random, SystemRandom
from typing import Any

from kesselhaus.bots import BOTS, Bot
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import Refused

AT_MOST = 300
"""So many tables are kept; the one that was left alone longest makes room for a new one."""


class Table:
    """A match and who plays it: people around one screen, bots on the other seats."""

    def __init__(
        self, game: Game[Any], seats: int, variants: Iterable[str], bot: str | None, chance: Random
    ) -> None:
        """With a kind of bot, one person plays against such bots; without, people sit on all seats."""
        self.key = secrets.token_urlsafe(9)
        self.match: Match[Any] = Match(game, seats, frozenset(variants), chance=chance)
        self.lock = asyncio.Lock()
        self.person = None if bot is None else chance.randrange(seats)
        """The seat of the one person who plays against bots."""
        self._bots: dict[int, Bot] = {}
        if bot is not None:
            self._bots = {seat: BOTS[bot](chance) for seat in range(seats) if seat != self.person}
        self._let_bots_play()

    @property
    def viewer(self) -> int | None:
        """Whose table the page shows: the one person's, or the asked one's of several around the screen."""
        if self.person is not None:
            return self.person
        question = self.match.question
        return question.seat if isinstance(question, Ask) else None

    def answer(self, index: int, version: int) -> None:
        """Take the option of that index in the list that was shown with that version, or refuse."""
        question = self._open_question(version)
        if not 0 <= index < len(question.options):
            count = len(question.options)
            raise Refused("illegal", question.options, given=index, count=count, rule=question.rule)
        self.match.answer(question.options[index], seat=question.seat, version=version)
        self._let_bots_play()

    def undo(self, version: int) -> None:
        """Take back the last answer, as long as nothing new was shown since."""
        if version != self.match.version:
            raise Refused("stale", given=version, version=self.match.version)
        if not self.match.view(self.viewer).can_undo:
            raise Refused("no_undo")
        self.match.undo()

    def _open_question(self, version: int) -> Ask:
        question = self.match.question
        if not isinstance(question, Ask):
            raise Refused("over")
        if version != self.match.version:
            raise Refused("stale", question.options, given=version, version=self.match.version)
        return question

    def _let_bots_play(self) -> None:
        while isinstance(question := self.match.question, Ask) and question.seat in self._bots:
            choice = self._bots[question.seat].choose(self.match.view(question.seat))
            self.match.answer(choice, seat=question.seat)


class Tables:
    """All tables by key, the one used last at the end."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def open(self, game: Game[Any], seats: int, variants: Iterable[str], bot: str | None) -> Table:
        """A new table. Raises ValueError with a sentence if it cannot be laid."""
        table = Table(game, seats, variants, bot, SystemRandom())
        self._tables[table.key] = table
        if len(self._tables) > AT_MOST:
            self._tables.popitem(last=False)
        return table

    def find(self, key: str) -> Table | None:
        table = self._tables.get(key)
        if table is not None:
            self._tables.move_to_end(key)
        return table

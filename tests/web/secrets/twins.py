"""Two worlds that differ only in a secret, played side by side: everything that leaves them is compared."""

from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.state import Event
from tests.web.secrets.houses import EVE, NAMES, World
from tests.web.secrets.looking import Told, advised, denied, letters, supposed, told
from tests.web.secrets.worlds import Pair
from tests.web.table.site import Line

PUBLIC = {
    "planet_steam": {
        "PS-45": "who has no credits gets the aid, and everybody sees it",
        "PS-150": "when all have named a number for the river, all numbers are shown",
        "PS-68": "who cannot open the bidding for a zone is passed over",
        "PS-183": "who cannot open the bidding for the Independent Carrier is passed over",
    },
}
"""What a rule makes public of a secret: the worlds are then different for everybody."""
AROUND = 80
"""So many characters are told before and after the place where two replies begin to differ."""


class Difference(Struct, frozen=True):
    """What one world told and the other did not, and could not have."""

    game: str
    seed: int
    move: int
    name: str
    what: str
    one: str
    other: str


class Account(Struct):
    """What was compared, and what was found."""

    pairs: Counter[str] = field(default_factory=Counter)
    moments: int = 0
    replies: int = 0
    characters: int = 0
    asked: set[str] = field(default_factory=set)
    """For what, with the ids of tables."""
    secrets: Counter[str] = field(default_factory=Counter)
    """How many pairs differ in a field."""
    public: Counter[str] = field(default_factory=Counter)
    """How many pairs came to an end by a rule that makes the secret public."""
    ended: Counter[str] = field(default_factory=Counter)
    """How many came to an end otherwise."""
    differences: list[Difference] = field(default_factory=list)


class Twins:
    """One pair, played in both houses."""

    def __init__(self, pair: Pair, worlds: tuple[World, World], account: Account) -> None:
        self.pair, self.worlds, self.account = pair, worlds, account
        self.chance = Random(f"{pair.game} {pair.seed} moves")
        self.move = 0
        own = () if pair.eyes is None else (NAMES[pair.eyes],)
        self.names = (*own, EVE, "")
        self.lines: dict[str, tuple[Line, Line]] = {}
        self.pages: dict[str, tuple[Told, Told]] = {name: ({}, {}) for name in self.names}

    async def compare(self, moves: int) -> None:
        pair, account = self.pair, self.account
        account.pairs[pair.game] += 1
        account.secrets.update(pair.differ)
        for number, world in enumerate(self.worlds):
            await world.lay(pair, number)
        async with AsyncExitStack() as stack:
            for name in self.names:
                both = [
                    await stack.enter_async_context(
                        world.person(name).line(f"/t/{world.table.id}/live?version=0")
                    )
                    for world in self.worlds
                ]
                self.lines[name] = both[0], both[1]
                await self._hear(name, 1)
            ended = await self._play(moves)
        account.ended[ended] += 1

    async def _play(self, moves: int) -> str:
        """Why it was over."""
        while True:
            await self._look()
            if self.move == moves:
                await self._go_back()
                return "played as far as it should"
            if (ended := await self._answer()) is not None:
                return ended

    async def _look(self) -> None:
        self.account.moments += 1
        first, last = self.move == 0, self.move % 3 == 2
        for name in self.names:
            await self._hold([await told(world, name) for world in self.worlds], name)
            if first and name in (EVE, ""):
                await self._hold([await denied(world, name) for world in self.worlds], name)
            if name and first:
                await self._hold([await supposed(world, name) for world in self.worlds], name)
            if name and (first or last):
                await self._hold([await advised(world, name) for world in self.worlds], name)

    async def _answer(self) -> str | None:
        """The same answer in both worlds, by whoever is asked. Why the pair is over, if it is."""
        asked = [world.live.match.question for world in self.worlds]
        one, other = asked
        assert isinstance(one, Ask)
        assert isinstance(other, Ask)
        if one.seat != other.seat:
            return "different seats were asked"
        both = [option for option in one.options if option in other.options]
        if not both:
            return "no answer was possible in both"
        option, name = self.chance.choice(both), NAMES[one.seat]
        by_program = self.move % 2 == 1
        send = self._send_by_program if by_program else self._send
        replies = [await send(world, name, option, one.seat) for world in self.worlds]
        if name in self.names and not by_program:
            await self._hold(replies, name)
        self.move += 1
        before = [len(world.live.match.log) for world in self.worlds]
        for world in self.worlds:
            world.follow()
        if rule := self._public_rule(before):
            self.account.public[rule] += 1
            return "a rule made it public"
        if name in self.names and by_program:
            # This reply tells the table that follows, too.
            await self._hold(replies, name)
        if any(world.table.match.status != "playing" for world in self.worlds):
            return "the match was over"
        for name in self.names:
            await self._hear(name, self.worlds[0].table.version)
        return None

    @staticmethod
    def _answer_of(world: World, option: Any, seat: int) -> dict[str, object]:
        return {
            "version": world.table.version,
            "seat": seat,
            "option": list(world.live.match.question.options).index(option),  # type: ignore[union-attr]
            "request": f"move-{world.table.version}",
        }

    async def _send_by_program(self, world: World, name: str, option: Any, seat: int) -> Told:
        body = msgspec.json.encode(self._answer_of(world, option, seat))
        path = f"/api/tables/{world.table.id}/answer"
        reply = await world.person(name)._request("POST", path, body, {"authorization": f"Bearer {name}"})
        return {"POST answer by program": f"{reply.status} {reply.text}"}

    async def _send(self, world: World, name: str, option: Any, seat: int) -> Told:
        """As a careful person does: if the house asks whether the turn shall end, it shall."""
        person, key, fields = world.person(name), world.table.id, self._answer_of(world, option, seat)
        reply = await person.send(f"/t/{key}/answer", **fields, live=1)
        found = {"POST answer": f"{reply.status} {reply.text}"}
        if "confirm" in reply.data:
            sure = await person.send(f"/t/{key}/answer", **fields, confirmed=1, live=1)
            found["POST answer, sure"] = f"{sure.status} {sure.text}"
        return found

    def _public_rule(self, before: list[int]) -> str | None:
        """The rule by which the first event that only one world tells the eyes is public."""
        told_since = [
            [event for event in world.live.match.log[count:] if self._is_told(event)]
            for world, count in zip(self.worlds, before, strict=True)
        ]
        for one, other in zip(*told_since, strict=False):
            if one != other:
                rules = {one.rule, other.rule} & PUBLIC.get(self.pair.game, {}).keys()
                return next(iter(rules), None)
        longer = max(told_since, key=len)[min(map(len, told_since)) :]
        known = PUBLIC.get(self.pair.game, {})
        return longer[0].rule if longer and longer[0].rule in known else None

    @staticmethod
    def _is_told(event: Event) -> bool:
        return event.seats is None

    async def _go_back(self) -> None:
        """Whoever moved last asks to take back, and all others agree."""
        seat, seats = self.worlds[0].table.entries[-1].seat, range(self.pair.seats)
        if seat is None:
            return
        await self._wish("ask-undo", NAMES[seat], {})
        for other in seats:
            if other != seat:
                await self._wish("agree", NAMES[other], {"entry": self.move + 1})
        for world in self.worlds:
            world.follow()
        for name in self.names:
            await self._hear(name, self.worlds[0].table.version, exactly=False)
        await self._look()

    async def _wish(self, wish: str, name: str, fields: dict[str, int]) -> None:
        replies = []
        for world in self.worlds:
            reply = await world.person(name).send(f"/t/{world.table.id}/{wish}", **fields)
            replies.append({f"POST {wish}": f"{reply.status} {reply.text}"})
        if name in self.names:
            await self._hold(replies, name)

    async def _hear(self, name: str, version: int, *, exactly: bool = True) -> None:
        """What was told over the open lines, or the pages that came of it: how many letters several wishes at
        once make is a matter of how busy the house is.
        """
        heard = [await letters(line, version) for line in self.lines[name]]
        pages = self.pages[name]
        for page, said in zip(pages, heard, strict=True):
            for letter in said:
                page.update(letter.get("regions", {}), title=letter.get("title", ""))
        if exactly:
            await self._hold([{"line": msgspec.json.encode(each).decode()} for each in heard], name)
        await self._hold([dict(page) for page in pages], name)

    async def _hold(self, replies: list[Told], name: str) -> None:
        """One against the other, byte by byte."""
        for what in replies[0] | replies[1]:
            one, other = (reply.get(what, "") for reply in replies)
            self.account.replies += 1
            self.account.asked.add(what)
            self.account.characters += len(one)
            if one != other:
                at = next((n for n in range(len(one)) if one[n : n + 1] != other[n : n + 1]), len(one))
                shown = slice(max(0, at - AROUND), at + AROUND)
                where = (self.pair.game, self.pair.seed, self.move, name or "nobody", what)
                self.account.differences.append(Difference(*where, one[shown], other[shown]))

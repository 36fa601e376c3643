"""Telling the open pages of a table what has changed: each different look is drawn once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from kesselhaus.protocol import Answered, Drawn, Look
from kesselhaus.web.entries import act_of
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pace import left
from kesselhaus.web.pages.surroundings import Surroundings, drawn_surroundings, line_list
from kesselhaus.web.pages.waiting import waiting_regions
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.surroundings import surroundings
from kesselhaus.web.watcher import Eyes, Watcher

log = logging.getLogger("kesselhaus.hall")

Draw = Callable[[LiveTable, Sequence[Look]], Awaitable[Mapping[Look, Drawn]]]
AT_ONCE = 4
"""So many looks are drawn before the first of them is told."""
Stand = Callable[[LiveTable], Awaitable[object]]


class Telling:
    """Who is told what, and when."""

    def __init__(self, draw: Draw, stand: Stand, levels: tuple[str, ...], clock: Callable[[], int]) -> None:
        self._draw, self._stand, self._levels, self._clock = draw, stand, levels, clock
        self._rung: set[asyncio.Task[None]] = set()

    async def tell(self, table: LiveTable) -> None:
        """Everybody who looks is sent what is new to him. Whatever fails here holds up nobody."""
        self._set_alarm(table)
        await self._know_secrets(table)
        looks: dict[Look, list[Watcher]] = {}
        for watcher in list(table.watchers):
            if watcher.kind != "playing":
                self._send(table, watcher, self.waiting_letter(table, watcher))
            else:
                looks.setdefault(table.look(watcher.eyes)[0], []).append(watcher)
        wanted = list(looks)
        for some in (wanted[start : start + AT_ONCE] for start in range(0, len(wanted), AT_ONCE)):
            drawn: Mapping[Look, Drawn] = {}
            try:
                drawn = await self._draw(table, some)
            except Refusal as refused:
                log.warning("the table %s could not be drawn: %s", table.id, refused.kind)
            for look in some:
                for watcher in looks[look]:
                    # Whose seat or table has changed while it was drawn is told by the next round.
                    if table.look(watcher.eyes)[0] == look:
                        self._send(table, watcher, self.letter(table, watcher, drawn.get(look)))

    async def _know_secrets(self, table: LiveTable) -> None:
        """Who holds several seats is shown a curtain between them where the match has secrets."""
        several = any(len(table.seats_of(watcher.eyes.account)) > 1 for watcher in table.watchers)
        if several and table.standing is None and table.match.status == "playing":
            with suppress(Refusal):
                await self._stand(table)

    def letter(self, table: LiveTable, watcher: Watcher, drawn: Drawn | None) -> dict[str, Any] | None:
        """What is new to a page; without a drawing only what is the matter."""
        if drawn is not None and drawn.acts < watcher.version:
            return None
        surroundings = self.surroundings(table, watcher.eyes, drawn)
        if drawn is None:
            return {
                "regions": watcher.remember(
                    watcher.version, {"affairs": drawn_surroundings(surroundings)["affairs"]}
                )
            }
        if surroundings != watcher.surroundings:
            watcher.surroundings, watcher.around = surroundings, drawn_surroundings(surroundings)
        regions = watcher.remember(drawn.acts, {**drawn.regions, **watcher.around}, drawn)
        letter = {"version": drawn.acts, "regions": regions, "title": drawn.title, "mine": drawn.mine}
        more = watcher.remember_lines(drawn.lines)
        if more is None:
            regions["lines"] = line_list(drawn.lines)
        elif more:
            letter["more"] = more
        letter["other"] = _is_by_another(table, watcher.eyes, drawn.acts)
        letter["over"] = table.match.status != "playing"
        letter["cut"] = drawn.cut
        letter["chat"] = surroundings.messages
        return letter

    def whole(self, table: LiveTable, watcher: Watcher, drawn: Drawn) -> dict[str, Any]:
        """Everything, for a page that was away."""
        watcher.remember_lines(drawn.lines)
        regions = {**drawn.regions, **drawn_surroundings(self.surroundings(table, watcher.eyes, drawn))}
        watcher.remember(drawn.acts, regions, drawn)
        return {
            "version": drawn.acts,
            "whole": True,
            "regions": {**regions, "lines": line_list(drawn.lines)},
            "title": drawn.title,
            "mine": drawn.mine,
            "cut": drawn.cut,
            "chat": table.match.messages,
        }

    def waiting_letter(self, table: LiveTable, watcher: Watcher) -> dict[str, Any]:
        """For the waiting room and the result; when the match begins, the page is to be looked at anew."""
        if table.match.status != watcher.kind:
            return {"go": f"/t/{table.id}"}
        surroundings = self.surroundings(table, watcher.eyes, None)
        return {"regions": watcher.remember(0, waiting_regions(surroundings)), "chat": surroundings.messages}

    def surroundings(self, table: LiveTable, eyes: Eyes, drawn: Drawn | None) -> Surroundings:
        return surroundings(table, eyes, drawn, self._levels, self._clock())

    def same(self, table: LiveTable, watcher: Watcher, drawn: Drawn) -> dict[str, Any]:
        """For a page that was loaded a moment ago: its drawing is up to date, what is around may not be."""
        watcher.remember_lines(drawn.lines)
        around = drawn_surroundings(self.surroundings(table, watcher.eyes, drawn))
        watcher.shows(drawn.acts, drawn.regions, drawn)
        regions = watcher.remember(drawn.acts, around, drawn)
        return {
            "version": drawn.acts,
            "regions": regions,
            "mine": drawn.mine,
            "chat": table.match.messages,
        }

    def _send(self, table: LiveTable, watcher: Watcher, letter: dict[str, Any] | None) -> None:
        if letter is not None and not watcher.tell(letter):
            table.watchers.discard(watcher)

    def _set_alarm(self, table: LiveTable) -> None:
        """When a clock runs out, the others are offered what they may do."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if table.match.status != "playing" or not table.watchers:
            return
        now = self._clock()
        times = [left(seat, now) for seat in table.seats if seat.since is not None]
        ahead = [time for time in times if time is not None and time > 0]
        if ahead:
            seconds = min(min(ahead) / 1000 + 0.05, 86_400.0)
            table.alarm = asyncio.get_running_loop().call_later(seconds, self._ring, table)

    def _ring(self, table: LiveTable) -> None:
        task = asyncio.get_running_loop().create_task(self.tell(table))
        self._rung.add(task)
        task.add_done_callback(self._rung.discard)


def _is_by_another(table: LiveTable, eyes: Eyes, version: int) -> bool:
    """Whether the move that led to a version is shown to somebody as another's."""
    entry = table.entries[version - 1] if 0 < version <= table.version else None
    act = None if entry is None else act_of(entry)
    if not isinstance(act, Answered):
        return False
    # What a lesson shows is watched, too.
    return act.seat not in table.seats_of(eyes.account) or act.shown

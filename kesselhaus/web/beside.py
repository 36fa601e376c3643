"""What the people at a table do beside the rules while a match runs: leave, hand over, grant time, end it."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kesselhaus.protocol import Act, BrokenOff, Declining, Left, TakenOver, TimeAgreed, TimeGranted
from kesselhaus.store import Account, Change, Seat
from kesselhaus.store.rows import Status
from kesselhaus.web.company import bot_name
from kesselhaus.web.consent import Consent, require_at_table
from kesselhaus.web.entries import act_of, entry_of
from kesselhaus.web.granting import has_run_out, still_to_agree
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal

MOST_SET = 6
"""So often between two moves the table can be set to decline for a seat, or no longer to."""


class Noted(Struct, frozen=True):
    """What is written down beside the rules, and what it changes."""

    act: Act
    seats: tuple[Seat, ...] = ()
    status: Status = "playing"
    options: dict[str, Any] | None = None


class Beside:
    """None of it is a move; every bit of it is an entry."""

    def __init__(self, hall: Hall, consent: Consent) -> None:
        self.hall, self.consent = hall, consent

    async def leave(self, table: LiveTable, account: Account) -> None:
        """Leave for good. The others may wait, let a bot take over, or end the table."""

        async def left() -> Noted:
            now, mine = self.hall.clock(), table.seats_of(account.id)
            gone = tuple(replace(table.seats[seat], left_at=now, since=None) for seat in mine)
            return Noted(Left(left=list(mine)), seats=gone)

        await self._note(table, account, left)
        await self.consent.go_back_if_nobody_objects(table)

    async def let_bot_take_over(self, table: LiveTable, account: Account, number: int, level: str) -> None:
        """For somebody who has left or whose time has run out."""

        async def handed_over() -> Noted:
            seat = table.seat(number)
            if not self.is_absent(seat):
                raise Refusal("still_there")
            name = bot_name(table.id, table.called)
            bot = replace(seat, account=None, bot=level, name=name, bank=None, since=None, left_at=None)
            return Noted(TakenOver(seat=number, level=level), seats=(bot,))

        await self._note(table, account, handed_over)
        await self.consent.go_back_if_nobody_objects(table)

    async def decline_for(self, table: LiveTable, account: Account, number: int, on: bool) -> None:
        """From now on the table says no, or no longer, when a seat is asked out of turn. Everybody sets that
        for himself; for somebody else only while he is asked so and has no page of the table open.
        """

        async def set_to() -> Noted | None:
            seat = table.seat(number)
            if seat.account != account.id and not (on and await self._keeps_waiting(table, seat)):
                raise Refusal("still_there")
            if (number in table.declining) == on:
                return None
            if _times_set(table, number) >= MOST_SET:
                raise Refusal("set_too_often")
            seats = {*table.declining, number} if on else {*table.declining} - {number}
            options = {**table.match.options, "declining": sorted(seats)}
            return Noted(Declining(seat=number, declines=on), options=options)

        await self._note(table, account, set_to)

    async def _keeps_waiting(self, table: LiveTable, seat: Seat) -> bool:
        declined = (await self.hall.found_standing(table)).decline is not None
        return seat.seat in table.match.waiting and declined and not table.is_here(seat.account)

    async def grant_time(self, table: LiveTable, account: Account, number: int) -> None:
        """A full bank for somebody else, whose time has run out, as soon as all agree who have to."""

        async def granted() -> Noted | None:
            seat, pace, now = table.seat(number), table.pace, self.hall.clock()
            if pace.kind == "untimed":
                raise Refusal("no_clock")
            if seat.account == account.id:
                raise Refusal("grant_to_others")
            if not has_run_out(seat, now):
                raise Refusal("still_there")
            mine = table.seats_of(account.id)
            missing = still_to_agree(table, number, now)
            if {*missing} - {*mine}:
                return Noted(TimeAgreed(seat=number, agreed=list(mine))) if {*mine} & {*missing} else None
            fresh = replace(seat, bank=pace.bank, since=now)
            return Noted(TimeGranted(seat=number, granted=pace.bank), seats=(fresh,))

        await self._note(table, account, granted)

    async def try_again(self, table: LiveTable, account: Account) -> None:
        """After trouble with rules or bots somebody at the table lets it go on."""
        require_at_table(table, account)
        table.trouble = None
        await self.consent.go_back_if_nobody_objects(table)
        self.hall.go_on(table)

    async def end(self, table: LiveTable, account: Account) -> None:
        """End the table without a result; only where somebody is missing, or everybody else is a bot."""

        async def ended() -> Noted:
            others = [seat for seat in table.seats if seat.account not in (None, account.id)]
            if others and not any(self.is_absent(seat) for seat in others):
                raise Refusal("others_play")
            return Noted(BrokenOff(by=account.id), status="ended")

        await self._note(table, account, ended)

    def is_absent(self, seat: Seat) -> bool:
        """Has left, or has no time left."""
        return seat.left_at is not None or has_run_out(seat, self.hall.clock())

    async def _note(
        self, table: LiveTable, account: Account, noted: Callable[[], Awaitable[Noted | None]]
    ) -> None:
        """An entry that is no move, if there is something to write. What speaks against it is looked for
        under the lock, so that nothing happens between the look and the writing; and again, if another
        process has written first.
        """

        async def attempt() -> None:
            require_at_table(table, account)
            note, now = await noted(), self.hall.clock()
            if note is None:
                return
            entry = entry_of(table.id, table.version + 1, note.act, now)
            change = Change(
                status=note.status,
                waiting=table.match.waiting if note.status == "playing" else (),
                finished=now if note.status == "ended" else None,
                seats=note.seats,
                options=note.options,
            )
            await self.hall.note(table, entry, change)

        await self.hall.carry_out(table, attempt)


def _times_set(table: LiveTable, number: int) -> int:
    acts = map(act_of, table.entries[table.question :])
    return sum(isinstance(act, Declining) and act.seat == number for act in acts)

"""Matches that begin in the middle: what-ifs from any moment of another, and records that somebody brings."""

import secrets
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from kesselhaus import protocol
from kesselhaus.store import Account, Seat, StoredMatch
from kesselhaus.web.company import bot_names
from kesselhaus.web.entries import entry_of
from kesselhaus.web.house import House
from kesselhaus.web.limits import Asker
from kesselhaus.web.live import LiveTable
from kesselhaus.web.names import seat_name
from kesselhaus.web.noting import kept
from kesselhaus.web.pace import UNTIMED
from kesselhaus.web.refusals import Refusal

ALONE = "alone"


class Imported(Struct, frozen=True):
    """A record that lies on a table of its own now; `problem` says where it could not be followed further."""

    table: LiveTable
    problem: str


async def what_if(
    house: House,
    table: LiveTable,
    account: Account,
    at: int,
    company: str,
    *,
    puzzle: bool = False,
    wanted: int | None = None,
) -> LiveTable:
    """A private table that goes on from a moment of another one, which is not touched.

    A match that is over is continued with its whole past. From any other only what the own seat may know is
    taken along, for a spectator what everybody knows; the rest is made up. A puzzle comes without advice:
    what the coach would have answered is to be found, from the seat that is wanted.
    """
    if not 1 <= at <= table.version:
        raise Refusal("no_such_moment")
    mine, waiting = table.seats_of(account.id), table.match.waiting
    eyes = next((seat for seat in waiting if seat in mine), mine[0] if mine else None)
    if table.match.status == "over":
        eyes = eyes if wanted is None else table.seat(wanted).seat
        acts = table.acts[: min(at, table.followed)]
    else:
        async with table.lock:
            branched = await house.workers.ask(table, protocol.BranchOff(table.id, table.version, eyes, at))
        acts = [branched.act]
    seat = eyes if eyes is not None else next(iter(waiting), 0)
    match = msgspec.structs.replace(
        table.match,
        id=secrets.token_urlsafe(9),
        pace=msgspec.to_builtins(UNTIMED),
        visibility="private",
        host=account.id,
        parent=table.id,
        parent_entry=at,
        options={"what_if": True, "puzzle": True} if puzzle else {"what_if": True, "advice": True},
        lesson="",
        messages=0,
    )
    seats = _company(table, match.id, account, seat, company)
    components = table.setup.components
    setup = protocol.Setup(match.id, match.game, match.seats, match.variants, components, match.automatic)
    standing = await house.papers.follow(Asker(account.id, account.id), setup, acts)
    return await _lay(house, match, acts, standing, seats, components)


async def example(
    house: House, game: protocol.GameOnShelf, name: str, account: Account, asker: Asker, level: str
) -> LiveTable:
    """A private table that begins with an example of the spec, against bots. Raises Refusal."""
    opened, now = await house.papers.example(asker, game.key, name), house.clock()
    match = StoredMatch(
        id=secrets.token_urlsafe(9),
        game=game.key,
        seats=opened.seats,
        variants=opened.variants,
        edition=game.edition,
        rules_version=game.rules_version,
        automatic=opened.automatic,
        pace=msgspec.to_builtins(UNTIMED),
        visibility="private",
        host=account.id,
        parent_entry=0,
        options={"what_if": True, "advice": True},
        created=now,
        updated=now,
    )
    bots = bot_names(match.id, [account.display])
    mine = (account.id, None, account.display)
    seats = [mine if seat == opened.seat else (None, level, next(bots)) for seat in range(opened.seats)]
    return await _lay(house, match, [opened.act], opened.standing, seats, None)


def _company(
    table: LiveTable, match: str, account: Account, mine: int, company: str
) -> list[tuple[str | None, str | None, str]]:
    """Who sits where: all seats the own ones, or bots, of whom those that were there keep their names."""
    others = [seat for seat in table.seats if seat.seat != mine]
    known = {seat.seat: seat.name for seat in others if seat.bot is not None}
    fresh = bot_names(match, [account.display, *known.values()])
    seats: dict[int, tuple[str | None, str | None, str]] = {mine: (account.id, None, account.display)}
    for seat in others:
        if company == ALONE:
            seats[seat.seat] = (account.id, None, seat_name(seat, account.language))
        else:
            seats[seat.seat] = (None, company, known.get(seat.seat) or next(fresh))
    return [seats[number] for number in range(table.match.seats)]


async def bring(
    house: House, account: Account, record: bytes, names: Sequence[str], asker: Asker
) -> Imported:
    """A record on a table of its own, with its notes: to be looked at if it is over, to be played on if it is
    not.
    """
    reply = await house.papers.record(asker, record)
    game, now = house.shelf.game(reply.game), house.clock()
    match = StoredMatch(
        id=secrets.token_urlsafe(9),
        game=reply.game,
        seats=reply.seats,
        variants=tuple(sorted(reply.variants)),
        edition=reply.edition,
        rules_version=game.rules_version,
        automatic=reply.automatic,
        pace=msgspec.to_builtins(UNTIMED),
        visibility="link",
        host=account.id,
        options={"imported": True, **kept(reply.notes)},
        created=now,
        updated=now,
    )
    seats = [(account.id, None, names[number]) for number in range(reply.seats)]
    laid = await _lay(house, match, reply.acts, reply.standing, seats, reply.components)
    return Imported(laid, reply.problem)


async def _lay(
    house: House,
    match: StoredMatch,
    acts: list[protocol.Act],
    standing: protocol.Standing,
    seats: Iterable[tuple[str | None, str | None, str]],
    components: bytes | None,
) -> LiveTable:
    """Stored as it stands after its acts, which the rules have followed."""
    now = house.clock()
    over = standing.result is not None
    entries = [entry_of(match.id, number, act, now) for number, act in enumerate(acts, start=1)]
    stored = msgspec.structs.replace(
        match,
        status="over" if over else "playing",
        waiting=standing.waiting,
        result=standing.result,
        told=standing.told,
        colours=standing.colours or None,
        created=now,
        updated=now,
        finished=now if over else None,
        entries=len(entries),
    )
    rows = [
        Seat(match=match.id, seat=number, account=account, bot=bot, name=name)
        for number, (account, bot, name) in enumerate(seats)
    ]
    await house.store.matches.create(stored, rows, components, entries)
    table = await house.hall.table(match.id)
    assert table is not None
    house.hall.go_on(table)
    return table

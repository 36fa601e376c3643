"""Tables at which a recorded match has been played up to its last answer."""

from pathlib import Path

from kesselhaus import protocol
from kesselhaus.protocol import Answered
from kesselhaus.store import Seat, StoredMatch
from kesselhaus.web.entries import entry_of
from kesselhaus.web.house import now
from kesselhaus.web.live import LiveTable
from kesselhaus.workers.brought import as_acts
from tests.web.table.site import Open, Person

RECORDS = Path(__file__).parents[2] / "records"


def recorded(name: str) -> protocol.ReadOut:
    """A whole match of the records, cut into what was answered one after the other."""
    read = as_acts((RECORDS / f"{name}.json").read_bytes())
    assert isinstance(read, protocol.ReadOut)
    return read


async def before_the_end(there: Open, *people: Person) -> tuple[LiveTable, Person, object]:
    """A match of two that lacks one answer; who is to give it, and which it is."""
    read, at = recorded("airship_city-2p"), now()
    *played, last = read.acts
    assert isinstance(last, Answered)
    assert last.seat is not None
    laid = await there.table_for(*people)
    match = StoredMatch(
        id=f"nearly-{laid.id}",
        game=read.game,
        seats=read.seats,
        variants=read.variants,
        edition=laid.match.edition,
        rules_version=read.rules_version,
        automatic=read.automatic,
        visibility="link",
        status="playing",
        host=laid.match.host,
        waiting=(last.seat,),
        created=at,
        updated=at,
    )
    seats = [
        Seat(match=match.id, seat=seat.seat, account=seat.account, name=seat.name) for seat in laid.seats
    ]
    entries = [entry_of(match.id, number, act, at) for number, act in enumerate(played, start=1)]
    assert await there.house.store.matches.create(match, seats, entries=entries)
    table = await there.house.hall.table(match.id)
    assert table is not None
    return table, people[last.seat], last.answers[0]

"""What is this? Things on a table explained, and the rulebook beside the table."""

from kesselhaus import protocol
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal


async def explain(
    hall: Hall, table: LiveTable, look: protocol.Look, thing: str, at: int | None = None
) -> protocol.Explained:
    """A thing on the table, as somebody may know it, now or after an entry."""
    if not table.version or not 0 < len(thing) <= protocol.LONGEST_ADDRESS:
        raise Refusal("no_thing")
    # While an answer is on its way to the store, the worker knows more than may be told.
    async with table.lock:
        return await hall.workers.ask(table, protocol.Explain(table.id, table.version, look, thing, at))

"""What is this? Things on a table explained, and the rulebook beside the table."""

import re
from functools import cache

from kesselhaus import protocol
from kesselhaus.web.hall import Hall
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pages.rules import typeset
from kesselhaus.web.refusals import Refusal

_ANCHOR = re.compile(r'<a class="rid" id="([\w-]+)" href="#[\w-]+" aria-label="[\w-]+">')


async def explain(
    hall: Hall, table: LiveTable, look: protocol.Look, thing: str, at: int | None = None
) -> protocol.Explained:
    """A thing on the table, as somebody may know it, now or after an entry."""
    if not table.version or not 0 < len(thing) <= protocol.LONGEST_ADDRESS:
        raise Refusal("no_thing")
    # While an answer is on its way to the store, the worker knows more than may be told.
    async with table.lock:
        return await hall.workers.ask(table, protocol.Explain(table.id, table.version, look, thing, at))


@cache
def book(rulebook: str) -> str:
    """A rulebook as a part of another page: its anchors are marks there, and no ids."""
    return _ANCHOR.sub(r'<a class="rid" data-rule="\1">', typeset(rulebook))

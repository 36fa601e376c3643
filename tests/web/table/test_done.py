"""What is done is done: whatever fails after an answer was stored, nobody is told that nothing changed."""

import os
import signal
from typing import Any

import pytest

from kesselhaus import protocol
from tests.web.api.program import program
from tests.web.table.site import Open, asked

pytestmark = pytest.mark.anyio


@pytest.fixture
def stops_after(there: Open, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Rules that stand still as soon as they have answered a request of this kind."""
    workers, hall = there.house.workers, there.house.hall
    ask = workers.ask

    def stop_after(kind: type) -> None:
        async def asked(match: str, request: protocol.Request, seconds: float = 5.0) -> protocol.Reply:
            reply = await ask(match, request, seconds)
            if isinstance(request, kind):
                process = workers._rooms[0]._process
                assert process is not None
                os.kill(process.pid, signal.SIGSTOP)
            return reply

        monkeypatch.setattr(workers, "ask", asked)
        monkeypatch.setattr(hall, "patience", 0.4)

    return stop_after


async def test_an_answer_that_cannot_be_told_was_stored(there: Open, stops_after: Any) -> None:
    ada = await program(there, "Ada")
    table = (await ada.post("/tables", {"game": "airship_city", "seats": ["me", "me"]}))["id"]
    seat = (await ada.get(f"/tables/{table}"))["question"]["seat"]
    stops_after(protocol.GiveAnswer)
    sent = {"seat": seat, "version": 1, "request": "first", "option": 0}
    done = await ada.post(f"/tables/{table}/answer", sent)
    assert done == {"version": 2, "table": None}
    assert len(await there.house.store.entries.after(table)) == 2


async def test_an_answer_that_cannot_be_drawn_was_stored(there: Open, stops_after: Any) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    stops_after(protocol.GiveAnswer)
    fields = {"version": 1, "seat": asked(table), "option": 0, "confirmed": 1}
    reply = await anna.send(f"/t/{table.id}/answer", **fields)
    assert (reply.status, reply.data) == (200, {"version": 2, "done": True})
    assert len(await there.house.store.entries.after(table.id)) == 2


async def test_who_sits_down_sits_there_though_the_match_cannot_begin_yet(
    there: Open, stops_after: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.lay(anna, "me open")
    stops_after(protocol.Close)
    await there.house.workers.ask(table.id, protocol.Close(table.id))
    assert (await ben.send(f"/t/{table.id}/join", seat=1)).status == 200
    assert ben.account is not None
    assert (table.seats[1].account, table.match.status) == (ben.account.id, "open")
    monkeypatch.undo()
    assert 'id="console"' in (await ben.get(f"/t/{table.id}")).text

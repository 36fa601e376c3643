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
    workers = there.house.workers
    owner = workers.owners[0]
    ask = owner.ask

    def stop_after(kind: type) -> None:
        async def asked(request: protocol.Request[object], seconds: float) -> object:
            reply = await ask(request, seconds)
            if isinstance(request, kind):
                process = owner._process
                assert process is not None
                os.kill(process.pid, signal.SIGSTOP)
            return reply

        monkeypatch.setattr(owner, "ask", asked)
        monkeypatch.setattr(workers, "patience", 0.4)

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
    await there.house.workers.forget(table)
    assert (await ben.send(f"/t/{table.id}/join", seat=1)).status == 200
    assert ben.account is not None
    assert (table.seats[1].account, table.match.status) == (ben.account.id, "open")
    monkeypatch.undo()
    assert 'id="console"' in (await ben.get(f"/t/{table.id}")).text

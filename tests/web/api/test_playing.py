"""A whole table by the API alone; each answer fits the OpenAPI document."""

from pathlib import Path
from typing import Any

from kesselhaus.web.api.openapi import document
from kesselhaus.web.pace import DAY
from tests.web.api.program import Program, program, run
from tests.web.table.site import Open


async def answer(player: Program, table: str, request: str, option: int = 0) -> Any:
    """The first option of the open question, by a player who is asked."""
    view = await player.get(f"/tables/{table}")
    sent = {"seat": view["question"]["seat"], "version": view["table"]["version"], "request": request}
    return await player.post(f"/tables/{table}/answer", {**sent, "option": option})


async def laid(host: Program, *guests: Program, game: str = "airship_city", **wish: Any) -> str:
    """A table of these players, in this order."""
    seats = ["me", *["open"] * len(guests)]
    table: str = (await host.post("/tables", {"game": game, "seats": seats, **wish}))["id"]
    for seat, guest in enumerate(guests, start=1):
        await guest.post(f"/tables/{table}/join", {"seat": seat})
    return table


def test_everything_that_is_described_can_be_done(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, bob = await program(there, "Ada"), await program(there, "Bob", "de")
        await look_around(ada)
        await play(ada, bob)
        await take_advice(ada, bob)
        await go_back(ada, bob)
        await sit_and_leave(ada, bob)
        await run_out_of_time(there, ada, bob)
        described = {
            (method.upper(), path) for path, found in document()["paths"].items() for method in found
        }
        # Only a match that the rules of today do not follow can go on: see test_mended.py.
        assert ada.used | bob.used == described - {("POST", "/api/tables/{id}/go-on")}

    run(tmp_path / "house.db", scenario)


async def look_around(ada: Program) -> None:
    games = {game["key"]: game for game in (await ada.get("/games"))["games"]}
    assert games["airship_city"]["title"] == "Airship City"
    assert (await ada.get("/games/airship_city/rules/AC-30a"))["text"]
    me = await ada.get("/me")
    assert (me["display"], me["turns"]) == ("Ada", 0)


async def play(ada: Program, bob: Program) -> None:
    table = await laid(ada, visibility="open", seats=["me", "open"])
    lobby = await bob.get("/tables?limit=5")
    assert [each["id"] for each in lobby["tables"]] == [table]
    joined = await bob.post(f"/tables/{table}/join", {"seat": 1})
    assert joined["table"]["table"]["status"] == "playing"
    mine = await ada.get("/tables?list=mine")
    assert [each["id"] for each in mine["tables"]] == [table]
    view = await ada.get(f"/tables/{table}")
    asked = (ada, bob)[view["question"]["seat"]]
    other = bob if asked is ada else ada
    question = (await asked.get(f"/tables/{table}"))["question"]
    assert question["options"]
    assert (await other.get(f"/tables/{table}"))["question"]["options"] == []
    done = await answer(asked, table, "first")
    assert done["version"] == 2
    chosen = done["table"]["question"]["options"][-1]["answer"]
    sent = {"seat": question["seat"], "version": 2, "request": "second", "option": chosen}
    assert (await asked.post(f"/tables/{table}/answer", sent))["version"] == 3
    assert (await asked.post(f"/tables/{table}/answer", sent))["version"] == 3
    harbour = await bob.get(f"/tables/{table}/things/tile-harbour")
    assert (harbour["name"], harbour["rule"], harbour["needs"]) == ("Hafen", "AC-79", [])
    assert (await asked.refused(409, f"/tables/{table}/things/tile-none"))["kind"] == "no_thing"
    moments = (await asked.get(f"/tables/{table}/moments"))["moments"]
    assert [moment["kind"] for moment in moments] == ["began", "answer", "answer"]
    assert moments[1]["told"]
    before = await other.get(f"/tables/{table}?at=1&log=0")
    assert (before["at"], before["log"], before["question"]["options"]) == (1, [], [])
    said = await bob.post(f"/tables/{table}/chat", {"text": "Schöner Zug"})
    assert [(each["text"], each["mine"]) for each in said["messages"]] == [("Schöner Zug", True)]
    assert (await ada.get(f"/tables/{table}/chat"))["messages"][0]["mine"] is False
    record = await ada.get(f"/tables/{table}/record")
    assert record["game"] == "airship_city"
    brought = await ada.post("/records", record)
    again = await ada.get(f"/tables/{brought['id']}")
    assert again["state"] == (await ada.get(f"/tables/{table}"))["state"]
    shown = await bob.get(f"/tables/{table}/components")
    assert shown["edition"]["hash"] == again["table"]["edition"]["hash"] == again["edition"]
    assert (shown["edition"]["shipped"], shown["differences"]) == (True, [])
    assert shown["edition"]["text"] == "die mitgelieferte Ausgabe"
    branch = await ada.post(f"/tables/{table}/what-if", {"at": 2, "company": "alone"})
    private = await ada.get(f"/tables/{branch['id']}")
    assert private["table"]["visibility"] == "private"
    assert (await bob.refused(404, f"/tables/{branch['id']}"))["kind"] == "no_table"


async def take_advice(ada: Program, bob: Program) -> None:
    table = await laid(ada, bob, advice=True)
    view = await ada.get(f"/tables/{table}")
    assert view["table"]["advice"] is True
    asked, other = (ada, bob) if view["question"]["seat"] == 0 else (bob, ada)
    done = await answer(asked, table, "first")
    while len(done["table"]["question"]["options"]) < 2:
        done = await answer(asked, table, f"after {done['version']}")
    advice = await asked.get(f"/tables/{table}/advice")
    options = {choice["option"] for choice in done["table"]["question"]["options"]}
    assert {estimate["option"] for estimate in advice["estimates"]} <= options
    assert (advice["at"], advice["chosen"]) == (done["version"], None)
    assert (await other.refused(409, f"/tables/{table}/advice"))["kind"] == "advice_not_asked"
    moments = (await other.get(f"/tables/{table}/course"))["moments"]
    assert [moment["at"] for moment in moments] == list(range(1, done["version"] + 1))
    assert (await ada.refused(409, f"/tables/{table}/advice", {"on": False}))["kind"] == "advice_others"
    alone = await laid(ada, seats=["me", "me"])
    assert (await ada.refused(409, f"/tables/{alone}/advice"))["kind"] == "advice_off"
    switched = await ada.post(f"/tables/{alone}/advice", {"on": True})
    assert switched["table"]["table"]["advice"] is True


async def go_back(ada: Program, bob: Program) -> None:
    table = await laid(ada, bob)
    seat = (await ada.get(f"/tables/{table}"))["question"]["seat"]
    asked, other = (ada, bob) if seat == 0 else (bob, ada)
    before = (await asked.get(f"/tables/{table}"))["state"]
    await answer(asked, table, "one")
    back = await asked.post(f"/tables/{table}/undo", {"seat": seat, "version": 2, "request": "back"})
    assert (back["version"], back["table"]["state"]) == (3, before)
    await answer(asked, table, "two")
    wish = (await asked.post(f"/tables/{table}/ask-undo", {}))["table"]["wish"]
    assert wish == {"version": 4, "seat": seat, "agreed": [seat]}
    assert (await other.post(f"/tables/{table}/refuse", {"version": 4}))["table"]["wish"] is None
    await asked.post(f"/tables/{table}/ask-undo", {"at": 1})
    agreed = await other.post(f"/tables/{table}/agree", {"version": 4})
    assert (agreed["version"], agreed["table"]["state"]) == (5, before)
    assert (await asked.post(f"/tables/{table}/retry"))["version"] == 5
    again = (await asked.get(f"/tables/{table}"))["question"]["seat"]
    sent = {"seat": again, "version": 5, "request": "three", "option": 0}
    done = await (ada, bob)[again].post(f"/tables/{table}/answer?log=0", sent)
    assert done["table"]["log"] == []
    await read_the_log(asked, table, agreed=5)


async def read_the_log(player: Program, table: str, agreed: int) -> None:
    """As many of its last lines as are wanted; what was agreed stands where it happened."""
    whole = (await player.get(f"/tables/{table}?log=2000"))["log"]
    acts = [line["at"] for line in whole]
    assert acts == sorted(acts)
    assert acts[0] < agreed < acts[-1]
    assert agreed in acts
    for count in (0, 1, len(whole) - 1):
        assert (await player.get(f"/tables/{table}?log={count}"))["log"] == whole[len(whole) - count :]


async def sit_and_leave(ada: Program, bob: Program) -> None:
    table = (await ada.post("/tables", {"game": "airship_city", "seats": ["me", "open", "open"]}))["id"]
    await bob.post(f"/tables/{table}/join", {"seat": 2})
    left = await bob.post(f"/tables/{table}/leave", {"seat": 2})
    assert left["table"]["table"]["seats"][2]["empty"]
    await bob.post(f"/tables/{table}/join", {"seat": 2})
    begun = await ada.post(f"/tables/{table}/bot", {"seat": 1, "level": "easy"})
    assert begun["table"]["table"]["status"] == "playing"
    await bob.post(f"/tables/{table}/leave", {})
    ended = await ada.post(f"/tables/{table}/end")
    assert ended["table"]["table"]["status"] == "ended"
    finished = await ada.get("/tables?list=finished")
    assert table in [each["id"] for each in finished["tables"]]


async def run_out_of_time(there: Open, ada: Program, bob: Program) -> None:
    table = await laid(ada, bob, pace="daily")
    seat = (await ada.get(f"/tables/{table}"))["question"]["seat"]
    other = bob if seat == 0 else ada
    now, hall = there.house.clock(), there.house.hall
    late = now + 9 * DAY
    hall.clock = there.house.clock = lambda: late
    left = (await other.get(f"/tables/{table}"))["table"]["seats"][seat]["left"]
    assert left < 0
    granted = await other.post(f"/tables/{table}/grant", {"seat": seat})
    assert granted["table"]["table"]["seats"][seat]["left"] == 3 * DAY
    assert granted["table"]["new_time"] == []


def test_in_a_live_match_all_others_agree_to_new_time(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        players = [await program(there, name) for name in ("Ada", "Bob", "Cy")]
        table = await laid(*players, pace="live")
        view = await players[0].get(f"/tables/{table}")
        late = view["question"]["seat"]
        first, second = (seat for seat in range(3) if seat != late)
        assert view["new_time"] == []
        then = there.house.clock() + DAY
        there.house.hall.clock = there.house.clock = lambda: then
        agreed = await players[first].post(f"/tables/{table}/grant", {"seat": late})
        assert agreed["table"]["new_time"] == [{"seat": late, "agreed": [first], "missing": [second]}]
        assert agreed["table"]["table"]["seats"][late]["left"] < 0
        granted = await players[second].post(f"/tables/{table}/grant", {"seat": late})
        assert granted["table"]["table"]["seats"][late]["left"] == 20 * 60_000
        assert granted["table"]["new_time"] == []

    run(tmp_path / "house.db", scenario)

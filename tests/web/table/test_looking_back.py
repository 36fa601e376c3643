"""Learning from one's match: turning points in the background, found again by oneself, and a verdict."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from kesselhaus import protocol
from kesselhaus.bots import Settings
from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.bots.reasons import compared
from kesselhaus.engine.questions import Ask
from kesselhaus.web.analysing import LOOKED_AT, POINTS
from kesselhaus.web.live import LiveTable
from kesselhaus.web.noting import noted, read_again
from kesselhaus.web.pages.analysis import verdict
from kesselhaus.workers.looking_back import judge, screen
from kesselhaus.workers.open_match import OpenMatch
from tests.web.table.site import LONGEST, Open, Person
from tests.web.table.test_advice import NAMES, RECORDS, brought, recorded

pytestmark = pytest.mark.anyio

QUICK = Settings(iterations=40)
EARLIEST, LATEST, AFTERWARDS = 20, 140, 30
"""Between these acts the blunder is planted, and so long the match goes on after it."""
BLUNDER = 3.0
"""So many points it costs at least."""


def looks_back(live: OpenMatch, seat: int, first: int, end: int) -> dict[int, float]:
    return dict(screen(live, protocol.Screen("recorded", len(live.acts), seat, first, end)).losses)


def test_own_decisions_are_screened_and_no_others() -> None:
    live = recorded("airship_city")
    losses = looks_back(live, 1, 1, 120)
    assert losses
    for at, lost in losses.items():
        act = live.acts[at]
        assert isinstance(act, protocol.Answered)
        assert act.seat == 1
        assert 1 <= at < 120
        assert lost >= 0


def test_a_decision_is_held_against_what_the_search_would_have_answered() -> None:
    live = recorded("planet_steam")
    losses = looks_back(live, 0, 1, len(live.acts))
    dearest = max(losses, key=losses.__getitem__)
    wanted = protocol.Judge("recorded", len(live.acts), protocol.Look(0, "en", NAMES), dearest)
    judged = judge(live, wanted, QUICK)
    assert isinstance(judged, protocol.Judged)
    assert judged == judge(live, wanted, QUICK)
    assert judged.at == dearest
    assert judged.lost == pytest.approx(sum(amount for amount, _ in judged.reasons))
    assert 0 <= judged.behind <= judged.worlds
    assert judged.played
    assert judged.best
    others = judge(
        live, protocol.Judge("recorded", len(live.acts), protocol.Look(1, "en", NAMES), dearest), QUICK
    )
    assert isinstance(others, protocol.No)


def with_a_blunder(seed: int) -> tuple[OpenMatch, int]:
    """A match of careful players, and where one of them has once answered as badly as can be."""
    live, chance, planted = recorded("airship_city", 1), Random(seed), 0
    bot, live.match.chance, live.match.automatic = GreedyBot(chance), chance, True
    while len(live.acts) < AFTERWARDS + (planted or LATEST):
        question = live.match.question
        assert isinstance(question, Ask)
        view = live.match.view(question.seat)
        option = bot.choose(view)
        if not planted and len(live.acts) > EARLIEST and len(question.options) > 3:
            prospects = sorted(compared(view, list(question.options), chance), key=lambda one: one.value)
            if prospects[-1].value - prospects[0].value > BLUNDER:
                option, planted = prospects[0].option, len(live.acts)
        before = len(live.match.answers)
        live.match.answer(option)
        given = to_builtins(live.match.answers[before:])
        live.acts.append(protocol.Answered(seat=question.seat, answers=given))
    whole = OpenMatch(live.setup)
    whole.take(live.acts)
    return whole, planted


@pytest.mark.parametrize("seed", [1, 2])
def test_a_blunder_is_a_turning_point(seed: int) -> None:
    live, planted = with_a_blunder(seed)
    assert planted
    seat = live.acts[planted].seat
    assert seat is not None
    losses = looks_back(live, seat, 1, len(live.acts))
    dearest = sorted(losses, key=losses.__getitem__)[-LOOKED_AT:]
    look = protocol.Look(seat, "en", NAMES)
    found = [judge(live, protocol.Judge("recorded", len(live.acts), look, one), QUICK) for one in dearest]
    judged = [one for one in found if isinstance(one, protocol.Judged)]
    worst = sorted(judged, key=lambda one: one.lost)[-POINTS:]
    assert planted in [one.at for one in worst]


def test_a_verdict_names_the_better_answer_only_to_who_has_found_as_good() -> None:
    def judged(played: str, lost: float) -> protocol.Judged:
        return protocol.Judged(4, "Round 1", "What?", 5, played, "The best", lost, 9, 12, "points", 0.2, ())

    assert verdict(judged("The best", 0.0), "en") == "That is what the coach prefers, too: The best."
    assert "The best" in verdict(judged("As good", 0.1), "en")
    behind = verdict(judged("Worse", 2.5), "en")
    assert "2.5 points behind" in behind
    assert "The best" not in behind
    assert "2,5 Punkte" in verdict(judged("Worse", 2.5), "de").replace("points", "Punkte")


async def analysed(there: Open, person: Person, path: str, seat: int) -> Any:
    """What stands there when it is done; who asks twice begins it once."""
    for _ in range(2):
        assert (await person.post(f"{path}/analysis?seat={seat}")).status == 303
    running = list(there.house.analysing._tasks)
    assert len(running) == 1
    told = (await person.get(f"{path}/analysis?seat={seat}")).data["regions"]["turning"]
    assert ("<progress" in told) == ("data-analysis" in told)
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*running)
    told = (await person.get(f"{path}/analysis?seat={seat}")).data["regions"]["turning"]
    assert "data-analysis" not in told
    return told


async def table_of(there: Open, path: str) -> LiveTable:
    table = await there.house.hall.table(path.removeprefix("/t/"))
    assert table is not None
    return table


async def test_turning_points_are_told_found_again_and_judged(there: Open) -> None:
    anna = await there.person("Anna")
    path = await brought(there, anna, "planet_steam")
    assert "Find my turning points" in (await anna.get(path)).text
    assert (await anna.get(f"{path}/analysis?notes=1&seat=0")).status == 404
    told = await analysed(there, anna, path, 0)
    places = told.count('<i class="disc">')
    assert 1 <= places <= POINTS
    assert told.count("<details>") == places
    notes = (await anna.get(f"{path}/analysis?notes=1&seat=0")).data
    assert [point["at"] for point in notes["points"]] == sorted(point["at"] for point in notes["points"])
    assert all(point["lost"] > 0 for point in notes["points"])
    point = notes["points"][0]
    laid = await anna.post(f"{path}/what-if", {"at": point["at"], "company": "easy", "puzzle": 1})
    puzzle = laid.headers["location"]
    table = await table_of(there, puzzle)
    assert not table.advised
    assert "Find what the coach would have answered here." in (await anna.get(puzzle)).text
    assert "Answer first" in (await anna.get(f"{puzzle}/verdict")).text
    seat = table.match.waiting[0]
    fields = {"seat": seat, "version": table.version, "option": 0, "confirmed": 1, "request": "first"}
    assert (await anna.send(f"{puzzle}/answer", **fields)).status == 200
    said = (await anna.get(f"{puzzle}/verdict")).text
    assert "coach" in said
    assert "Back to your match" in said
    await travels(there, anna, path)


async def travels(there: Open, anna: Person, path: str) -> None:
    """The match with its notes, as a record, and as a table whose link is given away; who reads them sees
    each with its position.
    """
    saved = await anna.get(f"{path}/record?notes=0")
    notes = saved.data["notes"]
    assert saved.data["format"] == 4
    assert 1 <= len(notes) <= POINTS
    assert "notes" not in (await anna.get(f"{path}/record?notes=1")).data, "that seat was not looked at"
    ben = await there.person("Ben")
    assert "notes" not in (await ben.get(f"{path}/record?notes=0")).data, "what was not shared"
    shared = (await anna.post(f"{path}/analysis/share?seat=0")).headers["location"]
    read = (await ben.get(shared)).text
    assert "has noted" in read
    assert read.count('<figure class="example position"') == len(notes)
    table = await table_of(there, shared)
    points = read_again(table)[0]
    assert [point.played for point in points] == [note["played"] for note in notes]
    drawn = await ben.get(f"{shared}/analysis/board?seat=0&at={points[0].at}")
    assert drawn.data["html"].count('<div class="table planet-steam" inert>') == 1
    assert (await ben.get(f"{shared}/analysis/board?seat=0&at={table.version}")).status == 404
    assert (await ben.get(f"{shared}/analysis/board?seat=9&at={points[0].at}")).status == 404
    assert (await ben.get(f"{shared}/record")).data["notes"] == notes
    fields = {"at": points[0].at, "seat": 0, "company": "easy", "puzzle": 1}
    found = (await ben.post(f"{shared}/what-if", fields)).headers["location"]
    assert (await table_of(there, found)).match.waiting == (0,)


async def test_notes_that_fit_no_moment_are_left_out_and_long_ones_refused(there: Open) -> None:
    anna = await there.person("Anna")
    path = await brought(there, anna, "planet_steam")
    table = await table_of(there, path)
    judged = protocol.Judged(
        9, "Round 1", "What?", 5, "This", "That", 2.5, 9, 12, "points", 0.2, ((2.5, "ore"),)
    )
    note = to_builtins(noted(table, 0, "en", [judged])[0])
    paper = {**(await anna.get(f"{path}/record")).data, "format": 4}
    paper["notes"] = [note, {**note, "after": 10**6}, {**note, "seat": 7}]
    laid = await anna.bring("/import", files={"record": msgspec.json.encode(paper)})
    kept = await table_of(there, laid.headers["location"].partition("/replay")[0])
    assert read_again(kept) == {0: (judged,)}
    assert "This" in (await anna.get(f"/t/{kept.id}")).text
    paper["notes"] = [{**note, "played": "a" * 500}]
    assert (await anna.bring("/import", files={"record": msgspec.json.encode(paper)})).status == 400


async def test_nobody_looks_into_what_is_not_his(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    path = await brought(there, anna, "airship_city")
    assert "Find my turning points" not in (await ben.get(path)).text
    assert (await ben.send(f"{path}/analysis?seat=0")).status in (403, 404, 409)
    running = await there.lay(anna, "me easy")
    refused = await anna.send(f"/t/{running.id}/analysis")
    assert refused.status == 409
    assert refused.data["refusal"] == "That can be looked at when the match is over."
    assert (await anna.get(f"/t/{running.id}/verdict")).status == 404
    assert (RECORDS / "airship_city-2p.json").exists()


async def test_of_what_is_found_the_dearest_that_were_no_mere_luck_are_told_in_their_order(
    there: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what an adviser finds, whoever it is: (decision, what it cost, in how many of ten worlds)."""
    anna = await there.person("Anna")
    table = await table_of(there, await brought(there, anna, "airship_city"))
    found = [(2, 0.9, 10), (5, 3.0, 6), (6, 8.0, 5), (9, 1.0, 10), (11, 4.0, 9), (14, 2.0, 9), (17, 5.0, 9)]
    found += [(20, 6.0, 10)]
    halfway: list[tuple[int, int]] = []

    async def advise(_table: object, wanted: object, _seconds: float) -> object:
        if isinstance(wanted, protocol.Screen):
            return protocol.Screened([(at, lost) for at, lost, _ in found])
        assert isinstance(wanted, protocol.Judge)
        analysis = there.house.analysing.of(table, wanted.look)
        assert analysis is not None
        halfway.append((analysis.done, analysis.total))
        lost, behind = next((lost, behind) for at, lost, behind in found if at == wanted.at)
        return protocol.Judged(wanted.at, "", "", 3, "A", "B", lost, behind, 10, "points", 1.0, ())

    monkeypatch.setattr(there.house.workers, "advise", advise)
    assert (await anna.post(f"/t/{table.id}/analysis?seat=0")).status == 303
    await asyncio.gather(*there.house.analysing._tasks)
    told = (await anna.get(f"/t/{table.id}/analysis?seat=0")).data["regions"]["turning"]
    assert halfway == [(done, len(found)) for done in range(len(found))]
    assert told.count("<details>") == POINTS
    notes = (await anna.get(f"/t/{table.id}/analysis?notes=1&seat=0")).data
    assert [point["at"] for point in notes["points"]] == [5, 11, 14, 17, 20]

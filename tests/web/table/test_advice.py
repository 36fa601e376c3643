"""What a bot thinks, told to people: where it may be had and by whom, and that nobody waits for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kesselhaus import protocol
from kesselhaus.art.html import NOTHING
from kesselhaus.bots import Settings
from kesselhaus.bots.search import Estimate
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games import shelf
from kesselhaus.games.airship_city.options import step
from kesselhaus.web.advising import EACH
from kesselhaus.web.limits import Asker
from kesselhaus.web.live import LiveTable
from kesselhaus.web.pages.advice import figures
from kesselhaus.web.pages.coach import panel
from kesselhaus.web.refusals import Refusal
from kesselhaus.workers.advising import advise, evaluate, imagined_chances
from kesselhaus.workers.brought import as_acts
from kesselhaus.workers.coaching import coach, how_sure
from kesselhaus.workers.open_match import OpenMatch
from tests.web.table.site import LONGEST, Open, Person, asked, play

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[2] / "records"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
OPTIONS = (step("harbour", "mine_2"), step("harbour", "market_2"))


def recorded(game: str, count: int | None = None) -> OpenMatch:
    """A recorded match of four, whole or up to an act."""
    read = as_acts((RECORDS / f"{game}-4p.json").read_bytes())
    assert isinstance(read, protocol.ReadOut)
    live = OpenMatch(protocol.Setup("recorded", read.game, read.seats, read.variants))
    live.take(read.acts[:count])
    return live


def asked_seat(live: OpenMatch) -> int:
    question = live.match.question
    assert isinstance(question, Ask)
    return question.seat


async def brought(there: Open, person: Person, game: str) -> str:
    """A finished match on a table of its own: its address."""
    record = (RECORDS / f"{game}-2p.json").read_bytes()
    told = await person.post("/import", record, **{"content-type": "application/json"})
    return told.headers["location"].partition("/replay")[0]


# ------------------------------------------------------------------ from what a seat may know


def with_other_secrets(match: Match[Any], seat: int) -> None:
    for table in (match.state, match._kept.base):
        for player in table.players:
            if player.seat != seat:
                player.credits += 41


@pytest.mark.parametrize("count", [40, 152])
def test_wrong_secrets_give_the_same_advice(count: int) -> None:
    honest, wrong = recorded("planet_steam", count), recorded("planet_steam", count)
    seat = asked_seat(honest)
    with_other_secrets(wrong.match, seat)
    assert honest.match.state != wrong.match.state
    wanted = protocol.Advise("recorded", count, protocol.Look(seat, "en", NAMES))
    one, other = (advise(live, wanted, Settings(iterations=12, ahead=1)) for live in (honest, wrong))
    assert isinstance(one, protocol.Advised)
    assert one.estimates
    assert one == other
    assert imagined_chances(honest.match.view(seat), 3) == imagined_chances(wrong.match.view(seat), 3)


def test_only_the_seat_that_is_asked_is_advised_while_the_match_runs() -> None:
    live = recorded("airship_city", 160)
    for seat in {0, 1, 2, 3, None} - {asked_seat(live)}:
        for at in (None, 160):
            refused = advise(live, protocol.Advise("recorded", 160, protocol.Look(seat, "en", NAMES), at))
            assert isinstance(refused, protocol.No)
            assert refused.kind == "advice_not_asked"
    unseated = evaluate(live, None)
    assert isinstance(unseated, protocol.No)
    assert unseated.kind == "advice_seat"


@pytest.mark.parametrize("game", shelf())
def test_chances_over_a_match(game: str) -> None:
    whole, running = recorded(game), recorded(game, 200)
    for live, seat in ((whole, None), (running, 2)):
        course = evaluate(live, seat)
        assert isinstance(course, protocol.Evaluated)
        numbers = [number for number, _chances in course.moments]
        assert numbers[0] == 1
        assert numbers[-1] == len(live.acts)
        assert numbers == sorted(set(numbers))
        assert len(numbers) <= 120
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for _number, chances in course.moments)
    result = whole.match.result
    last = evaluate(whole, None).moments[-1][1]  # type: ignore[union-attr]
    assert result is not None
    assert [seat for seat, chance in enumerate(last) if chance] == list(result.winners)


def test_the_best_has_the_longest_bar_and_figures_are_whole() -> None:
    told = [
        protocol.Estimated(number, value, 5, "", NOTHING)
        for number, value in ((7, 0.613), (2, 0.58), (9, 0.55))
    ]
    shown = figures(told, "en")
    assert [(figure.option, figure.figure, figure.best) for figure in shown] == [
        (7, 61, True),
        (2, 58, False),
        (9, 55, False),
    ]
    assert [figure.share for figure in shown] == [1, 0.67, 0.37]
    assert shown[0].told == "Advice: 61 of 100, the best"
    assert figures([], "de") == []


def test_what_was_tried_less_is_not_shown_as_better_than_what_the_search_would_do() -> None:
    told = [protocol.Estimated(4, 0.4, 30, "", NOTHING), protocol.Estimated(1, 0.46, 2, "", NOTHING)]
    assert [(figure.option, figure.figure, figure.share, figure.best) for figure in figures(told, "en")] == [
        (4, 40, 1, True),
        (1, 40, 1, False),
    ]


# ------------------------------------------------------------------ at a table


async def advised_table(there: Open) -> tuple[LiveTable, Person, Person]:
    """Two people at a table with advice; the one who is asked comes first."""
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, advice=True)
    await play([anna, ben], table, 8)
    first = asked(table)
    return table, [anna, ben][first], [anna, ben][1 - first]


async def test_every_tried_option_of_the_question_has_a_figure(there: Open) -> None:
    table, mover, other = await advised_table(there)
    page = await mover.get(f"/t/{table.id}")
    assert 'class="console mine advised"' in page.console
    assert "advice.js" in page.text
    told = (await mover.get(f"/t/{table.id}/advice")).data
    assert (told["version"], told["seat"]) == (table.version, asked(table))
    options = [figure["option"] for figure in told["figures"]]
    assert 1 <= len(options) == len(set(options))
    for option in options:
        assert f'name="option" value="{option}"' in page.console
    assert [figure["best"] for figure in told["figures"]] == [True] + [False] * (len(options) - 1)
    assert all(0 <= figure["figure"] <= 100 and 0 <= figure["share"] <= 1 for figure in told["figures"])
    assert (await other.get(f"/t/{table.id}/advice")).data == {
        "refusal": "There is advice only for who is asked."
    }


async def test_spectators_and_strangers_get_none_at_a_running_table(there: Open) -> None:
    table, _mover, _other = await advised_table(there)
    watcher = await there.person("Watcher", "de")
    for person in (watcher, there.stranger("de")):
        for address in ("advice", f"advice?at={table.version}", "advice?seat=0", "course"):
            reply = await person.get(f"/t/{table.id}/{address}")
            assert reply.status == 409
            assert reply.data == {
                "refusal": "Solange die Partie läuft, ist Rat nur für die da, die mitspielen."
            }
    assert "data-course" not in (await watcher.get(f"/t/{table.id}/replay")).text


async def test_where_it_is_off_it_is_refused_with_a_sentence(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    await play([anna], table, 3)
    page = await anna.get(f"/t/{table.id}")
    assert "advised" not in page.console
    assert "advice.js" not in page.text
    assert "data-course" not in (await anna.get(f"/t/{table.id}/replay")).text
    for address in ("advice", "advice?at=2", "course"):
        reply = await anna.get(f"/t/{table.id}/{address}")
        assert reply.status == 409
        assert reply.data == {"refusal": "At this table bots give no advice."}


async def test_alone_it_is_switched_on_and_off_with_others_it_stays(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me easy")
    assert "Show the advice of a bot" in (await anna.get(f"/t/{table.id}")).text
    assert (await anna.post(f"/t/{table.id}/advice", {"on": 1})).status == 303
    assert "Switch the advice off" in (await anna.get(f"/t/{table.id}")).text
    kept = await there.house.store.matches.get(table.id)
    assert kept is not None
    assert kept.options["advice"] is True
    assert (await anna.post(f"/t/{table.id}/advice", {"on": 0})).status == 303
    assert not table.advised
    shared, mover, _other = await advised_table(there)
    assert "Switch the advice off" not in (await mover.get(f"/t/{shared.id}")).text
    refused = await mover.send(f"/t/{shared.id}/advice", on=0)
    assert refused.status == 409
    assert refused.data["refusal"].startswith("Where others sit too")
    assert shared.advised
    assert (await anna.send(f"/t/{shared.id}/advice", on=0)).data["refusal"] == "That is not your seat."


async def test_who_is_about_to_sit_down_reads_of_it(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben", "de")
    told = await there.lay(anna, "me open", advice=True)
    silent = await there.lay(anna, "me open")
    assert "Ein Bot sagt hier jedem" in (await ben.get(f"/t/{told.id}")).text
    assert "Ein Bot sagt hier jedem" not in (await ben.get(f"/t/{silent.id}")).text


async def test_a_what_if_comes_with_advice(there: Open) -> None:
    anna = await there.person("Anna")
    address = await brought(there, anna, "airship_city")
    laid = await anna.post(f"{address}/what-if", {"at": 62, "company": "alone"})
    page = await anna.get(laid.headers["location"])
    assert 'class="console mine advised"' in page.console
    told = await anna.get(f"{laid.headers['location']}/advice")
    assert told.status == 200, told.text
    assert told.data["figures"]


@pytest.mark.parametrize("game", shelf())
async def test_a_match_that_is_over_tells_everybody_everything(there: Open, game: str) -> None:
    address = await brought(there, await there.person("Anna"), game)
    stranger = there.stranger()
    assert 'data-course="' in (await stranger.get(address)).text
    page = await stranger.get(f"{address}/replay?at=40")
    assert "What would a bot do here?" in page.text
    course = (await stranger.get(f"{address}/course?at=40")).data
    assert sorted(course["moments"][-1][1]) == ["0\u202f%", "100\u202f%"]
    assert f'href="{address}/replay?at={course["moments"][-1][0]}"' in course["regions"]["chances"]
    told = [(await stranger.get(f"{address}/advice?at={at}")).data["thoughts"] for at in (40, 41, 42, 43)]
    assert any("This was played" in thoughts for thoughts in told)
    assert (await stranger.get(f"{address}/advice?at=99999")).status == 409
    assert (await stranger.get(f"{address}/advice?at=x")).status == 404


# ------------------------------------------------------------------ nobody waits for it


async def test_advice_that_a_move_overtakes_is_nobodys_mistake(there: Open) -> None:
    """The thinker is busy with another table, and the move comes before it looks at this one."""
    busy, first, _other = await advised_table(there)
    table, mover, other = await advised_table(there)
    thinking = asyncio.create_task(first.get(f"/t/{busy.id}/advice"))
    overtaken = asyncio.create_task(mover.get(f"/t/{table.id}/advice"))
    await play([mover, other] if asked(table) == 0 else [other, mover], table, 1)
    assert (await thinking).data["figures"]
    late = await overtaken
    assert late.status == 200, late.text


async def test_advice_that_hangs_is_given_up_and_the_match_goes_on(there: Open) -> None:
    table, mover, _other = await advised_table(there)
    advising = there.house.advising
    try:
        advising.patience = 0.001
        reply = await mover.get(f"/t/{table.id}/advice")
        assert reply.data == {"refusal": "No advice came in time."}
    finally:
        advising.patience = 10.0
    assert (await mover.get(f"/t/{table.id}/advice")).data["figures"]
    sent = {"version": table.version, "seat": asked(table), "option": 0, "confirmed": 1}
    assert (await mover.send(f"/t/{table.id}/answer", **sent)).status == 200


async def test_moves_do_not_wait_for_advice(there: Open) -> None:
    table, mover, _other = await advised_table(there)
    async with there.house.workers.adviser._turn:
        thinking = asyncio.create_task(mover.get(f"/t/{table.id}/advice"))
        sent = {"version": table.version, "seat": asked(table), "option": 0, "confirmed": 1}
        assert (await mover.send(f"/t/{table.id}/answer", **sent)).status == 200
        assert not thinking.done()
    await thinking


async def test_who_asks_for_a_lot_of_advice_holds_up_nobody_else(there: Open) -> None:
    """What waits is thought about in turn, and so much of one visitor is not even taken in."""
    over = (await brought(there, await there.person("Anna"), "airship_city")).removeprefix("/t/")
    match, advising = await there.house.hall.table(over), there.house.advising
    assert match is not None
    look, order = protocol.Look(None, "en", match.names("en")), list[str]()

    async def ask(name: str, at: int) -> None:
        try:
            await advising.advice(match, look, Asker(name, f"where {name} is"), at)
        except Refusal as refused:
            name = "busy" if refused.kind == "advice_busy" else name
        order.append(name)

    async with there.house.workers.adviser._turn:
        wishes = [asyncio.create_task(ask("greedy", at)) for at in range(30, 30 + EACH + 3)]
        await asyncio.sleep(0)
        wishes.append(asyncio.create_task(ask("modest", 60)))
        async with asyncio.timeout(LONGEST):
            while len(order) < 3:
                await asyncio.sleep(0)
    await asyncio.gather(*wishes)
    assert order[:3] == ["busy"] * 3
    assert "modest" in order[3:5], "the first of the others is thought about already"
    assert order.count("greedy") == EACH


async def test_the_same_question_is_thought_about_once(there: Open) -> None:
    table, mover, _other = await advised_table(there)
    look, advising = protocol.Look(asked(table), "en", table.names("en")), there.house.advising
    ada, ben = Asker("ada", "192.0.2.1"), Asker("ben", "192.0.2.2")
    one, other = await asyncio.gather(advising.advice(table, look, ada), advising.advice(table, look, ben))
    assert one is other
    assert await advising.advice(table, look, ben) is one
    assert (await mover.get(f"/t/{table.id}/advice")).data["seat"] == one.seat


# ------------------------------------------------------------------ the coach


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(shelf()))
def test_the_coach_names_three_with_reasons(game: str, lang: str) -> None:
    if not (RECORDS / f"{game}-4p.json").exists():
        return
    live = recorded(game, 90)
    question = live.match.question
    assert isinstance(question, Ask)
    seat, options = question.seat, question.options
    told = coach(
        live, protocol.Coach("recorded", 90, protocol.Look(seat, lang, NAMES)), Settings(iterations=30)
    )
    if len(options) == 1:
        assert isinstance(told, protocol.No)
        return
    assert isinstance(told, protocol.Coached)
    assert 1 <= len(told.best) <= 3
    assert told.futures <= 30
    named = {one.option for one in told.best}
    assert told.tempting is None or told.tempting.option not in named
    said = panel(told, lang)
    assert said.count('<li data-for="') == len(told.best) + (told.tempting is not None)
    assert told.unit in said


def test_wrong_secrets_give_the_same_counsel() -> None:
    honest, wrong = recorded("planet_steam", 152), recorded("planet_steam", 152)
    seat = asked_seat(honest)
    with_other_secrets(wrong.match, seat)
    wanted = protocol.Coach("recorded", 152, protocol.Look(seat, "en", NAMES))
    one, other = (coach(live, wanted, Settings(iterations=12, ahead=1)) for live in (honest, wrong))
    assert isinstance(one, protocol.Coached)
    assert one == other


def test_how_sure_follows_from_what_is_apart() -> None:
    def tried(*values: float) -> list[Estimate]:
        return [Estimate(option, value, 100) for option, value in zip(OPTIONS, values, strict=False)]

    assert how_sure(tried(0.5, 0.499)) == "unsure"
    assert how_sure(tried(0.5, 0.475)) == "fairly"
    assert how_sure(tried(0.5, 0.4)) == "sure"
    assert how_sure(tried(0.5)) == "sure"


async def test_the_coach_speaks_when_he_is_asked_and_only_to_who_is(there: Open) -> None:
    table, mover, other = await advised_table(there)
    page = (await mover.get(f"/t/{table.id}")).text
    assert 'id="p-coach"' in page
    assert f'data-coach="/t/{table.id}/coach"' in page
    told = (await mover.get(f"/t/{table.id}/coach")).data
    assert told["version"] == table.question
    assert told["html"].count('<i class="disc">') >= 1
    assert "There is advice only for who is asked." in (await other.get(f"/t/{table.id}/coach")).data["html"]
    stranger = await there.stranger().get(f"/t/{table.id}/coach?seat={asked(table)}")
    assert (stranger.status, stranger.data["refusal"]) == (
        409,
        "While the match runs, advice is for those who play.",
    )
    assert (await mover.get(f"/t/{table.id}/coach?at=99999")).status == 409
    assert (await mover.get(f"/t/{table.id}/coach?at=%C2%B2")).status in (400, 404)


async def test_without_advice_there_is_no_coach(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me easy")
    assert "p-coach" not in (await anna.get(f"/t/{table.id}")).text
    assert (await anna.get(f"/t/{table.id}/coach")).data["refusal"] == "At this table bots give no advice."

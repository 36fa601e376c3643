"""The log as people read it: turn by turn, in the colours that they have; no line says nothing."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.art.html import Html
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person, plain
from kesselhaus.bots import BOTS
from kesselhaus.games.airship_city.events import StageBegan
from kesselhaus.protocol import Answered, Began, Setup, TookBack
from kesselhaus.web.watcher import Eyes, Watcher
from kesselhaus.workers import logbook
from kesselhaus.workers.gists import WORDS, gist, length, shorter, spelled
from kesselhaus.workers.logbook import Logbook
from kesselhaus.workers.open_match import OpenMatch
from tests.web.table.site import Open, play

NAMES = ("Ada", "Jonas", "Mara")


def opened(game: str, answers: int) -> OpenMatch:
    """A match of three bots, as a worker has it open."""
    live = OpenMatch(Setup("m", game, 3, (), None, True, None))
    live.match.chance, live.match.automatic = Random(5), True
    live.match._answer_chance()
    live.match._answer_forced()
    live.done(Began(answers=[]))
    bot = BOTS["easy"](Random(3))
    for _ in range(answers):
        question: Any = live.match.question
        if question is None:
            break
        live.match.answer(bot.choose(live.match.view(question.seat)), question.seat)
        live.done(Answered(seat=question.seat, answers=msgspec.to_builtins(live.match.answers[-1:])))
    return live


def read(live: OpenMatch, lang: str, seat: int | None) -> list[Html]:
    colours = live.game.colours(live.match.state)
    people = [Person(name, colour) for name, colour in zip(NAMES, colours, strict=True)]
    reader = Reader(people, games.words(live.setup.game).lexicon(lang), lang, seat)
    return Logbook(live, reader).lines(2000)[0]


def blocks(lines: Sequence[str]) -> list[str]:
    return [line for line in lines if 'class="trn' in line]


@pytest.fixture(
    scope="module", params=["airship_city", "nucleum", "planet_steam", "steamopolis", "whistle_mountain"]
)
def played(request: pytest.FixtureRequest) -> OpenMatch:
    return opened(request.param, 300 if request.param == "planet_steam" else 90)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turn_is_one_block_that_unfolds_to_its_deeds(played: OpenMatch, lang: str) -> None:
    found = blocks(read(played, lang, 0))
    assert len(found) > 3
    for block in found:
        head, _, deeds = block.partition("</summary>")
        assert "<li" in deeds, "a turn without a deed is no line"
        assert 'class="rl"' not in head, "a rule is cited with its deed only"
        assert deeds.count('class="rl"') == deeds.count('class="then"')
    names = re.findall(r'<li id="(t-\d+)"', "".join(found))
    assert len(names) == len(set(names)) == len(found)


def test_a_heading_in_the_midst_of_a_turn_makes_no_second_block() -> None:
    """A stage of Airship City begins while the turn that brought it about goes on."""
    live = opened("airship_city", 400)
    assert len({event.stage for event in live.match.log if isinstance(event, StageBegan)}) > 1
    names = [re.search(r'id="([^"]+)"', line) for line in read(live, "en", None)]
    assert len(names) == len({name.group(1) for name in names if name})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_line_says_nothing(played: OpenMatch, lang: str) -> None:
    text = re.sub("<[^>]+>", " ", "".join(read(played, lang, 0)))
    for nothing in (
        "no other choice",
        "ended the turn",
        "ended the tank turn",
        "keine andere Wahl",
        "Zug beendet",
        "zug beendet",
    ):
        assert nothing not in text


def test_a_gist_has_seven_words_at_most_and_is_never_cut_in_the_midst(played: OpenMatch) -> None:
    """The gist of each turn, as it was made of its sentences; one that is longer is a single deed."""
    words, log, counted = games.words(played.setup.game), played.match.log, 0
    for turn in played.turns.all:
        events = [log[number] for number in range(turn.began, turn.ended or len(log))]
        for lang in ("en", "de"):
            told = gist([(words.weight(event), words.event(event, lang, played.box)) for event in events])
            ends = {shorter(words.event(event, lang, played.box)) for event in events}
            assert length(told) <= WORDS or told in ends
            assert not told or any(told.endswith(end.partition("] ")[2] or end) for end in ends), told
            assert "[seat" not in plain(told, [Person(name, "red") for name in NAMES], words.lexicon(lang))
            counted += bool(told)
    assert counted > 6


def test_what_all_turns_brought_is_what_is_there(played: OpenMatch) -> None:
    """What one turn ends with, the next begins with, but for what is told between them."""
    live, before = played, None
    for turn in live.turns.all:
        if before is not None and before.ended == turn.began:
            assert before.after == turn.before
        before = turn
    assert before is not None
    now = live.turns.belongings(live.match.state)
    assert before.ended is not None or before.before.own != now.own or len(live.match.log) <= before.began + 1


def test_a_turn_that_was_taken_back_is_told_as_if_it_had_never_been(played: OpenMatch) -> None:
    twin = opened(played.setup.game, 60)
    whole, count = read(twin, "en", 0), len(twin.match.answers)
    twin.match.chance = None
    for steps in (3, 25):
        answers = list(twin.match.answers[count - steps :])
        twin.match.automatic = True
        twin.match.rewind(count - steps)
        twin.match.automatic = False
        twin.done(TookBack(seat=0, to=count - steps))
        for answer in answers:
            twin.match.take_again(answer, True)
        twin.done(Answered(seat=0, answers=[]))
        assert [re.sub(r"at=\d+", "", line) for line in read(twin, "en", 0)] == [
            re.sub(r"at=\d+", "", line) for line in whole
        ]


def test_what_others_keep_secret_is_in_no_total() -> None:
    """PS-41: credits are counted for their owner alone."""
    live = opened("planet_steam", 120)
    for seat in (0, 1, None):
        for block in blocks(read(live, "en", seat)):
            head = block.partition("</summary>")[0]
            mine = "<b>" in head and ">You<" in head
            assert mine or "credit" not in head.partition('class="tot"')[2]
    assert any(
        "credit" in block.partition("</summary>")[0].partition('class="tot"')[2]
        for block in blocks(read(live, "en", 0))
    )


def test_gains_stand_before_what_was_spent_and_points_before_all() -> None:
    assert spelled({"wood": -3, "gear": 2, "vp": 3, "gold": 0}) == ("[vp +3] [+2 gear]", "[−3 wood]")
    deeds = [(1, "[seat 1] moved to the Shipyard"), (4, "[seat 1] gave a liner for [2 wood]: [vp 3]")]
    assert gist(deeds) == "gave a liner"


def test_a_german_gist_is_a_sentence_with_its_verb() -> None:
    """One auxiliary for all deeds that have it, and none of them without its end."""
    flew = "[seat 1] [verb is 1] mit dem Ballon nach 4, 10 geflogen"
    forged = "[seat 1] [verb has 1] geschmiedet und den Ballon, den Zeppelin und das Panzerschiff heimgeholt"
    flight = "[seat 1] [verb has 1] alle Ziele angeflogen: Depot, Palais, Ungeziefergasse und Schleuse"
    assert gist([(2, forged)]).endswith("heimgeholt")
    assert gist([(2, forged), (2, flew)]) == "[verb is 1] mit dem Ballon nach 4, 10 geflogen"
    assert gist([(2, flight)]) == "[verb has 1] alle Ziele angeflogen"
    built, drew = "[seat 1] [verb has 1] den Park gebaut", "[seat 1] [verb has 1] [2 card] gezogen"
    assert gist([(2, built), (2, drew)]) == "[verb has 1] den Park gebaut, [2 card] gezogen"


def test_a_page_is_sent_the_turn_that_grew_and_not_the_whole_log() -> None:
    page = Watcher(Eyes(None, "en"))
    first, grown = '<li id="t-1">one</li>', '<li id="t-1">one, two</li>'
    assert page.remember_lines(['<li id="l-0">a</li>', first]) is None
    assert page.remember_lines(['<li id="l-0">a</li>', grown, '<li id="t-5">b</li>']) == [
        grown,
        '<li id="t-5">b</li>',
    ]
    assert page.remember_lines([grown, '<li id="t-5">b</li>']) == [], "what is too old is only left out"
    assert page.remember_lines([grown]) is None, "what was taken back is to go"


@pytest.mark.anyio
async def test_marks_in_the_log_follow_the_choice_of_colours(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    before = await anna.get(f"/t/{table.id}")
    await play([anna, ben], table, 2, option=3)
    after = await anna.get(f"/t/{table.id}")
    chosen, first = (
        set(re.findall(r"pc-(\w+)", page.text.partition('id="clocks"')[2].partition("</div>")[0]))
        for page in (after, before)
    )
    assert chosen != first
    lines = after.text.partition('<ul id="lines">')[2].partition("</ul>")[0]
    assert set(re.findall(r"pc-(\w+)", lines)) <= chosen
    assert "pc-" in lines


def test_of_a_very_long_log_the_end_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    live = opened("airship_city", 60)
    whole = read(live, "en", 0)
    monkeypatch.setattr(logbook, "KEPT", 5)
    assert read(live, "en", 0) == whole[-5:]

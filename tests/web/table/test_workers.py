"""What a worker keeps of a match: which act told which line. What it is asked, and what it replies."""

import subprocess
import sys
from pathlib import Path
from random import Random
from subprocess import PIPE
from typing import Any, get_args

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.engine.questions import Ask
from kesselhaus.protocol import (
    LENGTH,
    Answered,
    AnyRequest,
    Began,
    Begin,
    Charted,
    Close,
    Closed,
    Done,
    DrawTable,
    Failed,
    GiveAnswer,
    Look,
    NoRecord,
    NotOpen,
    Open,
    Paper,
    ReadOut,
    Redraw,
    Request,
    Setup,
    ShowShelf,
    TakeBack,
    TimeGranted,
    TookBack,
    reply_of,
)
from kesselhaus.store import Entry
from kesselhaus.store.rows import EntryKind
from kesselhaus.web.live import _moves
from kesselhaus.web.worker import Worker, _decoder
from kesselhaus.workers import brought
from kesselhaus.workers.open_match import OpenMatch, begun_from, branched
from kesselhaus.workers.owner import MatchOwner, _think
from kesselhaus.workers.painting import DRAWN, Painter

COMMAND = [sys.executable, "-m", Worker.program]


def opened(game: str, automatic: bool = True) -> OpenMatch:
    live = OpenMatch(Setup("m", game, 3, (), automatic=automatic))
    live.match.chance, live.match.automatic = Random(1), automatic
    live.match.settle()
    live.done(Began(answers=msgspec.to_builtins(live.match.answers)))
    return live


def answered(live: OpenMatch, chance: Random) -> None:
    match, question = live.match, live.match.question
    assert isinstance(question, Ask)
    before = len(match.answers)
    match.answer(chance.choice(list(question.options)))
    live.done(Answered(seat=question.seat, answers=msgspec.to_builtins(match.answers[before:])))


@pytest.mark.parametrize("game", games.shelf())
def test_acts_fold_to_the_same_match_at_every_moment(game: str) -> None:
    live, chance = opened(game), Random(3)
    states = [live.match.state.copy()]
    for _ in range(60):
        answered(live, chance)
        states.append(live.match.state.copy())
    for moment in (5, 30, 31, 61, 12):
        then = live.at(moment)
        assert then.match.state == states[moment - 1]
        assert len(then.told_by) == len(then.match.log)
    assert live.told_by == sorted(live.told_by)
    with pytest.raises(LookupError):
        live.at(62)


@pytest.mark.parametrize("game", games.shelf())
def test_a_branch_is_written_down_and_read_again(game: str) -> None:
    live, chance = opened(game), Random(4)
    for _ in range(40):
        answered(live, chance)
        act = branched(live, 1, Random(7))
        written = msgspec.json.decode(msgspec.json.encode(act), type=Began)
        assert written.origin is not None
        match = begun_from(written.origin, written.since, live.game, live.box, live.answer_type)
        view, twin = live.match.view(1), match.view(1)
        assert twin.state == view.state
        assert twin.question == view.question


def test_the_rule_between_old_and_new_lies_after_the_own_last_turn() -> None:
    live = OpenMatch(Setup("m", "airship_city", 3, ()))
    live.acts.append(Began(answers=[]))
    live.acts += [Answered(seat=0, answers=[]), Answered(seat=1, answers=[])]
    live.acts += [TimeGranted(seat=1, granted=1), Answered(seat=2, answers=[])]
    assert live.last_turn_of(0) == 2
    assert live.last_turn_of(1) == 3
    assert live.last_turn_of(2) is None
    assert live.last_turn_of(None) is None
    live.acts.append(Answered(seat=0, answers=[]))
    assert live.last_turn_of(0) == 2, "while one plays on, it stays where it was"


def test_a_worker_asks_for_what_it_lacks_and_forgets_what_was_not_stored() -> None:
    owner, setup = MatchOwner(), Setup("m", "airship_city", 2, ())
    look = Look(0, "en", ("A", "B"))
    assert owner.handle(DrawTable("m", 1, look)) == NotOpen()
    began = owner.handle(Begin(setup))
    assert isinstance(began, Done)
    seat = began.standing.waiting[0]
    done = owner.handle(GiveAnswer("m", 1, seat, 0))
    assert isinstance(done, Done)
    assert owner.handle(DrawTable("m", 1, look)) == NotOpen(2)
    owner.handle(Open(setup, [began.act]))
    again = owner.handle(GiveAnswer("m", 1, seat, 0))
    assert isinstance(again, Done)
    assert again.standing.acts == 2
    back = owner.handle(TakeBack("m", 2, seat))
    assert isinstance(back, Done)
    assert isinstance(began.act, Began)
    assert back.act == TookBack(seat=seat, to=len(began.act.answers))
    assert owner.handle(Close("m")) == Closed()


def test_a_bot_is_kept_for_a_turn_and_no_longer() -> None:
    """Its time is counted over the answers of a turn; what it knew of a turn that is over is let go."""
    live, chance = opened("airship_city"), Random(2)
    kept: list[object] = []
    for _ in range(30):
        question = live.match.question
        assert isinstance(question, Ask)
        turn, seat = live.match.state.turn, question.seat
        _think(live, seat, "search:1it")
        kept.append(live.thinking[seat, "search:1it"])
        answered(live, chance)
        assert bool(live.thinking) == (live.match.state.turn == turn)
    assert 1 < len(set(map(id, kept))) < len(kept)
    question = live.match.question
    assert isinstance(question, Ask)
    _think(live, question.seat, "beginner")
    assert list(live.thinking)[-1] == (question.seat, "beginner")
    live.done(TookBack(to=len(live.match.answers)))
    assert not live.thinking


def test_every_question_of_the_past_can_be_looked_at_again() -> None:
    """Also one whose words depend on its options, which are no longer there (PS-162)."""
    live, chance = OpenMatch(Setup("m", "planet_steam", 3, ("opt_price_manipulation",))), Random(5)
    live.match.chance, live.match.automatic = Random(1), True
    live.match._answer_chance()
    live.done(Began(answers=msgspec.to_builtins(live.match.answers)))
    rules = set()
    for _ in range(120):
        assert isinstance(live.match.question, Ask)
        rules.add(live.match.question.rule)
        seat = live.match.question.seat
        Painter(live).draw(DrawTable("m", len(live.acts), Look(seat, "en", ("A", "B", "C")), len(live.acts)))
        answered(live, chance)
    assert "PS-162" in rules


@pytest.mark.parametrize("kind", [*get_args(AnyRequest), *get_args(Paper)])
def test_a_request_takes_its_own_reply_and_no_other(kind: type[Request[object]]) -> None:
    """What the type checker is told is what the decoder looks at."""
    decode, own = _decoder(kind).decode, reply_of(kind)
    for reply in (Failed("why"), NotOpen(3), Closed(), Charted((), []), NoRecord("why")):
        message = msgspec.msgpack.encode(reply)
        if type(reply) in (Failed, NotOpen, own, *get_args(own)):
            assert decode(message) == reply
        else:
            with pytest.raises(msgspec.ValidationError):
                decode(message)


def test_what_was_drawn_when_a_match_went_on_counts_as_answers() -> None:
    """Of a match that went on by mended rules: two answers were kept, one was drawn anew."""
    bodies: list[tuple[EntryKind, dict[str, Any]]] = [
        ("began", {"answers": [1]}),
        ("answer", {"answers": [2]}),
        ("answer", {"answers": [3, 4]}),
        ("undo", {"to": 2, "answers": [5]}),
        ("answer", {"answers": [6]}),
    ]
    entries = [
        Entry(match="m", number=number, kind=kind, body=body, at=0)
        for number, (kind, body) in enumerate(bodies, start=1)
    ]
    assert [(before, after) for _, before, after in _moves(entries)] == [
        (0, 1),
        (1, 2),
        (2, 4),
        (2, 3),
        (3, 4),
    ]


@pytest.mark.parametrize("last", [b"", b"\0", LENGTH.pack(100) + b"half a request"])
def test_a_worker_ends_quietly_when_the_house_is_gone(last: bytes) -> None:
    """Killed between requests, or in the midst of one."""
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as worker:
        assert worker.stdout is not None
        assert worker.stdout.read(LENGTH.size) == LENGTH.pack(0)
        _, said = worker.communicate(last, timeout=60)
    assert (worker.returncode, said) == (0, b"")


def test_a_worker_ends_quietly_when_nobody_reads_its_reply() -> None:
    request = msgspec.msgpack.encode(ShowShelf())
    with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        assert worker.stdout.read(LENGTH.size) == LENGTH.pack(0)
        worker.stdout.close()
        worker.stdin.write(LENGTH.pack(len(request)) + request)
        worker.stdin.flush()
        assert worker.wait(60) == 0
        assert worker.stderr.read() == b""


def test_a_record_of_absurd_length_is_refused_and_the_longest_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = (Path(__file__).parents[2] / "records" / "airship_city-1p.json").read_bytes()
    answers = len(msgspec.json.decode(data)["answers"])
    monkeypatch.setattr(brought, "LONGEST", answers)
    assert isinstance(brought.as_acts(data), ReadOut)
    monkeypatch.setattr(brought, "LONGEST", answers - 1)
    assert brought.as_acts(data) == NoRecord(f"The record has {answers} answers; {answers - 1} are the most.")


def test_of_many_looks_at_a_match_the_last_ones_are_kept() -> None:
    live = opened("airship_city")
    painter = Painter(live)
    for number in range(DRAWN + 3):
        look = Look(0, "en", (f"Ada {number}", "Bob", "Cid"))
        painter.redraw(Redraw("m", len(live.acts), look, 0, 20, False))
    assert [len(kept) for kept in (painter._shown, painter._readers, painter._logbooks)] == [DRAWN] * 3

"""What is done at a table, as an act and as an entry: one says what the other does."""

from typing import get_args

import msgspec
import pytest

from kesselhaus.protocol import (
    Act,
    Answered,
    Began,
    BrokenOff,
    Declining,
    Left,
    Place,
    TakenOver,
    TimeAgreed,
    TimeGranted,
    TookBack,
    Turned,
    Void,
)
from kesselhaus.store import Entry
from kesselhaus.store.rows import EntryKind
from kesselhaus.web.entries import KIND, act_of, entry_of

ACTS = (
    Began(answers=[3, {"type": "Take", "units": 1}]),
    Began(answers=[], origin={"turn": 4}, since=[2], seats=3, variants=["duel"]),
    Began(answers=[1], lesson=Place("first", 0)),
    Answered(seat=1, answers=[{"type": "Take", "units": 2}, 5], row=True, shown=True),
    TookBack(seat=0, to=12, agreed=[0, 2]),
    TookBack(seat=0, to=12, agreed=[0], kept=9, rules=2, answers=[1], lesson=Place("next", 3, free=True)),
    Turned(seat=0, lesson=Place("next", 4)),
    Left(left=[1, 2]),
    TakenOver(seat=1, level="hard"),
    Declining(seat=1, declines=False),
    TimeAgreed(seat=1, agreed=[0]),
    TimeGranted(seat=1, granted=None),
    BrokenOff(by="anna"),
)


def test_every_kind_of_act_but_what_is_void_is_written_down() -> None:
    assert {*map(type, ACTS)} == KIND.keys() == {*get_args(Act)} - {Void}
    assert {*KIND.values()} == {*get_args(EntryKind)}


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_what_is_written_down_is_read_as_it_was_done(act: Act) -> None:
    entry = entry_of("m", 4, act, at=77, request="r")
    stored = msgspec.json.decode(msgspec.json.encode(entry.body))
    assert act_of(Entry(match="m", number=4, kind=entry.kind, seat=entry.seat, body=stored, at=77)) == act
    assert (entry.number, entry.at, entry.request, entry.seat) == (4, 77, "r", act.seat)
    assert not {"type", "seat"} & stored.keys()


@pytest.mark.parametrize(
    ("kind", "body", "act"),
    [
        ("undo", {"to": 5, "by": 1}, TookBack(seat=1, to=5)),
        ("bot", {"seat": 1, "level": "easy"}, TakenOver(seat=1, level="easy")),
        (
            "began",
            {"answers": [], "origin": {}, "since": [], "seats": 2},
            Began(seat=1, answers=[], origin={}, seats=2),
        ),
        ("ended", {"by": "anna"}, BrokenOff(seat=1, by="anna")),
    ],
)
def test_what_earlier_versions_have_written_is_read(
    kind: EntryKind, body: dict[str, object], act: Act
) -> None:
    assert act_of(Entry(match="m", number=1, kind=kind, seat=1, body=body, at=0)) == act

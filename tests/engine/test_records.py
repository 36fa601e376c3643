"""A match as a file: equal when replayed, and a sentence for whatever cannot be."""

from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus.engine import record
from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.record import RecordError, ReplayBroken
from kesselhaus.engine.tasks import RULES, Play
from tests.engine.furnace import GAME, Amount, Confirm, Do, Furnace, Pass, Turn, deed
from tests.engine.test_answers import new, snapshot
from tests.engine.test_going_back import walk
from tests.scenario import answer, asked, events


def played(*, automatic: bool = False) -> Match[Furnace]:
    match = new(automatic=automatic)
    for _ in walk(match, 30):
        pass
    return match


def changed(match: Match[Furnace], **changes: Any) -> record.Record:
    return msgspec.structs.replace(record.parse(record.write(match)), **changes)


@pytest.mark.parametrize("automatic", [False, True])
def test_a_record_replays_to_equal_state_log_and_views(automatic: bool) -> None:
    match = played(automatic=automatic)
    again: Match[Furnace] = record.replay(record.parse(record.write(match)), GAME)
    assert again.state == match.state
    assert again.log == match.log
    assert snapshot(again) == snapshot(match)
    assert record.write(again) == record.write(match)


def test_a_record_keeps_no_seed_and_says_what_was_set_up() -> None:
    match = Match(GAME, 2, frozenset({"hot"}), chance=Random(77), automatic=True)
    kept = msgspec.json.decode(record.write(answer(match, Do("weigh"), Amount(3))))
    assert kept == {
        "format": 1,
        "game": "furnace",
        "seats": 2,
        "variants": ["duel", "hot"],
        "edition": "edition-1",
        "rules_version": 3,
        "automatic": True,
        "answers": [*match.answers[:2], {"type": "Do", "what": "weigh"}, {"type": "Amount", "number": 3}],
    }


def test_a_record_can_be_replayed_in_part_and_played_on() -> None:
    match = answer(new(), Do("stoke"), Amount(1), Amount(5), Do("end"))
    part: Match[Furnace] = record.replay(record.parse(record.write(match)), GAME, until=4, chance=Random(1))
    assert asked(part).rule == "FU-4"
    answer(part, Amount(5), Do("roll"))
    assert part.state.hearths[0].heat > 6
    nothing: Match[Furnace] = record.replay(record.parse(record.write(match)), GAME, until=0)
    assert nothing.version == 0


def test_a_replayed_match_goes_on_by_itself_if_the_first_did() -> None:
    match = new(automatic=True)
    again: Match[Furnace] = record.replay(record.parse(record.write(match)), GAME, chance=Random(2))
    answer(again, Do("stoke"), Amount(1), Do("roll"))
    assert again.version == 7


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"garbage",
        b"\xff\xfe\x00",
        b'{"format": 1, "game": "\xff"}',
        b"[]",
        b"{}",
        b'{"format": "one"}',
        b'{"format": 1, "game": "furnace"}',
        b"[" * 5000,
        '{"format": 1}',
    ],
)
def test_garbage_is_no_record(data: bytes | str) -> None:
    with pytest.raises(RecordError, match="This is not a record of a match"):
        record.parse(data)


def test_unknown_fields_are_no_record_either() -> None:
    kept = msgspec.json.decode(record.write(new()))
    with pytest.raises(RecordError, match="`seed`"):
        record.parse(msgspec.json.encode({**kept, "seed": 5}))


def test_another_format_is_named() -> None:
    data = msgspec.json.encode(changed(new(), format=9))
    with pytest.raises(RecordError, match=r"The record has format 9; this version reads formats 1 to 4\."):
        record.parse(data)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "The record is of 'chess', not of 'furnace'."),
        (
            {"edition": "edition-7"},
            "The record was played with edition edition-7 of the components, not with edition-1. "
            "Give the components file that it was played with.",
        ),
        ({"seats": 9}, "Furnace is played with 2, 3 seats, not with 9."),
        ({"variants": ("warm",)}, "Furnace has no variant 'warm'. Possible: cold, hot, white, trio, duel."),
    ],
)
def test_a_record_that_cannot_be_replayed_gets_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.replay(changed(new(), **changes), GAME)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("until", [-1, 3])
def test_more_answers_than_there_are_cannot_be_replayed(until: int) -> None:
    with pytest.raises(RecordError, match=f"has 2 answers; {until} is not among 0 to 2"):
        record.replay(record.parse(record.write(new())), GAME, until=until)


def test_other_components_are_carried_along() -> None:
    """One file is enough to replay it elsewhere; a match with the shipped components is written as ever."""
    match = answer(Match(GAME, 2, box=GAME.box(b"edition-7")), 1, 1, Do("stoke"), Amount(1))
    kept = msgspec.json.decode(record.write(match))
    assert (kept["format"], kept["edition"], kept["components"]) == (2, "edition-7", "edition-7")
    again: Match[Furnace] = record.replay(record.parse(record.write(match)), GAME)
    assert again.box.edition == "edition-7"
    assert snapshot(again) == snapshot(match)
    assert record.write(again) == record.write(match)
    unchanged = Match(GAME, 2, box=GAME.box(b"edition-1"))
    assert "components" not in msgspec.json.decode(record.write(unchanged))


def test_components_that_are_not_those_of_the_record_are_refused() -> None:
    match = Match(GAME, 2, box=GAME.box(b"edition-7"))
    kept = msgspec.structs.replace(record.parse(record.write(match)), components="edition-8")
    with pytest.raises(
        RecordError, match="played with edition edition-7 of the components, not with edition-8"
    ):
        record.replay(kept, GAME)


def test_the_edition_it_was_played_with_can_be_given() -> None:
    match: Match[Furnace] = Match(GAME, 2, box=Box("edition-7"), chance=Random(1))
    kept = record.parse(record.write(match))
    again: Match[Furnace] = record.replay(kept, GAME, Box("edition-7"))
    assert again.state == match.state


BREAKS: list[tuple[int, Any, str]] = [
    (5, {"type": "Do", "what": "nap"}, "is not among the 8 legal options"),
    (5, {"type": "Amount", "number": 1}, "is not among the 8 legal options"),
    (5, {"type": "Dance"}, "Dance"),
    (5, None, "null"),
    (5, ["a"], "array"),
    (5, 3, "That is no answer this game knows"),
    (1, {"type": "Pass"}, "Chance is asked now"),
    (2, 9, "9 is not one of them"),
]


@pytest.mark.parametrize(("at", "answer_given", "why"), BREAKS)
def test_a_record_that_breaks_says_where_and_why_and_hands_over_the_last_good_state(
    at: int, answer_given: Any, why: str
) -> None:
    match = answer(new(), Do("weigh"), Amount(4), Do("weigh"), Pass())
    kept = record.parse(record.write(match))
    kept.answers[at - 1] = answer_given
    with pytest.raises(ReplayBroken) as caught:
        record.replay(kept, GAME)
    broken = caught.value
    assert broken.at == at
    assert why in broken.why
    assert str(broken).startswith(f"The record stops at answer {at}: ")
    assert "rules version" not in str(broken)
    good: Match[Furnace] = record.replay(kept, GAME, until=at - 1)
    assert snapshot(broken.match) == snapshot(good)


def test_a_record_of_other_rules_says_so_when_it_breaks() -> None:
    match = answer(new(), Do("weigh"), Amount(4))
    kept = changed(match, rules_version=2)
    again: Match[Furnace] = record.replay(kept, GAME)
    assert again.state == match.state
    kept.answers[-1] = {"type": "Amount", "number": 40}
    with pytest.raises(ReplayBroken, match=r"played by rules version 2; this is rules version 3\."):
        record.replay(kept, GAME)


@pytest.mark.parametrize("automatic", [False, True])
def test_a_rule_that_stumbles_while_replaying_is_told_like_any_other_break(automatic: bool) -> None:
    match = answer(new(automatic=automatic), Do("weigh"), Amount(4))
    good = snapshot(match)
    kept = record.parse(record.write(match))
    kept.answers.extend([{"type": "Do", "what": "burst"}, {"type": "Confirm", "coal": 0}])
    with pytest.raises(ReplayBroken, match=r"stops at answer 6: .*the furnace burst") as caught:
        record.replay(kept, GAME)
    broken = caught.value.match
    assert asked(broken).rule == "FU-10"
    broken.undo()
    assert snapshot(broken) == good


def choke(state: Furnace, task: Turn) -> Play:
    """Rules of another day: who has stoked is asked once more in the same step, and then they stumble."""
    following = yield from deed(state, task)
    if state.hearths[0].heat:
        yield Ask(0, "FU-14", [Pass(), Amount(1)])
        raise RuntimeError("the furnace choked")
    return following


def test_going_back_from_a_stumble_tells_again_what_the_engine_answered_in_that_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = record.parse(record.write(answer(new(automatic=True), Do("stoke"), Amount(2))))
    kept.answers.append({"type": "Pass"})
    monkeypatch.setitem(RULES, Turn, choke)  # type: ignore[misc]
    with pytest.raises(ReplayBroken, match=r"stops at answer 6: .*the furnace choked") as caught:
        record.replay(kept, GAME)
    broken = caught.value.match
    assert asked(broken).rule == "FU-14"
    assert [event.rule for event in events(broken, Forced)] == ["FU-4"]
    good: Match[Furnace] = record.replay(kept, GAME, until=5)
    assert snapshot(broken) == snapshot(good)


def test_a_broken_record_hands_over_a_match_that_takes_back_only_what_was_chosen() -> None:
    kept = record.parse(record.write(answer(new(automatic=True), Do("stoke"), Amount(2))))
    kept.answers.append({"type": "Do", "what": "nap"})
    with pytest.raises(ReplayBroken) as caught:
        record.replay(kept, GAME)
    broken = caught.value.match
    broken.undo()
    assert asked(broken).rule == "FU-3"
    answer(broken, Amount(1))
    assert (asked(broken).rule, broken.state.hearths[0].heat) == ("FU-2", 6)


def test_answers_after_the_end_break_a_record() -> None:
    match = answer(new(), *[Do("end")] * 6)
    kept = record.parse(record.write(match))
    kept.answers.append({"type": "Do", "what": "end"})
    with pytest.raises(ReplayBroken, match="The record stops at answer 9: The match is over"):
        record.replay(kept, GAME)


def test_what_the_engine_answered_is_checked_like_all_else() -> None:
    match = answer(new(automatic=True), Do("show"))
    kept = record.parse(record.write(match))
    assert kept.answers[-1] == {"type": "Confirm", "coal": 0}
    kept.answers[-1] = msgspec.to_builtins(Confirm(3))
    with pytest.raises(ReplayBroken) as caught:
        record.replay(kept, GAME)
    assert caught.value.at == 4

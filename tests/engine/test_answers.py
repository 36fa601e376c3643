"""An answer is taken or refused; refused, it changes nothing."""

from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus.engine.components import Box
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.tasks import Play, Task, does
from tests.engine.furnace import DEEDS, GAME, Amount, Confirm, Do, Furnace, Heated, Pass
from tests.scenario import answer, asked, drawn, events


def new(seats: int = 2, *, automatic: bool = False, chance: int | None = 1) -> Match[Furnace]:
    dice = None if chance is None else Random(chance)
    return Match(GAME, seats, chance=dice, automatic=automatic)


def snapshot(match: Match[Any]) -> tuple[object, ...]:
    """All that anybody could tell of a match, as text."""
    views = [repr(match.view(seat)) for seat in (None, *range(match.seats))]
    return repr(match.state), repr(match.question), match.log[:], match.answers[:], match.version, views


REFUSALS: list[tuple[Any, dict[str, Any], str]] = [
    (Do("nap"), {}, "illegal"),
    (Amount(1), {}, "illegal"),
    ({"type": "Do", "what": "nap"}, {}, "illegal"),
    ({"type": "Dance"}, {}, "malformed"),
    ({"type": "Do"}, {}, "malformed"),
    ({"type": "Do", "what": 3}, {}, "malformed"),
    ({"type": "Amount", "number": True}, {}, "malformed"),
    ({}, {}, "malformed"),
    ({1: 2}, {}, "malformed"),
    ("stoke", {}, "malformed"),
    (7, {}, "malformed"),
    (None, {}, "malformed"),
    ([Do("stoke")], {}, "malformed"),
    (object(), {}, "malformed"),
    (Do("stoke"), {"seat": 1}, "foreign"),
    (Do("stoke"), {"version": 1}, "stale"),
    (Do("stoke"), {"version": 3}, "stale"),
    (Do("stoke"), {"seat": 1, "version": 3}, "stale"),
]


@pytest.mark.parametrize(("given", "how", "kind"), REFUSALS)
def test_a_wrong_answer_is_refused_with_the_reason_and_what_is_legal(
    given: Any, how: dict[str, Any], kind: str
) -> None:
    match = new()
    before = snapshot(match)
    with pytest.raises(Refused) as caught:
        match.answer(given, **how)
    refused = caught.value
    assert refused.kind == kind
    assert refused.options == tuple(Do(what) for what in DEEDS)
    assert str(refused) == refused.sentence("en")
    assert refused.sentence("de") != refused.sentence("en")
    assert "{" not in refused.sentence("de").replace(repr(given), "")
    assert snapshot(match) == before
    match.answer(Do("stoke"))
    assert asked(match).rule == "FU-3"


def test_the_sentences_name_what_matters() -> None:
    match = new()
    with pytest.raises(Refused, match=r"It is seat 1 that is asked now, not seat 2\."):
        match.answer(Do("stoke"), seat=1)
    with pytest.raises(Refused, match=r"meant for version 9, but the table is at version 2 by now\."):
        match.answer(Do("stoke"), version=9)
    with pytest.raises(Refused, match=r"is not among the 8 legal options of this question \(rule FU-2\)\."):
        match.answer(Do("nap"))


def test_nothing_is_answered_after_the_end() -> None:
    match = new()
    while not match.is_over:
        answer(match, Do("end"))
    before = snapshot(match)
    with pytest.raises(Refused) as caught:
        match.answer(Do("end"))
    assert caught.value.kind == "over"
    assert snapshot(match) == before
    assert match.result is not None
    assert match.result.winners == (0, 1)


@pytest.mark.parametrize("given", [0, 4, "1", Do("end"), None, {"type": "Do"}])
def test_an_outcome_that_chance_cannot_have_is_refused(given: Any) -> None:
    match = new(chance=None)
    before = snapshot(match)
    with pytest.raises(Refused) as caught:
        match.answer(given)
    assert caught.value.kind == "chance"
    assert snapshot(match) == before


def test_answers_come_as_options_or_as_json() -> None:
    match = new()
    match.answer({"type": "Do", "what": "stoke"}, seat=0, version=2)
    match.answer({"type": "Amount", "number": 2})
    assert match.answers[2:] == [Do("stoke"), Amount(2)]
    answer(match, Amount(5), Do("weigh"))
    match.answer({"type": "Amount", "number": 9})
    assert match.state.hearths[0].heat == 16
    answer(match, Do("weigh"))
    with pytest.raises(Refused):
        match.answer({"type": "Amount", "number": 10})
    match.answer({"type": "Pass"})
    assert match.answers[-1] == Pass()


def test_a_rule_that_breaks_leaves_the_match_as_it_was() -> None:
    match = answer(new(), Do("end"), Do("weigh"), Amount(1), Do("burst"))
    before = snapshot(match)
    with pytest.raises(RuntimeError, match="the furnace burst"):
        answer(match, Confirm())
    assert snapshot(match) == before
    match.undo()
    answer(match, Do("end"))
    assert asked(match).seat == 0
    assert [hearth.heat for hearth in match.state.hearths] == [0, 1]


def test_a_rule_that_breaks_takes_no_undo_from_who_answered_before() -> None:
    match = answer(new(automatic=True), Do("weigh"), Amount(1), Do("end"))
    before = snapshot(match)
    with pytest.raises(RuntimeError):
        answer(match, Do("burst"))  # the engine confirms by itself
    assert snapshot(match) == before
    assert not events(match, Heated)
    match.undo(seat=0)
    assert asked(match).seat == 0


def test_a_rule_that_breaks_after_a_draw_leaves_the_match_as_it_was() -> None:
    match = new()
    answer(match, Do("roll"), Do("burst"))
    before = snapshot(match)
    with pytest.raises(RuntimeError):
        answer(match, Confirm())
    assert snapshot(match) == before


# ------------------------------------------------------------------ questions with one option


def test_questions_that_leave_no_choice_are_answered_and_the_log_says_so() -> None:
    match = new(automatic=True)
    answer(match, Do("stoke"), Amount(1))
    assert match.answers[2:] == [Do("stoke"), Amount(1), Amount(5)]
    assert [(event.seat, event.rule) for event in events(match, Forced)] == [(0, "FU-4")]
    assert asked(match).rule == "FU-2"


def test_otherwise_they_are_asked() -> None:
    match = new()
    answer(match, Do("stoke"), Amount(1))
    assert asked(match) == Ask(0, "FU-4", [Amount(5)])
    assert events(match, Forced) == []


def test_a_secret_question_is_never_answered_by_the_engine() -> None:
    match = new(automatic=True)
    answer(match, Do("whisper"))
    assert asked(match).secret
    assert len(asked(match).options) == 1
    assert events(match, Forced) == []
    answer(match, Confirm(match.state.hearths[0].coal))
    assert asked(match).rule == "FU-2"


class Kindling(Task, frozen=True):
    """The first thing in the match is a question with one option."""


@does(Kindling)
def kindle(state: Furnace, task: Kindling) -> Play:
    state.hearths[0].heat = (yield Ask(0, "FU-0", [Amount(3)])).number
    return ()


def unlit(seats: int, variants: frozenset[str], box: Box) -> Furnace:
    table = GAME.setup(seats, variants, box)
    agenda: list[Task] = [*table.agenda, Kindling()]
    return msgspec.structs.replace(table, agenda=agenda)


KINDLED = msgspec.structs.replace(GAME, setup=unlit, tasks=(*GAME.tasks, Kindling))


@pytest.mark.parametrize("light", [False, True])
def test_a_match_that_begins_without_a_choice_answers_it_at_once(light: bool) -> None:
    match: Match[Furnace] = Match(KINDLED, 2, chance=Random(1), automatic=True, light=light)
    table = KINDLED.setup(2, frozenset({"duel"}), match.box)
    placed: Match[Furnace] = Match.at(table, KINDLED, Random(1), automatic=True, light=light)
    for one in (match, placed):
        assert asked(one).rule == "FU-2"
        assert one.answers[0] == Amount(3)
        assert one.version == 3
        assert all(hearth.coal for hearth in one.state.hearths)
        assert [event.rule for event in events(one, Forced)] == ([] if light else ["FU-0"])
        assert not one.can_undo
    assert asked(Match(KINDLED, 2, chance=Random(1))).rule == "FU-0"


def test_a_match_that_began_by_itself_can_be_rewound_to_its_beginning() -> None:
    match: Match[Furnace] = Match(KINDLED, 2, chance=Random(1), automatic=True)
    was = snapshot(match)
    answer(match, Do("weigh"), Amount(4), Do("end"))
    match.rewind(3)
    assert snapshot(match)[:5] == was[:5]
    match.rewind(0)
    assert (asked(match).rule, match.log) == ("FU-0", [])


def test_a_fork_answers_them_as_its_parent_does() -> None:
    match = new(automatic=True)
    twin = match.fork()
    for one in (match, twin):
        answer(one, Do("stoke"), Amount(1))
    assert twin.answers == match.answers
    assert twin.state == match.state


# ------------------------------------------------------------------ chance


def test_without_chance_draws_are_questions_like_others() -> None:
    match = new(chance=None)
    assert drawn(match) == Draw("FU-1", (1, 2, 3), (1, 1, 2))
    answer(match, 3, 1)
    assert [hearth.coal for hearth in match.state.hearths] == [3, 1]


def test_equal_seeds_draw_equally_and_weights_are_kept() -> None:
    assert new(chance=5).state == new(chance=5).state
    coals = [new(3, chance=seed).state.hearths[0].coal for seed in range(400)]
    assert 160 < coals.count(3) < 240
    assert set(coals) == {1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "variants", "sentence"),
    [
        (4, (), "Furnace is played with 2, 3 seats, not with 4."),
        (2, ("warm",), "Furnace has no variant 'warm'. Possible: cold, hot, white, trio, duel."),
        (2, ("trio",), "The variant 'trio' is for 3 seats, not 2."),
        (2, ("hot", "cold"), "The variants 'hot' and 'cold' cannot be played together."),
        (2, ("white",), "The variant 'white' needs the variant 'hot'."),
    ],
)
def test_a_match_that_cannot_be_gets_a_sentence(seats: int, variants: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=r"seats|variant") as caught:
        Match(GAME, seats, frozenset(variants))
    assert str(caught.value) == sentence


def test_implied_variants_are_in_force_by_themselves() -> None:
    assert Match(GAME, 2).variants == {"duel"}
    assert Match(GAME, 3).variants == frozenset()
    assert Match(GAME, 2, frozenset({"white", "hot"})).variants == {"duel", "white", "hot"}

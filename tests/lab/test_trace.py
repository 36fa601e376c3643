"""A trace: equal rules write equal lines, and whatever changes in a match changes its lines from there on."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import RULES, Play
from kesselhaus.lab.simulate import Plan
from kesselhaus.lab.trace import STRIDE, in_full, trace
from tests.kettle import GAME, STEAM, Kettle, Take, Took, Turn, take

PLAN = Plan(2, (), ("random",) * 2, seed=3)
ENDLESS = Plan(2, ("endless",), ("random",) * 2, seed=3)
BOX = GAME.load_box(None)


def lines(match: int = 0, plan: Plan = PLAN) -> list[str]:
    return list(trace(GAME, plan, match, BOX))


def test_equal_rules_write_equal_lines_and_other_matches_other_ones() -> None:
    assert lines() == lines()
    other = msgspec.structs.replace(PLAN, seed=4)
    assert len({lines()[-1], lines(1)[-1][1:], lines(0, other)[-1]}) == 3


def test_a_line_stands_for_so_many_answers_and_the_last_one_tells_the_result() -> None:
    endless = trace(GAME, ENDLESS, 7, BOX)
    assert [next(endless).split(" ")[0] for _ in range(3)] == ["7:50", "7:100", "7:150"]
    (last,) = lines()
    place, digest, result = last.split(" ", 2)
    assert 2 + STEAM / 3 <= int(place.removeprefix("0:")) <= 3 + 2 + STEAM
    assert len(digest) == 24
    assert sum(msgspec.json.decode(result)["categories"]["steam"]) >= STEAM


def test_in_full_it_can_be_read_from_any_answer_on() -> None:
    whole = list(in_full(GAME, PLAN, 0, 1, BOX))
    assert whole[0].startswith('0:1 [["KE-1",[3,4,5],null],[0,0,false,[0,0]],[],')
    assert whole[2].startswith('0:3 [[0,"KE-2",[{"type":"Take","units":1},{"type":"Take","units":2},')
    assert '[{"type":"Took","seat":0,"units":' in whole[3]
    assert list(in_full(GAME, PLAN, 0, 3, BOX)) == whole[2:]
    some: Iterator[str] = in_full(GAME, ENDLESS, 0, 51, BOX)
    assert [next(some).split(" ")[0] for _ in range(STRIDE)] == [f"0:{n}" for n in range(51, 101)]


def turn_with(change: str) -> Callable[[Kettle, Turn], Play]:
    """The same turn, with one thing that is different."""

    def turn(state: Kettle, task: Turn) -> Play:
        if change == "one more question":
            yield Ask(task.seat, "KE-2", [Take(3), Take(2), Take(1)])
        following = yield from take(state, task)
        state.sealed += change == "sealed"
        state.turn += change == "turn"
        state.taken[0] += change == "standings"
        if change == "event":
            state.tell(Took(task.seat, 0, rule="KE-2"))
        return following

    return turn


@pytest.mark.parametrize("change", ["one more question", "sealed", "turn", "standings", "event"])
def test_a_difference_shows(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = lines()
    monkeypatch.setitem(RULES, Turn, turn_with("nothing"))  # type: ignore[misc]
    assert lines() == before
    monkeypatch.setitem(RULES, Turn, turn_with(change))  # type: ignore[misc]
    assert lines() != before

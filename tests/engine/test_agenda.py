"""The agenda: what is to be done next, and who may look at it."""

import msgspec
import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import RULES, Play, Task, Then, does
from tests.engine import furnace, test_laws
from tests.engine.furnace import GAME, Amount, Confirm, Dealing, Do, Furnace, Helping, Pass, Turn, Weighing
from tests.engine.test_answers import new
from tests.engine.test_going_back import walk
from tests.scenario import answer


def test_the_task_that_asks_stays_on_the_agenda_and_those_after_it_wait_below() -> None:
    match = new(chance=None)
    assert match.state.agenda == [Turn(0), Dealing(1), Dealing(0)]
    assert match.state.doing == Dealing(0)
    answer(match, 1, 2, Do("help"))
    assert match.state.agenda == [Turn(0), Helping(0, 1)]
    assert match.state.waiting(Turn) == Turn(0)
    assert match.state.waiting(Task) is match.state.doing is match.state.agenda[-1]
    assert match.state.waiting(Weighing) is None
    answer(match, Pass())
    assert match.state.agenda == [Turn(0)]


def test_over_is_an_empty_agenda() -> None:
    match = answer(new(), *[Do("end")] * 6)
    assert match.is_over
    assert (match.state.agenda, match.state.doing) == ([], None)


def test_an_answer_belongs_to_the_one_before_in_the_same_step_and_in_a_task_that_is_part_of_it() -> None:
    match = new()
    assert not match.nested
    assert answer(match.fork(), Do("stoke")).nested
    assert answer(match, Do("weigh")).nested
    assert match._kept.base_answers == match.version
    assert not answer(match, Amount(4)).nested
    assert not answer(match, Do("help")).nested


def test_a_step_begins_with_each_task_that_asks() -> None:
    match = answer(new(), Do("stoke"), Amount(1), Amount(5), Do("weigh"))
    assert match.view(0).since == ()
    assert match._kept.base == match.state
    assert [mark.state.doing for mark in match._kept.marks] == [Turn(0), Turn(0), Weighing(0)]


class Counting(Task, frozen=True):
    """Asks nobody, a few times."""

    left: int


class Finish(Task, frozen=True):
    """Clears the agenda."""


class Asked(Task, frozen=True):
    """A question to be sure that something is."""


@does(Counting)
def count(state: Furnace, task: Counting) -> Then:
    state.turn += 1
    if task.left == 0:
        return ()
    return (Counting(task.left - 1), Asked())


@does(Asked)
def ask(state: Furnace, task: Asked) -> Play:
    yield Ask(0, "FU-8", [Confirm()])
    return ()


@does(Finish)
def finish(state: Furnace, task: Finish) -> Then:
    state.agenda.clear()
    return ()


def begun_with(*tasks: Task) -> Furnace:
    """A table on which these are done first, in this order."""
    table = GAME.setup(2, frozenset(), GAME.box())
    return msgspec.structs.replace(table, agenda=[*table.agenda, *reversed(tasks)])


def test_several_tasks_are_done_in_the_order_in_which_they_are_written() -> None:
    match: Match[Furnace] = Match.at(begun_with(Counting(2)), GAME)
    assert match.state.turn == 3
    assert all(isinstance(task, Asked) for task in match.state.agenda[3:])
    answer(match, Confirm(), Confirm())
    assert isinstance(match.question, Draw)
    assert match.state.agenda == [Turn(0), Dealing(1), Dealing(0)]


def test_an_early_end_clears_the_agenda() -> None:
    match: Match[Furnace] = Match.at(begun_with(Asked(), Finish()), GAME)
    answer(match, Confirm())
    assert match.is_over
    assert match.state.agenda == []


def test_who_watches_is_shown_the_table_before_tasks_that_ask_nobody_too() -> None:
    shown: list[State] = []
    game = msgspec.structs.replace(GAME, setup=lambda *how: begun_with(Counting(1)))
    match: Match[Furnace] = Match(game, 2, on_step=shown.append)
    assert [table.doing for table in shown] == [Counting(1), Counting(0), Asked()]
    assert [table.turn for table in shown] == [0, 1, 2]
    assert shown[-1] == match.state
    assert shown[-1] is not match.state


def test_a_kind_of_task_has_one_rule() -> None:
    with pytest.raises(TypeError, match="Turn is already done by deed"):
        does(Turn)(furnace.deed)
    assert RULES[Turn] is furnace.deed


def test_every_table_on_the_way_can_be_written_down_and_asks_the_same() -> None:
    for now in walk(new(3, chance=5), 60):
        assert test_laws.read_again(now.state) == now.state
        again = Match.at(test_laws.read_again(now._kept.base), GAME, since=now.view(0).since)
        assert again.question == now.question


def test_a_copy_has_an_agenda_of_its_own_and_no_ear() -> None:
    table = begun_with()
    table.ear = []
    twin = table.copy()
    twin.agenda.pop()
    assert (len(table.agenda), len(twin.agenda), twin.ear) == (3, 2, None)


def test_an_event_that_takes_work_is_made_only_for_who_listens() -> None:
    made: list[int] = []

    def ended(seat: int) -> furnace.Ended:
        made.append(seat)
        return furnace.Ended(seat, rule="FU-11")

    table = begun_with()
    table.tell_of(ended, 0)
    assert made == []
    table.ear = []
    table.tell_of(ended, 1)
    assert (made, table.ear) == ([1], [furnace.Ended(1, rule="FU-11")])

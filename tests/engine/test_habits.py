"""How habits are counted in what has happened."""

from kesselhaus.engine.habits import Habit, Part, between, often, own
from kesselhaus.engine.state import Event
from tests.engine.furnace import Ended, Heated, Shown, Whispered

R = "FU-1"


def heated(seat: int, by: int) -> Event:
    return Heated(seat, by, rule=R)


LOG = [heated(0, 1), Shown(1, 2, rule=R), heated(1, 3), Whispered(0, rule=R), heated(0, 4), Event(rule=R)]


def test_the_events_of_a_seat() -> None:
    assert own(LOG, 0, Heated) == [heated(0, 1), heated(0, 4)]
    assert own(LOG, 1, Heated, Shown) == [Shown(1, 2, rule=R), heated(1, 3)]
    assert own(LOG, 0, Event) == [heated(0, 1), Whispered(0, rule=R), heated(0, 4)], "of nobody are others"


def test_how_often_a_seat_does_something() -> None:
    assert often(Heated)(LOG, 0) == Part(2, 1)
    assert often(Heated, Shown)(LOG, 1) == Part(2, 1)
    assert often(Ended)(LOG, 1) == Part(0, 1)


def test_what_happens_between_a_begin_and_its_end() -> None:
    """Begins: something is shown. Ends: somebody's turn ends."""
    first, second, third = Shown(0, 1, rule=R), Shown(1, 2, rule=R), Shown(0, 3, rule=R)
    end = Ended(0, rule=R)
    log = [
        heated(0, 1),
        first,
        heated(0, 2),
        heated(1, 3),
        end,
        heated(0, 4),
        end,
        second,
        third,
        heated(0, 5),
    ]
    found = between(log, lambda event: isinstance(event, Shown), lambda event: isinstance(event, Ended))
    assert found == [[first, heated(0, 2), heated(1, 3)], [second], [third, heated(0, 5)]]


def test_what_is_expected_includes_its_limits() -> None:
    habit = Habit("shy", "how often a match", often(Whispered), least=1, most=3)
    assert [habit.is_within(value) for value in (0.9, 1, 2, 3, 3.1)] == [False, True, True, True, False]
    assert Habit("any", "how often a match", often(Whispered)).is_within(1e9)

"""The flow of a game: what leads to what, where it is drawn, and that the drawings in docs are of today."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kesselhaus.engine.tasks import Task
from kesselhaus.games import shelf
from kesselhaus.lab.flow.drawing import LEAST, draw
from kesselhaus.lab.flow.following import END, Flow, Stop, Way, cited, flow, flow_of, followed, title_of
from kesselhaus.lab.flow.layout import GAP, MOST, Box, Line, Plan, lay_out
from kesselhaus.lab.matches import Pairing
from tests.kettle import GAME, Hissing, Thirst, Turn

PAIRING = Pairing(2, (), ("random",), 1)
DOCS = Path(__file__).parents[2] / "docs" / "flow"
SVG = "{http://www.w3.org/2000/svg}"


def kettle(*matches: str) -> Flow:
    """The flow of matches with these agendas, told as `Turn Thirst > Turn`: the last one is next."""
    agendas = ([agenda.split() for agenda in match.split(">")] for match in matches)
    return flow_of(GAME, [PAIRING], [list(followed(match)) for match in agendas])


# ------------------------------------------------------------------ following


def test_shares_are_those_of_all_tasks_of_a_kind() -> None:
    found = kettle("Turn Thirst > Turn > Turn > Turn Hissing > Turn", "Turn Turn Thirst > Turn Turn > Turn")
    assert found.first == "Thirst"
    assert [(way.start, way.to, way.share, way.waits) for way in found.ways] == [
        ("Hissing", "Turn", 1, True),
        ("Thirst", "Turn", 1, True),
        ("Turn", END, 0.4, False),
        ("Turn", "Hissing", 0.2, False),
        ("Turn", "Turn", 0.2, False),
    ]
    assert {stop.name: (stop.per_match, stop.done, stop.asks) for stop in found.stops} == {
        "Thirst": (1, 1, True),
        "Turn": (2.5, 0.2, True),
        "Hissing": (0.5, 1, False),
    }
    assert found.unmet == ()
    assert kettle("Turn").unmet == ("Thirst", "Hissing")


class NoRoom(Task, frozen=True):
    """XX-1 to XX-3: what
    is: kept.
    """


class Hush(Task, frozen=True):
    """XX-4."""


def test_titles_and_rules_are_read_off_the_kinds() -> None:
    assert cited(Hush) == ("XX-4", "")
    assert (title_of(NoRoom), cited(NoRoom)) == ("No room", ("XX-1 to XX-3", "what is: kept"))
    assert [cited(kind)[0] for kind in (Thirst, Turn, Hissing)] == ["KE-1", "KE-2", "KE-4"]


def test_matches_of_a_game_on_the_shelf_are_followed_to_their_end() -> None:
    found = flow(
        shelf()["airship_city"], [Pairing(seats, (), ("random",), 1) for seats in (1, 3)], 2, processes=1
    )
    ways = {(way.start, way.to): way for way in reversed(found.ways)}
    assert (found.first, found.matches, found.seats) == ("Preparation", 4, (1, 3))
    assert ways["Preparation", "Turn"].share == ways["Turn", "BetweenMoves"].share == 1
    assert ways["Turn", "EndOfRound"].waits
    assert ways["Bonuses", "BetweenMoves"].waits
    assert ("EndOfTurn", "Turn") not in ways
    assert ways["EndOfRound", END].share == pytest.approx(1 / 20)
    for stop in found.stops:
        onward = sum(way.share for way in found.ways if way.start == stop.name and not way.waits)
        assert onward + stop.done == pytest.approx(1, abs=0.001)


# ------------------------------------------------------------------ layout


def crossing_ways() -> Plan:
    boxes = [Box(name, 80 + 10 * number, 30) for number, name in enumerate("abcdefgh")]
    pairs = ("ab", "ac", "ad", "be", "ce", "de", "ef", "fa", "ah", "hf", "fb", "dg", "ge", "gh")
    return lay_out(boxes, [Line(pair[0], pair[1], 1 / (1 + n)) for n, pair in enumerate(pairs)], "a")


def test_no_box_lies_on_another_and_those_of_a_layer_keep_their_distance() -> None:
    boxes = list(crossing_ways().boxes.values())
    for one, other in combinations(boxes, 2):
        if one.y == other.y:
            assert abs(one.x - other.x) >= (one.width + other.width) / 2 + GAP - 1e-6
        else:
            assert abs(one.y - other.y) > 30


def test_lines_lead_down_from_box_to_box_and_only_some_back_up() -> None:
    plan = crossing_ways()
    for line in plan.lines:
        start, to = plan.boxes[line.start], plan.boxes[line.to]
        assert (start.y > to.y) == line.up
        (x, y), (to_x, to_y) = line.points[0], line.points[-1]
        assert (y, to_y) == ((start.top, to.bottom) if line.up else (start.bottom, to.top))
        assert abs(x - start.x) < start.width / 2
        assert abs(to_x - to.x) < to.width / 2
    assert {line.start + line.to for line in plan.lines if line.up} == {"fa", "fb"}
    assert plan.boxes["a"].top == 0


def test_a_line_passes_layers_between_their_boxes() -> None:
    plan = crossing_ways()
    for line in plan.lines:
        for x, y in line.points[1:-1]:
            assert not any(
                abs(x - box.x) < box.width / 2 and box.top <= y <= box.bottom for box in plan.boxes.values()
            )


def test_a_wide_layer_is_spread_over_several() -> None:
    names = [f"n{number}" for number in range(24)]
    lines = [Line("top", name, 1 / 24) for name in names] + [Line("n0", "low", 1)]
    plan = lay_out([Box(name, 100, 30) for name in ("top", *names, "low")], lines, "top")
    rows = Counter(plan.boxes[name].y for name in names)
    assert len(rows) == 3
    assert max(rows.values()) == MOST
    assert plan.boxes["n0"].y == min(rows)


def test_the_same_flow_is_laid_out_the_same_way() -> None:
    assert crossing_ways() == crossing_ways()


# ------------------------------------------------------------------ drawing


def a_flow(*ways: Way) -> Flow:
    names = dict.fromkeys(name for way in ways for name in (way.start, way.to) if name != END)
    stops = [Stop(name, f"{name} & co", "AC-1", "more < less", True, False, 2.5, 0.25) for name in names]
    return Flow("x", "X & Y", (2, 3), ("greedy",), 4, ways[0].start, tuple(stops), ways, ("Ghost",))


def test_every_task_and_share_is_drawn_and_what_is_rare_left_out() -> None:
    drawn = draw(
        a_flow(
            Way("A", "B", 0.97, False),
            Way("A", "A", 0.02, False),
            Way("A", "C", 0.01, True),
            Way("B", "C", 0.004, True),
            Way("B", "A", 0.996, False),
            Way("C", END, 1, False),
        )
    )
    page = ElementTree.fromstring(drawn)
    words = [text.text for text in page.iter(f"{SVG}text")]
    assert {group.get("id") for group in page.iter(f"{SVG}g")} >= {"A", "B", "C"}
    assert {"X & Y", "A & co", "more < less", "97%", "2%", "1%", "100%", "25%"} <= set(words)
    assert "0.4%" not in words
    assert f"Ways with a share below {LEAST:.0%} are left out: 1." in words
    assert any(word and "4 matches of greedy with 2, 3 seats. Not met: Ghost." in word for word in words)


@pytest.mark.parametrize("key", shelf())
def test_the_drawing_in_the_docs_is_of_the_tasks_of_today(key: str) -> None:
    page = ElementTree.parse(DOCS / f"{key}.svg").getroot()
    drawn = {name for group in page.iter(f"{SVG}g") if (name := group.get("id"))}
    told = " ".join(text.text or "" for text in page.iter(f"{SVG}text"))
    for kind in shelf()[key].tasks:
        assert kind.__name__ in drawn or kind.__name__ in told.partition("Not met: ")[2], kind.__name__
        if kind.__name__ in drawn:
            assert title_of(kind) in told
            assert cited(kind)[0] in told
    assert drawn <= {kind.__name__ for kind in shelf()[key].tasks}

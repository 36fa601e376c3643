"""Comparisons: both of a pair have the same deal, and only what differs between them counts."""

import csv
import json
from pathlib import Path

import pytest

from kesselhaus.cli import main
from kesselhaus.games import game
from kesselhaus.lab.compare import Comparison, Pair, Side, compare, play, report_on, score_differences, versus

AIRSHIP = game("airship_city")


def comparison(kind: str, seats: int, others: tuple[str, ...] = ()) -> Comparison:
    lineups = versus("greedy", "random", seats, others)
    return Comparison(seats, (), 5, ("greedy", "random"), lineups, kind=kind)  # type: ignore[arg-type]


def side(lineup: tuple[str, ...], *scores: int) -> Side:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    places = tuple(1.0 + sum(other > score for other in scores) for score in scores)
    return Side(lineup, scores, places, winners, 40)


@pytest.mark.parametrize(
    ("seats", "others", "first", "second"),
    [
        (2, (), "AB", "BA"),
        (3, (), "ABA", "BAB"),
        (4, ("C",), "ACCC", "BCCC"),
        (3, ("C", "D"), "ACD", "BCD"),
    ],
)
def test_who_sits_where(seats: int, others: tuple[str, ...], first: str, second: str) -> None:
    assert versus("A", "B", seats, others) == (tuple(first), tuple(second))


def test_both_matches_of_a_deal_begin_alike_and_seats_turn_from_deal_to_deal() -> None:
    plan = comparison("head to head", 2)
    one, next_one = play("airship_city", plan, 0), play("airship_city", plan, 1)
    assert (one.first.lineup, one.second.lineup) == (("greedy", "random"), ("random", "greedy"))
    assert next_one.first.lineup == ("random", "greedy")
    first, second = ([json.loads(text)["answers"] for text in pair.records] for pair in (one, next_one))
    assert first[0][:3] == first[1][:3]  # what is dealt before anybody answers
    assert first[0][:3] != second[0][:3]
    assert play("airship_city", plan, 0).first == one.first


def test_only_what_differs_within_a_pair_counts() -> None:
    plan = comparison("head to head", 2)
    greedy, random = ("greedy", "random"), ("random", "greedy")
    lucky = [  # the seat decides everything, whoever sits there
        Pair(number=0, first=side(greedy, 90, 10), second=side(random, 90, 10)),
        Pair(number=1, first=side(random, 10, 80), second=side(greedy, 10, 80)),
    ]
    report = report_on(AIRSHIP, plan, lucky)
    assert [told.more.value for told in report.differences] == [0, 0, 0]
    assert (report.differences[1].more.low, report.differences[1].more.high) == (0, 0)
    better = Pair(number=2, first=side(greedy, 50, 10), second=side(random, 30, 45))
    report = report_on(AIRSHIP, plan, [better])
    wins, score, rank = report.differences
    assert (wins.first.value, wins.second.value, wins.more.value) == (1, 0, 1)
    assert (score.first.value, score.second.value, score.more.value) == (47.5, 20, 27.5)
    assert rank.more.value == -1
    assert report.won.value == 1


def test_among_others_only_the_two_count_also_if_the_others_have_the_same_name() -> None:
    plan = comparison("among others", 3, ("random",))
    pair = Pair(
        number=1,  # the seats have turned by one: the two sit on the last one
        first=side(("random", "random", "greedy"), 5, 6, 9),
        second=side(("random", "random", "random"), 7, 8, 4),
    )
    wins, score, _ = report_on(AIRSHIP, plan, [pair]).differences
    assert (score.first.value, score.second.value) == (9, 4)
    assert wins.more.value == 1


def test_greedy_is_better_than_random() -> None:
    report = compare(AIRSHIP, comparison("head to head", 2), 2, processes=1)
    assert report.pairs == 2
    assert report.differences[1].more.low > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy", "greedy"], "greedy is compared with itself"),
        (["greedy", "shipped"], "Two editions are compared, or two bots"),
        (["greedy", "clever"], "There is no bot 'clever'"),
    ],
)
def test_what_cannot_be_compared(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "airship_city", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_what_is_kept_are_a_report_a_table_and_a_plot(tmp_path: Path) -> None:
    words = ["compare", "airship_city", "greedy", "random", "--seats", "2", "--games", "2", "--cores", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    with (tmp_path / "pairs.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["deal"], row["match"], row["bot"]) for row in rows[:4]] == [
        ("0", "1", "greedy"),
        ("0", "1", "random"),
        ("0", "2", "random"),
        ("0", "2", "greedy"),
    ]
    points = {name: sum(int(row["score"]) for row in rows if row["bot"] == name) / 4 for name in report_names}
    told = json.loads((tmp_path / "report.json").read_text("utf-8"))["differences"][1]
    assert told["what"] == "score"
    assert told["more"]["value"] == pytest.approx(points["greedy"] - points["random"], abs=0.001)
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


report_names = ("greedy", "random")


def test_the_points_that_one_has_more_are_told_by_deals() -> None:
    greedy, random = ("greedy", "random"), ("random", "greedy")
    pair = Pair(number=0, first=side(greedy, 50, 10), second=side(random, 30, 45))
    assert score_differences(comparison("head to head", 2), [pair]) == [27.5]
    assert score_differences(comparison("editions", 2), [pair]) == [-7.5]


def test_the_command_tells_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "airship_city", "easy", "random", "--against", "random", "--seats", "2"]
    assert main([*words, "--games", "1", "--cores", "1"]) == 0
    out = capsys.readouterr().out
    assert "1 deals of airship_city, 2 seats, each played twice" in out
    assert "easy more by" in out

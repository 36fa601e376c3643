"""The course of numbers through matches: where they are read, and what is said about them."""

import csv
import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from kesselhaus.cli import main
from kesselhaus.engine.gauges import Reading
from kesselhaus.games import game
from kesselhaus.games.planet_steam.box import load_box
from kesselhaus.lab.gauges import Followed, Line, Report, course, follow, keep_all, report_on
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.plots import plot_course

PLANET = game("planet_steam")
AT_RANDOM = Pairing(3, (), ("random",), 4)


def told(*matches: list[dict[str, float]]) -> Report:
    """A report on made-up prices of quartz, which has the scale 10 to 28; one reading a round."""
    readings = [
        tuple(Reading(time, {"price": {"quartz": price["quartz"]}}) for time, price in enumerate(match))
        for match in matches
    ]
    return report_on(PLANET, AT_RANDOM, [Followed(readings=match) for match in readings])


def prices(*row: float) -> list[dict[str, float]]:
    return [{"quartz": price} for price in row]


def quartz(report: Report) -> Line:
    (line,) = report.lines
    return line


def test_rises_falls_and_ends_of_the_scale_are_counted() -> None:
    line = quartz(told(prices(16, 18, 28, 28), prices(16, 12, 10, 11)))
    assert (line.kind, line.name, line.floor, line.top) == ("price", "quartz", 10, 28)
    assert (line.rises, line.falls) == (1.5, 1)
    assert (line.at_floor, line.at_top, line.stuck) == (0.125, 0.25, 0)
    assert [point.time for point in line.points] == [0, 1, 2, 3]
    assert [point.mean for point in line.points] == [16, 15, 19, 19.5]
    assert (line.points[2].low, line.points[2].high) == (10, 28)
    assert (line.points[2].at_floor, line.points[2].at_top) == (0.5, 0.5)


def test_matches_of_different_length_count_as_long_as_they_last() -> None:
    line = quartz(told(prices(16, 17, 18), prices(16, 15)))
    assert [point.matches for point in line.points] == [2, 2, 1]
    assert line.points[-1].mean == 18


@pytest.mark.parametrize(
    ("row", "warnings"),
    [
        ((16, 18, 15), ()),
        ((16, 18, 18), ("price of quartz never falls",)),
        ((16, 15, 15), ("price of quartz never rises",)),
        ((16, 28, 28, 28, 27), ("price of quartz is at its top in 60% of all readings",)),
        ((11, 10, 10, 10, 12), ("price of quartz is at its floor in 60% of all readings",)),
    ],
)
def test_a_price_that_does_not_move_both_ways_or_sits_at_an_end_gets_a_warning(
    row: tuple[float, ...], warnings: tuple[str, ...]
) -> None:
    assert told(prices(*row)).warnings == warnings


def test_a_match_in_which_a_price_sits_at_an_end_is_counted_as_stuck() -> None:
    assert quartz(told(prices(16, 28, 28, 28), prices(16, 28, 20, 10))).stuck == 0.5


def test_prices_and_supplies_are_read_at_each_action_of_trade_and_each_end_of_a_round() -> None:
    readings = follow("planet_steam", AT_RANDOM, 0).readings
    rounds, actions = 6, 4 * 3
    assert len(readings) == rounds * (actions + 1) + rounds + 1
    times = [reading.time for reading in readings]
    assert times == sorted(times)
    assert [time for time in times if time == int(time)] == list(range(rounds + 1))
    first = readings[0]
    assert first.numbers["price"] == {"quartz": 16, "ore": 10, "water": 7, "energy": 4}
    assert first.numbers["supply"] == {"quartz": 5, "ore": 8, "water": 7, "energy": 12}
    box = load_box(None)
    for before, after in pairwise(readings):
        if before.time % 1 >= 0.5 and after.time % 1 > 0.5:
            changed = [
                name
                for name, price in before.numbers["price"].items()
                if after.numbers["price"][name] != price
            ]
            assert len(changed) <= 1  # one action moves one price (PS-121)
    assert all(
        box.lowest_price[name] <= price <= box.highest_price[name]
        for reading in readings
        for name, price in reading.numbers["price"].items()
    )


def test_scores_of_airship_city_end_with_the_result() -> None:
    pairing = Pairing(2, (), ("random",), 4)
    report, (followed,) = course(game("airship_city"), pairing, 1, processes=1)
    readings = followed.readings
    assert [reading.time for reading in readings] == list(range(1, int(readings[-1].time) + 1))
    assert 17 <= readings[-1].time <= 20
    assert [line.name for line in report.lines] == ["seat 1", "seat 2"]
    assert {line.at_top for line in report.lines} == {None}
    assert report.warnings == ()


def test_report_table_and_plots_are_written(tmp_path: Path) -> None:
    done: list[int] = []
    followed = [course(PLANET, Pairing(seats, (), ("random",), 1), 2, done.append, 1) for seats in (2, 3)]
    reports = [report for report, _ in followed]
    assert sum(done) == 4
    files = keep_all(followed, tmp_path / "out") | plot_course(reports, tmp_path / "out")
    assert list(files) == ["report", "table", "plot of price", "plot of supply"]
    assert all(Path(file).stat().st_size > 1000 for file in files.values())
    assert msgspec.json.decode(Path(files["report"]).read_bytes(), type=list[Report]) == reports
    with Path(files["table"]).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["seats"] for row in rows} == {"2", "3"}
    assert len(rows) == sum(len(match.readings) * 8 for _, matches in followed for match in matches)
    assert rows[0] == {
        "seats": "2",
        "match": "0",
        "time": "0",
        "kind": "price",
        "name": "quartz",
        "value": "16",
    }


def test_the_command_follows_every_number_of_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["course", "planet_steam", "--bots", "random", "--games", "1", "--cores", "1"]
    assert main([*words, "--seats", "all", "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [report["seats"] for report in told["reports"]] == [2, 3, 4, 5]
    assert Path(told["files"]["plot of price"]).read_bytes().startswith(b"\x89PNG")
    assert main([*words, "--seats", "2", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "1 matches of planet_steam, 2 seats, random" in out
    assert "price quartz" in out
    assert main([*words, "--seats", "2,9", "--out", str(tmp_path)]) == 2
    assert "Possible: 2, 3, 4, 5." in capsys.readouterr().err

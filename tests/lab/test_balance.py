"""Balance reports: what stands out is named, what does not is not."""

import csv
import json
from pathlib import Path

import pytest

from kesselhaus.cli import main
from kesselhaus.games import game
from kesselhaus.lab.balance import Counted, balance, count, keep, report_on
from kesselhaus.lab.matches import Pairing


def made_up(number: int) -> Counted:
    """The second seat wins whenever it builds the tower, and it always does so in even matches."""
    tower = number % 2 == 0
    return Counted(
        scores=(10, 20 if tower else 5),
        winners=(1,) if tower else (0,),
        order=(0, 1),
        decisions=8,
        turns=4,
        reason="rounds",
        happened={"Built tower": {1: 1} if tower else {}, "Moved": {0: 3, 1: 3}, "Dug": {0: 1}},
        offered={"Build tower": 2, "Build hut": 2, "End": 1},
        chosen={"Build tower": 1 if tower else 0, "End": 1},
    )


def test_what_stands_out_is_named() -> None:
    pairing = Pairing(2, (), ("greedy",), seed=1)
    report = report_on(game("airship_city"), pairing, [made_up(number) for number in range(100)])
    assert [figure.value for figure in report.by_seat] == [0.5, 0.5]
    things = {thing.what: thing for thing in report.things}
    assert things["Built tower"].takers == 0.25
    assert things["Built tower"].win_share.value == 1.0
    assert things["Moved"].verdict == ""
    assert "Built tower: who does it wins 100% where 50% is fair" in report.warnings
    assert "option Build hut: never chosen in 200 decisions" in report.warnings
    assert "option End: nearly always chosen, in 100 of 100 decisions" in report.warnings
    assert len(report.warnings) == 3
    assert report.margin.value == 7.5


def test_an_unfair_seat_is_named() -> None:
    pairing = Pairing(2, (), ("greedy",), seed=1)
    report = report_on(game("airship_city"), pairing, [made_up(2 * number) for number in range(60)])
    assert any(
        warning.startswith("seat 2 wins more than its fair share of 50%: 100%") for warning in report.warnings
    )


def test_real_matches_are_counted() -> None:
    report = balance(game("airship_city"), Pairing(3, (), ("random",), seed=2), 3, processes=1)
    assert report.games == 3
    things = {thing.what for thing in report.things}
    assert any(what.startswith("ContractTaken c") for what in things)
    assert "Collected valley" in things
    choices = {choice.what: choice for choice in report.choices}
    assert 0 < choices["Act"].chosen <= choices["Act"].offered
    assert sum(report.reasons.values()) == 3


def test_what_the_engine_answers_itself_was_not_chosen() -> None:
    counted = count("nucleum", Pairing(2, (), ("random", "random"), seed=2), 0)
    assert {what for what, times in counted.chosen.items() if times > counted.offered[what]} == set()
    assert counted.chosen["Orient"] > 0


def test_what_has_a_number_for_a_name_is_counted_too() -> None:
    pairing = Pairing(2, (), ("random", "random"), seed=2)
    happened = count("steamopolis", pairing, 0).happened
    dealt = {what: seats for what, seats in happened.items() if what.startswith("CharacterDealt ")}
    assert sorted(seat for seats in dealt.values() for seat in seats) == [0, 1]
    assert "SteamMade" in happened  # by how much pressure is no name


def test_the_command_tells_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "airship_city", "--bots", "random", "--seats", "2", "--games", "2", "--cores", "1"]
    assert main([*words, "--options"]) == 0
    out = capsys.readouterr().out
    assert "by order of first decisions" in out
    assert "Collected valley" in out
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_what_is_kept_are_tables_with_a_line_for_each_thing_and_option(tmp_path: Path) -> None:
    pairing, counted = Pairing(2, (), ("greedy",), seed=1), [made_up(number) for number in range(100)]
    report = report_on(game("airship_city"), pairing, counted)
    files = keep(report, counted, tmp_path)
    things, choices = (
        [*csv.DictReader(Path(files[name]).read_text("utf-8").splitlines())] for name in ("things", "options")
    )
    tower = next(line for line in things if line["thing"] == "Built tower")
    assert (tower["takers"], tower["win_share"]) == ("0.25", "1.0")
    assert len(things) == len(report.things)
    assert len(choices) == len(report.choices)

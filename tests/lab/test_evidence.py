"""What goes with winning: at the same place, and not by chance among many things."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kesselhaus.cli import main
from kesselhaus.games import game
from kesselhaus.lab.evidence import FALSE, Group, by_place, discoveries, effect
from kesselhaus.lab.matches import Dealt, Pairing, from_shelf, sit_down


def test_what_only_goes_with_the_place_is_no_effect() -> None:
    """The first wins 80 of 100 and mostly takes it; at each place takers win as often as others."""
    found = effect([Group(90, 10, 72.0, 8.0), Group(10, 90, 2.0, 18.0)])
    assert found is not None
    assert found.more.value == 0
    assert found.p == 1
    alone = effect([Group(100, 100, 74.0, 26.0)])
    assert alone is not None
    assert alone.more.value == 0.48
    assert alone.p < 1e-9


def test_the_interval_is_that_of_a_difference_of_shares() -> None:
    found = effect([Group(200, 200, 120.0, 100.0)])
    assert found is not None
    assert found.more.value == 0.1
    assert found.more.low == pytest.approx(0.1 - 1.96 * (0.55 * 0.45 / 100) ** 0.5, abs=2e-3)
    assert found.p == pytest.approx(0.0446, abs=3e-3)


def test_where_nobody_can_be_compared() -> None:
    assert effect([Group(10, 0, 5.0, 0.0), Group(0, 10, 0.0, 5.0)]) is None
    assert effect([Group(5, 5, 0.0, 0.0)]) is None, "nobody ever won there"


def test_of_many_things_few_are_named_by_chance() -> None:
    chance = Random(3)
    chances = {f"nothing {number}": chance.random() for number in range(190)}
    chances |= {f"something {number}": 1e-5 for number in range(10)}
    named = [what for what, share in discoveries(chances).items() if share <= FALSE]
    assert sum(what.startswith("something") for what in named) == 10
    assert len(named) <= 11, "by plain chances it would have been about ten more"
    assert sum(p <= 0.05 for p in chances.values()) > 15
    assert discoveries({"a": 0.01, "b": 0.04, "c": 0.03}) == {"a": 0.03, "c": 0.04, "b": 0.04}
    assert discoveries({}) == {}


def test_seats_are_told_apart_by_their_place() -> None:
    groups = by_place([(1, 0), (0, 1)], [(1.0, 0.0), (0.0, 1.0)], [{0: 2}, {1: 1}])
    assert groups == [Group(0, 2, 0.0, 0.0), Group(2, 0, 2.0, 0.0)]


def test_what_seats_begin_with_is_dealt() -> None:
    """Evenly, by the seed, whoever plays; the rest of the match is theirs."""
    box = from_shelf("nucleum")[1]
    taken: Counter[str] = Counter()
    for number in range(12):
        chosen = []
        for bots in (("random",), ("varied",)) if number < 1 else (("random",),):
            plan = Dealt(2, (), bots, 5, assign="random")
            match = sit_down(game("nucleum"), plan, number, box).match
            kinds = game("nucleum").beginnings
            answers = [answer for answer in match.answers if isinstance(answer, kinds)]
            assert len(answers) == 2
            chosen.append(answers)
            taken.update(str(answer) for answer in answers)
        assert chosen[0] == chosen[-1]
    assert len(taken) == 4
    usual = sit_down(game("nucleum"), Pairing(2, (), ("random",), 5), 0, box).match
    assert [answer for answer in usual.answers if isinstance(answer, game("nucleum").beginnings)]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "whistle_mountain", "--bots", "random", "--seats", "2", "--cores", "1"]
    out = ["--games", "1", "--out", str(tmp_path)]
    assert main([*words, *out, "--assign", "random"]) == 0
    told = json.loads((tmp_path / "experiment.json").read_bytes())
    assert told["plan"]["assign"] == "random"
    assert "more at the same place" in capsys.readouterr().out
    assert main([*words, *out, "--resume"]) == 2, "who chooses himself plays another experiment"
    assert main([*words, *out]) == 0
    assert "assign" not in json.loads((tmp_path / "experiment.json").read_bytes())["plan"]
    capsys.readouterr()
    assert main([*words, "--assign", "fairly"]) == 2
    assert "There is no way to assign 'fairly'" in capsys.readouterr().err
    assert main(["balance", "planet_steam", "--assign", "random"]) == 2
    assert "nobody chooses what he begins with" in capsys.readouterr().err

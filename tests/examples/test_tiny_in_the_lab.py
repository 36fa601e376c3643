"""The tiny game in Python and on the command line: recorded, simulated, in a tournament, in a notebook."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kesselhaus import Match, new_match
from kesselhaus.cli import main
from kesselhaus.engine.questions import Ask
from tests.examples.shelf import TINY


def played(seats: int = 3, seed: int = 7) -> Match:
    match, chance = new_match(TINY, seats, seed=seed), Random(seed)
    while isinstance(match.question, Ask):
        match.answer(chance.choice(match.question.options))
    return match


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_record_replays_to_the_same_end(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.result == match.result
    assert again.log == match.log
    assert Match.load(match.save(), until=4).state != match.state


def test_it_goes_back_and_forks() -> None:
    match = new_match(TINY, 2, seed=1)
    assert isinstance(match.question, Ask)
    twin = match.fork(Random(1))
    twin.answer(match.question.options[0])
    assert match.state.pressure == 0 < twin.state.pressure


def test_it_is_shown_in_a_notebook() -> None:
    shown = new_match(TINY, seed=1)._repr_html_()
    assert "On the table" in shown
    assert "Pressure" in shown
    assert 'class="result"' in played().picture(lang="de")


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, "simulate", TINY, "--games", "20", "--seats", "4", "--seed", "1", "--cores", "1")
    assert report["finished"] == 20


def test_what_it_does_not_have_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """No gauges, no spec, no rules to be counted."""
    for command, lacks in (("course", "Overpressure has no gauges"), ("rules", "There is no spec")):
        assert main([command, TINY]) == 2
        assert lacks in capsys.readouterr().err


def test_in_a_tournament_it_pays_to_think(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--games", "40", "--seats", "2", "--seed", "1", "--cores", "1")
    report = told(capsys, "tournament", TINY, *words, "--out", str(tmp_path))["report"]
    wins = {standing["bot"]: standing["wins"] for standing in report["standings"]}
    assert wins["greedy"] > wins["random"]

"""What is gained in Nucleum, in words: income steps, uranium that is not stored, workers that are missing."""

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.games.nucleum import words
from kesselhaus.games.nucleum.examples.positions import ANNA, act, build, give, lay, mine
from kesselhaus.games.nucleum.options import (
    TAKE_WORKER,
    ChoosePlant,
    ChooseSlot,
    EnergizeBuilding,
    TakeContract,
)
from kesselhaus.games.nucleum.state import Table
from tests.games.nucleum.reading import read
from tests.scenario import answer, asked


@pytest.mark.rule("NU-32")
def test_a_track_tells_all_steps_and_the_points_beyond_its_end() -> None:
    table = lay()
    give(table, income=(5, 14, 15))
    build(table, ANNA, "LAB-4", "grimma.u2")
    match = answer(act(table, "energize", electricity=12), ChoosePlant("grimma"))
    match.answer(EnergizeBuilding("grimma.u2"))
    notes = [words.option(option, match.view(ANNA), "en").note for option in asked(match).options]
    assert notes == ["space 5 to 8", "space 14 to 15, [vp 2]", "[vp 3]"]
    match.answer(asked(match).options[1])
    assert (match.state.players[ANNA].income, match.state.players[ANNA].vp) == ((5, 15, 15), 2)


def gaining_uranium(workers: int) -> Match[Table]:
    """Anna has room for the uranium of contract slot 3; the other workers are in her supply."""
    table = lay()
    mine(table, ANNA, 1, "bruex.m2")
    give(table, workers=workers)
    return answer(act(table, "contract"), TakeContract("C05"), ChooseSlot(3))


def told_since(match: Match[Table], before: int, lang: str) -> list[str]:
    return [read(words.event(event, lang), lang) for event in match.log[before:]]


@pytest.mark.rule("NU-30")
def test_uranium_that_is_not_stored_is_told_without_a_reason() -> None:
    match = gaining_uranium(workers=2)
    assert words.option(TAKE_WORKER, match.view(ANNA), "en").label == "[+1 worker]"
    before = len(match.log)
    match.answer(TAKE_WORKER)
    assert told_since(match, before, "en")[0] == "Player 0 did not store 1 uranium: +1 worker"
    assert told_since(match, before, "de")[0] == "Player 0 hat 1 Uran nicht gelagert: +1 Arbeiter"


@pytest.mark.rule("NU-30", "NU-29")
def test_with_an_empty_supply_a_thaler_is_told_and_no_worker() -> None:
    match = gaining_uranium(workers=18)
    assert words.option(TAKE_WORKER, match.view(ANNA), "en").label == "[+1 thaler]"
    before = len(match.log)
    match.answer(TAKE_WORKER)
    assert told_since(match, before, "en")[0] == "Player 0 did not store 1 uranium: +1 thaler"
    assert not any("worker" in line for line in told_since(match, before, "en"))

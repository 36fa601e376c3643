"""Decisions as tables: whole, reproducible, and numbered by the catalogue."""

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import feather, parquet

from kesselhaus.cli import main
from kesselhaus.env.catalogues import catalogue
from kesselhaus.games import game
from kesselhaus.lab import dataset
from kesselhaus.lab.matches import Pairing, from_shelf, sit_down

WORDS = ["dataset", "airship_city", "--bots", "random", "--seats", "2", "--cores", "1", "--json"]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of two matches."""
    monkeypatch.setattr(dataset, "PART", 2)


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*.parquet")) for row in parquet.read_table(file).to_pylist()]


@pytest.mark.usefixtures("small")
def test_a_row_for_each_decision_with_what_came_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--games", "3", "--out", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)["dataset"]
    listed = catalogue("airship_city", 2)
    assert (told["catalogue"], told["options"]) == (listed.hash, len(listed))
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "dataset.json",
        "part-00000.parquet",
        "part-00001.parquet",
    ]
    found = rows(tmp_path)
    _, box = from_shelf("airship_city")
    sitting = sit_down(game("airship_city"), Pairing(2, (), ("random",), 1), 2, box)
    match, own = sitting.match, [row for row in found if row["match"] == 2]
    assert len(own) == sum(sitting.decisions)
    assert match.result is not None
    for row in own:
        assert listed[row["chosen"]] == match.answers[row["answer"]]
        assert row["chosen"] in row["legal"]
        assert len(row["view"]) == len(told["view"])
        assert row["score"] == match.result.scores[row["seat"]]
        assert row["win_share"] == (row["seat"] in match.result.winners) / len(match.result.winners)
    assert {row["match"] for row in found} == {0, 1, 2}
    assert len({tuple(row["view"]) for row in own}) > len(own) / 2


@pytest.mark.usefixtures("small")
def test_equal_seeds_write_equal_files_and_what_is_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([*WORDS, "--games", "4", "--out", str(whole)]) == 0
    for shard in ("1/2", "2/2"):
        assert main([*WORDS, "--games", "4", "--out", str(parts), "--shard", shard]) == 0
    for file in whole.iterdir():
        assert file.read_bytes() == (parts / file.name).read_bytes()
    written = (whole / "part-00001.parquet").stat().st_mtime_ns
    (whole / "part-00000.parquet").unlink()
    capsys.readouterr()
    assert main([*WORDS, "--games", "4", "--out", str(whole)]) == 0
    assert json.loads(capsys.readouterr().out)["written"] == [str(whole / "part-00000.parquet")]
    assert (whole / "part-00001.parquet").stat().st_mtime_ns == written
    assert main([*WORDS, "--games", "4", "--seed", "2", "--out", str(whole)]) == 2
    assert "it holds another dataset" in capsys.readouterr().err


def test_arrow_files_hold_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("parquet", "arrow"):
        assert main([*WORDS, "--games", "1", "--format", name, "--out", str(tmp_path / name)]) == 0
    table = feather.read_table(tmp_path / "arrow" / "part-00000.arrow")
    assert table.to_pylist() == rows(tmp_path / "parquet")
    assert main([*WORDS, "--format", "csv"]) == 2
    assert "There is no format 'csv'. Possible: parquet, arrow." in capsys.readouterr().err

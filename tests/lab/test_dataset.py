"""Decisions as tables: whole, reproducible, and numbered by the catalogue."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import feather, parquet

from kesselhaus import Match
from kesselhaus.cli import main
from kesselhaus.engine import record
from kesselhaus.env.catalogues import catalogue
from kesselhaus.env.observing import Observer
from kesselhaus.games import advice, game
from kesselhaus.lab import dataset
from kesselhaus.lab.dataset import read
from kesselhaus.lab.matches import Pairing, from_shelf, sit_down
from kesselhaus.lab.notes import Watch
from kesselhaus.lab.players import thought as thought_of
from kesselhaus.lab.rows import rows_of

WORDS = ["dataset", "airship_city", "--bots", "random", "--seats", "2", "--cores", "1", "--json"]
SMALL = [*WORDS, "--part", "2"]


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*.parquet")) for row in parquet.read_table(file).to_pylist()]


def test_a_row_for_each_decision_with_what_came_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL, "--games", "3", "--out", str(tmp_path)]) == 0
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
        scores = match.result.scores
        assert row["scores"] == [*scores[row["seat"] :], *scores[: row["seat"]]]
        assert row["win_share"] == (row["seat"] in match.result.winners) / len(match.result.winners)
    assert {row["match"] for row in found} == {0, 1, 2}
    assert len({tuple(row["view"]) for row in own}) > len(own) / 2


def test_equal_seeds_write_equal_files_and_what_is_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([*SMALL, "--games", "4", "--out", str(whole)]) == 0
    for shard in ("1/2", "2/2"):
        assert main([*SMALL, "--games", "4", "--out", str(parts), "--shard", shard]) == 0
    for file in whole.iterdir():
        assert file.read_bytes() == (parts / file.name).read_bytes()
    written = (whole / "part-00001.parquet").stat().st_mtime_ns
    (whole / "part-00000.parquet").unlink()
    capsys.readouterr()
    assert main([*SMALL, "--games", "4", "--out", str(whole)]) == 0
    assert json.loads(capsys.readouterr().out)["written"] == [str(whole / "part-00000.parquet")]
    assert (whole / "part-00001.parquet").stat().st_mtime_ns == written
    assert main([*SMALL, "--games", "4", "--seed", "2", "--out", str(whole)]) == 2
    assert "it holds another dataset" in capsys.readouterr().err
    assert main([*SMALL, "--games", "3", "--out", str(whole)]) == 2
    assert "it holds 4 matches of this dataset already" in capsys.readouterr().err


def test_more_matches_of_the_same_are_added_also_to_a_part_that_was_not_full(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    grown, whole = tmp_path / "grown", tmp_path / "whole"
    assert main([*SMALL, "--games", "3", "--out", str(grown)]) == 0
    capsys.readouterr()
    assert main([*SMALL, "--games", "5", "--out", str(grown)]) == 0
    parts = [str(grown / f"part-0000{part}.parquet") for part in (1, 2)]
    assert json.loads(capsys.readouterr().out)["written"] == parts
    assert main([*SMALL, "--games", "5", "--out", str(whole)]) == 0
    assert {file.name: file.read_bytes() for file in grown.iterdir()} == {
        file.name: file.read_bytes() for file in whole.iterdir()
    }


def test_positions_are_what_every_seat_knew_when_a_phase_had_ended(tmp_path: Path) -> None:
    assert main([*WORDS, "--games", "1", "--rows", "positions", "--out", str(tmp_path)]) == 0
    (part,) = read(tmp_path)
    match, box = Match.load(record_of(0)), from_shelf("airship_city")[1]
    observer, phase = Observer("airship_city", 2, box), advice("airship_city").phase
    moments = sorted(set(part["answer"].tolist()))
    assert len(part["answer"]) == 2 * len(moments) > 20
    phases = []
    for row in range(0, len(part["answer"]), 2):
        then = Match.load(record_of(0), until=int(part["answer"][row]))
        phases.append(phase(then.state))
        assert part["seat"][row : row + 2].tolist() == [0, 1]
        for seat in range(2):
            assert np.array_equal(part["view"][row + seat], observer.of(then.view(seat)))
    assert all(one != other for one, other in pairwise(phases))
    assert match.result is not None
    assert part["scores"][:2].tolist() == [list(match.result.scores), list(match.result.scores)[::-1]]


def record_of(number: int) -> bytes:
    sitting = sit_down(
        game("airship_city"), Pairing(2, (), ("random",), 1), number, from_shelf("airship_city")[1]
    )
    return record.write(sitting.match)


def test_a_sample_is_drawn_by_the_seed_and_pieces_are_read_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "PIECE", 1)  # each match is written by itself
    words = [*WORDS, "--games", "3", "--sample", "7"]
    for name in ("one", "other"):
        assert main([*words, "--out", str(tmp_path / name)]) == 0
    assert (tmp_path / "one" / "part-00000.parquet").read_bytes() == (
        tmp_path / "other" / "part-00000.parquet"
    ).read_bytes()
    found = list(read(tmp_path / "one", at_once=5))
    assert [len(piece["match"]) for piece in found] == [5, 5, 5, 5, 1]
    matches = np.concatenate([piece["match"] for piece in found])
    assert np.bincount(matches).tolist() == [7, 7, 7]
    for piece in found:
        assert piece["legal"].shape == (len(piece["match"]), len(catalogue("airship_city", 2)))
        assert piece["legal"][np.arange(len(piece["chosen"])), piece["chosen"]].all()
        assert piece["legal"].sum(1).min() >= 2
    with pytest.raises(FileNotFoundError, match="holds no dataset"):
        next(read(tmp_path))


def test_stopped_it_says_what_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = rows_of

    def tired(key: str, pairing: Pairing, number: int, *how: Any) -> Any:
        if number == 3:
            raise KeyboardInterrupt
        return real(key, pairing, number, *how)

    monkeypatch.setattr(dataset, "rows_of", tired)
    words = [*WORDS, "--games", "4", "--part", "2", "--out", str(tmp_path)]
    assert main(words) == 130
    told = capsys.readouterr().err
    assert "1 of 2 parts are whole" in told
    assert "and 1 matches of others are kept" in told
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "dataset.json",
        "part-00000.parquet",
        "part-00001.played",
    ]
    monkeypatch.setattr(dataset, "rows_of", real)
    assert main(words) == 0
    assert len(rows(tmp_path)) > 100


def test_matches_are_told_of_while_their_part_is_being_played(tmp_path: Path) -> None:
    """A part can take hours; what has ended is known by its notes."""
    told: list[int] = []
    parts = [tmp_path / f"part-{part}.parquet" for part in range(2)]
    with Watch(dict.fromkeys(parts, 3), told.append) as watch:
        parts[0].with_suffix(".played").write_text("{}\n{}\n{")
        watch.look()
        parts[1].touch()
        watch.look()
        parts[0].with_suffix(".played").unlink()  # between the part and this nothing is there
        watch.look()
        parts[0].touch()
        watch.look()
    assert told == [0, 2, 3, 1]


@pytest.mark.parametrize("what", ["decisions", "positions"])
def test_what_had_ended_when_it_was_stopped_is_not_thought_about_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Also if the last line was torn. The files are those of an undisturbed run."""
    cut, whole = tmp_path / "cut", tmp_path / "whole"
    words = [*WORDS, "--games", "4", "--rows", what, "--sample", "9", "--out"]
    assert main([*words, str(whole)]) == 0
    thought: list[int] = []
    stop_at = [2]

    def counted(bot: Any, name: str, number: int, view: Any) -> Any:
        thought.append(number)
        if number in stop_at:
            raise KeyboardInterrupt
        return thought_of(bot, name, number, view)

    monkeypatch.setattr("kesselhaus.lab.matches.thought", counted)
    assert main([*words, str(cut)]) == 130
    played = cut / "part-00000.played"
    assert len(played.read_bytes().splitlines()) == 2
    with played.open("ab") as file:
        file.write(b'{"match": 2, "answe')
    thought.clear()
    stop_at[:] = [3]
    assert main([*words, str(cut), "--resume"]) == 130
    assert {*thought} == {2, 3}
    assert len(played.read_bytes().splitlines()) == 3
    stop_at.clear()
    assert main([*words, str(cut)]) == 0
    assert {file.name: file.read_bytes() for file in cut.iterdir()} == {
        file.name: file.read_bytes() for file in whole.iterdir()
    }
    played.touch()  # had all stopped between the part and this
    assert main([*words, str(cut)]) == 0
    assert not played.exists()


def test_arrow_files_hold_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("parquet", "arrow"):
        assert main([*WORDS, "--games", "1", "--format", name, "--out", str(tmp_path / name)]) == 0
    table = feather.read_table(tmp_path / "arrow" / "part-00000.arrow")
    assert table.to_pylist() == rows(tmp_path / "parquet")
    (from_arrow,), (from_parquet,) = (list(read(tmp_path / name)) for name in ("arrow", "parquet"))
    assert all(np.array_equal(from_arrow[name], from_parquet[name]) for name in from_parquet)
    assert main([*WORDS, "--format", "csv"]) == 2
    assert "There is no format 'csv'. Possible: parquet, arrow." in capsys.readouterr().err

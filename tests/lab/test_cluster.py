"""On a cluster the same matches are played as at home, also when one of its processes dies."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from kesselhaus.cli import main
from kesselhaus.lab.cluster import on_ray
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.tournament import play
from tests.lab.test_research import blocks, shortened

WORDS = ["tournament", "airship_city", "--bots", "random", "--seats", "2", "--games", "6", "--json"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Two processes on this machine."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000)
    yield
    ray.shutdown()


def dies_once(key: str, plan: Pairing, number: int) -> object:
    """A match whose process is killed when it is played for the first time."""
    grave = Path(plan.components or "")
    if number == 1 and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(key, Pairing(2, (), plan.bots, plan.seed), number)


@pytest.mark.usefixtures("cluster")
def test_the_same_numbers_as_on_one_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_home, away = tmp_path / "home", tmp_path / "away"
    assert main([*WORDS, "--cores", "1", "--out", str(at_home)]) == 0
    assert main([*WORDS, "--on", "ray", "--out", str(away)]) == 0
    capsys.readouterr()
    for name in ("played.jsonl", "report.json", "matches.csv", "matches/00003.json"):
        assert (away / name).read_bytes() == (at_home / name).read_bytes()
    assert json.loads((away / "report.json").read_bytes())["games"] == 6


@pytest.mark.usefixtures("cluster")
def test_what_the_page_tells_of_clusters_runs_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortened; the cluster is this one."""
    monkeypatch.chdir(tmp_path)
    lines = blocks("")[-1][1].splitlines()
    assert ["--on ray:auto" in line for line in lines] == [True, True]
    for line in lines:
        words = [str(tmp_path / word) if word in ("cup", "values") else word for word in shortened(line)]
        assert main([*words, "--seats", "1"]) == 0, line
    assert (tmp_path / "cup" / "played.jsonl").is_file()
    assert (tmp_path / "values" / "part-00000.parquet").is_file()


@pytest.mark.usefixtures("cluster")
def test_a_bot_that_fails_there_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lost.py"
    file.write_text("class Bot:\n    def __init__(self, chance): pass\n    def choose(self, view): 1 / 0\n")
    words = [
        "balance",
        "airship_city",
        "--bots",
        f"{file}:Bot",
        "--seats",
        "2",
        "--games",
        "1",
        "--on",
        "ray",
    ]
    assert main(words) == 2
    told = capsys.readouterr().err
    why = "ZeroDivisionError: division by zero (lost.py, line 3)."
    assert told == f"kesselhaus: {file}:Bot failed in match 0 after 25 answers: {why}\n"


@pytest.mark.usefixtures("cluster")
def test_a_match_whose_process_died_is_played_again(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    plan = Pairing(2, (), ("random",), 3, components=str(grave))
    found = dict(on_ray()(dies_once, "airship_city", plan, range(3)))
    assert grave.exists()
    assert sorted(found) == [0, 1, 2]
    usual = play("airship_city", Pairing(2, (), ("random",), 3), 1)
    assert found[1].records == usual.records  # type: ignore[attr-defined]

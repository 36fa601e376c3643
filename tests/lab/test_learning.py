"""A value from matches: it begins as the advice, learns what there is to learn, and is told by others."""

import json
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

from kesselhaus.bots import network
from kesselhaus.cli import main
from kesselhaus.lab import learning
from kesselhaus.lab.dataset import described
from kesselhaus.lab.learning import Learner, Training, scored, train
from kesselhaus.lab.positions import NotEnough, Positions, load

WORDS = ["dataset", "airship_city", "--bots", "random", "--cores", "1", "--sample", "10", "--json"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("values")
    words = [*WORDS, "--seats", "2", "--rows", "positions", "--games", "20", "--out", str(made)]
    assert main(words) == 0
    return made


@pytest.fixture(scope="module")
def positions(folder: Path) -> Positions:
    return load([folder])


def test_what_is_looked_at(positions: Positions) -> None:
    told = positions.description
    assert positions.matches == 20
    assert len(positions.match) == 200
    assert positions.inputs.shape == (200, len(positions.kept))
    assert len(positions.kept) < len(told.view) / 2, "most numbers are always nought"
    opinions = positions.kept[positions.kept >= len(told.view)]
    assert len(opinions) == len(told.advice), "what the advice thinks is always looked at"
    assert (np.abs(positions.wins.sum(1) - 1) < 1e-6).all()
    assert (np.abs(positions.leads.sum(1)) < 1e-3).all()
    assert set(positions.quarter.tolist()) == {0, 1, 2, 3}


def test_no_match_is_on_both_sides(positions: Positions) -> None:
    learned, stop = positions.part(range(8)), positions.part([9])
    assert not set(positions.match[learned].tolist()) & set(positions.match[stop].tolist())
    assert len(learned) + len(stop) + len(positions.part([8])) == len(positions.match)


def test_two_folders_are_different_matches(folder: Path, positions: Positions) -> None:
    both = load([folder, folder])
    assert both.matches == 2 * positions.matches


def test_it_begins_as_the_advice(positions: Positions) -> None:
    learner, rows = Learner(positions, Training()), positions.part(range(10))
    own = scored(positions, rows, *learning._opinions(learner, rows))
    told = scored(positions, rows, *learning._advice(positions, rows))
    assert own.loss == pytest.approx(told.loss, abs=2e-3)
    assert own.explained == pytest.approx(told.explained, abs=2e-3)


def test_slopes_lead_downhill(positions: Positions) -> None:
    """Against differences: a small step in each weight changes the loss as the slope says."""
    learner = Learner(positions, Training(hidden=(5, 4), dropout=0.0))
    chance = np.random.default_rng(1)
    for name, array in learner.weights.items():
        learner.weights[name] = array + (chance.standard_normal(array.shape) * 0.05).astype(np.float32)
    rows = positions.part([0, 1])

    def loss() -> float:
        out = learner.outputs(rows).astype(np.float64)
        wins = learning.softmax(out[:, :2])
        off = out[:, 2:] - positions.leads[rows] / learner.spread
        return learning.log_loss(wins, positions.wins[rows]) + 0.5 * float((off**2).sum(1).mean())

    slopes = learner.slopes(rows)
    assert set(slopes) == set(learner.weights)
    for name, slope in slopes.items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        usual, step = learner.weights[name][place], 2e-3
        found = []
        for way in (step, -step):
            learner.weights[name][place] = usual + way
            found.append(loss())
        learner.weights[name][place] = usual
        assert (found[0] - found[1]) / (2 * step) == pytest.approx(float(slope[place]), rel=0.05), name


def test_it_learns_what_the_advice_does_not_see(positions: Positions) -> None:
    """Who wins hangs on one number of the view: matches that it never saw are told by it."""
    chance = np.random.default_rng(2)
    signs = {match: chance.choice([-1.0, 1.0]) for match in range(200)}
    match = np.repeat(np.arange(200), 10).astype(np.int64)
    sign = np.array([signs[each] for each in match.tolist()], np.float32)
    inputs = np.tile(positions.inputs, (10, 1))
    inputs[:, 0] = sign
    made = structs.replace(
        positions,
        inputs=inputs,
        match=match,
        quarter=np.tile(positions.quarter, 10),
        wins=np.stack([sign > 0, sign < 0], 1).astype(np.float32),
        leads=np.stack([sign, -sign], 1) * 10,
    )
    _, _, report = train(made, Training(seed=3, hidden=(8, 4), batch=32, epochs=20))
    assert report.advice.explained < 0.2
    assert report.network.explained > 0.6
    assert report.network.loss < 0.2


def test_what_is_noise_is_not_learned(positions: Positions) -> None:
    """Where there is nothing to find, it stops as what it began with."""
    chance = np.random.default_rng(4)
    sign = np.repeat(chance.choice([-1.0, 1.0], 20), 10).astype(np.float32)
    made = structs.replace(
        positions,
        match=np.repeat(np.arange(20), 10).astype(np.int64),
        wins=np.stack([sign > 0, sign < 0], 1).astype(np.float32),
        leads=np.stack([sign, -sign], 1) * 10,
    )
    epochs: list[int] = []
    train(made, Training(epochs=40, patience=2, batch=16), lambda epoch, score: epochs.append(epoch))
    assert len(epochs) < 30


def test_the_command(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "airship_city", "--data", str(folder), "--epochs", "3", "--hidden", "6,4"]
    files = [tmp_path / name for name in ("one.npz", "two.npz")]
    for file in files:
        capsys.readouterr()
        assert main([*words, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["report"]["matches"] == 20
    assert told["bytes"] == files[1].stat().st_size < 50_000
    one, two = (network.read(file) for file in files)
    numbers = np.zeros(len(one._kept), np.float32)
    assert one.outputs(numbers).tolist() == two.outputs(numbers).tolist(), "equal seeds learn the same"
    assert one.about.trained["matches"] == 20
    assert main([*words, "--out", str(tmp_path / "three.npz")]) == 0
    assert "explained of the final lead" in capsys.readouterr().out


def test_weights_in_a_file_say_what_the_learner_said(positions: Positions, tmp_path: Path) -> None:
    about, arrays, _ = train(positions, Training(epochs=2, hidden=(6, 4)))
    file = tmp_path / "value-2.npz"
    network.write(file, about, arrays)
    rows = positions.part(range(10))
    full = network.Network(about, arrays).outputs(positions.inputs[rows].astype(np.float32))
    half = network.read(file).outputs(positions.inputs[rows].astype(np.float32))
    assert np.abs(full - half).max() < 0.1, "float16 on points of the game"


def test_sentences(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> str:
        assert main(["train", *words]) == 2
        return capsys.readouterr().err

    assert "holds no dataset" in said("airship_city", "--data", str(tmp_path))
    assert "holds matches of airship_city, not of nucleum" in said("nucleum", "--data", str(folder))
    assert "--hidden has two sizes" in said("airship_city", "--data", str(folder), "--hidden", "6")
    for name, words in (("decisions", ["--seats", "2"]), ("alone", ["--seats", "1", "--rows", "positions"])):
        assert main([*WORDS, *words, "--games", "1", "--out", str(tmp_path / name)]) == 0
    assert "learned from positions" in said("airship_city", "--data", str(tmp_path / "decisions"))
    assert "two or more" in said("airship_city", "--data", str(tmp_path / "alone"))
    few = [*WORDS, "--seats", "3", "--rows", "positions", "--games", "3", "--out", str(tmp_path / "few")]
    assert main(few) == 0
    assert "At least 10 matches" in said("airship_city", "--data", str(tmp_path / "few"))
    with pytest.raises(NotEnough, match="different games, numbers of seats"):
        load([folder, tmp_path / "few"])
    assert described(tmp_path / "few").advice[0] == "0/judgement"


def test_what_is_explained_is_told_by_quarters(positions: Positions) -> None:
    """Who says nothing before the last quarter, and in it the truth."""
    rows = positions.part(range(10))
    real, last = positions.leads[rows], positions.quarter[rows] == 3
    said = np.where(last[:, None], real, 0.0)
    assert scored(positions, rows, positions.wins[rows], said).by_quarter == (0.0, 0.0, 0.0, 1.0)

"""The examples that learn: shortened. Their whole curves are told where they stand."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from kesselhaus import env

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "learning"


def loaded(name: str) -> Any:
    found = spec_from_file_location(f"learning_{name}", EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def policy() -> Any:
    return loaded("policy")


@pytest.fixture(scope="module")
def alphazero() -> Any:
    return loaded("alphazero")


def test_a_choice_that_was_worth_more_becomes_likelier(policy: Any) -> None:
    learner = policy.Policy(4, 3, np.random.default_rng(1))
    seen, masks = np.ones((2, 4), np.float32), np.array([[1, 1, 0], [1, 1, 0]], np.int8)
    before = learner.chances(seen, masks)[0]
    for _ in range(20):
        learner.learn(seen, masks, np.array([0, 1]), np.array([1, -1], np.float32))
    after = learner.chances(seen, masks)[0]
    assert before[0].tolist() == [0.5, 0.5, 0]
    assert after[0, 0] > 0.52
    assert after[:, 2].tolist() == [0, 0]
    assert set(learner.choose(np.ones((50, 4), np.float32), np.tile([0, 1, 1], (50, 1)))) <= {1, 2}


def test_it_learns_from_matches_that_it_plays(policy: Any) -> None:
    """Shortened: two batches."""
    learner, curve = policy.train(16, batch=8, at_once=8)
    assert len(curve) == 2
    assert all(0 <= share <= 1 for share in curve)
    assert np.abs(learner.weights[2]).max() > 0


# ------------------------------------------------------------------ in the manner of AlphaZero


def test_a_net_learns_what_searches_chose_and_who_won(alphazero: Any) -> None:
    net = alphazero.Net(3, 4, 2, np.random.default_rng(1))
    seen, masks = np.eye(3, dtype=np.float32), np.array([[1, 1, 1, 0]] * 3, np.int8)
    visits, won = np.eye(4)[[0, 1, 2]], np.array([[1, 0], [0, 1], [0.5, 0.5]])
    assert net(seen)[1].tolist() == [[0.5, 0.5]] * 3
    for _ in range(300):
        net.learn(seen, masks, visits, won)
    assert net.policy(seen, masks).tolist() == [0, 1, 2]
    assert np.abs(net(seen)[1] - won).max() < 0.2


def test_a_search_tries_what_is_legal_and_more_often_what_it_thinks_good(alphazero: Any) -> None:
    """The net of this test knows one thing: who has more points is likelier to win."""
    with env.vector("airship_city", 2, 2, views=True) as many:
        arrays = many.reset(1)
        points = [many.observer.names.index(f"stores[{place}].score") for place in range(2)]

        class Points:
            actions = len(many.catalogue)

            def __call__(self, seen: Any) -> Any:
                return np.zeros((len(seen), self.actions)), alphazero.softmax(40 * seen[:, points])

        found = list(alphazero.searched(many, Points(), range(2), 40, Random(1)))
    for row, shares in enumerate(found):
        assert shares.sum() == pytest.approx(1)
        assert not shares[arrays.masks[row] == 0].any()
        assert np.count_nonzero(shares) > 1


def test_what_proved_worth_it_is_tried_again_and_what_was_seldom_tried_now_and_then(alphazero: Any) -> None:
    node = alphazero.Node(0, scores=np.zeros(3), visits={0: 30, 1: 30}, worth={0: 20.0, 1: 10.0})
    assert node.best([0, 1]) == 0
    assert node.best([0, 1, 2]) == 2
    liked = alphazero.Node(0, scores=np.array([0.0, 5.0]))
    assert liked.best([0, 1]) == 1


def test_self_play_teaches_the_net(alphazero: Any) -> None:
    """Shortened: two matches with few walks."""
    told = list(alphazero.train(2, walks=4, at_once=2, steps=3))
    assert [ended for ended, _ in told] == [1, 2]
    net = told[-1][1]
    assert np.abs(net.weights[2]).max() > 0
    seen, masks = np.zeros((1, len(net.weights[0])), np.float32), np.ones((1, net.actions), np.int8)
    assert 0 <= int(net.policy(seen, masks)[0]) < net.actions


# ------------------------------------------------------------------ with a library


def test_ppo_of_a_library_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where sb3-contrib is installed; it brings PyTorch, which is too much for a usual run of the tests."""
    pytest.importorskip("sb3_contrib", reason="needs pip install 'kesselhaus[learn]'")
    text = (EXAMPLES / "ppo.py").read_text("utf-8")
    assert "< 20:" in text
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(text.replace("< 20:", "< 2:").replace("16_384", "4_096"), "ppo.py", "exec"), names)
    assert len(names["curve"]) == 2
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")

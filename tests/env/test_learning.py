"""The example that learns: shortened."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learning" / "policy.py"


@pytest.fixture(scope="module")
def policy() -> Any:
    found = spec_from_file_location("learning_policy", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    found.loader.exec_module(module)
    return module


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
    """Shortened: two batches. The whole curve stands at the top of the example."""
    learner, curve = policy.train(16, batch=8, at_once=8)
    assert len(curve) == 2
    assert all(0 <= share <= 1 for share in curve)
    assert np.abs(learner.weights[2]).max() > 0

"""What all tests share: the marker that says which rules of docs/spec a test shows."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import settings

from kesselhaus.lab.rule_index import known_ids

ROOT = Path(__file__).parent.parent

# The same examples in every run, and no stopwatch: a slow machine proves nothing about a rule.
settings.register_profile("house", derandomize=True, deadline=None, max_examples=20, database=None)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): the items of docs/spec that this test shows, by their ids"
    )
    config.addinivalue_line("markers", "whole: a whole match in a browser, played by `make matches` alone")


def unknown_rules(items: Iterable[pytest.Item]) -> list[str]:
    """Tests that name a rule which no spec has; such a marker would show nothing."""
    known = known_ids(ROOT)
    return [
        f"{item.nodeid} names the rule {rule!r}, which no file in docs/spec has."
        for item in items
        for marker in item.iter_markers("rule")
        for rule in marker.args
        if rule not in known
    ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    problems = unknown_rules(items)
    if problems:
        raise pytest.UsageError("\n".join(problems))

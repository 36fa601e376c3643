"""Every question, draw and event cites a rule of the spec, and the one that is about it."""

from pathlib import Path

import pytest

from kesselhaus.games import shelf
from kesselhaus.lab.rule_index import read_spec
from tests.records.citing import at_random, in_records, written_down

SPECS = Path(__file__).parents[2] / "docs" / "spec"
EVERY_GAME = pytest.mark.parametrize("key", list(shelf()))


def rules_of(key: str) -> dict[str, str]:
    """The text of each rule of a game."""
    return {entry.id: entry.text for entry in read_spec(SPECS / f"{key}.md").values() if entry.kind == "rule"}


@EVERY_GAME
def test_what_is_written_down_cites_rules_of_the_spec(key: str) -> None:
    unknown = {line for line in written_down(key) if line.split()[0] not in rules_of(key)}
    assert unknown == set()


@EVERY_GAME
def test_no_rule_is_cited_for_something_new(key: str) -> None:
    """Look whether the rule is about that; `make records` writes the line down."""
    rules, seen = rules_of(key), in_records(key) | at_random(key, 1)
    new = {line: rules.get(line.split()[0], "no such rule") for line in seen - set(written_down(key))}
    assert new == {}

"""Rule ids from specs and markers from tests, read without running anything."""

import time
from pathlib import Path

import pytest

from kesselhaus.lab import rule_index

SPEC = """# A game

## 4. Rules
- **XY-1** First rule,
  told on two lines. [S]
- **XY-1a** A rule in between.
- A list item that mentions **XY-1** and is none.
XY-9, at the start of a line, is only mentioned.

| XY-7 | a component that looks like a rule |

## 8. Invariants
- INV-1 Nothing is lost.

## 9. Rulings
| RU-1 | Why it is so. |

**EX-1 (an example).** Given: this. Then: that.
"""

TESTS = """
import pytest

pytestmark = pytest.mark.rule("XY-1")

def helper(): ...

@pytest.mark.rule("INV-1", "EX-1")
class TestIt:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XY-1a"))])
    def test_all(self, x): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "docs/spec/chess.md": SPEC,
        "docs/spec/draughts.md": SPEC.replace("XY", "ZZ"),
        "tests/games/chess/test_it.py": TESTS,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_a_spec_gives_its_items_with_kind_and_text(checkout: Path) -> None:
    entries = rule_index.read_spec(checkout / "docs/spec/chess.md")
    assert {entry.id: entry.kind for entry in entries.values()} == {
        "XY-1": "rule",
        "XY-1a": "rule",
        "INV-1": "invariant",
        "RU-1": "ruling",
        "EX-1": "example",
    }
    assert entries["XY-1"].text == "First rule, told on two lines. [S]"
    assert entries["RU-1"].text == "Why it is so."


def test_numbered_invariants_without_ids_are_counted(tmp_path: Path) -> None:
    spec = tmp_path / "go.md"
    spec.write_text("## 4. Rules\n1. not this\n## 8. Invariants\n1. One.\n2. Two.\n## 9. More\n3. not this\n")
    assert list(rule_index.read_spec(spec)) == ["INV-1", "INV-2"]


def test_markers_are_inherited_from_module_class_and_parameters(checkout: Path) -> None:
    test = "tests/games/chess/test_it.py::TestIt::test_all"
    assert set(rule_index.markers(checkout)) == {(rule, test) for rule in ("XY-1", "XY-1a", "INV-1", "EX-1")}


def test_an_example_counts_for_the_game_whose_tests_show_it(checkout: Path) -> None:
    shown = {
        game: {entry.id for entry in rule_index.index(checkout, game) if entry.tests}
        for game in ("chess", "draughts")
    }
    assert shown == {"chess": {"XY-1", "XY-1a", "INV-1", "EX-1"}, "draughts": set()}


def test_rulings_want_no_test_of_their_own(checkout: Path) -> None:
    wanted = {entry.id for entry in rule_index.index(checkout, "draughts") if entry.wants_a_test}
    assert wanted == {"ZZ-1", "ZZ-1a", "INV-1", "EX-1"}


def test_the_house_is_indexed_in_less_than_two_seconds() -> None:
    root = rule_index.source_tree()
    assert root is not None
    began = time.process_time()
    entries = rule_index.index(root, "airship_city")
    assert time.process_time() - began < 2
    assert {"AC-1", "AC-30a", "AC-140", "EX-24", "INV-20", "RU-35"} <= {entry.id for entry in entries}


def test_an_unknown_rule_in_a_marker_stops_the_tests(pytester: pytest.Pytester, checkout: Path) -> None:
    conftest = (Path(__file__).parent.parent / "conftest.py").read_text("utf-8")
    tests = checkout / "tests"
    (tests / "conftest.py").write_text(conftest, "utf-8")
    (tests / "test_typo.py").write_text('import pytest\n@pytest.mark.rule("XY-2")\ndef test_it(): ...\n')
    result = pytester.runpytest_inprocess(
        tests, "--rootdir", checkout, "-p", "no:cacheprovider", "-p", "no:xdist"
    )
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "names the rule 'XY-2', which no file in docs/spec has." in result.stderr.str()

"""The changes that `make mutants` tries, and how a test run takes them."""

import subprocess
from pathlib import Path

import msgspec
import pytest

from tests.mutants.__main__ import (
    EQUIVALENT,
    ROOT,
    Told,
    Trial,
    known_as_equivalent,
    mutants,
    sample,
    survivors,
)
from tests.mutants.areas import AREAS, Area, is_taste
from tests.mutants.asking import Outcome
from tests.mutants.changes import changes_of
from tests.mutants.trying import Copy, Mutant, any_overlap, in_order, rest_of

RULES = b'''"""Text 3 > 2."""


def cost(price: int, money: int) -> int:
    """NU-1: 2 and 3."""
    assert price > 0
    if price <= money and not price == 7:
        tell(price, money, rule="NU-12a")
    return max(price - 1, 0)
'''


def test_what_is_changed_in_a_rule() -> None:
    assert {(change.before, change.after) for change in changes_of(RULES)} == {
        ("price <= money and not price == 7", "(not (price <= money and not price == 7))"),
        ("<=", "<"),
        ("and", "or"),
        ("not price == 7", "bool(price == 7)"),
        ("==", "!="),
        ("7", "8"),
        ('tell(price, money, rule="NU-12a")', "pass"),
        ("price, money", "money, price"),
        ('"NU-12a"', '"NU-11"'),
        ("max", "min"),
        ("-", "+"),
        ("1", "2"),
        ("0", "1"),
    }


def test_a_change_knows_its_line_and_where_its_function_begins() -> None:
    assert {(change.line, change.function) for change in changes_of(RULES)} == {(7, 4), (8, 4), (9, 4)}
    decorated = b"@cache\ndef one() -> int:\n    return 1\n\n\nTWO = 2\n"
    assert {(change.line, change.function) for change in changes_of(decorated)} == {(3, 1), (6, 0)}


@pytest.mark.parametrize("area", AREAS)
def test_every_change_can_be_read_by_python(area: str) -> None:
    chosen = sample(ROOT, area, 60, 1)
    assert len(chosen) == 60
    assert chosen == sample(ROOT, area, 60, 1)
    for mutant in chosen:
        compile(mutant.change.carried_out((ROOT / mutant.path).read_bytes()), mutant.path, "exec")


def test_figures_of_drawings_and_opinions_are_not_tried() -> None:
    tried = changes_of(b"TWO = 2\n\n\ndef one() -> int:\n    return 3 - 4 if not five else six and 7\n")

    def left_out(path: str) -> set[str]:
        return {change.before for change in tried if is_taste(path, change)}

    assert left_out("/kesselhaus/games/nucleum/table/map.py") == {"2", "3", "-", "4", "7"}
    assert left_out("/kesselhaus/games/nucleum/advice/plans.py") == {"2", "3", "-", "4", "7"}
    assert left_out("/kesselhaus/games/nucleum/words/headings.py") == {"2"}
    for path in (
        "games/nucleum/rules/build.py",
        "games/nucleum/box.py",
        "lab/flow/following.py",
        "web/pages/table.py",
    ):
        assert left_out(f"/kesselhaus/{path}") == set()


def test_what_is_known_as_equivalent_has_a_reason() -> None:
    lines = EQUIVALENT.read_text("utf-8").splitlines()[2:]
    names, reasons = lines[::2], lines[1::2]
    assert set(names) == known_as_equivalent()
    assert len(names) == len(reasons) == len(set(names))
    assert all(reason.startswith("    ") for reason in reasons)


def test_what_is_known_as_equivalent_is_there() -> None:
    every = {mutant.name for area in AREAS for mutant in mutants(ROOT, area)}
    assert known_as_equivalent() <= every


def test_a_change_is_tried_in_a_copy_and_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house of rules: tests of its own reach some, a test of every game one, and one is seen by nobody."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    house = tmp_path / "house"
    rule = house / "kesselhaus" / "rule.py"
    for path, text in (
        (rule, HOUSE),
        (house / "tests" / "test_rule.py", TESTS),
        (house / "more" / "test_every_game.py", MORE),
    ):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    (rule.parent / "__init__.py").touch()
    (house / "tests" / "mutants").mkdir()
    for plugin in ("reaching.py", "failing.py", "asking.py", "warm.py"):
        (house / "tests" / "mutants" / plugin).write_bytes((ROOT / "tests" / "mutants" / plugin).read_bytes())
    subprocess.run(["git", "init", "-q"], cwd=house, check=True)
    copy, area = Copy(house), Area(("kesselhaus",), ("tests",), ("more",), ("draughts",))
    reached = copy.reached(area)
    assert copy.red == ["tests/test_rule.py::test_red"]
    # What is called while the tests are read has left its traces: a warm process does not answer for it.
    read = ["kesselhaus/rule.py:16"]
    assert {test: functions for test, (_, functions) in reached.items()} == {
        "tests/test_rule.py::test_more": [*read, "kesselhaus/rule.py:4"],
        "tests/test_rule.py::test_in_another_process": read,
        "tests/test_rule.py::test_least": read,
    }
    changes = [Mutant("rule", "kesselhaus/rule.py", change) for change in changes_of(rule.read_bytes())]
    tests = [test for test in reached if "process" not in test]
    with copy.warm(area.test_files(copy.tree)) as warm:
        told = [
            warm.ask(one.path, one.change.carried_out(HOUSE.encode()).decode(), tests, 30) for one in changes
        ]
    assert told == ["killed", "killed", "killed", "survived", "survived", "survived", None]
    outcomes: dict[str, Outcome] = {}
    first = Trial(copy, area, changes, outcomes)
    for _, _ in zip(changes, first.go_on(30), strict=False):
        pass
    own = {("count", "(not (count))"): "killed", ("+", "-"): "killed", ("1", "2"): "killed"}
    assert by_change(first) == own | {
        ("3", "4"): "killed",
        ("7", "8"): "open",
        ("9", "10"): "open",
        ("5", "6"): "open",
    }
    assert str(first) == "4 of 7 killed, 57 %; 3 not tried to the end"
    second = Trial(copy, area, changes, outcomes)
    for _ in second.go_on(30):
        pass
    assert by_change(second) == own | {
        ("3", "4"): "killed",
        ("7", "8"): "killed",
        ("9", "10"): "survived",
        ("5", "6"): "killed",
    }
    assert str(second) == "6 of 7 killed, 86 %"
    assert list(second.go_on(30)) == []
    assert rule.read_text() == (copy.tree / "kesselhaus" / "rule.py").read_text() == HOUSE


def by_change(trial: Trial) -> dict[tuple[str, str], Outcome]:
    told = {one.mutant: one.outcome for one in trial.told()}
    return {(mutant.change.before, mutant.change.after): told[mutant.name] for mutant in trial.changes}


HOUSE = """# A rule


def more(count):
    return count + 1 if count else 7


def most():
    return 9


def middle():
    return 5


def least():
    return 3
"""
TESTS = """import subprocess
import sys

from kesselhaus.rule import least, more, most

LEAST = least()


def test_more():
    assert more(4) == 5


def test_in_another_process():
    asked = "from kesselhaus.rule import more; print(more(0))"
    assert subprocess.check_output([sys.executable, "-c", asked]) == b"7\\n"


def test_least():
    assert LEAST == 3


def test_red():
    assert more(0) == 8
"""


MORE = """import pytest

from kesselhaus.rule import middle


@pytest.mark.parametrize("game", ["chess", "draughts"])
def test_middle(game):
    assert middle() == 5 and game == "chess"
"""


def test_a_mutant_is_known_wherever_its_line_moves() -> None:
    change = changes_of(RULES)[0]
    assert Mutant("nucleum", "a.py", change).name.startswith("a.py: ")


def test_what_reaches_the_function_is_asked_first_and_every_test_once() -> None:
    inside = next(change for change in changes_of(RULES) if change.function)
    reached = {
        "tests/test_laws.py::test_law": (0.1, ["a.py:4"]),
        "tests/test_b.py::test_broad": (9.0, ["a.py:4", "a.py:40"]),
        "tests/test_a.py::test_own": (0.1, ["a.py:4"]),
        "tests/test_c.py::test_other": (0.1, ["a.py:40"]),
        "tests/test_d.py::test_elsewhere": (0.1, ["aa.py:4"]),
    }
    law, broad, own, other, elsewhere = reached
    first = Mutant("nucleum", "a.py", inside)
    assert in_order(first, reached) == ([own, broad], [law])
    assert rest_of(first, reached) == {other, elsewhere}
    second = Mutant("nucleum", "a.py", changes_of(b"TWO = 2\n")[0])
    assert in_order(second, reached) == ([own, other, broad], [law])
    assert rest_of(second, reached) == {elsewhere}


def test_one_change_may_stand_within_another() -> None:
    changes = {change.before: Mutant("nucleum", "a.py", change) for change in changes_of(RULES)}
    whole, inside, other = changes["price <= money and not price == 7"], changes["<="], changes["max"]
    assert any_overlap([other, inside, whole])
    assert not any_overlap([other, inside])
    assert not any_overlap([msgspec.structs.replace(whole, path="b.py"), inside])


def test_what_survived_is_found_again(tmp_path: Path) -> None:
    first, second = sample(ROOT, "engine", 2, 1)
    told = tmp_path / "told.json"
    outcomes = [Told(first.name, 1, "survived"), Told(second.name, 1, "killed")]
    told.write_bytes(msgspec.json.encode(outcomes))
    assert {area: {one.name for one in found} for area, found in survivors(ROOT, told).items()} == {
        "engine": {first.name}
    }
    told.write_bytes(msgspec.json.encode([Told("kesselhaus/gone.py: 1 → 2 in gone", 1, "survived")]))
    with pytest.raises(SystemExit, match="gone"):
        survivors(ROOT, told)

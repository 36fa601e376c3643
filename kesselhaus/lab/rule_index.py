"""Which test shows which rule: reads the rule ids of a spec and the markers in the tests, runs nothing.

A spec in docs/spec numbers its rules (`- **AC-30a** text`), rulings (RU), invariants (INV) and worked
examples (EX). A test names what it shows with `@pytest.mark.rule("AC-30a", "EX-3")`. Rule ids begin with
the game's own letters; the other three kinds are numbered anew in every spec, so they count for the game
whose key stands in the path of the test.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

import kesselhaus

Kind = Literal["rule", "ruling", "invariant", "example"]
KINDS: dict[str, Kind] = {"RU": "ruling", "INV": "invariant", "EX": "example"}
# An id counts where an item begins: after a dash, in the first cell of a row, or bold at the line's start.
ITEM = re.compile(r"^(?P<lead>[-*] |\| *|(?=\*\*))(?:\*\*)?([A-Z]{2,3})-(\d+[a-z]?)\b[ .:|]*(.*)")
NUMBERED = re.compile(r"^(\d+)\. (.*)")


class RuleEntry(Struct, frozen=True):
    """One numbered item of a spec and the tests that show it."""

    id: str
    kind: Kind
    text: str
    tests: tuple[str, ...] = ()

    @property
    def wants_a_test(self) -> bool:
        """A ruling only gives the reason why a rule reads as it does; the rule has the test."""
        return self.kind != "ruling"


def source_tree() -> Path | None:
    """The checkout that this package runs from, if it is one."""
    root = Path(kesselhaus.__file__).parent.parent
    return root if (root / "docs" / "spec").is_dir() and (root / "tests").is_dir() else None


def specs(root: Path) -> dict[str, Path]:
    """The specs of a checkout by the key of their game."""
    return {path.stem: path for path in sorted((root / "docs" / "spec").glob("*.md"))}


def read_spec(path: Path) -> dict[str, RuleEntry]:
    """The numbered items of a spec in their order; where an id begins several items, the first one counts."""
    entries: dict[str, RuleEntry] = {}
    section, last = "", ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line
        if found := ITEM.match(line):
            lead, letters, number, text = found.groups()
            if lead.startswith("|") and letters not in KINDS:
                continue  # tables list components and decisions too; rules are never in tables
        elif "Invariants" in section and (found := NUMBERED.match(line)):
            letters, (number, text) = "INV", found.groups()
        else:
            if last and line.startswith("  ") and line.strip():
                entries[last] = _continued(entries[last], line)
            else:
                last = ""
            continue
        last = f"{letters}-{number}"
        text = text.replace("**", "").strip(" |")
        entries.setdefault(last, RuleEntry(last, KINDS.get(letters, "rule"), text))
    return entries


def _continued(entry: RuleEntry, line: str) -> RuleEntry:
    return RuleEntry(entry.id, entry.kind, f"{entry.text} {line.strip()}")


def markers(root: Path) -> Iterator[tuple[str, str]]:
    """Pairs of a rule id and the test that names it, for all tests of a checkout."""
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text("utf-8")
        if "mark.rule" in text:
            name = path.relative_to(root).as_posix()
            yield from _in_body(ast.parse(text, name).body, name, ())


def _in_body(body: list[ast.stmt], name: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for statement in body:
        if isinstance(statement, ast.Assign) and any(_is_pytestmark(target) for target in statement.targets):
            inherited += tuple(_rules_named(statement.value))
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            of_class = tuple(
                rule for decorator in statement.decorator_list for rule in _rules_named(decorator)
            )
            yield from _in_body(statement.body, f"{name}::{statement.name}", inherited + of_class)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith(
            "test"
        ):
            own = tuple(rule for decorator in statement.decorator_list for rule in _rules_named(decorator))
            for rule in dict.fromkeys(inherited + own):
                yield rule, f"{name}::{statement.name}"


def _is_pytestmark(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id == "pytestmark"


def _rules_named(expression: ast.expr) -> Iterator[str]:
    """Ids in every `mark.rule(...)` of an expression, also within `pytest.param(..., marks=...)`."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def index(root: Path, game: str) -> list[RuleEntry]:
    """Every numbered item of a game's spec, with its tests."""
    entries = read_spec(specs(root)[game])
    tests: dict[str, list[str]] = {}
    for rule, test in markers(root):
        entry = entries.get(rule)
        if entry is not None and (entry.kind == "rule" or game in test):
            tests.setdefault(rule, []).append(test)
    return [
        RuleEntry(entry.id, entry.kind, entry.text, tuple(tests.get(entry.id, ())))
        for entry in entries.values()
    ]


def known_ids(root: Path) -> set[str]:
    """Every id that a test may name: those of all specs."""
    return {rule for path in specs(root).values() for rule in read_spec(path)}

"""docs/adding-a-game.md: the files that it shows are those of the example, and its commands run."""

import re
import shlex
from pathlib import Path

import pytest

from kesselhaus.cli import main

ROOT = Path(__file__).parents[2]
WALK = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
FILES = re.findall(r"<!-- file: (\S+) -->\n```python\n(.*?)```", WALK, re.DOTALL)
RUNS = re.findall(r"<!-- runs -->\n```(\w+)\n(.*?)```", WALK, re.DOTALL)
COMMANDS = [
    line.partition("#")[0]
    for kind, text in RUNS
    if kind == "sh"
    for line in text.splitlines()
    if "kesselhaus " in line
]
SNIPPETS = [text for kind, text in RUNS if kind == "python"]


def test_it_shows_the_whole_example() -> None:
    shown = {ROOT / path for path, _ in FILES}
    assert shown == set((ROOT / "docs" / "examples" / "overpressure").glob("*.py"))
    for path, code in FILES:
        assert code == (ROOT / path).read_text("utf-8"), f"the walk shows another {path}"


@pytest.mark.parametrize("line", COMMANDS)
def test_its_commands_run(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name, *words = shlex.split(line)
    assert name == "kesselhaus"
    assert main(words) == 0


def test_there_are_commands_and_code_to_run() -> None:
    assert len(COMMANDS) == 4
    assert len(SNIPPETS) == 1


@pytest.mark.parametrize("code", SNIPPETS)
def test_its_code_runs(code: str) -> None:
    exec(code, {})

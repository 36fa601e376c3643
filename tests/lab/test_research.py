"""What docs/research.md shows runs as it stands: its Python, its commands, and the example that it prints."""

import re
import shlex
from pathlib import Path

import pytest

from kesselhaus.cli import main

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
BLOCK = re.compile(r"```(python|sh)\n(.*?)```", re.DOTALL)


def test_the_tour_runs_from_top_to_bottom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has just installed it stands in an empty folder."""
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    kinds = [kind for kind, _ in blocks]
    assert (kinds.count("python") >= 18, kinds.count("sh") >= 6) == (True, True)
    names: dict[str, object] = {}
    for number, (kind, block) in enumerate(blocks, start=1):
        if kind == "python":
            exec(compile(block, f"docs/research.md, example {number}", "exec"), names)
        else:
            for line in block.splitlines():
                program, *words = shlex.split(line)
                assert program == "kesselhaus"
                assert main(words) == 0, line
    out = capsys.readouterr().out
    assert "greedy 1.0 (0.3 to 1.0)" in out
    for written in ("cup/plot.png", "duel/pairs.csv", "balance/things.csv", "whole/report.json"):
        assert (tmp_path / written).is_file(), written
    assert len(list((tmp_path / "values").glob("*.parquet"))) == 4


def test_the_example_that_is_printed_is_the_one_that_is_there() -> None:
    shown = re.findall(r"<!-- file: (\S+) -->\n```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert [file for file, _ in shown] == ["docs/examples/learning/ppo.py"]
    for file, code in shown:
        text = (ROOT / file).read_text("utf-8")
        assert code == text[text.index('"""\n\n') + 5 :]
        assert sum(bool(line.strip()) for line in code.splitlines()) <= 15


def test_links_lead_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    headings = {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for file in (PAGE, PAGE.with_name("performance.md"))
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("#")
    }
    for link in re.findall(r"\]\(([^)]+)\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        file, _, anchor = link.partition("#")
        assert not file or (PAGE.parent / file).exists(), link
        assert not anchor or anchor in headings, link

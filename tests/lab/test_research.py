"""What docs/research.md shows runs as it stands: its Python, its commands, the example that it prints. What
takes weeks runs with few matches of bots that do not think.
"""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from kesselhaus.cli import main

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SHORTER: dict[str, Callable[[str], str]] = {
    "--games": lambda games: "10" if int(games) > 10_000 else "1",
    "--bots": lambda bots: "search:1it@value-2.npz" if "@" in bots else "random",
    "--out": lambda out: out.removeprefix("/shared/"),
}
"""What words say when it takes no weeks."""


def blocks(*kinds: str) -> list[tuple[str, str]]:
    """What the page shows, by kind; `py` is printed from a file, and what has no kind takes long."""
    found = BLOCK.findall(PAGE.read_text("utf-8"))
    assert {kind for kind, _ in found} == {"python", "sh", "py", ""}
    return [(kind, block) for kind, block in found if kind in kinds]


def shortened(line: str) -> list[str]:
    program, *words = shlex.split(line)
    assert program == "kesselhaus"
    for place, word in enumerate(words[:-1]):
        if word in SHORTER:
            words[place + 1] = SHORTER[word](words[place + 1])
    words = [re.sub(r"^(search2?):100cpu", r"\1:1it", word) for word in words]
    return [*words, "--epochs", "2"] if words[0] == "train" else words


def test_the_tour_runs_from_top_to_bottom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has just installed it stands in an empty folder."""
    monkeypatch.chdir(tmp_path)
    shown = blocks("python", "sh")
    kinds = [kind for kind, _ in shown]
    assert (kinds.count("python") >= 18, kinds.count("sh") >= 6) == (True, True)
    names: dict[str, object] = {}
    for number, (kind, block) in enumerate(shown, start=1):
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


def test_what_takes_long_runs_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what it tells of clusters, which is tried on one (test_cluster.py)."""
    monkeypatch.chdir(tmp_path)
    at_home, on_a_cluster = (block for _, block in blocks(""))
    assert ("--on" in at_home, "--on" in on_a_cluster) == (False, True)
    for line in at_home.splitlines():
        assert main(shortened(line)) == 0, line
    assert (tmp_path / "value-2b.npz").is_file()


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

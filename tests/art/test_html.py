"""HTML has a type: the checker's plugin says of each string whether text could get into it unescaped."""

import re
from pathlib import Path

import pytest
from mypy import api

from kesselhaus.art.html import escape

ROOT = Path(__file__).parents[2]
HEAD = "from kesselhaus.art.html import NOTHING, Html, escape\n\n"
GIVEN = "text: str, figure: int, share: float, safe: Html, row: list[Html], names: list[str], on: bool"
SAFE = (
    'f"<b>{figure}</b>{share:.1f}"',
    'f"<b>{safe}</b>" + safe',
    'f"<b>{escape(text)}</b>"',
    "f\"<b{' class=on' if on else ''}>{f'<i>{figure}</i>' if on else safe}</b>\"",
    '"".join(row)',
    '"".join(f"<li>{escape(name)}</li>" for name in names)',
    '"".join(map(escape, names))',
    '"<br>".join([safe, safe])',
    '"<hr>" + safe',
    'NOTHING + "<hr>"',
    'Html("a" if on else "b")',
)
UNSAFE = (
    'f"<b>{text}</b>"',
    'f"<b>{text!r}</b>"',
    "f\"<b>{f'<i>{text}</i>'}</b>\"",
    'f"<b>{text if on else safe}</b>"',
    "safe + text",
    "text + safe",
    "text.join(row)",
    '"".join(names)',
    '"".join([safe, text])',
    '"".join(f"<li>{name}</li>" for name in names)',
    'safe.replace("a", text)',
    '"<b>{}</b>".format(text)',
    '"<b>%s</b>" % text',
    "Html(text)",
    'Html(f"<b>{text}</b>")',
)


def complaints(expressions: tuple[str, ...], folder: Path) -> set[int]:
    """The numbers of the expressions that the type checker does not take for HTML."""
    code = HEAD + "\n".join(
        f"def made{number}({GIVEN}) -> Html: return {expression}"
        for number, expression in enumerate(expressions)
    )
    file = folder / "made.py"
    file.write_text(code, "utf-8")
    config, cache = str(ROOT / "pyproject.toml"), str(folder / "cache")
    told, trouble, _ = api.run(["--strict", "--config-file", config, "--cache-dir", cache, str(file)])
    assert not trouble
    before = HEAD.count("\n") + 1
    return {int(line) - before for line in re.findall(r"made\.py:(\d+): error", told)}


@pytest.fixture(autouse=True)
def _in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_what_is_escaped_or_written_out_is_html(tmp_path: Path) -> None:
    assert complaints(SAFE, tmp_path) == set()


def test_no_text_gets_into_html_unescaped(tmp_path: Path) -> None:
    assert complaints(UNSAFE, tmp_path) == set(range(len(UNSAFE)))


def test_escaped_text_says_what_it_said() -> None:
    assert escape('<b a="1">&\'') == "&lt;b a=&quot;1&quot;&gt;&amp;&#x27;"
    assert escape(7) == "7"

"""HTML has a type: the checker's plugin says of each string whether text could get into it unescaped."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from mypy import api

from kesselhaus.art.html import Html, escape
from kesselhaus.art.page import page
from kesselhaus.parts import DrawnTable
from kesselhaus.protocol import Drawn
from kesselhaus.web.pages.document import document

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
    '"<i></i>" * figure',
    '"".join((safe, escape(text)))',
    'f"<b>{safe if on else None}</b>"',
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
    '"".join((safe, text))',
    "text * figure",
)
BODIES = (
    ('css = "on" if on else ""', True),
    ('css = "on"; css += " now"', True),
    ("css, other = 'on', text", True),
    ("css = text if on else 'on'", False),
    ("css = 'on'; css += text", False),
    ("css = 'on'\n    for css in names: pass", False),
    ("html = css = 'on'\n    if (html := text): css = html", False),
)
"""What a function gives to a name, and whether it may stand in an attribute then."""


def complaints(expressions: tuple[str, ...], folder: Path) -> set[int]:
    """The numbers of the expressions that the type checker does not take for HTML."""
    code = HEAD + "\n".join(
        f"def made{number}({GIVEN}) -> Html: return {expression}"
        for number, expression in enumerate(expressions)
    )
    file = folder / "made.py"
    file.write_text(code, "utf-8")
    config, cache = str(ROOT / "pyproject.toml"), str(folder.parent / "checked-html")
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


def test_a_name_is_as_safe_as_what_it_is_given(tmp_path: Path) -> None:
    code = HEAD + "".join(
        f"def made{number}({GIVEN}) -> Html:\n    {body}\n    return f'<b class=\"{{css}}\"></b>'\n\n\n"
        for number, (body, _) in enumerate(BODIES)
    )
    file = tmp_path / "made.py"
    file.write_text(code, "utf-8")
    config, cache = str(ROOT / "pyproject.toml"), str(tmp_path.parent / "checked-html")
    told, _, _ = api.run(["--strict", "--config-file", config, "--cache-dir", cache, str(file)])
    wrong = {int(line) for line in re.findall(r"made\.py:(\d+): error: Incompatible return", told)}
    lines = code.splitlines()
    unsafe = {re.sub(r"\D", "", _heading(lines, line)) for line in wrong}
    assert unsafe == {str(number) for number, (_, safe) in enumerate(BODIES) if not safe}


def _heading(lines: list[str], number: int) -> str:
    """Of the function in which a line stands."""
    return next(line for line in reversed(lines[:number]) if line.startswith("def ")).partition("(")[0]


def test_escaped_text_says_what_it_said() -> None:
    assert escape('<b a="1">&\'') == "&lt;b a=&quot;1&quot;&gt;&amp;&#x27;"
    assert escape(7) == "7"


TRUSTING = {
    "art/html.py",  # what is escaped
    "art/page.py",  # style and script of the house
    "art/symbols.py",  # drawings in the house's files
    "lab/flow/drawing.py",  # its style
    "protocol/shelf.py",  # a layout with its regions in their places
    "web/pages/figures.py",  # drawn boards without their ids
    "web/pages/sentences.py",  # an escaped sentence with HTML in it
    "web/pages/typesetting.py",  # rulebooks, set by the setter of Markdown
}


def test_few_say_that_something_is_safe_and_they_are_known() -> None:
    house = ROOT / "kesselhaus"
    found = {
        str(file.relative_to(house)) for file in house.rglob("*.py") if "trusted(" in file.read_text("utf-8")
    }
    assert found == TRUSTING


def test_pages_are_made_of_html_and_of_nothing_else() -> None:
    """The type checker follows it from there to all that is put into them."""
    hints = get_type_hints(document), get_type_hints(page), get_type_hints(DrawnTable.body)
    assert [{hint[name] for name in names} for hint, names in zip(hints, SINKS, strict=True)] == [{Html}] * 3
    assert get_type_hints(Drawn)["regions"] == dict[str, Html]


SINKS = (("body", "return"), ("body", "return"), ("console", "log", "return"))

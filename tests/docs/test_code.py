"""Code in the docs is code of the project: it stands there word for word."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = re.compile(r"<!-- code: (?P<what>[^>]+) -->\n```python\n(?P<code>.*?)```", re.DOTALL)
"""A comment that names what is shown, as module:name,name module:name, and the code below it."""


def shown() -> list[tuple[str, str, str]]:
    return [
        (file.name, found["what"], found["code"])
        for file in sorted(DOCS.glob("*.md"))
        for found in SHOWN.finditer(file.read_text("utf-8"))
    ]


def sources(what: str) -> Iterator[str]:
    for part in what.split():
        module, _, names = part.partition(":")
        for name in names.split(","):
            yield inspect.getsource(getattr(import_module(module), name))


@pytest.mark.parametrize(("file", "what", "code"), shown(), ids=lambda value: value[:60])
def test_code_that_the_docs_show_is_that_of_the_project(file: str, what: str, code: str) -> None:
    assert code == "\n\n".join(sources(what)), f"docs/{file} shows another {what}"


def test_the_plan_of_the_house_shows_the_idea_in_code() -> None:
    assert [file for file, _, code in shown() if "yield Ask" in code] == ["architecture.md"]


def test_every_comment_that_announces_code_is_followed_by_it() -> None:
    announced = sum(file.read_text("utf-8").count("<!-- code:") for file in DOCS.glob("*.md"))
    assert announced == len(shown()) > 0

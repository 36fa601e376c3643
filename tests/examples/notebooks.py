"""Notebooks without Jupyter: their cells are run one after another, and their outputs are caught.

`python -m tests.examples.notebooks` runs those of docs/examples/notebooks in full and writes what came of it
into them. Tables are kept as pictures, which every viewer shows; in Jupyter a cell draws them anew.
"""

import ast
import base64
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import matplotlib
import matplotlib.pyplot as plt
from PIL import Image

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "examples" / "notebooks"
SIZE = {"width": 1400, "height": 770}
"""Of the picture of a table."""

Drawn = Callable[[str], bytes]
"""Makes a picture of what is shown as HTML."""


def read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def outputs(notebook: Any, drawn: Drawn, *, shortened: bool) -> Iterator[tuple[Any, list[Any]]]:
    """Each cell with code, and what running it gave. Shortened, parameters are those that the cell names."""
    matplotlib.use("agg")
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"])
            given = list(_run(source, names, drawn))
            if shortened:
                names |= cell["metadata"].get("shortened", {})
            yield cell, given


def _run(source: str, names: dict[str, Any], drawn: Drawn) -> Iterator[Any]:
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    told, shown = io.StringIO(), None
    with redirect_stdout(told):
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    if told.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": told.getvalue().splitlines(keepends=True)}
    if shown is not None and not source.rstrip().endswith(";"):
        yield _result(shown, drawn)
    for number in plt.get_fignums():
        picture = io.BytesIO()
        plt.figure(number).savefig(picture, format="png", dpi=90)
        yield _data("display_data", picture.getvalue(), "<Figure>")
    plt.close("all")


def _result(shown: Any, drawn: Drawn) -> Any:
    if hasattr(shown, "_repr_html_"):
        return _data("execute_result", drawn(shown._repr_html_()), f"<{type(shown).__name__}>")
    text = repr(shown).splitlines(keepends=True)
    return {
        "data": {"text/plain": text},
        "execution_count": None,
        "metadata": {},
        "output_type": "execute_result",
    }


def _data(kind: str, picture: bytes, text: str) -> Any:
    """A picture as notebooks keep it."""
    data = {"image/png": base64.b64encode(picture).decode(), "text/plain": [text]}
    told = {"data": data, "metadata": {}, "output_type": kind}
    return told | ({"execution_count": None} if kind == "execute_result" else {})


def renew(file: Path, drawn: Drawn) -> None:
    """Run a notebook in full, in an empty folder, and keep what came of it."""
    notebook, back = read(file), Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for number, (cell, given) in enumerate(outputs(notebook, drawn, shortened=False), start=1):
                cell["execution_count"] = number
                for output in given:
                    if output["output_type"] == "execute_result":
                        output["execution_count"] = number
                cell["outputs"] = given
        finally:
            os.chdir(back)
    file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={**SIZE})  # type: ignore[arg-type]

        def drawn(html: str) -> bytes:
            page.set_content(f"<body style='margin:0'>{html}</body>", wait_until="networkidle")
            smaller = io.BytesIO()
            Image.open(io.BytesIO(page.screenshot())).quantize(128).save(smaller, "png", optimize=True)
            return smaller.getvalue()

        for file in sorted(NOTEBOOKS.glob("*.ipynb")):
            print(file.name, file=sys.stderr)  # noqa: T201
            renew(file, drawn)


if __name__ == "__main__":
    main()

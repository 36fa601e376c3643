"""The notebooks run, and open with the table drawn."""

import base64
from pathlib import Path
from typing import Any

import pytest

from tests.examples.notebooks import NOTEBOOKS, outputs, read

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))
PNG = b"\x89PNG"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_runs_shortened_and_draws_what_it_says(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    drawn: list[str] = []

    def picture(html: str) -> bytes:
        drawn.append(html)
        return PNG

    notebook = read(file)
    names = {name for cell in notebook["cells"] for name in cell["metadata"].get("shortened", {})}
    assert names
    found = list(outputs(notebook, picture, shortened=True))
    assert drawn
    assert all("<svg" in html for html in drawn)
    for cell, given in found:
        assert kinds(given) == kinds(cell["outputs"]), "".join(cell["source"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_opens_with_the_table_drawn(file: Path) -> None:
    notebook = read(file)
    assert (notebook["nbformat"], len({cell["id"] for cell in notebook["cells"]})) == (
        4,
        len(notebook["cells"]),
    )
    first = next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    (table,) = first["outputs"]
    assert base64.b64decode(table["data"]["image/png"]).startswith(PNG)
    assert len(table["data"]["image/png"]) > 50_000


def kinds(given: list[Any]) -> list[tuple[str, list[str]]]:
    """What is shown, not what it looks like."""
    return [(output["output_type"], sorted(output.get("data", {}))) for output in given]

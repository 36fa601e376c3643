"""Nothing imports tools/, and mypy does not read it: that what each of them imports is there is seen here."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
SCRIPTS = sorted(
    path.name
    for path in TOOLS.iterdir()
    if path.is_file() and b"python" in path.read_bytes().partition(b"\n")[0]
)
OURS = ("kesselhaus", "tests")


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_a_tool_imports_of_ours_is_there(name: str) -> None:
    froms = [
        node for node in ast.walk(ast.parse((TOOLS / name).read_text())) if isinstance(node, ast.ImportFrom)
    ]
    missing = [
        f"{node.module}.{wanted.name}"
        for node in froms
        if node.module is not None and node.module.partition(".")[0] in OURS
        for wanted in node.names
        if not _has(node.module, wanted.name)
    ]
    assert missing == []


def _has(module: str, name: str) -> bool:
    if hasattr(import_module(module), name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return False
    return True

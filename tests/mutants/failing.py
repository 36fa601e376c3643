"""Which tests are red: a pytest plugin that writes down their names, one a line."""

import os
from pathlib import Path

import pytest

RED = "KESSELHAUS_RED"
"""The environment names the file to write."""

_red: dict[str, None] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _red[report.nodeid] = None


def pytest_sessionfinish() -> None:
    Path(os.environ[RED]).write_text("\n".join(_red), "utf-8")

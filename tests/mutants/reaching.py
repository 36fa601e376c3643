"""Which tests reach which functions: a pytest plugin that watches one run.

A function is known by its file and the line where it begins. Processes that a test starts are not watched.
"""

import json
import os
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path.cwd()
TOLD = "KESSELHAUS_REACHED"
"""The environment names the file to write."""

Reached = dict[str, tuple[float, list[str]]]
"""By test: its seconds, and the functions as `file:line`."""

_seen: dict[int, CodeType] = {}
_found: Reached = {}
_read: dict[str, set[str]] = {}
"""What a file of tests reaches while it is read: what it makes for all its tests, and imports first."""


_red: set[str] = set()


def _called(frame: FrameType, event: str, argument: Any) -> None:
    # Codes are equal by value, which takes long to find out; these live as long as their modules.
    code = frame.f_code
    _seen[id(code)] = code


def pytest_sessionstart() -> None:
    threading.settrace(_called)


@contextmanager
def _watched() -> Iterator[set[str]]:
    """Fills the set with the functions that are called meanwhile. The profiler is several times as quick as a
    function of ours that is told of every call; but it watches one thread.
    """
    functions: set[str] = set()
    _seen.clear()
    profile = Profile(subcalls=False, builtins=False)
    profile.enable()
    yield functions
    profile.disable()
    inside = f"{ROOT}/kesselhaus/"
    codes = [entry.code for entry in profile.getstats()]
    functions |= {
        f"{code.co_filename[len(str(ROOT)) + 1 :]}:{code.co_firstlineno}"
        for code in (*codes, *list(_seen.values()))
        if isinstance(code, CodeType) and code.co_filename.startswith(inside) and code.co_name != "<module>"
    }


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, object, object]:
    if not isinstance(collector, pytest.Module):
        return (yield)
    with _watched() as functions:
        outcome = yield
    _read[collector.nodeid] = functions
    return outcome


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    began = perf_counter()
    with _watched() as functions:
        outcome = yield
    file = item.nodeid.partition("::")[0]
    _found[item.nodeid] = (round(perf_counter() - began, 3), sorted(functions | _read[file]))
    return outcome


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _red.add(report.nodeid)


def pytest_sessionfinish() -> None:
    told = {test: saw for test, saw in _found.items() if test not in _red}
    Path(os.environ[TOLD]).write_text(json.dumps([told, sorted(_red)]), "utf-8")

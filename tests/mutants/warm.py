"""A warm run of tests: a pytest plugin that has read the tests once, and tries one change after another.

Every change has a process of its own, a copy of this one in which the functions that the change is about
have their new code. A change that is not within functions, or within one that was called while the tests were
read, is refused: then only a fresh process tells the truth.
"""

import gc
import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from cProfile import Profile
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutants.asking import ASKED, COLD, KILLED, LATE, SURVIVED, TOLD

ROOT = Path.cwd()
Place = tuple[str, int, str]

_reading = Profile(subcalls=False, builtins=False)
_reading.enable()


class Functions:
    """All functions of the house that are there when the tests have been read, by where they stand."""

    def __init__(self) -> None:
        self.at: dict[Place, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(
                f"{ROOT}/kesselhaus/"
            ):
                self.at.setdefault(_place(thing.__code__), []).append(thing)
        self.called = {
            _place(entry.code) for entry in _reading.getstats() if isinstance(entry.code, CodeType)
        }

    def can_take(self, changed: list[tuple[CodeType, CodeType]]) -> bool:
        """Whether a change can be carried out here and would have made no difference until now."""
        return bool(changed) and all(
            (old.co_freevars, old.co_flags) == (new.co_freevars, new.co_flags)
            and self.at.get(_place(old))
            and not self._were_called(old)
            for old, new in changed
        )

    def _were_called(self, code: CodeType) -> bool:
        return _place(code) in self.called or any(map(self._were_called, _within(code)))

    def take(self, changed: list[tuple[CodeType, CodeType]]) -> None:
        for old, new in changed:
            for function in self.at[_place(old)]:
                function.__code__ = new


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def _within(code: CodeType) -> Iterator[CodeType]:
    return (constant for constant in code.co_consts if isinstance(constant, CodeType))


def changed_codes(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    """The outermost functions that differ; None if what stands outside of functions does."""
    if _is_function(old):
        return [] if old == new else [(old, new)]
    inside, inside_new = list(_within(old)), list(_within(new))
    if _own(old) != _own(new) or len(inside) != len(inside_new):
        return None
    found: list[tuple[CodeType, CodeType]] = []
    for one, other in zip(inside, inside_new, strict=True):
        changed = changed_codes(one, other)
        if changed is None:
            return None
        found += changed
    return found


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & CO_OPTIMIZED)


CO_OPTIMIZED = 1
"""What the code of functions has, and that of modules and classes has not."""


def _own(code: CodeType) -> tuple[Any, ...]:
    """What a module or a class does itself."""
    constants = tuple(
        (type(constant), constant) for constant in code.co_consts if not isinstance(constant, CodeType)
    )
    return code.co_name, code.co_code, code.co_names, code.co_varnames, constants


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    _reading.disable()
    items = {item.nodeid: item for item in session.items}
    functions = Functions()
    gc.freeze()
    with os.fdopen(int(os.environ[ASKED])) as asked, os.fdopen(int(os.environ[TOLD]), "w") as told:
        for line in asked:
            told.write(f"{json.dumps(_tried(session, items, functions, json.loads(line)))}\n")
            told.flush()
    return True


def _tried(
    session: pytest.Session, items: dict[str, pytest.Item], functions: Functions, question: Any
) -> tuple[str, str]:
    """What came out, and the test that was red."""
    path, text, tests, seconds = question
    changed: list[tuple[CodeType, CodeType]] = []
    if path:
        file = str(ROOT / path)
        before, after = (compile(source, file, "exec") for source in (Path(file).read_bytes(), text))
        changed = changed_codes(before, after) or []
        if not functions.can_take(changed):
            return COLD, ""
    if not items.keys() >= set(tests):
        return COLD, ""
    heard, said = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        functions.take(changed)
        os.write(said, _red(session, [items[test] for test in tests]).encode())
        os._exit(0)
    os.close(said)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    with os.fdopen(heard) as pipe:
        red = pipe.read()
    if status == -signal.SIGALRM:
        return LATE, ""
    return (KILLED, red) if status or red else (SURVIVED, "")


def _red(session: pytest.Session, items: list[pytest.Item]) -> str:
    """The first test that is red, as `pytest -x` would find it."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            session._setupstate.teardown_exact(None)
            return item.nodeid
    return ""

"""Asks a process that has read the tests once (`warm.py`): most changes need no process of their own."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

ASKED, TOLD = "KESSELHAUS_WARM_ASKED", "KESSELHAUS_WARM_TOLD"
"""The environment says by which descriptors questions come and answers go."""
KILLED, SURVIVED, LATE, COLD = "killed", "survived", "late", "cold"
"""What the warm process says; cold is what it cannot tell."""
Outcome = Literal["killed", "killed by time", "survived", "open"]
"""Open is what the first tests have not noticed and the others have not been asked about."""
MEANT: dict[str, Outcome] = {KILLED: "killed", LATE: "killed by time", SURVIVED: "survived"}
ALONE, LIGHT = "PYTEST_DISABLE_PLUGIN_AUTOLOAD", ("-p", "no:cacheprovider", "-p", "anyio.pytest_plugin")
"""Without plugins that no test needs: to load them takes longer than most of the tests."""
READING = ("-m", "pytest", "-q", *LIGHT, "-p", "tests.mutants.warm")
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
ANY_TIME = 600
"""Seconds for a test without any change."""


class Warm:
    """One process for many changes; where it cannot tell, nothing is answered."""

    def __init__(self, tree: Path, files: list[str], chosen: list[str]) -> None:
        asked, self._to = os.pipe()
        self._from, told = os.pipe()
        self._fit: dict[str, bool] = {}
        self._running = subprocess.Popen(
            [sys.executable, *READING, f"--rootdir={tree}", *files, *chosen],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), ALONE: "1", NO_BYTECODE: "1"}
            | {ASKED: str(asked), TOLD: str(told)},
            pass_fds=(asked, told),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(asked)
        os.close(told)
        self._say, self._hear = os.fdopen(self._to, "w"), os.fdopen(self._from)

    def ask(self, path: str, text: str, tests: list[str], seconds: float) -> Outcome | None:
        """A test that is red here without any change, too, tells nothing."""
        outcome, red = self._told(path, text, tests, seconds)
        if red and red not in self._fit:
            self._fit[red] = self._told("", "", [red], ANY_TIME)[0] == SURVIVED
        return MEANT.get(outcome) if self._fit.get(red, True) else None

    def _told(self, path: str, text: str, tests: list[str], seconds: float) -> tuple[str, str]:
        with suppress(BrokenPipeError):
            self._say.write(f"{json.dumps([path, text, tests, seconds])}\n")
            self._say.flush()
        answer = self._hear.readline()
        if not answer:
            return COLD, ""
        outcome, red = json.loads(answer)
        return outcome, red

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self._say.close()
        self._running.wait()
        self._hear.close()

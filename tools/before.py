"""Players with the advice of an earlier revision, to show that a change of advice does not lose:

    BEFORE=main kesselhaus compare nucleum greedy tools/before.py:Greedy --seats 2 --games 100

`Search` is the search that remembers nothing, with that advice: what `search` was before it remembered.
"""

import importlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from types import ModuleType
from typing import Any
from unittest.mock import patch

from kesselhaus import games
from kesselhaus.bots import GreedyBot, SearchBot, Settings
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View

REVISION = os.environ.get("BEFORE", "main")
BUDGET = int(os.environ.get("BEFORE_CPU", "100"))
"""Milliseconds of the processor for an answer of the search."""
ROOT = Path(__file__).parents[1]


@cache
def advice(key: str) -> ModuleType:
    """The advice as it was, under a name of its own beside that of today."""
    folder, package = f"kesselhaus/games/{key}/advice", f"kesselhaus.games.{key}.advice"
    where = Path(mkdtemp(prefix="before-")) / f"{key}_before"
    where.mkdir()
    listed = _git("ls-tree", "--name-only", REVISION, f"{folder}/").split()
    for path in (path for path in listed if path.endswith(".py")):
        text = _git("show", f"{REVISION}:{path}").replace(package, where.name)
        (where / Path(path).name).write_text(text, "utf-8")
    sys.path.insert(0, str(where.parent))
    return importlib.import_module(where.name)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


class Greedy(GreedyBot):
    def __init__(self, chance: Random) -> None:
        super().__init__(chance)

    def choose(self, view: View[Any]) -> Option:
        self._value = advice(view.game).value
        return super().choose(view)


class Search(SearchBot):
    def __init__(self, chance: Random) -> None:
        super().__init__(
            chance, Settings(milliseconds=BUDGET, processor=True, remembers=False, learned=False)
        )

    def choose(self, view: View[Any]) -> Option:
        with patch.object(games, "advice", advice):
            return super().choose(view)

"""Who can sit down in the lab: the bots of the house, and bots of one's own.

`mybot.py:Bot` is a class in a file, `package.module:Bot` one in an installed package, and a package may give
it a name by an entry point of the group `kesselhaus.bots`. `search:100cpu@FILE` judges by the weights in a
file. Only the lab reads such names: they run code or open files.
"""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Any, cast

from msgspec import structs

from kesselhaus.bots import BOTS, Bot, SearchBot, network
from kesselhaus.bots.registry import Maker, searching
from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View

GROUP = "kesselhaus.bots"


class NoSuchBot(ValueError):
    """One sentence that says what there is no bot of that name for."""


class BotFailed(RuntimeError):
    """One sentence that says in which match a bot gave no answer, and why."""


@cache
def maker(name: str) -> Maker:
    """How a bot of that name is made. Raises NoSuchBot."""
    if name in BOTS:
        return BOTS[name]
    for entry in entry_points(group=GROUP, name=name):
        return _made_by(_loaded(entry), name)
    if (trial := _on_trial(name)) is not None:
        return trial
    where, _, kind = name.rpartition(":")
    if not where or not kind or where == "search":
        raise NoSuchBot(
            f"There is no bot {name!r}. Possible: {', '.join(known())}, search:200ms, search:400it, "
            "or one of your own: file.py:Class, module:Class."
        )
    module = _of_file(where) if where.endswith(".py") else _of_module(where)
    found = getattr(module, kind, None)
    if found is None:
        raise NoSuchBot(f"{where} has no {kind!r}.")
    return _made_by(found, name)


def _on_trial(name: str) -> Maker | None:
    """A search with weights from a file: `search:100cpu@value-2.npz`."""
    how, at, file = name.partition("@")
    settings = searching(how) if at else None
    if settings is None:
        return None
    try:
        network.candidate(file)
    except ImportError as missing:
        raise NoSuchBot("A learned value needs numpy: pip install 'kesselhaus[data]'.") from missing
    except (OSError, ValueError) as error:
        raise NoSuchBot(f"{file} holds no learned value ({_why(error)}).") from error
    weighed = structs.replace(settings, learned=file)
    return lambda chance: SearchBot(chance, weighed)


def known() -> tuple[str, ...]:
    """The names of the house and those that installed packages bring."""
    return (*BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)}))


def seated(name: str, chance: Random) -> Bot:
    """A bot that has sat down. What it leaves to chance comes from the given generator."""
    make = maker(name)
    try:
        bot = make(chance)
    except Exception as error:
        raise NoSuchBot(f"{name} cannot sit down ({_why(error)}).") from error
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(f"What {name} makes is no bot: it has no method choose(view).")
    return bot


def thought(bot: Bot, name: str, number: int, view: View[Any]) -> Option:
    """What a bot answers in the match with this number. Raises BotFailed."""
    try:
        return bot.choose(view)
    except Exception as error:
        raise failed(name, number, view.version, f"{_why(error)} ({_where(error)})") from error


def failed(name: str, number: int, version: int, why: str) -> BotFailed:
    return BotFailed(f"{name} failed in match {number} after {version} answers: {why}.")


def _made_by(found: object, name: str) -> Maker:
    if not callable(found):
        raise NoSuchBot(f"{name} is no bot: a class or function that takes a random.Random is.")
    return cast(Callable[[Random], Bot], found)


def _loaded(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise NoSuchBot(f"{entry.value} cannot be imported ({_why(error)}).") from error


def _of_module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise NoSuchBot(f"{name} cannot be imported ({_why(error)}).") from error


def _of_file(name: str) -> ModuleType:
    """The file as a module; a folder beside others may have files of the same name."""
    path = Path(name).resolve()
    called = f"kesselhaus_bots_{abs(hash(str(path)))}"
    spec = importlib.util.spec_from_file_location(called, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoSuchBot(f"There is no file {name}.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[called] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoSuchBot(f"{name} cannot be run ({_why(error)}).") from error
    return module


def _why(error: Exception) -> str:
    """In one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".:")


def _where(error: Exception) -> str:
    """The line of code that raised it."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"

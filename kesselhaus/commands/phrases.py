"""`kesselhaus phrases`: the files of a further language, with the English texts to start from."""

import json
import pkgutil
import re
import tomllib
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import kesselhaus
from kesselhaus import games
from kesselhaus.commands.shared import Sorry
from kesselhaus.languages import SUBJECTS

HELP = "write what a further language has to say, in English to start from; what is there stays"
ROOMS = ("art", "engine", "parts", "web", "workers")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("language", metavar="LANGUAGE", help="its code, as in fr")
    parser.add_argument(
        "--out", metavar="FOLDER", default="languages", help="where its folder lies or shall lie"
    )


def run(arguments: Namespace) -> int:
    if not re.fullmatch("[a-z]{2,3}", arguments.language) or arguments.language in ("en", "de"):
        raise Sorry(
            f"{arguments.language!r} is no further language: a code has two or three small letters, and"
            " English and German stand in the code."
        )
    added = write(Path(arguments.out) / arguments.language)
    print(f"{added} phrases are new in {Path(arguments.out) / arguments.language}.")
    return 0


def write(folder: Path, spoken: Callable[[str], str] = str) -> int:
    """What is not there yet of every phrase of the house and its games. Tells how many that are."""
    folder.mkdir(parents=True, exist_ok=True)
    rooms: dict[str, dict[str, Mapping[str, Any]]] = defaultdict(dict)
    load()
    for subject, phrases in SUBJECTS.items():
        room, _, part = subject.partition(".")
        rooms[room][part] = phrases.of("en")
    return sum(_complete(folder / f"{room}.toml", tables, spoken) for room, tables in rooms.items())


def load() -> None:
    """All subjects that there are: whatever says something names its subject when it is loaded."""
    house = Path(kesselhaus.__path__[0])
    for room in ROOMS:
        _load_all([str(house / room)], f"kesselhaus.{room}")
    for key in games.shelf():
        package = import_module(games.packages()[key])
        _load_all(package.__path__, package.__name__)


def _load_all(path: Iterable[str], package: str) -> None:
    for module in pkgutil.walk_packages(path, f"{package}."):
        import_module(module.name)


def _complete(path: Path, tables: Mapping[str, Mapping[str, Any]], spoken: Callable[[str], str]) -> int:
    """New phrases come first in their table, so that they are seen."""
    text = path.read_text("utf-8") if path.is_file() else ""
    try:
        there, added = tomllib.loads(text), 0
    except ValueError as error:
        raise Sorry(f"{path} is no TOML file: {error}.") from error
    for part, phrases in tables.items():
        new = {key: phrase for key, phrase in phrases.items() if key not in there.get(part, {})}
        lines = "".join(f"{_line(key, phrase, spoken)}\n" for key, phrase in new.items())
        if part in there:
            head, heading, rest = re.split(rf"(?m)^(\[{part}\].*\n)", text, maxsplit=1)
            text = f"{head}{heading}{lines}{rest}"
        else:
            text = f"{text}\n[{part}]\n{lines}".lstrip()
        added += len(new)
    path.write_text(text, "utf-8")
    return added


def _line(key: str, phrase: str | tuple[str, ...], spoken: Callable[[str], str]) -> str:
    told = spoken(phrase) if isinstance(phrase, str) else [*map(spoken, phrase)]
    return f"{json.dumps(key)} = {json.dumps(told, ensure_ascii=False)}"

"""Where further languages lie: a folder for each, called by its code, with a TOML file for each room or game,
and in it a table for each subject. `fr/airship_city.toml` holds `[names]` and so on, and a rulebook is
`fr/airship_city.rulebook.md`.
"""

import os
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

FURTHER = "KESSELHAUS_LANGUAGES"
"""Names folders with languages, as PATH names folders with programs."""
WRITTEN = ("en", "de")
"""Stand in the code."""
LANGUAGES: list[str] = [*WRITTEN]
"""Every language of the house by its code. The first one is spoken where nothing else is known."""
_HOUSE = Path(__file__).parent
_CODE = re.compile(r"[a-z]{2,3}")
_found: dict[str, Path] = {}
_read: dict[Path, dict[str, Any]] = {}


class FaultyWords(ValueError):
    """Words that are not whole: one sentence that names file or subject, language and key."""


def search(folders: Iterable[str | os.PathLike[str]]) -> None:
    """Take up the languages in the folder of the house and in these. Raises FaultyWords for what is none."""
    _found.clear()
    _read.clear()
    for folder in map(Path, (_HOUSE, *folders)):
        if not folder.is_dir():
            raise FaultyWords(
                f"{folder} is no folder; {FURTHER} names folders with a folder for each language."
            )
        for inside in sorted(folder.iterdir()):
            if inside.is_dir() and _CODE.fullmatch(inside.name) and inside.name not in WRITTEN:
                _found.setdefault(inside.name, inside)
    LANGUAGES[:] = [*WRITTEN, *_found]


def table(lang: str, subject: str) -> tuple[str, dict[str, Any] | None]:
    """Where the words of a subject are in a further language, and what is there; None where nothing is."""
    room, _, part = subject.partition(".")
    path = _found[lang] / f"{room}.toml" if lang in _found else None
    if path is None or not path.is_file():
        return "", None
    if path not in _read:
        try:
            _read[path] = tomllib.loads(path.read_text("utf-8"))
        except ValueError as error:
            raise FaultyWords(f"{path} is no TOML file: {error}.") from error
    found = _read[path].get(part)
    if found is not None and not isinstance(found, dict):
        raise FaultyWords(f"{path}: {part} is no table.")
    return f"{path} [{part}]", found


def rulebook(lang: str, game: str) -> str | None:
    """The rulebook of a game in a further language."""
    path = _found[lang] / f"{game}.rulebook.md" if lang in _found else None
    return path.read_text("utf-8") if path is not None and path.is_file() else None


search(filter(None, os.environ.get(FURTHER, "").split(os.pathsep)))

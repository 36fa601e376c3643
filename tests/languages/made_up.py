"""A language that nobody speaks: English in letters of its own, so that what is still English shows."""

import re
from pathlib import Path
from string import ascii_lowercase

from kesselhaus import games
from kesselhaus.commands import phrases

CODE = "zu"
_KEPT = re.compile(r"(\{[^}]*\}|\[[^]]*\]|<[^>]*>|&\w+;)")
_LETTERS = {ord(letter): 0x430 + place for place, letter in enumerate(ascii_lowercase)}
_LETTERS |= {ord(letter.upper()): 0x410 + place for place, letter in enumerate(ascii_lowercase)}


def spoken(text: str) -> str:
    """Placeholders, tokens and markup stay."""
    return "".join(
        part if _KEPT.fullmatch(part) else part.translate(_LETTERS) for part in _KEPT.split(text) if part
    )


def write(folder: Path) -> None:
    """Every phrase that the house and its games have, and their rulebooks, as the files of a language."""
    phrases.write(folder / CODE, spoken)
    for game in games.shelf():
        book = "\n".join(map(spoken, games.rulebook(game, "en").splitlines()))
        (folder / CODE / f"{game}.rulebook.md").write_text(book, "utf-8")

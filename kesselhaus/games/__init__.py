"""The shelf: every package with a GAME in this folder, in folders that KESSELHAUS_GAMES names, and what is
installed with an entry point `kesselhaus.games`.

A game needs rules. Parts that it does not bring (see `kesselhaus.parts`) are made of its rules.
"""

import os
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, cast

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.variants import Unplayable
from kesselhaus.languages import LANGUAGES, Phrases
from kesselhaus.languages import rulebook as told_elsewhere

if TYPE_CHECKING:
    from kesselhaus.art.symbols import Symbols
    from kesselhaus.engine.habits import Habit
    from kesselhaus.engine.view import View
    from kesselhaus.parts import Advice, DrawnTable, Encoding, GameWords, Gauges, Listing, Things
    from kesselhaus.parts.encoding import Encoder
    from kesselhaus.parts.examples import Examples
    from kesselhaus.parts.lesson import Plan
    from kesselhaus.parts.summary import Summary

VISITING = "KESSELHAUS_GAMES"
"""Names folders with games, as PATH names folders with programs. What lies there runs with all rights of the
house; a game of the house keeps its place before one of the same name. `look_in` does the same.
"""
HOUSE = __path__[0]
counted = Phrases("games.counted", en={"points": "points"}, de={"points": "Punkte"})
SPOKEN = ("table", "things")
"""Parts that say something; if they are made, then with the words of the game."""


def shelf() -> dict[str, Game[Any]]:
    """The games by key, in alphabetical order."""
    return _looked_through()[0]


def unfinished() -> dict[str, str]:
    """Folders that are left off the shelf because they have no GAME or cannot be loaded, and why."""
    return _looked_through()[1]


def look_in(*folders: str | os.PathLike[str]) -> None:
    """Besides those of the house, have the games in other folders on the shelf: in these and no more."""
    __path__[:] = [HOUSE, *map(os.path.abspath, folders)]
    packages.cache_clear()
    _looked_through.cache_clear()


@cache
def _looked_through() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    there, left_off = dict[str, Game[Any]](), dict[str, str]()
    for key, package in sorted(packages().items()):
        try:
            there[key] = import_module(package).GAME
        except Exception as error:  # whatever goes wrong in one folder is no matter of the others
            left_off[key] = f"{type(error).__name__}: {error}"
    return there, left_off


@cache
def packages() -> dict[str, str]:
    """The package of each game, by its key."""
    installed = {entry.name: entry.module for entry in entry_points(group=__name__)}
    in_folders = {found.name: f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg}
    return installed | in_folders


def game(key: str) -> Game[Any]:
    """The game of that key. Raises ValueError with a sentence that lists what is there."""
    try:
        return shelf()[key]
    except KeyError:
        if key in unfinished():
            raise ValueError(f"The game {key!r} cannot be loaded: {unfinished()[key]}") from None
        raise Unplayable("game", key=key, possible=", ".join(shelf())) from None


# ------------------------------------------------------------------ the parts of a game


def advice(key: str) -> "Advice":
    """What bots ask a game."""
    return cast("Advice", _part(key, "advice"))


def catalogue(key: str) -> "Listing":
    """All options of a game, listed."""
    return cast("Listing", _part(key, "catalogue"))


def encoding(key: str) -> "Encoding":
    """The table of a game as numbers."""
    return cast("Encoding", _part(key, "encoding"))


@lru_cache(maxsize=32)
def encoder(key: str, seats: int, box: Box) -> "Encoder":
    """Writes tables with so many seats and these components."""
    from kesselhaus.parts.encoding import Encoder
    from kesselhaus.parts.under_way import UnderWay

    part = encoding(key)
    players = part.players(seats)
    under_way = UnderWay(game(key), players, part.RULES, (*part.words(box, seats),), part.TOLD)
    return Encoder((*part.blocks(box, seats), *under_way.blocks()), seats, players)


@cache
def examples(key: str) -> "Examples[Any] | None":
    """The worked examples of a game's spec as positions and deeds, if it brings them."""
    if not brings(key, "examples"):
        return None
    return cast("Examples[Any]", import_module(f"{packages()[key]}.examples").EXAMPLES)


def gauges(key: str) -> "Gauges":
    """Numbers of a game that are worth following."""
    return cast("Gauges", _part(key, "gauges"))


def habits(key: str) -> "tuple[Habit, ...]":
    """Ways of playing that are worth counting; none where a game does not name any."""
    if not brings(key, "habits"):
        return ()
    return cast("tuple[Habit, ...]", import_module(f"{packages()[key]}.habits").HABITS)


@cache
def lesson(key: str) -> "Plan | None":
    """The guided first match of a game, if it has one."""
    from kesselhaus.parts.lesson import Plan

    if not brings(key, "lesson"):
        return None
    folder = f"{packages()[key]}.lesson"
    return Plan(game(key), import_module(folder).LESSON, folder)


def reason(key: str, feature: str, lang: str) -> str:
    """What a feature of the advice is about, for people; of an empty one, what is counted in."""
    if brings(key, "reasons"):
        words: Phrases[str] = import_module(f"{packages()[key]}.reasons").REASONS
        return words(feature, lang)
    return feature.replace("_", " ") or counted("points", lang)


def features(key: str) -> tuple[str, ...]:
    """The names of all features that the advice of a game may have."""
    if brings(key, "reasons"):
        words: Phrases[str] = import_module(f"{packages()[key]}.reasons").REASONS
        return tuple(sorted(name for name in words.of("en") if name))
    return ("points",)


def summary(key: str, view: "View[Any]", lang: str) -> "Summary | None":
    """The whole game on one page, if it is told so. Its figures are those of the box that the view shows."""
    if not brings(key, "summary"):
        return None
    return cast("Summary", import_module(f"{packages()[key]}.summary").summary(view, lang))


def table(key: str) -> "DrawnTable":
    """How a game's table looks."""
    return cast("DrawnTable", _part(key, "table"))


def things(key: str) -> "Things":
    """What a game explains."""
    return cast("Things", _part(key, "things"))


def words(key: str) -> "GameWords":
    """A game's sentences."""
    return cast("GameWords", _part(key, "words"))


def brings(key: str, part: str) -> bool:
    """Whether a game has that part of its own."""
    return find_spec(f"{packages()[key]}.{part}") is not None


@cache
def _part(key: str, part: str) -> Any:
    """A module of a game, only loaded where it is needed. What it lacks is made of the rules; functions that
    are made use those that the game has.
    """
    made = import_module(f"kesselhaus.parts.plain.{part}").Plain
    plain = made(game(key), words(key)) if part in SPOKEN else made(game(key))
    if not brings(key, part):
        return plain
    own = import_module(f"{packages()[key]}.{part}")
    expected = [name for name in dir(plain) if not name.startswith("_")]
    if all(hasattr(own, name) for name in expected):
        return own
    # What it brings besides is its own too: regions that are drawn one by one.
    for name in dict.fromkeys([*expected, *getattr(own, "__all__", ())]):
        if hasattr(own, name):
            setattr(plain, name, getattr(own, name))
    return plain


# ------------------------------------------------------------------ the files of a game


@cache
def cover(key: str) -> "Symbols":
    """The picture on the box, `cover-<key>`, and what it is drawn with."""
    from kesselhaus.art import STOCK
    from kesselhaus.art.symbols import load
    from kesselhaus.parts.plain.cover import cover

    if not brings(key, "drawings"):
        return {**STOCK, f"cover-{key}": cover(game(key))}
    drawings = import_module(f"{packages()[key]}.drawings")
    own = load(drawings.__name__, "cover.svg") if _file(key, "drawings/cover.svg") else {}
    return {f"cover-{key}": cover(game(key)), **drawings.SYMBOLS, **own}


@cache
def rulebook(key: str, lang: str) -> str:
    """The rules in Markdown (see `engine.rulebook`), with an anchor for each. In English where a language has
    none.
    """
    from kesselhaus.parts.plain.rulebook import rulebook

    told = told_elsewhere(lang, key)
    if told is not None:
        return told
    own = _file(key, f"rulebook.{lang}.md") or _file(key, f"rulebook.{LANGUAGES[0]}.md")
    return own.decode() if own is not None else rulebook(game(key), lang)


def shipped_file(key: str) -> bytes:
    """The shipped components, with the source of every figure; empty where a game has none."""
    return _file(key, "components.toml") or b""


def _file(key: str, path: str) -> bytes | None:
    file = files(packages()[key]).joinpath(path)
    return file.read_bytes() if file.is_file() else None


look_in(*filter(None, os.environ.get(VISITING, "").split(os.pathsep)))

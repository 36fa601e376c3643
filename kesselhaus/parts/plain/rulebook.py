"""The rulebook of a game that has none: what its rules say of themselves.

A docstring that begins with a number (`OP-2: …`) is the text of that rule.
"""

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from kesselhaus.art.html import escape
from kesselhaus.engine.game import Game
from kesselhaus.engine.tasks import RULES
from kesselhaus.parts.plain.spelling import capital, first_paragraph

_CITED = re.compile(r"([A-Z]+-\w+(?:, [A-Z]+-\w+)*): ")


def rulebook(game: Game[Any], lang: str) -> str:
    """In the language of the docstrings, whichever is wanted."""
    rules = import_module(game.setup.__module__)
    told: dict[str, str] = {}
    for thing in _speakers(game, vars(rules).values()):
        for rule in _cited(thing):
            told.setdefault(rule, capital(first_paragraph(thing)))
    lines = [f'- <a id="{escape(rule)}"></a>{_safe(told[rule])}' for rule in sorted(told, key=_in_order)]
    return "\n".join([f"# {game.title}", "", _safe(first_paragraph(rules)), "", *lines, ""])


def _speakers(game: Game[Any], things: Iterable[object]) -> Iterator[object]:
    yield from (RULES[kind] for kind in game.tasks if kind in RULES)
    yield from (*game.tasks, *game.options, *game.events, *things)


def _cited(thing: object) -> list[str]:
    found = _CITED.match((getattr(thing, "__doc__", None) or "").strip())
    return found[1].split(", ") if found else []


def _in_order(rule: str) -> list[tuple[int, str]]:
    """OP-9 stands before OP-10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", rule)]


def _safe(text: str) -> str:
    """Docstrings are no Markdown."""
    return re.sub(r"([\\`*_<>&#|])", r"\\\1", text)

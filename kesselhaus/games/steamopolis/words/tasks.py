"""What a task on the agenda is, in words: the symbol it carries out and the component it comes from."""

from kesselhaus.games.steamopolis.box import Atom
from kesselhaus.games.steamopolis.state import Task
from kesselhaus.games.steamopolis.words.effects import ENGLISH
from kesselhaus.games.steamopolis.words.names import name


def symbol_of(task: Task) -> Atom | None:
    """The symbol of 2.2 that a task carries out, or nothing if it is a step of the rules."""
    return Atom(task.what, task.left or 1) if task.what in ENGLISH else None


def source_of(task: Task, lang: str) -> str:
    """The component whose effect it is, by name."""
    return name(task.source, lang) if task.source else ""

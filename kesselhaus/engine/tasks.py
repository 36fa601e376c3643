"""What is still to be done: tasks, and the rules that do them.

The table is what lies on it, the agenda is what is still to be done. A rule does the next task: it asks,
changes the table, and returns what is to be done then.
"""

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from kesselhaus.engine.questions import Asking


class Task(Struct, frozen=True, tag=True, gc=False):
    """Something that is still to be done. A game has one kind for each thing that can be under way, with
    fields of its own; all of them stand in its `tasks.py`. They are named by gerunds or nouns, for options
    are imperatives and events participles.
    """

    part: ClassVar[bool] = False
    """Whether a person would call its answer and the one before it a single decision."""


Then: TypeAlias = Task | tuple[Task, ...]
"""What is to be done then: one task, several in the order in which they are done, or () for nothing more."""
Play: TypeAlias = Asking[Then]
"""A rule that asks. Where only some tasks can follow it says which: `Asking[InTransit | Arrived]`."""

S = TypeVar("S")
T = TypeVar("T", bound=Task)
Comes = TypeVar("Comes", bound=Then | Play)
Rule: TypeAlias = Callable[[S, T], Comes]

RULES: dict[type[Task], Rule[Any, Any, Any]] = {}
"""The rule of each kind of task, of all games."""


def does(kind: type[T]) -> Callable[[Rule[S, T, Comes]], Rule[S, T, Comes]]:
    """The rule that follows does the tasks of a kind."""

    def link(rule: Rule[S, T, Comes]) -> Rule[S, T, Comes]:
        if kind in RULES:
            raise TypeError(f"{kind.__name__} is already done by {RULES[kind].__name__}")
        RULES[kind] = rule
        return rule

    return link

"""What a task on the agenda is, in words: the symbol it carries out and the component it comes from."""

from kesselhaus.engine.tasks import Task
from kesselhaus.games.steamopolis.box import ALL, Atom
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks.effects import PlacingParasites, Symbol, UsingParasites
from kesselhaus.games.steamopolis.tasks.turn import Aiming, MachineRun
from kesselhaus.games.steamopolis.words.names import name

MOST_PARASITES = 3
"""Whoever may place or use more than there are may do it with any number."""


def symbol_of(task: Task | None) -> Atom | None:
    """The symbol of 2.2 that a task carries out, or nothing if it is a step of the rules."""
    if not isinstance(task, Symbol):
        return None
    any_number = isinstance(task, PlacingParasites | UsingParasites) and task.n > MOST_PARASITES
    return Atom(task.symbol, ALL if any_number else task.n)


def value_of_stone(table: Table) -> int:
    """What the stone that is to be placed is worth, on the gauge or in the machine room."""
    match table.doing:
        case Aiming(position=position):
            return table.box.value[position]
        case MachineRun(slot=slot):
            return slot
    return 0


def source_name(id: str, lang: str) -> str:
    """The component from which something comes: a machine, a district, a character, a bonus marker."""
    if id in ("crystal", "gear"):
        return name("bonus_marker", lang)
    if id.startswith("marker "):
        return f"{name('bonus_marker', lang)} {id.removeprefix('marker ')}"
    return name(id, lang)

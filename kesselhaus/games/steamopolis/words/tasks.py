"""What a task on the agenda is, in words: the symbol it carries out and the component it comes from."""

from kesselhaus.games.steamopolis.box import ALL, Atom
from kesselhaus.games.steamopolis.state import Task
from kesselhaus.games.steamopolis.words.names import name

SYMBOLS = frozenset(
    (
        *("res", "res_any", "press", "press_one", "stone", "cap", "sponsor", "gala", "base", "flip_sponsor"),
        *("arrow", "set8", "copy_district", "buy_any", "par_place", "par_act", "par_place_act", "shake_all"),
        "peek",
    )
)
"""The symbols of 2.2 that ask something; they are on the agenda by their own names."""


MOST_PARASITES = 3
"""Whoever may place or use more than there are may do it with any number."""


def symbol_of(task: Task) -> Atom | None:
    """The symbol of 2.2 that a task carries out, or nothing if it is a step of the rules."""
    if task.what not in SYMBOLS:
        return None
    any_number = task.what in ("par_place", "par_act") and task.left > MOST_PARASITES
    return Atom(task.what, ALL if any_number else task.left or 1)


def source_name(id: str, lang: str) -> str:
    """The component from which something comes: a machine, a district, a character, a bonus marker."""
    if id in ("crystal", "gear"):
        return name("bonus_marker", lang)
    if id.startswith("marker "):
        return f"{name('bonus_marker', lang)} {id.removeprefix('marker ')}"
    return name(id, lang)

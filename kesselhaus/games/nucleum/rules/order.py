"""What comes first where something may have to be asked in between."""

from kesselhaus.engine.tasks import RULES, Task
from kesselhaus.games.nucleum.state import Table


def after(table: Table, first: tuple[Task, ...], task: Task) -> tuple[Task, ...]:
    """A task that asks nobody comes after others; where there are none it is done at once."""
    if first:
        return (*first, task)
    following: tuple[Task, ...] = RULES[type(task)](table, task)
    return following

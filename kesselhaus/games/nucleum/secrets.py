"""What a seat may know (section 7): everything. Stacks have no order, and what was left out in setup is never
decided, so nothing is there that could be kept from anybody.
"""

from random import Random

from kesselhaus.games.nucleum.state import Table


def conceal(table: Table, seat: int | None) -> Table:
    """All seats see the same."""
    return table.copy()


def imagine(table: Table, seat: int | None, chance: Random) -> Table:
    """Nothing is hidden, so there is nothing to make up."""
    return table.copy()

"""What a seat may know (section 7): everything. The deck has no order that could be kept from anybody."""

from random import Random

from kesselhaus.games.airship_city.state import Table


def conceal(table: Table, seat: int | None) -> Table:
    """AC-19, AC-103: all holdings and contracts are open."""
    return table.copy()


def imagine(table: Table, seat: int | None, chance: Random) -> Table:
    """Nothing is hidden, so there is nothing to make up."""
    return table.copy()

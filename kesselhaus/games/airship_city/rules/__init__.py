"""The turn of Airship City, as the rulebook tells it."""

from kesselhaus.engine.questions import Play
from kesselhaus.games.airship_city.rules.preparation import lay_out, prepare
from kesselhaus.games.airship_city.rules.rounds import end_of_round
from kesselhaus.games.airship_city.rules.turn import free_moment
from kesselhaus.games.airship_city.state import OVER, ROUND_END, SETUP, Table

__all__ = ["is_over", "lay_out", "step"]


def step(table: Table) -> Play:
    """The smallest part of the game after which the table is whole."""
    if table.moment == SETUP:
        return prepare(table)
    if table.moment == ROUND_END:
        return end_of_round(table)
    return free_moment(table)


def is_over(table: Table) -> bool:
    return table.moment == OVER

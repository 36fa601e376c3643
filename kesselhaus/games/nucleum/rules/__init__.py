"""The turn of Nucleum, as the rulebook tells it."""

from collections.abc import Callable

from kesselhaus.engine.questions import Play
from kesselhaus.games.nucleum.rules.actions import act
from kesselhaus.games.nucleum.rules.baron import baron_turn, owner_acts
from kesselhaus.games.nucleum.rules.final import last_star
from kesselhaus.games.nucleum.rules.preparation import choose_experiment, lay_out, prepare
from kesselhaus.games.nucleum.rules.railways import (
    is_baron,
    laying,
    neighbouring,
    own_matches,
    owners,
    railway_contract,
)
from kesselhaus.games.nucleum.rules.turn import actions, turn
from kesselhaus.games.nucleum.state import (
    ACTIONS,
    BARON,
    EXPERIMENTS,
    LAST_STARS,
    LAYING,
    MATCHES,
    NEIGHBOURS,
    OVER,
    OWNERS,
    RAILWAY_CONTRACT,
    SETUP,
    TURN,
    Table,
)

__all__ = ["is_over", "lay_out", "step"]


def step(table: Table) -> Play:
    """The smallest part of the game after which the table is whole."""
    if table.task is not None:
        return act(table)
    return MOMENTS[table.moment](table)


def whose_turn(table: Table) -> Play:
    """NU-168: alone, the Baron moves after you."""
    return baron_turn(table) if table.active == BARON and table.seats == 1 else turn(table)


def other_owners(table: Table) -> Play:
    """NU-55, NU-174."""
    if table.owners and is_baron(table, table.owners[0][0]):
        return owner_acts(table)
    return owners(table)


MOMENTS: dict[str, Callable[[Table], Play]] = {
    SETUP: prepare,
    EXPERIMENTS: choose_experiment,
    TURN: whose_turn,
    ACTIONS: actions,
    LAYING: laying,
    MATCHES: own_matches,
    NEIGHBOURS: neighbouring,
    RAILWAY_CONTRACT: railway_contract,
    OWNERS: other_owners,
    LAST_STARS: last_star,
}


def is_over(table: Table) -> bool:
    return table.moment == OVER

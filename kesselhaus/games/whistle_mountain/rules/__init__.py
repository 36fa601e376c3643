"""The turn of Whistle Mountain, as the rulebook tells it."""

from collections.abc import Callable

from kesselhaus.engine.questions import Play
from kesselhaus.games.whistle_mountain.rules.effects import carry_on
from kesselhaus.games.whistle_mountain.rules.forge import forge_action
from kesselhaus.games.whistle_mountain.rules.placing import go_on
from kesselhaus.games.whistle_mountain.rules.setup import draft, first_tile, lay_out, prepare, supply
from kesselhaus.games.whistle_mountain.rules.turn import after_collecting, main_action, next_activation
from kesselhaus.games.whistle_mountain.state import (
    COLLECT,
    DONE,
    DRAFT,
    FIRST_TILE,
    FORGE,
    MAIN,
    OVER,
    SETUP,
    SUPPLY,
    Table,
)

__all__ = ["is_over", "lay_out", "step"]

MOMENTS: dict[str, Callable[[Table], Play]] = {
    SETUP: prepare,
    DRAFT: draft,
    SUPPLY: supply,
    FIRST_TILE: first_tile,
    MAIN: main_action,
    COLLECT: next_activation,
    FORGE: forge_action,
    DONE: after_collecting,
}


def step(table: Table) -> Play:
    """The smallest part of the game after which the table is whole."""
    if table.begun:
        return go_on(table)
    if table.agenda:
        return carry_on(table)
    return MOMENTS[table.moment](table)


def is_over(table: Table) -> bool:
    return table.moment == OVER

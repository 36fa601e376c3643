"""What the workers who have not acted yet can do next."""

from kesselhaus.games.airship_city.advice.contracts import best_on_display
from kesselhaus.games.airship_city.advice.plans import Outlook
from kesselhaus.games.airship_city.advice.survey import Survey
from kesselhaus.games.airship_city.rules.moving import ADJACENT
from kesselhaus.games.airship_city.state import Player, Table
from kesselhaus.games.airship_city.tasks import Arrival


def prospects(sight: Survey, table: Table, player: Player, plans: Outlook) -> float:
    """Each worker's best next action; no two take the same tile."""
    worth = 0.0
    seen: dict[str, float] = {}
    if isinstance(doing := table.doing, Arrival):
        worth += acting_worth(sight, table, player, plans, doing.tile)
    share, grid, own = sight.weights.prospect, table.grid, player.workers
    taken: list[str] = []
    for tile, moved in zip(own, player.moved, strict=True):
        if moved:
            continue
        best, where = 0.0, ""
        for cell in ADJACENT[grid.index(tile)]:
            to = grid[cell]
            if to in own or to in taken:
                continue
            acting = seen.get(to)
            if acting is None:
                acting = seen[to] = acting_worth(sight, table, player, plans, to)
            if acting > best:
                best, where = acting, to
        taken.append(where)
        worth += share * best
    return worth


def acting_worth(sight: Survey, table: Table, player: Player, plans: Outlook, tile: str) -> float:
    """What the action of a tile would bring now, roughly."""
    weights, shown = sight.weights, table.box.tile[tile]
    kind = shown.kind
    worth = 0.0
    if shown.piggyback:
        for good, amount in shown.collect.items():
            fitting = min(amount, player.capacity[good] - player.goods[good])
            worth += fitting * (sight.prices[good] + plans.nearer.get(good, 0.0))
    elif kind == "market":
        worth = best_on_display(sight, table, player)
    elif kind == "lighthouse":
        worth = 0.0 if all(player.moved) else weights.light
    elif kind in plans.ready:
        worth = plans.ready[kind] - 0.5 * weights.plan * max(0.0, plans.best - plans.second)
    if worth <= 0:
        return 0.0
    if tile in table.developed:
        for colour in shown.colours:
            if colour in player.upgrades:
                return worth + weights.bonus
    return worth

"""What can still be done in the running turn: open halves, an action that was begun, a tile in hand."""

from collections.abc import Iterable

from kesselhaus.games.nucleum.advice.holdings import hoped_for
from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.map import Side
from kesselhaus.games.nucleum.parts import ANY, JOKER
from kesselhaus.games.nucleum.rules.energize import Survey, most_electricity, open_buildings, survey
from kesselhaus.games.nucleum.state import LAYING, Energizing, Player, Table, Task


def prospects(table: Table, player: Player, rates: Rates) -> float:
    """The worth of all that a player may still carry out before the turn is over."""
    seat, worth = player.seat, 0.0
    if table.task is not None and table.task.seat == seat:
        worth += _task(table, player, table.task, rates) + 0.3
    if seat == table.active:
        if table.moment == LAYING:
            return worth + laying_worth(table, player, table.played, rates)
        if table.halves:
            worth += halves_worth(table, player, table.halves, rates)
        if table.neighbours:
            worth += halves_worth(table, player, table.neighbours, rates)
    elif table.owners:
        own = [(tile, half) for owner, tile, half in table.owners if owner == seat]
        worth += 0.8 * halves_worth(table, player, own, rates)
    return worth


def halves_worth(table: Table, player: Player, halves: Iterable[tuple[str, int]], rates: Rates) -> float:
    """Two halves seldom come both to their full worth: they draw on the same purse."""
    found = sorted((half_worth(table, player, tile, half, rates) for tile, half in halves), reverse=True)
    return sum(worth * share for worth, share in zip(found, (1.0, 0.8, 0.6, 0.5), strict=False))


def half_worth(table: Table, player: Player, tile: str, half: int, rates: Rates) -> float:
    box = table.box
    items = box.subsidy_reward.get((tile, half))
    if items is not None:
        return rates.worth(items)
    shown = box.half[tile, half]
    if shown.action in ("any", "directive"):
        saving = box.directive_saving if shown.action == "directive" else 0
        actions = ("energize", "urbanize", "industrialize", "contract")
        return max(_task(table, player, Task(player.seat, action, saving), rates) for action in actions)
    task = Task(
        player.seat, shown.action, shown.saving, shown.workers, shown.uranium, shown.electricity, shown.double
    )
    return _task(table, player, task, rates)


def _task(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """A main action, by what the player could spend on it."""
    action, weights, turns = task.action, rates.weights, rates.turns
    fade = min(1.0, turns / 6)
    if action == "energize":
        return best_light(table, player, task, rates)
    if action == "urbanize":
        money = player.thaler + player.workers + task.saving
        left = 12 - len(player.buildings)
        return weights.urbanize * fade * min(1.0, money / 3) if money >= 2 and left else 0.0
    if action == "industrialize":
        hands = player.workers + player.cubes + task.workers
        return weights.industrialize * fade * min(1.0, hands / 2) + 0.3 * task.uranium if hands else 0.0
    if action == "develop":
        return weights.develop * min(1.0, turns / 8) if table.market[-1] else 0.0
    if "" not in player.contracts:
        return 0.0
    return weights.contract_action * min(1.0, turns / 5) + 0.5 * task.double


# ------------------------------------------------------------------ Energize


def best_light(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """The best building that an Energize action can reach, less what it costs."""
    now = table.energizing
    if now is not None and now.task.seat == player.seat and now.plant:
        view = survey(table, player, now.task, now.plant)
        return _announced(table, player, view, now, rates) if view is not None else 0.0
    buildings = open_buildings(table, player)
    if not buildings:
        return 0.0
    best = 0.0
    for plant in table.side.plants:
        view = survey(table, player, task, plant, buildings)
        if view is not None:
            best = max(best, _at_plant(table, player, view, rates))
    return best


def _at_plant(table: Table, player: Player, view: Survey, rates: Rates) -> float:
    weights = rates.weights
    most = [most_electricity(table, player, view, number) for number in range(view.uranium + 1)]
    best = 0.0
    for site, value in view.targets:
        for uranium, electricity in enumerate(most):
            if electricity >= value:
                coal = max(0, value - view.base - 2 * uranium)
                spent = (
                    coal * coal_price(table, view)
                    + max(0, uranium - view.free)
                    - view.saving
                    - view.coal_saving
                )
                cost = weights.thaler * max(0.0, spent) + weights.uranium * uranium
                best = max(best, light_worth(table, player, site, value, rates) - cost)
    return best


def coal_price(table: Table, view: Survey) -> float:
    """What the next coal costs, roughly."""
    return 1.0 if any(price[0] for price in view.prices) else 2.0


def _announced(table: Table, player: Player, view: Survey, now: Energizing, rates: Rates) -> float:
    """An action of which plant and perhaps fuel are chosen; what was chosen is as good as paid."""
    if now.uranium < 0:
        return _at_plant(table, player, view, rates)
    weights = rates.weights
    have = view.base + 2 * now.uranium + sum(count for _, count in now.coal)
    paid = sum(count for _, count in now.coal) * coal_price(table, view) + max(0, now.uranium - view.free)
    paid = max(0.0, paid - view.saving - view.coal_saving)
    money = player.thaler + player.workers - paid
    best = -5.0
    for site, value in view.targets:
        missing = max(0, value - have)
        if not missing or (now.region and missing <= money):
            worth = light_worth(table, player, site, value, rates)
            best = max(best, worth - weights.thaler * missing * coal_price(table, view))
    return best - weights.thaler * paid - weights.uranium * now.uranium


def light_worth(table: Table, player: Player, site: str, value: int, rates: Rates) -> float:
    """What is gained by energizing a building that was only hoped for before."""
    standing, weights = table.sites[site], rates.weights
    worth = rates.worth(table.box.building_reward[standing.id]) + 0.3 * value
    if standing.owner == player.seat:
        urban = table.box.urban[standing.id]
        worth += urban.vp + 2 * urban.vp_each
        return worth * (1 - weights.lit_soon) + 1.0 + 0.25 * value
    return worth


# ------------------------------------------------------------------ a tile in hand


def laying_worth(table: Table, player: Player, tile: str, rates: Rates) -> float:
    """What a tile in hand may activate on the best free space, by its ends at cities."""
    worth = [half_worth(table, player, tile, half, rates) for half in (1, 2)]
    best = 0.0
    rails = table.rails
    for space, first, second in places(table, tile):
        if space not in rails:
            gain = first * worth[0] + second * worth[1]
            if gain > best:
                best = gain
                if first and second:
                    break
    return best + joining_worth(table, player, rates) + 0.3


def joining_worth(table: Table, player: Player, rates: Rates) -> float:
    """What completing the best link that lacks one space would do: buildings reached, uranium, cities."""
    side, rails, weights, turns = table.side, table.rails, rates.weights, rates.turns
    within, joined = reach(table), side.joined(table.completed)
    gain = weights.lit_soon * min(1.0, turns / 3) - weights.lit_later * min(1.0, turns / 8)
    dark: dict[str, float] = {}
    for building, site in player.buildings.items():
        city = side.sites[site].city
        if not table.sites[site].energized and city not in within.coal:
            dark[city] = dark.get(city, 0.0) + gain * hoped_for(table, building, site, rates)
    cubes = {
        side.sites[site].city: count
        for site, count in zip(player.mines, player.uranium, strict=True)
        if count
    }
    best = weights.railway
    for link in side.links.values():
        if link.id in table.completed or sum(space not in rails for space in link.spaces) > 1:
            continue
        worth = weights.city + weights.railway
        one, other = joined[link.a], joined[link.b]
        for near, far in ((one, link.b), (other, link.a)):
            if far in within.coal:
                worth += sum(part for city, part in dark.items() if city in near)
            if far in within.uranium:
                worth += 0.3 * sum(count for city, count in cubes.items() if city in near)
        if len(link.spaces) > 1:
            worth += table.box.opening_bonus
        best = max(best, worth)
    return best


def places(table: Table, tile: str) -> tuple[tuple[str, int, int], ...]:
    """Every space with the halves of a tile that would match cities there, the most first."""
    side = table.side
    key = (table.box.edition, side.name, tile)
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = tuple(
            sorted(_matching_places(table, side, tile), key=lambda each: -sum(each[1:]))
        )
    return found


_KNOWN: dict[tuple[str, str, str], tuple[tuple[str, int, int], ...]] = {}


def _matching_places(table: Table, side: Side, tile: str) -> Iterable[tuple[str, int, int]]:
    edges = [table.box.half[tile, half].colour for half in (1, 2)]
    for space in side.spaces.values():
        for half in (1, 2):
            ends = (space.a, space.b) if half == 1 else (space.b, space.a)
            fits = [
                int(side.colour.get(end) in (edge, ANY) or (edge == JOKER and end in side.colour))
                for end, edge in zip(ends, edges, strict=True)
            ]
            yield space.id, fits[0], fits[1]
